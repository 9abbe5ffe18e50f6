//! The outcome of a battle: its level, the winner, and the grade of the victory [20.05].

use engine::contract::Side;
use serde::{Deserialize, Serialize};

/// The grade of a victory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Grade {
    /// A level of 1.
    Marginal,
    /// A level of 2.
    Substantial,
    /// A level of 3 or more.
    Major,
}

/// The outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The level, Allied positive, at most 3 either way (R42).
    pub level: i8,
    /// The winner; `None` at 0.
    pub winner: Option<Side>,
    /// The grade of the victory.
    pub grade: Option<Grade>,
}

impl Outcome {
    /// The outcome at a level.
    pub fn of(level: i8) -> Outcome {
        let level = level.clamp(-3, 3);
        let grade = match level.unsigned_abs() {
            0 => None,
            1 => Some(Grade::Marginal),
            2 => Some(Grade::Substantial),
            _ => Some(Grade::Major),
        };
        let winner = match level {
            0 => None,
            1.. => Some(Side::First),
            _ => Some(Side::Second),
        };
        Outcome { level, winner, grade }
    }
}
