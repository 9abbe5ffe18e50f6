//! Reads a battle at the fords.

use crate::{Ford, Scenario as Battle};
use engine::contract::Game;
use engine::hex::Hex;
use scenarios::fields::Fields;
use scenarios::heading::{self, Heading};
use scenarios::{Content, Drawing, FileColour, Gazetteer, MAIN_FILE, MapSureness, Place, PlaceKind, Scenario};
use std::collections::BTreeMap;

/// The reader of these battles.
pub static READER: scenarios::Reader = scenarios::Reader {
    name: Ford::SYSTEM,
    read,
    battles: &[("ford", &[(MAIN_FILE, include_str!("../../../scenarios/data/ford/scenario.toml"))])],
    about,
};
/// This reader alone.
pub const BATTLES: scenarios::Readers = scenarios::Readers::new(const { &[&READER] });

/// The sides in the files, first player first.
pub const SIDES: [&str; 2] = ["defenders", "attackers"];
/// Their colours.
const COLOURS: [FileColour; 2] =
    [FileColour { red: 0x3f, green: 0x7d, blue: 0x3a }, FileColour { red: 0x2f, green: 0x5f, blue: 0xb3 }];
/// A map is no larger.
const LARGEST: u8 = 99;
/// No card is stronger.
const STRONGEST: u16 = 99;
/// Longest name of a ford, in letters.
const LONGEST_NAME: usize = 40;

/// The part of a battle of this system that the rules read.
///
/// ```
/// let ford = ford::files::BATTLES.built_in("ford").unwrap();
/// assert_eq!(ford::files::battle(&ford).unwrap().fords.len(), 3);
/// ```
pub fn battle(scenario: &Scenario) -> Option<&Battle> {
    scenario.content()
}

/// A battle as people see it: the names of the fords, by their numbers.
pub fn scenario(heading: [String; 3], battle: Battle, names: Vec<String>) -> Scenario {
    let [id, title, summary] = heading;
    let place = |(name, hex): (String, &Hex)| Place { name, kind: PlaceKind::Water, hexes: vec![*hex], label: None };
    Scenario {
        system: READER.name,
        id,
        title,
        summary,
        side_ids: SIDES.map(String::from),
        gazetteer: Gazetteer::new(names.into_iter().zip(&battle.fords).map(place).collect()),
        turns: (1, 1),
        turn_labels: Vec::new(),
        pieces: [battle.fords.len(), 1],
        drawing: Drawing {
            side_colours: COLOURS,
            nations: BTreeMap::new(),
            high_ground: Vec::new(),
            lakes: Vec::new(),
            rivers: Vec::new(),
            roads: Vec::new(),
            metres_per_hex: None,
            up_bearing: None,
        },
        content: Content::new(battle),
    }
}

fn read(mut fields: Fields<'_>) -> Option<Scenario> {
    let Heading { id, title, summary } = heading::read(&mut fields);
    let (columns, rows) = (fields.number("columns", 1..=LARGEST), fields.number("rows", 1..=LARGEST));
    let (camp, park) = (place(&mut fields, "camp"), place(&mut fields, "park"));
    let (log, at) = (fields.log, fields.at);
    let cards = fields.required("deck").and_then(|node| node.list("deck", log)).unwrap_or_default();
    let deck = cards.iter().filter_map(|node| node.number("deck", 0..=STRONGEST, log)).collect();
    let (mut fords, mut names) = (Vec::new(), Vec::new());
    for mut ford in fields.items("ford") {
        fords.extend(place(&mut ford, "hex"));
        names.extend(ford.name("name", LONGEST_NAME).map(str::to_owned));
        ford.finish(&[]);
    }
    fields.finish(&[]);
    let battle = Battle { size: (columns?, rows?), fords, camp: camp?, park: park?, deck };
    match battle.fault() {
        // A missing field is reported already.
        Some(_) if !log.is_clean() => None,
        Some(fault) => {
            log.say(at, format!("this battle cannot be: {fault}"));
            None
        }
        None => Some(scenario([id, title, summary], battle, names)),
    }
}

fn place(fields: &mut Fields<'_>, key: &'static str) -> Option<Hex> {
    let log = fields.log;
    fields.required(key)?.hex(key, log)
}

fn about(id: &str) -> Option<MapSureness> {
    let invented = MapSureness {
        name: "ford",
        origin: "A battle for tests. Its ground and its people are invented.",
        sure: &["The rules."],
        fair: &[],
        guessed: &["Everything else."],
    };
    (id == "ford").then_some(invented)
}

#[cfg(test)]
mod tests {
    use super::BATTLES;

    #[test]
    fn a_battle_that_cannot_be_is_told_by_its_line() {
        let (_, text) = BATTLES.built_in_files("ford").unwrap()[0];
        let told = |from: &str, to: &str| {
            assert!(text.contains(from), "{from}");
            let mistakes = BATTLES.parse_text("ford.toml", &text.replace(from, to)).unwrap_err();
            mistakes.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
        };
        assert!(told("0203", "0403").contains("two places in one hex"));
        assert!(told("columns = 7", "columns = 5").contains("a place off the map"));
        assert!(told("camp = \"0405\"", "camp = \"here\"").contains("four digits"));
        assert!(told("deck = [0, 1, 2, 3]", "deck = [0, 100]").contains("from 0 to 99"));
        assert!(told("rows = 5", "rows = 5\nwidth = 3").contains("has no key `width`"));
    }
}
