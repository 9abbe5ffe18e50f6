//! Guns that leave a Grand Battery, and the way that they must then take to their division [7.9, 19.52].

use super::definition::Nation;
use super::game::Game;
use super::state::*;
use super::whole::Rank;
use engine::hex::Hex;

impl Game {
    /// Members leave their Grand Battery: they are free for good, and get new rounds if they have few [7.9, 19.52].
    pub(crate) fn free_guns(&mut self, guns: &[UnitId]) {
        let Some(rule) = self.board.whole().map(|whole| whole.field.rules.grand_batteries) else { return };
        let homing: Vec<UnitId> =
            guns.iter().copied().filter(|&id| self.is_member(id) && self.is_far_from_home(id)).collect();
        for &id in guns.iter().filter(|&&id| self.is_member(id)).collect::<Vec<_>>() {
            self.edit(id, |unit| unit.ammunition = rule.rounds_on_leaving(unit.ammunition));
            if let Some(day) = self.state.day.as_mut() {
                day.free_guns.push(id);
                day.free_guns.sort();
            }
        }
        if let Some(day) = self.state.day.as_mut() {
            day.homing.extend(homing);
            day.homing.sort();
            day.homing.dedup();
        }
    }

    /// A Grand Battery whose leader is gone is dissolved [19.52].
    pub(crate) fn free_members_of(&mut self, leader: LeaderId) {
        let members = self.members_of(leader);
        self.free_guns(&members);
    }

    /// The leader of the division of a battery.
    fn division_leader_of(&self, id: UnitId) -> Option<LeaderId> {
        self.board
            .leader_ids()
            .find(|&leader| self.rank(leader) == Some(Rank::Division) && self.board.holds(leader, id))
    }

    /// Whether a Russian battery stands outside the radius of its division leader. A Prussian one has none that counts here.
    pub(crate) fn is_far_from_home(&self, id: UnitId) -> bool {
        let russian = self.counter(id).nation == Nation::Russian;
        let leader = self.division_leader_of(id).filter(|_| russian);
        leader.is_some_and(|leader| {
            let at = self.state.leader(leader).hex().zip(self.hex_of(id));
            at.is_none_or(|(at, hex)| self.board.distance(at, hex) > self.radius(leader))
        })
    }

    /// The hex that a battery which was freed must close on: its division leader, while he is not on the map his wing
    /// commander, and else the headquarters. `None` if it may go where it likes [19.52].
    fn home_of(&self, id: UnitId) -> Option<Hex> {
        let homing = self.state.day.as_ref().is_some_and(|day| day.homing.contains(&id));
        if !homing || !self.is_far_from_home(id) {
            return None;
        }
        let leader = self.division_leader_of(id)?;
        let at = |leader: LeaderId| self.state.leader(leader).hex();
        let above = self.superior_now(leader).and_then(at);
        let headquarters = || self.board.whole().map(|whole| whole.field.rules.headquarters).map(|[allied, _]| allied);
        at(leader).or(above).or_else(headquarters)
    }

    /// Whether a step leads a battery that was freed away from the leader it must close on.
    pub(crate) fn strays_from_home(&self, id: UnitId, from: Option<Hex>, to: Hex) -> bool {
        let Some((home, from)) = self.home_of(id).zip(from) else { return false };
        self.board.distance(to, home) >= self.board.distance(from, home)
    }

    /// A battery has come inside the radius of its division leader.
    pub(crate) fn note_home(&mut self, id: UnitId) {
        let homing = self.state.day.as_ref().is_some_and(|day| day.homing.contains(&id));
        if homing
            && !self.is_far_from_home(id)
            && let Some(day) = self.state.day.as_mut()
        {
            day.homing.retain(|&known| known != id);
        }
    }
}
