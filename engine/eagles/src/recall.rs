//! Outposts that no order reaches go back towards their Centre when their own Movement Phase begins (B11).

use super::definition::LeaderId;
use super::event::Report;
use super::game::Game;
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

    /// Whether it is owed what a counter is, since no order reaches it.
    pub(crate) fn is_unled(&self, leader: LeaderId) -> bool {
        self.state.theatre.as_ref().is_some_and(|theatre| theatre.unled.contains(&leader))
    }

    /// Those of them that are outposts go back, once everybody knows it; where there is no way they stay.
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
}
