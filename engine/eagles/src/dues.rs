//! Losses that must be taken off units.

use super::definition::LeaderId;
use engine::contract::Side;
use serde::{Deserialize, Serialize};

/// Strength points that a side must take off its units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Toll {
    /// The side that pays.
    pub side: Side,
    /// On whose tracks.
    pub leaders: Vec<LeaderId>,
    /// Strength points to lose, by kind.
    pub due: Due,
}

/// The division of a loss among the arms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "strength points by arm")]
pub enum Due {
    /// Strength points of each arm [5.5].
    ByArm { infantry: u16, cavalry: u16, artillery: u16 },
    /// Strength points of artillery, and of any other arm (R66).
    Guns { others: u16, artillery: u16 },
}
