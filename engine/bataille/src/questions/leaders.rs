//! The fates of leaders [7.5, 7.7].

use crate::question::*;
use crate::state::LeaderFate;
use crate::tasks::{Danger, Fallen, FateTask};

impl Question for FateTask {
    fn waits_for(&self) -> Wait {
        Wait::Dice(if self.chosen.is_some() { 1 } else { 2 })
    }

    fn throw(&self, game: &Game) -> Option<(Side, Rule)> {
        let side = self.leaders.first().and_then(|id| game.board.leader(*id)).map(|data| data.side);
        Some((side.unwrap_or(game.state.phasing), cases::LEADER_HIT))
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let chosen = self.chosen.or_else(|| {
            let first = faces.first().copied().unwrap_or(1) <= 3;
            self.leaders.get(usize::from(!first)).copied()
        });
        let (Some(leader), Some(&face)) = (chosen, faces.last()) else { return };
        let fate = match face {
            1 | 2 => LeaderFate::Killed,
            3 | 4 => LeaderFate::Wounded,
            5 if self.danger == Danger::Melee => LeaderFate::Captured,
            5 => {
                report.tell(What::LeaderThrownAgain { leader, face }, cases::LEADER_HIT);
                let again = FateTask { chosen: Some(leader), ..self.clone() };
                game.state.agenda.push(Task::Fate(again));
                return;
            }
            _ => {
                report.tell(What::LeaderSpared { leader, face }, cases::LEADER_HIT);
                return;
            }
        };
        let hex = game.state.leader_hex(leader);
        game.leader_out(leader, fate, cases::LEADER_HIT, report);
        match game.state.agenda.last_mut() {
            Some(Task::Shot(shot)) => shot.fallen = Some(leader),
            Some(Task::Melee(melee)) => melee.fallen.extend(hex.map(|hex| Fallen { leader, hex })),
            _ => {}
        }
    }

    fn name(&self, named: &mut Named) {
        named.leaders.extend(self.leaders.iter().chain(&self.chosen));
    }
}

/// Leaders without a unit find one [7.7].
pub(super) struct Orphans;

impl Question for Orphans {
    fn step(&self, game: &mut Game, report: &mut Report) {
        game.settle_orphans(report);
    }

    /// It names no unit.
    fn name(&self, _named: &mut Named) {}
}
