//! The commands of a side, and the decisions it is asked for.

use super::card::{Card, InForce};
use super::definition::*;
use super::fight::Battle;
use super::plan::Heights;
use super::state::*;
use engine::contract::{Opening, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// An order or an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// The French plan: the heights in the open, the rest under seals [17.1.1].
    Seal {
        /// Pieces in each stack.
        heights: Heights,
        /// A seal for each marker, each place of each stack, and Meissen.
        commitments: Vec<Hash>,
    },
    /// The contents of the seals to be opened, in the order of the plan.
    Open {
        /// One for each seal.
        openings: Vec<Opening>,
    },
    /// Card 3: the unit to rally, or none.
    RallyByCard {
        /// A Routed unit, or a Broken one.
        unit: Option<UnitId>,
    },
    /// Card 7: the unit to hold.
    Hold {
        /// A unit of the drawer.
        unit: UnitId,
    },
    /// Card 10: the cavalry that must move forward.
    Provoke {
        /// A cavalry unit of the drawer.
        unit: UnitId,
        /// The hex it moves to.
        to: Hex,
    },
    /// A move.
    Move {
        /// The unit that moves.
        unit: UnitId,
        /// The hexes it enters.
        path: Vec<Hex>,
        /// Whether it is a Forced March.
        forced: bool,
    },
    /// A reinforcement comes in.
    Enter {
        /// The unit that enters.
        unit: UnitId,
        /// The hexes it enters, the first on the edge.
        path: Vec<Hex>,
        /// Whether it is a Forced March.
        forced: bool,
    },
    /// The pontoon is built [6.9].
    Build {
        /// The unit that builds it.
        unit: UnitId,
        /// The hex at its other end.
        to: Hex,
    },
    /// The late corps goes to Meissen [3.2].
    Meissen {
        /// The corps.
        unit: UnitId,
    },
    /// No more moves.
    EndMovement,
    /// A countercharge [8.2].
    Charge {
        /// The unit that charges.
        unit: UnitId,
        /// The hex it charges from; its own if it stays.
        hex: Hex,
        /// The unit it attacks.
        target: UnitId,
        /// Whether reserves are committed.
        reserves: bool,
    },
    /// A disengagement [8.3].
    Disengage {
        /// The unit that disengages.
        unit: UnitId,
        /// The hex it goes to.
        hex: Hex,
    },
    /// A penetration [16.2].
    Penetrate {
        /// The unit that penetrates.
        unit: UnitId,
        /// The hex it goes to.
        hex: Hex,
    },
    /// No more reactions.
    EndReaction,
    /// The unit that follows into the vacated hex, if any [8.4].
    FollowUp {
        /// The unit.
        unit: Option<UnitId>,
    },
    /// All battles of the phase [9.2].
    Declare {
        /// Their order does not matter.
        battles: Vec<Battle>,
    },
    /// The next battle.
    Fight {
        /// The number of the declared battle, from 0.
        battle: u8,
        /// Whether reserves are committed.
        reserves: bool,
    },
    /// The defender's reserves.
    Reserves {
        /// Whether they are committed.
        commit: bool,
    },
    /// The attacker's losses in an exchange [9.6.6].
    Exchange {
        /// The units that break.
        units: Vec<UnitId>,
    },
    /// A step of a retreat [9.8].
    Retreat {
        /// The unit that retreats.
        unit: UnitId,
        /// The line it retreats towards: with the first of several steps only.
        line: Option<Hex>,
        /// The next hex; `None` if it has no way to retreat and breaks.
        to: Option<Hex>,
    },
    /// An advance along a retreat path [9.9].
    Advance {
        /// The unit that advances.
        unit: UnitId,
        /// The number of the path, from 0.
        along: u8,
        /// Its last hex.
        to: Hex,
    },
    /// No more advances.
    EndAdvance,
    /// Broken units for which a better die is paid [10.2].
    Rally {
        /// The units for which a better die is paid.
        paid: Vec<UnitId>,
    },
    /// Extra Horses [5.2].
    ExtraHorses {
        /// Whether they are declared.
        declare: bool,
    },
    /// The side takes its own last command back.
    Undo,
}

/// A decision that a side is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decision {
    /// Seal the plan.
    Seal,
    /// Open these seals.
    Open {
        /// The seals, by number in the order of the plan.
        seals: Vec<u8>,
    },
    /// Card 3.
    RallyByCard,
    /// Card 7.
    Hold,
    /// Card 10.
    Provoke,
    /// Move units, or end the phase.
    Move,
    /// React, or end the phase.
    React,
    /// Follow into the vacated hex, or not.
    FollowUp {
        /// The hex.
        vacated: Hex,
    },
    /// Declare all battles.
    Declare,
    /// Name the next battle.
    Fight,
    /// Commit reserves as defender, or not.
    Reserves,
    /// Pick the losses of an exchange.
    Exchange,
    /// Retreat one of these units.
    Retreat {
        /// The units that may retreat now.
        units: Vec<UnitId>,
    },
    /// Advance, or not.
    Advance,
    /// Pay for rally dice, or not.
    Rally,
    /// Declare Extra Horses, or not.
    ExtraHorses,
}

/// A change of the position that both players agree on: all its edits or none.
pub type Change = Vec<Edit>;

/// An edit of one part of the position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "each edit says which part of the state it sets, and to what")]
pub enum Edit {
    Turn { turn: u8 },
    Active { side: Side },
    Stage { stage: Stage },
    Unit { unit: UnitId, to: Unit },
    Garrison { hex: Hex, gone: bool },
    Line { hex: Hex, active: bool },
    Pontoon { to: Option<Hex> },
    Morale { side: Side, level: u8 },
    Deck { cards: Vec<Card> },
    Effects { effects: Vec<InForce> },
    Weather { weather: Weather, trend: Trend, mud: Option<u8> },
    ExtraHorses { to: ExtraHorses },
    Catastrophe { to: Catastrophe },
    Lulls { side: Side, days: Vec<u8> },
    GuardsLocked { units: Vec<UnitId> },
    Fought { fought: bool },
    Tries { stack: AreaId, tries: u8 },
}
