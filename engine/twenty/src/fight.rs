//! A battle: its units and its progress, from its naming to the last advance [9.4 to 9.9].

use super::definition::{PerSide, UnitId};
use super::numbers::CombatResult;
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The units and garrisons of a battle.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Battle {
    /// Attacking units.
    pub attackers: Vec<UnitId>,
    /// Defending units.
    pub defenders: Vec<UnitId>,
    /// Hexes of the lone garrisons that defend.
    pub garrisons: Vec<Hex>,
}

/// A battle that is being fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// The attacking side.
    pub attacker: Side,
    /// Whether it is a countercharge [8.2].
    pub countercharge: bool,
    /// The attacking units, in file order.
    pub attackers: Vec<UnitId>,
    /// The defending units, in file order.
    pub defenders: Vec<UnitId>,
    /// The defending lone garrisons, the lower printed number first.
    pub garrisons: Vec<Hex>,
    /// Whether each side has committed reserves [9.5.1].
    pub reserves: PerSide<bool>,
    /// The number of Guard units that pay if the attack fails [9.5.2].
    pub guards_paying: u8,
    /// The face of the battle die.
    pub die: Option<u8>,
    /// The result of the battle die.
    pub result: Option<CombatResult>,
    /// The faces of the rout dice.
    pub rout_dice: Vec<RoutDie>,
    /// The current step.
    pub step: FightStep,
    /// The units that must still retreat.
    pub retreating: Vec<Retreating>,
    /// The unit that is retreating now.
    pub going: Option<Going>,
    /// The paths that retreats have left [9.9.1].
    pub trails: Vec<Trail>,
    /// The units that may still advance [9.9.2].
    pub advancing: Vec<UnitId>,
}

/// The step that a battle has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FightStep {
    /// X1: the defender may commit reserves.
    DefenderReserves,
    /// X2: the die.
    Die,
    /// X3: the attacker chooses their losses.
    Exchange,
    /// X4: the rout dice.
    RoutDice,
    /// X5: retreats.
    Retreats,
    /// X5: dice for the hazards of the step just made.
    HazardDice {
        /// The number of dice.
        dice: u8,
    },
    /// X6: advances.
    Advances,
}

/// A rout die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoutDie {
    /// The unit or garrison it is rolled for.
    pub who: Loser,
    /// The face.
    pub face: u8,
}

/// A unit or a garrison that a result falls on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Loser {
    /// A unit.
    Unit(UnitId),
    /// The garrison of a hex.
    Garrison(Hex),
}

/// A unit that must still retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreating {
    /// The unit.
    pub unit: UnitId,
    /// The number of hexes.
    pub distance: u8,
    /// Whether it is Routed at the end.
    pub routs: bool,
}

/// A unit that is retreating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Going {
    /// The unit.
    pub unit: UnitId,
    /// The line it retreats towards; `None` for a single hex (R32).
    pub line: Option<Hex>,
    /// The number of hexes it must still retreat.
    pub left: u8,
    /// Whether it is Routed at the end.
    pub routs: bool,
    /// The hexes of its path, with the first one.
    pub visited: Vec<Hex>,
    /// The number of those open to an advance: all before the first that held a friendly unit [9.9.1].
    pub open: u8,
    /// Whether such a friendly unit has cut the path (R67).
    pub cut: bool,
}

/// The path that a loser leaves: the hexes of its retreat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trail {
    /// The unit or garrison that left it.
    pub of: Loser,
    /// Its hexes, the first one first.
    pub hexes: Vec<Hex>,
}

impl Fight {
    /// A battle that has just been named.
    pub(crate) fn new(attacker: Side, attackers: Vec<UnitId>, defenders: Vec<UnitId>, garrisons: Vec<Hex>) -> Fight {
        Fight {
            attacker,
            countercharge: false,
            attackers,
            defenders,
            garrisons,
            reserves: PerSide::default(),
            guards_paying: 0,
            die: None,
            result: None,
            rout_dice: Vec::new(),
            step: FightStep::DefenderReserves,
            retreating: Vec::new(),
            going: None,
            trails: Vec::new(),
            advancing: Vec::new(),
        }
    }
}
