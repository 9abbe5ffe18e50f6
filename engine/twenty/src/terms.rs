//! What counts in a battle or in another roll, each by its name and its rule.

use super::definition::{AreaId, Terrain, UnitId};
use engine::hex::Hex;
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// Something that counts in a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Term {
    /// The rule it follows from.
    pub rule: Rule,
    /// What it is.
    pub what: TermKind,
    /// What it adds to the differential: the attack counts up, the defence down.
    pub value: i16,
}

/// What counts in a battle, or in another roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say whose or where it is")]
pub enum TermKind {
    /// Printed strength.
    Strength { unit: UnitId },
    /// Attacking guns on dry ground.
    Doubled { unit: UnitId },
    /// A Routed unit.
    Halved { unit: UnitId },
    /// Infantry in the rain.
    Rain { unit: UnitId },
    /// A countercharge.
    Countercharge { unit: UnitId },
    /// A garrison, which is worth its walls only.
    Garrison { hex: Hex },
    /// The hex that helps the defence most.
    HexTerrain { hex: Hex, terrain: Terrain },
    /// The hexside that helps the defence most, and the defender behind it.
    HexsideTerrain { hex: Hex, water: Barrier },
    /// Guns behind the line.
    Support { unit: UnitId },
    /// The attacker's reserves.
    AttackerReserves,
    /// The defender's reserves.
    DefenderReserves,
    /// An Elite unit's rally or rout.
    Elite { unit: UnitId },
    /// A fort's hold on its defenders.
    Fort { unit: UnitId },
    /// A fort's hold on its garrison.
    Walls { hex: Hex },
    /// A rally die that was paid for.
    Paid { unit: UnitId },
    /// Earlier rolls of a stack.
    EarlierTries { stack: AreaId },
}

/// What a hexside that helps a defence is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Barrier {
    /// Plain ground, or a ditch that is dry.
    Nothing,
    /// A Minor River, bridged or not.
    MinorRiver,
    /// The Landgraben on wet ground.
    Landgraben,
    /// A bridge over what counts as a Major River.
    Bridge,
    /// The pontoon.
    Pontoon,
}
