//! Recovery checks at the end of a half-turn [31.9].

use crate::cases;
use crate::event::Report;
use crate::game::Game;
use crate::named::Named;
use crate::question::Question;
use crate::tasks::{RecoveryTask, Task, Wait};
use engine::contract::Side;
use engine::rule::Rule;

/// The recovery segment, which asks nobody.
pub(super) struct Recovery;

impl Question for Recovery {}

impl Question for RecoveryTask {
    fn waits_for(&self) -> Wait {
        if self.faces.is_empty() { Wait::dice(self.units.len() * 2) } else { Wait::Nothing }
    }

    fn throw(&self, game: &Game) -> Option<(Side, Rule)> {
        Some((game.owner(&self.units), cases::RALLY))
    }

    fn fall(&self, game: &mut Game, faces: &[u16], _report: &mut Report) {
        game.state.agenda.push(Task::Recovery(RecoveryTask { faces: faces.to_vec(), ..self.clone() }));
    }

    fn step(&self, game: &mut Game, report: &mut Report) -> bool {
        game.step_recovery(self.clone(), report)
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(&self.units);
        named.faces(&self.faces);
    }
}
