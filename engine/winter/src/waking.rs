//! Brigades that become active: by an order, by a commander who commits them, and under fire [17.5, 17.36, 20.24].

use super::cite::rule;
use super::definition::Level;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use engine::contract::Side;

impl Game {
    /// Fired on, attacked or checking: a brigade that was Inactive is active at once [17.5].
    pub(crate) fn rouse(&mut self, id: UnitId, report: &mut Report) {
        if let Some(day) = self.state.day.as_mut() {
            day.stunned.retain(|&known| known != id);
        }
        if !self.is_inactive(id) {
            return;
        }
        let own = self.counter(id).parent.unwrap_or(id);
        let Some(brigade) = self.counter(own).brigade.filter(|_| !self.counter(own).is_battery()) else {
            self.edit(own, |unit| unit.active = true);
            report.tell(What::Freed { unit: own }, [rule!("17.5")]);
            return;
        };
        let leaders: Vec<LeaderId> = self
            .board
            .leader_ids()
            .filter(|&leader| self.board.leader(leader).level == Level::Brigade && self.holds(leader, own))
            .collect();
        // Its leader is active with it, and so are the others he wakes [20.24].
        let mut brigades: Vec<u16> = leaders.iter().flat_map(|&leader| self.woken_by(leader)).collect();
        brigades.push(brigade);
        brigades.sort_unstable();
        brigades.dedup();
        for brigade in brigades {
            self.activate_brigade(self.side_of(own), brigade, report);
        }
        for leader in leaders {
            let placed = self.state.leader(leader).post == Post::Display;
            let hex = self.hex_of(id);
            self.edit_leader(leader, |leader| {
                leader.state = CommandState::Standing;
                leader.delay = None;
                if let (true, Some(hex)) = (placed, hex) {
                    leader.post = Post::On(hex);
                }
            });
            if let Some(day) = self.state.day.as_mut() {
                day.mark(leader, None);
            }
            report.tell(What::Activated { leader }, [rule!("17.5")]);
        }
    }

    /// The brigades that are active with a brigade leader: those of his list, and those that wake with him [20.24].
    fn woken_by(&self, leader: LeaderId) -> Vec<u16> {
        let own = self.board.unit_ids().filter(|&id| self.holds(leader, id));
        let mut brigades: Vec<u16> = own.filter_map(|id| self.counter(id).brigade).collect();
        let id = &self.board.leader(leader).id;
        if let Some(orders) = &self.board.rules().orders {
            let woken = orders.wakes.iter().filter(|wakes| wakes.leader == *id);
            brigades.extend(woken.filter_map(|wakes| self.board.key(&wakes.brigade)));
        }
        brigades.sort_unstable();
        brigades.dedup();
        brigades
    }

    /// Commits every brigade of a brigade leader [17.36].
    pub(crate) fn commit_brigades_of(&mut self, leader: LeaderId, report: &mut Report) {
        let side = self.board.leader(leader).side;
        for brigade in self.woken_by(leader) {
            self.activate_brigade(side, brigade, report);
        }
    }

    /// Commits the brigade of a unit [R151].
    pub(crate) fn commit_brigade_of(&mut self, unit: UnitId, report: &mut Report) {
        if let Some(brigade) = self.counter(unit).brigade {
            self.activate_brigade(self.side_of(unit), brigade, report);
        }
    }

    fn activate_brigade(&mut self, side: Side, brigade: u16, report: &mut Report) {
        let units: Vec<UnitId> = self
            .board
            .unit_ids()
            .filter(|&id| self.counter(id).brigade == Some(brigade) && self.side_of(id) == side)
            .filter(|&id| !self.unit(id).active)
            .collect();
        // Units that are active already are not reported again.
        if units.is_empty() {
            return;
        }
        for id in units {
            self.edit(id, |unit| unit.active = true);
        }
        let brigade = self.board.key_name(brigade).to_owned();
        report.tell(What::BrigadeActive { brigade }, [rule!("17.5")]);
    }
}
