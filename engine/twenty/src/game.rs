//! A battle in play: what it consists of.

use super::board::Board;
use super::command::Command;
use super::definition::*;
use super::field::Field;
use super::reach::Reach;
use super::state::*;
use engine::contract::{Opening, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use engine::history::History;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A battle in play.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) board: Arc<Board>,
    pub(crate) optional: OptionalRules,
    pub(crate) state: State,
    /// The commands that can be taken back (R6).
    pub(crate) history: History<State, Command>,
    /// The contents of seals that this engine has learned.
    pub(crate) known: BTreeMap<Hash, Opening>,
}

impl Game {
    /// The battle's data.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The rules the players agreed on.
    pub fn optional_rules(&self) -> OptionalRules {
        self.optional
    }

    /// The whole changing state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Whether a hex is in a zone of control of that side [7.1].
    pub fn in_zone(&self, side: Side, hex: Hex) -> bool {
        self.field().in_zone(side, self.board.at(hex))
    }

    /// Whether an intact garrison holds a hex [9.10].
    pub fn is_garrisoned(&self, hex: Hex) -> bool {
        self.field().garrisoned(self.board.at(hex))
    }

    /// Whether a side has a free Forced March by card 8.
    pub fn free_march(&self, side: Side) -> bool {
        self.field().free_march(side)
    }

    /// Whether a side has free reserves by card 4.
    pub fn free_reserves(&self, side: Side) -> bool {
        self.field().free_reserves(side)
    }

    /// The hexes that one unit can reach in its Movement phase.
    pub fn reach(&self, unit: UnitId) -> Reach {
        let moves = matches!(self.state.stage, Stage::Movement) && self.board.unit(unit).side == self.state.active;
        if moves { self.field().reach(unit) } else { Reach::default() }
    }

    pub(crate) fn field(&self) -> Field<'_> {
        Field::new(&self.board, &self.state)
    }

    /// Counts a new phase: no earlier command can be taken back.
    pub(crate) fn begin_phase(&mut self) {
        self.state.phases += 1;
    }

    pub(crate) fn set_place(&mut self, unit: UnitId, place: Place) {
        if let Some(known) = self.state.unit_mut(unit) {
            known.place = place;
            if !matches!(place, Place::On { .. }) {
                known.routed = false;
            }
        }
    }
}
