//! Stages without a decision: after losses, at the end of a combat, and of the game.

use super::question::{Question, dice};
use crate::command::Decision;
use crate::event::Report;
use crate::fight::FightStep;
use crate::game::Game;
use crate::outcome::{Outcome, outcome};
use crate::rules;
use crate::state::Stage;
use engine::contract::{Pending, Side};

pub(super) struct AfterLosses;
pub(super) struct Over;

impl Question for AfterLosses {
    fn wording(&self) -> &'static str {
        "nothing-due"
    }

    fn pending(&self, _game: &Game) -> Pending<Decision, Outcome> {
        dice(Side::First, 1, rules::AFTER)
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let Some(fight) = game.state.fight() else { return false };
        let stuck = fight.result.is_none()
            && !matches!(fight.step, FightStep::AfterFire | FightStep::AfterRetreat(_) | FightStep::Finished);
        if fight.step == FightStep::Finished || stuck {
            game.finish_fight(report);
        } else {
            game.after_losses(report);
        }
        true
    }
}

impl Question for Over {
    fn wording(&self) -> &'static str {
        "match-over"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        match game.state.stage {
            Stage::Over(ending) => Pending::Over(outcome(&game.board, &game.state, ending)),
            _ => dice(Side::First, 1, rules::TURN),
        }
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}
