//! Attacks by fire, and what a fire result does to its hex [21, 27].

use crate::definition::{Arm, Formation};
use crate::question::*;
use crate::scale::TwoDice;
use crate::state::Order;
use crate::tasks::{Danger, FireKind, FireTask, ShotStep, ShotTask};

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

    fn carry_out(&self, game: &mut Game, _side: Side, command: &Command, _report: &mut Report) {
        let Command::Fire { attacks } = command else { return };
        let task = FireTask { kind: self.0, attacks: attacks.clone(), faces: Vec::new() };
        game.state.agenda.push(Task::Fire(task));
    }

    /// It names no unit.
    fn name(&self, _named: &mut Named) {}
}

impl Question for FireTask {
    fn waits_for(&self) -> Wait {
        if self.faces.is_empty() { Wait::dice(self.attacks.len() * 2) } else { Wait::Nothing }
    }

    fn throw(&self, game: &Game) -> Option<(Side, Rule)> {
        let units = self.attacks.first().map(|attack| attack.units.as_slice());
        Some((game.owner(units.unwrap_or_default()), cases::FIRE_ROLL))
    }

    fn forecast(&self, _game: &Game) -> Vec<Weighed<'_>> {
        self.attacks.iter().map(|attack| Weighed::Fire { kind: self.kind, attack }).collect()
    }

    fn fall(&self, game: &mut Game, faces: &[u16], _report: &mut Report) {
        game.state.agenda.push(Task::Fire(FireTask { faces: faces.to_vec(), ..self.clone() }));
    }

    /// Carries out the next attack.
    fn step(&self, game: &mut Game, report: &mut Report) {
        let Some((attack, attacks)) = self.attacks.split_first() else { return };
        let (faces, rest) = self.faces.split_at(self.faces.len().min(2));
        let kind = self.kind;
        if !attacks.is_empty() {
            let left = FireTask { kind, attacks: attacks.to_vec(), faces: rest.to_vec() };
            game.state.agenda.push(Task::Fire(left));
        }
        let Some(side) = attack.units.first().map(|id| game.side_of(*id)) else { return };
        match game.volley(side, kind, attack, &game.state.fired_at) {
            Ok(volley) => game.shoot(kind, attack, &volley, TwoDice::read(faces), report),
            Err(_) => report.tell(What::FirePassedOver { target: attack.target }, cases::FIRE),
        }
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
    /// [27.4] Fellows of units that failed check too.
    fn checked(&self, game: &mut Game, _passed: &[UnitId], failed: &[UnitId], _report: &mut Report) -> bool {
        let mut task = self.clone();
        task.failed.extend(failed);
        if task.step == ShotStep::Checking && !failed.is_empty() {
            // A disordered unit that fails routs; guns unlimbered beside infantry that does so stay, in order (R52).
            let routs = |id: &UnitId| game.arm(*id) == Arm::Infantry && game.unit(*id).order == Order::Disordered;
            let guns_stay = failed.iter().any(routs);
            let checks = |id: &UnitId| {
                let unit = game.unit(*id);
                let stays = guns_stay && unit.formation == Formation::Unlimbered;
                !task.due.contains(id) && unit.order != Order::Routed && !stays
            };
            let mut fellows: Vec<UnitId> = game.stack_list(task.hex).into_iter().filter(checks).collect();
            fellows.sort_unstable();
            task.step = if fellows.is_empty() { ShotStep::Done } else { ShotStep::CheckingFellows };
            game.state.agenda.push(Task::Shot(task));
            game.ask_checks(fellows.into_iter().map(Check::plain).collect(), cases::FELLOWS);
        } else {
            task.step = ShotStep::Done;
            game.state.agenda.push(Task::Shot(task));
        }
        true
    }

    fn step(&self, game: &mut Game, report: &mut Report) {
        let mut task = self.clone();
        match task.step {
            ShotStep::Leader => {
                task.step = ShotStep::Checks;
                let (hex, endangered) = (task.hex, task.endangered);
                game.state.agenda.push(Task::Shot(task));
                if endangered {
                    let side = Side::BOTH.into_iter().find(|side| game.leaders_in(hex, *side).next().is_some());
                    if let Some(side) = side {
                        game.endanger(&[hex], side, None, Danger::Fire);
                    }
                }
            }
            ShotStep::Checks => {
                let who = if task.fallen.is_some() { game.stack_list(task.hex) } else { task.due.clone() };
                let mut who: Vec<UnitId> = who.into_iter().filter(|id| game.unit(*id).order != Order::Routed).collect();
                // A unit that owes a roll at once rolls with the others in file order (R68).
                who.sort_unstable();
                let checks: Vec<Check> = who.iter().map(|id| game.shot_check(*id, task.fallen)).collect();
                // If no unit owes one for losses, they check for the leader's fall [27.5].
                let rule = if task.due.is_empty() { cases::LEADER_LOST } else { cases::FIRE_CHECK };
                task.due = who;
                task.step = ShotStep::Checking;
                game.state.agenda.push(Task::Shot(task));
                game.ask_checks(checks, rule);
            }
            // No unit had to check.
            ShotStep::Checking | ShotStep::CheckingFellows => {
                task.step = ShotStep::Done;
                game.state.agenda.push(Task::Shot(task));
            }
            ShotStep::Done => {
                game.state.agenda.push(Task::Orphans);
                game.fail_all(&task.failed, report);
            }
        }
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(self.due.iter().chain(&self.failed));
        named.hexes.push(self.hex);
        named.leaders.extend(self.fallen);
    }
}
