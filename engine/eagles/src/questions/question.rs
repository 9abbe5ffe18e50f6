//! A question of the rules: the side that decides, the legal answers, and the effect of an answer.

use crate::activation::FACES;
use crate::breach::{Checked, other_question};
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use engine::contract::{Audience, Pending, Roll, Side};
use engine::rule::Rule;

/// Something the rules ask. It reads what it needs from the game.
pub(crate) trait Question: Sync {
    /// The question in words, for a player that answers something else.
    fn wording(&self) -> &'static str;

    /// The side that decides, and its decision; or the dice to roll.
    fn pending(&self, game: &Game) -> Pending<Decision, Outcome>;

    /// The legal answers.
    fn options(&self, _game: &Game) -> Options {
        Options::Nothing
    }

    /// Whether an answer may be given, where that can be told without carrying it out.
    fn check(&self, _game: &Game, _side: Side, _command: &Command) -> Option<Checked> {
        None
    }

    /// Applies an answer, or returns the rule it breaks; then the game is dropped.
    fn answer(&self, _game: &mut Game, _side: Side, _command: &Command, _report: &mut Report) -> Checked {
        Err(other_question(self.wording()))
    }

    /// Carries out what the dice have said.
    fn fall(&self, _game: &mut Game, _faces: &[u16], _report: &mut Report) {}

    /// Goes on if no side has a choice here; returns whether it did. Otherwise the question remains.
    fn settle(&self, game: &mut Game, report: &mut Report) -> bool;
}

/// A decision of a side.
pub(crate) fn ask(side: Side, decision: Decision) -> Pending<Decision, Outcome> {
    Pending::Decision { side, decision }
}

/// Dice that both sides see.
pub(crate) fn dice(owner: Side, count: usize, rule: Rule) -> Pending<Decision, Outcome> {
    let dice = vec![FACES; count];
    Pending::Roll(Roll { dice, owner, seen_by: Audience::Everyone, case: rule })
}
