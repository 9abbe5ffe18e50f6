//! The terms of a roll or of a value, each by name with its rule and its number.

use super::scale::Fraction;
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// Steps on a roll, for one reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Term {
    /// The reason.
    pub factor: Factor,
    /// The rule behind it.
    pub rule: Rule,
    /// Number of steps up or down.
    pub steps: i16,
}

/// A part of a value, for one reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Multiplier {
    /// The reason.
    pub factor: Factor,
    /// The rule behind it.
    pub rule: Rule,
    /// By how much the value is multiplied.
    pub by: Fraction,
}

/// Reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "reasons are said by their names")]
pub enum Factor {
    Disordered,
    Routed,
    HalfLost,
    RoadMarch,
    CorpsLevel,
    Leader,
    LeaderLost,
    Odds,
    Flank,
    Rear,
    Skirmish,
    Line,
    Carre,
    Slope,
    Stream,
    WorkFront,
    FireLosses,
    Lancers,
    HeavyCavalry,
    LightCavalry,
    DrivenBack,
    Quality,
    Mass,
    AgainstCarre,
    Straight,
    HeavyAgainstLight,
    HeavyInLine,
    Tired,
    Exhausted,
    Saving,
    GeneralOrder,
    RecallFailed,
    Swamp,
    Losses,
    LastIncrement,
    MiddleRange,
    FarRange,
    LongRange,
    InCarre,
    Loopholes,
}

impl Term {
    pub(crate) fn new(factor: Factor, rule: Rule, steps: impl Into<i16>) -> Term {
        Term { factor, rule, steps: steps.into() }
    }
}

/// The steps of all of them together; nought is the sum of none [1.3].
pub(crate) fn sum(terms: &[Term]) -> i32 {
    terms.iter().map(|term| i32::from(term.steps)).sum()
}
