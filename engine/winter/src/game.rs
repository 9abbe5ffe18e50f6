//! A battle in play, and what the players agreed on.

use super::board::Board;
use super::chunks::Chunks;
use super::definition::Extra;
use super::field::Field;
use super::history::{BaseHash, History};
use super::state::State;
use engine::contract::Opening;
use engine::digest::Hash;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The options on which the players agree [97.1].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchOptions {
    /// The owner decides on each opportunity shot, instead of by standing orders.
    pub ask: bool,
    /// The Guard of turn 47 enters.
    pub guard: bool,
    /// Snow may fall (18).
    pub weather: bool,
    /// Batteries run out of ammunition [7.7].
    pub ammunition: bool,
    /// Brigades tire, and Jaegers by the clock (15).
    pub fatigue: bool,
    /// The morale of armies and corps is kept (14).
    pub spirit: bool,
    /// In battles with orders, fallen leaders come back by them [19.83, 19.84].
    pub leader_loss: bool,
    /// The battle ends with the turn in which a side has no units left or every French corps is demoralised [20.31].
    pub early_end: bool,
    /// A corps that enters as one comes later, by any of its roads [20.38].
    pub delayed: bool,
    /// The French may declare one grand charge [19.7].
    pub grand_charge: bool,
    /// A ceasefire may be declared at night [20.44].
    pub ceasefire: bool,
    /// A corps comes later and farther east, and the battle begins later [20.38].
    pub shifted: bool,
    /// Russian guns are silent for the first turns [20.34].
    pub silent_guns: bool,
    /// Detachment commanders take regiments, brigades and batteries under them and release them [19.51].
    pub attaching: bool,
}

impl MatchOptions {
    /// The options of a match on a board: on the whole field everything that its page has is played [20.3].
    #[must_use]
    pub(crate) fn on(self, board: &Board) -> MatchOptions {
        if board.whole().is_none() {
            return self;
        }
        MatchOptions {
            weather: true,
            ammunition: true,
            fatigue: true,
            spirit: true,
            leader_loss: true,
            early_end: true,
            grand_charge: true,
            attaching: true,
            guard: false,
            delayed: false,
            ceasefire: false,
            shifted: false,
            silent_guns: false,
            ask: self.ask,
        }
    }

    pub(crate) fn has(self, extra: Extra) -> bool {
        match extra {
            Extra::Guard => self.guard,
        }
    }
}

/// A battle in play.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) board: Arc<Board>,
    pub(crate) options: MatchOptions,
    pub(crate) state: State,
    pub(crate) field: Field,
    pub(crate) chunks: Chunks,
    pub(crate) history: History,
    pub(crate) base_hash: BaseHash,
    pub(crate) known: BTreeMap<Hash, Opening>,
}

impl Game {
    /// Everything that can change.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The battle's data.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The options on which the players agreed.
    pub fn match_options(&self) -> MatchOptions {
        self.options
    }

    /// A copy to try something on: no history, nothing learned.
    pub(crate) fn clone_for_trial(&self) -> Game {
        Game {
            board: Arc::clone(&self.board),
            options: self.options,
            state: self.state.clone(),
            field: self.field.clone(),
            chunks: Chunks::default(),
            history: History::default(),
            base_hash: BaseHash(None),
            known: BTreeMap::new(),
        }
    }
}
