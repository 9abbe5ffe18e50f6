//! The charts of the rules as data: every figure the page gives, so that a figure can be mended without a program.

use super::definition::{Arm, HalfPoints, Terrain};
use super::scale::{Fraction, TwoDice};
use serde::{Deserialize, Serialize};

/// All charts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the charts are named as the page names them")]
pub struct Tables {
    /// One for each kind of ground, in the order of [`Terrain::ALL`].
    pub terrain: Vec<TerrainEffect>,
    pub slope: ArmCosts,
    pub stream: ArmCosts,
    pub bridge: ArmCosts,
    pub actions: ActionCosts,
    pub road_march_stacking: Vec<Allowance>,
    pub fire_notes: FireNotes,
    pub fire: Vec<FireColumn>,
    pub guns: GunShares,
    /// Ten columns, lowest odds first.
    pub melee_odds: Vec<Odds>,
    /// Thirty-six rows, roll 11 first; as many cells as columns.
    pub melee: Vec<Vec<MeleeResult>>,
    pub matrix: Matrix,
    pub morale: MoraleModifiers,
    /// Rows of increments attacking against defending, lowest first (58).
    pub assault_odds: Vec<AssaultRow>,
    pub assault: AssaultModifiers,
    pub charge: ChargeModifiers,
    pub multipliers: Multipliers,
    pub carre: Vec<CarreTable>,
    pub carre_modifiers: CarreModifiers,
    pub limits: Limits,
}

/// The effects of one kind of ground [50, 51, 53].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "a row of the chart")]
pub struct TerrainEffect {
    pub terrain: Terrain,
    pub cost: ArmCosts,
    /// Along a road in road march; nothing where no road leads.
    pub march: Option<HalfPoints>,
    /// Whether it stops sight [23.3].
    pub blocks: bool,
    /// The units that may share the hex: any one of these suffices.
    pub stacking: Vec<Allowance>,
    pub defence: FireDefence,
}

/// The cost for each arm; `None` where it may not go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the three arms")]
pub struct ArmCosts {
    pub infantry: Option<HalfPoints>,
    pub cavalry: Option<HalfPoints>,
    pub artillery: Option<HalfPoints>,
}

impl ArmCosts {
    /// The cost for that arm, in half points.
    pub fn of(&self, arm: Arm) -> Option<u16> {
        let cost = match arm {
            Arm::Infantry => self.infantry,
            Arm::Cavalry => self.cavalry,
            Arm::Artillery => self.artillery,
        };
        cost.map(|halves| halves.0)
    }
}

/// The costs of actions [10.7, 13].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "costs of what they are called")]
pub struct ActionCosts {
    pub infantry_formation: HalfPoints,
    pub cavalry_formation: HalfPoints,
    pub road_march_artillery: HalfPoints,
    pub limber: HalfPoints,
    pub unlimber: HalfPoints,
    pub turn_infantry: HalfPoints,
    pub turn_artillery: HalfPoints,
    pub turn_light: HalfPoints,
    pub turn_heavy: HalfPoints,
    pub turn_charging: HalfPoints,
    pub line_penalty: HalfPoints,
}

/// One way in which a hex may be full: up to a number of counters and increments of each arm, and none of an arm that
/// is not named (51).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the three arms")]
pub struct Allowance {
    pub infantry: Option<Room>,
    pub cavalry: Option<Room>,
    pub artillery: Option<Room>,
}

/// The limits for one arm; a number not named is free.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "counters and their increments")]
pub struct Room {
    pub units: Option<u8>,
    pub increments: Option<u8>,
}

/// Fire defence by formation; 0 where no unit can be in it (53).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "formations have no other names")]
pub struct FireDefence {
    pub column: u8,
    pub line: u8,
    pub carre: u8,
    pub general: u8,
    pub skirmish: u8,
    /// Disordered or routed.
    pub disorder: u8,
    pub limbered: u8,
    pub unlimbered: u8,
}

/// Notes to the fire defence (26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FireNotes {
    /// The most through a flank.
    pub flank: u8,
    /// Through the rear of a work.
    pub work_rear: u8,
    /// In road march.
    pub road_march: u8,
    /// Subtraction for infantry in a hex with guns.
    pub mixed: u8,
    /// Increments in a hex above which each gives a step.
    pub mass_over: u8,
}

/// A column of the fire table [27.2].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FireColumn {
    /// The least odds for it.
    pub odds: Odds,
    /// The least modified roll for 1, 2, 3, 4, 5 losses; `None` if there is none.
    pub least: [Option<TwoDice>; 5],
}

/// A ratio.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the two values compared")]
pub struct Odds {
    pub attack: u8,
    pub defence: u8,
}

/// The share of their value that guns have (25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GunShares {
    /// To a third of their range.
    pub near: Fraction,
    /// To two thirds.
    pub middle: Fraction,
    /// To all of it.
    pub far: Fraction,
    /// In a carré.
    pub in_carre: Fraction,
    /// Up to here the column moves one to the right.
    pub canister_range: u8,
    /// Below this no fire is made [27.1].
    pub least_ratio: Odds,
}

/// A cell of the melee table [34.3].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MeleeResult {
    /// Increments lost; a unit with a star checks.
    Losses {
        /// By the attackers.
        attacker: u8,
        /// Whether they check.
        attacker_checks: bool,
        /// By the defenders.
        defender: u8,
        /// Whether they check.
        defender_checks: bool,
    },
    /// A letter result, read in the matrix.
    Letter(Letter),
}

/// The letter results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Letter {
    /// Attackers rout.
    Ar,
    /// Attackers are disordered.
    Ad,
    /// Both step back.
    Blank,
    /// Defenders are disordered.
    Dd,
    /// Defenders rout.
    Dr,
    /// Defenders surrender.
    Ds,
}

/// The effect of a letter result on a kind of defender, and on its attackers [34.5].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the words of the matrix, explained under 34.5")]
pub enum Fate {
    A,
    B,
    BCavalry,
    C,
    CCavalry,
    Disorder3,
    Rout,
    Rout6,
    Rout2,
    Rout1,
    CarreTest,
    CarreBreaks,
    CarreRouts,
    DisorderHere,
    Lose1,
    Nothing,
    Remove,
}

/// A row of the matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the letter results")]
pub struct MatrixRow {
    pub ar: Fate,
    pub ad: Fate,
    pub blank: Fate,
    pub dd: Fate,
    pub dr: Fate,
    pub ds: Fate,
}

impl MatrixRow {
    /// The effect of the letter.
    pub fn of(&self, letter: Letter) -> Fate {
        match letter {
            Letter::Ar => self.ar,
            Letter::Ad => self.ad,
            Letter::Blank => self.blank,
            Letter::Dd => self.dd,
            Letter::Dr => self.dr,
            Letter::Ds => self.ds,
        }
    }
}

/// The matrix of letter results by arm and state of the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "arms and their states")]
pub struct Matrix {
    pub infantry_good: MatrixRow,
    pub infantry_disordered: MatrixRow,
    pub infantry_routed: MatrixRow,
    pub infantry_carre: MatrixRow,
    pub cavalry_good: MatrixRow,
    pub cavalry_routed: MatrixRow,
    pub limbered_ordered: MatrixRow,
    pub limbered_routed: MatrixRow,
    pub unlimbered_good: MatrixRow,
    pub unlimbered_disordered: MatrixRow,
}

/// Steps on every check [30.3].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the modifiers of a check")]
pub struct MoraleModifiers {
    pub disordered: i8,
    pub routed: i8,
    pub half_lost: i8,
    pub road_march: i8,
}

/// A row of increments attacking against defending (58).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "odds, and the result for each side")]
pub struct AssaultRow {
    pub odds: Odds,
    pub attacker: i8,
    pub defender: i8,
}

/// Steps for both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the two sides")]
pub struct ForBoth {
    pub attacker: i8,
    pub defender: i8,
}

/// Steps on the checks before a melee (59).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "conditions of the chart")]
pub struct AssaultModifiers {
    pub flank: ForBoth,
    pub rear: ForBoth,
    pub defender_skirmish: ForBoth,
    pub defender_line: ForBoth,
    pub defender_carre: ForBoth,
    pub defender_disordered: ForBoth,
    pub up_slope: ForBoth,
    pub across_stream: ForBoth,
    pub work_front: ForBoth,
    pub loss_by_fire: i8,
    /// By firers of morale 15 and 16.
    pub loss_by_elite_15: i8,
    /// By firers of morale 13 and 14.
    pub loss_by_elite_13: i8,
    /// By firers of morale 11 and 12.
    pub loss_by_elite_11: i8,
}

/// Steps on the check of units that stand to a charge (57).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "conditions of the chart")]
pub struct ChargeModifiers {
    pub flank: i8,
    pub rear: i8,
    pub skirmish: i8,
    pub line: i8,
    pub disordered: i8,
    pub carre: i8,
    pub lancers: i8,
    pub heavy: i8,
    pub slope: i8,
}

/// The multipliers of a melee value (60).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "conditions of the chart")]
pub struct Multipliers {
    pub flank_attacker: Fraction,
    pub rear_attacker: Fraction,
    pub disordered: Fraction,
    pub road_march_defender: Fraction,
    pub skirmish_defender: Fraction,
    pub infantry_against_carre: Fraction,
    pub infantry_routed_defender: Fraction,
    pub cavalry_routed_defender: Fraction,
    pub charge_straight: Fraction,
    pub heavy_against_light: Fraction,
    pub heavy_in_line: Fraction,
    pub tired: Fraction,
    pub exhausted: Fraction,
    pub stays_fresh: Fraction,
    pub cavalry_against_carre: Fraction,
    pub cavalry_general: Fraction,
    pub recall_failed: Fraction,
    pub work_front_attacker: Fraction,
    pub swamp: Fraction,
}

/// A nation's carré table (55).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CarreTable {
    /// Its word in files.
    pub id: String,
    /// From column, for rows 1, 2, 3, 4.
    pub column: [CarreRow; 4],
    /// From line, for rows 1, 2, 3, 4.
    pub line: [CarreRow; 4],
}

/// The highest rolls that still give a carré, and disorder; above is rout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "two bounds")]
pub struct CarreRow {
    pub carre: TwoDice,
    pub disorder: TwoDice,
}

/// Steps on the carré roll; of what is added the largest only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "conditions of the chart")]
pub struct CarreModifiers {
    pub light: i8,
    pub lance: i8,
    /// For each level of the corps.
    pub level: i8,
    /// For each point of the leader's defence.
    pub leader_defence: i8,
}

/// Figures of the text that are guesses or likely: they are part of the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Increments that fire in line [24.2].
    pub line_fire: u8,
    /// Increments that fire through a side of a carré [24.3].
    pub carre_fire: u8,
    /// Increments that fire through a side of a carré at cavalry in melee with it.
    pub carre_fire_held: u8,
    /// Increments of skirmishers that fire [24.4].
    pub skirmish_fire: u8,
    /// Increments for a carré [13.4].
    pub carre_least: u8,
    /// Increments for a line of cavalry [13.7].
    pub cavalry_line_least: u8,
    /// The distance at which heavy cavalry reacts [41.2].
    pub reach_heavy: u8,
    /// The distance at which light cavalry reacts.
    pub reach_light: u8,
    /// Points of a retreat in disorder [31.2].
    pub disorder_retreat: HalfPoints,
    /// Hexes that infantry and guns run [31.3].
    pub rout: u8,
    /// Hexes more to find room [31.7].
    pub more_for_room: u8,
    /// Within this many hexes an enemy keeps routed units running [31.9].
    pub rout_ends: u8,
    /// An enemy within this many hexes takes the surrender of a unit that cannot run [31.5].
    pub surrender: u8,
    /// The distance from their hex at which reinforcements may enter instead [18.14].
    pub entry_shift: u8,
    /// The cost that each unit that entered before adds for the next at that hex.
    pub entry_queue: HalfPoints,
    /// Points that only a charge that broke its target has [38.2].
    pub charge_extra: HalfPoints,
    /// Points to go at which a carré is formed [39.2].
    pub carre_row_most: u8,
}
