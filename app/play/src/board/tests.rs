//! Drawings of the boards of our battles.

use crate::setup::Setup;
use engine::contract::Side;
use engine::hex::Hex;
use language::board::Board;
use language::board::sketch::Sketcher;
use replay::library::of_terms;
use std::collections::BTreeMap;

#[test]
fn every_battle_has_a_drawing_of_its_ground_that_a_browser_gets_at_once() {
    for id in ::systems::ALL.readers().built_in_ids() {
        let battle = ::systems::ALL.open(id, None).unwrap();
        let drawn = Sketcher::new(&battle).ground();
        assert!(drawn.starts_with("<svg") && drawn.ends_with("</svg>"), "{id}");
        assert!(drawn.len() < 600_000, "{id}: {} bytes", drawn.len());
        assert!(!drawn.contains("NaN"), "{id}");
    }
}

#[test]
fn troops_are_drawn_in_their_hexes_and_none_off_the_map() {
    let sketcher = Sketcher::new(&::systems::ALL.open("eylau", None).unwrap());
    let none = sketcher.troops(&[]);
    let here = Hex::new(5, 5);
    let one = sketcher.troops(&[(here, Side::First)]);
    let stack = sketcher.troops(&[(here, Side::First); 2]);
    assert!(none.len() < one.len() && one.len() < stack.len());
    assert_eq!(sketcher.troops(&[(Hex::new(250, 250), Side::Second)]), none);
}

#[test]
fn a_strangers_battle_is_played_on_a_plain_board_and_ours_on_our_own() {
    let ours = ::systems::ALL.open("eylau", None).unwrap();
    let mut terms = Setup::new(ours.clone(), Side::First).terms();
    terms.title = String::from("whatever");
    let known = of_terms(::systems::ALL, &terms, &ours.bytes(), None).unwrap();
    assert_eq!(known.scenario.title, ours.scenario.title);
    let mut files: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for (name, text) in ::systems::ALL.readers().built_in_files("eylau").unwrap() {
        files.insert((*name).to_owned(), text.replace("id = \"eylau\"", "id = \"mine\"").into_bytes());
    }
    let mine = ::systems::ALL.made(::systems::ALL.readers().parse(&files, scenarios::MAIN_FILE).unwrap()).unwrap();
    let bytes = mine.bytes();
    assert!(::systems::ALL.of_ours(&terms.system, &bytes).is_none());
    let plain = of_terms(::systems::ALL, &terms, &bytes, None).unwrap();
    assert_eq!(plain.scenario.title, "whatever");
    assert_eq!(plain.bytes(), bytes);
    assert!(!plain.scenario.drawing.roads.is_empty());
    let begins = plain.beginning().unwrap();
    assert!(!Board::new(&plain).scene(&*begins).counters.is_empty());
    let own = of_terms(::systems::ALL, &terms, &bytes, Some(&mine)).unwrap();
    assert_eq!(own.scenario.title, mine.scenario.title);
    assert!(of_terms(::systems::ALL, &terms, b"no battle", None).is_err());
}
