//! The tables: every number with its mark.

use scenarios::fields::Fields;
use scenarios::mistake::Log;
use scenarios::tree::{Node, Value};
use twenty::{
    CombatResult, HexsideEffect, HexsideTable, MoraleTable, Numbers, RallyResult, TerrainEffect, TerrainTable,
};

/// Reads the certainty of a number, so that no number is without its mark.
pub(super) fn mark(fields: &mut Fields<'_>) {
    let log = fields.log;
    fields.required("mark").and_then(|node| node.choice("mark", &[("S", ()), ("L", ()), ("G", ())], log));
}

/// A number written as `{ value = 1, mark = "G" }`, as any whole number.
fn whole(fields: &mut Fields<'_>, key: &'static str, least: i64, most: i64) -> Option<i64> {
    let log = fields.log;
    let mut entry = fields.section(key)?;
    mark(&mut entry);
    let node = entry.required("value");
    entry.finish(&[]);
    match node?.value {
        Value::Whole(number) if (least..=most).contains(&number) => Some(number),
        _ => {
            log.say(node?.at, format!("`{key}` must be a whole number from {least} to {most}"));
            None
        }
    }
}

pub(super) fn small(fields: &mut Fields<'_>, key: &'static str) -> Option<u8> {
    whole(fields, key, 0, 100).and_then(|number| u8::try_from(number).ok())
}

fn change(fields: &mut Fields<'_>, key: &'static str) -> Option<i8> {
    whole(fields, key, -20, 20).and_then(|number| i8::try_from(number).ok())
}

fn truth(fields: &mut Fields<'_>, key: &'static str) -> Option<bool> {
    let mut entry = fields.section(key)?;
    mark(&mut entry);
    if !entry.has("value") {
        entry.required("value");
        return None;
    }
    let value = entry.truth("value", false);
    entry.finish(&[]);
    Some(value)
}

pub(super) fn read(file: &mut Fields<'_>) -> Option<Numbers> {
    let log = file.log;
    let results = results(file);
    let terrain = terrain(file);
    let hexsides = hexsides(file);
    let morale = morale(file);
    let mut rules = file.section("rules")?;
    let road_bonus = small(&mut rules, "road_bonus");
    let forced_march = small(&mut rules, "forced_march");
    let countercharge = small(&mut rules, "countercharge");
    let elite_rout = small(&mut rules, "elite_rout");
    let routed_again_breaks = truth(&mut rules, "routed_again_breaks");
    let rally_elite = small(&mut rules, "rally_elite");
    let rally_paid = small(&mut rules, "rally_paid");
    let arrival_per_try = small(&mut rules, "arrival_per_try");
    let hard_marches = small(&mut rules, "hard_marches");
    let mud_turns = small(&mut rules, "mud_turns");
    let face = |node: &Node| node.number("hazard_breaks", 1..=6u8, log);
    let hazard_breaks = rules.list("hazard_breaks").iter().filter_map(face).collect();
    let kinds = [("lost", RallyResult::Lost), ("stays", RallyResult::Stays), ("returns", RallyResult::Returns)];
    let rally = six(&mut rules, "rally", |node| node.choice("rally", &kinds, log));
    let arrivals = six(&mut rules, "arrivals", |node| node.number("arrivals", 0..=20u8, log));
    rules.finish(&[]);
    Some(Numbers {
        results: results?,
        terrain: terrain?,
        hexsides: hexsides?,
        morale: morale?,
        road_bonus: road_bonus?,
        forced_march: forced_march?,
        countercharge: countercharge?,
        elite_rout: elite_rout?,
        routed_again_breaks: routed_again_breaks?,
        hazard_breaks,
        rally: rally?,
        rally_elite: rally_elite?,
        rally_paid: rally_paid?,
        arrivals: arrivals?,
        arrival_per_try: arrival_per_try?,
        hard_marches: hard_marches?,
        mud_turns: mud_turns?,
    })
}

/// A list of six, one for each face.
fn six<T>(fields: &mut Fields<'_>, key: &'static str, read: impl Fn(&Node) -> Option<T>) -> Option<[T; 6]> {
    let at = fields.required(key)?.at;
    let log = fields.log;
    let list: Vec<T> = fields.list(key).iter().filter_map(read).collect();
    let six = list.try_into().ok();
    if six.is_none() {
        log.say(at, format!("`{key}` has an entry for each of six faces"));
    }
    six
}

fn results(file: &mut Fields<'_>) -> Option<[[CombatResult; 7]; 6]> {
    let log = file.log;
    let mut section = file.section("crt")?;
    mark(&mut section);
    let mut rows = Vec::new();
    for key in ["1", "2", "3", "4", "5", "6"] {
        let cells: Vec<CombatResult> = section.list(key).iter().filter_map(|node| cell(node, log)).collect();
        match <[CombatResult; 7]>::try_from(cells) {
            Ok(row) => rows.push(row),
            Err(_) => log.say(section.at, format!("row `{key}` of the results has seven cells")),
        }
    }
    section.finish(&[]);
    rows.try_into().ok()
}

fn cell(node: &Node, log: &Log) -> Option<CombatResult> {
    let known = CombatResult::ALL.map(|(result, letters)| (letters, result));
    node.choice("crt", &known, log)
}

fn effect(section: &mut Fields<'_>, key: &'static str) -> Option<TerrainEffect> {
    let mut entry = section.section(key)?;
    mark(&mut entry);
    let (cost, defence) = (entry.number("cost", 1..=20u8), entry.number("defence", 0..=20u8));
    let retreat = entry.number("retreat", 0..=20u8);
    entry.finish(&[]);
    Some(TerrainEffect { cost: cost?, defence: defence?, retreat: retreat? })
}

fn terrain(file: &mut Fields<'_>) -> Option<TerrainTable> {
    let mut section = file.section("terrain_effects")?;
    let table = [
        effect(&mut section, "clear"),
        effect(&mut section, "town"),
        effect(&mut section, "woods"),
        effect(&mut section, "rough"),
        effect(&mut section, "garden"),
        effect(&mut section, "fort"),
        effect(&mut section, "superfort"),
    ];
    section.finish(&[]);
    let [clear, town, woods, rough, garden, fort, superfort] = table;
    Some(TerrainTable {
        clear: clear?,
        town: town?,
        woods: woods?,
        rough: rough?,
        garden: garden?,
        fort: fort?,
        superfort: superfort?,
    })
}

fn along(section: &mut Fields<'_>, key: &'static str) -> Option<HexsideEffect> {
    let mut entry = section.section(key)?;
    mark(&mut entry);
    let (cost, defence) = (entry.number("cost", 0..=20u8), entry.number("defence", 0..=20u8));
    entry.finish(&[]);
    Some(HexsideEffect { cost: cost?, defence: defence? })
}

fn hexsides(file: &mut Fields<'_>) -> Option<HexsideTable> {
    let mut section = file.section("hexside_effects")?;
    let table = [
        along(&mut section, "minor_river"),
        along(&mut section, "minor_river_bridge"),
        along(&mut section, "major_river_bridge"),
        along(&mut section, "landgraben_dry"),
        along(&mut section, "landgraben_wet"),
        along(&mut section, "pontoon"),
    ];
    section.finish(&[]);
    let [minor_river, minor_river_bridge, major_river_bridge, landgraben_dry, landgraben_wet, pontoon] = table;
    Some(HexsideTable {
        minor_river: minor_river?,
        minor_river_bridge: minor_river_bridge?,
        major_river_bridge: major_river_bridge?,
        landgraben_dry: landgraben_dry?,
        landgraben_wet: landgraben_wet?,
        pontoon: pontoon?,
    })
}

fn morale(file: &mut Fields<'_>) -> Option<MoraleTable> {
    let mut section = file.section("morale")?;
    let table = changes(&mut section);
    // Keys after a wrong value were not read.
    if table.is_some() {
        section.finish(&[]);
    }
    table
}

fn changes(fields: &mut Fields<'_>) -> Option<MoraleTable> {
    Some(MoraleTable {
        maximum: small(fields, "maximum")?,
        unit_breaks_owner: change(fields, "unit_breaks_owner")?,
        unit_breaks_enemy: change(fields, "unit_breaks_enemy")?,
        unit_routs_owner: change(fields, "unit_routs_owner")?,
        forced_march: change(fields, "forced_march")?,
        commit_reserves: change(fields, "commit_reserves")?,
        guard_attacks: change(fields, "guard_attacks")?,
        guard_attack_fails: change(fields, "guard_attack_fails")?,
        guard_pays_when_locked: truth(fields, "guard_pays_when_locked")?,
        rally_bonus: change(fields, "rally_bonus")?,
        lull: change(fields, "lull")?,
        lulls_per_day: small(fields, "lulls_per_day")?,
        night: change(fields, "night")?,
        night_loss: change(fields, "night_loss")?,
        city_one_hex: change(fields, "city_one_hex")?,
        city_all_french: change(fields, "city_all_french")?,
        city_all_allied: change(fields, "city_all_allied")?,
        least_left: small(fields, "least_left")?,
        bad_news: change(fields, "bad_news")?,
        good_news: change(fields, "good_news")?,
    })
}
