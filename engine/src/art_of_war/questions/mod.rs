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

/// Something the rules ask. It holds what must be worked out to ask it, and is made anew for every position.
pub(crate) trait Question {
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

impl Game {
    /// What the rules ask now: the one place that tells all stages apart.
    pub(crate) fn question(&self) -> Box<dyn Question> {
        match &self.state.stage {
            Stage::Movement(Moving::Summons) => Box::new(Summons),
            Stage::Movement(Moving::Spirit) => Box::new(Spirit),
            Stage::Movement(Moving::Units) => Box::new(Moves),
            Stage::Combat(combat) => match &combat.step {
                Step::DeclareFresh(side) => Box::new(DeclareFresh { side: *side }),
                Step::Announce => Box::new(Announce),
                Step::Die(attack) => Box::new(CombatDie { attack: attack.clone() }),
                Step::Weather(attack, result) => Box::new(WeatherDie { attack: attack.clone(), before: *result }),
                Step::Aftermath(aftermath) => self.question_after(aftermath),
            },
            Stage::DayEnd(DayEnd::FightOn) => Box::new(FightOn),
            Stage::DayEnd(DayEnd::Reorganise(side)) => Box::new(Reorganise::of(self, *side)),
            Stage::Over => Box::new(Over),
        }
    }

    /// What a result asks next, in the order in which it is carried out [6.3].
    fn question_after(&self, aftermath: &Aftermath) -> Box<dyn Question> {
        if let Some(&army) = aftermath.calls.first() {
            match self.side_of(army) {
                Some(side) => Box::new(CallReserve::of(self, side, army)),
                None => Box::new(CarriedOut),
            }
        } else if aftermath.losses_due > 0 {
            Box::new(Losses::of(self, aftermath))
        } else if let Some(&(_, full)) = aftermath.chain.last() {
            Box::new(Retreat::to_make_room(self, aftermath, full))
        } else if !aftermath.retreating.is_empty() {
            Box::new(Retreat::of(self, aftermath))
        } else if aftermath.advance_open {
            Box::new(Advance::of(self, aftermath))
        } else if let Some(&battery) = aftermath.guns.first() {
            Box::new(StepBack::of(self, battery))
        } else {
            Box::new(CarriedOut)
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
