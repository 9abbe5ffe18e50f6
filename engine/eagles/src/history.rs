//! What a player may take back: the position before his first command that can be undone, and his commands since.

use super::command::Command;
use super::state::State;
use engine::contract::Side;
use serde::{Deserialize, Serialize};

/// The commands that can be taken back, all of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct History {
    /// Whose commands they are, and the position before the first of them.
    pub base: Option<Base>,
    /// The commands, oldest first.
    pub commands: Vec<Command>,
}

/// Where a history begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "whose, and from which position")]
pub struct Base {
    pub side: Side,
    pub state: Box<State>,
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
