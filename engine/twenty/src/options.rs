//! What the side that is asked may do: enough to build every legal command.

use super::contact::Contacts;
use super::definition::*;
use super::fight::Battle;
use super::reach::Reach;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// What the side may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Options {
    /// Nothing is asked of anybody.
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
    /// Card 10: move one of these forward.
    Provoke {
        /// Units with their hexes.
        units: Vec<UnitHexes>,
    },
    /// Move, enter, build, go to Meissen, or end the phase.
    Move(MoveOptions),
    /// React, or end the phase.
    React(ReactOptions),
    /// One of these follows, or nobody.
    FollowUp {
        /// Who could.
        units: Vec<UnitId>,
    },
    /// Declare battles.
    Declare(DeclareOptions),
    /// Name the next battle.
    Fight {
        /// What is left.
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
    /// Pay for at most so many of these.
    Rally {
        /// Broken units.
        units: Vec<UnitId>,
        /// How many can be paid for.
        most: u8,
    },
    /// Declare Extra Horses, or not.
    ExtraHorses,
}

/// What a plan is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SealOptions {
    /// Units of the pool.
    pub units: Vec<UnitId>,
    /// How many dummies.
    pub dummies: u8,
    /// The stacks.
    pub stacks: Vec<AreaId>,
    /// On which turns they come.
    pub marker_turns: Vec<u8>,
    /// Units that go into one stack.
    pub together: Vec<UnitId>,
    /// The unit that may lie at Meissen instead of a dummy.
    pub meissen: UnitId,
    /// How many commitments the command carries.
    pub commitments: u8,
}

/// A unit and hexes for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitHexes {
    /// The unit.
    pub unit: UnitId,
    /// Where it may go.
    pub hexes: Vec<Hex>,
}

/// A unit and where it can go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitReach {
    /// The unit.
    pub unit: UnitId,
    /// Where it can go.
    pub reach: Reach,
}

/// What may be done in a Movement phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveOptions {
    /// Units on the map that can move.
    pub moves: Vec<UnitReach>,
    /// Reinforcements that can enter; the first hex of a path is on the edge.
    pub entries: Vec<UnitReach>,
    /// Who can build the pontoon, and where to.
    pub builds: Vec<UnitHexes>,
    /// The corps that can go to Meissen.
    pub meissen: Option<UnitId>,
}

/// What may be done in a reaction phase.
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
    /// Who.
    pub unit: UnitId,
    /// From where.
    pub hex: Hex,
    /// Whom.
    pub target: UnitId,
    /// Whether reserves may be committed.
    pub reserves: bool,
}

/// What may be declared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeclareOptions {
    /// Who touches whom, and who must fight.
    pub contacts: Contacts,
    /// Declarations that are legal as they stand. There are more: any that keeps all duties.
    pub examples: Vec<Vec<Battle>>,
}

/// A battle that may be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleOption {
    /// Which of the declared battles, from 0.
    pub battle: u8,
    /// Its differential before reserves.
    pub differential: i16,
    /// Whether reserves may be committed.
    pub reserves: bool,
}

/// A step of a retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RetreatStep {
    /// Who.
    pub unit: UnitId,
    /// The line it makes for, where that is part of the answer.
    pub line: Option<Hex>,
    /// The hex; none if it breaks where it stands.
    pub to: Option<Hex>,
    /// How many hazards the step has.
    pub hazards: u8,
}

/// An advance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdvanceOption {
    /// Who.
    pub unit: UnitId,
    /// Along which path, from 0.
    pub along: u8,
    /// Its last hex.
    pub to: Hex,
}
