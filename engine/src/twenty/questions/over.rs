//! Nothing more is asked.

use crate::contract::Pending;
use crate::twenty::command::Decision;
use crate::twenty::game::Game;
use crate::twenty::question::Question;
use crate::twenty::state::Stage;
use crate::twenty::victory::{Ending, Outcome};

/// The match is over.
pub(super) struct Over;

impl Question for Over {
    fn wording(&self) -> &'static str {
        "the match is over"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        match game.state.stage {
            Stage::Over { outcome } => Pending::Over(outcome),
            _ => Pending::Over(Outcome { winner: None, how: Ending::LastTurn }),
        }
    }
}
