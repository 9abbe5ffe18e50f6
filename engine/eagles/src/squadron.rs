//! Squadrons alone near the enemy: their side decides whether they ride off (B11).

use super::definition::LeaderId;
use super::field::{Arms, SEEN};
use super::game::Game;
use super::state::{MarchStep, Stage};

/// All that such a leader has.
const SQUADRON: Arms = Arms { infantry: 0, cavalry: 1, artillery: 0 };

impl Game {
    /// Leaders with one strength point of cavalry and nothing else, alone in their hexes, with an enemy near.
    pub(crate) fn squadrons_near(&self) -> Vec<LeaderId> {
        if self.state.theatre.is_none() {
            return Vec::new();
        }
        self.board.leader_ids().filter(|&one| self.is_squadron_near(one) || self.is_outpost_near(one)).collect()
    }

    /// Whether it is an outpost that both sides know, and an enemy is near.
    fn is_outpost_near(&self, leader: LeaderId) -> bool {
        let hex = self.state.hex_of(leader).filter(|_| self.is_known_outpost(leader));
        hex.is_some_and(|hex| self.is_enemy_near(self.board.side_of(leader), hex))
    }

    pub(crate) fn is_squadron_near(&self, leader: LeaderId) -> bool {
        let side = self.board.side_of(leader);
        // A squadron startles only if the enemy sees it: under seal it passes for more than it is (C3).
        let open = !self.is_under_seal(leader) && self.field.arms(leader) == SQUADRON;
        let Some(hex) = self.state.hex_of(leader).filter(|_| open) else { return false };
        let near = |enemy: LeaderId| {
            self.counts(enemy) && self.state.hex_of(enemy).is_some_and(|at| self.board.distance(hex, at) <= SEEN)
        };
        self.leaders_in(side, hex).len() == 1 && self.on_map(side.other()).any(near)
    }

    /// A leader moved. Squadrons to which the enemy came near by it, and which were not near before, must decide.
    pub(crate) fn startle(&mut self, before: &[LeaderId]) {
        let near = self.squadrons_near();
        let Some(theatre) = &mut self.state.theatre else { return };
        let fresh = |leader: &LeaderId| !before.contains(leader) && !theatre.rode_off.contains(leader);
        for leader in near.into_iter().filter(fresh).collect::<Vec<_>>() {
            if !theatre.startled.contains(&leader) {
                theatre.startled.push(leader);
            }
        }
    }

    /// The squadrons that may ride off now: at the end of the piece of a march, the repulse or the combat that brought the enemy.
    pub(crate) fn startled(&self) -> Option<LeaderId> {
        let first = self.state.theatre.as_ref()?.startled.first().copied()?;
        let busy = match &self.state.stage {
            Stage::March(march) => matches!(march.step, MarchStep::GiveWay { .. } | MarchStep::Astray { .. }),
            Stage::Combat(combat) => combat.fight.is_some(),
            _ => false,
        };
        (!busy).then_some(first)
    }
}
