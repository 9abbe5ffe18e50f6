//! Phases: what they are called, and what is known when one begins.

use super::kind::Kind;
use crate::ask::Key;
use engine::contract::Side;

/// What a phase of a system is called. Every system has a few, and each stands in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhaseName {
    /// For programs: "movement", "day_end".
    pub key: Key,
    /// For people, after the side's name: "movement", "end of the day".
    pub name: &'static str,
    /// What is chiefly done in it.
    pub kind: Kind,
}

/// A phase began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhaseBegan {
    /// The game-turn.
    pub turn: u8,
    /// The side whose phase it is.
    pub side: Side,
    /// What it is called.
    pub name: PhaseName,
    /// Whether it is night.
    pub night: bool,
    /// Whether the turn begins with it.
    pub opens_turn: bool,
}
