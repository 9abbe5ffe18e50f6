//! Everything a side may do, in a form from which every legal command can be built.

use super::command::{Choice, Command};
use super::definition::*;
use super::tables::Pace;
use super::ways_open::{Defence, Ways};
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The legal answers to the present question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Options {
    /// No side has a decision to make.
    Nothing,
    /// Organisation [4.1]; Done is always legal.
    Organise(OrganiseOptions),
    /// Activations; Pass is always legal.
    Activate(ActivateOptions),
    /// A march.
    March(MarchOptions),
    /// The path of a repulsed stack.
    GiveWay(Ways),
    /// A loss: each part is divided among its units.
    Lose(Vec<LossPart>),
    /// Combats to declare.
    Declare(DeclareOptions),
    /// Sets that may defend.
    Defend(Vec<Defence>),
    /// The choices that may be sealed.
    SealChit(Vec<Choice>),
    /// A chit is owed; only its owner's machine knows it.
    OpenChit,
    /// Batteries forward, or not.
    Forward,
    /// Stand, or break off.
    Stand,
    /// Counter-attack, or decline.
    CounterAttack,
    /// A path for every stack.
    Retreat(Vec<Ways>),
    /// The leaders that may pursue each stack, or Stay.
    Pursue(Vec<HexChoice>),
    /// The leaders that may advance into each hex, together from one hex, or Stay.
    Advance(Vec<HexChoice>),
    /// Decisions of a campaign only (part B): every legal command, and whether the side may also pass or be done.
    Campaign {
        /// The commands.
        commands: Vec<Command>,
        /// Whether nothing at all may be said too.
        may_pass: bool,
    },
}

/// Organisation [4.1].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrganiseOptions {
    /// Formations that may go to another track.
    pub transfers: Vec<TransferOption>,
    /// Generals that may be made of one formation; more of the same track may go with it while the span holds.
    pub generals: Vec<GeneralOption>,
    /// Generals that may be dissolved.
    pub dissolves: Vec<DissolveOption>,
    /// Brigades that may be detached.
    pub detaches: Vec<DetachOption>,
    /// Brigades that may rejoin.
    pub rejoins: Vec<UnitId>,
    /// Further commands of a campaign: replacements, regiments, promotions, redoubts (B7, B12, B17).
    pub more: Vec<Command>,
}

impl OrganiseOptions {
    /// Whether there is nothing but Done.
    pub fn is_empty(&self) -> bool {
        self.transfers.is_empty()
            && self.generals.is_empty()
            && self.dissolves.is_empty()
            && self.detaches.is_empty()
            && self.rejoins.is_empty()
            && self.more.is_empty()
    }
}

/// A transfer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "as the command")]
pub struct TransferOption {
    pub formation: FormationId,
    pub from: LeaderId,
    pub to: LeaderId,
}

/// A general of one formation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "as the command, and the leader who would appear")]
pub struct GeneralOption {
    pub formation: FormationId,
    pub from: LeaderId,
    pub general: LeaderId,
}

/// A general to dissolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "as the command")]
pub struct DissolveOption {
    pub general: LeaderId,
    pub to: LeaderId,
}

/// A brigade to detach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DetachOption {
    /// The brigade to detach.
    pub brigade: UnitId,
    /// Up to this many strength points.
    pub most: u8,
    /// Leaders it may go to.
    pub to: Vec<LeaderId>,
    /// The general who would appear with it.
    pub general: Option<LeaderId>,
}

/// Activations, by command, by initiative or forced.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActivateOptions {
    /// The leaders that may lead a Force.
    pub forces: Vec<ForceOption>,
    /// Leaders without units who may go alone, with their reach.
    pub movers: Vec<MoverOption>,
}

/// A Force Leader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForceOption {
    /// The Force Leader.
    pub leader: LeaderId,
    /// A legal Force under this leader: alone, or with those named here.
    pub with: Vec<LeaderId>,
    /// The leaders that may each be named; several while the span holds.
    pub others: Vec<LeaderId>,
    /// Halves of span left for others.
    pub room: u16,
    /// Whether that Force needs a die.
    pub rolled: bool,
    /// Number of the six faces that let it go.
    pub chances: u8,
    /// Whether its march may be extended (B4).
    pub may_extend: bool,
    /// Enemies to whose guns he may march.
    pub guns: Vec<LeaderId>,
}

/// Leaders without units in one hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoverOption {
    /// The leaders that may go, together or each alone.
    pub leaders: Vec<LeaderId>,
    /// Their present hex.
    pub from: Hex,
    /// The hexes they can reach.
    pub reach: Vec<Reached>,
}

/// The reason a leg ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// The hex is in an enemy zone of control.
    Zone,
}

/// A hex that can be reached. The cheapest path leads through the hex before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "where, from where, for how many halves, and whether the leg ends there")]
pub struct Reached {
    pub hex: Hex,
    pub before: Hex,
    pub cost: u8,
    pub stop: Option<Stop>,
}

/// The cheapest path to a hex of a reach.
pub fn path_to(from: Hex, reach: &[Reached], to: Hex) -> Vec<Hex> {
    let (mut path, mut at) = (Vec::new(), to);
    while at != from && path.len() <= reach.len() {
        let Ok(found) = reach.binary_search_by_key(&at, |reached| reached.hex) else { return Vec::new() };
        path.push(at);
        at = reach.get(found).map_or(from, |reached| reached.before);
    }
    path.reverse();
    path
}

/// A march under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarchOptions {
    /// The Force Leader.
    pub leader: LeaderId,
    /// The leader's own leg: by pace, since leaders it takes along may slow it down.
    pub own: Vec<LegOption>,
    /// Legs of others.
    pub legs: Vec<LegOption>,
    /// Stacks that may be pushed away.
    pub repulses: Vec<RepulseOption>,
    /// Further commands of a campaign: bridge work, trains, leaving the map (B9, B10).
    pub works: Vec<Command>,
    /// Whether the march may end.
    pub may_end: bool,
}

/// A leg that may be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LegOption {
    /// The hex where it starts.
    pub from: Hex,
    /// The leaders that must be in it.
    pub leaders: Vec<LeaderId>,
    /// The leaders that may come along at this pace.
    pub may_join: Vec<LeaderId>,
    /// Its pace of movement.
    pub pace: Pace,
    /// Halves it can still spend.
    pub left: u8,
    /// The hexes it can reach.
    pub reach: Vec<Reached>,
    /// Hexes where its path may end.
    pub ends: Vec<Hex>,
}

/// A repulse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "as the command, and its cost")]
pub struct RepulseOption {
    pub leaders: Vec<LeaderId>,
    pub hex: Hex,
    pub cost: u8,
}

/// A part of a loss.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LossPart {
    /// Strength points to be taken.
    pub due: u16,
    /// From these, each with what it has.
    pub units: Vec<UnitChoice>,
}

/// A unit that may bear a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "which, and its strength points")]
pub struct UnitChoice {
    pub unit: UnitId,
    pub strength: u16,
}

/// Combats to declare.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeclareOptions {
    /// The leaders that may attack, with the hexes they can attack.
    pub attackers: Vec<AttackerOption>,
    /// Leaders with artillery alone, who may come along.
    pub gunners: Vec<AttackerOption>,
    /// Leaders without units who may be named with a participant of their hex.
    pub idle: Vec<LeaderId>,
    /// The leaders that must attack.
    pub obliged: Vec<LeaderId>,
    /// Hexes that must be attacked.
    pub owed: Vec<Hex>,
    /// Declarations that are legal in their present form.
    pub ready: Vec<ReadyDeclaration>,
    /// Whether nothing is owed.
    pub may_pass: bool,
}

/// A leader beside the enemy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the leader, and the hexes he may attack")]
pub struct AttackerOption {
    pub leader: LeaderId,
    pub hexes: Vec<Hex>,
}

/// A legal declaration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "as the command")]
pub struct ReadyDeclaration {
    pub leader: LeaderId,
    pub others: Vec<LeaderId>,
    pub targets: Vec<Hex>,
}

/// A hex and the leaders who may go there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the hex and the leaders")]
pub struct HexChoice {
    pub hex: Hex,
    pub leaders: Vec<LeaderId>,
}
