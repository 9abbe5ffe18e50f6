//! Everything the rules read of a battle, as plain data: map, leaders, units, tables and set-up.
//!
//! Movement points, spans and subordination are counted in halves. Ids are places in the lists; leaders and units are
//! listed in the order of the bytes of their names, so that the order of ids is the order of the rules.

use super::weather::{Month, Weather};
use crate::contract::Side;
use crate::hex::Hex;
use serde::{Deserialize, Serialize};

/// One of the armies: French, Russian, Prussian.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ArmyId(pub u8);

/// A leader, by his place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LeaderId(pub u16);

/// A unit, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UnitId(pub u16);

/// A formation, by its place in the list: the units that are one body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct FormationId(pub u16);

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Definition {
    /// Its name in the files.
    pub id: String,
    /// The ground.
    pub map: MapData,
    /// The two sides, the First Player first.
    pub sides: [SideData; 2],
    /// The armies.
    pub armies: Vec<ArmyData>,
    /// Every leader who can stand on the map, generic generals too, in the order of their ids.
    pub leaders: Vec<LeaderData>,
    /// Every unit that can be on a track, in the order of their ids.
    pub units: Vec<UnitData>,
    /// The bodies that units belong to, in the order of their ids.
    pub formations: Vec<FormationData>,
    /// Units that may give off brigades and take them back [4.1].
    pub parents: Vec<ParentData>,
    /// Who stands where at the start, and with which track.
    pub forces: Vec<ForceData>,
    /// The game-turns.
    pub turns: Vec<TurnData>,
    /// Bridges that are damaged at the start.
    pub damaged: Vec<Hexside>,
    /// The morale marker.
    pub morale: MoraleData,
    /// Points for holding a hex at the end [8].
    pub held: Vec<HeldData>,
    /// What each Guard strength point lost takes from its own side's points [8].
    pub guard_penalty: u16,
    /// The tables.
    pub tables: Tables,
}

/// Two hexes that touch, the lower first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Hexside {
    /// The lower hex, by column, then row.
    pub low: Hex,
    /// The other.
    pub high: Hex,
}

impl Hexside {
    /// The side between two hexes.
    pub fn new(a: Hex, b: Hex) -> Hexside {
        Hexside { low: a.min(b), high: a.max(b) }
    }
}

/// The ground. Hexes that are in no list are clear.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "each list is named by what stands in its hexes or hexsides")]
pub struct MapData {
    /// Columns, from 1.
    pub columns: u8,
    /// Rows of the joined sheets, from 1.
    pub rows: u8,
    /// The first row in play.
    pub first_row: u8,
    /// The last row in play.
    pub last_row: u8,
    pub woods: Vec<Hex>,
    pub hills: Vec<Hex>,
    pub marsh: Vec<Hex>,
    /// Sea and lake hexes: nobody enters.
    pub water: Vec<Hex>,
    pub major_towns: Vec<Hex>,
    pub minor_towns: Vec<Hex>,
    pub fortified: Vec<Hex>,
    pub primary_rivers: Vec<Hexside>,
    pub secondary_rivers: Vec<Hexside>,
    pub lakes: Vec<Hexside>,
    pub primary_roads: Vec<Hexside>,
    pub secondary_roads: Vec<Hexside>,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideData {
    /// Its name in the files.
    pub id: String,
    /// Movement Commands in each of its player-turns [4].
    pub commands: u8,
    /// Points it must have to win [8].
    pub minimum: i32,
}

/// An army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArmyData {
    /// Its name in the files.
    pub id: String,
    /// The side it fights on.
    pub side: Side,
    /// Where its line of communications begins [5.7].
    pub source: Hex,
    /// Whether snow adds to its attrition.
    pub feels_snow: bool,
}

/// What a leader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Class {
    /// The commander of an army: nobody leads him, and his presence helps.
    Army,
    /// A leader who stays on the map without units.
    Leader,
    /// A Major General with a name.
    Named,
    /// One of the Major Generals without a name, for infantry or artillery.
    GenericFoot,
    /// One of the Major Generals without a name, for cavalry.
    GenericHorse,
}

impl Class {
    /// Whether he leaves the map when he has no units.
    pub const fn is_general(self) -> bool {
        matches!(self, Class::Named | Class::GenericFoot | Class::GenericHorse)
    }
}

/// A leader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderData {
    /// His name in the files.
    pub id: String,
    /// His name for people.
    pub name: String,
    /// His army.
    pub army: ArmyId,
    /// What he is.
    pub class: Class,
    /// Initiative.
    pub initiative: u8,
    /// Span in halves.
    pub span: u8,
    /// Subordination in halves.
    pub subordination: u8,
    /// What an army commander takes off a combat die, and off attrition.
    pub bonus: u8,
}

/// What a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the three arms")]
pub enum Arm {
    Infantry,
    Cavalry,
    Artillery,
}

impl Arm {
    /// All three, in the order in which ties are broken.
    pub const ALL: [Arm; 3] = [Arm::Infantry, Arm::Cavalry, Arm::Artillery];
}

/// A unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitData {
    /// Its name in the files.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// Its body.
    pub formation: FormationId,
    /// Its arm.
    pub arm: Arm,
    /// Whether it is of the Guard.
    pub guard: bool,
}

/// A body of units that are always on one track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormationData {
    /// Its name in the files.
    pub id: String,
    /// Its army.
    pub army: ArmyId,
    /// The general who appears with it, if he is free.
    pub general: Option<LeaderId>,
}

/// A cavalry division and the brigades it may give off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ParentData {
    /// The division.
    pub unit: UnitId,
    /// Its brigades.
    pub brigades: Vec<UnitId>,
}

/// A leader at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForceData {
    /// Who.
    pub leader: LeaderId,
    /// Where he stands.
    pub hex: Hex,
    /// His units.
    pub track: Vec<TrackData>,
}

/// A unit at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrackData {
    /// Which.
    pub unit: UnitId,
    /// Strength points.
    pub strength: u8,
}

/// A game-turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnData {
    /// Its dates for people.
    pub label: String,
    /// The month of its first day: the column of the weather table.
    pub month: Month,
    /// The weather as it was.
    pub historical: Weather,
}

/// A space of the morale track. Towards A is good for one side, towards G for the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the letters on the track")]
pub enum Space {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
}

impl Space {
    /// All of them, in order.
    pub const ALL: [Space; 7] = [Space::A, Space::B, Space::C, Space::D, Space::E, Space::F, Space::G];

    /// 0 for A, 6 for G.
    pub const fn number(self) -> i32 {
        self as i32
    }

    /// The space of that number, if the track has it.
    pub fn of(number: i32) -> Option<Space> {
        Space::ALL.into_iter().find(|space| space.number() == number)
    }
}

/// The morale marker at the start, and whom it favours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoraleData {
    /// Where it starts.
    pub start: Space,
    /// The side that gains towards G.
    pub upward: Side,
}

/// A hex that is worth points at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldData {
    /// Which.
    pub hex: Hex,
    /// How many points.
    pub points: u16,
    /// Who holds it at the start.
    pub at_start: Option<Side>,
}

/// Two numbers for the two ways of marching.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "foot and horse")]
pub struct Pair {
    pub foot: u8,
    pub horse: u8,
}

/// The tables of the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the tables on the page")]
pub struct Tables {
    pub allowance: Pair,
    /// Halves of a leader without units.
    pub leader_allowance: u8,
    /// Halves of a forced march.
    pub forced_march: u8,
    pub cost: CostTable,
    pub shift: ShiftTable,
    pub attrition: AttritionTable,
    pub combat: CombatTable,
    pub artillery: ArtilleryTable,
    /// The most that the matrix part of Resistance can be.
    pub resistance_cap: u8,
    pub pursuit: PursuitTable,
    pub repulse: RepulseTable,
    /// Weather by the die, for each month.
    pub weather: Vec<MonthWeather>,
    /// How far leaders without units look for safety (R31).
    pub flight: u8,
    pub critical: CriticalTable,
    pub points: PointsTable,
    /// Halves of a formation on a track, with infantry and without.
    pub formation_with_infantry: u8,
    pub formation_without_infantry: u8,
    /// How far the guns are heard (6).
    pub guns_heard: u8,
    /// The round in which those who hurried join, less one: a row for each die, a column for the points spent (T10).
    pub hurry_up: Vec<Vec<u8>>,
    /// Halves over open ground between a primary road and a leader (5.7).
    pub off_road: u8,
}

/// What hexes cost, in halves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the table's rows")]
pub struct CostTable {
    pub primary_road: Pair,
    pub secondary_road: Pair,
    pub clear: Pair,
    pub woods: Pair,
    pub hills: Pair,
    pub marsh: Pair,
    /// Added over a secondary river without a road.
    pub secondary_river: Pair,
    /// Foot pays this many times in mud.
    pub mud_factor: u8,
    /// But at most this for a hex.
    pub mud_cap: u8,
    /// Added to enter a hex by repulse.
    pub repulse: u8,
}

/// Columns to the left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the table's rows")]
pub struct ShiftTable {
    pub woods: u8,
    pub hills: u8,
    pub marsh: u8,
    pub major_town: u8,
    pub fortified: u8,
    pub secondary_river: u8,
    pub primary_bridge: u8,
    /// The most that they can come to.
    pub cap: u8,
}

/// A line of the attrition table: up to so many halves, so much on the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineShift {
    /// Halves spent up to this.
    pub halves: u8,
    /// Added to the die.
    pub shift: i8,
}

/// Attrition (T2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttritionTable {
    /// The column with a line of communications in a battle.
    pub with_line: u8,
    /// The column without.
    pub without_line: u8,
    /// The largest size of each row but the last, by column.
    pub row_upper: Vec<Vec<u16>>,
    /// Lines for foot, the longest march first.
    pub foot_lines: Vec<LineShift>,
    /// Lines for horse, the longest march first.
    pub horse_lines: Vec<LineShift>,
    /// The highest modified die of each column of losses but the last.
    pub die_upper: Vec<i8>,
    /// Losses by row and column.
    pub loss: Vec<Vec<u8>>,
    /// How many rows worse a Force of horse only fares.
    pub horse_row_worse: u8,
}

/// A ratio of strengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "attacker to defender")]
pub struct Ratio {
    pub attacker: u16,
    pub defender: u16,
}

/// A result of the combat table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the two numbers, and the stars of the larger")]
pub struct Cell {
    pub attacker: u8,
    pub defender: u8,
    /// On the number of the side that loses by the table.
    pub stars: u8,
}

/// Combat (T3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CombatTable {
    /// The columns, the lowest ratio first.
    pub columns: Vec<Ratio>,
    /// Results: a row for each die, the first for 1 and less, the last for 7 and more; a cell for each column.
    pub rows: Vec<Vec<Cell>>,
    /// The most rounds of one combat.
    pub rounds: u8,
}

/// Artillery fire (T3a).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArtilleryTable {
    /// The highest strength of each class but the last.
    pub strength_upper: Vec<u16>,
    /// Losses: a row for each class, a number for each die from 1 and less to 7 and more.
    pub loss: Vec<Vec<u8>>,
}

/// Pursuit (T5).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PursuitTable {
    /// Added to the Initiative.
    pub base: u8,
    /// Strength points lost for each hex pursued.
    pub loss_per_hex: u8,
    /// Strength points lost for each hex that could not be retreated.
    pub no_way_per_hex: u8,
}

/// Repulse (5.4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RepulseTable {
    /// How many times as strong the leg must be; also what makes an enemy weak (5.2).
    pub ratio: u8,
    /// How many hexes the repulsed go.
    pub hexes: u8,
}

/// The weather die in a month.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MonthWeather {
    /// Which month.
    pub month: Month,
    /// What each face brings.
    pub faces: Vec<Weather>,
}

/// When a combat moves the morale marker.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CriticalTable {
    /// Strength points that both sides together must have lost.
    pub both: u16,
    /// Strength points of the side that retreated that make it two spaces.
    pub loser: u16,
}

/// Victory points.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointsTable {
    /// For each enemy strength point lost.
    pub enemy_strength: u16,
    /// For each space of morale gained.
    pub morale_space: u16,
}

/// What the players agree on before the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionalRules {
    /// Whether the weather is rolled instead of taken from the list.
    pub rolled_weather: bool,
    /// Whether tracks are hidden (part C).
    pub veiled: bool,
    /// Forced marches towards the guns (6).
    pub sound_of_guns: bool,
    /// Late comers to a combat (B19).
    pub hurry_up: bool,
    /// Batteries pushed to the front (7.6).
    pub batteries_forward: bool,
}
