//! X1: the defender may commit reserves before the die [9.5.1].

use crate::breach::by;
use crate::command::{Command, Decision};
use crate::definition::ALLIED;
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::orders::Plan;
use crate::question::Question;
use crate::rules;
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal, Side};

/// Reserves, yes or no.
pub(super) struct Reserves;

impl Reserves {
    fn side(game: &Game) -> Side {
        game.state.fight().map_or(ALLIED, |fight| fight.attacker.other())
    }
}

impl Question for Reserves {
    fn due(&self) -> &'static str {
        "reserves"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: Reserves::side(game), decision: Decision::Reserves }
    }

    fn options(&self, _game: &Game) -> Options {
        Options::Reserves
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        let Command::Reserves { commit } = *command else { return Err(self.another()) };
        let may = game.state.fight().is_some_and(|fight| game.defender_may_commit(fight));
        if commit && !may {
            return Err(by(rules::RESERVES, "no-use").varied("none"));
        }
        let side = Reserves::side(game);
        Ok(Plan::new(move |game, report| {
            if !commit || game.commit_reserves(side, report) {
                game.pay_guard(report);
            }
        }))
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let asked = game.state.fight().is_some_and(|fight| game.defender_may_commit(fight));
        if !asked {
            game.pay_guard(report);
        }
        !asked
    }
}
