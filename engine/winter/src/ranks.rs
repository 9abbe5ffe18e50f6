//! Ranks and states of leaders on the whole field, their markers, the members of Grand Batteries, and what was declared for the
//! day [17.10, 19.52, 20.33, 20.36].

use super::day::{PrussianEntry, Retiring};
use super::definition::{Level, Start};
use super::game::Game;
use super::state::*;
use super::whole::{LeaderState, OrderKind, OrderMarker, Post as WingPost, Rank};
use engine::contract::Side;

impl Game {
    /// The level of a leader on the whole field; `None` in a smaller battle.
    pub(crate) fn rank(&self, id: LeaderId) -> Option<Rank> {
        let printed = self.board.field_leader(id)?.rank;
        let promoted = self.state.day.as_ref().is_some_and(|day| day.promoted == Some(id));
        let deputy = printed == Rank::Army && self.office(id) != id;
        Some(match (promoted, deputy) {
            (true, _) => Rank::Army,
            (_, true) => Rank::Wing,
            _ => printed,
        })
    }

    /// Whether a leader is the army commander who begins on the display.
    pub(crate) fn is_second(&self, id: LeaderId) -> bool {
        let known = self.board.field_leader(id);
        known.is_some_and(|leader| leader.rank == Rank::Army && leader.start == Start::Display)
    }

    /// The leader whose place a leader has: his own, or that of a fallen wing commander.
    pub(crate) fn office(&self, id: LeaderId) -> LeaderId {
        let stands_for = self.state.day.as_ref().and_then(|day| day.stands_for);
        stands_for.filter(|_| self.is_second(id)).unwrap_or(id)
    }

    /// The leader who stands in the place of another.
    pub(crate) fn deputy(&self, id: LeaderId) -> Option<LeaderId> {
        self.state.day.as_ref().and_then(|day| day.stands_for).filter(|&known| known == id)?;
        self.board.leader_ids().find(|&leader| self.is_second(leader))
    }

    /// The level of a leader as it is now.
    pub(crate) fn level_now(&self, id: LeaderId) -> Level {
        self.board.leader(self.office(id)).level
    }

    /// Whether the French have lost Napoleon [19.81].
    pub(crate) fn is_without_emperor(&self) -> bool {
        self.state.day.as_ref().is_some_and(|day| day.emperor_lost)
    }

    /// Whether a French leader is a corps commander, or acts as one while his division is independent [R156].
    pub(crate) fn acts_as_corps(&self, id: LeaderId) -> bool {
        let joined = self.state.day.as_ref().is_some_and(|day| day.joined);
        let independent = self.board.field_leader(id).is_some_and(|leader| leader.independent);
        self.rank(id) == Some(Rank::Corps) || independent && !joined
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

    /// The army commander who waits on the display of a side.
    pub(crate) fn second_commander(&self, side: Side) -> Option<LeaderId> {
        self.board.leader_ids().find(|&id| {
            self.board.leader(id).side == side
                && self.rank(id) == Some(Rank::Army)
                && self.state.leader(id).post == Post::Display
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

    /// The withdrawal of the Allied army, once it is declared [20.36].
    pub(crate) fn retiring(&self) -> Option<&Retiring> {
        self.state.day.as_ref().and_then(|day| day.withdrawal.as_ref())
    }

    /// The entry by which the Prussians come.
    pub(crate) fn prussian_entry(&self) -> PrussianEntry {
        self.state.day.as_ref().map_or_else(PrussianEntry::default, |day| day.prussian_entry)
    }
}
