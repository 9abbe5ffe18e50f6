//! The advance into a hex that was won, and the assault that may follow it [29.5, 34.8].

use crate::event::Report;
use crate::game::Game;
use crate::named::Named;
use crate::question::Question;
use crate::tasks::{AdvanceStep, AdvanceTask, Wait};

impl Question for AdvanceTask {
    fn waits_for(&self) -> Wait {
        match self.step {
            AdvanceStep::Begin => Wait::Nothing,
            AdvanceStep::Ask | AdvanceStep::AskFollowUp { .. } => Wait::Answer,
        }
    }

    fn step(&self, game: &mut Game, report: &mut Report) -> bool {
        game.step_advance(self.clone(), report)
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(&self.units);
        named.hexes.push(self.target);
        if let AdvanceStep::AskFollowUp { units } = &self.step {
            named.units.extend(units);
        }
    }
}
