//! What is said in veiled play beside what is said in open play, and what lies under its seals (C3).

use super::super::command::Command;
use super::super::definition::{Arm, ArmyId, LeaderId, UnitId};
use super::super::state::{Departure, Post};
use super::seals::Token;
use engine::contract::Opening;
use engine::digest::Hash;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

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
    pub(super) fn seals(&self) -> impl Iterator<Item = Hash> + '_ {
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
    pub(super) fn reseal(&self) -> Option<&Reseal> {
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
            let blanks =
                hands.iter_mut().flat_map(|hand| &mut hand.cards).flat_map(|card| [&mut card.name, &mut card.kind]);
            blanks.zip(seals).for_each(|(blank, seal)| *blank = *seal);
            // Seals fall in any order: which counter is whose nobody can tell by it.
            hands.iter_mut().for_each(|hand| hand.cards.sort_unstable_by_key(|card| card.name));
        }
        self
    }
}

/// Whom a counter stands for, as canonical bytes under its seal; nobody for an outpost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the one thing it says")]
pub struct Name {
    pub leader: Option<LeaderId>,
}

/// What a counter is, as canonical bytes under its seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the one thing it says")]
pub struct Kind {
    pub outpost: bool,
}

/// The seals on a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the seals on whom it stands for, and on what it is")]
pub struct Card {
    pub name: Hash,
    pub kind: Hash,
}

/// The counters of an army in a hex, in the order of the seals on their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "where, whose, and the counters")]
pub struct Hand {
    pub hex: Hex,
    pub army: ArmyId,
    pub cards: Vec<Card>,
}

impl Hand {
    pub(super) fn seals(&self) -> impl Iterator<Item = Hash> + '_ {
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
