//! What a player may take back: the position before his first command that can be undone, and his commands since.

use super::command::Command;
use super::state::State;
use crate::codec;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// The commands that can be taken back.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct History {
    /// The position before the first of them.
    pub base: Option<Box<State>>,
    /// The commands, oldest first.
    pub commands: Vec<Command>,
    /// That position as bytes, once somebody wanted them: it stays the same while commands are added.
    #[serde(skip)]
    written: OnceLock<Vec<u8>>,
}

impl PartialEq for History {
    fn eq(&self, other: &History) -> bool {
        self.base == other.base && self.commands == other.commands
    }
}

impl Eq for History {}

impl History {
    /// Whether there is nothing to take back.
    pub fn is_empty(&self) -> bool {
        self.commands.is_empty()
    }

    /// Notes a command, and the position before it if it is the first.
    pub(crate) fn note(&mut self, before: &State, command: &Command) {
        if self.base.is_none() {
            self.base = Some(Box::new(before.clone()));
            self.written = OnceLock::new();
        }
        self.commands.push(command.clone());
    }

    pub(crate) fn clear(&mut self) {
        self.base = None;
        self.commands.clear();
        self.written = OnceLock::new();
    }

    /// Its canonical bytes.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let written = self.written.get_or_init(|| codec::encode(&self.base));
        let commands = codec::encode(&self.commands);
        let mut bytes = Vec::with_capacity(written.len() + commands.len());
        bytes.extend_from_slice(written);
        bytes.extend_from_slice(&commands);
        bytes
    }
}
