//! A position for a bot that evaluates it: contacts, zones, strengths and ground, computed once.

use super::definition::{Terrain, UnitId};
use super::field::Field;
use super::fight::Battle;
use super::game::Game;
use super::reach::Reach;
use engine::contract::Side;
use engine::hex::Hex;

/// A read-only view of a position. It gives facts by the rules, and decides nothing.
pub struct Scout<'a> {
    field: Field<'a>,
    support: bool,
}

impl Game {
    /// A view of the current position.
    pub fn scout(&self) -> Scout<'_> {
        Scout { field: self.field(), support: self.optional.artillery_support }
    }
}

impl Scout<'_> {
    /// The hexes in contact with one (1).
    pub fn touching(&self, hex: Hex) -> Vec<Hex> {
        let board = self.field.board;
        self.field.touching(board.at(hex)).map(|way| board.hex(way.to())).collect()
    }

    /// The unit in a hex.
    pub fn unit_in(&self, hex: Hex) -> Option<UnitId> {
        self.field.occupant(self.field.board.at(hex))
    }

    /// Whether a hex is in a zone of that side [7.1].
    pub fn in_zone(&self, side: Side, hex: Hex) -> bool {
        self.field.in_zone(side, self.field.board.at(hex))
    }

    /// Whether a garrison is alone in a hex [9.10].
    pub fn lone_garrison(&self, hex: Hex) -> bool {
        self.field.lone_garrison(self.field.board.at(hex))
    }

    /// The strength of a unit in a battle now, as an attacker or as a defender, without the ground [9.4.5].
    pub fn strength(&self, unit: UnitId, attacks: bool) -> i16 {
        let mut terms = Vec::with_capacity(4);
        self.field.strength(unit, attacks.then_some(false), false, &mut terms);
        terms.iter().map(|term| term.value).sum()
    }

    /// The number that a hex adds to a defence in it [9.4].
    pub fn ground(&self, hex: Hex) -> i16 {
        i16::from(self.field.board.cell(self.field.board.at(hex)).effect.defence)
    }

    /// The kind of terrain in a hex.
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.field.board.cell(self.field.board.at(hex)).terrain
    }

    /// The number that the hexside between two adjacent hexes adds to a defence behind it [9.4].
    pub fn hexside(&self, from: Hex, to: Hex) -> i16 {
        let board = self.field.board;
        let (from, to) = (board.at(from), board.at(to));
        board.way(from, to).map_or(0, |way| i16::from(board.hexside_defence(&self.field.lay, from, way)))
    }

    /// The differential of a battle in the current position, before reserves [9.5].
    pub fn differential(&self, attacker: Side, battle: &Battle) -> i16 {
        self.field.weigh(attacker, battle, false, self.support).differential
    }

    /// The hexes that a unit can reach in its Movement phase.
    pub fn reach(&self, unit: UnitId) -> Reach {
        self.field.reach(unit)
    }
}
