//! Public knowledge of what is under seal: tracks, and counters of leaders and outposts (C3).

use super::definition::{LeaderId, UnitId};
use engine::digest::Hash;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The tracks under seal, by leader.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Veil {
    /// Public knowledge of each track under seal; `None` for an open one.
    pub tokens: Vec<Option<Token>>,
    /// Guard units under seal, each with the strength it had when last open: strength missing then has been lost.
    pub guard: Vec<(UnitId, u8)>,
    /// Counters of leaders and outposts, in the order they were dealt.
    pub masks: Vec<Mask>,
    /// Whether each side has dealt its counters, First Player first.
    pub dealt: [bool; 2],
    /// The leaders with which outposts were placed (B11).
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

/// A counter that hides a leader or an outpost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mask {
    /// The counter.
    pub token: LeaderId,
    /// The hex it was dealt in.
    pub dealt: Hex,
    /// The seal on its leader.
    pub name: Hash,
    /// The seal on what it is.
    pub kind: Hash,
    /// Whether it is an outpost, once that is open.
    pub is_outpost: Option<bool>,
    /// Whether it marches at the pace of horse, once that was said.
    pub horse: Option<bool>,
    /// Whether it went where only leaders without units go, or was said to have lost its last one.
    pub bare: bool,
}

/// A leader that this game knows, and the one that both sides share does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Guise {
    pub(crate) leader: LeaderId,
    pub(crate) outpost: bool,
    /// Whether what it is is open.
    pub(crate) shown: bool,
}

impl Mask {
    pub(crate) const fn guise(&self) -> Guise {
        Guise { leader: self.token, outpost: matches!(self.is_outpost, Some(true)), shown: self.is_outpost.is_some() }
    }
}
