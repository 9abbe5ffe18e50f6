//! The data of the whole field: its map, counters, leaders, bodies and command points.

use super::rules::FieldRules;
use crate::definition::{Ground, Start, UnitData};
use crate::specials::Body;
use crate::state::{CommandState, Snow};
use crate::tables::Tables;
use engine::contract::Side;
use engine::digest::Hash;
use engine::hex::{Hex, Hexside};
use serde::{Deserialize, Serialize};

/// The whole field with its armies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WholeField {
    /// A short name without spaces.
    pub id: String,
    /// The first turn.
    pub first_turn: u8,
    /// The last turn.
    pub last_turn: u8,
    /// The map.
    pub ground: Ground,
    /// Frozen lakes: clear ground on which no unit begins [2.2].
    pub lakes: Vec<Hex>,
    /// Hexsides at which a road crosses a stream.
    pub bridges: Vec<Hexside>,
    /// Lines that limit commands.
    pub lines: FieldLines,
    /// The numbers of the rules.
    pub tables: Tables,
    /// Armies, corps and divisions with a morale level of their own [14].
    pub bodies: Vec<FieldBody>,
    /// Brigades without a leader that a commander commits [R151].
    pub leaderless: Vec<String>,
    /// Command points.
    pub command_points: CommandPoints,
    /// Ids of the commanders who order the brigades of light cavalry besides the army commander [20.34].
    pub light_cavalry_by: Vec<String>,
    /// The rules of the scenario [20.31 to 20.37].
    pub rules: FieldRules,
    /// Counters in the order of the file.
    pub units: Vec<FieldUnit>,
    /// Leaders in the order of the file.
    pub leaders: Vec<FieldLeader>,
    /// Brigades, divisions and corps that are committed at the start.
    pub committed: Vec<String>,
    /// Snow that falls at the start.
    pub snow: Option<OpeningSnow>,
}

/// Snow that falls when a battle begins [18.12].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpeningSnow {
    /// Its rate.
    pub snow: Snow,
    /// Number of spaces that the event has advanced.
    pub space: u8,
}

/// Lines that limit commands [2.7].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldLines {
    /// In each row of these hexes the columns up to the hex are west of the Pasmar [20.34].
    pub pasmar_west: Vec<Hex>,
    /// The road to Kutschitten and on to the communication hex Z [20.34].
    pub kutschitten_road: Vec<Hex>,
    /// The major road from the communication hex W by Althof and Eylau to the southern edge [20.43].
    pub major_road: Vec<Hex>,
}

/// A counter of the whole field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldUnit {
    /// The counter as it begins, with the strength of its start.
    pub unit: UnitData,
    /// Printed strength, of a battery its crew [R101]. Half strength is half of this.
    pub printed: u8,
    /// Fatigue points that it brings to its brigade when it enters [15.5].
    pub fatigue: u8,
    /// Its group in the variable order of entry, from 1; 0 if it comes by an option only [20.37].
    pub wave: Option<u8>,
    /// The Grand Battery it is a member of [19.52].
    pub grand_battery: Option<Post>,
    /// The option it comes by; `None` if it always comes.
    pub by_option: Option<FieldOption>,
}

/// The level of a leader on the whole field [1.16].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Rank {
    /// A brigade leader.
    Brigade,
    /// An artillery leader.
    Artillery,
    /// A Cossack leader.
    Cossack,
    /// The leader of a Grand Battery.
    Battery,
    /// A division leader.
    Division,
    /// A detachment commander.
    Detachment,
    /// A wing commander, or that of the Reserve.
    Wing,
    /// A corps commander.
    Corps,
    /// An army commander.
    Army,
}

/// The place of a wing or a Grand Battery in the Russian line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Post {
    /// The left.
    Left,
    /// The centre.
    Centre,
    /// The right.
    Right,
    /// The Reserve.
    Reserve,
}

/// Options by which counters and leaders come [20.37, 97.3].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FieldOption {
    /// The second and the grenadier battalion of the Podolsk regiment.
    Podolsk,
    /// The 23rd Jaegers.
    Jaegers23,
    /// The second half of the Grodno hussars.
    Grodno,
    /// Prittwitz with the Prussian rear guard.
    Prittwitz,
    /// Marcognet's brigade.
    Marcognet,
    /// Dahlmann, with the Guard Chasseurs [19.55].
    Dahlmann,
}

/// A leader of the whole field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldLeader {
    /// His id.
    pub id: String,
    /// His name.
    pub name: String,
    /// The owner.
    pub side: Side,
    /// His level.
    pub rank: Rank,
    /// Command radius, in hexes.
    pub radius: u8,
    /// Command bonus.
    pub bonus: u8,
    /// Mobile value.
    pub mobile: u8,
    /// Brigades, regiments, divisions, corps and batteries that his list names; `*` is everything [1.12].
    pub commands: Vec<String>,
    /// The id of his superior.
    pub superior: Option<String>,
    /// His place at the start.
    pub start: Start,
    /// His command state.
    pub state: CommandState,
    /// The delay of the order marker he begins with [17.35].
    pub delay: Option<u8>,
    /// Whether he comes with an Attack Order [17.8].
    pub attack_order: bool,
    /// Whether his reduced side is up at the start.
    pub reduced: bool,
    /// Whether an option turns him to his reduced side at the start [20.32].
    pub may_start_reduced: bool,
    /// Whether he leads an independent division [20.34].
    pub independent: bool,
    /// Whether he leads one of the four brigades of light cavalry [20.34].
    pub light_cavalry: bool,
    /// The wing or Grand Battery he commands.
    pub post: Option<Post>,
    /// The option he comes by; `None` if he always comes.
    pub by_option: Option<FieldOption>,
}

/// An army, corps or division with a morale level of its own. Of several that name a unit the first has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldBody {
    /// Its name and numbers.
    pub body: Body,
    /// Ids of units that belong to it besides.
    pub with: Vec<String>,
    /// Whether its level is set when its first unit enters.
    pub on_entry: bool,
    /// Points that options add to its start [14.1].
    pub added: Vec<(FieldOption, i16)>,
}

/// Command points of both sides, Allied first [17.21].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommandPoints {
    /// Points at the start.
    pub start: [u8; 2],
    /// Points of each hour.
    pub hour: [u8; 2],
    /// The last turn that brings any.
    pub last_hour: u8,
}

impl WholeField {
    /// The hash of its canonical bytes, by which two programs know that they have the same field.
    pub fn field_hash(&self) -> Hash {
        Hash::of("estafette winter whole field", self)
    }
}

impl FieldLeader {
    /// Whether his list names a unit [1.12]. The leader of a Grand Battery has its members [19.52].
    pub fn lists(&self, unit: &FieldUnit) -> bool {
        let data = &unit.unit;
        if self.rank == Rank::Battery {
            return self.side == data.side && self.post.is_some() && unit.grand_battery == self.post;
        }
        let named = |name: &Option<String>| name.as_ref().is_some_and(|name| self.commands.contains(name));
        let names = [&data.brigade, &data.regiment, &data.division, &data.corps, &data.battery];
        self.side == data.side && (self.commands.iter().any(|name| name == "*") || names.into_iter().any(named))
    }
}
