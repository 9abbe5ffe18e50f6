//! Everything that can change during a battle, and nothing that cannot.

use super::definition::*;
use super::results::{Column, CombatResult};
use super::unit_set::UnitSet;
use crate::contract::Side;
use crate::hex::Hex;
use serde::{Deserialize, Serialize};

/// The whole public state of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The game-turn.
    pub turn: u8,
    /// Whose player-turn it is.
    pub active: Side,
    /// How many phases have begun.
    pub phases: u32,
    /// What the side is doing.
    pub stage: Stage,
    /// Units, by id.
    pub units: Vec<Unit>,
    /// Fresh strength markers that are spent, by division [21.1].
    pub fresh_spent: Vec<bool>,
    /// Who controls each objective, in the order of the definition [23.4].
    pub control: Vec<Option<Side>>,
    /// Whether Guard infantry of each side has attacked [23.3].
    pub guard_attacked: [bool; 2],
    /// The division chosen by moving it, where a limit leaves the choice [19.3].
    pub released: Option<DivisionId>,
}

/// A unit in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// Where it is.
    pub place: Place,
    /// Movement spent in this phase.
    pub spent: Halves,
}

/// Where a unit can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// Not part of this game; used by positions that set up only some units.
    Aside,
    /// A reinforcement that has not come yet.
    Waiting,
    /// On the map.
    On(Hex),
    /// Destroyed.
    Eliminated,
}

impl Place {
    /// The hex, if it is on the map.
    pub const fn hex(self) -> Option<Hex> {
        match self {
            Place::On(hex) => Some(hex),
            _ => None,
        }
    }
}

/// What the side whose turn it is is doing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Moving.
    Movement,
    /// Attacking.
    Combat(Box<Combat>),
    /// The game has ended.
    Over,
}

/// A combat phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    /// Units that had to attack when the phase began [5.1].
    pub must_attack: UnitSet,
    /// Enemies that had to be attacked when the phase began [5.1].
    pub must_be_attacked: UnitSet,
    /// Units that have attacked [5.2].
    pub has_attacked: UnitSet,
    /// Enemies that have been attacked [5.2].
    pub was_attacked: UnitSet,
    /// Units of either side that fight with their division's fresh strength in this phase [21.1].
    pub fresh: UnitSet,
    /// Where in the phase we are.
    pub step: Step,
}

/// Where in a combat phase we are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A side declares fresh strength: the attacker, then the defender [21.1].
    DeclareFresh(Side),
    /// The attacker announces his next attack, or ends the phase.
    Announce,
    /// An attack is announced and waits for the die.
    Die(Attack),
    /// The result stands and waits for the weather die [22.0].
    Weather(Attack, CombatResult),
    /// The result is being carried out.
    Aftermath(Aftermath),
}

/// An announced attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// Attackers beside the enemy.
    pub adjacent: Vec<UnitId>,
    /// Batteries that fire from two hexes away.
    pub bombarding: Vec<UnitId>,
    /// The hexes attacked.
    pub targets: Vec<Hex>,
    /// Who defends them.
    pub defenders: Vec<UnitId>,
    /// The column of the table, everything counted.
    pub column: Column,
}

/// A result being carried out, with what its owners still have to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aftermath {
    /// The attack.
    pub attack: Attack,
    /// Its result.
    pub result: CombatResult,
    /// Printed strength the attacker still has to lose [6.3 Ee].
    pub losses_due: u16,
    /// Units that still have to retreat [6.4].
    pub retreating: Vec<UnitId>,
    /// A displacement under way: the unit that retreats, then those it pushes on, each with the hex it goes to [6.5].
    pub chain: Vec<(UnitId, Hex)>,
    /// Hexes the beaten side left, into which the victor may advance [6.6].
    pub vacated: Vec<Hex>,
    /// Whether an advance may still be made.
    pub advance_open: bool,
    /// Batteries that may still step back [6.8].
    pub guns: Vec<UnitId>,
}

impl State {
    /// A unit; one that is aside for an id that does not exist.
    pub fn unit(&self, id: UnitId) -> Unit {
        self.units.get(usize::from(id.0)).copied().unwrap_or(Unit { place: Place::Aside, spent: Halves(0) })
    }

    /// Where a unit stands, if it is on the map.
    pub fn hex_of(&self, id: UnitId) -> Option<Hex> {
        self.unit(id).place.hex()
    }

    /// Whether a division's fresh strength marker is spent.
    pub fn is_fresh_spent(&self, id: DivisionId) -> bool {
        self.fresh_spent.get(usize::from(id.0)).copied().unwrap_or(true)
    }

    /// The combat phase, if there is one.
    pub fn combat(&self) -> Option<&Combat> {
        match &self.stage {
            Stage::Combat(combat) => Some(combat),
            _ => None,
        }
    }

    pub(crate) fn combat_mut(&mut self) -> Option<&mut Combat> {
        match &mut self.stage {
            Stage::Combat(combat) => Some(combat),
            _ => None,
        }
    }

    /// The result being carried out, if there is one.
    pub fn aftermath(&self) -> Option<&Aftermath> {
        match &self.combat()?.step {
            Step::Aftermath(aftermath) => Some(aftermath),
            _ => None,
        }
    }

    pub(crate) fn aftermath_mut(&mut self) -> Option<&mut Aftermath> {
        match &mut self.combat_mut()?.step {
            Step::Aftermath(aftermath) => Some(aftermath),
            _ => None,
        }
    }
}
