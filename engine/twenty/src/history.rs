//! What a player may take back: the position before his first command that can be undone, and his commands since.

use super::command::Command;
use super::state::State;
use serde::{Deserialize, Serialize};

/// The commands that can be taken back (R6).
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

    pub(crate) fn clear(&mut self) {
        self.base = None;
        self.commands.clear();
    }
}
