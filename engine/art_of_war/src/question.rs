//! The interface of a question of the rules: the side, the decision, the answers, their effects, and when there is
//! nothing to ask. The questions themselves are in their folder.

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

/// A question of the rules. It holds the facts it needs, and is made again for every position.
pub(crate) trait Question: Send + Sync {
    /// The word for the question, for a player that answers another one.
    fn wording(&self) -> &'static str;

    /// The side and its decision, or the die to roll.
    fn pending(&self, game: &Game) -> Pending<Decision, Outcome>;

    /// The side that must decide, if any.
    fn asked(&self, game: &Game) -> Option<Side> {
        match self.pending(game) {
            Pending::Decision { side, .. } => Some(side),
            Pending::Roll(_) | Pending::Over(_) => None,
        }
    }

    /// The options of the answer.
    fn options(&self, _game: &Game) -> Options {
        Options::Nothing
    }

    /// The effect of a command as an answer, or the rule it breaks.
    fn answer(&self, _game: &Game, _command: &Command) -> Result<Plan, Breach> {
        Err(self.another())
    }

    /// Applies the face of a die, all or nothing.
    fn fall(&self, _game: &mut Game, _face: u16, _report: &mut Report) -> Result<(), Breach> {
        Err(Breach::WrongFaces)
    }

    /// Whether there is a legal answer here. Play never comes to a question without one; foreign bytes and agreed
    /// changes might.
    fn has_answer(&self, _game: &Game) -> bool {
        true
    }

    /// The possible attacks, if the question has computed them.
    fn contact(&self) -> Option<&Contact> {
        None
    }

    /// Continues if there is no choice here. Returns whether it did; otherwise the question stays.
    fn settle(&self, game: &mut Game, report: &mut Report) -> bool;

    /// The refusal of an answer to another question.
    fn another(&self) -> Breach {
        Breach::NotThisQuestion { question: self.wording() }
    }
}

impl Game {
    /// A roll of the one die of this system, for a rule of the side whose turn it is.
    pub(crate) fn die(&self, case: Case) -> Pending<Decision, Outcome> {
        let owner = self.state.active;
        Pending::Roll(Roll { dice: vec![FACES], owner, seen_by: Audience::Everyone, case: case.into() })
    }

    /// The end: there is no further question.
    pub(crate) fn ended(&self) -> Pending<Decision, Outcome> {
        Pending::Over(victory::outcome(&self.board, &self.state))
    }
}

/// The question between two commands, computed once: reading the question, checking an answer and carrying it out use
/// the same. It is no part of the state, and any change of the state clears it first.
#[derive(Clone, Default)]
pub(crate) struct Standing(Option<Arc<dyn Question>>);

impl Standing {
    /// Sets this question.
    pub(crate) fn of(question: Arc<dyn Question>) -> Standing {
        Standing(Some(question))
    }

    /// The question, unless it was cleared.
    pub(crate) fn question(&self) -> Option<&Arc<dyn Question>> {
        self.0.as_ref()
    }

    /// Clears the question before a change.
    pub(crate) fn forget(&mut self) {
        self.0 = None;
    }
}

impl fmt::Debug for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Standing").field(&self.question().map(|question| question.wording())).finish()
    }
}
