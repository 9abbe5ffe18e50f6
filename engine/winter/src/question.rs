//! What a question of the rules is: who is asked, which answers there are, which dice are needed, and what an answer or a die
//! does. The questions are in their folder.

use super::board::Board;
use super::breach::{Breach, Why};
use super::command::{Command, Decision};
use super::event::Report;
use super::game::Game;
use super::options::Options;
use engine::contract::Side;
use engine::rule::Rule;

/// A task as the rules ask it, roll for it or carry it out. It is made anew for every look at the task.
///
/// While a task is carried out it is off the agenda. A task that goes on puts itself back.
pub(crate) trait Question {
    /// Who is asked what, if anybody is.
    fn asked(&self, _game: &Game) -> Option<(Side, Decision)> {
        None
    }

    /// What the side that is asked may do.
    fn options(&self, _game: &Game, _side: Side) -> Options {
        Options::Nothing
    }

    /// Whether a command is an answer, or the rule it breaks.
    fn answer(&self, _game: &Game, _side: Side, _command: &Command) -> Result<(), Breach> {
        OTHER_QUESTION
    }

    /// Carries out an answer that was checked.
    fn carry_out(&self, _game: &mut Game, _side: Side, _command: &Command, _report: &mut Report) {}

    /// The dice that are needed now.
    fn throw(&self, _game: &Game) -> Option<Throw> {
        None
    }

    /// The side whose roll it is (R5).
    fn roller(&self, game: &Game) -> Side {
        game.roller()
    }

    /// The dice are thrown, 0 to 9 each.
    fn fall(&self, _game: &mut Game, _dice: &[u8], _report: &mut Report) {}

    /// Goes on where nobody is asked and no die is needed.
    fn go_on(&self, _game: &mut Game, _report: &mut Report) {}

    /// Whether the command before it is over, so that its guns are checked first [7.5].
    fn is_calm(&self) -> bool {
        false
    }

    /// Whether this battle has everything that a task from elsewhere names.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}

/// The refusal of an answer to another question.
pub(crate) const OTHER_QUESTION: Result<(), Breach> = Err(Breach::new(Why::OtherQuestion));

/// Dice that are asked for.
pub(crate) struct Throw {
    pub(crate) dice: usize,
    pub(crate) rule: Rule,
}

/// So many dice by a rule; nothing if there are none.
pub(crate) fn throw(dice: usize, rule: Rule) -> Option<Throw> {
    (dice > 0).then_some(Throw { dice, rule })
}

/// The only die of a throw.
pub(crate) fn first(dice: &[u8]) -> u8 {
    dice.first().copied().unwrap_or(0)
}
