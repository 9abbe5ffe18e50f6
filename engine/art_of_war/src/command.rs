//! The commands of a side, the changes both may agree on, and the decisions a side is asked for.

use super::board::ArmyId;
use super::definition::{DivisionId, UnitId};
use super::state::Place;
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// A command of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "a unit, units and where they go say so by their names")]
pub enum Command {
    /// Moves a unit hex by hex. The path of a reinforcement starts with its entry hex.
    Move {
        unit: UnitId,
        /// The hexes it enters, in order.
        path: Vec<Hex>,
    },
    /// Ends the movement phase.
    EndMovement,
    /// Declares all uses of fresh strength in this combat phase; none is also an answer.
    DeclareFresh {
        /// The units that get their division's bonus, at most one for each division.
        units: Vec<UnitId>,
    },
    /// Announces an attack.
    Attack(Proposal),
    /// Ends the combat phase.
    EndCombat,
    /// Chooses the units that are lost in an equal elimination.
    TakeLosses { units: Vec<UnitId> },
    /// Retreats a unit, or a displaced one, by one hex.
    Retreat { unit: UnitId, to: Hex },
    /// Advances a victorious unit into a hex the enemy left.
    Advance { unit: UnitId, to: Hex },
    /// Makes no advance.
    HoldGround,
    /// Draws a bombarding battery back by one hex.
    StepBack { unit: UnitId, to: Hex },
    /// Leaves the battery in question in its hex.
    Stay,
    /// Frees units from reserve: the Guard at will, others for high morale or for a loss; none is also an answer.
    Activate { units: Vec<UnitId> },
    /// Continues the battle for another day.
    FightOn,
    /// Ends the battle with the day.
    BreakOff,
    /// Puts one of the enemy's disrupted units back on the map.
    Place { unit: UnitId, to: Hex },
    /// Takes back the side's own last command.
    Undo,
}

/// An attack as its player puts it together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// The attacking units: units adjacent to the enemy, and batteries two hexes away.
    pub units: Vec<UnitId>,
    /// The hexes attacked.
    pub targets: Vec<Hex>,
    /// The number of columns by which to lower the ratio on purpose [6.2].
    pub lower: u8,
    /// Divisions of three or more units that take a column instead of two points [20.2].
    pub columns: Vec<DivisionId>,
}

/// A change of the position by both players: all of its edits or none.
pub type Change = Vec<Edit>;

/// One edit: the state of a thing after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the name of its field says the subject of an edit")]
pub enum Edit {
    /// A unit is in another place: moved, removed, restored.
    Unit {
        unit: UnitId,
        /// The new place.
        place: Place,
    },
    /// A unit is in reserve, or no longer.
    Reserve {
        unit: UnitId,
        /// Whether it is in reserve from now on.
        reserve: bool,
    },
    /// A division's fresh strength marker is spent, or still there.
    Fresh {
        division: DivisionId,
        /// Whether it is spent.
        spent: bool,
    },
    /// An objective is held by this side, or by neither.
    Control {
        /// The objective's hex.
        hex: Hex,
        /// The side that holds it.
        side: Option<Side>,
    },
    /// An army's morale.
    Morale {
        army: ArmyId,
        /// The level it has from now on, not what is added to it.
        level: u8,
    },
}

/// A decision that a side is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Move, or end the phase.
    Move,
    /// Declare fresh strength.
    DeclareFresh,
    /// Announce an attack, or end the phase.
    Attack,
    /// Choose the units that are lost.
    Losses {
        /// Printed strength that must at least be lost.
        due: u16,
    },
    /// Retreat one of these units.
    Retreat {
        /// The units that can retreat.
        units: Vec<UnitId>,
    },
    /// Choose the unit that is displaced, and its hex.
    Displace {
        /// The units in the full hex that can be displaced.
        units: Vec<UnitId>,
    },
    /// Advance, or hold.
    Advance,
    /// Draw a battery back, or leave it.
    StepBack {
        /// The battery in question; the next comes after it.
        unit: UnitId,
    },
    /// Spend morale above the starting level on reserves, or not.
    Spirit,
    /// Call up a reserve of this army for a unit it has lost, or not.
    CallReserve {
        /// The army whose oldest loss has not been answered yet.
        army: ArmyId,
    },
    /// Continue for another day, or break off.
    FightOn,
    /// Put the enemy's disrupted units back on the map.
    Reorganise {
        /// The units that can be placed now.
        units: Vec<UnitId>,
    },
}
