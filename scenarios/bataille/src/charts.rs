//! The charts.

use super::ground::TERRAIN;
use super::reading::{Reader, Words};
use bataille::*;

pub(super) fn read(file: &Reader<'_>, words: &mut Words) -> Option<Tables> {
    let sides = file.table("hexside_effects")?;
    let actions = file.table("action_costs")?;
    let points = |key: &str| actions.number(key).map(HalfPoints);
    let notes = file.table("fire_defence_notes")?;
    let stacking = file.table("stacking")?;
    let assault_odds = file.table("pre_melee_odds")?;
    Some(Tables {
        terrain: TERRAIN.into_iter().map(|(word, kind)| terrain(file, word, kind)).collect::<Option<_>>()?,
        slope: costs(&sides.table("slope")?)?,
        stream: costs(&sides.table("stream")?)?,
        bridge: costs(&sides.table("stream_bridge")?)?,
        actions: ActionCosts {
            infantry_formation: points("infantry_formation")?,
            cavalry_formation: points("cavalry_formation")?,
            road_march_artillery: points("road_march_artillery")?,
            limber: points("limber")?,
            unlimber: points("unlimber")?,
            turn_infantry: points("turn_infantry")?,
            turn_artillery: points("turn_artillery")?,
            turn_light: points("turn_light")?,
            turn_heavy: points("turn_heavy")?,
            turn_charging: points("turn_charging")?,
            line_penalty: points("line_penalty")?,
        },
        road_march_stacking: allowances(&stacking, "road_march")?,
        fire_notes: FireNotes {
            flank: notes.small("flank")?,
            work_rear: notes.small("earthwork_rear")?,
            road_march: notes.small("road_march")?,
            mixed: notes.number::<i8>("mixed")?.unsigned_abs(),
            mass_over: notes.small("mass_over")?,
        },
        fire: fire(file)?,
        guns: guns(file)?,
        melee_odds: melee_odds(file)?,
        melee: melee(file)?,
        matrix: matrix(file)?,
        morale: morale(file)?,
        assault_odds: assault_rows(&assault_odds)?,
        assault: assault(&file.table("pre_melee_conditions")?)?,
        charge: charge(&file.table("charge_modifiers")?)?,
        multipliers: multipliers(&file.table("melee_multipliers")?)?,
        carre: carre(file, words)?,
        carre_modifiers: carre_modifiers(&file.table("carre_modifiers")?)?,
        limits: limits(&file.table("limits")?)?,
    })
}

/// Half points; less than nothing is closed.
fn half_points(row: &Reader<'_>, key: &str) -> Option<Option<HalfPoints>> {
    let cost: i32 = row.number(key)?;
    Some(u16::try_from(cost).ok().map(HalfPoints))
}

fn costs(row: &Reader<'_>) -> Option<ArmCosts> {
    Some(ArmCosts {
        infantry: half_points(row, "inf")?,
        cavalry: half_points(row, "cav")?,
        artillery: half_points(row, "art")?,
    })
}

fn terrain(file: &Reader<'_>, word: &str, kind: Terrain) -> Option<TerrainEffect> {
    let row = file.table("terrain_effects")?.table(word)?;
    let figures = file.table("fire_defence")?;
    let defence = if figures.has(word) {
        let row = figures.table(word)?;
        FireDefence {
            column: row.small("column")?,
            line: row.small("line")?,
            carre: row.small("carre")?,
            general: row.small("general")?,
            skirmish: row.small("skirmish")?,
            disorder: row.small("disorder")?,
            limbered: row.small("limbered")?,
            unlimbered: row.small("unlimbered")?,
        }
    } else {
        FireDefence { column: 0, line: 0, carre: 0, general: 0, skirmish: 0, disorder: 0, limbered: 0, unlimbered: 0 }
    };
    Some(TerrainEffect {
        terrain: kind,
        cost: costs(&row)?,
        march: half_points(&row, "march")?,
        blocks: row.truth("blocks")?,
        stacking: allowances(&file.table("stacking")?, word)?,
        defence,
    })
}

fn allowances(stacking: &Reader<'_>, word: &str) -> Option<Vec<Allowance>> {
    let mut ways = Vec::new();
    for way in stacking.tables(word)? {
        let room = |units: &str, increments: &str| -> Option<Option<Room>> {
            let room = Room { units: way.optional(units)?, increments: way.optional(increments)? };
            Some((room.units.is_some() || room.increments.is_some()).then_some(room))
        };
        ways.push(Allowance {
            infantry: room("inf_n", "inf_inc")?,
            cavalry: room("cav_n", "cav_inc")?,
            artillery: room("art_n", "art_inc")?,
        });
    }
    Some(ways)
}

fn odds(row: &Reader<'_>, key: &str) -> Option<Odds> {
    let numbers: Vec<u8> = row
        .list(key)?
        .iter()
        .map(|node| row.whole(node, key).and_then(|number| u8::try_from(number).ok()))
        .collect::<Option<_>>()?;
    match numbers.as_slice() {
        &[attack, defence] => Some(Odds { attack, defence }),
        _ => {
            row.log.say(row.at, format!("`{key}` must be two numbers"));
            None
        }
    }
}

fn fire(file: &Reader<'_>) -> Option<Vec<FireColumn>> {
    let mut columns = Vec::new();
    for column in file.table("fire_table")?.tables("columns")? {
        let mut least = [None; 5];
        for (slot, node) in least.iter_mut().zip(column.list("least")?) {
            *slot = match column.whole(node, "least")? {
                0 => None,
                _ => Some(column.throw(node, "least")?),
            };
        }
        columns.push(FireColumn { odds: odds(&column, "odds")?, least });
    }
    Some(columns)
}

fn guns(file: &Reader<'_>) -> Option<GunShares> {
    let range = file.table("artillery_range")?;
    Some(GunShares {
        near: range.fraction("near")?,
        middle: range.fraction("middle")?,
        far: range.fraction("far")?,
        in_carre: range.fraction("in_carre")?,
        canister_range: range.small("canister_range")?,
        least_ratio: odds(&file.table("fire_table")?, "least_ratio")?,
    })
}

/// "1.5:1" is three to two.
fn ratio(text: &str) -> Option<Odds> {
    let (attack, defence) = text.split_once([':', '/'])?;
    let halves = |text: &str| -> Option<u8> {
        match text.split_once('.') {
            None => text.parse::<u8>().ok()?.checked_mul(2),
            Some((whole, "5")) => whole.parse::<u8>().ok()?.checked_mul(2)?.checked_add(1),
            Some(_) => None,
        }
    };
    let (attack, defence) = (halves(attack)?, halves(defence)?);
    let both_even = attack % 2 == 0 && defence % 2 == 0;
    Some(if both_even { Odds { attack: attack / 2, defence: defence / 2 } } else { Odds { attack, defence } })
}

fn ratios(row: &Reader<'_>, key: &str) -> Option<Vec<Odds>> {
    let read = |node| {
        let text = row.word(node, key)?;
        let odds = ratio(text);
        if odds.is_none() {
            row.log.say(node.at, format!("`{key}` lists ratios such as \"1.5:1\""));
        }
        odds
    };
    row.list(key)?.iter().map(read).collect()
}

fn melee_odds(file: &Reader<'_>) -> Option<Vec<Odds>> {
    ratios(&file.table("melee_table")?, "columns")
}

fn melee(file: &Reader<'_>) -> Option<Vec<Vec<MeleeResult>>> {
    let table = file.table("melee_table")?;
    let mut rows = Vec::new();
    for throw in TwoDice::all() {
        let key = throw.to_string();
        let mut row = Vec::new();
        for node in table.list(&key)? {
            let text = table.word(node, &key)?;
            match cell(text) {
                Some(result) => row.push(result),
                None => {
                    table.log.say(node.at, "a cell is AR, AD, -, DD, DR, DS or losses such as 2*/1");
                    return None;
                }
            }
        }
        rows.push(row);
    }
    Some(rows)
}

fn cell(text: &str) -> Option<MeleeResult> {
    let letter = match text {
        "AR" => Letter::Ar,
        "AD" => Letter::Ad,
        "-" => Letter::Blank,
        "DD" => Letter::Dd,
        "DR" => Letter::Dr,
        "DS" => Letter::Ds,
        losses => {
            let (attacker, defender) = losses.split_once('/')?;
            let part = |text: &str| Some((text.trim_end_matches('*').parse::<u8>().ok()?, text.ends_with('*')));
            let ((attacker, attacker_checks), (defender, defender_checks)) = (part(attacker)?, part(defender)?);
            return Some(MeleeResult::Losses { attacker, attacker_checks, defender, defender_checks });
        }
    };
    Some(MeleeResult::Letter(letter))
}

fn matrix(file: &Reader<'_>) -> Option<Matrix> {
    const FATES: [(&str, Fate); 17] = [
        ("A", Fate::A),
        ("B", Fate::B),
        ("B_cavalry", Fate::BCavalry),
        ("C", Fate::C),
        ("C_cavalry", Fate::CCavalry),
        ("disorder_3", Fate::Disorder3),
        ("rout", Fate::Rout),
        ("rout_6", Fate::Rout6),
        ("rout_2", Fate::Rout2),
        ("rout_1", Fate::Rout1),
        ("carre_test", Fate::CarreTest),
        ("carre_breaks", Fate::CarreBreaks),
        ("carre_routs", Fate::CarreRouts),
        ("disorder_here", Fate::DisorderHere),
        ("lose_1", Fate::Lose1),
        ("none", Fate::Nothing),
        ("remove", Fate::Remove),
    ];
    let table = file.table("melee_matrix")?;
    let row = |key: &str| -> Option<MatrixRow> {
        let row = table.table(key)?;
        let fate = |key| row.choice(key, &FATES);
        Some(MatrixRow {
            ar: fate("AR")?,
            ad: fate("AD")?,
            blank: fate("blank")?,
            dd: fate("DD")?,
            dr: fate("DR")?,
            ds: fate("DS")?,
        })
    };
    Some(Matrix {
        infantry_good: row("infantry_good")?,
        infantry_disordered: row("infantry_disordered")?,
        infantry_routed: row("infantry_routed")?,
        infantry_carre: row("infantry_carre")?,
        cavalry_good: row("cavalry_good")?,
        cavalry_routed: row("cavalry_routed")?,
        limbered_ordered: row("limbered_ordered")?,
        limbered_routed: row("limbered_routed")?,
        unlimbered_good: row("unlimbered_good")?,
        unlimbered_disordered: row("unlimbered_disordered")?,
    })
}

fn morale(file: &Reader<'_>) -> Option<MoraleModifiers> {
    let row = file.table("morale_modifiers")?;
    Some(MoraleModifiers {
        disordered: row.number("disordered")?,
        routed: row.number("routed")?,
        half_lost: row.number("half_lost")?,
        road_march: row.number("road_march")?,
    })
}

fn assault_rows(table: &Reader<'_>) -> Option<Vec<AssaultRow>> {
    let steps = |key: &str| -> Option<Vec<i8>> {
        table.list(key)?.iter().map(|node| table.whole(node, key).and_then(|steps| i8::try_from(steps).ok())).collect()
    };
    let rows = ratios(table, "rows")?;
    let (attackers, defenders) = (steps("attacker")?, steps("defender")?);
    if rows.len() != attackers.len() || rows.len() != defenders.len() {
        table.log.say(table.at, "each row has a figure for both sides");
    }
    let figures = attackers.into_iter().zip(defenders);
    Some(
        rows.into_iter()
            .zip(figures)
            .map(|(odds, (attacker, defender))| AssaultRow { odds, attacker, defender })
            .collect(),
    )
}

fn assault(table: &Reader<'_>) -> Option<AssaultModifiers> {
    let both = |key: &str| -> Option<ForBoth> {
        let row = table.table(key)?;
        Some(ForBoth { attacker: row.number("attacker")?, defender: row.number("defender")? })
    };
    Some(AssaultModifiers {
        flank: both("flank")?,
        rear: both("rear")?,
        defender_skirmish: both("defender_skirmish")?,
        defender_line: both("defender_line")?,
        defender_carre: both("defender_carre")?,
        defender_disordered: both("defender_disordered")?,
        up_slope: both("up_slope")?,
        across_stream: both("across_stream")?,
        work_front: both("earthwork_front")?,
        loss_by_fire: table.number("loss_by_fire")?,
        loss_by_elite_15: table.number("loss_by_elite_15_16")?,
        loss_by_elite_13: table.number("loss_by_elite_13_14")?,
        loss_by_elite_11: table.number("loss_by_elite_11_12")?,
    })
}

fn charge(row: &Reader<'_>) -> Option<ChargeModifiers> {
    Some(ChargeModifiers {
        flank: row.number("flank")?,
        rear: row.number("rear")?,
        skirmish: row.number("skirmish")?,
        line: row.number("line")?,
        disordered: row.number("disordered")?,
        carre: row.number("carre")?,
        lancers: row.number("lancers")?,
        heavy: row.number("heavy")?,
        slope: row.number("slope")?,
    })
}

fn multipliers(row: &Reader<'_>) -> Option<Multipliers> {
    Some(Multipliers {
        flank_attacker: row.fraction("flank_attacker")?,
        rear_attacker: row.fraction("rear_attacker")?,
        disordered: row.fraction("disordered")?,
        road_march_defender: row.fraction("road_march_defender")?,
        skirmish_defender: row.fraction("skirmish_defender")?,
        infantry_against_carre: row.fraction("infantry_against_carre")?,
        infantry_routed_defender: row.fraction("infantry_routed_defender")?,
        cavalry_routed_defender: row.fraction("cavalry_routed_defender")?,
        charge_straight: row.fraction("charge_straight")?,
        heavy_against_light: row.fraction("heavy_against_light")?,
        heavy_in_line: row.fraction("heavy_in_line")?,
        tired: row.fraction("tired")?,
        exhausted: row.fraction("exhausted")?,
        stays_fresh: row.fraction("stays_fresh")?,
        cavalry_against_carre: row.fraction("cavalry_against_carre")?,
        cavalry_general: row.fraction("cavalry_general")?,
        recall_failed: row.fraction("recall_failed")?,
        work_front_attacker: row.fraction("earthwork_front_attacker")?,
        swamp: row.fraction("swamp")?,
    })
}

fn carre(file: &Reader<'_>, words: &mut Words) -> Option<Vec<CarreTable>> {
    let all = file.table("carre_table")?;
    let mut tables = Vec::new();
    for id in all.table.keys() {
        let table = all.table(id)?;
        let rows = |key: &str| -> Option<[CarreRow; 4]> {
            let rows = table.table(key)?;
            let row = |key: &str| -> Option<CarreRow> {
                match rows.list(key)? {
                    [carre, disorder] => {
                        Some(CarreRow { carre: rows.throw(carre, key)?, disorder: rows.throw(disorder, key)? })
                    }
                    _ => {
                        rows.log.say(rows.at, "a row has two rolls");
                        None
                    }
                }
            };
            Some([row("1")?, row("2")?, row("3")?, row("4")?])
        };
        words.carre_tables.push(id.clone());
        tables.push(CarreTable { id: id.clone(), column: rows("column")?, line: rows("line")? });
    }
    Some(tables)
}

fn carre_modifiers(row: &Reader<'_>) -> Option<CarreModifiers> {
    Some(CarreModifiers {
        light: row.number("light")?,
        lance: row.number("lance")?,
        level: row.number("level")?,
        leader_defence: row.number("leader_defence")?,
    })
}

fn limits(row: &Reader<'_>) -> Option<Limits> {
    Some(Limits {
        line_fire: row.small("line_fire")?,
        carre_fire: row.small("carre_fire")?,
        carre_fire_held: row.small("carre_fire_held")?,
        skirmish_fire: row.small("skirmish_fire")?,
        carre_least: row.small("carre_least")?,
        cavalry_line_least: row.small("cavalry_line_least")?,
        reach_heavy: row.small("reach_heavy")?,
        reach_light: row.small("reach_light")?,
        disorder_retreat: row.number("disorder_retreat").map(HalfPoints)?,
        rout: row.small("rout")?,
        more_for_room: row.small("more_for_room")?,
        rout_ends: row.small("rout_ends")?,
        surrender: row.small("surrender")?,
        entry_shift: row.small("entry_shift")?,
        entry_queue: row.number("entry_queue").map(HalfPoints)?,
        charge_extra: row.number("charge_extra").map(HalfPoints)?,
        carre_row_most: row.small("carre_row_most")?,
    })
}
