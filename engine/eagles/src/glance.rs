//! The possibilities of one leader, for a player that chooses a leader first. Nothing here is a promise: commands are
//! checked as ever.

use super::definition::LeaderId;
use super::game::Game;
use super::options::Reached;
use super::state::Stage;
use engine::contract::Side;

impl Game {
    /// Leaders of a side on the map who have not had their march, or their forced one where these are made.
    pub fn fresh(&self, side: Side) -> Vec<LeaderId> {
        let forced = matches!(self.state.stage, Stage::Forced { .. });
        let fresh = |leader: &LeaderId| {
            self.state.leader(*leader).is_some_and(|leader| if forced { !leader.forced } else { !leader.done })
        };
        self.on_map(side).filter(fresh).collect()
    }

    /// Leaders that could each march with that leader in the segment under way.
    pub fn companions(&self, leader: LeaderId) -> Vec<LeaderId> {
        self.followers(self.activating(), self.how(), leader)
    }

    /// Leaders that the Force Leader could take along in the march under way.
    pub fn may_take(&self) -> Vec<LeaderId> {
        self.state
            .march()
            .filter(|march| march.leaders_leg().is_none())
            .map_or_else(Vec::new, |march| self.may_carry(march))
    }

    /// The hexes that these leaders could reach in the march under way, as one leg.
    pub fn leg_reach(&self, leaders: &[LeaderId]) -> Vec<Reached> {
        let Some(march) = self.state.march() else { return Vec::new() };
        let Some(from) = leaders.first().and_then(|&leader| self.state.hex_of(leader)) else { return Vec::new() };
        let spent = march.legs.iter().find(|leg| leg.leaders.iter().any(|one| leaders.contains(one)));
        self.reach(self.walker(march, leaders, spent.map_or(0, |leg| leg.spent)), from)
    }

    /// The hexes that a leader without units could reach alone.
    pub fn ride_reach(&self, leader: LeaderId) -> Vec<Reached> {
        let walker = self.lone_walker(self.board.side_of(leader), &[leader]);
        self.state.hex_of(leader).map_or_else(Vec::new, |from| self.reach(walker, from))
    }
}
