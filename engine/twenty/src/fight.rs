//! A battle: who fights whom, and what it is in the middle of from the moment it is named to the last advance [9.4 to 9.9].

use super::definition::{PerSide, UnitId};
use super::numbers::CombatResult;
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// Who fights whom.
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
    /// Whose attack it is.
    pub attacker: Side,
    /// Whether it is a countercharge [8.2].
    pub countercharge: bool,
    /// Who attacks, in file order.
    pub attackers: Vec<UnitId>,
    /// Which units defend, in file order.
    pub defenders: Vec<UnitId>,
    /// Which lone garrisons defend, the lower printed number first.
    pub garrisons: Vec<Hex>,
    /// Who has committed reserves [9.5.1].
    pub reserves: PerSide<bool>,
    /// How many Guard units pay if the attack fails [9.5.2].
    pub guards_paying: u8,
    /// What the die showed.
    pub die: Option<u8>,
    /// What it meant.
    pub result: Option<CombatResult>,
    /// What the rout dice showed.
    pub rout_dice: Vec<RoutDie>,
    /// What is asked or rolled now.
    pub step: FightStep,
    /// Who has still to retreat.
    pub retreating: Vec<Retreating>,
    /// Who is on his way back.
    pub going: Option<Going>,
    /// What retreats have left behind [9.9.1].
    pub trails: Vec<Trail>,
    /// Who may still advance [9.9.2].
    pub advancing: Vec<UnitId>,
}

/// Where a battle stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FightStep {
    /// X1: the defender may commit reserves.
    DefenderReserves,
    /// X2: the die.
    Die,
    /// X3: the attacker picks his losses.
    Exchange,
    /// X4: the rout dice.
    RoutDice,
    /// X5: retreats.
    Retreats,
    /// X5: dice for the hazards of the step just made.
    HazardDice {
        /// How many.
        dice: u8,
    },
    /// X6: advances.
    Advances,
}

/// A rout die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoutDie {
    /// For whom.
    pub who: Loser,
    /// What it showed.
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

/// A unit that has still to retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreating {
    /// The unit.
    pub unit: UnitId,
    /// How many hexes.
    pub distance: u8,
    /// Whether it is Routed at the end.
    pub routs: bool,
}

/// A unit on its way back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Going {
    /// The unit.
    pub unit: UnitId,
    /// The line it makes for; none for a single hex (R32).
    pub line: Option<Hex>,
    /// How many hexes it has still to go.
    pub left: u8,
    /// Whether it is Routed at the end.
    pub routs: bool,
    /// Where it has been, its first hex included.
    pub visited: Vec<Hex>,
    /// How many of those stand open to an advance: all before the first that held a friend [9.9.1].
    pub open: u8,
    /// Whether such a friend has cut the trail (R67).
    pub cut: bool,
}

/// What a loser leaves behind: the hexes of a retreat path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trail {
    /// Who left it.
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
