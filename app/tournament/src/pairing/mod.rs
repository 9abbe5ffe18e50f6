//! The pairings of the next round, with the side of each player.
//!
//! [`swiss`] pairs by the Dutch system of the chess federation (FIDE handbook C.04.3, the sides of a battle as
//! colours), [`robin`] pairs each player with every other. Both are pure: the same players give the same round on every
//! computer. So anyone with the book of a tournament can pair it again and compare.

mod blossom;
mod bracket;
mod candidate;
mod matching;
mod quality;
pub mod robin;
mod sides;
pub mod swiss;
mod weight;

pub use candidate::{Candidate, Float};
pub use sides::{SideDue, Strength, allocate, may_meet_by_sides};

use crate::MESSAGES;
use engine::contract::Side;
use language::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A player's number in the tournament, from 1; a lower number is a higher seed.
pub type PlayerNumber = u16;

/// The most players of one tournament: the weights of the matching have room for no more.
pub const MOST_PLAYERS: usize = 120;

/// Two players who meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// The player of the battle's first side.
    pub first: PlayerNumber,
    /// The player of the battle's second side.
    pub second: PlayerNumber,
}

impl Pairing {
    /// The side of this player; `None` if they are not one of the two.
    pub fn side_of(&self, number: PlayerNumber) -> Option<Side> {
        match number {
            number if number == self.first => Some(Side::First),
            number if number == self.second => Some(Side::Second),
            _ => None,
        }
    }

    /// The opponent of this player; `None` if they are not one of the two.
    pub fn other(&self, number: PlayerNumber) -> Option<PlayerNumber> {
        match self.side_of(number)? {
            Side::First => Some(self.second),
            Side::Second => Some(self.first),
        }
    }
}

/// A round: the tables in their order, and the byes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundPairings {
    /// The tables; the leaders' table is the first.
    pub pairs: Vec<Pairing>,
    /// The players with a bye.
    pub byes: Vec<PlayerNumber>,
    /// The rule that had to be relaxed so that there is a round at all.
    pub relaxed: Relaxed,
}

/// The rule that a pairing relaxed because nothing else was left: a small field runs out of partners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Relaxed {
    /// Nothing: all absolute rules hold.
    #[default]
    Nothing,
    /// A player has a side three times running, or three times more often than the other.
    Sides,
    /// A player gets a second bye.
    Byes,
    /// Two players meet again.
    Repeats,
}

impl fmt::Display for Relaxed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Relaxed::Nothing => say!(MESSAGES, "tournament-remark-nothing"),
            Relaxed::Sides => say!(MESSAGES, "tournament-remark-sides"),
            Relaxed::Byes => say!(MESSAGES, "tournament-remark-byes"),
            Relaxed::Repeats => say!(MESSAGES, "tournament-remark-repeats"),
        })
    }
}

/// The reason why there is no round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPairing {
    /// Fewer than two players are there.
    TooFew,
    /// More than [`MOST_PLAYERS`] are there.
    TooMany,
}

impl fmt::Display for NoPairing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            NoPairing::TooFew => say!(MESSAGES, "tournament-refused-too-few"),
            NoPairing::TooMany => say!(MESSAGES, "tournament-refused-too-many", most = MOST_PLAYERS),
        })
    }
}

impl std::error::Error for NoPairing {}
