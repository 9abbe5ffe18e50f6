//! The questions of the rules, one in each file.
//!
//! A question may also be a die roll. The rules behind the answers (movement, obligations) are in the files of those
//! rules; these files connect them with the players.

mod advance;
mod announce;
mod call_reserve;
mod combat_die;
mod declare_fresh;
mod fight_on;
mod losses;
mod moves;
mod nothing;
mod reorganise;
mod retreat;
mod spirit;
mod step_back;
mod summons;
mod weather_die;

use self::advance::Advance;
use self::announce::Announce;
use self::call_reserve::CallReserve;
use self::combat_die::CombatDie;
use self::declare_fresh::DeclareFresh;
use self::fight_on::FightOn;
use self::losses::Losses;
use self::moves::Moves;
use self::nothing::{CarriedOut, Over};
use self::reorganise::Reorganise;
use self::retreat::Retreat;
use self::spirit::Spirit;
use self::step_back::StepBack;
use self::summons::Summons;
use self::weather_die::WeatherDie;
use super::event::Report;
use super::game::Game;
use super::question::{Question, Standing};
use super::state::{Aftermath, DayEnd, Moving, Stage, Step};
use engine::contract::Side;
use std::sync::Arc;

impl Game {
    /// The current question.
    pub(crate) fn question(&self) -> Arc<dyn Question> {
        let Some(standing) = self.standing.question() else { return self.worked_out() };
        debug_assert_eq!(standing.pending(self), self.worked_out().pending(self), "the position is as it was");
        Arc::clone(standing)
    }

    /// Continues to the next question, and keeps it.
    pub(crate) fn come_to_a_question(&mut self, report: &mut Report) {
        self.standing.forget();
        self.standing = Standing::of(self.go_on(report));
    }

    /// Continues until a side has a choice, a die is needed, or the game is over.
    fn go_on(&mut self, report: &mut Report) -> Arc<dyn Question> {
        loop {
            if let Some(question) = self.step_on(report) {
                return question;
            }
        }
    }

    /// Continues with a result until a side has a choice, and returns that question; `None` when all is done.
    pub(crate) fn continue_aftermath(&mut self, report: &mut Report) -> Option<Arc<dyn Question>> {
        while self.state.aftermath().is_some() {
            if let Some(question) = self.step_on(report) {
                return Some(question);
            }
        }
        None
    }

    /// Skips the current question if no side has a choice in it; otherwise returns it.
    fn step_on(&mut self, report: &mut Report) -> Option<Arc<dyn Question>> {
        if self.state.aftermath().is_some() {
            self.let_duties_lapse();
        }
        let question = self.worked_out();
        if question.settle(self, report) { None } else { Some(question) }
    }

    /// The question of this position: the one place that distinguishes all stages.
    pub(crate) fn worked_out(&self) -> Arc<dyn Question> {
        match &self.state.stage {
            Stage::Movement(Moving::Summons) => Arc::new(Summons),
            Stage::Movement(Moving::Spirit) => Arc::new(Spirit),
            Stage::Movement(Moving::Units) => Arc::new(Moves),
            Stage::Combat(combat) => match &combat.step {
                Step::DeclareFresh(side) => Arc::new(DeclareFresh { side: *side, contact: self.contact(combat) }),
                Step::Announce => Arc::new(Announce { contact: self.contact(combat) }),
                Step::Die(attack) => Arc::new(CombatDie { attack: attack.clone() }),
                Step::Weather(attack, result) => Arc::new(WeatherDie { attack: attack.clone(), before: *result }),
                Step::Aftermath(aftermath) => self.question_after(aftermath),
            },
            Stage::DayEnd(DayEnd::FightOn) => Arc::new(FightOn),
            Stage::DayEnd(DayEnd::Reorganise(side)) => Arc::new(Reorganise::of(self, *side)),
            Stage::Over => Arc::new(Over),
        }
    }

    /// The next question of a result, in the order in which it is carried out [6.3].
    fn question_after(&self, aftermath: &Aftermath) -> Arc<dyn Question> {
        if let Some(&army) = aftermath.calls.first() {
            match self.side_of(army) {
                Some(side) => Arc::new(CallReserve::of(self, side, army)),
                None => Arc::new(CarriedOut),
            }
        } else if aftermath.losses_due > 0 {
            Arc::new(Losses::of(self, aftermath))
        } else if let Some(&(_, full)) = aftermath.chain.last() {
            Arc::new(Retreat::to_make_room(self, aftermath, full))
        } else if !aftermath.retreating.is_empty() {
            Arc::new(Retreat::of(self, aftermath))
        } else if aftermath.advance_open {
            Arc::new(Advance::of(self, aftermath))
        } else if let Some(&battery) = aftermath.guns.first() {
            Arc::new(StepBack::of(self, battery))
        } else {
            Arc::new(CarriedOut)
        }
    }

    /// The side that must decide, if any.
    pub(crate) fn asked(&self) -> Option<Side> {
        self.question().asked(self)
    }
}
