//! What a player may take back: the position before his first command that can be undone, and his commands since [4.7].

use super::command::Command;
use super::state::State;
use engine::digest::Hash;
use serde::{Deserialize, Serialize};

/// The commands that can be taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct History {
    /// The position before the first of them.
    pub(crate) base: Option<Box<State>>,
    /// The commands, oldest first.
    pub(crate) commands: Vec<Command>,
}

impl History {
    pub(crate) fn is_empty(&self) -> bool {
        self.commands.is_empty()
    }

    pub(crate) fn clear(&mut self) {
        self.base = None;
        self.commands.clear();
    }
}

/// The hash of a history's beginning, kept so that it is worked out once.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BaseHash(pub(crate) Option<Hash>);
