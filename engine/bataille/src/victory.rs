//! Corps levels, points, and how a battle ends [64, 65].

use super::board::Board;
use super::definition::*;
use super::game::Game;
use super::outcome::{Outcome, Score};
use super::state::*;
use engine::contract::Side;

/// [64.1] Battalions of a corps that are routed, eliminated or driven off.
pub(crate) fn broken_battalions(board: &Board, state: &State, corps: CorpsId) -> u16 {
    let gone = |unit: &Unit| match unit.place {
        Place::On(_) => unit.order == Order::Routed,
        Place::Eliminated | Place::OffMap => true,
        Place::Waiting | Place::Aside => false,
    };
    let battalions = board.unit_ids().zip(&state.units).filter(|(id, unit)| {
        let own = board.unit(*id).is_some_and(|data| data.corps == corps);
        own && board.kind(*id).is_some_and(|kind| kind.arm.arm() == Arm::Infantry) && gone(unit)
    });
    u16::try_from(battalions.count()).unwrap_or(u16::MAX)
}

/// The level that a corps would be at if it were counted now.
pub(crate) fn level_now(board: &Board, state: &State, corps: CorpsId) -> u8 {
    let broken = broken_battalions(board, state, corps);
    let Some(data) = board.definition().corps.get(usize::from(corps.0)) else { return 0 };
    let reached = data.levels.iter().filter(|figure| **figure > 0 && broken >= u16::from(**figure)).count();
    u8::try_from(reached).unwrap_or(0)
}

impl Game {
    /// A side's points now [65, 70.5].
    pub fn score(&self, side: Side) -> Score {
        let victory = &self.board.definition().victory;
        let mut score = Score::default();
        for objective in &victory.objectives {
            let scores = objective.scores_for.is_none_or(|only| only == side);
            let held = objective
                .hexes
                .iter()
                .all(|hex| self.state.holders.iter().any(|holder| holder.hex == *hex && holder.side == side));
            if scores && held {
                score.objectives += i16::from(objective.points);
            }
        }
        let mut lost = 0u32;
        for id in self.board.unit_ids().filter(|id| self.side_of(*id) != side) {
            let unit = self.unit(id);
            match self.arm(id) {
                Arm::Infantry => lost += u32::from(unit.lost),
                Arm::Artillery if unit.place == Place::Eliminated => {
                    score.batteries += i16::from(victory.battery);
                    if self.began_in_work(id) {
                        score.batteries += i16::from(victory.work_battery);
                    }
                }
                _ => {}
            }
        }
        if let Some(full) = lost.checked_div(u32::from(victory.infantry_increments)) {
            score.losses = i16::try_from(full).unwrap_or(i16::MAX) * i16::from(victory.infantry_points);
        }
        let corps = self.board.definition().corps.iter().enumerate();
        for (index, _) in corps.filter(|(_, corps)| corps.side != side) {
            let id = CorpsId(u16::try_from(index).unwrap_or(u16::MAX));
            let level = usize::from(level_now(&self.board, &self.state, id));
            score.levels += i16::from(victory.level_points.get(level).copied().unwrap_or(0));
        }
        score
    }

    fn began_in_work(&self, id: UnitId) -> bool {
        let setup = &self.board.definition().setup;
        setup.iter().any(|group| group.units.contains(&id) && self.board.cell(group.hex).terrain == Terrain::Earthwork)
    }

    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        let points = [self.score(Side::First), self.score(Side::Second)];
        let [first, second] = &points;
        let difference = first.total() - second.total();
        let results = &self.board.definition().victory.results;
        let line = match ending {
            Ending::Broken(Side::First) => results.last(),
            Ending::Broken(Side::Second) => results.first(),
            _ => results.iter().find(|line| difference >= line.least).or_else(|| results.last()),
        };
        Outcome {
            winner: line.and_then(|line| line.winner),
            verdict: line.map_or_else(String::new, |line| line.result.clone()),
            points,
        }
    }

    /// [65.3] Whether a side has no unrouted unit left on the map.
    pub(crate) fn is_broken(&self, side: Side) -> bool {
        !self.on_map(side).any(|id| self.unit(id).order != Order::Routed)
    }
}
