//! The interface of a question of the rules: the side, the decision, the answers, their effects, and when there is
//! nothing to ask. The questions themselves are in their folder.

use super::breach::another_question;
use super::command::{Command, Decision};
use super::event::Report;
use super::game::Game;
use super::options::Options;
use super::orders::Plan;
use super::victory::Outcome;
use engine::contract::{Pending, Refusal, Side};

/// A question of the rules, made again for every position.
pub(crate) trait Question {
    /// The name of the question, for the refusal of a player that answers another one.
    fn due(&self) -> &'static str {
        "dice"
    }

    /// The side and its decision, or the roll.
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
    fn answer(&self, _game: &Game, _command: &Command) -> Result<Plan, Refusal> {
        Err(self.another())
    }

    /// Applies the faces of a roll.
    fn fall(&self, _game: &mut Game, _faces: &[u16], _report: &mut Report) {}

    /// Whether there is a legal answer here. Play never comes to a question without one; foreign states might.
    fn has_answer(&self, _game: &Game) -> bool {
        true
    }

    /// Continues if there is no choice here. Returns whether it did.
    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }

    /// The refusal of an answer to another question.
    fn another(&self) -> Refusal {
        another_question(self.due())
    }
}
