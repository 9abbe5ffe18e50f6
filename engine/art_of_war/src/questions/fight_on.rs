//! The end of a day: whether the battle continues [18.0].

use crate::breach::Breach;
use crate::cases;
use crate::command::{Command, Decision};
use crate::event::{Report, What};
use crate::game::Game;
use crate::options::Options;
use crate::plan::Plan;
use crate::question::Question;
use crate::state::{DayEnd, Stage};
use crate::victory::Outcome;
use engine::contract::{Pending, Side};

/// Whether a side continues or breaks off; without a side to decide, the battle continues.
pub(super) struct FightOn;

impl Question for FightOn {
    fn wording(&self) -> &'static str {
        "fight-on"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        match game.prolonger() {
            Some(side) => Pending::Decision { side, decision: Decision::FightOn },
            None => game.ended(),
        }
    }

    fn options(&self, _game: &Game) -> Options {
        Options::FightOn
    }

    fn answer(&self, _game: &Game, command: &Command) -> Result<Plan, Breach> {
        match command {
            Command::FightOn => Ok(Plan::new(|game, report| game.fight_on(report))),
            Command::BreakOff => Ok(Plan::new(|game, report| game.break_off(report))),
            _ => Err(self.another()),
        }
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let passes = game.prolonger().is_none();
        if passes {
            game.fight_on(report);
        }
        passes
    }
}

impl Game {
    fn prolonger(&self) -> Option<Side> {
        self.board.definition().rules.prolonger
    }

    /// The battle continues: morale is reset, and the broken units come back.
    fn fight_on(&mut self, report: &mut Report) {
        if let Some(side) = self.prolonger() {
            report.tell(What::FoughtOn { side }, [cases::PROLONGED]);
        }
        self.reset_morale(report);
        self.state.stage = Stage::DayEnd(DayEnd::Reorganise(Side::First));
    }

    fn break_off(&mut self, report: &mut Report) {
        if let Some(side) = self.prolonger() {
            report.tell(What::BrokenOff { side }, [cases::PROLONGED]);
        }
        self.end_game(report);
    }
}
