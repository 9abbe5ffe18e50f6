//! A battle as data: it may say anything; [`super::board::Board::new`] lists what is wrong with it.

pub use super::awards::*;
use super::chart::Chart;
use super::facing::Facing;
pub use super::specials::*;
use super::state::{CommandState, Formation, Morale, PhaseName};
use super::tables::Tables;
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use serde::{Deserialize, Serialize};

/// Everything the rules read of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Definition {
    /// A short name without spaces.
    pub id: String,
    /// The ground.
    pub ground: Ground,
    /// The numbers of the rules.
    pub tables: Tables,
    /// Battalions, regiments of horse and batteries.
    pub units: Vec<UnitData>,
    /// Leaders.
    pub leaders: Vec<LeaderData>,
    /// The special rules of this battle.
    pub rules: Rules,
}

/// The map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ground {
    /// The part of the sheets.
    pub chart: Chart,
    /// Every hex, in the order of the grid.
    pub cells: Vec<Cell>,
    /// Hexsides with a stream.
    pub streams: Vec<Hexside>,
    /// Hexsides with a major stream.
    pub major_streams: Vec<Hexside>,
    /// Hexsides with a fence.
    pub fences: Vec<Hexside>,
    /// Roads.
    pub roads: Vec<Road>,
    /// Places of entry.
    pub entries: Vec<Entry>,
    /// The direction of each side's retreat, Allied first [13.3].
    pub retreat: [Retreat; 2],
}

/// One hex of the ground [2.2].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// The cover of the hex.
    pub terrain: Terrain,
    /// Its level, 0 to 3.
    pub level: u8,
}

/// The terrain of a hex [2.2]. Frozen lakes are clear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Terrain {
    /// No obstacle.
    Clear,
    /// Scattered cover.
    LightCover,
    /// Woods.
    Woods,
    /// A town or village.
    HardCover,
    /// A frozen wetland.
    Wetland,
}

/// A road from hex to hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Road {
    /// Its name.
    pub name: String,
    /// Whether it is a major one.
    pub major: bool,
    /// Hex by hex.
    pub path: Vec<Hex>,
}

/// A place of entry [5.14].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its code on the counters.
    pub code: String,
    /// The hexes that serve.
    pub hexes: Vec<Hex>,
    /// No unit enters there in Road Column [20.23].
    pub no_road_column: bool,
}

/// The side of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edge {
    /// The highest row.
    North,
    /// The highest column.
    East,
    /// The lowest row.
    South,
    /// The lowest column.
    West,
}

/// A stretch of a map edge, in absolute rows or columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stretch {
    /// The edge.
    pub edge: Edge,
    /// The first row or column.
    pub from: u8,
    /// The last one.
    pub to: u8,
}

/// The direction of a side's retreat [13.3].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// The number that grows toward safety.
    pub potential: Potential,
    /// Edges a unit may be driven over.
    pub edges: Vec<Stretch>,
}

/// The number that grows toward safety [13.3].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Potential {
    /// 2 * column + (row odd) + row.
    Diagonal,
    /// The same diagonal in the other direction.
    DiagonalBack,
    /// The row.
    Row,
    /// The row, the other way.
    RowBack,
}

/// The nation of troops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Nation {
    /// Russian.
    Russian,
    /// Prussian.
    Prussian,
    /// French.
    French,
}

/// The arm of a counter [1.3].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arm {
    /// A battalion.
    Infantry(FootKind),
    /// A regiment of horse, or half of one.
    Cavalry(HorseKind),
    /// A battery, or half of one.
    Artillery(GunKind),
}

/// Kinds of battalions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FootKind {
    /// Line.
    Line,
    /// Grenadiers.
    Grenadier,
    /// Guard.
    Guard,
    /// Light infantry: may detach skirmish units.
    Light,
    /// Jaegers: may detach skirmish units.
    Jaeger,
}

/// Kinds of horse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HorseKind {
    /// Cuirassiers, dragoons.
    Heavy,
    /// Hussars, chasseurs.
    Light,
    /// Cossacks.
    Cossack,
}

/// Kinds of batteries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GunKind {
    /// Foot artillery of class 1.
    FootHeavy,
    /// Foot artillery of class 2.
    Foot,
    /// Horse artillery.
    Horse,
    /// Russian light halves, `Lt`.
    Light,
}

/// The time of an arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arrival {
    /// From that turn on.
    Turn(u8),
    /// This many turns after Eylau is to be held [20.14.B.3].
    AfterHold(u8),
}

/// The place of a counter at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Start {
    /// In a hex.
    On(Hex),
    /// Off the map, to come later.
    Entry {
        /// The time of its arrival.
        arrival: Arrival,
        /// The code of its place of entry.
        code: String,
    },
    /// On the command display; leaders only [20.22].
    Display,
}

/// Counters that are only there if the players agreed on them [97.1].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Extra {
    /// The Guard of turn 47.
    Guard,
}

/// A counter as it begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitData {
    /// Its id; order by id is by its bytes (R75).
    pub id: String,
    /// Its name.
    pub name: String,
    /// The owner.
    pub side: Side,
    /// Its nation.
    pub nation: Nation,
    /// The arm.
    pub arm: Arm,
    /// Strength points; of a battery its crew.
    pub strength: u8,
    /// Guns; 0 but for batteries.
    pub guns: u8,
    /// Printed effectiveness rating.
    pub er: u8,
    /// Effectiveness modifier, 0 or 1.
    pub em: u8,
    /// Regiment.
    pub regiment: Option<String>,
    /// Brigade.
    pub brigade: Option<String>,
    /// Division.
    pub division: Option<String>,
    /// Corps.
    pub corps: Option<String>,
    /// The battery it is, or is half of.
    pub battery: Option<String>,
    /// The leader who takes the place of its brigade leader.
    pub attached: Option<String>,
    /// A group with a limit of its own.
    pub group: Option<String>,
    /// The place at the start.
    pub start: Start,
    /// Its formation at the start.
    pub formation: Formation,
    /// Its facing at the start.
    pub facing: Facing,
    /// Its order at the start.
    pub morale: Morale,
    /// Whether it begins Exhausted.
    pub exhausted: bool,
    /// Skirmish units of its own at set-up.
    pub skirmishers_each: u8,
    /// Skirmish units of its whole regiment at set-up.
    pub regiment_skirmishers: u8,
    /// Once unlimbered it stays so [20.24].
    pub once_unlimbered_stays: bool,
    /// Waits for a die of its brigade [20.23].
    pub rolls_to_enter: bool,
    /// Only with that option.
    pub extra: Option<Extra>,
}

/// The rank of a leader [1.3].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Level {
    /// A brigade leader.
    Brigade,
    /// An artillery leader.
    Artillery,
    /// A Cossack leader.
    Cossack,
    /// A division leader.
    Division,
    /// A detachment commander.
    Detachment,
    /// A wing commander.
    Wing,
    /// A corps commander.
    Corps,
    /// An army commander.
    Army,
}

/// A leader as he begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderData {
    /// His id.
    pub id: String,
    /// His name.
    pub name: String,
    /// The owner.
    pub side: Side,
    /// His rank.
    pub level: Level,
    /// Command radius.
    pub radius: u8,
    /// Command bonus.
    pub bonus: u8,
    /// Mobile value.
    pub mobile: u8,
    /// Brigades, regiments, divisions and corps his list names; `*` is everything, `C` Russian horse [1.12].
    pub commands: Vec<String>,
    /// His superior's id; one that is not in this battle is off the map for all of it.
    pub superior: Option<String>,
    /// The leader's place at the start.
    pub start: Start,
    /// His command state.
    pub state: CommandState,
    /// A delay marker he begins with.
    pub delay: Option<u8>,
    /// Whether he comes with an Attack Order [17.8].
    pub attack_order: bool,
    /// Waits for the die of a brigade [20.23].
    pub rolls_to_enter: bool,
    /// Whether he comes back when he falls [19.8].
    pub returns: bool,
    /// Only with that option.
    pub extra: Option<Extra>,
}

/// The special rules of a battle [20.0 to 20.2].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The first turn.
    pub first_turn: u8,
    /// The last turn.
    pub last_turn: u8,
    /// The phase the first turn begins with.
    pub first_phase: PhaseName,
    /// The victory level at the start, Allied positive.
    pub level: i8,
    /// The fatigue of infantry and of horse that is not Cossack (15).
    pub fatigue: u8,
    /// Whether Russian batteries lose guns before play [7.6].
    pub gun_losses: bool,
    /// The set-up of the sides.
    pub deploy: Deploy,
    /// Command by orders [20.24]; otherwise as for the rear guard [20.15.B].
    pub orders: Option<Orders>,
    /// Turns a fallen brigade leader stays away, and a higher one.
    pub return_after: ReturnAfter,
    /// The commander whose radius serves every Russian brigade leader and Jaeger [20.15.B].
    pub overall: Option<String>,
    /// Brigade leaders who are in command in a town hex alone [20.15.B].
    pub in_town: Vec<String>,
    /// Commanders who go Mobile by command, without a die, in the radius of the overall one [17.7].
    pub mobile_at_will: Vec<String>,
    /// Commanders who never check whether they stay Mobile [17.6].
    pub no_continuation: Vec<String>,
    /// The artillery leader of 19.54, and whose radius serves him.
    pub gunner: Option<Gunner>,
    /// No Allied combat unit enters a hex on this turn [20.13].
    pub allied_still: Option<u8>,
    /// Groups that stay where they are at first [20.13].
    pub groups: Vec<Group>,
    /// The drunken Jaegers [20.15.A].
    pub drunken: Option<Drunken>,
    /// Limits of the objective lines [20.14].
    pub lines: Lines,
    /// The cup of the heavy batteries [20.14.B.1].
    pub cup: Option<CupRule>,
    /// The withdrawal [20.04, 20.14.B.2].
    pub withdraw: Option<Withdraw>,
    /// Hold Eylau! [20.14.B.3].
    pub hold: Option<Hold>,
    /// The town whose hexes count.
    pub town: Vec<Hex>,
    /// Church and castle [12.4].
    pub strongholds: Vec<Hex>,
    /// Hexes no French combat unit enters [20.22].
    pub french_closed: Option<ClosedLine>,
    /// Russians that are not Cossacks stay north of a row for a time [20.24].
    pub south_limit: Option<RowLimit>,
    /// Units of one commander stay south of a row for a time [20.24].
    pub north_limit: Option<RowLimit>,
    /// Cossacks that are driven onto the map [20.23].
    pub chased: Option<Chased>,
    /// Brigades that come by a die [20.23].
    pub by_die: Option<ByDie>,
    /// A corps that may come later and as one [20.38].
    pub delayed: Option<Delayed>,
    /// The route of the same corps if it marches farther east [20.38].
    pub shifted: Option<Shifted>,
    /// The turn up to which Russian guns may be silent [20.34].
    pub silent_guns: Option<SilentGuns>,
    /// Hexes whose control is kept, with who has it at the start [1.10].
    pub control: Vec<ControlHex>,
    /// Roads that put Cossacks in command lead here [19.23].
    pub cossack_road_exits: Vec<Hex>,
    /// The victory conditions.
    pub victory: Victory,
    /// Armies and corps whose morale is kept, if the players agree on it (14).
    pub bodies: Vec<Body>,
    /// The grand charge [19.7].
    pub grand: Option<GrandRule>,
    /// A ceasefire at night [20.44].
    pub ceasefire: Option<CeasefireRule>,
}

/// Set-up [20.02, 20.12, 20.22].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deploy {
    /// The sides that set up, in order.
    pub sides: Vec<Side>,
    /// Whether formations and facings may be chosen.
    pub formations: bool,
    /// Largest distance of a skirmish unit from its battalion, in hexes.
    pub skirmishers_within: u8,
    /// Distance from an enemy within which a unit may not be, in hexes; 0 if that does not matter.
    pub from_enemy: u8,
}

/// Turns a fallen leader stays away [19.8].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReturnAfter {
    /// A brigade, artillery or Cossack leader.
    pub brigade: u8,
    /// A higher one.
    pub higher: u8,
}

/// The artillery leader of 19.54.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gunner {
    /// His id.
    pub leader: String,
    /// Commanders in whose radius he is in command.
    pub under: Vec<String>,
}
