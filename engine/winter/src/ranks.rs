//! Ranks and states of leaders on the whole field, their markers, and the members of Grand Batteries [17.10, 19.52].

use super::game::Game;
use super::state::*;
use super::whole::{LeaderState, OrderKind, OrderMarker, Post as WingPost, Rank};
use engine::contract::Side;

impl Game {
    /// The level of a leader on the whole field; `None` in a smaller battle.
    pub(crate) fn rank(&self, id: LeaderId) -> Option<Rank> {
        let printed = self.board.field_leader(id)?.rank;
        let promoted = self.state.day.as_ref().is_some_and(|day| day.promoted == Some(id));
        Some(if promoted { Rank::Army } else { printed })
    }

    /// Whether the French have lost Napoleon [19.81].
    pub(crate) fn is_without_emperor(&self) -> bool {
        self.state.day.as_ref().is_some_and(|day| day.emperor_lost)
    }

    /// The order marker of a leader.
    pub(crate) fn marker_of(&self, id: LeaderId) -> Option<OrderMarker> {
        self.state.day.as_ref().and_then(|day| day.marker(id))
    }

    /// The army commander of a side on the map, the lowest id if there are two [1.16].
    pub(crate) fn army_commander(&self, side: Side) -> Option<LeaderId> {
        self.army_commanders(side).next()
    }

    /// The army commanders of a side on the map.
    pub(crate) fn army_commanders(&self, side: Side) -> impl Iterator<Item = LeaderId> + '_ {
        self.board.leader_ids().filter(move |&id| {
            self.board.leader(id).side == side
                && self.rank(id) == Some(Rank::Army)
                && self.state.leader(id).hex().is_some()
        })
    }

    /// The state of a leader [17.10].
    pub(crate) fn leader_state(&self, id: LeaderId) -> LeaderState {
        let leader = self.state.leader(id);
        match (leader.post, leader.state) {
            (Post::Waiting, _) => LeaderState::ToCome,
            (Post::Display | Post::Returning | Post::Track(_), _) => LeaderState::Display,
            (Post::Lost | Post::Withdrawn, _) => LeaderState::Lost,
            (Post::On(_), CommandState::Inactive) => LeaderState::Inactive,
            (Post::On(_), CommandState::Standing) => LeaderState::Standing,
            (Post::On(_), CommandState::Mobile) => LeaderState::Mobile,
        }
    }

    /// Whether a unit is stunned by the bombardment: it stays, and does not rally [20.34.B.7].
    pub(crate) fn is_stunned(&self, id: UnitId) -> bool {
        self.state.day.as_ref().is_some_and(|day| day.stunned.contains(&id))
    }

    /// Whether a battery is a member of a Grand Battery [19.52].
    pub(crate) fn is_member(&self, id: UnitId) -> bool {
        let own = self.counter(id).parent.unwrap_or(id);
        let listed = self.board.field_unit(own).is_some_and(|unit| unit.grand_battery.is_some());
        listed && self.state.day.as_ref().is_some_and(|day| !day.free_guns.contains(&own))
    }

    /// The members of the Grand Battery of a leader [19.52].
    pub(crate) fn members_of(&self, leader: LeaderId) -> Vec<UnitId> {
        if self.rank(leader) != Some(Rank::Battery) {
            return Vec::new();
        }
        let own =
            |id: &UnitId| self.counter(*id).parent.is_none() && self.board.holds(leader, *id) && self.is_member(*id);
        self.board.unit_ids().filter(own).collect()
    }

    /// Members leave their Grand Battery: they are free for good, and get new rounds if they have few [7.9, 19.52].
    pub(crate) fn free_guns(&mut self, guns: &[UnitId]) {
        let Some(rule) = self.board.whole().map(|whole| whole.field.rules.grand_batteries) else { return };
        for &id in guns.iter().filter(|&&id| self.is_member(id)).collect::<Vec<_>>() {
            self.edit(id, |unit| unit.ammunition = rule.rounds_on_leaving(unit.ammunition));
            if let Some(day) = self.state.day.as_mut() {
                day.free_guns.push(id);
                day.free_guns.sort();
            }
        }
    }

    /// A Grand Battery whose leader is gone is dissolved [19.52].
    pub(crate) fn free_members_of(&mut self, leader: LeaderId) {
        let members = self.members_of(leader);
        self.free_guns(&members);
    }

    /// Whether the Centre Grand Battery bombards in this turn.
    pub(crate) fn bombards_now(&self) -> bool {
        let (Some(whole), Some(day)) = (self.board.whole(), self.state.day.as_ref()) else { return false };
        let rule = whole.field.rules.bombardment;
        (rule.first..=rule.last).contains(&self.state.turn) && day.bombards != Some(false)
    }

    /// Whether a battery bombards in this turn, and so does nothing else in the fire phase.
    pub(crate) fn is_bombarding(&self, id: UnitId) -> bool {
        let by = self.board.whole().map(|whole| whole.field.rules.bombardment.by);
        let post: Option<WingPost> = self.board.field_unit(id).and_then(|unit| unit.grand_battery);
        self.bombards_now() && by.is_some() && post == by && self.is_member(id)
    }

    /// Whether a leader bears a Free order that he may give up [17.31].
    pub(crate) fn may_drop(&self, leader: LeaderId) -> bool {
        self.marker_of(leader) == Some(OrderMarker { kind: OrderKind::Free, delay: 0 })
    }
}
