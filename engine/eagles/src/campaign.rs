//! The parts of a campaign that a battle does not have (part B), as plain data: Centres of Operations, arrivals, boxes,
//! trains, places that whole armies march for.

use super::definition::{LeaderId, TrackData, UnitId};
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// A box beside the map, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BoxId(pub u8);

/// A campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignData {
    /// The supply and command data of each army, in the order of the armies.
    pub staffs: Vec<StaffData>,
    /// Leaders that come later, and those that are in a box at the start.
    pub arrivals: Vec<ArrivalData>,
    /// The boxes.
    pub boxes: Vec<BoxData>,
    /// The side that may leave the map (B9).
    pub leaves_map: Side,
    /// Bridge trains of each side, First Player first (B10).
    pub trains: [u8; 2],
    /// Outposts of each side, First Player first (B11).
    pub outposts: [u8; 2],
    /// Redoubts that are there at the start (B12).
    pub redoubts: Vec<RedoubtData>,
    /// Two leaders who do not get on (B14).
    pub rivals: Option<RivalData>,
    /// The commander who should wait, and until which day (B2).
    pub waits: Option<WaitData>,
    /// Generals of a division who may be promoted, each with his promoted self (B17).
    pub promotions: Vec<PromotionData>,
    /// Counters for March Regiments (B7).
    pub regiments: Vec<UnitId>,
    /// The events beside battles that move the marker (B16).
    pub politics: PoliticsData,
    /// Leaders who may go off without orders (B19).
    pub wayward: Vec<LeaderId>,
    /// The supply that the ground gives, and the cost of foraging (B13).
    pub forage: ForageData,
    /// The tables.
    pub tables: CampaignTables,
}

/// Foraging (B13). The forage of the ground is counted from 0, which is good.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForageData {
    /// Clear ground by region, from the north.
    pub bands: Vec<ForageBand>,
    /// Woods.
    pub woods: u8,
    /// Hills.
    pub hills: u8,
    /// Marsh.
    pub marsh: u8,
    /// The column of the attrition table for each value.
    pub columns: Vec<u8>,
    /// Halves to disperse.
    pub disperse: u8,
    /// Halves to gather again.
    pub concentrate: u8,
    /// Strength that a leg must have to push a dispersed stack away, as a multiple of the stack's.
    pub repulse: u8,
    /// Columns against a leader who fights dispersed.
    pub shift: u8,
    /// Radius around the hex of a dispersed leader in which it forages, in hexes.
    pub radius: u8,
}

/// A region of clear ground: the rows down to its last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the last joined row, and the units it feeds")]
pub struct ForageBand {
    pub last: u8,
    pub value: u8,
}

/// The supply and command data of an army at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StaffData {
    /// Administrative points.
    pub points: u8,
    /// The hex of its Centre of Operations.
    pub centre: Hex,
    /// The sources where its lines may begin (B6).
    pub sources: Vec<SourceData>,
    /// Replacements.
    pub pool: Pool,
    /// Whether it receives half the points (B2).
    pub half: bool,
}

/// A possible source of supply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SourceData {
    /// The hex of the source.
    pub hex: Hex,
    /// The first day on which it serves.
    pub from_day: u16,
    /// Hexes in which an enemy leader with artillery closes it.
    pub watched: Vec<Hex>,
    /// Whether a siege of Thorn closes it [B16.4].
    pub besieged: bool,
}

/// Replacements by arm, and of the Guard's infantry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "strength points by arm")]
pub struct Pool {
    pub infantry: u8,
    pub cavalry: u8,
    pub artillery: u8,
    pub guard: u8,
}

/// A leader that comes later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArrivalData {
    /// The leader that arrives.
    pub leader: LeaderId,
    /// His units.
    pub track: Vec<TrackData>,
    /// The turn of entry; 0 for a box in which he is from the start.
    pub turn: u8,
    /// The place of entry.
    pub at: Entry,
}

/// The place from which a leader comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// A hex.
    Hex(Hex),
    /// A box, by any of its exits.
    Box(BoxId),
}

/// A box beside the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoxData {
    /// Its name in the files.
    pub id: String,
    /// The hexes from which one leaves into it.
    pub exits: Vec<Hex>,
    /// The box that can be reached from it beside the map.
    pub leads_to: Option<BoxId>,
    /// Whether a leader who leaves comes back where he left.
    pub remembers: bool,
}

/// A redoubt at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the hex and its side")]
pub struct RedoubtData {
    pub hex: Hex,
    pub side: Side,
}

/// Two leaders who keep apart until one of them leaves (B14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RivalData {
    /// The leader that leaves, and is never commanded.
    pub old: LeaderId,
    /// The leader whose bonus does not count until then.
    pub new: LeaderId,
    /// The day on which the old one leaves.
    pub day: u16,
    /// The least distance they keep from one another, in hexes.
    pub apart: u8,
}

/// A commander whose early move costs (B2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the leader, and the first day that is not too early")]
pub struct WaitData {
    pub leader: LeaderId,
    pub day: u16,
}

/// A general and his promoted self (B17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the giver and the taker")]
pub struct PromotionData {
    pub general: LeaderId,
    pub promoted: LeaderId,
}

/// Spaces for a city, by the day it falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "up to which day, how many spaces")]
pub struct FallData {
    pub day: u16,
    pub spaces: u8,
}

/// The events beside battles that move the marker (B16). The hexes are among those that are held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PoliticsData {
    /// Königsberg.
    pub city: Hex,
    /// Spaces for its fall by day, the earliest first; none later.
    pub falls: Vec<FallData>,
    /// Spaces for keeping it to the end.
    pub kept: u8,
    /// Warsaw; nothing if it is not on the map.
    pub capital: Vec<Hex>,
    /// The other hexes that count with it.
    pub approaches: Vec<Hex>,
    /// Whether that space counts as gained at the start.
    pub gained: bool,
    /// The box of Danzig, and the day from which it counts.
    pub danzig: Option<BoxId>,
    /// The first day on which Danzig counts.
    pub danzig_day: u16,
    /// The box of Thorn.
    pub thorn: Option<BoxId>,
}

/// Two numbers for the two classes of rivers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "secondary and primary")]
pub struct ByClass {
    pub secondary: u8,
    pub primary: u8,
}

/// Tables of the campaigns.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignTables {
    /// The longest line of each column (T8).
    pub length_upper: Vec<u16>,
    /// The highest total of each row.
    pub dice_upper: Vec<u8>,
    /// Administrative points by row and column.
    pub points: Vec<Vec<u8>>,
    /// The fewest points of each column of the attrition table, the best first (B3).
    pub columns: Vec<u8>,
    /// The highest face that completes a change of source (B6).
    pub change_upper: u8,
    /// Number of turns that a disbanded Centre is away (B5).
    pub disbanded: u8,
    /// Halves of a Centre.
    pub centre: u8,
    /// Halves that an extended march adds (B4).
    pub extended: u8,
    /// Halves of a leader who goes off without orders (B19).
    pub astray: u8,
    /// Largest distance from the Centre to the leaders it commands, in halves (B3).
    pub dispatch: u8,
    /// Bridge work in halves (T6).
    pub damage: ByClass,
    /// Bridge work in halves (T6).
    pub repair: ByClass,
    /// Added beside the enemy.
    pub enemy_adjacent: u8,
    /// Halves to lay a pontoon.
    pub deploy: u8,
    /// Halves to take it up.
    pub take_up: u8,
    /// Strength that digs a redoubt (B12).
    pub diggers: u16,
    /// Columns for a redoubt.
    pub redoubt: u8,
    /// Distance from a closed hex within which an arrival may enter, in hexes (B8).
    pub entry: u8,
    /// Halves to leave the map (B9).
    pub exit: u8,
    /// Distance to an exit by which a beaten stack may flee off the map, in hexes (B9).
    pub refuge: u8,
    /// Spaces by die of a siege (T9).
    pub siege: Vec<u8>,
    /// Strength that besieges [B16.3].
    pub besiegers: u16,
    /// Halves from Danzig's exits within which they threaten it.
    pub threat: u8,
    /// Turns of a fortnight [B16.4].
    pub fortnight: u8,
}
