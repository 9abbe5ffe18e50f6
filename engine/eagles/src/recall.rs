//! Squadrons and outposts ride off from the enemy, and outposts that no order reaches go back towards their Centre when
//! their own Movement Phase begins (B11).

use super::definition::{ArmyId, LeaderId};
use super::event::{Report, What};
use super::game::Game;
use super::rules;
use super::state::Place;
use engine::hex::Hex;

impl Game {
    /// A Movement Phase begins: the counters of its side that may be outposts, and that are in dispatch of neither Centre
    /// nor source.
    pub(crate) fn note_unled(&mut self) {
        let side = self.state.phasing;
        let mut found = Vec::new();
        for army in self.armies_of(side) {
            let may_be = |leader: &LeaderId| {
                let own = self.board.leader(*leader).is_some_and(|data| data.army == army);
                let unknown = self.state.mask(*leader).is_some_and(|mask| mask.is_outpost.is_none());
                own && (unknown || self.is_outpost(*leader))
            };
            let counters: Vec<LeaderId> = self.on_map(side).filter(may_be).collect();
            if counters.is_empty() {
                continue;
            }
            let mut from = self.sources(army);
            from.extend(self.centre_hexes(army));
            let orders = self.dispatch(side, &from);
            let reached = |hex: Hex| orders.cost(&self.board, hex).is_some();
            found.extend(counters.into_iter().filter(|&one| self.state.hex_of(one).is_some_and(|hex| !reached(hex))));
        }
        found.sort_unstable();
        if let Some(theatre) = &mut self.state.theatre {
            theatre.unled = found;
        }
    }

    /// Those of them that are outposts go back, once both sides know it; if there is no path they stay.
    pub(crate) fn recall(&mut self, report: &mut Report) {
        let waits = self.state.theatre.as_ref().is_none_or(|theatre| theatre.unled.is_empty());
        if waits || self.must_show().is_some() {
            return;
        }
        let unled = self.state.theatre.as_mut().map(|theatre| std::mem::take(&mut theatre.unled));
        for leader in unled.into_iter().flatten().filter(|&leader| self.is_outpost(leader)).collect::<Vec<_>>() {
            self.guises.iter_mut().filter(|guise| guise.leader == leader).for_each(|guise| guise.shown = true);
            let army = self.board.leader(leader).map(|data| data.army);
            let centres = army.map(|army| self.centre_hexes(army)).unwrap_or_default();
            if let Some(centre) = centres.into_iter().find(|&centre| self.ride(leader, centre).is_some()) {
                self.ride_off(leader, Some(centre), report);
            }
        }
        self.refresh();
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

    /// The sources towards which he may ride, if orders reach him.
    pub(crate) fn rides(&self, leader: LeaderId) -> Vec<Hex> {
        let Some((army, hex)) = self.army_of(leader).zip(self.state.hex_of(leader)) else { return Vec::new() };
        // An outpost flees from any hex.
        if !self.is_outpost(leader) {
            let side = self.board.side_of(leader);
            if !self.is_squadron_near(leader) || !self.is_dispatched(side, &self.centre_hexes(army), hex) {
                return Vec::new();
            }
        }
        self.refuges(army).into_iter().filter(|&source| self.ride(leader, source).is_some()).collect()
    }

    /// The hex where a ride towards a source ends: a hex that the enemy is not in and does not cover.
    fn ride(&self, leader: LeaderId, source: Hex) -> Option<Hex> {
        let (side, from) = (self.board.side_of(leader), self.state.hex_of(leader)?);
        let end = self.flight_way(side, from, source)?.last().copied()?;
        let enemy = side.other();
        let free = !self.field.zone(&self.board, enemy, end) && !self.field.anybody(&self.board, enemy, end);
        free.then_some(end)
    }

    /// An outpost that cannot flee is eliminated.
    fn lose_outpost(&mut self, leader: LeaderId, report: &mut Report) {
        let Some(hex) = self.state.hex_of(leader).filter(|_| self.is_outpost(leader)) else { return };
        if let Some(leader) = self.state.leader_mut(leader) {
            leader.place = Place::Lost;
        }
        report.tell(What::LeftMap { leader, hex }, [rules::OUTPOSTS]);
        self.refresh_places();
    }

    fn army_of(&self, leader: LeaderId) -> Option<ArmyId> {
        self.board.leader(leader).map(|data| data.army)
    }
}
