//! Events, for people to see and read.

use super::command::{Action, Answer, Edit};
use super::definition::*;
use super::facing::Facing;
use super::outcome::Outcome;
use super::scale::{Fraction, TwoDice};
use super::state::*;
use super::tables::{MeleeResult, Odds};
use super::tasks::FireKind;
use super::terms::Term;
use super::weights::{FirePart, MeleePart};
use engine::contract::Side;
use engine::hex::Hex;
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// Something that happened, and the rule behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The event itself.
    pub what: What,
    /// The rule behind it.
    pub rule: Rule,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum What {
    SegmentBegan {
        turn: u8,
        side: Side,
        segment: Segment,
    },
    LevelChanged {
        corps: CorpsId,
        from: u8,
        to: u8,
    },
    TakenBack {
        side: Side,
    },
    Amended {
        edits: Vec<Edit>,
    },
    OrdersGiven {
        unit: UnitId,
        orders: StandingOrders,
    },
    Restacked {
        hex: Hex,
        units: Vec<UnitId>,
    },
    /// Units took one action of their list.
    Acted {
        units: Vec<UnitId>,
        action: Action,
        cost: HalfPoints,
    },
    /// Units paid for an action that they could no longer carry out [18.12].
    NotCarriedOut {
        units: Vec<UnitId>,
        action: Action,
        cost: HalfPoints,
    },
    /// Units went from a hex to the next.
    Moved {
        units: Vec<UnitId>,
        from: Hex,
        to: Hex,
    },
    /// The rest of a list was dropped.
    CutShort {
        units: Vec<UnitId>,
        dropped: Vec<Action>,
    },
    /// A unit went back on its way to where it may stop.
    SteppedBack {
        unit: UnitId,
        to: Hex,
    },
    Entered {
        unit: UnitId,
        hex: Hex,
        cost: HalfPoints,
    },
    LeaderMoved {
        leader: LeaderId,
        from: Option<Hex>,
        to: Hex,
    },
    LeaderOut {
        leader: LeaderId,
        fate: LeaderFate,
    },
    /// The die for a leader left him unharmed.
    LeaderSpared {
        leader: LeaderId,
        face: u16,
    },
    /// The die for a leader must be rolled again.
    LeaderThrownAgain {
        leader: LeaderId,
        face: u16,
    },
    LeaderOffMap {
        leader: LeaderId,
    },
    LimberThrown {
        unit: UnitId,
        face: u16,
        least: u8,
        done: bool,
    },
    FormationTaken {
        unit: UnitId,
        formation: Formation,
        facing: Facing,
    },
    ObjectiveTaken {
        hex: Hex,
        side: Side,
    },
    Fired {
        kind: FireKind,
        units: Vec<UnitId>,
        target: Hex,
        /// The part of each unit.
        parts: Vec<FirePart>,
        value: Fraction,
        defence: u8,
        /// The case that gives the defence.
        defence_rule: Rule,
        /// Whether canister moved the column.
        canister: bool,
        odds: Odds,
        terms: Vec<Term>,
        natural: TwoDice,
        modified: TwoDice,
        losses: u8,
    },
    /// An attack that had become illegal was passed over [21.1].
    FirePassedOver {
        target: Hex,
    },
    Lost {
        unit: UnitId,
        increments: u8,
    },
    Eliminated {
        unit: UnitId,
        hex: Hex,
    },
    Surrendered {
        unit: UnitId,
        hex: Hex,
    },
    LeftMap {
        unit: UnitId,
        from: Hex,
    },
    Checked {
        unit: UnitId,
        morale: TwoDice,
        terms: Vec<Term>,
        natural: TwoDice,
        modified: TwoDice,
        passed: bool,
    },
    OrderChanged {
        unit: UnitId,
        from: Order,
        to: Order,
    },
    Retreated {
        unit: UnitId,
        from: Hex,
        path: Vec<Hex>,
    },
    /// A unit had nowhere to go and stayed.
    NowhereToGo {
        unit: UnitId,
    },
    ChargeOrdered {
        units: Vec<UnitId>,
        from: Hex,
        path: Vec<Hex>,
        target: Hex,
    },
    ChargeRefused {
        units: Vec<UnitId>,
    },
    Reacted {
        units: Vec<UnitId>,
        to: Hex,
        contact: Hex,
    },
    NobodyReacted {
        side: Side,
    },
    Answered {
        hex: Hex,
        unit: UnitId,
        answer: Answer,
    },
    SlippedAway {
        units: Vec<UnitId>,
        from: Hex,
        to: Hex,
    },
    CarreThrown {
        unit: UnitId,
        row: u8,
        terms: Vec<Term>,
        natural: TwoDice,
        modified: TwoDice,
        result: CarreResult,
    },
    Stood {
        hex: Hex,
        units: Vec<UnitId>,
    },
    Rode {
        units: Vec<UnitId>,
        from: Hex,
        to: Hex,
    },
    Trampled {
        unit: UnitId,
        increments: u8,
    },
    RecallThrown {
        units: Vec<UnitId>,
        face: u16,
        least: u8,
        done: bool,
    },
    MeleeHeld {
        attackers: Vec<UnitId>,
        defenders: Vec<UnitId>,
    },
    HeldMeleeLapsed {
        attackers: Vec<UnitId>,
    },
    OpportunityDeclined {
        side: Side,
    },
    Assaulted {
        units: Vec<UnitId>,
        target: Hex,
    },
    Withdrew {
        units: Vec<UnitId>,
        from: Hex,
        path: Vec<Hex>,
    },
    StayedForMelee {
        hex: Hex,
    },
    Fought {
        attackers: Vec<UnitId>,
        defenders: Vec<UnitId>,
        target: Hex,
        /// The value of each unit in it, attackers first.
        parts: Vec<MeleePart>,
        attack: Fraction,
        defence: Fraction,
        odds: Odds,
        terms: Vec<Term>,
        natural: TwoDice,
        modified: TwoDice,
        result: MeleeResult,
    },
    Advanced {
        unit: UnitId,
        from: Hex,
        to: Hex,
    },
    NobodyAdvanced {
        hex: Hex,
    },
    NoFollowUp {
        side: Side,
    },
    ReadinessChanged {
        unit: UnitId,
        from: Readiness,
        to: Readiness,
    },
    Rallied {
        unit: UnitId,
    },
    Closed {
        side: Side,
    },
    BattleOver {
        outcome: Outcome,
    },
}

/// The result of trying to form a carré (55).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "three results")]
pub enum CarreResult {
    Carre,
    Disorder,
    Rout,
}

/// Events as they happen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Report {
    pub(crate) events: Vec<Event>,
}

impl Report {
    pub(crate) fn tell(&mut self, what: What, rule: Rule) {
        self.events.push(Event { what, rule });
    }
}
