//! Two army commanders of one side: the older one leaves on his day, and until then both keep apart (B14).

use super::board::Step;
use super::campaign::RivalData;
use super::definition::LeaderId;
use super::game::Game;
use super::state::*;
use engine::hex::Hex;

impl Game {
    /// Whether an army commander's presence helps: not while he waits for an older one to leave (B14).
    pub(crate) fn is_awake(&self, leader: LeaderId) -> bool {
        let rivals = self.campaign().and_then(|campaign| campaign.rivals);
        rivals.is_none_or(|rivals| rivals.new != leader || !self.is_in_play(rivals.old))
    }

    /// Whether a leader is on the map, in a box or still to come.
    fn is_in_play(&self, leader: LeaderId) -> bool {
        self.state.hex_of(leader).is_some() || self.is_elsewhere(leader)
    }

    /// Whether a leader's place is one from which he comes back.
    fn is_elsewhere(&self, leader: LeaderId) -> bool {
        matches!(self.state.leader(leader).map(|leader| leader.place), Some(Place::Due { .. } | Place::Beside(_)))
    }

    /// The hex that a leg of these keeps away from (B14).
    pub(crate) fn shunned(&self, leaders: &[LeaderId]) -> Option<Hex> {
        let rivals = self.campaign()?.rivals?;
        let places = self.state.hex_of(rivals.old).zip(self.state.hex_of(rivals.new));
        match (leaders.contains(&rivals.old), leaders.contains(&rivals.new)) {
            (true, false) => places.map(|both| both.1),
            (false, true) => places.map(|both| both.0),
            _ => None,
        }
    }

    /// Whether a step comes too near to the leader that the leg shuns.
    pub(crate) fn too_near(&self, shunned: Option<Hex>, step: &Step) -> bool {
        let apart = self.campaign().and_then(|campaign| campaign.rivals).map_or(0, |rivals| u16::from(rivals.apart));
        shunned.is_some_and(|other| {
            let there = self.board.distance(other, step.to);
            there <= apart && there <= self.board.distance(other, step.from)
        })
    }

    /// The older of two rivals and where he is, at the beginning of the player-turn in which he leaves (B14).
    pub(crate) fn relief(&self) -> Option<(RivalData, Place)> {
        let rivals = self.campaign()?.rivals?;
        let due = self.state.stage == Stage::Admin { rolled: false }
            && self.board.side_of(rivals.old) == self.state.phasing
            && self.today() >= rivals.day
            && self.is_in_play(rivals.old);
        self.state.leader(rivals.old).map(|leader| (rivals, leader.place)).filter(|_| due)
    }
}
