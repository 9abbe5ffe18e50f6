//! Moves, the charges at those who move, and the dice for limbering [13.6, 18, 42].

use crate::cases;
use crate::command::Action;
use crate::definition::UnitId;
use crate::event::Report;
use crate::game::Game;
use crate::named::Named;
use crate::question::Question;
use crate::tasks::{Chance, LimberTask, MoveTask, Wait};
use engine::contract::Side;
use engine::rule::Rule;

impl Question for MoveTask {
    fn waits_for(&self) -> Wait {
        match self.chance {
            Chance::Past | Chance::Open => Wait::Nothing,
            Chance::Trying(_) => Wait::Checks,
            Chance::Asking(_) => Wait::Answer,
        }
    }

    fn checked(&self, game: &mut Game, _passed: &[UnitId], failed: &[UnitId], report: &mut Report) -> bool {
        game.chance_checked(self.clone(), failed.is_empty(), report);
        true
    }

    fn step(&self, game: &mut Game, report: &mut Report) -> bool {
        game.step_move(self.clone(), report)
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(&self.units);
        named.leaders.extend(&self.leaders);
        named.hexes.extend(self.way.iter().chain(&self.crossed));
        named.units.extend(self.lost_before.iter().map(|before| before.unit));
        for action in &self.actions {
            if let Action::Enter(hex) | Action::Prolong(hex) = action {
                named.hexes.push(*hex);
            }
        }
        match &self.chance {
            Chance::Trying(unit) => named.units.push(*unit),
            Chance::Asking(units) => named.units.extend(units),
            Chance::Past | Chance::Open => {}
        }
    }
}

impl Question for LimberTask {
    fn waits_for(&self) -> Wait {
        Wait::dice(self.batteries.len())
    }

    fn throw(&self, game: &Game) -> Option<(Side, Rule)> {
        Some((game.owner(&self.batteries), cases::LIMBER))
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.limber_thrown(self, faces, report);
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(&self.batteries);
    }
}
