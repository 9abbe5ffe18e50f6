//! A squadron by itself that comes near the enemy, or to which the enemy comes near, may ride off (B11).

use super::definition::{ArmyId, LeaderId};
use super::event::{Report, What};
use super::field::{Arms, SEEN};
use super::game::Game;
use super::rules;
use super::state::{MarchStep, Place, Stage};
use engine::hex::Hex;

/// All that such a leader has.
const SQUADRON: Arms = Arms { infantry: 0, cavalry: 1, artillery: 0 };

impl Game {
    /// Leaders with one strength point of cavalry and nothing else, alone in their hexes, whom the enemy is near.
    pub(crate) fn squadrons_near(&self) -> Vec<LeaderId> {
        if self.state.theatre.is_none() {
            return Vec::new();
        }
        self.board.leader_ids().filter(|&one| self.is_squadron_near(one) || self.is_outpost_near(one)).collect()
    }

    /// Whether it is an outpost that everybody knows, and an enemy is near.
    fn is_outpost_near(&self, leader: LeaderId) -> bool {
        let hex = self.state.hex_of(leader).filter(|_| self.is_known_outpost(leader));
        hex.is_some_and(|hex| self.is_enemy_near(self.board.side_of(leader), hex))
    }

    fn is_squadron_near(&self, leader: LeaderId) -> bool {
        let side = self.board.side_of(leader);
        // What the enemy does not see he does not startle: a squadron under seal passes for more than it is (C3).
        let open = !self.is_under_seal(leader) && self.field.arms(leader) == SQUADRON;
        let Some(hex) = self.state.hex_of(leader).filter(|_| open) else { return false };
        let near = |enemy: LeaderId| {
            self.counts(enemy) && self.state.hex_of(enemy).is_some_and(|at| self.board.distance(hex, at) <= SEEN)
        };
        self.leaders_in(side, hex).len() == 1 && self.on_map(side.other()).any(near)
    }

    /// Somebody moved: those to whom the enemy came near by it, and who were not near him before, are asked.
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

    /// Whoever may ride off now: at the end of the piece of a march, the repulse or the combat that brought the enemy.
    pub(crate) fn startled(&self) -> Option<LeaderId> {
        let first = self.state.theatre.as_ref()?.startled.first().copied()?;
        let busy = match &self.state.stage {
            Stage::March(march) => matches!(march.step, MarchStep::GiveWay { .. } | MarchStep::Astray { .. }),
            Stage::Combat(combat) => combat.fight.is_some(),
            _ => false,
        };
        (!busy).then_some(first)
    }

    /// The sources towards which he may ride, if orders reach him.
    pub(crate) fn rides(&self, leader: LeaderId) -> Vec<Hex> {
        let Some((army, hex)) = self.army_of(leader).zip(self.state.hex_of(leader)) else { return Vec::new() };
        // An outpost flees wherever it stands.
        if !self.is_outpost(leader) {
            let dispatch = self.dispatch(self.board.side_of(leader), &self.centre_hexes(army));
            if !self.is_squadron_near(leader) || dispatch.cost(&self.board, hex).is_none() {
                return Vec::new();
            }
        }
        self.refuges(army).into_iter().filter(|&source| self.ride(leader, source).is_some()).collect()
    }

    fn army_of(&self, leader: LeaderId) -> Option<ArmyId> {
        self.board.leader(leader).map(|data| data.army)
    }

    /// Where a ride towards a source ends: a hex that the enemy neither stands in nor covers.
    pub(crate) fn ride(&self, leader: LeaderId, source: Hex) -> Option<Hex> {
        let (side, from) = (self.board.side_of(leader), self.state.hex_of(leader)?);
        let end = self.flight_way(side, from, source)?.last().copied()?;
        let enemy = side.other();
        let free = !self.field.zone(&self.board, enemy, end) && !self.field.anybody(&self.board, enemy, end);
        free.then_some(end)
    }

    /// He rides off, or stays where he is: either way he is not asked again for this.
    pub(crate) fn ride_off(&mut self, leader: LeaderId, source: Option<Hex>, report: &mut Report) {
        let ride = source.and_then(|source| self.ride(leader, source)).zip(self.state.hex_of(leader));
        if let Some(theatre) = &mut self.state.theatre {
            theatre.startled.retain(|&other| other != leader);
        }
        let Some((to, from)) = ride else { return self.lose_outpost(leader, report) };
        if let Some(theatre) = &mut self.state.theatre {
            theatre.rode_off.push(leader);
        }
        if let Some(march) = self.state.march_mut() {
            let own = march.legs.iter_mut().filter(|leg| leg.leaders.contains(&leader));
            own.for_each(|leg| leg.stopped = true);
            march.open = march.open && march.leader != leader;
        }
        self.drop_trains(&[leader], from);
        report.tell(What::RodeOff { leader, from, to }, [rules::OUTPOSTS]);
        self.put(&[leader], to, report);
    }

    /// An outpost that has nowhere to flee is gone.
    fn lose_outpost(&mut self, leader: LeaderId, report: &mut Report) {
        let Some(hex) = self.state.hex_of(leader).filter(|_| self.is_outpost(leader)) else { return };
        if let Some(leader) = self.state.leader_mut(leader) {
            leader.place = Place::Lost;
        }
        report.tell(What::LeftMap { leader, hex }, [rules::OUTPOSTS]);
        self.refresh_places();
    }
}
