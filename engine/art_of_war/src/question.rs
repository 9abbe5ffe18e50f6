//! What a question of the rules is, whatever it asks: who is asked and what, which answers there are, what an answer does,
//! and when there is nothing to ask. The questions themselves stand in their folder.

use super::breach::Breach;
use super::command::{Command, Decision};
use super::contact::Contact;
use super::event::Report;
use super::game::Game;
use super::options::Options;
use super::plan::Plan;
use super::results::FACES;
use super::victory::{self, Outcome};
use engine::case::Case;
use engine::contract::{Audience, Pending, Roll, Side};
use std::fmt;
use std::sync::Arc;

/// Something the rules ask. It holds what must be worked out to ask it, and is made anew for every position.
pub(crate) trait Question: Send + Sync {
    /// What is asked, for a player who answers something else.
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

    /// Who can attack whom, where that is what was worked out.
    fn contact(&self) -> Option<&Contact> {
        None
    }

    /// Goes on if nobody has a choice here; tells whether it did. Otherwise the question stands.
    fn settle(&self, game: &mut Game, report: &mut Report) -> bool;

    /// The refusal of an answer to another question.
    fn another(&self) -> Breach {
        Breach::NotThisQuestion { question: self.wording() }
    }
}

impl Game {
    /// The one die that this system knows, for a rule of the side whose turn it is.
    pub(crate) fn die(&self, case: Case) -> Pending<Decision, Outcome> {
        let owner = self.state.active;
        Pending::Roll(Roll { dice: vec![FACES], owner, seen_by: Audience::Everyone, case: case.into() })
    }

    /// Nothing more is asked.
    pub(crate) fn ended(&self) -> Pending<Decision, Outcome> {
        Pending::Over(victory::outcome(&self.board, &self.state))
    }
}

/// The question that stands between two commands, worked out once: code that looks what is asked, checks an answer or carries
/// it out reads the same. It is no part of the state, and whatever changes the state forgets it first.
#[derive(Clone, Default)]
pub(crate) struct Standing(Option<Arc<dyn Question>>);

impl Standing {
    /// This question stands now.
    pub(crate) fn of(question: Arc<dyn Question>) -> Standing {
        Standing(Some(question))
    }

    /// The question, unless it was forgotten.
    pub(crate) fn question(&self) -> Option<&Arc<dyn Question>> {
        self.0.as_ref()
    }

    /// Before anything changes.
    pub(crate) fn forget(&mut self) {
        self.0 = None;
    }
}

impl fmt::Debug for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Standing").field(&self.question().map(|question| question.wording())).finish()
    }
}
