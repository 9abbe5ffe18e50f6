//! What a player may take back: the position before his first command that can be undone, and his commands since.
//!
//! Undo goes back to that position and carries out all but the last. A die, the other side's decision or a new phase
//! empties the history.

use super::command::Command;
use super::state::State;
use serde::{Deserialize, Serialize};

/// The commands that can be taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct History {
    /// The position before the first of them.
    pub base: Option<Box<State>>,
    /// The commands, oldest first.
    pub commands: Vec<Command>,
    /// Whether commands were thought through that nobody will take back: like those above they hold a phase open.
    #[serde(skip)]
    pub(crate) thought: bool,
}

impl History {
    /// Whether there is nothing to take back.
    pub fn is_empty(&self) -> bool {
        self.commands.is_empty()
    }

    /// Whether something was done in this phase, so that it ends only when its player says so.
    pub(crate) fn holds_open(&self) -> bool {
        self.thought || !self.is_empty()
    }

    /// The same for somebody who only thinks: nothing to take back, and a phase stays open that was.
    pub(crate) fn thinking(&self) -> History {
        History { base: None, commands: Vec::new(), thought: self.holds_open() }
    }

    pub(crate) fn clear(&mut self) {
        self.base = None;
        self.commands.clear();
        self.thought = false;
    }
}
