//! Names that could turn, hide or break the text around them never get as far as a sentence: neither from a file nor
//! from a stranger's battle.

use super::battle;
use art_of_war::{Definition, Game};
use engine::codec;
use engine::contract::Game as _;
use engine::plain::is_plain;

/// Directions, invisible letters, tags, line ends, and a bell.
const MARKS: [&str; 8] = ["\u{202e}", "\u{2066}", "\u{200b}", "\u{feff}", "\u{e0041}", "\u{2028}", "\n", "\u{7}"];

/// Every text that the rules read of a battle, as a way to change it.
type Change = fn(&mut Definition, &str);

const TEXTS: [(&str, Change); 10] = [
    ("id", |battle, mark| battle.id += mark),
    ("side", |battle, mark| battle.sides[0] += mark),
    ("other side", |battle, mark| battle.sides[1] += mark),
    ("division's id", |battle, mark| battle.divisions[0].id += mark),
    ("division's name", |battle, mark| battle.divisions[0].name += mark),
    ("unit's id", |battle, mark| battle.units[0].id += mark),
    ("unit's name", |battle, mark| battle.units[0].name += mark),
    ("unit's nation", |battle, mark| battle.units[0].nation += mark),
    ("entry's code", |battle, mark| battle.entries[0].code += mark),
    ("army's nation", |battle, mark| {
        for army in &mut battle.rules.armies {
            army.nation += mark;
        }
        for unit in &mut battle.units {
            unit.nation += mark;
        }
    }),
];

#[test]
fn a_strangers_battle_with_marks_in_a_name_is_refused_in_a_plain_sentence() {
    for id in ["skirmish", "dresden"] {
        let battle = battle(id);
        assert!(Game::read_scenario(&codec::encode(&battle)).is_ok(), "{id}");
        for (what, change) in TEXTS {
            for mark in MARKS {
                let mut marked = battle.clone();
                if marked.divisions.is_empty() && what.starts_with("division") {
                    continue;
                }
                change(&mut marked, mark);
                let error = Game::read_scenario(&codec::encode(&marked)).err();
                let said = error.unwrap_or_else(|| panic!("{id}: the {what} may hold {mark:?}")).to_string();
                assert!(is_plain(&said), "{id}, {what}, {mark:?}: {said:?}");
            }
        }
    }
}

/// A second unit with the same unreadable id: the sentence about it names it.
#[test]
fn a_mistake_that_names_something_marked_is_told_plainly_and_shortly() {
    let mut battle = battle("skirmish");
    let long = format!("\u{202e}{}\u{200b}", "x".repeat(5000));
    battle.units[0].id.clone_from(&long);
    battle.units[1].id = long;
    for fault in battle.faults() {
        let said = fault.to_string();
        assert!(is_plain(&said) && said.chars().count() <= 300, "{said:?}");
    }
}

#[test]
fn a_file_with_marks_in_any_of_its_texts_is_refused_with_the_line() {
    let texts = [
        ("title = \"The bridge at Pellnicken\"", "title = \"The bridge\u{202e} at Pellnicken\""),
        ("id = \"skirmish\"", "id = \"skirmish\u{200b}\""),
        ("name = \"Verdin\"", "name = \"Ver\u{200d}din\""),
        ("formation = \"French infantry division\"", "formation = \"French\u{2067} infantry division\""),
        ("name = \"Lasson's hussars\"", "name = \"Lasson's\u{feff} hussars\""),
        ("name = \"Allied\"", "name = \"Al\u{ad}lied\""),
        ("\"10 February, 13:00\"", "\"10 February,\u{202d} 13:00\""),
        ("February 1807, two days", "February\u{202e} 1807, two days"),
        ("prussian = { name = \"Prussian\"", "prussian = { name = \"Pruss\u{200e}ian\""),
    ];
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/skirmish/scenario.toml");
    let whole = std::fs::read_to_string(file).unwrap();
    assert!(art_of_war_files::BATTLES.parse_text("t", &whole).is_ok());
    for (plain, marked) in texts {
        assert!(whole.contains(plain), "{plain}");
        let mistakes = art_of_war_files::BATTLES.parse_text("t", &whole.replacen(plain, marked, 1)).err();
        let mistakes = mistakes.unwrap_or_else(|| panic!("{marked:?} is taken"));
        let said: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
        assert!(said.iter().any(|one| one.contains("printable characters")), "{marked:?}: {said:?}");
        assert!(said.iter().all(|one| is_plain(one)), "{said:?}");
    }
    // Names on the map.
    let place = whole.find("[[place]]").unwrap();
    let (before, after) = whole.split_at(place);
    let marked = format!("{before}{}", after.replacen("name = \"", "name = \"\u{202e}", 1));
    assert!(art_of_war_files::BATTLES.parse_text("t", &marked).is_err());
}
