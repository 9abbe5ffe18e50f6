//! A question of the rules: the side that must answer, the answers there are, the dice that are needed, and the next
//! step of play.

// Every question names these.
pub(crate) use super::breach::Breach;
pub(crate) use super::cases;
pub(crate) use super::command::{Command, Decision};
pub(crate) use super::definition::UnitId;
pub(crate) use super::event::{Report, What};
pub(crate) use super::game::Game;
pub(crate) use super::named::Named;
pub(crate) use super::options::Options;
pub(crate) use super::tasks::{Check, Task, Wait};
pub(crate) use super::weighed::Weighed;
pub(crate) use engine::contract::Side;
pub(crate) use engine::rule::Rule;

/// The side that must decide, its decision, and the rule behind it.
pub(crate) struct Asked {
    pub(crate) side: Side,
    pub(crate) decision: Decision,
    pub(crate) rule: Rule,
}

impl Asked {
    /// The refusal of an answer to another question.
    pub(crate) fn another(&self) -> Breach {
        Breach::of(self.rule, "not-this-question").asks(self.side)
    }
}

impl Game {
    /// The question of the segment, to that side.
    pub(crate) fn segment_asks(&self, side: Side, decision: Decision) -> Option<Asked> {
        Some(Asked { side, decision, rule: self.state.segment.rule() })
    }
}

/// The refusal of a unit that is not among those that may do it.
pub(crate) fn listed(units: &[UnitId], unit: UnitId, breach: Breach) -> Result<(), Breach> {
    if units.contains(&unit) { Ok(()) } else { Err(breach.by(unit)) }
}

/// A task under way, or a segment while no task is under way.
///
/// A method that changes the game is called when the task has been taken off the agenda.
pub(crate) trait Question {
    /// Whether a segment has something to ask its side.
    fn comes_up(&self, _game: &Game) -> bool {
        false
    }

    /// The question to a side; `None` where no side must decide.
    fn asked(&self, _game: &Game) -> Option<Asked> {
        None
    }

    /// Whether an answer exists. Play never comes to a question without an answer; a state from elsewhere might.
    fn has_answer(&self, _game: &Game) -> bool {
        true
    }

    /// The answers that the side may give.
    fn options(&self, _game: &Game, _side: Side) -> Options {
        Options::Nothing
    }

    /// Checks that a command answers the question and breaks no case.
    fn answer(&self, _game: &Game, asked: &Asked, _command: &Command) -> Result<(), Breach> {
        Err(asked.another())
    }

    /// Carries out an answer that was checked, up to where things go on by themselves.
    fn carry_out(&self, _game: &mut Game, _side: Side, _command: &Command, _report: &mut Report) {}

    /// The dice or the answer that the task on top of the agenda waits for.
    fn waits_for(&self) -> Wait {
        Wait::Nothing
    }

    /// The owner of the dice, and the rule that asks for them.
    fn throw(&self, _game: &Game) -> Option<(Side, Rule)> {
        None
    }

    /// The rolls of its dice, with their chances.
    fn forecast(&self, _game: &Game) -> Vec<Weighed<'_>> {
        let Wait::Dice(count) = self.waits_for() else { return Vec::new() };
        (0..count).map(|_| Weighed::Die { unit: None, wanted: None }).collect()
    }

    /// Carries out what the dice say.
    fn fall(&self, _game: &mut Game, _faces: &[u16], _report: &mut Report) {}

    /// Carries out what morale checks say. Returns whether the task had asked for them.
    fn checked(&self, _game: &mut Game, _passed: &[UnitId], _failed: &[UnitId], _report: &mut Report) -> bool {
        false
    }

    /// Carries on a task that waits for nothing. Without a unit left to roll for it does nothing.
    fn step(&self, _game: &mut Game, _report: &mut Report) {}

    /// Collects the units, leaders, hexes and numbers that must be checked in a state from elsewhere.
    fn name(&self, named: &mut Named);
}
