//! The tasks still to do. A command that fire, a die or the other side interrupts waits here with all it needs to go
//! on.

use super::command::Step;
use super::day::{Day, OrderKind};
use super::facing::{Facing, Way};
use super::state::{LeaderId, Offered, Unit, UnitId};
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// No list of a position is longer: that is more than any play brings about.
pub(crate) const MOST_LIST: usize = 1000;

/// One thing to do. Dice are 0 to 9 (R1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// The next phase begins.
    NextPhase,
    /// Clears the effects that end with the phase.
    ClosePhase,
    /// A side sets up.
    Deploy(Side),
    /// Guns lost before play: a die for each Russian battery [7.6].
    PreBattle,
    /// The wind that prevails: one die [18.1].
    Prevailing,
    /// Hourly checks of a side: a die for each leader [17.6].
    Hourly(Side),
    /// The weather of the turn: a die for the snow and one for the wind (18).
    Weather,
    /// The steps of the Interphase without dice: fatigue, and the morale of armies and corps [14, 15].
    Upkeep,
    /// The dice at the start of a command phase: delay markers, then going Mobile, a die each [17.7, 17.9].
    CommandDice,
    /// A draw from the cup [20.14.B.1].
    DrawChit,
    /// A die for each brigade that comes by one [20.23].
    BrigadeDice,
    /// The open decision of the phase, if it holds anything but its end (R4).
    Open,
    /// The side must make the open decision of the phase.
    Asked,
    /// The second wave of a grand charge rides before the Allied attacks, if there is one [19.7].
    Grand,
    /// Its side must decide.
    GrandAsked,
    /// Units of that wave that have not ridden can no longer ride.
    GrandEnd,
    /// A unit of the first wave that kept its order checks whether it goes on: one die [19.7].
    GrandCheck(UnitId),
    /// Whether a ceasefire is offered in this Interphase [20.44].
    Ceasefire,
    /// A side says whether it wants a ceasefire.
    AskCeasefire(AskCeasefire),
    /// The level is read when the ceasefire begins [20.44].
    CeasefireTests,
    /// The rally phase: a die for every unit that needs one [13.4].
    Rally,
    /// A die for each drunken unit with an enemy near (R41).
    DrunkenNear,
    /// Fire by turns [11.4].
    Reciprocal(Reciprocal),
    /// A move that goes on.
    March(Box<March>),
    /// Units of a brigade that are still to go, the next one first.
    Brigade(Brigade),
    /// The shots at a step, if the players decide on them [4.4].
    AskFire(AskFire),
    /// Whether horse charges at what came near [12.6].
    AskCharge(Offered),
    /// The check before a charge: one die [12.2].
    ChargeCheck(ChargeCheck),
    /// The check of a unit that acts in a Primary zone: one die [12.2].
    ActionCheck(ActionCheck),
    /// A Cossack commands itself: one die [19.23].
    SelfCommand(UnitId),
    /// Several units check for one reason, a die each (R5).
    Checks(Checks),
    /// Skirmish units and crews ridden over, a die each [12.3].
    Overrun(Overrun),
    /// The die for a leader in a hex that was hit is already rolled [19.8].
    LeaderDie(LeaderDie),
    /// Shots in phase 5.
    Salvo(Salvo),
    /// A shock attack, or the contact of a charge.
    Shock(Box<Shock>),
    /// A charge that goes on.
    Charge(Box<Charge>),
    /// The course of an order: one die [17.9].
    Deliver(Deliver),
    /// Whether a commander goes Mobile: one die [17.7].
    GoMobile(LeaderId),
    /// Gun losses of the command that was carried out [7.5].
    GunChecks,
    /// The sealed draws are opened.
    OpenDraws,
    /// The last tests.
    FinalTests,
    /// The game is over.
    Over,
    /// Units of a brigade that have not moved yet, with the leaders that can still go with them.
    BrigadeLed(BrigadeLed),
    /// The course of an order on the whole field: one die [17.34].
    Dispatch(Dispatch),
    /// The tests of the whole field at the start of an Interphase: roads, and the morale of armies and corps [4.8].
    FieldTests,
    /// The die for L'Estocq's coming [20.33].
    Lestocq,
    /// The hour on the whole field: fatigue, brigades that rest, command points [4.8].
    FieldHour,
    /// The bombardment of Eylau: two dice for each battery [20.34.B.7].
    Bombardment,
    /// The die for Durosnel's brigade before the battle [20.32].
    Durosnel,
    /// The turn of a new army commander: one die [19.81].
    Successor,
    /// The new army commander comes, by a die for each that may be [19.81].
    Succession,
    /// The Allied side says whether its army withdraws [20.36].
    AskWithdrawal,
    /// A side says whether the battle ends with this turn, as the other one has offered [20.31].
    AskEnd(Side),
    /// A day on the whole field, where a position is written. It is no task, and no agenda in play has it.
    Day(Box<Day>),
}

/// The rounds of phase 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Round {
    /// Skirmish units.
    Skirmishers,
    /// Battalions.
    Battalions,
    /// Batteries.
    Batteries,
}

/// The state of fire by turns [11.4].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reciprocal {
    /// The round.
    pub round: Round,
    /// The side that fires next.
    pub turn: Side,
    /// Whether each side has passed, Allied first.
    pub passed: [bool; 2],
}

/// A brigade that goes one hex, unit by unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Brigade {
    /// The units still to go.
    pub units: Vec<UnitId>,
    /// The direction.
    pub way: Way,
}

/// A brigade that goes one hex, unit by unit, with leaders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BrigadeLed {
    /// The units that are still to go, the next one first.
    pub units: Vec<UnitId>,
    /// The direction.
    pub way: Way,
    /// The leaders that can still go along.
    pub leaders: Vec<LeaderId>,
}

/// A move under way [5.1].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct March {
    /// The moving units, in stacking order.
    pub units: Vec<UnitId>,
    /// Everything ordered.
    pub steps: Vec<Step>,
    /// The step that comes next.
    pub next: u16,
    /// Leaders who go along.
    pub leaders: Vec<LeaderId>,
    /// The units as they were before the move, for undoing it (R77).
    pub before: Vec<Unit>,
    /// Hexes passed, the first one first.
    pub trail: Vec<Hex>,
    /// Fire at the step that comes next.
    pub fire: Option<StepFire>,
    /// The check for acting in a Primary zone is passed.
    pub checked: bool,
    /// The step was taken; charges may be offered.
    pub stepped: bool,
    /// The decision on fire at this step was put to the players.
    pub asked: bool,
    /// The rest of the move is dropped.
    pub cut: bool,
    /// A unit crossed a stream with a limber.
    pub gun_check: bool,
    /// With Grand Tactical Movement.
    pub grand: bool,
}

/// Fire at one step (R78).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepFire {
    /// The shots, in order.
    pub shots: Vec<StepShot>,
    /// Three dice for each, once they are rolled.
    pub dice: Vec<u8>,
    /// The shot that comes next.
    pub next: u8,
    /// The step itself was taken.
    pub moved: bool,
}

impl StepFire {
    /// Ends the fire: no further unit fires.
    pub(crate) fn end(&mut self) {
        self.next = u8::try_from(self.shots.len()).unwrap_or(u8::MAX);
    }

    pub(crate) fn is_over(&self) -> bool {
        usize::from(self.next) >= self.shots.len()
    }
}

/// One shot at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepShot {
    /// The unit that fires.
    pub firer: UnitId,
    /// At the hex left, before it is left.
    pub leaving: bool,
}

/// The units that may fire at a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskFire {
    /// The side of those units.
    pub side: Side,
    /// The shots they may fire.
    pub shots: Vec<StepShot>,
}

/// Whether a side wants a ceasefire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskCeasefire {
    /// The side that decides.
    pub side: Side,
    /// The answer of the Allied side, once the French must decide.
    pub allied: bool,
}

/// The check before a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChargeCheck {
    /// The horse.
    pub unit: UnitId,
    /// The facing a Cossack names.
    pub facing: Facing,
    /// The unit it is ridden at, if it is an opportunity charge.
    pub target: Option<UnitId>,
}

/// The check of units that act in a Primary zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionCheck {
    /// The unit that checks.
    pub unit: UnitId,
    /// The unit whose zone it is.
    pub charger: UnitId,
}

/// The reason several units check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CheckReason {
    /// A rout passed by [13.5].
    PassedBy,
    /// A Cossack is on their flank [19.21].
    Flanked,
    /// The Guard's infantry went back near them [13.7].
    GuardRetreats,
    /// A friend went back beside them, and their army or corps is demoralised [20.35].
    Disheartened,
}

/// Several units check for one reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checks {
    /// The units that check, by id.
    pub units: Vec<UnitId>,
    /// The hex that caused it.
    pub cause: Option<Hex>,
    /// The reason.
    pub reason: CheckReason,
    /// Dice that were rolled and are not read yet.
    pub dice: Vec<u8>,
}

/// Skirmish units and crews ridden over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overrun {
    /// The units ridden over, by id.
    pub units: Vec<UnitId>,
    /// The hex from which the horse came.
    pub cause: Hex,
}

/// A leader's die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderDie {
    /// The lowest-ranking leader of the hex when it was hit (R36).
    pub leader: LeaderId,
    /// The die.
    pub die: u8,
    /// He falls on this or less.
    pub upto: u8,
}

/// Shots in phase 5, waiting for their dice or, with them, for what came before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Salvo {
    /// The units that fire as one.
    pub units: Vec<UnitId>,
    /// The target hexes: one, or two of an Extended Line.
    pub targets: Vec<Hex>,
    /// The dice, once they are rolled.
    pub dice: Vec<u8>,
    /// The target that comes next.
    pub next: u8,
}

/// The step of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShockStep {
    /// The defenders fire: a die each.
    DefensiveFire,
    /// The dice of the fight.
    Dice,
    /// The attacker checks.
    AttackerCheck,
    /// The defender checks.
    DefenderCheck,
    /// The result.
    Result,
    /// Leaders of both sides.
    Leaders,
    /// The advance.
    Advance,
}

/// A shock attack, or the contact of a charge [12.1, 12.3].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shock {
    /// The attacking units, the lead first.
    pub attackers: Vec<UnitId>,
    /// The hex the attack comes from.
    pub from: Hex,
    /// The hex under attack.
    pub to: Hex,
    /// Whether they go in.
    pub advance: bool,
    /// Whether it is a charge.
    pub charge: bool,
    /// The next step.
    pub step: ShockStep,
    /// The defending units that fire.
    pub firers: Vec<UnitId>,
    /// The dice of the fight, once they are rolled.
    pub dice: Vec<u8>,
    /// Points the attackers lost to fire.
    pub attacker_lost: u8,
    /// A fire result made the charger check.
    pub must_check: bool,
    /// Points lost in the attackers' hex and in the defenders', for leaders.
    pub hex_lost: [u8; 2],
    /// The lowest-ranking leader of either hex when the fight began (R36).
    pub leaders: [Option<LeaderId>; 2],
    /// The defender charges too.
    pub countercharge: bool,
    /// Over.
    pub done: bool,
}

/// The step of a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChargeStep {
    /// It rides.
    Ride,
    /// It has met an enemy.
    Contact,
    /// It may go on (R26).
    Continue,
    /// It ends.
    End,
}

/// A charge under way [12.3].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charge {
    /// The unit that charges.
    pub unit: UnitId,
    /// The facing it is ridden with.
    pub facing: Facing,
    /// Hexes still to enter.
    pub path: Vec<Hex>,
    /// Steps used of its depth.
    pub used: u8,
    /// Contacts made.
    pub contacts: u8,
    /// It is an opportunity charge, which goes on after no contact.
    pub opportunity: bool,
    /// Whether it has moved.
    pub moved: bool,
    /// Whether it has fought.
    pub fought: bool,
    /// Fire at the step that comes next.
    pub fire: Option<StepFire>,
    /// The decision on fire at this step was put to the players.
    pub asked: bool,
    /// The next step.
    pub step: ChargeStep,
    /// The hex it was at contact with.
    pub target: Option<Hex>,
}

/// An order on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deliver {
    /// The sender; `None` for headquarters.
    pub from: Option<LeaderId>,
    /// The leader that receives the order.
    pub to: LeaderId,
    /// The unit the leader is placed with if it is on the display.
    pub place: Option<UnitId>,
}

/// An order on its way on the whole field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dispatch {
    /// The sender.
    pub from: LeaderId,
    /// The leader addressed.
    pub to: LeaderId,
    /// Its kind.
    pub kind: OrderKind,
    /// The unit he is placed with if he is on the display.
    pub place: Option<UnitId>,
}
