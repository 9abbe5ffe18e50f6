//! The commands that can be taken back.

use super::command::Command;
use super::state::State;
use engine::contract::Side;
use serde::{Deserialize, Serialize};

/// The commands that can be taken back, all of one side.
pub type History = engine::history::History<Base, Command>;

/// The start of a history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the side and the position it knows")]
pub struct Base {
    pub side: Side,
    pub state: State,
}

impl From<Base> for State {
    fn from(base: Base) -> State {
        base.state
    }
}
