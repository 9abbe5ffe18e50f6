//! The units that ride in a grand charge, and their waves, of which there are three [19.7].

use super::facing::Facing;
use super::ids::UnitId;
use serde::{Deserialize, Serialize};

/// The three waves of a grand charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Wave {
    /// Charges in the French shock phase of the turn it is declared on.
    First,
    /// Charges in the Allied shock phase that follows.
    Second,
    /// Charges in the French shock phase after that.
    Third,
}

/// A unit that has still to ride in a grand charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rider {
    /// The unit.
    pub unit: UnitId,
    /// Its wave.
    pub wave: Wave,
    /// It rode in the first wave, kept its order, and goes on with the second.
    pub again: bool,
}

/// A grand charge that was declared; there is one in a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GrandCharge {
    /// The turn it was declared on.
    pub turn: u8,
    /// The facing of all its units.
    pub facing: Facing,
    /// The units still to ride, by id.
    pub riders: Vec<Rider>,
}
