//! What is still to do. A command that fire, a die or the other side interrupts waits here with all it needs to go on.

use super::command::Step;
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
    /// What ends with the phase.
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
    /// What the Interphase does without dice: fatigue, and the morale of armies and corps [14, 15].
    Upkeep,
    /// What a command phase begins with: delay markers, then going Mobile, a die each [17.7, 17.9].
    CommandDice,
    /// A draw from the cup [20.14.B.1].
    DrawChit,
    /// A die for each brigade that comes by one [20.23].
    BrigadeDice,
    /// The open decision of the phase, if it holds anything but its end (R4).
    Open,
    /// The open decision of the phase is asked.
    Asked,
    /// The second wave of a grand charge rides before the Allied attacks, if there is one [19.7].
    Grand,
    /// Its side is asked.
    GrandAsked,
    /// Who of that wave has not ridden rides no more.
    GrandEnd,
    /// A unit of the first wave that kept its order checks whether it goes on: one die [19.7].
    GrandCheck(UnitId),
    /// Whether a ceasefire is offered in this Interphase [20.44].
    Ceasefire,
    /// A side says whether it wants a ceasefire.
    AskCeasefire(AskCeasefire),
    /// The level is read when the ceasefire begins [20.44].
    CeasefireTests,
    /// The rally phase: a die for everybody who needs one [13.4].
    Rally,
    /// A die for each drunken unit with an enemy near (R41).
    DrunkenNear,
    /// Fire by turns [11.4].
    Reciprocal(Reciprocal),
    /// A move that goes on.
    March(Box<March>),
    /// Units of a brigade that are still to go, the next one first.
    Brigade(Brigade),
    /// Who fires at a step, if the players are asked [4.4].
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
    /// The die for a leader in a hex that was hit is already thrown [19.8].
    LeaderDie(LeaderDie),
    /// Shots in phase 5.
    Salvo(Salvo),
    /// A shock attack, or the contact of a charge.
    Shock(Box<Shock>),
    /// A charge that goes on.
    Charge(Box<Charge>),
    /// Which way the order goes: one die [17.9].
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
    /// Units of a brigade that are still to go, with the leaders who have not gone along yet.
    BrigadeLed(BrigadeLed),
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

/// Where fire by turns stands [11.4].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reciprocal {
    /// The round.
    pub round: Round,
    /// Who fires next.
    pub turn: Side,
    /// Who has passed, Allied first.
    pub passed: [bool; 2],
}

/// A brigade that goes one hex, unit by unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Brigade {
    /// Who is still to go.
    pub units: Vec<UnitId>,
    /// Which way.
    pub way: Way,
}

/// A brigade that goes one hex, unit by unit, with leaders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BrigadeLed {
    /// The units that are still to go, the next one first.
    pub units: Vec<UnitId>,
    /// Which way.
    pub way: Way,
    /// The leaders who have not gone along yet.
    pub leaders: Vec<LeaderId>,
}

/// A move that goes on [5.1].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct March {
    /// Who moves, in stacking order.
    pub units: Vec<UnitId>,
    /// Everything ordered.
    pub steps: Vec<Step>,
    /// The step that comes next.
    pub next: u16,
    /// Leaders who go along.
    pub leaders: Vec<LeaderId>,
    /// How the units were before, for going back (R77).
    pub before: Vec<Unit>,
    /// Hexes passed, the first one first.
    pub trail: Vec<Hex>,
    /// Fire at the step that comes next.
    pub fire: Option<StepFire>,
    /// The check for acting in a Primary zone is passed.
    pub checked: bool,
    /// The step was taken; charges may be offered.
    pub stepped: bool,
    /// Fire was asked about at this step.
    pub asked: bool,
    /// Nothing more is done of it.
    pub cut: bool,
    /// Somebody crossed a stream with a limber.
    pub gun_check: bool,
    /// With Grand Tactical Movement.
    pub grand: bool,
}

/// Fire at one step (R78).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepFire {
    /// Who fires, in order.
    pub shots: Vec<StepShot>,
    /// Three dice for each, once they are thrown.
    pub dice: Vec<u8>,
    /// The shot that comes next.
    pub next: u8,
    /// The step itself was taken.
    pub moved: bool,
}

impl StepFire {
    /// Nobody fires any more.
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
    /// Who fires.
    pub firer: UnitId,
    /// At the hex left, before it is left.
    pub leaving: bool,
}

/// Who may fire at a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskFire {
    /// Whose units.
    pub side: Side,
    /// Who may.
    pub shots: Vec<StepShot>,
}

/// Whether a side wants a ceasefire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskCeasefire {
    /// Who is asked.
    pub side: Side,
    /// What the Allied side has said, once the French are asked.
    pub allied: bool,
}

/// The check before a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChargeCheck {
    /// The horse.
    pub unit: UnitId,
    /// The facing a Cossack names.
    pub facing: Facing,
    /// At whom, if it is an opportunity charge.
    pub target: Option<UnitId>,
}

/// The check of units that act in a Primary zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionCheck {
    /// Who checks.
    pub unit: UnitId,
    /// Whose zone it is.
    pub charger: UnitId,
}

/// Why several units check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CheckReason {
    /// A rout passed by [13.5].
    PassedBy,
    /// A Cossack stands on their flank [19.21].
    Flanked,
    /// The Guard's infantry went back near them [13.7].
    GuardRetreats,
    /// A friend went back beside them, and their army or corps is demoralised [20.35].
    Disheartened,
}

/// Several units check for one reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checks {
    /// Who, by id.
    pub units: Vec<UnitId>,
    /// The hex that caused it.
    pub cause: Option<Hex>,
    /// Why.
    pub reason: CheckReason,
    /// Dice that were thrown and are not read yet.
    pub dice: Vec<u8>,
}

/// Skirmish units and crews ridden over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overrun {
    /// Who, by id.
    pub units: Vec<UnitId>,
    /// Where the horse came from.
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
    /// Who fires as one.
    pub units: Vec<UnitId>,
    /// At which hexes: one, or two of an Extended Line.
    pub targets: Vec<Hex>,
    /// The dice, once they are thrown.
    pub dice: Vec<u8>,
    /// The target that comes next.
    pub next: u8,
}

/// Where a fight stands.
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
    /// Who attacks, the lead first.
    pub attackers: Vec<UnitId>,
    /// From where.
    pub from: Hex,
    /// Whom.
    pub to: Hex,
    /// Whether they go in.
    pub advance: bool,
    /// Whether it is a charge.
    pub charge: bool,
    /// Where it stands.
    pub step: ShockStep,
    /// Who of the defenders fires.
    pub firers: Vec<UnitId>,
    /// The dice of the fight, once they are thrown.
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

/// Where a charge stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChargeStep {
    /// It rides.
    Ride,
    /// It has met somebody.
    Contact,
    /// It may go on (R26).
    Continue,
    /// It ends.
    End,
}

/// A charge that goes on [12.3].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charge {
    /// Who.
    pub unit: UnitId,
    /// The facing it is ridden with.
    pub facing: Facing,
    /// Hexes still to enter.
    pub path: Vec<Hex>,
    /// Steps used of its depth.
    pub used: u8,
    /// Contacts made.
    pub contacts: u8,
    /// An opportunity charge goes on after no contact.
    pub opportunity: bool,
    /// Whether it has moved.
    pub moved: bool,
    /// Whether it has fought.
    pub fought: bool,
    /// Fire at the step that comes next.
    pub fire: Option<StepFire>,
    /// Fire was asked about at this step.
    pub asked: bool,
    /// Where it stands.
    pub step: ChargeStep,
    /// The hex it was at contact with.
    pub target: Option<Hex>,
}

/// An order on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deliver {
    /// The sender; headquarters if nobody.
    pub from: Option<LeaderId>,
    /// Whom it is for.
    pub to: LeaderId,
    /// Where he is placed if he is on the display.
    pub place: Option<UnitId>,
}
