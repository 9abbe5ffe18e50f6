//! The numbers that are added to a die or shift a column, each with its reason and its rule.

use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// The reason a number is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the modifiers")]
pub enum Reason {
    Resistance,
    Weather,
    CavalryDifferential,
    NeverBelowZero,
    SoundOfGuns,
    Distance,
    ArmyCommander,
    BelowTheTable,
    Woods,
    Hills,
    Marsh,
    MajorTown,
    Fortified,
    Redoubt,
    SecondaryRiver,
    PrimaryBridge,
    ShiftCap,
    Extended,
    Foraging,
}

/// One number of a sum, with the rule it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the modifier, its rule, and its size")]
pub struct Term {
    pub what: Reason,
    pub rule: Rule,
    pub number: i16,
}
