//! The choice of the defender among equally strong Forces [7.3].

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
use crate::ways_open::Defence;
use engine::contract::{Pending, Side};

pub(super) struct Defend;

fn choices(game: &Game) -> Vec<Defence> {
    let targets = game.state.fight().map(|fight| fight.targets.clone()).unwrap_or_default();
    game.defences(game.state.phasing.other(), &targets)
}

impl Question for Defend {
    fn wording(&self) -> &'static str {
        "defend"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(game.state.phasing.other(), Decision::Defend)
    }

    fn options(&self, game: &Game) -> Options {
        Options::Defend(choices(game))
    }

    fn answer(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) -> Checked {
        let Command::Defend { leader, others } = command else { return Err(other_question(self.wording())) };
        let mut others = others.clone();
        others.sort_unstable();
        let defence = Defence { leader: *leader, others };
        demand(choices(game).contains(&defence), rules::DEFENCE, "not-the-strongest", || Facts::NONE)?;
        game.defend(&defence, report);
        Ok(())
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        match choices(game).as_slice() {
            [only] => game.defend(only, report),
            [] => game.set_step(FightStep::Finished),
            _ => return false,
        }
        true
    }
}
