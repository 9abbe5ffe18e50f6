//! Losses that are to be taken off units.

use super::definition::LeaderId;
use engine::contract::Side;
use serde::{Deserialize, Serialize};

/// Strength points that a side must take off its units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Toll {
    /// Who pays.
    pub side: Side,
    /// On whose tracks.
    pub leaders: Vec<LeaderId>,
    /// How many, and of what.
    pub due: Due,
}

/// How a loss is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "strength points by arm")]
pub enum Due {
    /// So many of each arm [5.5].
    ByArm { infantry: u16, cavalry: u16, artillery: u16 },
    /// So many of artillery, so many of anything else (R66).
    Guns { others: u16, artillery: u16 },
}
