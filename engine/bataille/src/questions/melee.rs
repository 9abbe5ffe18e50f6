//! Melees [34].

use crate::cases;
use crate::definition::UnitId;
use crate::event::Report;
use crate::game::Game;
use crate::named::Named;
use crate::question::Question;
use crate::tasks::{MeleeStep, MeleeTask, Wait};
use engine::contract::Side;
use engine::rule::Rule;

impl Question for MeleeTask {
    fn waits_for(&self) -> Wait {
        match self.step {
            MeleeStep::Roll => Wait::Dice(2),
            MeleeStep::Leaders | MeleeStep::Moves | MeleeStep::Checking | MeleeStep::After => Wait::Nothing,
        }
    }

    fn throw(&self, game: &Game) -> Option<(Side, Rule)> {
        Some((game.owner(&self.attackers), cases::MELEE_ROLL))
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.melee_thrown(self.clone(), faces, report);
    }

    fn checked(&self, game: &mut Game, _passed: &[UnitId], failed: &[UnitId], report: &mut Report) -> bool {
        game.melee_checked(self.clone(), failed, report);
        true
    }

    fn step(&self, game: &mut Game, report: &mut Report) -> bool {
        game.step_melee(self.clone(), report)
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(self.attackers.iter().chain(&self.defenders).chain(&self.saving).chain(&self.tested));
        named.hexes.push(self.target);
        named.leaders.extend(self.fallen.iter().map(|fallen| fallen.leader));
        named.hexes.extend(self.fallen.iter().map(|fallen| fallen.hex));
        named.paths(&self.paths);
        named.out_of_bounds |= self.natural.is_some_and(|natural| !natural.is_throw());
    }
}
