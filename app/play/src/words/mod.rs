//! The words in which people and programs speak of a game: names instead of numbers, JSON instead of bytes.
//!
//! The engine's own types are for canonical bytes; these mirror them for reading. The adjutant, the rule-case files
//! and whoever needs plain text speak through here; what happened is told in [`crate::happening`].

mod asking;
mod battle;
mod change;
mod command;
mod event;
mod position;
mod sentence;
mod table;
mod weighing;

pub use crate::systems::art_of_war::tell::{level_name, result_meaning};
pub use weighing::doubling_name;
pub(crate) use {change::place_word, event::EVENTS};

use engine::art_of_war::{ArmyId, Board, DivisionId, Halves, UnitId};
use engine::case::Case;
use engine::contract::{Refusal, Side};
use engine::hex::Hex;
use serde_json::{Value, json};
use std::fmt;

/// Speaks of one battle.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    board: &'a Board,
}

/// Something a person or program said that makes no sense. Not a matter of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nonsense(pub String);

impl fmt::Display for Nonsense {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Nonsense {}

impl<'a> Words<'a> {
    /// Words for a battle.
    pub fn new(board: &'a Board) -> Words<'a> {
        Words { board }
    }

    /// A side, in small letters.
    pub fn side(&self, side: Side) -> String {
        self.board.side_name(side).to_lowercase()
    }

    /// The side of that name.
    pub fn side_named(&self, name: &str) -> Result<Side, Nonsense> {
        Side::BOTH.into_iter().find(|&side| self.side(side) == name.to_lowercase()).ok_or_else(|| {
            let [first, second] = Side::BOTH.map(|side| self.side(side));
            Nonsense(format!("there is no side \"{}\": it is {first} or {second}", shorten(name)))
        })
    }

    /// What a unit is called.
    pub fn unit(&self, unit: UnitId) -> &'a str {
        self.board.called(unit)
    }

    /// What several units are called.
    pub fn units(&self, units: &[UnitId]) -> Vec<&'a str> {
        units.iter().map(|&unit| self.unit(unit)).collect()
    }

    /// The unit of that id.
    pub fn unit_named(&self, id: &str) -> Result<UnitId, Nonsense> {
        self.board.unit_by_id(id).ok_or_else(|| Nonsense(format!("there is no unit \"{}\"", shorten(id))))
    }

    /// An army's nation.
    pub fn army(&self, army: ArmyId) -> &'a str {
        self.board.army(army).map_or("?", |found| &found.nation)
    }

    /// The army of that nation.
    pub fn army_named(&self, nation: &str) -> Result<ArmyId, Nonsense> {
        let found = self.board.army_ids().find(|&army| self.army(army) == nation);
        found.ok_or_else(|| Nonsense(format!("there is no army \"{}\" with a morale", shorten(nation))))
    }

    /// A division's id.
    pub fn division(&self, division: DivisionId) -> &'a str {
        self.board.division(division).map_or("?", |found| &found.id)
    }

    /// The division of that id.
    pub fn division_named(&self, id: &str) -> Result<DivisionId, Nonsense> {
        self.board.division_by_id(id).ok_or_else(|| Nonsense(format!("there is no division \"{}\"", shorten(id))))
    }
}

/// A hex number.
pub fn hex_named(text: &str) -> Result<Hex, Nonsense> {
    text.parse().map_err(|error| Nonsense(format!("\"{}\": {error}", shorten(text))))
}

/// Hex numbers.
pub fn hexes(hexes: &[Hex]) -> Vec<String> {
    hexes.iter().map(Hex::to_string).collect()
}

/// Case numbers.
pub fn cases(cases: &[Case]) -> Vec<String> {
    cases.iter().map(Case::to_string).collect()
}

/// Movement points as a number, with .5 for a half.
pub fn points(halves: Halves) -> Value {
    if halves.0.is_multiple_of(2) { json!(halves.0 / 2) } else { json!(f64::from(halves.0) / 2.0) }
}

/// A refusal.
pub fn refusal(refusal: &Refusal) -> Value {
    json!({
        "reason": refusal.text,
        "name": refusal.name,
        "case": refusal.case.map(|case| case.to_string()),
    })
}

/// What a stranger said, short enough to be repeated to him.
pub fn shorten(text: &str) -> String {
    const LONGEST: usize = 40;
    if text.chars().count() <= LONGEST {
        text.to_string()
    } else {
        format!("{}...", text.chars().take(LONGEST).collect::<String>())
    }
}
