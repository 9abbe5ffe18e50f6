//! Veiled play (C3): what is on the tracks is under seal until the enemy stands beside it.
//!
//! The state that both engines share holds seals. A leader under seal counts as one with strength, and he always has
//! some: whoever loses his last unit is shown without units. What rests on a hidden track is claimed: that a Force is
//! legal, the row of its attrition, what it lost. The rules accept it, and keep a journal of everything that was said and
//! rolled; once the seals are open, the audit plays it again as an open game.

mod audit;
mod closing;
mod deal;
mod guard;
mod journal;
mod lift;
mod mask;
mod opening;
mod rename;
mod reseal;
mod show;
mod watch;

pub(crate) use closing::Closing;
pub(crate) use journal::during;
pub use deal::{Card, Hand, Kind, Name, Paced};
pub use journal::{Journal, Noted, Shared};
pub(crate) use mask::Guise;
pub use mask::Mask;
pub(crate) use opening::{Claim, OpenTrack};

use super::command::Command;
use super::definition::{Arm, ArmyId, LeaderId, UnitId};
use super::game::Game;
use super::state::{Departure, Post};
use crate::contract::{Opening, Side};
use crate::digest::Hash;
use crate::hex::Hex;
use serde::{Deserialize, Serialize};

/// Which tracks are under seal, by leader.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Veil {
    /// What is known of a track under seal; nothing where it is open.
    pub tokens: Vec<Option<Token>>,
    /// Guard units under seal, each with the strength it had when it was last open: what is missing then has been lost.
    pub guard: Vec<(UnitId, u8)>,
    /// Counters that stand for somebody, in the order they were dealt.
    pub masks: Vec<Mask>,
    /// Which sides have dealt theirs, First Player first.
    pub dealt: [bool; 2],
    /// With whom outposts were placed (B11).
    pub posted: Vec<LeaderId>,
}

/// A track under seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Token {
    /// The seal on it.
    pub seal: Hash,
    /// Whether it is said to march at the pace of horse.
    pub horse: bool,
}

/// What lies under the seal on a track, as canonical bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Track {
    /// Whose it is.
    pub leader: LeaderId,
    /// Its units in order, each with its strength points.
    pub units: Vec<(UnitId, u8)>,
}

/// What was really said where tracks changed under seal, as canonical bytes under a seal of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deed {
    /// The command of the open game.
    pub command: Command,
    /// Which formations have left which tracks in the segment so far: for its author's engine alone.
    pub left: Vec<Departure>,
}

/// A track that changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "whose, and the token that stands for it now")]
pub struct Resealed {
    pub leader: LeaderId,
    pub token: Token,
}

/// Tracks that changed out of the enemy's sight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reseal {
    /// The seal on what was really said.
    pub deed: Hash,
    /// The tracks that changed and still hold something.
    pub tracks: Vec<Resealed>,
    /// A general who appeared.
    pub made: Option<LeaderId>,
    /// Who has no units any more.
    pub emptied: Vec<LeaderId>,
}

impl Reseal {
    /// All seals in it.
    fn seals(&self) -> impl Iterator<Item = Hash> + '_ {
        std::iter::once(self.deed).chain(self.tracks.iter().map(|one| one.token.seal))
    }
}

/// What a side says in veiled play beside what it says in open play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Veiled {
    /// Something was organised [4.1].
    Rearrange(Reseal),
    /// A loss was borne [5.5, 5.6].
    Suffer {
        /// How many strength points.
        loss: u16,
        /// By whom, under seal.
        reseal: Reseal,
    },
    /// The row of the attrition table for the march that is over [5.5].
    Row(u8),
    /// What those who stayed in a hex lose [5.6].
    Stayed {
        /// Who.
        post: Post,
        /// How many strength points.
        loss: u16,
    },
    /// A track beside the enemy is opened.
    Open {
        /// Whose.
        leader: LeaderId,
        /// What was under the seal.
        opening: Opening,
    },
    /// The game is over: what is still under seal is opened, in the order it was sealed.
    Close {
        /// What was under the seals.
        openings: Vec<Opening>,
    },
    /// Replacements of a pool went to a track (B7).
    Draw {
        /// Whose pool.
        army: ArmyId,
        /// Of which arm.
        arm: Arm,
        /// Whether they were of the Guard.
        guard: bool,
        /// How many strength points.
        strength: u8,
        /// To whom, under seal.
        reseal: Reseal,
    },
    /// Counters are dealt at the set-up of a campaign: whom each stands for is under seal.
    Deal {
        /// Hex by hex.
        hands: Vec<Hand>,
    },
    /// What a counter near the enemy is.
    Kind {
        /// The counter.
        token: LeaderId,
        /// What was under the seal.
        opening: Opening,
    },
    /// Whom a counter stands for.
    Name {
        /// The counter.
        token: LeaderId,
        /// What was under the seal.
        opening: Opening,
    },
    /// Whether the die let a Force go whose leader nobody knows [5.1].
    Passed(bool),
    /// Which counters of a Force march at the pace of horse [5.3].
    Paces(Vec<Paced>),
}

impl Veiled {
    fn reseal(&self) -> Option<&Reseal> {
        match self {
            Veiled::Rearrange(reseal) | Veiled::Draw { reseal, .. } | Veiled::Suffer { reseal, .. } => Some(reseal),
            _ => None,
        }
    }

    /// The seals it puts on something.
    fn seals(&self) -> Vec<Hash> {
        match self {
            Veiled::Deal { hands } => hands.iter().flat_map(Hand::seals).collect(),
            _ => self.reseal().into_iter().flat_map(Reseal::seals).collect(),
        }
    }

    /// What it opens.
    pub(crate) fn openings(&self) -> &[Opening] {
        match self {
            Veiled::Open { opening, .. } | Veiled::Kind { opening, .. } | Veiled::Name { opening, .. } => {
                std::slice::from_ref(opening)
            }
            Veiled::Close { openings } => openings,
            _ => &[],
        }
    }

    /// The same with these seals in its blanks: the deed's, then those of the tracks.
    #[must_use]
    pub fn filled(mut self, seals: &[Hash]) -> Veiled {
        if let Veiled::Rearrange(reseal) | Veiled::Draw { reseal, .. } | Veiled::Suffer { reseal, .. } = &mut self {
            let blanks =
                std::iter::once(&mut reseal.deed).chain(reseal.tracks.iter_mut().map(|one| &mut one.token.seal));
            blanks.zip(seals).for_each(|(blank, seal)| *blank = *seal);
        }
        if let Veiled::Deal { hands } = &mut self {
            let blanks = hands.iter_mut().flat_map(|hand| &mut hand.cards).flat_map(|card| [&mut card.name, &mut card.kind]);
            blanks.zip(seals).for_each(|(blank, seal)| *blank = *seal);
            // Seals fall in any order: which counter is whose nobody can tell by it.
            hands.iter_mut().for_each(|hand| hand.cards.sort_unstable_by_key(|card| card.name));
        }
        self
    }
}

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
            free && own && !again && (1..=super::faults::MOST_STRENGTH).contains(&strength)
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
