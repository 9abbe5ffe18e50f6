//! Numbers that are added to a die, each with its rule.

use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// A number that is added to a die, with the rule it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Term {
    /// The rule.
    pub rule: Rule,
    /// The reason.
    pub reason: Reason,
    /// The amount.
    pub amount: i16,
}

/// The reason for a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "each is the word of the rule it stands for")]
pub enum Reason {
    Rating,
    Modifier,
    AttackOrder,
    RussianAttack,
    Leader,
    LightBattery,
    HardCover,
    Flank,
    Rear,
    HalfStrength,
    FurtherLosses,
    Charge,
    DisorderedCharged,
    SquareCharged,
    Strength,
    Guns,
    MissingCrew,
    GunClass,
    FiringClass,
    Range,
    ExtendedRange,
    RussianFar,
    TargetClass,
    Uphill,
    LightCavalry,
    Disordered,
    GeneralOrder,
    Square,
    LoneBattery,
    Limbered,
    Ratio,
    Column,
    SoftCover,
    Stronghold,
    Stream,
    MajorStream,
    Countercharge,
    ChargedSquare,
    Defender,
    SelfRally,
    Recovery,
    OutOfSight,
    Evening,
    Headquarters,
    Russian,
    Distance,
    Snow,
    IntoWind,
    Guard,
    GrandCharge,
}

pub(crate) const fn term(rule: &str, reason: Reason, amount: i16) -> Term {
    Term { rule: Rule::new(rule), reason, amount }
}

pub(crate) fn sum(terms: &[Term]) -> i16 {
    terms.iter().map(|term| term.amount).sum()
}
