//! A battle in play: what it consists of.

use super::board::Board;
use super::breach::Breach;
use super::definition::*;
use super::field::Field;
use super::history::{History, Past};
use super::state::*;
use engine::contract::{Refusal, Side};
use std::sync::Arc;

/// A battle in play.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) board: Arc<Board>,
    pub(crate) terms: Terms,
    pub(crate) state: State,
    pub(crate) history: Past,
    pub(crate) field: Field,
}

impl Game {
    /// A game on a state that was checked, with stacks and zones worked out.
    pub(crate) fn bare(board: Arc<Board>, terms: Terms, state: State) -> Game {
        let field = Field::empty(&board);
        let mut game = Game { board, terms, state, history: Past::default(), field };
        game.rebuild();
        game
    }

    /// Works out stacks and zones again.
    pub(crate) fn rebuild(&mut self) {
        self.field = Field::empty(&self.board);
        let mut placed: Vec<(engine::hex::Hex, u8, UnitId)> =
            self.board.unit_ids().filter_map(|id| Some((self.hex_of(id)?, self.unit(id).depth, id))).collect();
        placed.sort_unstable();
        for group in placed.chunk_by(|a, b| a.0 == b.0) {
            let units: Vec<UnitId> = group.iter().map(|(_, _, id)| *id).collect();
            if let Some((hex, ..)) = group.first() {
                self.set_stack(*hex, &units);
            }
        }
    }

    /// The battle's data.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The terms of the match.
    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// Everything that can change.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The commands that can be taken back.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The units of a hex, top first.
    pub fn units_in(&self, hex: engine::hex::Hex) -> Vec<UnitId> {
        self.stack_list(hex)
    }

    /// Whether a zone of that side reaches into a hex [10.5].
    pub fn zone(&self, side: Side, hex: engine::hex::Hex) -> bool {
        self.in_zone(side, hex)
    }

    pub(crate) fn refuse(&self, breach: &Breach) -> Refusal {
        breach.refusal(&self.board)
    }
}
