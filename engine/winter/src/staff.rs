//! The staff on the whole field: who is in command, and in whose place [17.11].

use super::game::Game;
use super::state::*;
use super::whole::{Above, LeaderState, Rank};
use engine::hex::Hex;

impl Game {
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
}
