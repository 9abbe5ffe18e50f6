//! The figures of a volley and a melee: the part of each unit, the column, and the steps on the roll.

use super::definition::UnitId;
use super::scale::Fraction;
use super::tables::Odds;
use super::terms::{Multiplier, Term};
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// Fire at a hex, weighed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Volley {
    /// The part of each unit.
    pub parts: Vec<FirePart>,
    /// All of it.
    pub value: Fraction,
    /// The divisor (26).
    pub defence: u8,
    /// The case that gives this figure [26.1 to 26.5].
    pub defence_rule: Rule,
    /// Whether canister moved the column [25.3].
    pub canister: bool,
    /// The column.
    pub column: u8,
    /// The odds of the column.
    pub odds: Odds,
    /// Steps on the roll.
    pub terms: Vec<Term>,
}

/// The part of one unit in a volley.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the unit, its distance and its fire")]
pub struct FirePart {
    pub unit: UnitId,
    /// The case that gives its value before multipliers [24.1 to 24.5, 25.1].
    pub rule: Rule,
    pub distance: u16,
    pub base: Fraction,
    pub multipliers: Vec<Multiplier>,
    pub value: Fraction,
}

/// A melee, weighed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "both sides of a melee")]
pub struct Scales {
    pub attackers: Vec<MeleePart>,
    pub defenders: Vec<MeleePart>,
    pub attack: Fraction,
    pub defence: Fraction,
    pub column: u8,
    pub odds: Odds,
    pub terms: Vec<Term>,
}

/// The value of one unit in a melee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the unit and its value")]
pub struct MeleePart {
    pub unit: UnitId,
    pub base: Fraction,
    pub multipliers: Vec<Multiplier>,
    pub value: Fraction,
}
