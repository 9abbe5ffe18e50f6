//! Morale checks, and the friendly units that a retreat has passed or joined [30, 31.8].

use crate::named::MOST_TASKS;
use crate::question::*;
use crate::scale::TwoDice;
use crate::state::Order;
use crate::tasks::{CheckTask, PanicTask};

/// More steps than a roll is ever shifted by for one reason.
const MOST_STEPS: i16 = 1000;

impl Question for CheckTask {
    fn waits_for(&self) -> Wait {
        Wait::dice(self.checks.len() * 2)
    }

    fn throw(&self, game: &Game) -> Option<(Side, Rule)> {
        let side = self.checks.first().map_or(game.state.phasing, |check| game.side_of(check.unit));
        Some((side, self.rule))
    }

    fn forecast(&self, _game: &Game) -> Vec<Weighed<'_>> {
        (0..self.checks.len()).map(|at| Weighed::Check { task: self, at }).collect()
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let (mut passed, mut failed) = (Vec::new(), Vec::new());
        for (check, pair) in self.checks.iter().zip(faces.chunks(2)) {
            let passes = game.check_thrown(check, TwoDice::read(pair), self.rule, report);
            if passes { &mut passed } else { &mut failed }.push(check.unit);
        }
        game.checked(&passed, &failed, report);
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
        let paths = game.fail_paths(failed, report);
        // A unit that has fled from the hex it attacked from does not advance [34.8].
        for waiting in &mut game.state.agenda {
            if let Task::Advance(advance) = waiting {
                advance.units.retain(|id| paths.iter().all(|path| path.unit != *id));
            }
        }
        let paths = self.paths.iter().cloned().chain(paths).collect();
        game.state.agenda.push(Task::Panic(PanicTask { paths }));
        true
    }

    /// [31.8] The friends of the first path check; then those of the next.
    fn step(&self, game: &mut Game, _report: &mut Report) {
        let Some((path, rest)) = self.paths.split_first() else { return };
        let side = game.side_of(path.unit);
        let mut friends: Vec<UnitId> = Vec::new();
        for &hex in &path.hexes {
            for id in game.stack(hex) {
                let calm = game.side_of(id) == side && game.unit(id).order == Order::Good;
                if calm && id != path.unit && !game.state.chain.contains(&id) && !friends.contains(&id) {
                    friends.push(id);
                }
            }
        }
        game.state.agenda.push(Task::Panic(PanicTask { paths: rest.to_vec() }));
        game.ask_checks(friends.into_iter().map(Check::plain).collect(), cases::PANIC);
    }

    fn name(&self, named: &mut Named) {
        named.paths(&self.paths);
    }
}
