//! The battles of the Twenty system: the contents of the files, by the numbers of the rules page.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may stop at the first surprise")]

use engine::differences::differences;
use scenarios::{Mistake, Scenario};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use twenty::*;

fn battle(id: &str) -> Definition {
    twenty_files::definition(&twenty_files::BATTLES.built_in(id).unwrap()).unwrap().clone()
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
    let battle = battle("dresden20");
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

/// 17.1: ten units and three dummies are sealed, the rest is in the south.
#[test]
fn the_manoeuvre_has_its_pool() {
    let battle = battle("dresden20-koenigstein");
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
    let battle = battle("dresden20");
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
    let numbers = battle("dresden20").numbers;
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
    let weather = battle("dresden20").turns.weather;
    use Weather::{Clear, Downpour, Showers};
    assert_eq!(weather[..8], [Clear; 8]);
    assert_eq!(weather[8..], [Showers, Downpour, Downpour, Downpour, Downpour, Showers, Showers]);
}

/// A changed proposal shows by its name.
#[test]
fn differences_have_names() {
    let ours = battle("dresden20");
    assert_eq!(differences(&ours, &ours), []);
    let changed = changed("proposals.toml", "countercharge = { value = 1", "countercharge = { value = 2").unwrap();
    let named: Vec<_> = differences(&ours, twenty_files::definition(&changed).unwrap())
        .into_iter()
        .map(|known| (known.part, known.ours, known.theirs))
        .collect();
    let tell = |part: &str, ours: &str, theirs: &str| (part.to_owned(), Some(ours.to_owned()), Some(theirs.to_owned()));
    assert_eq!(named, [tell("numbers.countercharge", "1", "2")]);
    let changed = self::changed("proposals.toml", "F-XIV = { value = 4", "F-XIV = { value = 6").unwrap();
    let all = differences(&ours, twenty_files::definition(&changed).unwrap());
    assert_eq!(engine::differences::told(&all), "units.F-XIV.strength is 6, not 4");
}

/// The battle with the first occurrence of a text in one file replaced.
fn changed(file: &str, from: &str, to: &str) -> Result<Scenario, Vec<Mistake>> {
    let files = twenty_files::BATTLES.built_in_files("dresden20").unwrap();
    let change = |name: &str, text: &str| if name == file { text.replacen(from, to, 1) } else { text.to_owned() };
    let all: BTreeMap<String, Vec<u8>> =
        files.iter().map(|(name, text)| ((*name).to_owned(), change(name, text).into_bytes())).collect();
    twenty_files::BATTLES.parse(&all, scenarios::MAIN_FILE)
}

/// A mistake in a file is reported with its file and line.
#[test]
fn mistakes_are_told_by_line() {
    let told = |file: &str, from: &str, to: &str| {
        let mistakes = changed(file, from, to).unwrap_err();
        mistakes.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    let foot = told("units.toml", "type = \"infantry\"", "type = \"foot\"");
    assert!(foot.contains("units.toml:") && foot.contains("`type` cannot be `foot`"), "{foot}");
    assert!(told("map.toml", "\"0901\",", "\"1999\",").contains("`1999` is no hex of this map"));
    assert!(told("proposals.toml", "mark = \"L\"\n1 =", "1 =").contains("lacks the key `mark`"));
    assert!(told("proposals.toml", "F-OG = ", "F-OO = ").contains("no strength for `F-OG`"));
    assert!(told("scenario.toml", "\"historical\"", "\"1814\"").contains("`set_up` cannot be `1814`"));
}

/// The data for display: names as the map has them, cards, formations, the hours.
#[test]
fn people_see_names_cards_and_hours() {
    let scenario = twenty_files::BATTLES.built_in("dresden20-koenigstein").unwrap();
    let content = scenario.content::<twenty_files::Battle>().unwrap();
    assert_eq!((content.cards.len(), content.formations.len()), (12, 25));
    assert_eq!(content.cards[11].title, "Watch and Wait");
    assert_eq!(scenario.turn_label(5), Some("25 August 1813, Night"));
    assert_eq!(scenario.turn_label(15), Some("27 August 1813, Night"));
    let koenigstein = read_number(&content.definition.map.grid, "1222").unwrap();
    assert_eq!(scenario.gazetteer.name(koenigstein), Some("Königstein"));
    assert_eq!(scenario.pieces, [14, 11]);
    assert!(
        twenty_files::BATTLES.about("dresden20").is_some()
            && twenty_files::BATTLES.about("dresden20-koenigstein").is_some()
    );
}

/// The engine's own tests read these bytes; `TWENTY_BATTLES=write` renews them when the data change.
#[test]
fn the_engine_tests_the_battles_of_these_files() {
    for (id, name) in [("dresden20", "historical"), ("dresden20-koenigstein", "koenigstein")] {
        let bytes = engine::codec::encode(&Definition { id: format!("dresden20-{name}"), ..battle(id) });
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../engine/twenty/tests/twenty", name].iter().collect();
        let path = path.with_extension("battle");
        if std::env::var_os("TWENTY_BATTLES").is_some_and(|value| value == "write") {
            std::fs::write(&path, &bytes).unwrap();
        }
        assert!(std::fs::read(&path).unwrap() == bytes, "{name}: renew the battles of the engine's tests");
    }
}
