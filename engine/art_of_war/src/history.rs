//! The commands that can be taken back in a game in play.

use super::command::Command;
use super::state::State;
use std::ops::{Deref, DerefMut};

/// The commands that can be taken back.
pub type History = engine::history::History<State, Command>;

/// The history of a game in play, with data that is neither saved nor hashed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Past {
    history: History,
    /// Whether a bot has tried commands on this copy. They cannot be taken back, but they too keep a phase open.
    thought: bool,
}

impl Past {
    /// Whether a command was given in this phase, so that only its player ends it.
    pub(crate) fn holds_open(&self) -> bool {
        self.thought || !self.is_empty()
    }

    /// A history for a bot's copy: there is nothing to take back, and an open phase stays open.
    pub(crate) fn thinking(&self) -> Past {
        Past { history: History::default(), thought: self.holds_open() }
    }

    /// Notes that a bot has tried a command.
    pub(crate) fn note_thought(&mut self) {
        self.thought = true;
    }

    pub(crate) fn clear(&mut self) {
        *self = Past::default();
    }
}

impl Deref for Past {
    type Target = History;

    fn deref(&self) -> &History {
        &self.history
    }
}

impl DerefMut for Past {
    fn deref_mut(&mut self) -> &mut History {
        &mut self.history
    }
}
