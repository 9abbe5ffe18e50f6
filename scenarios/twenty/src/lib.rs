//! Reads a battle of the Twenty system: the ground, the counters, and the numbers that are likely or guessed.
//!
//! Each value is checked where it is read. The engine then checks the battle as a whole.

mod built_in;
mod forces;
mod ground;
mod numbers;

use engine::contract::{Game as _, Side};
use engine::hex::{Grid, Hex};
use scenarios::fields::Fields;
use scenarios::mistake::{Log, Spot, quote, suggest};
use scenarios::tree::Node;
use scenarios::{Content, Drawing, Gazetteer, Nation, Scenario, heading};
use std::collections::BTreeMap;
use twenty::{Definition, FRENCH, Game, PerSide, read_number};

/// The reader of these battles.
pub static READER: scenarios::Reader =
    scenarios::Reader { name: Game::SYSTEM, read, battles: built_in::BATTLES, about: built_in::about };
/// This reader alone.
pub const BATTLES: scenarios::Readers = scenarios::Readers::new(const { &[&READER] });

/// The definition of a battle, and further data of its files for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// The data that the rules read.
    pub definition: Definition,
    /// The historical formation of each counter, in file order; empty text if the file gives none.
    pub formations: Vec<String>,
    /// The texts of the cards, by number; empty if they are unknown.
    pub cards: Vec<CardText>,
}

/// The text of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardText {
    /// Its title.
    pub title: String,
    /// Its effect.
    pub effect: String,
}

/// The data that the rules read of a battle of this system.
///
/// ```
/// let dresden = twenty_files::BATTLES.built_in("dresden20").unwrap();
/// assert_eq!(twenty_files::definition(&dresden).unwrap().units.len(), 25);
/// ```
pub fn definition(scenario: &Scenario) -> Option<&Definition> {
    scenario.content::<Battle>().map(|battle| &battle.definition)
}

/// The longest name in lists and sentences; the engine sets the same bound.
const LONGEST_NAME: usize = 60;
/// The longest remark for display.
const LONGEST_REMARK: usize = 200;
/// The engine's bound on turns.
const LAST_TURN: u8 = 99;
/// The set-ups that the units file has columns for.
const SET_UPS: [&str; 2] = ["historical", "koenigstein"];

/// Reads the battle from the keys of its files.
pub(crate) fn read(mut fields: Fields<'_>) -> Option<Scenario> {
    let log = fields.log;
    let id = fields.name("id", LONGEST_NAME).unwrap_or("?").to_owned();
    let title = fields.name("title", LONGEST_NAME).unwrap_or_default().to_owned();
    let summary = heading::summary(&mut fields);
    let set_ups = SET_UPS.map(|word| (word, word));
    let set_up = fields.required("set_up").and_then(|node| node.choice("set_up", &set_ups, log));
    let nations = nations(&mut fields);
    let ground = ground::read(&mut fields)?;
    let numbers = numbers::read(&mut fields);
    let forces = forces::read(&mut fields, &ground, set_up?);
    fields.finish(&[]);
    let (numbers, forces) = (numbers?, forces?);
    let [allied, french] = forces.sides;
    let definition = Definition {
        id: id.clone(),
        sides: PerSide { allied: allied.name, french: french.name },
        map: ground.map,
        lines: ground.lines,
        areas: ground.areas,
        objectives: ground.objectives,
        garrisons: ground.garrisons,
        units: forces.units,
        turns: forces.turns,
        morale: forces.morale,
        variable_start: forces.variable_start,
        plan: forces.plan,
        late_corps: forces.late_corps,
        numbers,
    };
    if !log.is_clean() {
        return None;
    }
    for fault in definition.faults() {
        log.say(Spot { file: 0, offset: 0 }, fault.to_string());
    }
    let pieces = Side::BOTH.map(|side| definition.units.iter().filter(|unit| unit.side == side).count());
    Some(Scenario {
        system: READER.name,
        id,
        title,
        summary,
        side_ids: ["allied", "french"].map(str::to_owned),
        gazetteer: Gazetteer::new(ground.places),
        turns: (definition.turns.first, definition.turns.last),
        turn_labels: forces.labels,
        pieces,
        drawing: Drawing {
            side_colours: [allied.colour, french.colour],
            nations,
            high_ground: Vec::new(),
            lakes: Vec::new(),
            rivers: definition.map.major_rivers.clone(),
            roads: ground.roads,
            metres_per_hex: ground.metres_per_hex,
            up_bearing: ground.up_bearing,
        },
        content: Content::new(Battle { definition, formations: forces.formations, cards: forces.cards }),
    })
}

/// Names and colours of nations, by the word units use.
fn nations(fields: &mut Fields<'_>) -> BTreeMap<String, Nation> {
    let mut nations = BTreeMap::new();
    let Some(table) = fields.optional_section("nations") else { return nations };
    for (word, _, node) in table.entries() {
        let Some(mut nation) = node.fields(format!("[nations.{}]", quote(word)), "nations", fields.log) else {
            continue;
        };
        let name = nation.name("name", LONGEST_NAME).unwrap_or(word).to_owned();
        let colour = nation.colour("colour");
        nation.finish(&[]);
        if let Some(colour) = colour {
            nations.insert(word.to_owned(), Nation { name, colour });
        }
    }
    nations
}

/// A hex by its printed number.
fn hex(node: &Node, label: &str, grid: &Grid, log: &Log) -> Option<Hex> {
    let number = node.text(label, log)?;
    let hex = read_number(grid, number);
    if hex.is_none() {
        log.say(node.at, format!("`{label}`: {} is no hex of this map, row then column", quote(number)));
    }
    hex
}

/// A side by its word.
fn side(node: &Node, label: &str, log: &Log) -> Option<Side> {
    node.choice(label, &[("allied", FRENCH.other()), ("french", FRENCH)], log)
}

/// Notes a word that is not among the known ones.
fn unknown(node: &Node, what: &str, word: &str, known: &[&str], log: &Log) {
    log.say(node.at, format!("there is no {what} {}{}", quote(word), suggest(word, known.iter().copied())));
}
