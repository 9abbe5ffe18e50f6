//! A question of the rules: the side that decides, the legal answers, the dice needed, and the effect of an answer or a
//! die. The questions are in their folder.

pub(crate) use super::agenda::Task;
pub(crate) use super::board::Board;
pub(crate) use super::breach::{Breach, Why};
pub(crate) use super::cite::rule;
pub(crate) use super::command::{Command, Decision};
pub(crate) use super::event::{Report, What};
pub(crate) use super::game::Game;
pub(crate) use super::options::Options;
pub(crate) use engine::contract::Side;
use engine::rule::Rule;

/// A task as the rules ask it, roll for it or carry it out. It is made again for every look at the task.
///
/// While a task runs it is off the agenda. A task that goes on puts itself back.
pub(crate) trait Question {
    /// The side that must decide, and its decision, if there is one.
    fn asked(&self, _game: &Game) -> Option<(Side, Decision)> {
        None
    }

    /// The options of the side that must decide.
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

    /// Goes on with the dice that were rolled, 0 to 9 each, or without if none are needed and no side must decide.
    fn go_on(&self, _game: &mut Game, _dice: &[u8], _report: &mut Report) {}

    /// Whether this battle has everything that a task from elsewhere names.
    fn is_sound(&self, board: &Board) -> bool;
}

/// The refusal of an answer to another question.
pub(crate) const OTHER_QUESTION: Result<(), Breach> = Err(Breach::new(Why::OtherQuestion));

/// Dice that must be rolled.
pub(crate) struct Throw {
    pub(crate) dice: usize,
    pub(crate) rule: Rule,
}

/// A roll of this many dice by a rule; `None` for no dice.
pub(crate) fn throw(dice: usize, rule: Rule) -> Option<Throw> {
    (dice > 0).then_some(Throw { dice, rule })
}

/// A step that the rules take by themselves.
pub(crate) struct Deed(pub(crate) fn(&mut Game, &mut Report));

impl Question for Deed {
    fn go_on(&self, game: &mut Game, _dice: &[u8], report: &mut Report) {
        (self.0)(game, report);
    }

    /// It names nothing.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}

/// Dice that decide alone: how many, and what they do.
pub(crate) struct Dice(pub(crate) fn(&Game) -> Option<Throw>, pub(crate) fn(&mut Game, &[u8], &mut Report));

impl Question for Dice {
    fn throw(&self, game: &Game) -> Option<Throw> {
        (self.0)(game)
    }

    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        (self.1)(game, dice, report);
    }

    /// It names nothing.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}

/// The same, with the side whose roll it is.
pub(crate) struct DiceOf(pub(crate) Side, pub(crate) Dice);

impl Question for DiceOf {
    fn throw(&self, game: &Game) -> Option<Throw> {
        self.1.throw(game)
    }

    fn roller(&self, _game: &Game) -> Side {
        self.0
    }

    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        self.1.go_on(game, dice, report);
    }

    /// It names a side, and every battle has both.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}

/// One die about something: by which rule, what it does, and whether this battle has what it is about.
pub(crate) struct Die<T>(
    pub(crate) T,
    pub(crate) Rule,
    pub(crate) fn(&mut Game, T, u8, &mut Report),
    pub(crate) fn(&Board, T) -> bool,
);

impl<T: Copy> Question for Die<T> {
    fn throw(&self, _game: &Game) -> Option<Throw> {
        throw(1, self.1)
    }

    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        (self.2)(game, self.0, dice.first().copied().unwrap_or(0), report);
    }

    fn is_sound(&self, board: &Board) -> bool {
        (self.3)(board, self.0)
    }
}
