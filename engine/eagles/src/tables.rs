//! The tables of the rules as data: every number of theirs can be changed without touching the code.

use super::weather::{Month, Weather};
use serde::{Deserialize, Serialize};

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
    /// Radius in which leaders without units look for safety, in hexes (R31).
    pub flight: u8,
    pub critical: CriticalTable,
    pub points: PointsTable,
    /// Halves of a formation on a track, with infantry and without.
    pub formation_with_infantry: u8,
    pub formation_without_infantry: u8,
    /// Distance at which the guns are heard, in hexes (6).
    pub guns_heard: u8,
    /// The round in which Forces that force-marched join, less one: a row for each die, a column for the points spent
    /// (T10).
    pub hurry_up: Vec<Vec<u8>>,
    /// Halves over open ground between a primary road and a leader (5.7).
    pub off_road: u8,
}

/// The costs of hexes, in halves.
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

impl CostTable {
    /// The cost in mud of a hex with this cost.
    pub(crate) fn in_mud(&self, cost: u8) -> u8 {
        cost.saturating_mul(self.mud_factor).min(self.mud_cap)
    }
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
    /// The largest sum of them.
    pub cap: u8,
}

/// A line of the attrition table: the largest number of halves, and its shift of the die.
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
    /// Number of rows by which a Force of horse only is worse.
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
    /// Strength the leg must have, as a multiple of the enemy's; also what makes an enemy weak (5.2).
    pub ratio: u8,
    /// Number of hexes that a repulsed stack goes.
    pub hexes: u8,
}

/// The weather die in a month.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MonthWeather {
    /// The month of the line.
    pub month: Month,
    /// The weather for each face.
    pub faces: Vec<Weather>,
}

/// The losses with which a combat moves the morale marker.
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

/// Foot or horse: how a leg pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the two ways")]
pub enum Pace {
    Foot,
    Horse,
}

impl Pair {
    /// The number for that pace.
    pub const fn at(self, pace: Pace) -> u8 {
        match pace {
            Pace::Foot => self.foot,
            Pace::Horse => self.horse,
        }
    }
}
