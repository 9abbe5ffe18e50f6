//! What befalls leaders [7.5, 7.7].

use crate::cases;
use crate::event::Report;
use crate::game::Game;
use crate::named::Named;
use crate::question::Question;
use crate::tasks::{FateTask, Wait};
use engine::contract::Side;
use engine::rule::Rule;

impl Question for FateTask {
    fn waits_for(&self) -> Wait {
        Wait::Dice(if self.chosen.is_some() { 1 } else { 2 })
    }

    fn throw(&self, game: &Game) -> Option<(Side, Rule)> {
        let side = self.leaders.first().and_then(|id| game.board.leader(*id)).map(|data| data.side);
        Some((side.unwrap_or(game.state.phasing), cases::LEADER_HIT))
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.fate_thrown(self, faces, report);
    }

    fn name(&self, named: &mut Named) {
        named.leaders.extend(self.leaders.iter().chain(&self.chosen));
    }
}

/// Leaders without a unit find one [7.7].
pub(super) struct Orphans;

impl Question for Orphans {
    fn step(&self, game: &mut Game, report: &mut Report) -> bool {
        game.settle_orphans(report);
        true
    }
}
