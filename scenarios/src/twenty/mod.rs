//! Reads a battle of the Twenty system: the ground, the counters, and the numbers that are likely or guessed.
//!
//! Each value is checked where it stands. The battle as a whole is then checked by the engine.

mod forces;
mod ground;
mod numbers;

use crate::Mistake;
use crate::fields::Fields;
use crate::mistake::{Log, Spot, Text, quote, suggest};
use crate::tree::{self, Node};
use engine::contract::Side;
use engine::hex::{Grid, Hex};
use engine::twenty::{Definition, FRENCH, PerSide, read_number};

/// Names in lists and sentences; the engine sets the same bound.
const LONGEST_NAME: usize = 60;
/// A remark for people.
const LONGEST_REMARK: usize = 200;
/// The engine's bound on turns.
const LAST_TURN: u8 = 99;

/// The battles that come with the program.
const BUILT_IN: &[&str] = &["historical", "koenigstein"];

/// The texts of a battle, each with its name for complaints.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// The ground.
    pub map: &'a str,
    /// Counters, scenarios, cards.
    pub units: &'a str,
    /// Numbers with their marks.
    pub proposals: &'a str,
}

/// The files of Dresden that come with the program.
pub const DRESDEN: Files<'static> = Files {
    map: include_str!("../../data/dresden20/map.toml"),
    units: include_str!("../../data/dresden20/units.toml"),
    proposals: include_str!("../../data/dresden20/proposals.toml"),
};

/// The scenarios of Dresden: `historical` (17.2) and `koenigstein` (17.1).
pub fn built_ins() -> &'static [&'static str] {
    BUILT_IN
}

/// Reads one scenario from its texts.
///
/// # Errors
/// Every mistake in the texts, by line; what the engine finds wrong with the battle as a whole comes last.
///
/// ```
/// let battle = scenarios::twenty::open(&scenarios::twenty::DRESDEN, "historical").unwrap();
/// assert_eq!(battle.units.len(), 25);
/// ```
pub fn open(files: &Files<'_>, scenario: &str) -> Result<Definition, Vec<Mistake>> {
    let log = Log::default();
    let named = [("map.toml", files.map), ("units.toml", files.units), ("proposals.toml", files.proposals)];
    let texts: Vec<Text> =
        named.into_iter().map(|(name, text)| Text { name: name.to_owned(), text: text.to_owned() }).collect();
    let tables: Vec<tree::Table> =
        texts.iter().enumerate().map(|(at, text)| tree::parse(&text.text, at, &log)).collect();
    if !BUILT_IN.contains(&scenario) {
        let known = suggest(scenario, BUILT_IN.iter().copied());
        log.say(Spot { file: 1, offset: 0 }, format!("there is no scenario {}{known}", quote(scenario)));
    }
    let definition = match tables.as_slice() {
        [map, units, proposals] if log.is_clean() => {
            let table = |what: &str, file, table| Fields::new(what, Spot { file, offset: 0 }, table, &log);
            let parts = Parts {
                map: table("the map", 0, map),
                units: table("the units file", 1, units),
                proposals: table("the proposals", 2, proposals),
            };
            parts.read(scenario)
        }
        _ => None,
    };
    match definition {
        Some(definition) if log.is_clean() => {
            let faults = definition.faults();
            if faults.is_empty() {
                return Ok(definition);
            }
            let whole = Spot { file: 0, offset: 0 };
            faults.iter().for_each(|fault| log.say(whole, fault.to_string()));
            Err(log.finish(&texts))
        }
        _ => Err(log.finish(&texts)),
    }
}

struct Parts<'a> {
    map: Fields<'a>,
    units: Fields<'a>,
    proposals: Fields<'a>,
}

impl Parts<'_> {
    fn read(mut self, scenario: &str) -> Option<Definition> {
        for fields in [&mut self.map, &mut self.units, &mut self.proposals] {
            fields.number("format", 1..=1u8);
        }
        let ground = ground::read(&mut self.map)?;
        let numbers = numbers::read(&mut self.proposals);
        let forces = forces::read(&mut self.units, &mut self.proposals, &ground, scenario);
        let log = self.map.log;
        self.map.finish(&[]);
        self.units.finish(&[]);
        self.proposals.finish(&[]);
        let (numbers, forces) = (numbers?, forces?);
        if !log.is_clean() {
            return None;
        }
        Some(Definition {
            id: format!("{}-{scenario}", ground.id),
            sides: PerSide { allied: forces.sides.allied, french: forces.sides.french },
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
        })
    }
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

/// Notes a word that is not among those that are known.
fn unknown(node: &Node, what: &str, word: &str, known: &[&str], log: &Log) {
    log.say(node.at, format!("there is no {what} {}{}", quote(word), suggest(word, known.iter().copied())));
}
