//! The end of a battle, with the points of both sides (65).

use engine::contract::Side;
use serde::{Deserialize, Serialize};

/// The end of the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    /// The name of the result.
    pub verdict: String,
    /// Points of both sides.
    pub points: [Score; 2],
}

/// A side's points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the sources of points")]
pub struct Score {
    pub objectives: i16,
    pub batteries: i16,
    pub losses: i16,
    pub levels: i16,
}

impl Score {
    /// All of them.
    pub fn total(&self) -> i16 {
        self.objectives + self.batteries + self.losses + self.levels
    }
}
