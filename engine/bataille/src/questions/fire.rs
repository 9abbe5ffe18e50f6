//! Attacks by fire, and what a fire result does to its hex [21, 27].

use crate::cases;
use crate::definition::UnitId;
use crate::event::Report;
use crate::game::Game;
use crate::named::Named;
use crate::question::Question;
use crate::tasks::{FireTask, ShotTask, Task, Wait};
use engine::contract::Side;
use engine::rule::Rule;

impl Question for FireTask {
    fn waits_for(&self) -> Wait {
        if self.faces.is_empty() { Wait::dice(self.attacks.len() * 2) } else { Wait::Nothing }
    }

    fn throw(&self, game: &Game) -> Option<(Side, Rule)> {
        let units = self.attacks.first().map(|attack| attack.units.as_slice());
        Some((game.owner(units.unwrap_or_default()), cases::FIRE_ROLL))
    }

    fn fall(&self, game: &mut Game, faces: &[u16], _report: &mut Report) {
        game.state.agenda.push(Task::Fire(FireTask { faces: faces.to_vec(), ..self.clone() }));
    }

    fn step(&self, game: &mut Game, report: &mut Report) -> bool {
        game.step_fire(self.clone(), report)
    }

    fn name(&self, named: &mut Named) {
        for attack in &self.attacks {
            named.units.extend(&attack.units);
            named.hexes.push(attack.target);
        }
        named.faces(&self.faces);
    }
}

impl Question for ShotTask {
    fn checked(&self, game: &mut Game, _passed: &[UnitId], failed: &[UnitId], _report: &mut Report) -> bool {
        game.shot_checked(self.clone(), failed);
        true
    }

    fn step(&self, game: &mut Game, report: &mut Report) -> bool {
        game.step_shot(self.clone(), report)
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(self.due.iter().chain(&self.failed));
        named.hexes.push(self.hex);
        named.leaders.extend(self.fallen);
    }
}
