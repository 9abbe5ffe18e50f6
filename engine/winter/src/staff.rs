//! The staff on the whole field: the state of each leader, who is in command, and who waits for an order [17.5, 17.10,
//! 17.11].

use super::game::Game;
use super::state::*;
use super::whole::{Above, LeaderState, OrderMarker, Rank};
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// The level of a leader on the whole field; `None` in a smaller battle.
    pub(crate) fn rank(&self, id: LeaderId) -> Option<Rank> {
        self.board.field_leader(id).map(|leader| leader.rank)
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

    /// The superior of a leader as he is now: the army commander in the place of one that is lost for good [17.11].
    pub(crate) fn superior_now(&self, id: LeaderId) -> Option<LeaderId> {
        let superior = self.superior_of(id)?;
        if self.leader_state(superior) == LeaderState::Lost {
            return self.army_commander(self.board.leader(id).side);
        }
        Some(superior)
    }

    /// Whether a leader of the whole field in a hex is in command [17.11]; `None` in a smaller battle, and for leaders with
    /// rules of their own.
    pub(crate) fn in_command_on_field(&self, id: LeaderId, hex: Hex) -> Option<bool> {
        let leader = self.board.field_leader(id)?;
        let side = self.board.leader(id).side;
        let within = |other: LeaderId, reach: u16| {
            self.state.leader(other).hex().is_some_and(|at| self.board.distance(at, hex) <= reach)
        };
        let above = self.superior_now(id).map_or(
            Above { state: LeaderState::Lost, in_command: false, near: false, near_army: false, near_stand_in: false },
            |superior| {
                let state = self.leader_state(superior);
                let wing = state.is_active() && self.rank(superior) == Some(Rank::Wing);
                let army = self.army_commanders(side).any(|army| within(army, self.radius(army) * 2));
                Above {
                    state,
                    in_command: self.leader_in_command(superior),
                    near: within(superior, self.radius(superior)),
                    near_army: army || wing && within(superior, self.radius(superior) * 2),
                    near_stand_in: self.stand_in(superior).is_some_and(|next| within(next, self.radius(next))),
                }
            },
        );
        leader.is_in_command(self.leader_state(id), above)
    }

    /// The next superior above a leader who is on the map and in command [R150].
    fn stand_in(&self, id: LeaderId) -> Option<LeaderId> {
        let mut at = self.superior_now(id);
        while let Some(next) = at {
            if self.state.leader(next).hex().is_some() && self.leader_in_command(next) {
                return Some(next);
            }
            at = self.superior_now(next).filter(|&above| above != next);
        }
        self.army_commander(self.board.leader(id).side)
    }

    /// Whether a unit of the whole field waits for an order: its brigade is not committed, or no active leader has it on
    /// his list [17.5, R154].
    pub(crate) fn waits_for_an_order(&self, id: UnitId) -> bool {
        let counter = self.counter(id);
        if counter.is_cossack() || matches!(counter.role, super::board::Role::Skirmisher) {
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
}
