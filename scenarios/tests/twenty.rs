//! The battles of the Twenty system: what the files say, by the numbers of the rules page.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may stop at the first surprise"
)]

use engine::contract::Game as _;
use engine::twenty::*;
use scenarios::twenty::{DRESDEN, Files, open};
use std::collections::BTreeSet;
use std::path::PathBuf;

fn battle(name: &str) -> Definition {
    open(&DRESDEN, name).unwrap_or_else(|mistakes| panic!("{name}: {mistakes:#?}"))
}

fn at(definition: &Definition, name: &str) -> String {
    let unit = definition.units.iter().find(|unit| unit.name == name).unwrap();
    match unit.start {
        Start::On { hex } => printed(&definition.map.grid, hex),
        Start::Arrives { turn, area } => format!("{}{turn}", definition.areas[usize::from(area.0)].code),
        Start::Pool => "pool".to_owned(),
        Start::Late => "late".to_owned(),
        Start::Out => "out".to_owned(),
    }
}

/// 17.2: set-up and arrivals, unit by unit.
#[test]
fn the_historical_set_up_is_that_of_the_page() {
    let battle = battle("historical");
    let page = [
        ("Ru II", "0819"),
        ("Ru Cv", "1020"),
        ("Ru II Cav", "0409"),
        ("Ru III", "0909"),
        ("Ru I", "1311"),
        ("Pr II", "1108"),
        ("Au II", "0902"),
        ("Au 1Lt", "0904"),
        ("Au III", "0907"),
        ("Au I", "1007"),
        ("Au Cu", "0807"),
        ("Res Art", "0711"),
        ("Au/Ru G&R", "0309"),
        ("Au IV", "Z11"),
        ("XIV", "1408"),
        ("OG", "1306"),
        ("GC", "1407"),
        ("Res", "1607"),
        ("YG", "A6"),
        ("I Cav", "A6"),
        ("II", "A7"),
        ("VI", "A8"),
        ("I", "C8"),
        ("Cv", "C9"),
        ("V Cav", "out"),
    ];
    assert_eq!(page.len(), battle.units.len());
    for (name, place) in page {
        assert_eq!(at(&battle, name), place, "{name}");
    }
    assert_eq!((battle.turns.first, battle.turns.last), (6, 15));
    assert_eq!((battle.morale.french, battle.morale.allied), (7, 8));
    assert_eq!(battle.turns.nights, [5, 10, 15]);
    assert!(battle.plan.is_none() && battle.late_corps.is_none());
}

/// 17.1: ten units and three dummies are sealed, the rest stands in the south.
#[test]
fn the_manoeuvre_has_its_pool() {
    let battle = battle("koenigstein");
    let pool = battle.units.iter().filter(|unit| unit.start == Start::Pool).count();
    let plan = battle.plan.as_ref().unwrap();
    assert_eq!((pool, plan.dummies), (10, 3));
    assert_eq!(plan.marker_turns, [4, 6, 8]);
    assert_eq!(plan.together.len(), 4);
    assert_eq!(at(&battle, "XIV"), "1307");
    assert_eq!(at(&battle, "Au IV"), "late");
    assert_eq!(battle.turns.first, 1);
    let late = battle.late_corps.unwrap();
    assert_eq!((late.needs, late.automatic_turn, late.die_turns), (5, 11, vec![6, 7, 8, 9, 10]));
}

/// Totals of the map notes: points, terrain, water.
#[test]
fn totals_are_those_of_the_notes() {
    let battle = battle("historical");
    let points =
        |side| battle.units.iter().filter(|unit| unit.side == side).map(|unit| u32::from(unit.strength)).sum::<u32>();
    assert_eq!((points(FRENCH), points(ALLIED)), (33, 37));
    let count = |terrain| battle.map.terrain.iter().filter(|known| known.terrain == terrain).count();
    let kinds = [Terrain::Town, Terrain::Woods, Terrain::Rough, Terrain::Fort, Terrain::Superfort, Terrain::Garden];
    assert_eq!(kinds.map(count), [20, 40, 45, 4, 1, 1]);
    let map = &battle.map;
    assert_eq!((map.major_rivers.len(), map.minor_rivers.len(), map.landgraben.len()), (57, 57, 4));
    let hexes: BTreeSet<_> = map.roads.iter().flat_map(|side| [side.a, side.b]).collect();
    assert_eq!(hexes.len(), 133);
    assert_eq!((map.grid.columns, map.grid.rows), (16, 24));
}

/// The tables, cell by cell, as the page prints them.
#[test]
fn tables_are_those_of_the_page() {
    let numbers = battle("historical").numbers;
    let page = [
        "AB AR AR AW N EX EX",
        "AR AR AW N DW DW DW",
        "AR AW N DW DW DW DR",
        "AR N DW DW DR DR DR",
        "AW DW DW DR DR DR DB",
        "N DW DR DR DR DB DB",
    ];
    for (row, page) in numbers.results.iter().zip(page) {
        let read: Vec<String> = row.iter().map(ToString::to_string).collect();
        assert_eq!(read.join(" "), page);
    }
    let effect = |terrain| {
        let TerrainEffect { cost, defence, retreat } = numbers.terrain.of(terrain);
        [cost, defence, retreat]
    };
    assert_eq!(effect(Terrain::Clear), [1, 0, 0]);
    assert_eq!(effect(Terrain::Town), [1, 1, 0]);
    assert_eq!(effect(Terrain::Woods), [2, 1, 0]);
    assert_eq!(effect(Terrain::Rough), [2, 2, 0]);
    assert_eq!(effect(Terrain::Garden), [1, 1, 0]);
    assert_eq!(effect(Terrain::Fort), [1, 2, 2]);
    assert_eq!(effect(Terrain::Superfort), [1, 4, 4]);
    let side = |effect: HexsideEffect| [effect.cost, effect.defence];
    assert_eq!(side(numbers.hexsides.minor_river), [1, 1]);
    assert_eq!(numbers.hexsides.minor_river_bridge.defence, 1);
    assert_eq!(numbers.hexsides.major_river_bridge.defence, 2);
    assert_eq!(numbers.hexsides.pontoon.defence, 2);
    assert_eq!(side(numbers.hexsides.landgraben_dry), [0, 0]);
    assert_eq!(side(numbers.hexsides.landgraben_wet), [1, 1]);
    use RallyResult::{Lost, Returns, Stays};
    assert_eq!(numbers.rally, [Lost, Lost, Stays, Stays, Returns, Returns]);
    assert_eq!(numbers.arrivals, [0, 0, 1, 1, 2, 3]);
    assert_eq!(numbers.hazard_breaks, [1, 2, 3]);
    let weather = battle("historical").turns.weather;
    use Weather::{Clear, Downpour, Showers};
    assert_eq!(weather[..8], [Clear; 8]);
    assert_eq!(weather[8..], [Showers, Downpour, Downpour, Downpour, Downpour, Showers, Showers]);
}

/// A changed proposal shows by its name.
#[test]
fn differences_have_names() {
    let ours = battle("historical");
    assert_eq!(differences(&ours, &ours), []);
    let changed = DRESDEN.proposals.replace("countercharge = { value = 1", "countercharge = { value = 2");
    let changed = changed.replace("F-XIV = { value = 4", "F-XIV = { value = 3");
    let theirs = open(&Files { proposals: &changed, ..DRESDEN }, "historical").unwrap();
    let named: Vec<_> =
        differences(&ours, &theirs).into_iter().map(|known| (known.part, known.ours, known.theirs)).collect();
    let tell = |part: &str, ours: &str, theirs: &str| (part.to_owned(), Some(ours.to_owned()), Some(theirs.to_owned()));
    assert_eq!(named, [tell("numbers.countercharge", "1", "2"), tell("units.0.strength", "4", "3")]);
}

/// What is wrong in a file is told with its line.
#[test]
fn mistakes_are_told_by_line() {
    let told = |files: Files<'_>| {
        let mistakes = open(&files, "historical").unwrap_err();
        mistakes.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    let units = DRESDEN.units.replacen("type = \"infantry\"", "type = \"foot\"", 1);
    assert!(told(Files { units: &units, ..DRESDEN }).contains("`type` cannot be `foot`"));
    let map = DRESDEN.map.replacen("\"0901\",", "\"1999\",", 1);
    assert!(told(Files { map: &map, ..DRESDEN }).contains("`1999` is no hex of this map"));
    let proposals = DRESDEN.proposals.replace("mark = \"L\"\n1 =", "1 =");
    assert!(told(Files { proposals: &proposals, ..DRESDEN }).contains("lacks the key `mark`"));
    let proposals = DRESDEN.proposals.replace("F-OG = ", "F-OO = ");
    assert!(told(Files { proposals: &proposals, ..DRESDEN }).contains("no strength for `F-OG`"));
    assert!(open(&DRESDEN, "1814").is_err());
}

/// The engine's own tests read these bytes; `TWENTY_BATTLES=write` renews them when the data change.
#[test]
fn the_engine_tests_the_battles_of_these_files() {
    for name in scenarios::twenty::built_ins() {
        let board = Game::read_scenario(&engine::codec::encode(&battle(name))).unwrap();
        let bytes = Game::scenario_bytes(&board);
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "engine", "tests", "twenty", name].iter().collect();
        let path = path.with_extension("battle");
        if std::env::var_os("TWENTY_BATTLES").is_some_and(|value| value == "write") {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, &bytes).unwrap();
        }
        assert!(std::fs::read(&path).unwrap() == bytes, "{name}: renew the battles of the engine's tests");
    }
}
