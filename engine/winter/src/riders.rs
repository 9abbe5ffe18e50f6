//! The part that a unit still has in the grand charge, and what that part gives [19.7].

use super::definition::{GrandRule, Level};
use super::game::Game;
use super::state::*;
use engine::count::less;

impl Game {
    /// The part a unit still has in the grand charge.
    pub(crate) fn rider(&self, id: UnitId) -> Option<Rider> {
        self.state.affairs.grand.as_ref()?.riders.iter().copied().find(|rider| rider.unit == id)
    }

    /// Whether a leader led a grand charge, or leads a division of horse, and is not reduced.
    fn leads_waves(&self, leader: LeaderId, rule: &GrandRule) -> bool {
        let chief = self.board.leader(leader);
        let led = || self.board.unit_ids().filter(|&id| self.holds(leader, id)).map(|id| self.counter(id));
        rule.leaders.contains(&chief.id)
            || chief.level == Level::Division
                && !self.state.leader(leader).reduced
                && led().any(super::board::Counter::is_cavalry)
                && !led().any(super::board::Counter::is_battalion)
    }

    /// The gain of a rider's rating in attack and in checks.
    pub(crate) fn grand_er(&self, id: UnitId) -> i8 {
        let (Some(rule), Some(_), Some(hex)) = (self.board.rules().grand.as_ref(), self.rider(id), self.hex_of(id))
        else {
            return 0;
        };
        let led = || self.leaders_at(self.side_of(id), hex).any(|leader| self.leads_waves(leader, rule));
        let more = if self.unit(id).morale == Morale::Disordered && led() { rule.er } else { 0 };
        rule.er + more
    }

    /// Number of steps of its zone that are Primary: all of them; `None` for a unit that does not ride.
    pub(crate) fn grand_depth(&self, id: UnitId) -> Option<u8> {
        self.rider(id).map(|_| self.board.tables().charge.depth - self.ridden_before(id))
    }

    /// Steps of its depth that a unit that goes on has used before.
    pub(crate) fn ridden_before(&self, id: UnitId) -> u8 {
        let again = self.rider(id).is_some_and(|rider| rider.again);
        let left = self.board.rules().grand.as_ref().map_or(0, |rule| rule.again);
        if again { less(self.board.tables().charge.depth, left) } else { 0 }
    }

    /// A unit has no part in the grand charge any more: it has ridden, was driven off, or would not.
    pub(crate) fn leave_wave(&mut self, id: UnitId) {
        if let Some(grand) = &mut self.state.affairs.grand {
            grand.riders.retain(|rider| rider.unit != id);
        }
    }

    /// Whether a unit waits for its wave, and so cannot act in the movement phase between.
    pub(crate) fn waits_for_wave(&self, id: UnitId) -> bool {
        self.state.phase == PhaseName::FrenchMovement && self.rider(id).is_some_and(|rider| rider.wave > Wave::First)
    }
}
