//! Melees [34].

use crate::question::*;
use crate::tables::MeleeResult;
use crate::tasks::{MeleeStep, MeleeTask};

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

    fn forecast(&self, _game: &Game) -> Vec<Weighed<'_>> {
        vec![Weighed::Melee(self)]
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.melee_thrown(self.clone(), faces, report);
    }

    fn checked(&self, game: &mut Game, _passed: &[UnitId], failed: &[UnitId], report: &mut Report) -> bool {
        let mut task = self.clone();
        let mut failing = Vec::new();
        for &id in failed {
            let bereft = task
                .fallen
                .iter()
                .any(|fallen| game.board.leader(fallen.leader).is_some_and(|data| data.side == game.side_of(id)));
            // If a leader fell too, the worse of both results counts (R85).
            if task.tested.contains(&id) && !bereft {
                // A carré that fails its test is a column in place, in order [34.5].
                game.leave_carre(id, report);
            } else {
                failing.push(id);
            }
        }
        task.paths.extend(game.fail_paths(&failing, report));
        task.step = MeleeStep::After;
        game.state.agenda.push(Task::Melee(task));
        true
    }

    fn step(&self, game: &mut Game, report: &mut Report) {
        let mut task = self.clone();
        match task.step {
            MeleeStep::Roll => game.state.agenda.push(Task::Melee(task)),
            MeleeStep::Leaders => {
                task.step = MeleeStep::Moves;
                game.state.agenda.push(Task::Melee(task));
            }
            MeleeStep::Moves => {
                // The ranks are read before any unit moves.
                let ranks = game.check_ranks(&task);
                let shaken = game.shaken(&task);
                let mut checks = match task.result {
                    Some(MeleeResult::Losses { attacker_checks, defender_checks, .. }) => {
                        game.star_checks(&task, attacker_checks, defender_checks)
                    }
                    Some(MeleeResult::Letter(letter)) => game.letter_moves(&mut task, letter, report),
                    None => Vec::new(),
                };
                // If no unit owes one for the result, they check for the leader's fall.
                let rule = if checks.is_empty() { cases::LEADER_LOST } else { cases::MELEE_LOSSES };
                game.leader_checks(&shaken, &mut checks);
                let rank = |id: UnitId| ranks.iter().find(|(known, _)| *known == id).map(|(_, rank)| *rank);
                checks.sort_by_key(|check| (rank(check.unit), check.unit));
                task.step = MeleeStep::Checking;
                game.state.agenda.push(Task::Melee(task));
                game.ask_checks(checks, rule);
            }
            MeleeStep::Checking => {
                // No unit had to check.
                task.step = MeleeStep::After;
                game.state.agenda.push(Task::Melee(task));
            }
            MeleeStep::After => game.after_melee(task, report),
        }
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
