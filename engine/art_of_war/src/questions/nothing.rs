//! Stages without a question: the battle is over, or a result has been carried out and the phase continues.

use crate::command::Decision;
use crate::event::Report;
use crate::game::Game;
use crate::question::Question;
use crate::state::Step;
use crate::victory::Outcome;
use engine::contract::Pending;

/// The battle has ended.
pub(super) struct Over;

impl Question for Over {
    fn wording(&self) -> &'static str {
        "over"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        game.ended()
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}

/// A result is completely carried out: the next attack can be announced.
pub(super) struct CarriedOut;

impl Question for CarriedOut {
    fn wording(&self) -> &'static str {
        "nothing"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        game.ended()
    }

    fn settle(&self, game: &mut Game, _report: &mut Report) -> bool {
        if let Some(combat) = game.state.combat_mut() {
            combat.step = Step::Announce;
        }
        true
    }
}
