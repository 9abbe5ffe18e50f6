//! The options of the side that must decide: enough to build every legal command.

use super::contact::Contacts;
use super::definition::*;
use super::fight::Battle;
use super::reach::Reach;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The options of the side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Options {
    /// No decision is needed.
    Nothing,
    /// Seal a plan of these pieces.
    Seal(SealOptions),
    /// Open these seals.
    Open {
        /// In the order of the plan.
        seals: Vec<u8>,
    },
    /// Card 3: recover one of the Routed, roll for one of the Broken, or do nothing.
    RallyByCard {
        /// Routed units.
        routed: Vec<UnitId>,
        /// Broken units.
        broken: Vec<UnitId>,
    },
    /// Card 7: hold one of these.
    Hold {
        /// Units of the drawer.
        units: Vec<UnitId>,
    },
    /// Card 10: move one of these cavalry units forward.
    Provoke {
        /// Units with their hexes.
        units: Vec<UnitHexes>,
    },
    /// Move, enter, build, go to Meissen, or end the phase.
    Move(MoveOptions),
    /// React, or end the phase.
    React(ReactOptions),
    /// Follow with one of these units, or with none.
    FollowUp {
        /// The units that can follow.
        units: Vec<UnitId>,
    },
    /// Declare battles.
    Declare(DeclareOptions),
    /// Name the next battle.
    Fight {
        /// The battles still to be fought.
        battles: Vec<BattleOption>,
    },
    /// Commit reserves, or not.
    Reserves,
    /// Break one of these sets.
    Exchange {
        /// Every legal set.
        sets: Vec<Vec<UnitId>>,
    },
    /// Make one of these steps.
    Retreat {
        /// Every legal step.
        steps: Vec<RetreatStep>,
    },
    /// Advance in one of these ways, or end.
    Advance {
        /// Every legal advance.
        advances: Vec<AdvanceOption>,
    },
    /// Pay for up to `most` of these.
    Rally {
        /// Broken units.
        units: Vec<UnitId>,
        /// The most that can be paid for.
        most: u8,
    },
    /// Declare Extra Horses, or not.
    ExtraHorses,
}

/// The parts of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SealOptions {
    /// Units of the pool.
    pub units: Vec<UnitId>,
    /// The number of dummies.
    pub dummies: u8,
    /// The stacks.
    pub stacks: Vec<AreaId>,
    /// The turns on which they come.
    pub marker_turns: Vec<u8>,
    /// Units that must be in one stack.
    pub together: Vec<UnitId>,
    /// The unit that may be at Meissen instead of a dummy.
    pub meissen: UnitId,
    /// The number of commitments in the command.
    pub commitments: u8,
}

/// A unit and hexes for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitHexes {
    /// The unit.
    pub unit: UnitId,
    /// The hexes it may go to.
    pub hexes: Vec<Hex>,
}

/// A unit and the hexes it can reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitReach {
    /// The unit.
    pub unit: UnitId,
    /// The hexes it can reach.
    pub reach: Reach,
}

/// The options of a Movement phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveOptions {
    /// Units on the map that can move.
    pub moves: Vec<UnitReach>,
    /// Reinforcements that can enter; the first hex of a path is on the edge.
    pub entries: Vec<UnitReach>,
    /// The units that can build the pontoon, each with the hexes at its other end.
    pub builds: Vec<UnitHexes>,
    /// The corps that can go to Meissen.
    pub meissen: Option<UnitId>,
}

/// The options of a reaction phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReactOptions {
    /// Countercharges.
    pub charges: Vec<ChargeOption>,
    /// Disengagements.
    pub disengagements: Vec<UnitHexes>,
    /// Penetrations [16.2].
    pub penetrations: Vec<UnitHexes>,
}

/// A countercharge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChargeOption {
    /// The unit that charges.
    pub unit: UnitId,
    /// The hex it charges from.
    pub hex: Hex,
    /// The unit it attacks.
    pub target: UnitId,
    /// Whether reserves may be committed.
    pub reserves: bool,
}

/// The options of a declaration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeclareOptions {
    /// The possible attacks, and the units that must fight.
    pub contacts: Contacts,
    /// Some legal declarations. There are more: any that fulfils all duties.
    pub examples: Vec<Vec<Battle>>,
}

/// A battle that may be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleOption {
    /// The number of the declared battle, from 0.
    pub battle: u8,
    /// Its differential before reserves.
    pub differential: i16,
    /// Whether reserves may be committed.
    pub reserves: bool,
}

/// A step of a retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RetreatStep {
    /// The unit that retreats.
    pub unit: UnitId,
    /// The line it retreats towards, where that is part of the answer.
    pub line: Option<Hex>,
    /// The hex; `None` if it breaks in its own hex.
    pub to: Option<Hex>,
    /// The number of hazards of the step.
    pub hazards: u8,
}

/// An advance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdvanceOption {
    /// The unit that advances.
    pub unit: UnitId,
    /// The number of the path, from 0.
    pub along: u8,
    /// Its last hex.
    pub to: Hex,
}
