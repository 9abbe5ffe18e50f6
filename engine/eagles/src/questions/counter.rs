//! Whether a loser behind walls attacks [7.8.3].

use super::question::{Question, ask};
use crate::breach::{Checked, other_question};
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::event::What;
use crate::fight::*;
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules;
use engine::contract::{Pending, Side};

pub(super) struct CounterAttack;

fn loser(game: &Game) -> Side {
    game.state.fight().and_then(|fight| fight.result).map_or(Side::First, |result| result.loser)
}

impl Question for CounterAttack {
    fn wording(&self) -> &'static str {
        "counter-attack"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(loser(game), Decision::CounterAttack)
    }

    fn options(&self, _game: &Game) -> Options {
        Options::CounterAttack
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        let attacks = match command {
            Command::CounterAttack => true,
            Command::Decline => false,
            _ => return Err(other_question(self.wording())),
        };
        report.tell(What::CounterAttacked { side, attacks }, [rules::PITCHED]);
        if attacks {
            game.next_round(side);
        } else {
            game.set_step(FightStep::Finished);
        }
        Ok(())
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}
