//! What the rules can ask: one question, one file. Each says who is asked and what, which answers there are, what an
//! answer does, and when there is nothing to ask.
//!
//! A question may also be put to a die. The rules behind the answers (where a unit may go, who must attack) stand in
//! the files of those rules; here is what is said between them and the players.

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
use super::breach::Breach;
use super::command::{Command, Decision};
use super::event::Report;
use super::game::Game;
use super::options::Options;
use super::orders::Plan;
use super::results::FACES;
use super::state::{Aftermath, DayEnd, Moving, Stage, Step};
use super::victory::{self, Outcome};
use crate::case::Case;
use crate::contract::{Audience, Pending, Roll, Side};
use std::fmt;
use std::sync::Arc;

/// Something the rules ask. It holds what must be worked out to ask it, and is made anew for every position.
pub(crate) trait Question: Send + Sync {
    /// What is asked, for whoever answers something else.
    fn wording(&self) -> &'static str;

    /// Who is asked, and what; or which die is to be rolled.
    fn pending(&self, game: &Game) -> Pending<Decision, Outcome>;

    /// Who is asked, if anybody is.
    fn asked(&self, game: &Game) -> Option<Side> {
        match self.pending(game) {
            Pending::Decision { side, .. } => Some(side),
            Pending::Roll(_) | Pending::Over(_) => None,
        }
    }

    /// What may be answered.
    fn options(&self, _game: &Game) -> Options {
        Options::Nothing
    }

    /// What a command will do as an answer, or the rule it breaks.
    fn answer(&self, _game: &Game, _command: &Command) -> Result<Plan, Breach> {
        Err(self.another())
    }

    /// Carries out what a die has said, all or nothing.
    fn fall(&self, _game: &mut Game, _face: u16, _report: &mut Report) -> Result<(), Breach> {
        Err(Breach::WrongFaces)
    }

    /// Whether somebody can go on from here. Play never comes to a question without an answer; bytes from elsewhere
    /// and agreed changes might.
    fn has_answer(&self, _game: &Game) -> bool {
        true
    }

    /// Goes on if nobody has a choice here; tells whether it did. Otherwise the question stands.
    fn settle(&self, game: &mut Game, report: &mut Report) -> bool;

    /// The refusal of an answer to another question.
    fn another(&self) -> Breach {
        Breach::NotThisQuestion { question: self.wording() }
    }
}

/// The question that stands between two commands, worked out once: whoever looks what is asked, checks an answer or carries
/// it out reads the same. It is no part of the state, and whatever changes the state forgets it first.
#[derive(Clone, Default)]
pub(crate) struct Standing(Option<Arc<dyn Question>>);

impl Standing {
    /// Before anything changes.
    pub(crate) fn forget(&mut self) {
        self.0 = None;
    }
}

impl fmt::Debug for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Standing").field(&self.0.as_ref().map(|question| question.wording())).finish()
    }
}

impl Game {
    /// What the rules ask now.
    pub(crate) fn question(&self) -> Arc<dyn Question> {
        let Some(standing) = &self.standing.0 else { return self.worked_out() };
        debug_assert_eq!(standing.pending(self), self.worked_out().pending(self), "the position is as it was");
        Arc::clone(standing)
    }

    /// Goes on to the next question, which then stands.
    pub(crate) fn come_to_a_question(&mut self, report: &mut Report) {
        self.standing.forget();
        self.standing = Standing(Some(self.go_on(report)));
    }

    /// What this position asks: the one place that tells all stages apart.
    pub(crate) fn worked_out(&self) -> Arc<dyn Question> {
        match &self.state.stage {
            Stage::Movement(Moving::Summons) => Arc::new(Summons),
            Stage::Movement(Moving::Spirit) => Arc::new(Spirit),
            Stage::Movement(Moving::Units) => Arc::new(Moves),
            Stage::Combat(combat) => match &combat.step {
                Step::DeclareFresh(side) => Arc::new(DeclareFresh { side: *side }),
                Step::Announce => Arc::new(Announce),
                Step::Die(attack) => Arc::new(CombatDie { attack: attack.clone() }),
                Step::Weather(attack, result) => Arc::new(WeatherDie { attack: attack.clone(), before: *result }),
                Step::Aftermath(aftermath) => self.question_after(aftermath),
            },
            Stage::DayEnd(DayEnd::FightOn) => Arc::new(FightOn),
            Stage::DayEnd(DayEnd::Reorganise(side)) => Arc::new(Reorganise::of(self, *side)),
            Stage::Over => Arc::new(Over),
        }
    }

    /// What a result asks next, in the order in which it is carried out [6.3].
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

    /// Who is asked, if anybody is.
    pub(crate) fn asked(&self) -> Option<Side> {
        self.question().asked(self)
    }

    /// The one die that this system knows, for a rule of the side whose turn it is.
    fn die(&self, case: Case) -> Pending<Decision, Outcome> {
        let owner = self.state.active;
        Pending::Roll(Roll { dice: vec![FACES], owner, seen_by: Audience::Everyone, case: case.into() })
    }

    /// Nothing more is asked.
    fn ended(&self) -> Pending<Decision, Outcome> {
        Pending::Over(victory::outcome(&self.board, &self.state))
    }
}
