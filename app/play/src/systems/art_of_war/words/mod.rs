//! The words in which people and programs speak of a game: names instead of numbers, JSON instead of bytes.
//!
//! The engine's own types are for canonical bytes; these mirror them for reading. The adjutant, the rule-case files
//! and whoever needs plain text speak through here, by [`system::Words`](crate::system::Words); what happened is told in
//! [`crate::happening`].

mod asking;
mod battle;
mod change;
mod command;
mod event;
mod options;
mod position;
mod said;
mod sentence;
mod table;
mod weighing;

pub(crate) use change::place_word;
pub use weighing::doubling_name;

use crate::words::{self, Nonsense, shorten};
use engine::art_of_war::{ArmyId, Board, DivisionId, Halves, UnitId};
use engine::contract::Side;
use serde_json::{Value, json};

/// Speaks of one battle.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    board: &'a Board,
}

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
        words::side_named(Side::BOTH.map(|side| self.board.side_name(side)), name)
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

/// Movement points as a number, with .5 for a half.
pub fn points(halves: Halves) -> Value {
    if halves.0.is_multiple_of(2) { json!(halves.0 / 2) } else { json!(f64::from(halves.0) / 2.0) }
}
