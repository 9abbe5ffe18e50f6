//! Counters of a veiled campaign that stand for somebody whom the enemy does not know: a leader, or an outpost (C3, B11).
//!
//! Until it is opened such a counter counts as a leader with strength. A known outpost does so while no enemy is near.

use super::super::definition::LeaderId;
use super::super::field::SEEN;
use super::super::game::Game;
use super::super::state::State;
use super::seals::Mask;
use engine::contract::Side;
use engine::hex::Hex;

impl State {
    /// What is known of a counter that stands for somebody.
    pub fn mask(&self, leader: LeaderId) -> Option<&Mask> {
        self.veil.as_ref()?.masks.iter().find(|mask| mask.token == leader)
    }

    pub(crate) fn mask_mut(&mut self, leader: LeaderId) -> Option<&mut Mask> {
        self.veil.as_mut()?.masks.iter_mut().find(|mask| mask.token == leader)
    }
}

impl Game {
    /// Whether only its owner knows whom a counter stands for.
    pub fn is_masked(&self, leader: LeaderId) -> bool {
        self.state.mask(leader).is_some_and(|mask| mask.is_outpost != Some(true))
    }

    pub(crate) fn any_masked(&self, leaders: &[LeaderId]) -> bool {
        self.is_veiled() && leaders.iter().any(|&leader| self.is_masked(leader))
    }

    /// Whether a leader is known here and under a counter in the game that both sides share.
    pub(crate) fn is_guised(&self, leader: LeaderId) -> bool {
        self.guises.iter().any(|guise| guise.leader == leader && !guise.outpost)
    }

    /// Whether a counter is known here to be an outpost.
    pub fn is_outpost(&self, leader: LeaderId) -> bool {
        let known = self.state.mask(leader).is_some_and(|mask| mask.is_outpost == Some(true));
        known || self.guises.iter().any(|guise| guise.leader == leader && guise.outpost)
    }

    /// Whether everybody knows that it is one.
    pub(crate) fn is_known_outpost(&self, leader: LeaderId) -> bool {
        let masks = self.state.mask(leader).map(Mask::guise);
        masks.iter().chain(&self.guises).any(|guise| guise.leader == leader && guise.outpost && guise.shown)
    }

    /// Whether a leader has strength, or counts as one who has.
    pub(crate) fn counts(&self, leader: LeaderId) -> bool {
        self.is_employed(leader) || self.field.is_phantom(leader)
    }

    /// Whether anybody of the other side is so near to a hex that what stands there is seen (B11).
    pub(crate) fn is_enemy_near(&self, side: Side, hex: Hex) -> bool {
        let near = |enemy: LeaderId| self.state.hex_of(enemy).is_some_and(|at| self.board.distance(hex, at) <= SEEN);
        self.on_map(side.other()).any(near)
    }
}
