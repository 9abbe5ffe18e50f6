//! The events of a game, for people to see and read.

use super::agenda::CheckReason;
use super::command::Command;
use super::day::PrussianEntry;
use super::facing::{Facing, Way};
use super::outcome::Outcome;
use super::state::{CommandState, Formation, LeaderId, Nerve, PhaseName, Rider, Snow, UnitId, Wave};
use super::tables::Scatter;
use engine::contract::Side;
use engine::hex::Hex;
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// Something that happened, and the rules it happened by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The event.
    pub what: What,
    /// The rules it follows.
    pub rules: Vec<Rule>,
}

/// The result of a check [13.1].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Verdict {
    /// It passed.
    Pass,
    /// Disordered.
    Disorder,
    /// Disordered in its hex, and no longer in square.
    SquareLost,
    /// Disordered, and back two hexes.
    Retreat,
    /// Routed.
    Rout,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum What {
    /// A phase began.
    PhaseBegan { turn: u8, phase: PhaseName },
    /// A side set up.
    Deployed { side: Side },
    /// A battery came without some of its guns.
    GunsMissing { unit: UnitId, die: u8, guns: u8 },
    /// A unit entered a hex.
    Moved { unit: UnitId, from: Hex, to: Hex, cost: u16 },
    /// A unit came onto the map.
    Entered { unit: UnitId, hex: Hex, cost: u16 },
    /// A unit turned.
    Turned { unit: UnitId, facing: Facing, cost: u16 },
    /// A unit changed its formation.
    Formed { unit: UnitId, formation: Formation, facing: Facing, cost: u16 },
    /// A unit went back to a hex where it may be.
    WentBack { unit: UnitId, to: Hex },
    /// A skirmish unit was detached.
    Detached { battalion: UnitId, unit: UnitId, hex: Hex },
    /// A skirmish unit went back to its battalion.
    Rejoined { battalion: UnitId, unit: UnitId },
    /// Two halves became one.
    Combined { into: UnitId, from: UnitId },
    /// A hex was ordered again.
    Restacked { hex: Hex },
    /// Standing orders were changed.
    OrdersGiven { units: Vec<UnitId> },
    /// A unit left the map.
    LeftMap { unit: UnitId, withdrawn: bool },
    /// A leader moved.
    LeaderMoved { leader: LeaderId, from: Option<Hex>, to: Hex },
    /// A leader left the map.
    LeaderLeft { leader: LeaderId },
    /// A shot.
    Fired { units: Vec<UnitId>, target: UnitId, hex: Hex, die: u8, score: i16, points: u8, check: bool },
    /// A long shot fell somewhere.
    Scattered { units: Vec<UnitId>, die: u8, scatter: Scatter, hex: Option<Hex> },
    /// A unit lost points.
    Lost { unit: UnitId, points: u8, guns: u8 },
    /// A unit checked its morale.
    Checked { unit: UnitId, die: u8, margin: i16, verdict: Verdict },
    /// Several units had to check.
    MustCheck { units: Vec<UnitId>, reason: CheckReason },
    /// A unit fell into disorder.
    Disordered { unit: UnitId },
    /// A unit went back.
    Retreated { unit: UnitId, path: Vec<Hex>, routed: bool, lost: u8 },
    /// A unit is eliminated.
    Eliminated { unit: UnitId },
    /// A unit is out of the game, and not lost.
    Removed { unit: UnitId },
    /// Guns were left.
    GunsLeft { unit: UnitId, hex: Hex },
    /// Guns were taken by the enemy.
    GunsCaptured { unit: UnitId, hex: Hex },
    /// A crew has its guns again.
    GunsManned { unit: UnitId, hex: Hex },
    /// A battery lost a gun on the way.
    GunLost { unit: UnitId, die: u8 },
    /// A unit is in good order again.
    Recovered { unit: UnitId, die: Option<u8> },
    /// A routed unit is Disordered again.
    Rallied { unit: UnitId, die: Option<u8>, lost: u8 },
    /// A unit did not rally.
    NotRallied { unit: UnitId, die: Option<u8> },
    /// Horse is no longer Exhausted.
    Rested { unit: UnitId, die: Option<u8> },
    /// Horse that has charged is Exhausted.
    Exhausted { unit: UnitId },
    /// A leader fell.
    LeaderFell { leader: LeaderId, die: Option<u8>, points: u16, back_in: Option<u8>, by_order: bool },
    /// A leader escaped to a unit.
    LeaderFled { leader: LeaderId, to: Option<Hex> },
    /// A leader was placed.
    LeaderPlaced { leader: LeaderId, hex: Hex },
    /// A leader's command state changed.
    StateSet { leader: LeaderId, state: CommandState, die: Option<u8> },
    /// A leader checked whether he stays Mobile.
    Continued { leader: LeaderId, die: u8, stays: bool },
    /// A charge was tried.
    ChargeDeclared { unit: UnitId, die: Option<u8>, carried: bool },
    /// A charge was dropped.
    ChargeDropped { unit: UnitId },
    /// The grand charge was declared.
    GrandChargeDeclared { facing: Facing, riders: Vec<Rider> },
    /// A wave of it has laid its zones.
    WaveReady { wave: Wave, units: Vec<UnitId> },
    /// A wave of it moved up.
    Followed { unit: UnitId, path: Vec<Hex> },
    /// A side has answered the offer of a ceasefire.
    CeasefireAnswered { side: Side, agree: bool },
    /// A ceasefire begins.
    CeasefireDeclared { turn: u8 },
    /// A charge was ridden into a hex.
    Charged { unit: UnitId, from: Hex, to: Hex },
    /// Skirmishers or crews were ridden over.
    RiddenOver { unit: UnitId, die: u8, escaped: bool },
    /// A fight began.
    Attacked { attackers: Vec<UnitId>, from: Hex, to: Hex, charge: bool },
    /// A defender tried to charge in turn.
    Countercharged { unit: UnitId, die: u8, charges: bool },
    /// A fight was decided.
    Fought { die: u8, differential: i16, score: i16 },
    /// Attackers went in.
    Advanced { unit: UnitId, from: Hex, to: Hex },
    /// A charge ended.
    ChargeEnded { unit: UnitId },
    /// A Cossack tried to command itself.
    SelfCommanded { unit: UnitId, die: u8, in_command: bool },
    /// A hex changed hands.
    ControlTaken { hex: Hex, side: Side },
    /// A group may move.
    GroupFreed { group: u8 },
    /// Drunken Jaegers came to.
    Released { unit: UnitId, die: u8 },
    /// The withdrawal was declared.
    WithdrawalDeclared,
    /// Eylau is to be held.
    HoldDeclared,
    /// A detachment commander took troops under him.
    Attached { leader: LeaderId, units: Vec<UnitId> },
    /// A detachment commander released troops to their own command.
    ReleasedFrom { leader: LeaderId, units: Vec<UnitId> },
    /// An order was sent.
    OrderSent { from: Option<LeaderId>, to: LeaderId, die: Option<u8>, delay: u8 },
    /// A delay marker moved.
    DelayRolled { leader: LeaderId, die: u8, left: u8 },
    /// A leader is active.
    Activated { leader: LeaderId },
    /// Units of a brigade are active.
    BrigadeActive { brigade: String },
    /// A battery whose commander is Inactive is free for itself.
    Freed { unit: UnitId },
    /// A brigade of an Attack Order hung back.
    Violation { leader: LeaderId, brigade: String, violations: u8 },
    /// An Attack Order began or ended.
    AttackOrderSet { leader: LeaderId, holds: bool },
    /// A brigade may come.
    BrigadeDue { brigade: String, die: u8, due: bool },
    /// A chit was drawn; what it was is known to one side.
    Drew { chits: u16, battery: Option<bool> },
    /// Blanks went into the cup.
    BlanksAdded { blanks: u8 },
    /// Drawing stopped or went on.
    CupSuspended { suspended: bool },
    /// The draws were opened.
    DrawsOpened { batteries: u8 },
    /// Fire was passed.
    Passed { side: Side },
    /// The wind was rolled for: the one that prevails, or the one of this turn.
    WindSet { way: Way, die: u8, prevails: bool },
    /// Snow was rolled for; `over` when no more falls.
    SnowRolled { die: u8, score: i16, snow: Snow, over: bool },
    /// A battery has spent a point of ammunition.
    AmmunitionSpent { unit: UnitId, left: u8 },
    /// A brigade is more tired, or less.
    BrigadeTired { brigade: String, points: u8, level: u8 },
    /// An army or corps broke, or came to.
    SpiritChanged { body: String, points: i16, nerve: Nerve },
    /// The victory level changed.
    LevelChanged { by: i8, level: i8 },
    /// A command was taken back.
    Undone { command: Box<Command> },
    /// Both players changed the position.
    Amended,
    /// The game is over.
    GameOver(Outcome),
    /// A side has offered to end the battle.
    EndOffered { side: Side },
    /// A side has answered that offer.
    EndAnswered { side: Side, agree: bool },
    /// The Allied army withdraws by a line: W, Y or Z by its place.
    ArmyRetires { line: u8 },
    /// The main body of the Allied army is away.
    ArmyAway,
    /// The Prussians come by another entry, so many turns later.
    PrussiansTurn { entry: PrussianEntry, turns: u8 },
}

/// Events as they come.
#[derive(Default)]
pub(crate) struct Report {
    pub(crate) events: Vec<Event>,
}

impl Report {
    pub(crate) fn tell(&mut self, what: What, rules: impl IntoIterator<Item = Rule>) {
        self.events.push(Event { what, rules: rules.into_iter().collect() });
    }
}
