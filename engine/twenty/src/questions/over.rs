//! The end: there is no further question.

use crate::command::Decision;
use crate::game::Game;
use crate::question::Question;
use crate::state::Stage;
use crate::victory::{Ending, Outcome};
use engine::contract::Pending;

/// The match is over.
pub(super) struct Over;

impl Question for Over {
    fn due(&self) -> &'static str {
        "over"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        match game.state.stage {
            Stage::Over { outcome } => Pending::Over(outcome),
            _ => Pending::Over(Outcome { winner: None, how: Ending::LastTurn }),
        }
    }
}
