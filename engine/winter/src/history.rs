//! The commands that can be taken back [4.7].

use super::command::Command;
use super::state::State;
use engine::digest::Hash;

/// The commands that can be taken back.
pub(crate) type History = engine::history::History<State, Command>;

/// The hash of a history's beginning, kept so that it is worked out once.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BaseHash(pub(crate) Option<Hash>);
