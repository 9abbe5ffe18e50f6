//! What a player may take back: the position before his first command that can be undone, and his commands since.
//!
//! Undo goes back to that position and carries out all but the last. A die, the other side's decision or a new phase
//! empties the history.

use super::command::Command;
use super::state::State;
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// The commands that can be taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct History {
    /// The position before the first of them.
    pub base: Option<Box<State>>,
    /// The commands, oldest first.
    pub commands: Vec<Command>,
}

impl History {
    /// Whether there is nothing to take back.
    pub fn is_empty(&self) -> bool {
        self.commands.is_empty()
    }
}

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

impl From<History> for Past {
    fn from(history: History) -> Past {
        Past { history, thought: false }
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
