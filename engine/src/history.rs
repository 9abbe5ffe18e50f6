//! The undo history of a player: the position before the first command that can be undone, and the commands since.
//!
//! Undo goes back to that position and carries out all but the last. A die, the other side's decision or a new phase
//! empties the history.

use serde::{Deserialize, Serialize};

/// The commands `C` that can be taken back, and their beginning `B`: in most systems the position before them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct History<B, C> {
    /// The position before the first of them.
    pub base: Option<Box<B>>,
    /// The commands, oldest first.
    pub commands: Vec<C>,
}

impl<B, C> Default for History<B, C> {
    fn default() -> Self {
        History { base: None, commands: Vec::new() }
    }
}

impl<B, C> History<B, C> {
    /// Whether there is nothing to take back.
    pub fn is_empty(&self) -> bool {
        self.commands.is_empty()
    }

    /// From now on there is nothing to take back.
    pub fn clear(&mut self) {
        *self = History::default();
    }
}
