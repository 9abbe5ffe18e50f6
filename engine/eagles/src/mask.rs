//! Tracks under seal, and counters of a veiled campaign that hide a leader or an outpost from the enemy (C3, B11).
//!
//! Until it is opened such a counter counts as a leader with strength. A known outpost does so while no enemy is near.

use super::definition::{LeaderId, MOST_STRENGTH, UnitId};
use super::game::Game;
use super::seals::{Mask, Token};
use super::state::State;
use super::veiled::Track;

impl State {
    /// Public knowledge of a counter in veiled play.
    pub fn mask(&self, leader: LeaderId) -> Option<&Mask> {
        self.veil.as_ref()?.masks.iter().find(|mask| mask.token == leader)
    }

    pub(crate) fn mask_mut(&mut self, leader: LeaderId) -> Option<&mut Mask> {
        self.veil.as_mut()?.masks.iter_mut().find(|mask| mask.token == leader)
    }
}

impl Game {
    /// Whether only its owner knows the leader under a counter.
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

    /// Whether both sides know that it is an outpost.
    pub(crate) fn is_known_outpost(&self, leader: LeaderId) -> bool {
        let masks = self.state.mask(leader).map(Mask::guise);
        masks.iter().chain(&self.guises).any(|guise| guise.leader == leader && guise.outpost && guise.shown)
    }

    /// Whether tracks can be under seal in this game.
    pub fn is_veiled(&self) -> bool {
        self.state.veil.is_some()
    }

    /// Public knowledge of a leader's track if it is under seal.
    pub fn token(&self, leader: LeaderId) -> Option<Token> {
        self.state.veil.as_ref()?.tokens.get(usize::from(leader.0)).copied().flatten()
    }

    pub(crate) fn is_sealed(&self, leader: LeaderId) -> bool {
        self.token(leader).is_some() || self.is_masked(leader)
    }

    pub(crate) fn any_sealed(&self, leaders: &[LeaderId]) -> bool {
        self.is_veiled() && leaders.iter().any(|&leader| self.is_sealed(leader))
    }

    pub(crate) fn token_mut(&mut self, leader: LeaderId) -> Option<&mut Option<Token>> {
        self.state.veil.as_mut()?.tokens.get_mut(usize::from(leader.0))
    }

    /// Whether the other side does not see a track, known here or not.
    pub(crate) fn is_under_seal(&self, leader: LeaderId) -> bool {
        self.is_sealed(leader) || self.shrouded.contains(&leader) || self.is_guised(leader)
    }

    /// A track as it would be sealed.
    pub(crate) fn track_of(&self, leader: LeaderId) -> Track {
        let units = self.board.unit_ids().zip(&self.state.units);
        let own = units.filter(|(_, unit)| unit.leader == Some(leader) && unit.strength > 0);
        Track { leader, units: own.map(|(id, unit)| (id, unit.strength)).collect() }
    }

    /// Takes what is known of a track off the public lists.
    pub(crate) fn clear_track(&mut self, leader: LeaderId) {
        for unit in &mut self.state.units {
            if unit.leader == Some(leader) {
                (unit.leader, unit.strength) = (None, 0);
            }
        }
    }

    /// Puts an opened track on the public lists. Returns whether it could.
    pub(crate) fn lay_track(&mut self, leader: LeaderId, track: &Track) -> bool {
        let side = self.board.side_of(leader);
        let fits = |at: usize, &(id, strength): &(UnitId, u8)| {
            let free = self.state.unit(id).is_some_and(|unit| unit.leader.is_none());
            let formation = self.board.unit(id).and_then(|data| self.board.formation(data.formation));
            let own = formation.and_then(|body| self.board.army(body.army)).is_some_and(|army| army.side == side);
            let again = track.units.iter().take(at).any(|before| before.0 == id);
            free && own && !again && (1..=MOST_STRENGTH).contains(&strength)
        };
        let good = track.leader == leader
            && !track.units.is_empty()
            && track.units.iter().enumerate().all(|(at, unit)| fits(at, unit));
        if good {
            for &(id, strength) in &track.units {
                if let Some(unit) = self.state.unit_mut(id) {
                    (unit.leader, unit.strength) = (Some(leader), strength);
                }
            }
        }
        good
    }
}
