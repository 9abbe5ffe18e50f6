//! The numbers of the rules that are data: what the pages mark as likely or as a proposal can be tuned here.
//!
//! The fields bear the names of the data file, in its order, and are explained there and on the rules page.
#![allow(missing_docs, reason = "the data file and the page on the rules explain the fields")]

use super::facing::Way;
use serde::{Deserialize, Serialize};

/// Movement points in sixths: the two road rates are a half and two thirds of a point (R9).
pub const SIXTHS: u16 = 6;

/// All tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tables {
    pub allowance: Allowance,
    pub cost: Costs,
    pub stacking: Stacking,
    pub range: Ranges,
    pub fire: FireTable,
    pub morale: MoraleTable,
    pub rally: RallyTable,
    pub opportunity: OpportunityTable,
    pub skirmish: SkirmishTable,
    pub attack_order: AttackOrderTable,
    pub command: CommandTable,
    pub shock: ShockTable,
    pub charge: ChargeTable,
    pub leader_loss: LeaderLossTable,
    pub crew: CrewTable,
    pub orders: OrderTable,
    pub time: TimeTable,
    pub snow: SnowTable,
    pub wear: WearTable,
    pub army: ArmyTable,
}

/// Whole points a phase [5.2].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Allowance {
    pub line: u8,
    pub extended_line: u8,
    pub column: u8,
    pub general_order: u8,
    pub road_column: u8,
    pub square: u8,
    pub skirmish: u8,
    pub crew: u8,
    pub heavy_cavalry: u8,
    pub light_cavalry: u8,
    pub cossack: u8,
    pub artillery_class_1: u8,
    pub artillery_class_2: u8,
    pub artillery_light: u8,
    pub artillery_horse: u8,
    pub leader: u8,
    pub standing_commander: u8,
    pub disordered_less: u8,
    pub grand_tactical_more: u8,
    pub grand_tactical_distance: u8,
}

/// Sixths for infantry, skirmishers, heavy cavalry, light cavalry, limbered guns, leaders; -1 is closed [5.4].
pub type Row = [i16; 6];

/// The movement costs [5.4, 5.7, 5.8].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Costs {
    pub clear: Row,
    pub light: Row,
    pub woods: Row,
    pub hard: Row,
    pub wetland: Row,
    pub stream: Row,
    pub major_stream: Row,
    pub soft_cover_side: Row,
    pub up: Row,
    pub closed_by_road: u16,
    pub road_major: u16,
    pub road_minor: u16,
    pub facing_apex: u16,
    pub facing_about: u16,
    pub wheel_extended: u16,
    pub formation: u16,
    pub formation_slow: u16,
    pub limber: u16,
    pub limber_class_1: u16,
    pub detach: u16,
    pub extended_line_from: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stacking {
    pub clear: u8,
    pub obstructed: u8,
    pub battalions_column: u8,
    pub battalions_line: u8,
    pub guns_per_point: u8,
    pub crowd: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranges {
    pub infantry_minimum: u8,
    pub infantry_maximum: u8,
    pub artillery_minimum: u8,
    pub artillery_medium: u8,
    pub artillery_maximum: u8,
    pub russian_horse_maximum: u8,
    pub russian_light_maximum: u8,
    pub extended_maximum: u8,
}

/// The fall of a shot at Extended Range [11.2].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scatter {
    Miss,
    Left,
    Right,
    Beyond,
    Target,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FireTable {
    pub strength_upto: Vec<u8>,
    pub strength_step: Vec<i8>,
    pub gun_upto: Vec<u8>,
    pub gun_step: Vec<i8>,
    pub firing_class_step: [i8; 3],
    pub gun_class_step: [i8; 3],
    pub infantry_range_step: [i8; 2],
    pub gun_range_step: [i8; 3],
    pub gun_range_step_french: [i8; 3],
    pub extended_step: i8,
    pub russian_infantry_far: i8,
    pub target_class_step: [i8; 5],
    pub target_class_step_gun: [i8; 5],
    pub flank: i8,
    pub rear: i8,
    pub uphill: i8,
    pub result_from: [i8; 4],
    pub class_3_needs_natural: u8,
    pub column_most: u8,
    pub dense_column_from: u8,
    pub extended_scatter: [Scatter; 10],
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoraleTable {
    pub disorder_from: i8,
    pub retreat_from: i8,
    pub rout_from: i8,
    pub disordered_retreat: u8,
    pub rout_retreat: u8,
    pub leader: i8,
    pub light_battery: i8,
    pub hard_cover: i8,
    pub flank: i8,
    pub rear: i8,
    pub half_strength: i8,
    pub each_further_point: i8,
    pub square_charged: i8,
    pub disordered_charged: i8,
    pub charge_light_5: i8,
    pub charge_heavy_4: i8,
    pub charge_heavy_8: i8,
    pub same_regiment_er: i8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RallyTable {
    pub disorder_roll_in_mfz: bool,
    pub russian_disorder_within: u8,
    pub leader_free_beyond: u8,
    pub self_beyond: u8,
    pub self_er: i8,
    pub loss: u8,
    pub cossack_radii: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpportunityTable {
    pub fires_per_step: u8,
    pub infantry_fires: u8,
    pub battery_fires: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SkirmishTable {
    pub size: u8,
    pub size_large: u8,
    pub large_from: u8,
    pub at_once: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttackOrderTable {
    pub within: u8,
    pub near: u8,
    pub violations: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommandTable {
    pub free_actions: u8,
}

/// The effect of a shock result on one side [12.4].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    Stands,
    Disorder,
    Retreat,
    Rout,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShockResult {
    pub upto: i8,
    pub attacker: u8,
    pub attacker_does: Fate,
    pub defender: u8,
    pub defender_does: Fate,
}

/// Attacker to defender at least `ours` to `theirs` gives `gain`; the mirror image takes it away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ratio {
    pub ours: u8,
    pub theirs: u8,
    pub gain: i8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShockTable {
    pub russian_attack_er: i8,
    pub column: i8,
    pub flank: i8,
    pub rear: i8,
    pub soft_cover: i8,
    pub hard_cover: i8,
    pub church_castle: i8,
    pub uphill: i8,
    pub stream: i8,
    pub major_stream: i8,
    pub disordered_er: i8,
    pub general_order_open_er: i8,
    pub square_er_by_infantry: i8,
    pub lone_battery_er: i8,
    pub limbered_er: i8,
    pub light_cavalry_er: i8,
    pub charge_heavy: i8,
    pub charge_light: i8,
    pub charge_square: i8,
    pub attack_order_er: i8,
    pub strength: Vec<Ratio>,
    pub result: Vec<ShockResult>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChargeTable {
    pub depth: u8,
    pub primary: u8,
    pub declare_within: u8,
    pub costly_step: u8,
    pub skirmish_evades_upto: u8,
    pub skirmish_evade: u8,
    pub opportunity_within: u8,
    pub contacts: u8,
    pub recovery_er: i8,
    pub recovery_distance: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderLossTable {
    pub fire_upto: u8,
    pub shock_upto: u8,
    pub points_brigade: u8,
    pub points_division: u8,
    pub points_corps: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrewTable {
    pub guns_per_point: u8,
    pub points_per_gun: u8,
    pub gun_loss_on: u8,
    pub gun_loss_table: [u8; 10],
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderTable {
    /// Delay by die 0 to 9; lower counts as 0 and higher as 9; 0 is received at once.
    pub delivery: [u8; 10],
    pub from_headquarters: i8,
    pub russian: i8,
    pub per_radius_beyond_first: i8,
    pub heavy_snow: i8,
    pub tick_upto_russian: u8,
    pub tick_upto_french: u8,
    pub evening_continuation: i8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeTable {
    pub dawn_dusk: Vec<u8>,
    pub evening: Vec<u8>,
    pub night: Vec<u8>,
    pub sight_dawn_dusk: u8,
    pub sight_evening: u8,
    pub sight_night: u8,
    pub radius_evening: u8,
    pub radius_night: u8,
    pub hourly: Vec<u8>,
}

/// Snow and wind (18); lists of three are for light snow, heavy snow and blizzard. Costs are in sixths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SnowTable {
    pub icons: Vec<u8>,
    pub icon_modifier: Vec<i8>,
    /// No snow, light and heavy snow up to these; more is a blizzard.
    pub rate_upto: [i8; 3],
    pub track: Vec<i8>,
    pub prevailing: [Way; 10],
    pub after_none: i8,
    pub after_blizzard: i8,
    pub sight: [u8; 3],
    pub radius: [u8; 3],
    pub leader_most: [u8; 3],
    pub allowance_less: u8,
    pub into_wind: u16,
    pub facing_apex: u16,
    pub facing_about: u16,
    pub wheel_extended: u16,
    pub formation_more: u16,
    pub road: u16,
    pub fire_into: [i8; 3],
    pub fire_other: [i8; 3],
    pub attack_into: [i8; 3],
    pub attack_other: [i8; 3],
    pub defend_into: [i8; 3],
    pub morale_into: [i8; 3],
    pub morale_other: [i8; 3],
    pub er: [i8; 3],
    pub rout_retreat: u8,
}

/// The wear of a long battle: ammunition and brigades [7.7, 15].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WearTable {
    pub ammunition: u8,
    pub level_from: [u8; 3],
    pub hour: u8,
    pub fought: u8,
    pub driven: u8,
    pub rest: u8,
    pub jaeger_from: [u8; 2],
}

/// The losses of morale of armies and corps [20.35].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArmyTable {
    pub half: u8,
    pub gone: u8,
    pub russian_half: u8,
    pub russian_gone: u8,
    pub russian_horse_gone: u8,
    pub crew: u8,
    pub leader_brigade: u8,
    pub leader_higher: u8,
    pub demoralised_er: i8,
    pub disintegrated_er: i8,
    pub guard_within: u8,
    pub guard_others: i8,
}
