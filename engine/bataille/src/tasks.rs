//! The tasks still to be done: acts that dice, or an answer of the other side, have interrupted.

use super::command::{Action, FireAttack};
use super::definition::*;
use super::scale::TwoDice;
use super::tables::{Letter, MeleeResult};
use super::terms::Term;
use engine::hex::Hex;
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// Something under way. Those that lie deeper wait for those above them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Units carry out their list of actions [18.12].
    Move(MoveTask),
    /// Batteries roll for limbering [13.6].
    Limber(LimberTask),
    /// Attacks by fire that are still to be rolled or resolved [21.1].
    Fire(FireTask),
    /// A fire result on its hex [27.3].
    Shot(ShotTask),
    /// A leader's fate [7.5].
    Fate(FateTask),
    /// Morale checks that are due together (30).
    Checks(CheckTask),
    /// Friendly units that retreats have passed or joined [31.8].
    Panic(PanicTask),
    /// A charge (38).
    Charge(ChargeTask),
    /// An assault up to its melee [32, 33].
    Assault(AssaultTask),
    /// A melee (34).
    Melee(MeleeTask),
    /// Units advance into the hex that was won [34.8], and go on from there [29.5].
    Advance(AdvanceTask),
    /// Recovery checks [31.9].
    Recovery(RecoveryTask),
    /// Leaders without a unit find one [7.7].
    Orphans,
}

/// A move under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveTask {
    /// Those still in it.
    pub units: Vec<UnitId>,
    /// Leaders who go along.
    pub leaders: Vec<LeaderId>,
    /// The actions left to do, next first.
    pub actions: Vec<Action>,
    /// Whether the next action has drawn its fire.
    pub fired: bool,
    /// The losses of each mover before that fire.
    pub lost_before: Vec<LostBefore>,
    /// Whether the rest is dropped as soon as they may stop.
    pub cut: bool,
    /// Whether batteries have rolled for the limbering that is next.
    pub limbered: bool,
    /// Hexes of its way where it may stop, oldest first.
    pub way: Vec<Hex>,
    /// Hexes with friends that a disordered mover has passed [18.13].
    pub crossed: Vec<Hex>,
    /// The state of the move's contact with enemy cavalry (42).
    pub chance: Chance,
    /// Whether the other side has been asked for this command (R88).
    pub asked: bool,
}

/// The losses of a mover before it was fired at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the unit, and the number")]
pub struct LostBefore {
    pub unit: UnitId,
    pub lost: u8,
}

/// Enemy cavalry that may charge moving units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chance {
    /// No unit is about to charge.
    Past,
    /// The movers have entered a hex: which unit tries?
    Open,
    /// This unit checks.
    Trying(UnitId),
    /// The owner of these units must decide.
    Asking(Vec<UnitId>),
}

/// Batteries that roll for limbering.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the unit that rolls")]
pub struct LimberTask {
    pub batteries: Vec<UnitId>,
}

/// The kind of fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "named as the page names them")]
pub enum FireKind {
    Defensive,
    Offensive,
    Opportunity,
}

/// Attacks by fire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FireTask {
    /// The kind of fire.
    pub kind: FireKind,
    /// The attacks not yet resolved, next first.
    pub attacks: Vec<FireAttack>,
    /// Faces rolled for them, two each; none before the roll.
    pub faces: Vec<u16>,
}

/// A fire result under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShotTask {
    /// The hex that was hit.
    pub hex: Hex,
    /// Units whose losses call for a check.
    pub due: Vec<UnitId>,
    /// Whether a leader of the hex is in danger.
    pub endangered: bool,
    /// The leader lost to it.
    pub fallen: Option<LeaderId>,
    /// The units that have failed so far.
    pub failed: Vec<UnitId>,
    /// The step it has reached.
    pub step: ShotStep,
}

/// Stages of a fire result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "in this order")]
pub enum ShotStep {
    Leader,
    Checks,
    Checking,
    CheckingFellows,
    Done,
}

/// The danger to a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "fire takes no prisoners")]
pub enum Danger {
    Fire,
    Melee,
}

/// A leader's fate must be rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FateTask {
    /// The leaders: first the one that counted, then the others in file order.
    pub leaders: Vec<LeaderId>,
    /// The danger.
    pub danger: Danger,
    /// The one it is, once that is known.
    pub chosen: Option<LeaderId>,
}

/// A morale check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// The unit that checks.
    pub unit: UnitId,
    /// The terms besides those that always count [30.3].
    pub terms: Vec<Term>,
    /// Whether the usual modifier of disorder is replaced by one of those [57, 59].
    pub disorder_told: bool,
    /// A leader who no longer helps [7.6].
    pub without: Option<LeaderId>,
    /// Whether it is a check of recovery, where losses do not weigh [30.3].
    pub rally: bool,
}

impl Check {
    /// A check with nothing but what always counts.
    pub fn plain(unit: UnitId) -> Check {
        Check { unit, terms: Vec::new(), disorder_told: false, without: None, rally: false }
    }

    /// A check of recovery [31.9].
    pub(crate) fn rallying(unit: UnitId) -> Check {
        Check { rally: true, ..Check::plain(unit) }
    }
}

/// Checks asked for together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the units that check, and the reason")]
pub struct CheckTask {
    pub checks: Vec<Check>,
    pub rule: Rule,
}

/// Retreats whose friends have not checked yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PanicTask {
    /// Hexes passed or joined, one list for each retreat, first come first.
    pub paths: Vec<PanicPath>,
}

/// Hexes passed or joined by one retreat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the units, and their new hexes")]
pub struct PanicPath {
    pub unit: UnitId,
    pub hexes: Vec<Hex>,
}

/// The kind of charge: in one's own segment, or at moving units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChargeKind {
    /// In one's own charge segment.
    Own,
    /// At units that move (42).
    Opportunity,
}

/// A charge under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChargeTask {
    /// The kind of charge.
    pub kind: ChargeKind,
    /// The charging units, top first.
    pub units: Vec<UnitId>,
    /// Leaders who ride along.
    pub leaders: Vec<LeaderId>,
    /// The hex where it began.
    pub start: Hex,
    /// The path to a hex adjacent to the target.
    pub path: Vec<Hex>,
    /// The hex it is aimed at.
    pub target: Hex,
    /// The units that were there when it was ordered, top first.
    pub defenders: Vec<UnitId>,
    /// Points the path costs.
    pub cost: HalfPoints,
    /// Whether it comes straight [38.4].
    pub straight: bool,
    /// The units that have failed to stand.
    pub failed: Vec<UnitId>,
    /// The step it has reached.
    pub step: ChargeStep,
}

/// Stages of a charge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "in about this order")]
pub enum ChargeStep {
    Begin,
    CossackCheck,
    Reaction,
    AskReaction {
        units: Vec<UnitId>,
    },
    ReactionCheck {
        unit: UnitId,
    },
    Answer,
    AskAnswer {
        unit: UnitId,
    },
    CarreRoll {
        unit: UnitId,
        row: u8,
        at: Hex,
    },
    StandCheck,
    StandOthersCheck,
    GunsCheck {
        disorder: Vec<UnitId>,
        /// The losses by trampling that are still to be taken [40.4].
        trample: u8,
    },
    AskPress {
        at: Hex,
    },
    PressRecall {
        at: Hex,
    },
    /// All units it met are broken: recall, if it has one.
    Broken {
        disorder: Vec<UnitId>,
    },
    Recall {
        nobody_left: bool,
    },
    AskOccupy,
    Done,
}

/// An assault under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AssaultTask {
    /// The hex assaulted.
    pub target: Hex,
    /// The units that still assault it.
    pub units: Vec<UnitId>,
    /// Cavalry that saves itself.
    pub saving: Vec<UnitId>,
    /// Whether it follows a withdrawal: no unit withdraws from it [29.5].
    pub follow_up: bool,
    /// The row of increments, once it is fixed (R46).
    pub row: Option<u8>,
    /// The units that have failed so far.
    pub failed: Vec<UnitId>,
    /// The step it has reached.
    pub step: AssaultStep,
}

/// Stages of an assault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "in this order")]
pub enum AssaultStep {
    Withdraw,
    AskWithdraw,
    DefenderLead,
    DefenderLeadCheck,
    DefenderOthersCheck,
    AttackerLeads,
    AttackerLeadsCheck,
    AttackerOthersCheck,
    Melee,
}

/// A melee under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeleeTask {
    /// The attackers, in the order of their losses.
    pub attackers: Vec<UnitId>,
    /// The hex attacked.
    pub target: Hex,
    /// The defenders, top first.
    pub defenders: Vec<UnitId>,
    /// Cavalry that saves itself.
    pub saving: Vec<UnitId>,
    /// Whether it comes from a charge.
    pub held: bool,
    /// Whether that charge came straight.
    pub straight: bool,
    /// The natural roll.
    pub natural: Option<TwoDice>,
    /// Its result.
    pub result: Option<MeleeResult>,
    /// Leaders lost in it.
    pub fallen: Vec<Fallen>,
    /// Retreats whose friends have not checked yet.
    pub paths: Vec<PanicPath>,
    /// Carrés that are tested.
    pub tested: Vec<UnitId>,
    /// The step it has reached.
    pub step: MeleeStep,
}

/// A leader lost, and the hex whose units saw it [7.6].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the unit, and the hex")]
pub struct Fallen {
    pub leader: LeaderId,
    pub hex: Hex,
}

/// Stages of a melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "in this order")]
pub enum MeleeStep {
    Roll,
    Leaders,
    Moves,
    Checking,
    After,
}

impl MeleeTask {
    /// A melee that must be rolled.
    pub(crate) const fn new(attackers: Vec<UnitId>, target: Hex, defenders: Vec<UnitId>) -> MeleeTask {
        MeleeTask {
            attackers,
            target,
            defenders,
            saving: Vec::new(),
            held: false,
            straight: false,
            natural: None,
            result: None,
            fallen: Vec::new(),
            paths: Vec::new(),
            tested: Vec::new(),
            step: MeleeStep::Roll,
        }
    }

    /// The letter it came to.
    pub fn letter(&self) -> Option<Letter> {
        match self.result {
            Some(MeleeResult::Letter(letter)) => Some(letter),
            _ => None,
        }
    }
}

/// Units that advance into a hex that was won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdvanceTask {
    /// The hex.
    pub target: Hex,
    /// The units that attacked it.
    pub units: Vec<UnitId>,
    /// Whether a unit must advance.
    pub must: bool,
    /// Whether the advancing units may assault once more [29.5].
    pub follow_up: bool,
    /// The step it has reached.
    pub step: AdvanceStep,
}

impl AdvanceTask {
    /// An advance that no unit must make, and that no assault follows.
    pub(crate) const fn new(target: Hex, units: Vec<UnitId>) -> AdvanceTask {
        AdvanceTask { target, units, must: false, follow_up: false, step: AdvanceStep::Begin }
    }
}

/// Stages of an advance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "in this order")]
pub enum AdvanceStep {
    Begin,
    Ask,
    AskFollowUp { units: Vec<UnitId> },
}

/// Recovery under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecoveryTask {
    /// The units that check, in file order.
    pub units: Vec<UnitId>,
    /// Faces rolled for them, two each; none before the roll.
    pub faces: Vec<u16>,
}

/// The thing a task waits for while it is on top of the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// The rules carry it on by themselves.
    Nothing,
    /// A number of dice, at least one.
    Dice(usize),
    /// The morale checks that lie directly above it.
    Checks,
    /// An answer of one side.
    Answer,
}

impl Wait {
    /// A number of dice, or `Nothing` where there are none to roll.
    pub(crate) const fn dice(count: usize) -> Wait {
        if count == 0 { Wait::Nothing } else { Wait::Dice(count) }
    }
}
