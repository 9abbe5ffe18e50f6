//! The commands that can be taken back in a game in play.

use super::command::Command;
use super::state::State;
use engine::codec;
use std::ops::Deref;
use std::sync::OnceLock;

/// The commands that can be taken back.
pub type History = engine::history::History<State, Command>;

/// The history of a game in play, with the bytes of its first position: they are worked out once, since that position
/// stays the same while commands are added.
#[derive(Clone, Debug, Default)]
pub(crate) struct Past {
    history: History,
    base_bytes: OnceLock<Vec<u8>>,
}

impl Past {
    /// Notes a command, and the position before it if it is the first.
    pub(crate) fn note(&mut self, before: &State, command: &Command) {
        if self.history.base.is_none() {
            self.history.base = Some(Box::new(before.clone()));
            self.base_bytes = OnceLock::new();
        }
        self.history.commands.push(command.clone());
    }

    /// Forgets the last command; the position before the first stays.
    pub(crate) fn forget_last(&mut self) {
        self.history.commands.pop();
    }

    pub(crate) fn clear(&mut self) {
        *self = Past::default();
    }

    /// Its canonical bytes.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let base = self.base_bytes.get_or_init(|| codec::encode(&self.history.base));
        let commands = codec::encode(&self.history.commands);
        let mut bytes = Vec::with_capacity(base.len() + commands.len());
        bytes.extend_from_slice(base);
        bytes.extend_from_slice(&commands);
        bytes
    }
}

impl Deref for Past {
    type Target = History;

    fn deref(&self) -> &History {
        &self.history
    }
}
