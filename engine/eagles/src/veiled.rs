//! The commands that only veiled play has, and the contents under its seals (C3).

use super::command::Command;
use super::definition::{Arm, ArmyId, LeaderId, UnitId};
use super::seals::Token;
use super::state::{Departure, Post};
use engine::contract::Opening;
use engine::digest::Hash;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The content under the seal of a track, as canonical bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Track {
    /// The leader whose track it is.
    pub leader: LeaderId,
    /// Its units in order, each with its strength points.
    pub units: Vec<(UnitId, u8)>,
}

/// The true command where tracks changed under seal, as canonical bytes under a seal of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrueCommand {
    /// The command of the open game.
    pub command: Command,
    /// Formations that have left their tracks in the segment so far: for its author's engine alone.
    pub left: Vec<Departure>,
}

/// A track that changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the leader, and the token that stands for him now")]
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
    /// The leaders that have no units any more.
    pub emptied: Vec<LeaderId>,
}

impl Reseal {
    /// All seals in it.
    pub(crate) fn seals(&self) -> impl Iterator<Item = Hash> + '_ {
        std::iter::once(self.deed).chain(self.tracks.iter().map(|one| one.token.seal))
    }
}

/// A command that only veiled play has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Veiled {
    /// Something was organised [4.1].
    Rearrange(Reseal),
    /// A loss was borne [5.5, 5.6].
    Suffer {
        /// Number of strength points lost.
        loss: u16,
        /// The losing leader, under seal.
        reseal: Reseal,
    },
    /// The row of the attrition table for the march that is over [5.5].
    Row(u8),
    /// The loss of a post that stayed in a hex [5.6].
    Stayed {
        /// The post that loses them.
        post: Post,
        /// Number of strength points lost.
        loss: u16,
    },
    /// A track beside the enemy is opened.
    Open {
        /// The leader whose track it is.
        leader: LeaderId,
        /// The content of the seal.
        opening: Opening,
    },
    /// The match is over: all content still under seal is opened, in the order it was sealed.
    Close {
        /// The contents of the seals.
        openings: Vec<Opening>,
    },
    /// Replacements of a pool went to a track (B7).
    Draw {
        /// The army whose pool it is.
        army: ArmyId,
        /// Of which arm.
        arm: Arm,
        /// Whether they were of the Guard.
        guard: bool,
        /// Number of strength points drawn.
        strength: u8,
        /// The receiving leader, under seal.
        reseal: Reseal,
    },
    /// Counters are dealt at the set-up of a campaign: the leader under each is sealed.
    Deal {
        /// Hex by hex.
        hands: Vec<Hand>,
    },
    /// The kind of a counter near the enemy.
    Kind {
        /// The counter.
        token: LeaderId,
        /// The content of the seal.
        opening: Opening,
    },
    /// The leader under a counter.
    Name {
        /// The counter.
        token: LeaderId,
        /// The content of the seal.
        opening: Opening,
    },
    /// Whether the die let a Force go whose leader the enemy does not know [5.1].
    Passed(bool),
    /// The counters of a Force that march at the pace of horse [5.3].
    Paces(Vec<Paced>),
}

impl Veiled {
    pub(crate) fn reseal(&self) -> Option<&Reseal> {
        match self {
            Veiled::Rearrange(reseal) | Veiled::Draw { reseal, .. } | Veiled::Suffer { reseal, .. } => Some(reseal),
            _ => None,
        }
    }

    /// The seals it puts on something.
    pub(crate) fn seals(&self) -> Vec<Hash> {
        match self {
            Veiled::Deal { hands } => hands.iter().flat_map(Hand::seals).collect(),
            _ => self.reseal().into_iter().flat_map(Reseal::seals).collect(),
        }
    }

    /// The openings in it.
    pub(crate) fn openings(&self) -> &[Opening] {
        match self {
            Veiled::Open { opening, .. } | Veiled::Kind { opening, .. } | Veiled::Name { opening, .. } => {
                std::slice::from_ref(opening)
            }
            Veiled::Close { openings } => openings,
            _ => &[],
        }
    }

    /// The same command with these seals in its blanks: the deed's, then those of the tracks.
    #[must_use]
    pub fn filled(mut self, seals: &[Hash]) -> Veiled {
        if let Veiled::Rearrange(reseal) | Veiled::Draw { reseal, .. } | Veiled::Suffer { reseal, .. } = &mut self {
            let blanks =
                std::iter::once(&mut reseal.deed).chain(reseal.tracks.iter_mut().map(|one| &mut one.token.seal));
            blanks.zip(seals).for_each(|(blank, seal)| *blank = *seal);
        }
        if let Veiled::Deal { hands } = &mut self {
            let blanks =
                hands.iter_mut().flat_map(|hand| &mut hand.cards).flat_map(|card| [&mut card.name, &mut card.kind]);
            blanks.zip(seals).for_each(|(blank, seal)| *blank = *seal);
            // Seals fall in any order, so that the order does not show which counter is whose.
            hands.iter_mut().for_each(|hand| hand.cards.sort_unstable_by_key(|card| card.name));
        }
        self
    }
}

/// The leader under a counter, as canonical bytes under its seal; `None` for an outpost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the one thing it says")]
pub struct Name {
    pub leader: Option<LeaderId>,
}

/// The kind of a counter, as canonical bytes under its seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the one thing it says")]
pub struct Kind {
    pub outpost: bool,
}

/// The seals on a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the seals on the leader it stands for, and on its kind")]
pub struct Card {
    pub name: Hash,
    pub kind: Hash,
}

/// The counters of an army in a hex, in the order of the seals on their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the hex, the army, and the counters")]
pub struct Hand {
    pub hex: Hex,
    pub army: ArmyId,
    pub cards: Vec<Card>,
}

impl Hand {
    pub(crate) fn seals(&self) -> impl Iterator<Item = Hash> + '_ {
        self.cards.iter().flat_map(|card| [card.name, card.kind])
    }
}

/// The pace of a counter, as its owner says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "which, and whether it is of horse")]
pub struct Paced {
    pub token: LeaderId,
    pub horse: bool,
}
