//! Veiled play (C3): what is on the tracks is under seal until the enemy stands beside it.
//!
//! The state that both engines share holds seals. A leader under seal counts as one with strength, and he always has
//! some: whoever loses his last unit is shown without units. What rests on a hidden track is claimed: that a Force is
//! legal, the row of its attrition, what it lost. The rules accept it, and keep a journal of everything that was said and
//! rolled; once the seals are open, the audit plays it again as an open game.

mod audit;
mod beginning;
mod closing;
mod deal;
mod guard;
pub(crate) mod journal;
mod lift;
mod mask;
mod opening;
mod rename;
mod reseal;
pub(crate) mod seals;
mod show;
mod shown;
mod watch;
pub(crate) mod words;

pub(crate) use closing::Closing;
pub(crate) use journal::during;
pub use journal::{Dealt, Journal, Noted, Shared};
pub(crate) use opening::{Claim, OpenTrack};
pub(crate) use seals::Guise;
pub use seals::{Mask, Token, Veil};
pub use words::{Card, Deed, Hand, Kind, Name, Paced, Reseal, Resealed, Track, Veiled};

use super::definition::{LeaderId, UnitId};
use super::game::Game;
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// Whether tracks can be under seal in this game.
    pub fn is_veiled(&self) -> bool {
        self.state.veil.is_some()
    }

    /// What is known of a leader's track if it is under seal.
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

    /// Whether the other side does not see a track, be it known here or not.
    pub(crate) fn is_under_seal(&self, leader: LeaderId) -> bool {
        self.is_sealed(leader) || self.shrouded.contains(&leader) || self.is_guised(leader)
    }

    /// Whether tracks of a side in a hex are open to everybody: enemies with strength are beside it, or both sides must
    /// know what stands there.
    pub(crate) fn is_seen(&self, side: Side, hex: Hex) -> bool {
        !self.touched(side, hex).is_empty() || self.is_watched(side, hex)
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

    /// Puts an opened track on the public lists. Tells whether it could be.
    pub(crate) fn lay_track(&mut self, leader: LeaderId, track: &Track) -> bool {
        let side = self.board.side_of(leader);
        let fits = |at: usize, &(id, strength): &(UnitId, u8)| {
            let free = self.state.unit(id).is_some_and(|unit| unit.leader.is_none());
            let formation = self.board.unit(id).and_then(|data| self.board.formation(data.formation));
            let own = formation.and_then(|body| self.board.army(body.army)).is_some_and(|army| army.side == side);
            let again = track.units.iter().take(at).any(|before| before.0 == id);
            free && own && !again && (1..=super::definition::MOST_STRENGTH).contains(&strength)
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
