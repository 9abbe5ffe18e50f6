//! Everything that was said and rolled in a veiled game, from which it can be played again in the open.

use super::command::Command;
use super::definition::LeaderId;
use super::state::{MarchStep, Stage, State};
use super::veiled::Veiled;
use engine::contract::Side;
use engine::digest::Hash;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::Deref;
use std::sync::Arc;

/// Something that was said or rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Noted {
    /// A side said something.
    Said {
        /// The author.
        side: Side,
        /// The command.
        command: Command,
        /// The stage at that time, as a number.
        during: u8,
        /// Number of claims in the game before this one.
        claims: u32,
        /// Whether it rests on something hidden.
        claim: bool,
    },
    /// Dice fell.
    Rolled(Vec<u16>),
}

/// Something that copies of a game have in common. In bytes it is what it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared<T>(Arc<T>);

impl<T> Shared<T> {
    pub(crate) fn new(held: T) -> Shared<T> {
        Shared(Arc::new(held))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_ref().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shared<T>, D::Error> {
        T::deserialize(deserializer).map(Shared::new)
    }
}

/// A counter that a position began with, and its leader; `None` for an outpost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealt {
    /// The counter.
    pub token: LeaderId,
    /// The leader under the counter; `None` for an outpost.
    pub leader: Option<LeaderId>,
    /// Whether both sides know what it is.
    pub shown: bool,
}

/// The start of a veiled game, and its events since.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Journal {
    /// The position it began with, in which nothing was hidden.
    pub begun: Option<Shared<State>>,
    /// The seals that a position began with, each with its side; a game from the set-up has none.
    pub laid: Vec<(Side, Hash)>,
    /// The counters that a position began with.
    pub dealt: Vec<Dealt>,
    /// The events, in order.
    pub entries: Vec<Shared<Noted>>,
}

impl Journal {
    /// Number of entries that are claims.
    pub(crate) fn claims(&self) -> u32 {
        let claims = self.entries.iter().filter(|noted| matches!(***noted, Noted::Said { claim: true, .. }));
        u32::try_from(claims.count()).unwrap_or(u32::MAX)
    }

    /// All commands of veiled play only, each with its side.
    pub(crate) fn veiled(&self) -> impl DoubleEndedIterator<Item = (Side, &Veiled)> {
        self.entries.iter().filter_map(|noted| match &**noted {
            Noted::Said { side, command: Command::Veiled(veiled), .. } => Some((*side, veiled.as_ref())),
            _ => None,
        })
    }

    /// Every seal that was put on something, with its side, in order.
    pub(crate) fn sealed(&self) -> impl Iterator<Item = (Side, Hash)> {
        let said = self.veiled().flat_map(|(side, veiled)| veiled.seals().into_iter().map(move |seal| (side, seal)));
        self.laid.iter().copied().chain(said)
    }

    /// Whether that side put this seal on something.
    pub(crate) fn has_seal(&self, side: Side, seal: Hash) -> bool {
        self.sealed().any(|one| one == (side, seal))
    }
}

/// The stage, as far as an open and a veiled game can differ in it.
pub(crate) fn during(stage: &Stage) -> u8 {
    match stage {
        Stage::Organise { .. } => 1,
        Stage::Consolidate { .. } => 2,
        Stage::Command => 3,
        Stage::Initiative => 4,
        Stage::Forced { side, .. } => 5 + u8::from(*side == Side::Second),
        Stage::Stationary { .. } => 7,
        Stage::Combat(_) => 8,
        Stage::March(march) => match march.step {
            MarchStep::Roll => 10,
            MarchStep::Legs => 11,
            MarchStep::GiveWay { .. } => 12,
            MarchStep::Attrition | MarchStep::Claim => 13,
            MarchStep::Loss(_) | MarchStep::Hidden { .. } => 14,
            MarchStep::Compass | MarchStep::Astray { .. } => 15,
            MarchStep::Verdict { .. } => 16,
        },
        Stage::SetUp(side) => 20 + u8::from(*side == Side::Second),
        Stage::Weather => 22,
        Stage::Admin { .. } => 23,
        Stage::Arrivals => 24,
        Stage::Centres => 25,
        Stage::Siege(_) => 26,
        Stage::Over(_) => 0,
    }
}
