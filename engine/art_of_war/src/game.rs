//! A battle in play: what it consists of.

use super::board::Board;
use super::breach::Breach;
use super::definition::*;
use super::field::Field;
use super::history::Past;
use super::question::Standing;
use super::state::*;
use super::victory;
use engine::contract::{Refusal, Side};
use engine::hex::Hex;
use std::sync::Arc;

/// A battle in play.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) board: Arc<Board>,
    pub(crate) optional: OptionalRules,
    pub(crate) state: State,
    pub(crate) history: Past,
    pub(crate) field: Field,
    pub(crate) standing: Standing,
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

    /// A side's victory points in the current position.
    pub fn score(&self, side: Side) -> victory::Score {
        victory::score(&self.board, &self.state, side)
    }

    /// Whether a hex is in a zone of control of that side [4.5].
    pub fn in_zone(&self, side: Side, hex: Hex) -> bool {
        self.field.zone(&self.board, side, hex)
    }

    /// Whether attacks and zones of control reach from one hex to the other in this weather.
    pub fn touch(&self, a: Hex, b: Hex) -> bool {
        self.board.touch(self.field.rain(), a, b)
    }

    /// Whether guns in one hex can fire at the other in this weather; `None` if it is out of range.
    pub fn line_of_fire(&self, from: Hex, to: Hex) -> Option<bool> {
        self.board.line_of_fire(self.field.rain(), from, to)
    }

    /// The units in a hex.
    pub fn units_in(&self, hex: Hex) -> Vec<UnitId> {
        self.field.at(&self.board, hex).collect()
    }

    /// The units of a side that are adjacent to a hex for attacks and zones of control in this weather.
    pub fn units_beside(&self, side: Side, hex: Hex) -> impl Iterator<Item = UnitId> + '_ {
        let steps = self.board.steps(self.field.rain(), hex).iter().filter(|step| step.touches);
        let spots = steps.map(|step| self.field.spot(step.cell)).filter(move |spot| spot.holder() == Some(side));
        spots.flat_map(|spot| spot.units())
    }

    /// The number of units in a hex that count for stacking: all but garrisons [10.2].
    pub fn crowd(&self, hex: Hex) -> usize {
        self.field.crowd(&self.board, hex)
    }

    pub(crate) fn refuse(&self, breach: &Breach) -> Refusal {
        breach.refusal(&self.board)
    }
}
