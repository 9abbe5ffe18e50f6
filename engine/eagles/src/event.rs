//! The events of a game, for people to see and read.

use super::campaign::BoxId;
use super::command::{Choice, Edit};
use super::definition::*;
use super::fight::{RetreatPath, RoundResult};
use super::outcome::Outcome;
use super::state::Post;
use super::terms::Term;
use super::theatre::{Siege, Work};
use super::weather::Weather;
use engine::contract::Side;
use engine::hex::Hex;
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// Something that happened, and the rules that shaped it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The event, with all that is needed to tell it.
    pub what: What,
    /// The rules behind it.
    pub rules: Vec<Rule>,
}

/// The segments of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the turn's table")]
pub enum SegmentKind {
    Admin,
    Organise,
    Arrivals,
    Command,
    Centres,
    Initiative,
    Consolidate,
    Forced,
    Combat,
    Morale,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum What {
    TurnBegan {
        turn: u8,
        weather: Weather,
        face: Option<u16>,
    },
    SegmentBegan {
        turn: u8,
        side: Side,
        segment: SegmentKind,
    },
    Transferred {
        formation: FormationId,
        from: LeaderId,
        to: LeaderId,
    },
    GeneralMade {
        general: LeaderId,
        formations: Vec<FormationId>,
        from: LeaderId,
        hex: Option<Hex>,
    },
    Detached {
        brigade: UnitId,
        strength: u8,
        to: LeaderId,
        hex: Option<Hex>,
    },
    Rejoined {
        brigade: UnitId,
        strength: u8,
    },
    LeftMap {
        leader: LeaderId,
        hex: Hex,
    },
    Activated {
        leader: LeaderId,
        others: Vec<LeaderId>,
        face: Option<u16>,
        plus: i16,
        success: bool,
    },
    Marched {
        leaders: Vec<LeaderId>,
        from: Hex,
        path: Vec<Hex>,
        cost: u8,
        stopped: bool,
    },
    Repulsed {
        leaders: Vec<LeaderId>,
        stack: Vec<LeaderId>,
        hex: Hex,
        path: Vec<Hex>,
    },
    MarchEnded {
        leader: LeaderId,
    },
    Attrition {
        side: Side,
        size: u16,
        column: u8,
        row: u8,
        terms: Vec<Term>,
        face: Option<u16>,
        loss: u16,
        at: Option<Post>,
    },
    Lost {
        side: Side,
        units: Vec<UnitId>,
    },
    Escaped {
        leader: LeaderId,
        from: Hex,
        to: Hex,
    },
    Captured {
        leader: LeaderId,
        hex: Hex,
    },
    HexHeld {
        hex: Hex,
        side: Side,
    },
    Declared {
        combat: u16,
        leader: LeaderId,
        others: Vec<LeaderId>,
        targets: Vec<Hex>,
    },
    Defended {
        leader: LeaderId,
        others: Vec<LeaderId>,
        left_out: Vec<LeaderId>,
    },
    Hurried {
        leader: LeaderId,
        leaders: Vec<LeaderId>,
        face: Option<u16>,
        round: u8,
    },
    ChitSealed {
        side: Side,
        combat: u16,
        round: u8,
    },
    ChitOpened {
        side: Side,
        choice: Choice,
    },
    BatteriesForward {
        side: Side,
        forward: bool,
    },
    Fired {
        side: Side,
        strength: u16,
        face: Option<u16>,
        loss: u16,
    },
    Fought {
        round: u8,
        attacker: Side,
        column: u8,
        face: Option<u16>,
        die: i16,
        result: RoundResult,
    },
    Stood {
        side: Side,
    },
    BrokeOff {
        side: Side,
    },
    CounterAttacked {
        side: Side,
        attacks: bool,
    },
    Retreated {
        side: Side,
        paths: Vec<RetreatPath>,
        stacks: Vec<Vec<LeaderId>>,
        missing: u8,
    },
    Pursued {
        leaders: Vec<LeaderId>,
        hex: Hex,
        face: Option<u16>,
        hexes: u8,
        loss: u16,
        reached: Option<Hex>,
    },
    Stayed {
        side: Side,
    },
    Advanced {
        leaders: Vec<LeaderId>,
        hex: Hex,
    },
    CombatEnded {
        combat: u16,
        retreated: Option<Side>,
        lost: [u16; 2],
    },
    MoraleMoved {
        from: Space,
        to: Option<Space>,
        favours: Side,
    },
    TrainAssigned {
        leader: LeaderId,
    },
    Administered {
        army: ArmyId,
        faces: Vec<u16>,
        modifier: i16,
        points: u8,
    },
    SourceOrdered {
        army: ArmyId,
        hex: Hex,
    },
    SourceChanged {
        army: ArmyId,
        hex: Hex,
        face: u16,
        done: bool,
    },
    CentreMoved {
        army: ArmyId,
        from: Option<Hex>,
        to: Hex,
        flight: bool,
    },
    CentreGone {
        army: ArmyId,
        back: Option<u8>,
    },
    /// A squadron by itself rode off before the enemy (B11).
    RodeOff {
        leader: LeaderId,
        from: Hex,
        to: Hex,
    },
    CentreBoxed {
        army: ArmyId,
        hex: Hex,
        area: BoxId,
    },
    Replaced {
        unit: UnitId,
        strength: u8,
    },
    RegimentFormed {
        unit: UnitId,
        strength: u8,
        from: Option<UnitId>,
        to: LeaderId,
        hex: Hex,
    },
    Promoted {
        general: LeaderId,
        promoted: LeaderId,
        hex: Hex,
    },
    Arrived {
        leader: LeaderId,
        hex: Hex,
    },
    PutOff {
        leader: LeaderId,
    },
    InTransit {
        leader: LeaderId,
        to: BoxId,
    },
    LeftForBox {
        leaders: Vec<LeaderId>,
        hex: Hex,
        area: BoxId,
    },
    Worked {
        leader: LeaderId,
        work: Work,
        side: Hexside,
        cost: u8,
    },
    TrainTaken {
        leader: LeaderId,
    },
    /// A pontoon or a train that was left belongs to the other side now (B10).
    TrainSeized {
        side: Side,
        hex: Hex,
        pontoon: bool,
    },
    RedoubtLaid {
        hex: Hex,
        side: Side,
    },
    RedoubtRaised {
        hex: Hex,
        side: Side,
    },
    Relieved {
        leader: LeaderId,
    },
    Besieged {
        siege: Siege,
        face: u16,
        spaces: u8,
    },
    TrackOpened {
        leader: LeaderId,
    },
    Rearranged {
        side: Side,
        hex: Hex,
        leaders: Vec<LeaderId>,
        made: Option<LeaderId>,
    },
    OutpostPlaced {
        leader: LeaderId,
    },
    Dealt {
        side: Side,
        tokens: Vec<LeaderId>,
    },
    KindShown {
        token: LeaderId,
        outpost: bool,
    },
    NameOpened {
        token: LeaderId,
        leader: Option<LeaderId>,
    },
    Claimed {
        side: Side,
        post: Option<Post>,
        loss: u16,
    },
    LostUnseen {
        side: Side,
        loss: u16,
    },
    ModeChanged {
        leaders: Vec<LeaderId>,
        forage: bool,
        cost: u8,
    },
    WentAstray {
        leader: LeaderId,
        face: u16,
    },
    TakenBack {
        side: Side,
    },
    Amended {
        edits: Vec<Edit>,
    },
    /// No leader of that side has strength on the map (B9).
    Armistice {
        side: Side,
    },
    GameOver {
        outcome: Outcome,
    },
}

/// Collects events while a command is carried out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Report {
    pub(crate) events: Vec<Event>,
}

impl Report {
    pub(crate) fn tell(&mut self, what: What, rules: impl IntoIterator<Item = Rule>) {
        self.events.push(Event { what, rules: rules.into_iter().collect() });
    }
}
