//! Everything that can change during a battle, and nothing that cannot.

use super::board::ArmyId;
use super::definition::*;
use super::results::{Column, CombatResult};
use super::unit_set::UnitSet;
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The whole public state of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The game-turn, as numbered on the track.
    pub turn: u8,
    /// The side whose player-turn it is.
    pub active: Side,
    /// The number of phases begun.
    pub phases: u32,
    /// The current stage of the turn.
    pub stage: Stage,
    /// Units, by id.
    pub units: Vec<Unit>,
    /// Fresh strength markers that are spent, by division [21.1].
    pub fresh_spent: Vec<bool>,
    /// The side that controls each objective, in the order of the definition [23.4].
    pub control: Vec<Option<Side>>,
    /// Whether Guard infantry of each side has attacked [23.3].
    pub guard_attacked: [bool; 2],
    /// The division chosen by moving it, where a limit leaves the choice [19.3].
    pub released: Option<DivisionId>,
    /// The morale of each army [16.0].
    pub morale: Vec<u8>,
    /// Whether the die has brought the corps that it summons [12.0].
    pub summoned: bool,
    /// Units that must end this night's movement far from the enemy, or on the river [17.3].
    pub night_march: UnitSet,
}

/// A unit in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// Its place, on the map or off it.
    pub place: Place,
    /// Movement spent in this phase.
    pub spent: Halves,
    /// Whether it is in reserve [11.0].
    pub reserve: bool,
}

/// The place of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// Not part of this game; used by positions that set up only some units.
    Aside,
    /// A reinforcement that has not come yet.
    Waiting,
    /// On the map.
    On(Hex),
    /// Permanently destroyed.
    Eliminated,
    /// Broken, but able to come back at the end of the day [17.0].
    Disrupted,
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

/// The current stage of a player-turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// The side moves its units.
    Movement(Moving),
    /// The side attacks.
    Combat(Box<Combat>),
    /// A day has ended, and perhaps the battle.
    DayEnd(DayEnd),
    /// The game has ended.
    Over,
}

/// The steps of a movement phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Moving {
    /// The die that may bring a corps waits to be rolled [12.0].
    Summons,
    /// The side may spend high morale on reserves [11.4].
    Spirit,
    /// Units move.
    Units,
}

/// The steps of the end of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DayEnd {
    /// A side decides whether the battle continues [18.0].
    FightOn,
    /// Disrupted units of this side are put back on the map by the other [17.2].
    Reorganise(Side),
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
    /// Units that retreated or were displaced in this phase: no attack on their new hex is theirs [10.4].
    pub moved: UnitSet,
    /// Units of either side that fight with their division's fresh strength in this phase [21.1].
    pub fresh: UnitSet,
    /// The current step of the phase.
    pub step: Step,
}

/// The steps of a combat phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A side declares fresh strength: the attacker, then the defender [21.1].
    DeclareFresh(Side),
    /// The attacker announces the next attack, or ends the phase.
    Announce,
    /// An attack is announced and waits for the die.
    Die(Attack),
    /// The result of the combat die waits for the weather die [22.0].
    Weather(Attack, CombatResult),
    /// The result is being carried out.
    Aftermath(Aftermath),
}

/// An announced attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// Attackers adjacent to the enemy.
    pub adjacent: Vec<UnitId>,
    /// Batteries that fire from two hexes away.
    pub bombarding: Vec<UnitId>,
    /// The hexes attacked.
    pub targets: Vec<Hex>,
    /// The defending units.
    pub defenders: Vec<UnitId>,
    /// The column of the table, after all shifts.
    pub column: Column,
}

/// A result being carried out, with the decisions still open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aftermath {
    /// The attack as it was announced, with units lost or moved since.
    pub attack: Attack,
    /// Its result, after the weather die.
    pub result: CombatResult,
    /// Units that would come back if they were lost now, as of the roll [17.1].
    pub recoverable: UnitSet,
    /// Armies that lost a unit and may call up a reserve for it [11.3], oldest loss first.
    pub calls: Vec<ArmyId>,
    /// Printed strength the attacker must still lose [6.3 Ee].
    pub losses_due: u16,
    /// Units that must still retreat [6.4].
    pub retreating: Vec<UnitId>,
    /// An unfinished displacement: the unit that retreats, then those it displaces, each with its new hex [6.5].
    pub chain: Vec<(UnitId, Hex)>,
    /// Units that have retreated, with the hex they left, so that the rest of a stack can follow [10.4].
    pub went: Vec<(UnitId, Hex)>,
    /// The hexes from which the losing side fought, into which the victor may advance [6.6].
    pub vacated: Vec<Hex>,
    /// Whether an advance may still be made.
    pub advance_open: bool,
    /// Batteries that may still step back [6.8].
    pub guns: Vec<UnitId>,
}

impl State {
    /// A unit; one that is aside, for an id that does not exist.
    pub fn unit(&self, id: UnitId) -> Unit {
        self.units.get(usize::from(id.0)).copied().unwrap_or(Unit {
            place: Place::Aside,
            spent: Halves(0),
            reserve: false,
        })
    }

    /// The hex of a unit, if it is on the map.
    pub fn hex_of(&self, id: UnitId) -> Option<Hex> {
        self.unit(id).place.hex()
    }

    /// The morale of an army.
    pub fn morale_of(&self, army: ArmyId) -> u8 {
        self.morale.get(usize::from(army.0)).copied().unwrap_or(0)
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
