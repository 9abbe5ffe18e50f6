//! The chain of command as it is now: the units of each leader, and the active brigades [1.12, 17.5].

use super::board::Role;
use super::definition::Level;
use super::game::Game;
use super::state::*;
use super::whole::Rank;
use engine::contract::Side;

impl Game {
    /// Whether a leader's list holds a unit now [1.12]. A unit attached to a detachment commander has him in the place of
    /// its division leader, and a released unit is under no such commander.
    pub fn holds(&self, leader: LeaderId, id: UnitId) -> bool {
        let leader = self.office(leader);
        let listed = self.board.holds(leader, id);
        let own = self.counter(id).parent.unwrap_or(id);
        match (self.unit(own).detachment, self.board.leader(leader).level) {
            (Detachment::Listed, _) => listed,
            (Detachment::Attached(to), Level::Detachment) => to == leader,
            (Detachment::Attached(_), Level::Division) | (Detachment::Released, Level::Detachment) => false,
            _ => listed,
        }
    }

    /// Whether a leader is of a unit's chain now [1.12].
    pub(crate) fn of_chain(&self, leader: LeaderId, id: UnitId) -> bool {
        let own = self.counter(id).parent.unwrap_or(id);
        if self.unit(own).detachment == Detachment::Listed {
            return self.board.of_chain(self.office(leader), id);
        }
        self.holds(leader, id)
            || self.board.leader_ids().any(|other| self.holds(other, id) && self.is_under(other, leader))
    }

    pub(crate) fn is_under(&self, leader: LeaderId, above: LeaderId) -> bool {
        let above = self.office(above);
        let mut at = self.board.leader(self.office(leader)).superior;
        while let Some(superior) = at {
            if superior == above {
                return true;
            }
            at = self.board.leader(superior).superior;
        }
        false
    }

    /// The superior of a leader: a detachment commander to which its units are attached, or its own [19.51].
    pub(crate) fn superior_of(&self, id: LeaderId) -> Option<LeaderId> {
        let chief = self.board.leader(self.office(id));
        // On the whole field units are looked through only once something was attached.
        let attached = self.state.day.as_ref().is_none_or(|day| day.attached);
        if self.options.attaching && attached && chief.level == Level::Brigade {
            let mut units = self.on_map(chief.side).filter(|&(unit, _)| self.board.holds(id, unit));
            if let Some((unit, _)) = units.next()
                && let Detachment::Attached(to) = self.unit(unit).detachment
            {
                return Some(to);
            }
        }
        chief.superior
    }

    /// Whether a unit's brigade, or the commander of a battery, is Inactive [17.5, 20.24].
    pub(crate) fn is_inactive(&self, id: UnitId) -> bool {
        if self.board.whole().is_some() {
            return self.waits_for_an_order(id);
        }
        let counter = self.counter(id);
        if self.board.rules().orders.is_none() || counter.side == Side::Second || counter.is_cossack() {
            return false;
        }
        let own = counter.parent.unwrap_or(id);
        if self.unit(own).active || self.counter(own).is_jaeger(&self.board) {
            return false;
        }
        if self.counter(own).is_battery() {
            // Bound while no leader whose list holds it is active.
            return !self.board.leader_ids().any(|leader| {
                self.holds(leader, own)
                    && self.state.leader(leader).state != CommandState::Inactive
                    && self.state.leader(leader).hex().is_some()
            });
        }
        true
    }

    /// Whether a unit of the whole field waits for an order: its brigade is not committed, or no active leader has it on
    /// his list [17.5, R154].
    fn waits_for_an_order(&self, id: UnitId) -> bool {
        let counter = self.counter(id);
        if counter.is_cossack() || matches!(counter.role, Role::Skirmisher) {
            return false;
        }
        let own = counter.parent.unwrap_or(id);
        if self.unit(own).active || self.counter(own).is_jaeger(&self.board) {
            return false;
        }
        if self.counter(own).is_battery() {
            // Bound while no leader whose list holds it is active; army commanders do not count.
            return !self.board.leader_ids().any(|leader| {
                self.rank(leader) != Some(Rank::Army)
                    && self.holds(leader, own)
                    && self.leader_state(leader).is_active()
            });
        }
        true
    }

    /// Whether a unit is of a command that has an Attack Order [17.8].
    pub(crate) fn is_under_attack_order(&self, id: UnitId) -> bool {
        let orders = &self.state.affairs.attack_orders;
        orders.iter().any(|order| order.holds && self.of_chain(order.leader, id))
    }
}
