//! The rides of leaders without units [7.2].

use super::definition::*;
use super::game::Game;
use super::options::PathOption;
use engine::contract::Side;
use engine::count::{capped_sum, less};
use engine::hex::Hex;
use engine::ways::Queue;

impl Game {
    /// Whether a hex is open to a leader of that side who rides alone [7.2].
    fn opens_to_leader(&self, side: Side, hex: Hex) -> bool {
        let enemy = side.other();
        self.holder(hex) != Some(enemy) && self.leaders_in(hex, enemy).next().is_none()
    }

    /// The half points a leader of that side has left, if he is one.
    fn leader_points(&self, side: Side, leader: LeaderId) -> Option<u16> {
        let data = self.board.leader(leader).filter(|data| data.side == side)?;
        let spent = self.state.leaders.get(usize::from(leader.0))?.spent.0;
        Some(less(u16::from(data.movement) * 2, spent))
    }

    /// The hexes by which a leader who waits may come in.
    fn leader_entries(&self, side: Side, leader: LeaderId) -> Vec<Hex> {
        let mut hexes = self.leader_due(leader).map(|entry| self.entry_hexes(side, entry)).unwrap_or_default();
        hexes.retain(|hex| self.check_ride(side, leader, &[*hex]).is_ok());
        hexes
    }

    /// Whether a leader can ride anywhere alone.
    pub fn leader_can_ride(&self, side: Side, leader: LeaderId) -> bool {
        let Some(points) = self.leader_points(side, leader) else { return false };
        match self.state.leader_hex(leader) {
            Some(at) => self
                .board
                .neighbours(at)
                .any(|(way, hex)| self.leader_step(at, way) <= points && self.opens_to_leader(side, hex)),
            None => !self.leader_entries(side, leader).is_empty(),
        }
    }

    /// The hexes a leader can reach alone, with the cheapest path to each.
    pub fn leader_rides(&self, side: Side, leader: LeaderId) -> Vec<PathOption> {
        let Some(points) = self.leader_points(side, leader) else { return Vec::new() };
        let Some(start) = self.state.leader_hex(leader) else {
            let come_in = |hex| {
                let cost = self.check_ride(side, leader, &[hex]).ok()?;
                Some(PathOption { path: vec![hex], cost: HalfPoints(cost) })
            };
            return self.leader_entries(side, leader).into_iter().filter_map(come_in).collect();
        };
        // For each hex what it costs and where one comes from; hexes are looked at by their cost.
        let mut best: Vec<(u16, Hex)> = vec![(u16::MAX, start); self.board.cell_count()];
        let mut queue = Queue::new();
        queue.push(0, start);
        let mut reached: Vec<Hex> = Vec::new();
        while let Some((spent, at)) = queue.pop() {
            let known = self.board.index(at).and_then(|place| best.get(place)).map(|(cost, _)| *cost);
            if at != start && known != Some(spent) {
                continue;
            }
            for (way, hex) in self.board.neighbours(at) {
                let total = capped_sum(spent, self.leader_step(at, way));
                let Some(known) = self.board.index(hex).and_then(|place| best.get_mut(place)) else { continue };
                if total > points || total >= known.0 || hex == start || !self.opens_to_leader(side, hex) {
                    continue;
                }
                if known.0 == u16::MAX {
                    reached.push(hex);
                }
                *known = (total, at);
                queue.push(total, hex);
            }
        }
        reached.sort_unstable();
        reached.iter().map(|hex| self.way_back(&best, start, *hex)).collect()
    }

    /// The way that a search found to a hex, from where each hex of it was come to.
    fn way_back(&self, best: &[(u16, Hex)], start: Hex, to: Hex) -> PathOption {
        let came = |hex: Hex| self.board.index(hex).and_then(|place| best.get(place)).copied();
        let cost = came(to).map_or(0, |(cost, _)| cost);
        let mut path = vec![to];
        let mut at = to;
        while let Some((_, before)) = came(at).filter(|(_, before)| *before != start && path.len() < best.len()) {
            path.push(before);
            at = before;
        }
        path.reverse();
        PathOption { path, cost: HalfPoints(cost) }
    }
}
