//! The words of one battle: what its sides, units, armies and divisions are called, and back.

use art_of_war::{ArmyId, Board, DivisionId, UnitId};
use engine::contract::Side;
use language::words::letters::capital;
use language::words::{Nonsense, shorten, side_named};

/// Speaks of one battle.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    pub(super) board: &'a Board,
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
        side_named(Side::BOTH.map(|side| self.board.side_name(side)), name)
    }

    /// The name of a unit.
    pub fn unit(&self, unit: UnitId) -> &'a str {
        self.board.called(unit)
    }

    /// The names of several units.
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

    /// An army's nation with a capital letter.
    pub fn army_name(&self, army: ArmyId) -> String {
        capital(self.army(army))
    }
}
