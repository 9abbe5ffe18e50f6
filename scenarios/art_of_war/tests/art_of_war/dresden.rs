//! The Dresden data is whole and sane, and so are the two days cut out of it.

use super::battle;
use art_of_war::{Arm, Definition, Garrison, Halves, Scoring, Start, UnitData};
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use engine::map::{MapData, Terrain};
use std::collections::{BTreeMap, BTreeSet};

const ALLIED: Side = Side::First;
const FRENCH: Side = Side::Second;

fn hex(text: &str) -> Hex {
    text.parse().unwrap()
}

fn place(unit: &UnitData) -> Option<Hex> {
    if let Start::At(hex) = unit.start { Some(hex) } else { None }
}

fn on_map(definition: &Definition) -> Vec<(Hex, &UnitData)> {
    definition.units.iter().filter_map(|unit| Some((place(unit)?, unit))).collect()
}

/// The distance from a unit on the map to the nearest of its enemies there.
fn nearest_enemy(definition: &Definition, unit: &UnitData) -> u32 {
    let enemies = on_map(definition).into_iter().filter(|(_, other)| other.side != unit.side);
    enemies.map(|(hex, _)| definition.map.grid.distance(hex, place(unit).unwrap())).min().map(u32::from).unwrap()
}

/// Hexes that can be walked to from one, where `blocked` says which hexsides stop the walk.
fn walk(map: &MapData, from: Hex, blocked: impl Fn(Hexside) -> bool) -> BTreeSet<Hex> {
    let mut reached = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(hex) = open.pop() {
        for (_, to) in map.grid.neighbours(hex) {
            if map.exists(to) && !blocked(Hexside::between(hex, to)) && reached.insert(to) {
                open.push(to);
            }
        }
    }
    reached
}

fn has(list: &[Hexside], side: Hexside) -> bool {
    list.binary_search(&side).is_ok()
}

#[test]
fn each_nation_has_its_units_and_their_strength() {
    let mut sums: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for unit in battle("dresden").units {
        let side = if unit.nation == "french" { FRENCH } else { ALLIED };
        assert_eq!((unit.side, unit.division), (side, None), "{}", unit.id);
        let points = match (unit.garrison, unit.arm) {
            (Some(_), _) => 0,
            (None, Arm::Infantry) => 4,
            (None, Arm::Cavalry) => 6,
            (None, Arm::Artillery) => 3,
        };
        assert_eq!(unit.movement, Halves::points(points), "{}", unit.id);
        let (units, strength) = sums.entry(unit.nation).or_default();
        *units += 1;
        *strength += u32::from(unit.strength);
    }
    let expected = [("austrian", (23, 102)), ("french", (47, 222)), ("prussian", (10, 42)), ("russian", (15, 62))];
    assert_eq!(sums.into_iter().collect::<Vec<_>>(), expected.map(|(nation, sum)| (nation.to_owned(), sum)));
}

#[test]
fn ids_can_be_typed_and_names_tell_units_apart() {
    let dresden = battle("dresden");
    let ids: BTreeSet<String> = dresden.units.iter().map(|unit| unit.id.to_lowercase()).collect();
    let names: BTreeSet<&str> = dresden.units.iter().map(|unit| unit.name.as_str()).collect();
    assert_eq!((ids.len(), names.len()), (95, 95));
    for unit in &dresden.units {
        // Letters, digits and hyphens need no quotes as keys of [starts].
        assert!(unit.id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') && unit.id.len() <= 16, "{}", unit.id);
    }
}

#[test]
fn seventy_units_start_on_the_map_in_nine_stacks_and_single_hexes() {
    let dresden = battle("dresden");
    let mut held: BTreeMap<Hex, Vec<&UnitData>> = BTreeMap::new();
    for (hex, unit) in on_map(&dresden) {
        held.entry(hex).or_default().push(unit);
        assert!(dresden.map.exists(hex), "{}", unit.id);
    }
    assert_eq!(held.values().map(Vec::len).sum::<usize>(), 70);
    assert!(held.values().all(|units| units.iter().all(|unit| unit.side == units[0].side)), "no hex holds both sides");
    let stacks: Vec<Hex> = held.iter().filter(|(_, units)| units.len() == 2).map(|(hex, _)| *hex).collect();
    let expected = ["1004", "1310", "1411", "1708", "1808", "1811", "2008", "2117", "2618"];
    assert_eq!(stacks, expected.map(hex));
    assert!(held.values().all(|units| units.len() <= 2));
    // Hexes that touch an enemy, as the notes say: Jagow before the 44th, Bubna before Lunette IV.
    let touching = |(_, unit): &(Hex, &UnitData)| unit.side == ALLIED && nearest_enemy(&dresden, unit) == 1;
    let touching: Vec<&str> = on_map(&dresden).into_iter().filter(touching).map(|(_, unit)| unit.id.as_str()).collect();
    assert_eq!(touching, ["11-Jagow", "Bubna"]);
}

#[test]
fn the_others_come_by_their_entries_or_by_the_die() {
    let dresden = battle("dresden");
    let mut arrivals: BTreeMap<(String, u8), (u32, u32)> = BTreeMap::new();
    for unit in &dresden.units {
        let key = match unit.start {
            Start::At(_) => continue,
            Start::Enters { entry, turn } => (dresden.entries[usize::from(entry.0)].code.clone(), turn),
            Start::Summoned => ("summoned".to_owned(), 0),
        };
        let (units, strength) = arrivals.entry(key).or_default();
        *units += 1;
        *strength += u32::from(unit.strength);
    }
    let expected = [("A", 5, (8, 40)), ("A", 6, (8, 41)), ("C", 6, (6, 25)), ("summoned", 0, (3, 17))];
    let expected = expected.map(|(code, turn, sum)| ((code.to_owned(), turn), sum));
    assert_eq!(arrivals.into_iter().collect::<Vec<_>>(), expected);
    let summons = dresden.rules.summons.unwrap();
    let entry = |id: art_of_war::EntryId| dresden.entries[usize::from(id.0)].code.as_str();
    assert_eq!((summons.side, summons.turns.as_slice(), summons.face), (ALLIED, [10, 11, 12, 13].as_slice(), 1));
    assert_eq!((entry(summons.entry), entry(summons.later), summons.later_turn), ("B", "C", 17));
}

#[test]
fn reserves_guards_and_garrisons_keep_their_kind() {
    let dresden = battle("dresden");
    let ids = |wanted: &dyn Fn(&&UnitData) -> bool| -> Vec<&str> {
        dresden.units.iter().filter(wanted).map(|unit| unit.id.as_str()).collect()
    };
    assert_eq!(ids(&|unit| unit.garrison == Some(Garrison::Lunette)), ["L-I", "L-II", "L-III", "L-IV", "L-V"]);
    assert_eq!(ids(&|unit| unit.garrison == Some(Garrison::Troops)), ["Westphalians"]);
    assert_eq!(ids(&|unit| unit.guard), ["OldGd-Friant", "OldGd-Curial"]);
    for unit in dresden.units.iter().filter(|unit| unit.garrison == Some(Garrison::Lunette)) {
        assert!(dresden.map.terrain.binary_search(&(place(unit).unwrap(), Terrain::Fort)).is_ok(), "{}", unit.id);
    }
    let reserves = |nation: &str| dresden.units.iter().filter(|unit| unit.reserve && unit.nation == nation).count();
    assert_eq!(["austrian", "french", "prussian", "russian"].map(reserves), [10, 2, 5, 3]);
}

#[test]
fn the_whole_battle_has_the_rules_of_its_rulebook() {
    let scenario = art_of_war_files::BATTLES.built_in("dresden").unwrap();
    let dresden = battle("dresden");
    assert_eq!(dresden.sides, ["Allied", "French"]);
    let turns = &dresden.turns;
    assert_eq!((turns.first, turns.last), (1, 32));
    assert_eq!((turns.night.as_slice(), turns.day_ends.as_slice()), ([7, 8, 17, 18].as_slice(), [6, 16].as_slice()));
    assert_eq!(turns.rain, [9, 10, 11, 12, 13, 14, 15, 16, 19, 20]);
    for turn in 1..=32 {
        let label = scenario.turn_label(turn).unwrap();
        assert_eq!(label.ends_with("night"), turns.night.contains(&turn), "{label}");
        assert_eq!(label.ends_with("rain"), turns.rain.contains(&turn), "{label}");
    }
    let rules = &dresden.rules;
    assert_eq!((rules.stacking, rules.road_cost, rules.waters_frozen), (2, Halves(1), false));
    assert_eq!((rules.divisional_integrity, rules.night_release, rules.coordination), (false, true, true));
    assert_eq!((rules.reserve_limits, rules.prolonger), ([4, 3], Some(ALLIED)));
    let activation = rules.guard_activation.unwrap();
    assert_eq!((activation.side, activation.cost), (FRENCH, 4));
    let armies: Vec<_> =
        rules.armies.iter().map(|army| (army.nation.as_str(), army.morale, army.reset, army.calls_reserves)).collect();
    let expected =
        [("french", 30, 50, false), ("austrian", 20, 20, true), ("russian", 12, 12, true), ("prussian", 10, 10, true)];
    assert_eq!(armies, expected);
    let victory = &dresden.victory;
    assert_eq!((victory.losses, victory.levels), ([1, 2, 2], [10, 26, 51]));
    let prolonged = victory.prolonged.unwrap();
    assert_eq!((prolonged.side, prolonged.points, prolonged.after_turn), (FRENCH, 55, 16));
    let objectives: Vec<_> = victory.objectives.iter().map(|o| (o.hex, o.points, o.scored)).collect();
    assert_eq!(objectives, ["1608", "1609", "1709"].map(|city| (hex(city), 25, Scoring::Occupation(ALLIED))));
}

#[test]
fn the_waters_part_the_ground_as_the_notes_say() {
    let map = battle("dresden").map;
    let left = walk(&map, hex("1608"), |side| has(&map.rivers, side));
    let right = walk(&map, hex("2404"), |side| has(&map.rivers, side));
    assert_eq!((left.len(), right.len()), (506, 124));
    let rain = |side| has(&map.rivers, side) || has(&map.streams, side);
    assert_eq!(walk(&map, hex("1608"), rain).len(), 345);
    assert_eq!(walk(&map, hex("0811"), rain).len(), 161);
    let bridged = |waters: &[Hexside]| map.bridges.iter().filter(|side| has(waters, **side)).count();
    assert_eq!([&map.rivers, &map.streams, &map.landgraben, &map.gullies].map(|waters| bridged(waters)), [3, 3, 3, 0]);
    let elbe: BTreeSet<Hex> = map.rivers.iter().flat_map(|side| [side.a, side.b]).collect();
    assert_eq!((elbe.intersection(&left).count(), elbe.intersection(&right).count()), (36, 36));
}

#[test]
fn entries_lie_where_roads_leave_the_map_and_named_towns_are_towns() {
    let scenario = art_of_war_files::BATTLES.built_in("dresden").unwrap();
    let dresden = battle("dresden");
    let map = &dresden.map;
    for entry in &dresden.entries {
        assert!(map.road_exits.contains(&entry.hex), "entry {}", entry.code);
        assert!(map.terrain.iter().all(|(hex, _)| *hex != entry.hex), "entry {} is clear", entry.code);
    }
    for place in scenario.gazetteer.places() {
        for hex in &place.hexes {
            let town = map.terrain.binary_search(&(*hex, Terrain::Town)).is_ok();
            let named = matches!(place.kind, scenarios::PlaceKind::Town | scenarios::PlaceKind::Village);
            // An inn on the Bautzen road, too small for a town hex.
            assert_eq!(town, named && place.name != "Waldschlösschen", "{} in {hex}", place.name);
        }
    }
    assert_eq!(scenario.gazetteer.name(hex("1709")), Some("Altstadt"));
    assert_eq!(scenario.gazetteer.name(hex("1409")), Some("Wilsdruffer Vorstadt"));
}

/// Every reserve unit is farther from the enemy than its limit, and all guns can march to where they can fire.
#[test]
fn reserves_are_out_of_reach_and_guns_within_it() {
    for id in ["dresden", "dresden-day1", "dresden-day2"] {
        let battle = battle(id);
        let map = &battle.map;
        for (_, unit) in on_map(&battle).into_iter().filter(|(_, unit)| unit.reserve) {
            let limit = u32::from(battle.rules.reserve_limits[unit.side.index()]);
            assert!(nearest_enemy(&battle, unit) >= limit, "{id}: {}", unit.id);
        }
        let closed = |side: Hexside| {
            let waters = [&map.rivers, &map.streams, &map.gullies, &map.landgraben];
            waters.into_iter().any(|waters| has(waters, side)) && !has(&map.bridges, side)
        };
        for (from, guns) in on_map(&battle).into_iter().filter(|(_, unit)| unit.arm == Arm::Artillery) {
            if guns.garrison.is_some() {
                continue;
            }
            let reached = walk(map, from, closed);
            for (at, enemy) in on_map(&battle).into_iter().filter(|(_, unit)| unit.side != guns.side) {
                let fires = reached.iter().any(|hex| map.grid.distance(*hex, at) == 2);
                assert!(fires, "{id}: {} never fires at {}", guns.id, enemy.id);
            }
        }
    }
}

#[test]
fn the_first_evening_is_the_whole_battle_up_to_turn_six() {
    let (whole, evening) = (battle("dresden"), battle("dresden-day1"));
    assert_eq!(whole.map, evening.map);
    let without_klenau: Vec<UnitData> = whole.units.into_iter().filter(|unit| unit.start != Start::Summoned).collect();
    assert_eq!(without_klenau, evening.units);
    assert_eq!((evening.turns.first, evening.turns.last), (1, 6));
    assert!(evening.turns.night.is_empty() && evening.turns.rain.is_empty() && evening.turns.day_ends.is_empty());
    assert_eq!((evening.rules.prolonger, evening.victory.prolonged, evening.rules.summons), (None, None, None));
}

#[test]
fn on_the_second_day_the_lines_face_each_other_and_do_not_touch() {
    let (whole, day) = (battle("dresden"), battle("dresden-day2"));
    assert_eq!(whole.map, day.map);
    assert_eq!((day.units.len(), on_map(&day).len()), (95, 92));
    assert_eq!((day.turns.first, day.turns.last), (9, 16));
    assert_eq!(day.turns.rain, (9..=16).collect::<Vec<u8>>());
    let west = walk(&day.map, hex("0811"), |side| has(&day.map.rivers, side) || has(&day.map.streams, side));
    let mut beyond_the_weisseritz = [0, 0];
    for (hex, unit) in on_map(&day) {
        assert!(nearest_enemy(&day, unit) >= 3, "{} in {hex}", unit.id);
        let before = whole.units.iter().find(|other| other.id == unit.id).unwrap();
        assert_eq!(&UnitData { start: before.start, reserve: before.reserve, ..unit.clone() }, before);
        if unit.garrison.is_some() {
            assert_eq!(unit.start, before.start, "{}", unit.id);
        }
        if west.contains(&hex) {
            beyond_the_weisseritz[unit.side.index()] += u32::from(unit.strength);
        }
    }
    assert_eq!(beyond_the_weisseritz, [28, 59], "Gyulai against Murat and Victor");
    let freed: Vec<&str> = whole
        .units
        .iter()
        .filter(|unit| unit.reserve && day.units.iter().any(|other| other.id == unit.id && !other.reserve))
        .map(|unit| unit.id.as_str())
        .collect();
    assert_eq!(freed, ["9-Klux", "Res-Roder", "Civallert", "Bianchi"]);
    assert!(day.units.iter().all(|unit| !unit.reserve || whole.units.iter().any(|o| o.id == unit.id && o.reserve)));
}
