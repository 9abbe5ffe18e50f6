//! A battle as data: everything the rules read, in plain types. It may come from a stranger; [`super::Board`] checks it.

use super::facing::Facing;
use super::scale::TwoDice;
use super::tables::Tables;
use engine::contract::Side;
use engine::hex::{Direction, Grid, Hex, Hexside};
use serde::{Deserialize, Serialize};

/// A combat unit, by its place in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UnitId(pub u16);

/// A leader, by the place in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LeaderId(pub u16);

/// A corps, by its place in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CorpsId(pub u16);

/// A type of unit, by its place in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TypeId(pub u16);

/// A place of entry, by its place in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EntryId(pub u16);

/// An objective, by its place in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ObjectiveId(pub u16);

/// Points of movement, counted in halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct HalfPoints(pub u16);

/// A whole battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the parts of a battle are said by their names")]
pub struct Definition {
    pub id: String,
    pub title: String,
    /// The names of the sides, first player first.
    pub sides: [String; 2],
    pub turns: Turns,
    /// The default terms of a match.
    pub usual: Terms,
    pub ground: GroundData,
    pub corps: Vec<Corps>,
    pub types: Vec<UnitType>,
    pub leaders: Vec<LeaderData>,
    pub units: Vec<UnitData>,
    pub setup: Vec<SetUp>,
    pub reinforcements: Vec<Reinforcement>,
    pub victory: Victory,
    pub tables: Tables,
}

/// The turn track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turns {
    /// The number of the first turn.
    pub first: u8,
    /// The number of the last turn.
    pub last: u8,
    /// Turns at whose start corps levels are counted [64.1].
    pub hours: Vec<u8>,
}

/// The terms that players agree on before a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Two more Russian battalions come on turn 5 [70.4].
    pub kozlov: bool,
    /// Cavalry may charge moving units (42).
    pub opportunity_charges: bool,
}

/// The map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroundData {
    /// Its shape.
    pub grid: Grid,
    /// The part of it that exists in this battle; all of it if nothing is said.
    pub area: Option<Area>,
    /// Hexes that are not clear.
    pub terrain: Vec<Patch>,
    /// Hexes that are higher than the plain.
    pub levels: Vec<Height>,
    /// Earthworks with their sides.
    pub works: Vec<Work>,
    /// Steep sides.
    pub slopes: Vec<Hexside>,
    /// Sides with a stream.
    pub streams: Vec<Hexside>,
    /// Streams that a road crosses by a bridge.
    pub bridges: Vec<Hexside>,
    /// Sides that a road crosses.
    pub roads: Vec<Hexside>,
    /// The places where reinforcements enter.
    pub entries: Vec<Entry>,
    /// The hexes that each side's retreats lean to [31.6].
    pub home: [Hex; 2],
}

/// A rectangle of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "four bounds, all of them inside")]
pub struct Area {
    pub first_column: u8,
    pub last_column: u8,
    pub first_row: u8,
    pub last_row: u8,
}

/// Hexes of one kind of ground.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "a kind and where it is")]
pub struct Patch {
    pub terrain: Terrain,
    pub hexes: Vec<Hex>,
}

/// Hexes of one level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "a level and where it is")]
pub struct Height {
    pub level: u8,
    pub hexes: Vec<Hex>,
}

/// An earthwork [62.3].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Work {
    /// The hex of the earthwork.
    pub hex: Hex,
    /// The four sides it covers.
    pub front: Vec<Direction>,
    /// The two it is entered and left by.
    pub rear: Vec<Direction>,
}

/// A place of entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its letter.
    pub code: String,
    /// Its hex, on the edge.
    pub hex: Hex,
}

/// Kinds of ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "ground is what it is called")]
pub enum Terrain {
    Clear,
    Hamlet,
    Village,
    Town,
    Garden,
    Woods,
    Pathway,
    Swamp,
    Pond,
    Earthwork,
    Entrenchment,
    /// A Schießscharte.
    Loophole,
}

impl Terrain {
    /// All kinds, in the order of the chart.
    pub const ALL: [Terrain; 12] = [
        Terrain::Clear,
        Terrain::Hamlet,
        Terrain::Village,
        Terrain::Town,
        Terrain::Garden,
        Terrain::Woods,
        Terrain::Pathway,
        Terrain::Swamp,
        Terrain::Pond,
        Terrain::Earthwork,
        Terrain::Entrenchment,
        Terrain::Loophole,
    ];

    /// Hamlet, village or town.
    pub const fn is_building(self) -> bool {
        matches!(self, Terrain::Hamlet | Terrain::Village | Terrain::Town)
    }

    /// Woods, with or without a path through them [62.7].
    pub const fn is_woods(self) -> bool {
        matches!(self, Terrain::Woods | Terrain::Pathway)
    }

    /// Ground where infantry and cavalry are in general order [13.2].
    pub const fn is_general(self) -> bool {
        self.is_building()
            || self.is_woods()
            || matches!(self, Terrain::Garden | Terrain::Earthwork | Terrain::Entrenchment | Terrain::Loophole)
    }
}

/// A body whose morale is counted together (64).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Corps {
    /// Its word in files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The side of the corps.
    pub side: Side,
    /// Battalions routed or lost at which levels 1, 2 and 3 begin.
    pub levels: [u8; 3],
    /// The modifier of checks at each level, level 0 first.
    pub modifiers: [i8; 4],
}

/// A type of unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitType {
    /// Its word in files.
    pub id: String,
    /// Its nation's word.
    pub nation: String,
    /// The losses by fire that call for a check (54).
    pub cadence: Cadence,
    /// The data that only its arm has.
    pub arm: ArmData,
}

/// The running numbers of losses by fire that call for a check (54).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "every one, even ones, odd ones")]
pub enum Cadence {
    Every,
    Even,
    Odd,
}

/// The three arms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "foot, horse and guns")]
pub enum Arm {
    Infantry,
    Cavalry,
    Artillery,
}

/// The data of a type by its arm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the figures say it")]
pub enum ArmData {
    Infantry {
        /// Fire of one increment in line; 0 if it forms none (52).
        line: u8,
        /// Fire of one increment in carré; 0 if it forms none.
        carre: u8,
        /// Fire of one increment of skirmishers; 0 if it sends out none.
        skirmish: u8,
        /// Whether its skirmishers have rifles [19.2].
        rifles: bool,
        /// The number of its carré table.
        carre_table: u16,
        /// Steps its quality takes off the carré roll (55).
        carre_bonus: i8,
    },
    Cavalry {
        heavy: bool,
        lance: bool,
        /// The least die that recalls it (56).
        recall: u8,
        /// Checks before it charges [37.5].
        cossack: bool,
    },
    Artillery {
        /// Whether it is horse artillery; otherwise it goes on foot.
        horse: bool,
        /// The least die to limber [61.1]; nothing if it always does.
        limber: Option<u8>,
        /// Its range, in hexes.
        range: u8,
    },
}

impl ArmData {
    /// The arm.
    pub const fn arm(&self) -> Arm {
        match self {
            ArmData::Infantry { .. } => Arm::Infantry,
            ArmData::Cavalry { .. } => Arm::Cavalry,
            ArmData::Artillery { .. } => Arm::Artillery,
        }
    }
}

/// A leader (7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "his bonuses are named as the page names them")]
pub struct LeaderData {
    pub id: String,
    pub name: String,
    pub side: Side,
    pub corps: CorpsId,
    pub artillery: u8,
    pub attack: u8,
    pub defence: u8,
    pub cavalry: u8,
    pub morale: u8,
    pub limber: u8,
    /// May join the guns of three hexes [21.4].
    pub special: bool,
    /// Points he has when he rides alone.
    pub movement: u8,
}

/// A combat unit [6.2].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the values printed on the counter")]
pub struct UnitData {
    pub id: String,
    pub name: String,
    pub side: Side,
    pub corps: CorpsId,
    pub division: String,
    pub kind: TypeId,
    pub increments: u8,
    pub fire: u8,
    pub melee: u8,
    pub morale: TwoDice,
    pub movement: u8,
}

/// The units in a hex at the start, from the top of the stack down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the units, the hex and the formation")]
pub struct SetUp {
    pub hex: Hex,
    pub units: Vec<UnitId>,
    pub leaders: Vec<LeaderId>,
    pub formation: Formation,
    pub facing: Facing,
}

/// Units that come later [18.14].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the units, their turn and their entry")]
pub struct Reinforcement {
    pub turn: u8,
    pub entry: EntryId,
    pub units: Vec<UnitId>,
    pub leaders: Vec<LeaderId>,
    /// Come only if the players agreed on it [70.4].
    pub kozlov: bool,
}

/// The formation of a unit (13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "formations have no other names")]
pub enum Formation {
    Column,
    Line,
    Carre,
    Skirmish,
    RoadMarch,
    GeneralOrder,
    Limbered,
    Unlimbered,
}

/// The victory conditions of the battle (65).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Victory {
    /// Places worth points.
    pub objectives: Vec<Objective>,
    /// Points to the other side for each battery that began in a work and is eliminated.
    pub work_battery: u8,
    /// Points to the other side for each battery eliminated.
    pub battery: u8,
    /// Increments of infantry whose loss is worth points to the other side; 0 if losses are worth none.
    pub infantry_increments: u8,
    /// Points for every full number of those.
    pub infantry_points: u8,
    /// Points for the other side's corps at level 0, 1, 2, 3.
    pub level_points: [u8; 4],
    /// The results by difference of points, best for the first side first.
    pub results: Vec<Verdict>,
}

/// A place worth points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objective {
    /// Its name.
    pub name: String,
    /// All of them must be held.
    pub hexes: Vec<Hex>,
    /// Its value.
    pub points: u8,
    /// The only side it scores for; nothing if it scores for the side that holds it.
    pub scores_for: Option<Side>,
    /// The side that holds it at the start.
    pub held_at_start: Side,
}

/// A line of the results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// The least difference for it.
    pub least: i16,
    /// The name of the result.
    pub result: String,
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
}
