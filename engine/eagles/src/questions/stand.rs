//! The choice of the winner: to hold its ground or break off [7.8.1].

use super::question::{Question, ask};
use crate::breach::demand;
use crate::breach::{Checked, Facts, other_question};
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::fight::*;
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules;
use engine::contract::{Pending, Side};

pub(super) struct Stand;

impl Question for Stand {
    fn wording(&self) -> &'static str {
        "stand"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let result = game.state.fight().and_then(|fight| fight.result);
        ask(result.map_or(Side::First, |result| result.loser.other()), Decision::Stand)
    }

    fn options(&self, _game: &Game) -> Options {
        Options::Stand
    }

    fn answer(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) -> Checked {
        match command {
            Command::Stand => game.stand(report),
            Command::BreakOff => {
                let able = game.state.fight().is_some_and(|fight| game.may_break_off(fight));
                demand(able, rules::CANNOT_BREAK_OFF, "no-step", || Facts::NONE)?;
                game.break_off(report);
            }
            _ => return Err(other_question(self.wording())),
        }
        Ok(())
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        if game.state.fight().is_some_and(|fight| game.may_break_off(fight)) {
            return false;
        }
        if game.state.fight().is_none_or(|fight| fight.result.is_none()) {
            game.set_step(FightStep::Finished);
            return true;
        }
        game.stand(report);
        true
    }
}
