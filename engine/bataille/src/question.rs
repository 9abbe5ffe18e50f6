//! What a question of the rules is: how a task that is under way goes on, which dice it needs, and who is asked.

use super::definition::UnitId;
use super::event::Report;
use super::game::Game;
use super::named::Named;
use super::tasks::Wait;
use engine::contract::Side;
use engine::rule::Rule;

/// A task under way. A method that carries a task on is called when the task has been taken off the agenda.
pub(crate) trait Question {
    /// What the task waits for on top of the agenda.
    fn waits_for(&self) -> Wait {
        Wait::Nothing
    }

    /// The owner of the dice, and the rule that asks for them.
    fn throw(&self, _game: &Game) -> Option<(Side, Rule)> {
        None
    }

    /// Carries out what the dice say.
    fn fall(&self, _game: &mut Game, _faces: &[u16], _report: &mut Report) {}

    /// Carries out what morale checks say. Returns whether the task had asked for them.
    fn checked(&self, _game: &mut Game, _passed: &[UnitId], _failed: &[UnitId], _report: &mut Report) -> bool {
        false
    }

    /// Carries on what waits for nothing. Returns whether play goes on by itself.
    fn step(&self, _game: &mut Game, _report: &mut Report) -> bool {
        true
    }

    /// Collects the units, leaders, hexes and numbers that must be checked in a state from elsewhere.
    fn name(&self, _named: &mut Named) {}
}
