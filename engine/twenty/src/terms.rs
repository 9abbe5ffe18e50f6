//! The terms of a battle or of another roll, each with its name and its rule.

use super::definition::{AreaId, Terrain, UnitId};
use engine::hex::Hex;
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// A term of a battle or of another roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Term {
    /// The rule it follows from.
    pub rule: Rule,
    /// The kind of term.
    pub what: TermKind,
    /// The number that it adds to the differential: positive for the attack, negative for the defence.
    pub value: i16,
}

/// The kinds of terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum TermKind {
    /// Printed strength.
    Strength { unit: UnitId },
    /// Attacking artillery on dry ground.
    Doubled { unit: UnitId },
    /// A Routed unit.
    Halved { unit: UnitId },
    /// Infantry in the rain.
    Rain { unit: UnitId },
    /// A countercharge.
    Countercharge { unit: UnitId },
    /// A garrison, which has no strength but its walls.
    Garrison { hex: Hex },
    /// The hex that helps the defence most.
    HexTerrain { hex: Hex, terrain: Terrain },
    /// The hexside that helps the defence most, and the defender behind it.
    HexsideTerrain { hex: Hex, water: Barrier },
    /// Artillery behind the line.
    Support { unit: UnitId },
    /// The attacker's reserves.
    AttackerReserves,
    /// The defender's reserves.
    DefenderReserves,
    /// An Elite unit's rally or rout.
    Elite { unit: UnitId },
    /// The hold of a fort on its defenders.
    Fort { unit: UnitId },
    /// A fort's hold on its garrison.
    Walls { hex: Hex },
    /// A rally die that was paid for.
    Paid { unit: UnitId },
    /// Earlier rolls of a stack.
    EarlierTries { stack: AreaId },
}

/// The kind of hexside that helps a defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Barrier {
    /// Plain ground, or a ditch that is dry.
    Nothing,
    /// A Minor River, bridged or not.
    MinorRiver,
    /// The Landgraben on wet ground.
    Landgraben,
    /// A bridge over a Major River, or over a river that counts as one.
    Bridge,
    /// The pontoon.
    Pontoon,
}
