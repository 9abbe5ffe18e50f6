//! Attacks by fire, and what a fire result does to its hex [21, 27].

use crate::breach::Breach;
use crate::cases;
use crate::command::{Command, Decision};
use crate::definition::UnitId;
use crate::event::Report;
use crate::game::Game;
use crate::named::Named;
use crate::options::Options;
use crate::question::{Asked, Question};
use crate::tasks::{FireKind, FireTask, ShotTask, Task, Wait};
use engine::contract::Side;
use engine::rule::Rule;

/// A fire segment.
pub(super) struct Volleys(pub(super) FireKind);

impl Volleys {
    fn side(&self, game: &Game) -> Side {
        if self.0 == FireKind::Defensive { game.state.phasing.other() } else { game.state.phasing }
    }
}

impl Question for Volleys {
    fn comes_up(&self, game: &Game) -> bool {
        game.any_fire(self.side(game), self.0)
    }

    fn asked(&self, game: &Game) -> Option<Asked> {
        let defensive = self.0 == FireKind::Defensive;
        let decision = if defensive { Decision::DefensiveFire } else { Decision::OffensiveFire };
        game.segment_asks(self.side(game), decision)
    }

    fn options(&self, game: &Game, side: Side) -> Options {
        Options::Fire(game.fire_options(side, self.0))
    }

    fn answer(&self, game: &Game, asked: &Asked, command: &Command) -> Result<(), Breach> {
        match command {
            Command::Fire { attacks } => game.check_fire(asked.side, self.0, attacks),
            Command::EndFire => Ok(()),
            _ => Err(asked.another()),
        }
    }

    fn carry_out(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) {
        match command {
            Command::Fire { attacks } => {
                let task = FireTask { kind: self.0, attacks: attacks.clone(), faces: Vec::new() };
                game.state.agenda.push(Task::Fire(task));
            }
            Command::EndFire => game.end_segment(report),
            _ => {}
        }
    }
}

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
