//! The commands of a side, the decisions it must make, and agreed changes.

use super::definition::*;
use super::fight::*;
use super::state::*;
use super::theatre::Work;
use super::veiled::Veiled;
use super::weather::Weather;
use engine::contract::{Opening, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// A command of a side [3.1].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum Command {
    /// A formation goes to another track in its hex [4.1].
    Transfer { formation: FormationId, from: LeaderId, to: LeaderId },
    /// A Major General appears with formations from one track [4.1].
    MakeGeneral { formations: Vec<FormationId>, from: LeaderId },
    /// A Major General gives up his formations and leaves [4.1].
    Dissolve { general: LeaderId, to: LeaderId },
    /// A division gives off a brigade [4.1].
    Detach {
        brigade: UnitId,
        strength: u8,
        /// A leader in the hex; `None` for a new general.
        to: Option<LeaderId>,
    },
    /// A brigade gives its strength back [4.1].
    Rejoin { brigade: UnitId },
    /// The segment is over.
    Done,
    /// A Force is to march [5.1].
    Activate {
        leader: LeaderId,
        others: Vec<LeaderId>,
        /// Whether it is an extended march (B4).
        extended: bool,
    },
    /// Leaders without units go [5.1].
    MoveLeader { leaders: Vec<LeaderId>, path: Vec<Hex> },
    /// A Force tries a forced march (6).
    Force {
        leader: LeaderId,
        others: Vec<LeaderId>,
        /// Towards whose guns, if towards any.
        guns: Option<LeaderId>,
    },
    /// The side does nothing more in this segment.
    Pass,
    /// A piece of the Force Leader's leg [5.3].
    March {
        /// Leaders that the Force Leader takes along; named with the first leg, and then the same or none.
        carried: Vec<LeaderId>,
        path: Vec<Hex>,
    },
    /// A weak enemy stack is pushed away [5.4].
    Repulse {
        /// The leaders that go, if this begins a leg; none for the leg under way.
        leaders: Vec<LeaderId>,
        hex: Hex,
    },
    /// Another participant's leg [5.3].
    Leg { leaders: Vec<LeaderId>, path: Vec<Hex> },
    /// The march is over.
    EndMarch,
    /// Path of a repulsed stack [5.4].
    GiveWay { path: Vec<Hex> },
    /// The units that bear a loss, one entry a strength point [5.5, R66].
    Lose { units: Vec<UnitId> },
    /// A combat is declared [7.2].
    Declare { leader: LeaderId, others: Vec<LeaderId>, targets: Vec<Hex> },
    /// The Force that defends [7.3].
    Defend { leader: LeaderId, others: Vec<LeaderId> },
    /// A chit under seal [7.4].
    SealChit { seal: Hash },
    /// The content of the chit.
    OpenChit { opening: Opening },
    /// Whether the batteries go forward [7.6].
    Forward { forward: bool },
    /// The winner holds its ground [7.8.1].
    Stand,
    /// The winner breaks off [7.8.1].
    BreakOff,
    /// The loser behind walls attacks [7.8.3].
    CounterAttack,
    /// He does not.
    Decline,
    /// Paths of the retreating stacks [7.8.4].
    Retreat { paths: Vec<RetreatPath> },
    /// The leaders that pursue the stack that left this hex [7.8.4].
    Pursue { leaders: Vec<LeaderId>, hex: Hex },
    /// The leaders that advance into a vacated hex (R35).
    Advance { leaders: Vec<LeaderId>, hex: Hex },
    /// No leader pursues or advances.
    Stay,
    /// A bridge train goes with a leader (B10).
    AssignTrain { leader: LeaderId },
    /// An army changes its source (B6).
    ChangeSource { army: ArmyId, hex: Hex },
    /// A Centre is disbanded (B5).
    Disband { army: ArmyId },
    /// A unit is filled up (B7).
    AddReplacement { unit: UnitId, strength: u8 },
    /// A March Regiment is formed (B7).
    MarchRegiment {
        unit: UnitId,
        strength: u8,
        /// The unit that gives the strength; `None` for the pool.
        from: Option<UnitId>,
        /// A leader in the hex; `None` for a new general.
        to: Option<LeaderId>,
    },
    /// A general of a division is promoted (B17).
    Promote { general: LeaderId },
    /// A leader comes onto the map (B8, B9).
    Enter { leader: LeaderId, hex: Hex },
    /// A leader in a box goes to another (B9).
    Transit { leader: LeaderId },
    /// The Force Leader's leg leaves the map (B9).
    Exit {
        /// Leaders that this leader takes along, if this begins its leg; none, or the same, for the leg under way.
        carried: Vec<LeaderId>,
        /// Whether the leader goes on to the other box.
        transit: bool,
    },
    /// A Centre moves (B5).
    MoveCentre { army: ArmyId, path: Vec<Hex> },
    /// A Centre goes to an exit and leaves the map into its box (B9).
    RetireCentre {
        army: ArmyId,
        /// The path to the exit; empty in the hex of an exit.
        path: Vec<Hex>,
    },
    /// A Centre that was driven off the map, or is in a box, comes back (B5, B9).
    PlaceCentre { army: ArmyId, hex: Hex },
    /// The source towards which a Centre flees (B5), or a squadron rides off (B11).
    Flee { source: Hex },
    /// Work on a river beside the Force Leader (B10).
    Work { work: Work, side: Hexside },
    /// A train that was left here is taken along (B10).
    Collect,
    /// A redoubt is laid out (B12).
    LayRedoubt { leader: LeaderId },
    /// A command of veiled play (C3).
    Veiled(Box<Veiled>),
    /// One's last command is taken back.
    Undo,
    /// Leaders disperse for food, or gather their units again (B13).
    Mode {
        leaders: Vec<LeaderId>,
        /// Whether they are dispersed from now on.
        forage: bool,
    },
    /// The path of a leader that does not wait for orders (B19).
    Stray { path: Vec<Hex> },
    /// An outpost is set up with a leader (B11).
    PlaceOutpost { leader: LeaderId },
}

/// The content of a chit [7.4].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Choice {
    /// The loser fights on.
    Pitched,
    /// The loser retreats.
    Pursuit,
}

/// The data under a chit's seal, as canonical bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chit {
    /// The number of the combat in the game.
    pub combat: u16,
    /// The round.
    pub round: u8,
    /// The choice that was sealed.
    pub choice: Choice,
}

/// A decision that a side must make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "each is answered by the commands of its name")]
pub enum Decision {
    Organise,
    Consolidate,
    Command,
    Initiative,
    Forced,
    March {
        leader: LeaderId,
    },
    GiveWay {
        hex: Hex,
    },
    Lose {
        due: u16,
    },
    Declare,
    Defend,
    SealChit {
        combat: u16,
        round: u8,
    },
    OpenChit {
        combat: u16,
        round: u8,
    },
    Forward,
    Stand,
    CounterAttack,
    Retreat,
    Pursue,
    Advance,
    Trains,
    Admin,
    Arrivals,
    Centres,
    Flee {
        army: ArmyId,
    },
    /// Whether a squadron by itself rides off (B11).
    RideOff {
        leader: LeaderId,
    },
    OpenTrack {
        leader: LeaderId,
    },
    Claim,
    Modes,
    Astray {
        leader: LeaderId,
    },
    /// The leaders with which outposts are set up (B11).
    Outposts,
}

/// Something to weigh before it is said, or the roll that is pending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "as the commands of the same names")]
pub enum Proposal {
    /// The roll the rules wait for.
    Roll,
    Activate {
        leader: LeaderId,
        others: Vec<LeaderId>,
        extended: bool,
    },
    Force {
        leader: LeaderId,
        others: Vec<LeaderId>,
        guns: Option<LeaderId>,
    },
    /// The attrition of the march under way, if it ended now.
    EndMarch,
    Declare {
        leader: LeaderId,
        others: Vec<LeaderId>,
        targets: Vec<Hex>,
    },
    Pursue {
        leaders: Vec<LeaderId>,
        hex: Hex,
    },
}

/// One edit of the position that both players agree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the subject and its new value")]
pub enum Edit {
    Leader {
        leader: LeaderId,
        now: Leader,
    },
    Unit {
        unit: UnitId,
        now: Unit,
    },
    Bridge {
        side: Hexside,
        damaged: bool,
    },
    Morale {
        space: Space,
    },
    Weather {
        weather: Weather,
    },
    Lost {
        side: Side,
        strength: u16,
        guard: u16,
    },
    Held {
        hex: Hex,
        side: Option<Side>,
    },
    CommandsLeft {
        commands: u8,
    },
    /// Everything at once, in the middle of anything.
    Whole {
        state: Box<State>,
    },
}

/// An agreed change.
pub type Change = Vec<Edit>;
