//! The commands that can be taken back in a game in play.

use super::command::Command;
use super::state::State;
use std::ops::{Deref, DerefMut};

/// The commands that can be taken back.
pub type History = engine::history::History<State, Command>;

/// The history of a game in play, and what is neither saved nor hashed with it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Past {
    history: History,
    /// Whether a player who only thinks has given commands: nothing takes them back, but they too hold a phase open.
    thought: bool,
}

impl Past {
    /// Whether something was done in this phase, so that it ends only when its player says so.
    pub(crate) fn holds_open(&self) -> bool {
        self.thought || !self.is_empty()
    }

    /// The same for somebody who only thinks: nothing to take back, and a phase stays open that was.
    pub(crate) fn thinking(&self) -> Past {
        Past { history: History::default(), thought: self.holds_open() }
    }

    /// Somebody who only thinks has given a command.
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
