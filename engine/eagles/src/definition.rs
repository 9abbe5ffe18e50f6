//! Everything the rules read of a battle, as plain data: map, leaders, units, tables and set-up.
//!
//! Movement points, spans and subordination are counted in halves. Ids are places in the lists; leaders and units are
//! listed in the order of the bytes of their names, so that the order of ids is the order of the rules.

use super::campaign::CampaignData;
use super::tables::Tables;
use super::weather::{Month, Weather};
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The strongest unit (1).
pub(crate) const MOST_STRENGTH: u8 = 9;

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
    /// Every leader that can be on the map, generic generals too, in the order of their ids.
    pub leaders: Vec<LeaderData>,
    /// Every unit that can be on a track, in the order of their ids.
    pub units: Vec<UnitData>,
    /// The bodies that units belong to, in the order of their ids.
    pub formations: Vec<FormationData>,
    /// Units that may give off brigades and take them back [4.1].
    pub parents: Vec<ParentData>,
    /// The hex and the track of each leader at the start.
    pub forces: Vec<ForceData>,
    /// The game-turns.
    pub turns: Vec<TurnData>,
    /// Bridges that are damaged at the start.
    pub damaged: Vec<Hexside>,
    /// The morale marker.
    pub morale: MoraleData,
    /// Points for holding a hex at the end (8).
    pub held: Vec<HeldData>,
    /// Victory points that each lost Guard strength point takes from its own side (8).
    pub guard_penalty: u16,
    /// The tables.
    pub tables: Tables,
    /// The campaign data (part B); `None` for a battle.
    pub campaign: Option<CampaignData>,
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
#[allow(missing_docs, reason = "each list is named by the contents of its hexes or hexsides")]
pub struct MapData {
    /// Columns, from 1.
    pub columns: u8,
    /// Rows of the joined sheets, from 1.
    pub rows: u8,
    /// The first row in play.
    pub first_row: u8,
    /// The last row in play.
    pub last_row: u8,
    /// The sheets in play, from the north: how hexes are printed.
    pub sheets: Vec<SheetData>,
    pub woods: Vec<Hex>,
    pub hills: Vec<Hex>,
    pub marsh: Vec<Hex>,
    /// Sea and lake hexes, which no unit enters.
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

/// A sheet of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetData {
    /// The letter printed before its numbers, "N".
    pub letter: String,
    /// The first row of the joined map that is printed by it.
    pub first: u8,
    /// Rows of the joined map above its own first row.
    pub above: u8,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideData {
    /// Its name in the files.
    pub id: String,
    /// Movement Commands in each of its player-turns (4).
    pub commands: u8,
    /// Points it must have to win (8).
    pub minimum: i32,
}

/// An army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArmyData {
    /// Its name in the files.
    pub id: String,
    /// The side it fights on.
    pub side: Side,
    /// The hex where its line of communications begins [5.7].
    pub source: Hex,
    /// Whether snow adds to its attrition.
    pub feels_snow: bool,
}

/// The class of a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Class {
    /// The commander of an army: it has no superior, and its presence helps.
    Army,
    /// A leader who stays on the map without units.
    Leader,
    /// A Major General with a name.
    Named,
    /// One of the Major Generals without a name, for infantry or artillery.
    GenericFoot,
    /// One of the Major Generals without a name, for cavalry.
    GenericHorse,
    /// A counter in veiled campaigns that is a leader the enemy does not know (C3).
    Token,
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
    /// The class of the leader.
    pub class: Class,
    /// Initiative.
    pub initiative: u8,
    /// Span in halves.
    pub span: u8,
    /// Subordination in halves.
    pub subordination: u8,
    /// The number that an army commander takes off a combat die, and off attrition.
    pub bonus: u8,
}

/// The arm of a unit.
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
    /// The leader at the start.
    pub leader: LeaderId,
    /// The hex of the leader.
    pub hex: Hex,
    /// His units.
    pub track: Vec<TrackData>,
}

/// A unit at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrackData {
    /// The unit at the start.
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
    /// Its first day, counted from 1 December 1806; 0 in a battle, which has no dates.
    pub day: u16,
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

/// The morale marker at the start, and the side it favours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoraleData {
    /// The space of the marker at the start.
    pub start: Space,
    /// The side that gains towards G.
    pub upward: Side,
}

/// A hex that is worth points at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldData {
    /// The hex that is held.
    pub hex: Hex,
    /// Victory points for the hex.
    pub points: u16,
    /// The side that holds it at the start.
    pub at_start: Option<Side>,
}

/// The optional rules on which the players agree before the match.
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
    /// Armies that disperse for food, in campaigns (B13).
    #[serde(default)]
    pub foraging: bool,
    /// Leaders who do not wait for orders, in campaigns (B19).
    #[serde(default)]
    pub ney: bool,
}
