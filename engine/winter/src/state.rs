//! Every part of a position.

use super::agenda::Task;
use super::day::Day;
use super::facing::Facing;
pub use super::ids::{LeaderId, UnitId};
pub use super::skies::{Snow, Weather};
pub use super::waves::{GrandCharge, Rider, Wave};
use engine::contract::Side;
use engine::digest::Hash;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The phases of a game-turn [4.1].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PhaseName {
    /// 0.
    Interphase,
    /// 1.
    AlliedCommand,
    /// 2.
    AlliedRally,
    /// 3.
    FrenchMovement,
    /// 4.
    AlliedShock,
    /// 5.
    ReciprocalFire,
    /// 6.
    FrenchCommand,
    /// 7.
    FrenchRally,
    /// 8.
    AlliedMovement,
    /// 9.
    FrenchShock,
    /// 10.
    EndOfTurn,
}

impl PhaseName {
    /// All eleven, in order.
    pub const ALL: [PhaseName; 11] = [
        PhaseName::Interphase,
        PhaseName::AlliedCommand,
        PhaseName::AlliedRally,
        PhaseName::FrenchMovement,
        PhaseName::AlliedShock,
        PhaseName::ReciprocalFire,
        PhaseName::FrenchCommand,
        PhaseName::FrenchRally,
        PhaseName::AlliedMovement,
        PhaseName::FrenchShock,
        PhaseName::EndOfTurn,
    ];

    /// The side whose phase it is; the Allied side where it belongs to both.
    pub const fn side(self) -> Side {
        match self {
            PhaseName::FrenchMovement | PhaseName::FrenchCommand | PhaseName::FrenchRally | PhaseName::FrenchShock => {
                Side::Second
            }
            _ => Side::First,
        }
    }

    /// Whether combat units move in it.
    pub const fn is_movement(self) -> bool {
        matches!(self, PhaseName::FrenchMovement | PhaseName::AlliedMovement)
    }

    /// Whether shock is fought in it.
    pub const fn is_shock(self) -> bool {
        matches!(self, PhaseName::AlliedShock | PhaseName::FrenchShock)
    }

    /// Whether leaders command in it.
    pub const fn is_command(self) -> bool {
        matches!(self, PhaseName::AlliedCommand | PhaseName::FrenchCommand)
    }
}

/// The order a unit is in [1.4].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Morale {
    /// Good order.
    Good,
    /// Disordered.
    Disordered,
    /// Routed.
    Routed,
}

/// Formations [1.4]. Skirmish units, crews and Cossacks are always in General Order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Formation {
    /// Infantry in line.
    Line,
    /// Infantry in a line of two hexes.
    ExtendedLine,
    /// Infantry in column.
    Column,
    /// Infantry in square.
    Square,
    /// A unit of any arm in a column on a road.
    RoadColumn,
    /// Infantry in general order.
    GeneralOrder,
    /// Horse.
    Formed,
    /// Guns behind their teams.
    Limbered,
    /// Guns ready to fire.
    Unlimbered,
}

impl Formation {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Formation; 9] = [
        Formation::Line,
        Formation::ExtendedLine,
        Formation::Column,
        Formation::Square,
        Formation::RoadColumn,
        Formation::GeneralOrder,
        Formation::Formed,
        Formation::Limbered,
        Formation::Unlimbered,
    ];
}

/// On which hand the second hex of an Extended Line lies [5.7].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Hand {
    /// In direction f - 2.
    Left,
    /// In direction f + 1.
    Right,
}

/// The place of a combat unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// Still to come.
    Waiting,
    /// In a hex.
    On(Hex),
    /// Guns without a crew lie in a hex [7.2].
    Abandoned(Hex),
    /// Lost.
    Eliminated,
    /// Withdrawn by the Allied side [20.14.B.2].
    Withdrawn,
    /// Left over an edge [20.25.6].
    Exited,
    /// Taken out of the game, without being lost.
    Removed,
    /// A skirmish unit or crew that is with its battalion or battery.
    Unused,
}

/// The enemies at which a unit fires as they pass [4.4].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FireOrder {
    /// At any enemy.
    Any,
    /// At formed targets and horse.
    Formed,
    /// At no enemy.
    Hold,
}

/// The detachment commander of a unit [19.51].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Detachment {
    /// The one whose list names it, if there is one.
    #[default]
    Listed,
    /// The leader to whom it was attached.
    Attached(LeaderId),
    /// None: it was released to its own command.
    Released,
}

/// The state of a combat unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// The place of the unit.
    pub place: Place,
    /// Its depth in its hex, 0 on top [9.5].
    pub depth: u8,
    /// Its order.
    pub morale: Morale,
    /// Its formation.
    pub formation: Formation,
    /// Its facing.
    pub facing: Facing,
    /// The second hex of an Extended Line.
    pub hand: Option<Hand>,
    /// Strength points; of a battery its crew.
    pub strength: u8,
    /// Guns.
    pub guns: u8,
    /// Points a battery has suffered, for every second one takes a gun [7.2].
    pub suffered: u8,
    /// Points of ammunition a battery still has [7.7].
    pub ammunition: u8,
    /// Whether horse is Exhausted.
    pub exhausted: bool,
    /// Standing order for fire.
    pub fire: FireOrder,
    /// Standing order: offer opportunity charges.
    pub charges: bool,
    /// Released, if it was drunken [20.15.A].
    pub released: bool,
    /// Active, if its brigade could be Inactive [17.5].
    pub active: bool,
    /// A declared charge, until its shock phase [12.2].
    pub charge: bool,
    /// The one attempt at a charge this turn is used (R25).
    pub tried: bool,
    /// It left the map at half strength or more [20.16.3].
    pub left_strong: bool,
    /// The detachment commander it is under [19.51].
    pub detachment: Detachment,
    /// The actions of the unit in this phase.
    pub marks: Marks,
}

/// The actions of a unit in a phase [4.5].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Marks {
    /// Movement points spent, in sixths.
    pub spent: u16,
    /// Its allowance, once it has done something, in sixths [5.3].
    pub allowance: Option<u16>,
    /// It failed a check and moves no more.
    pub failed: bool,
    /// It used Grand Tactical Movement.
    pub grand: bool,
    /// It came onto the map in this phase, so it is in command.
    pub entered: bool,
    /// Free actions [5.1].
    pub free: u8,
    /// Fires: in phase 5, or at what came by.
    pub fires: u8,
    /// Shock attacks made.
    pub attacks: u8,
    /// Checked because a rout passed by (R28).
    pub passed_by: bool,
    /// Checked because of a Cossack (R32).
    pub flanked: bool,
    /// Made an opportunity charge [12.6].
    pub countered: bool,
    /// Tried to command itself: nothing, or whether it may move [19.23].
    pub self_command: Option<bool>,
    /// A point of ammunition was spent [7.7].
    pub shot: bool,
    /// Checked because a friend went back beside it, or the Guard did [13.7, 20.35].
    pub shaken: bool,
}

/// Whether a commander is on the move [17.1].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CommandState {
    /// Standing.
    Standing,
    /// Mobile.
    Mobile,
    /// Inactive.
    Inactive,
}

/// The place of a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Post {
    /// Still to come.
    Waiting,
    /// On the display, until he is activated and placed.
    Display,
    /// In a hex.
    On(Hex),
    /// Fallen; comes back in this many turns.
    Track(u8),
    /// Back, to be placed in the own command phase.
    Returning,
    /// Gone for good.
    Lost,
    /// Withdrawn.
    Withdrawn,
}

/// The state of a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leader {
    /// The place of the leader.
    pub post: Post,
    /// His command state.
    pub state: CommandState,
    /// Reduced: his bonus is 0 [19.8].
    pub reduced: bool,
    /// A delay marker.
    pub delay: Option<u8>,
    /// Points spent in this phase, in sixths.
    pub spent: u16,
    /// Free actions in this phase.
    pub free: u8,
    /// Came onto the map in this phase.
    pub entered: bool,
    /// Tried to go Mobile in this turn [17.7].
    pub tried: bool,
    /// His place was chosen in this phase (R82).
    pub placed: bool,
}

/// Two units of which one was offered a charge at the other in this phase [12.6].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offered {
    /// The horse.
    pub charger: UnitId,
    /// The unit that came near.
    pub target: UnitId,
}

/// One draw from the cup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draw {
    /// The seal on the die; none for the last chit, which needs no die.
    pub seal: Option<Hash>,
    /// Number of chits that were in the cup.
    pub chits: u16,
}

/// The cup [20.14.B.1].
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Cup {
    /// The draws, in order.
    pub draws: Vec<Draw>,
    /// Draws that were made before blanks were added; nothing while none were.
    pub added_after: Option<u8>,
    /// Whether drawing is suspended.
    pub suspended: bool,
    /// Batteries drawn, once the draws are open.
    pub batteries: Option<u8>,
}

/// An Attack Order [17.8].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttackOrder {
    /// The leader.
    pub leader: LeaderId,
    /// Its track.
    pub violations: u8,
    /// Whether it still holds.
    pub holds: bool,
}

/// The distances of a brigade's units when the movement phase began, for 17.8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nearest {
    /// A battalion.
    pub unit: UnitId,
    /// Its distance to the nearest enemy.
    pub distance: u16,
}

/// The fatigue of a brigade (15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tired {
    /// Points of fatigue.
    pub points: u8,
    /// A unit of it fought in shock or charged in this hour.
    pub fought: bool,
}

/// The steadiness of an army or corps (14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum Nerve {
    /// As it came.
    #[default]
    Steady,
    /// Demoralised.
    Demoralised,
    /// Disintegrated.
    Disintegrated,
}

/// The morale of an army or corps (14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Spirit {
    /// Its points; they fall below 0, too.
    pub points: i16,
    /// The steadiness at the last Interphase.
    pub nerve: Nerve,
    /// That it has fallen low has counted for the level [20.35].
    pub low_counted: bool,
    /// That it was demoralised has counted [20.35].
    pub broken_counted: bool,
}

/// Everything that is not a counter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Affairs {
    /// The side that controls each hex of the definition's list, in its order.
    pub control: Vec<Option<Side>>,
    /// The victory level, Allied positive.
    pub level: i8,
    /// Strength points lost, leaders' points included, Allied first (R64).
    pub lost: [u16; 2],
    /// Whether each group of the definition is free, in its order.
    pub free_groups: Vec<bool>,
    /// Whether the withdrawal is declared.
    pub withdrawal: bool,
    /// The turn on which Eylau was to be held.
    pub hold: Option<u8>,
    /// A French infantry unit has entered the town or a stronghold of it.
    pub town_entered: bool,
    /// The cup.
    pub cup: Cup,
    /// Attack Orders in force.
    pub attack_orders: Vec<AttackOrder>,
    /// Order points of headquarters this turn.
    pub order_points: u8,
    /// The one French order is given.
    pub french_order_given: bool,
    /// Order limits of the definition that an enemy has lifted, in its order.
    pub limits_lifted: Vec<bool>,
    /// Brigades of the definition that may come, in its order.
    pub brigades_due: Vec<bool>,
    /// Villages of the definition that have counted, in its order.
    pub villages_counted: Vec<bool>,
    /// Brigades beyond the row have counted.
    pub row_counted: bool,
    /// Strength that has left has counted.
    pub exit_counted: bool,
    /// Strength that has left.
    pub exited: u16,
    /// Distances when the movement phase began.
    pub nearest: Vec<Nearest>,
    /// Charges offered in this phase.
    pub offered: Vec<Offered>,
    /// Units that may have lost a gun in this command [7.5].
    pub gun_checks: Vec<UnitId>,
    /// Snow and wind (18).
    pub weather: Weather,
    /// The fatigue of the brigades, in the order of [`super::board::Board::brigades`] (15).
    pub fatigue: Vec<Tired>,
    /// The morale of armies and corps, in the order of the definition (14).
    pub spirits: Vec<Spirit>,
    /// The grand charge, once it is declared [19.7].
    pub grand: Option<GrandCharge>,
    /// The night turn on which a ceasefire was declared [20.44].
    pub ceasefire: Option<u8>,
    /// A unit has fired or fought in this turn; kept where a ceasefire may be declared [20.44].
    pub fought: bool,
}

/// Every part of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The game-turn.
    pub turn: u8,
    /// The phase.
    pub phase: PhaseName,
    /// Number of phases that have begun.
    pub phases: u32,
    /// Combat units by id.
    pub units: Vec<Unit>,
    /// Leaders by id.
    pub leaders: Vec<Leader>,
    /// The rest.
    pub affairs: Affairs,
    /// The tasks still to do, the next one last. Never empty.
    pub agenda: Vec<Task>,
    /// The day on the whole field, if the battle is fought on it [20.3].
    pub day: Option<Box<Day>>,
}

/// Stands in where there is no such unit.
const NOBODY: Unit = Unit {
    place: Place::Removed,
    depth: 0,
    morale: Morale::Good,
    formation: Formation::GeneralOrder,
    facing: Facing::North,
    hand: None,
    strength: 0,
    guns: 0,
    suffered: 0,
    ammunition: 0,
    exhausted: false,
    fire: FireOrder::Hold,
    charges: false,
    released: true,
    active: true,
    charge: false,
    tried: false,
    left_strong: false,
    detachment: Detachment::Listed,
    marks: Marks {
        spent: 0,
        allowance: None,
        failed: false,
        grand: false,
        entered: false,
        free: 0,
        fires: 0,
        attacks: 0,
        passed_by: false,
        flanked: false,
        countered: false,
        self_command: None,
        shot: false,
        shaken: false,
    },
};

/// Stands in where there is no such leader.
const NO_LEADER: Leader = Leader {
    post: Post::Lost,
    state: CommandState::Standing,
    reduced: true,
    delay: None,
    spent: 0,
    free: 0,
    entered: false,
    tried: false,
    placed: false,
};

impl Unit {
    /// The hex it is in.
    pub const fn hex(&self) -> Option<Hex> {
        match self.place {
            Place::On(hex) => Some(hex),
            _ => None,
        }
    }
}

impl Default for Unit {
    fn default() -> Unit {
        NOBODY
    }
}

impl Default for Leader {
    fn default() -> Leader {
        NO_LEADER
    }
}

impl Leader {
    /// The hex he is in.
    pub const fn hex(&self) -> Option<Hex> {
        match self.post {
            Post::On(hex) => Some(hex),
            _ => None,
        }
    }
}

impl State {
    /// A unit; an empty one if there is none of that id.
    pub fn unit(&self, id: UnitId) -> &Unit {
        self.units.get(usize::from(id.0)).unwrap_or(&NOBODY)
    }

    /// A leader; a lost one if there is none of that id.
    pub fn leader(&self, id: LeaderId) -> &Leader {
        self.leaders.get(usize::from(id.0)).unwrap_or(&NO_LEADER)
    }
}
