//! Stepping into the hex of a side that was wiped out (R35).

use super::question::{Question, ask};
use crate::breach::{Checked, other_question};
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::event::What;
use crate::fight::*;
use crate::game::Game;
use crate::options::HexChoice;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules;
use engine::contract::{Pending, Side};

pub(super) struct Advance;

impl Question for Advance {
    fn wording(&self) -> &'static str {
        "advance"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(game.state.phasing, Decision::Advance)
    }

    fn options(&self, game: &Game) -> Options {
        let all = game.state.fight().map(|fight| game.steps_in(fight)).unwrap_or_default();
        Options::Advance(all.into_iter().map(|(hex, leaders)| HexChoice { hex, leaders }).collect())
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        match command {
            Command::Advance { leaders, hex } => {
                let Some(fight) = game.state.fight() else { return Err(other_question(self.wording())) };
                game.check_advance(fight, leaders, *hex)?;
                report.tell(What::Advanced { leaders: leaders.clone(), hex: *hex }, [rules::STEP_IN]);
                game.put(leaders, *hex, report);
            }
            Command::Stay => report.tell(What::Stayed { side }, [rules::STEP_IN]),
            _ => return Err(other_question(self.wording())),
        }
        game.set_step(FightStep::Finished);
        Ok(())
    }

    fn settle(&self, game: &mut Game, _report: &mut Report) -> bool {
        if game.state.fight().is_some_and(|fight| !game.steps_in(fight).is_empty()) {
            return false;
        }
        game.set_step(FightStep::Finished);
        true
    }
}
