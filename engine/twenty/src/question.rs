//! What a question of the rules is, whatever it asks: who is asked and what, which answers there are, what an answer does,
//! and when there is nothing to ask. The questions themselves stand in their folder.

use super::breach::another_question;
use super::command::{Command, Decision};
use super::event::Report;
use super::game::Game;
use super::options::Options;
use super::orders::Plan;
use super::victory::Outcome;
use engine::contract::{Pending, Refusal, Side};

/// Something the rules ask, made anew for every position.
pub(crate) trait Question {
    /// What is asked, for a player who answers something else.
    fn wording(&self) -> &'static str;

    /// Who is asked, and what; or what is asked of chance.
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
    fn answer(&self, _game: &Game, _command: &Command) -> Result<Plan, Refusal> {
        Err(self.another())
    }

    /// Carries out what chance has said.
    fn fall(&self, _game: &mut Game, _faces: &[u16], _report: &mut Report) {}

    /// Whether somebody can go on from here. Play never comes to a question without an answer; states from elsewhere
    /// might.
    fn has_answer(&self, _game: &Game) -> bool {
        true
    }

    /// Goes on if nobody has a choice here; tells whether it did.
    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }

    /// The refusal of an answer to another question.
    fn another(&self) -> Refusal {
        another_question(self.wording())
    }
}
