//! Morale checks, and the friends whom a retreat has passed or joined [30, 31.8].

use crate::definition::UnitId;
use crate::event::Report;
use crate::game::Game;
use crate::named::{MOST_TASKS, Named};
use crate::question::Question;
use crate::tasks::{CheckTask, PanicTask, Wait};
use engine::contract::Side;
use engine::rule::Rule;

/// More steps than a throw is ever shifted by for one reason.
const MOST_STEPS: i16 = 1000;

impl Question for CheckTask {
    fn waits_for(&self) -> Wait {
        Wait::dice(self.checks.len() * 2)
    }

    fn throw(&self, game: &Game) -> Option<(Side, Rule)> {
        let side = self.checks.first().map_or(game.state.phasing, |check| game.side_of(check.unit));
        Some((side, self.rule))
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.checks_thrown(self, faces, report);
    }

    fn name(&self, named: &mut Named) {
        for check in &self.checks {
            named.units.push(check.unit);
            named.leaders.extend(check.without);
            named.out_of_bounds |= check.terms.iter().any(|term| !(-MOST_STEPS..=MOST_STEPS).contains(&term.steps))
                || check.terms.len() > MOST_TASKS;
        }
    }
}

impl Question for PanicTask {
    fn checked(&self, game: &mut Game, _passed: &[UnitId], failed: &[UnitId], report: &mut Report) -> bool {
        game.panic_checked(self.clone(), failed, report);
        true
    }

    fn step(&self, game: &mut Game, _report: &mut Report) -> bool {
        game.step_panic(self.clone())
    }

    fn name(&self, named: &mut Named) {
        named.paths(&self.paths);
    }
}
