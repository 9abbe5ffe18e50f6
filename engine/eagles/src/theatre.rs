//! The state of a campaign that a battle does not have (part B).

use super::campaign::{BoxId, Pool};
use super::definition::{ArmyId, Hexside, LeaderId};
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The state of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Theatre {
    /// The supply and command state of each army, in the order of the armies.
    pub staffs: Vec<Staff>,
    /// Bridge trains (B10).
    pub trains: Vec<Train>,
    /// Redoubts, laid out and raised (B12).
    pub redoubts: Vec<Redoubt>,
    /// Leaders that can be commanded in this segment: those in dispatch when it began (B4).
    pub dispatched: Vec<LeaderId>,
    /// The political events that have counted (B16).
    pub politics: Politics,
    /// Whether the commander who should wait did not (B2).
    pub hasty: bool,
    /// Leaders captured since the last organisation, each of which allows a promotion (B17).
    pub promotions: u8,
    /// Squadrons to which the enemy came near, and who may ride off (B11).
    pub startled: Vec<LeaderId>,
    /// Squadrons that rode off in this player-turn, and do not again.
    pub rode_off: Vec<LeaderId>,
    /// Counters that no order reached when this Movement Phase began: outposts among them go back (B11).
    pub unled: Vec<LeaderId>,
    /// Armies upon whose Centres the enemy came on his way: they flee when that piece of it has ended (B5).
    pub beset: Vec<ArmyId>,
}

/// The roll of an army in administration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AdminRoll {
    /// Two dice for points.
    Points,
    /// One die for a change of source.
    Change,
    /// No dice: every sum brings the same, since the pool holds no more (R5).
    Settled,
}

impl AdminRoll {
    pub(crate) const fn dice(self) -> usize {
        match self {
            AdminRoll::Points => 2,
            AdminRoll::Change => 1,
            AdminRoll::Settled => 0,
        }
    }
}

/// An army behind the front.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Staff {
    /// Administrative points.
    pub points: u8,
    /// The hex where its line begins.
    pub source: Hex,
    /// The source it changes to; the Centre is turned over until then (B6).
    pub change: Option<Hex>,
    /// The Centre of Operations.
    pub centre: Centre,
    /// Replacements.
    pub pool: Pool,
}

/// A Centre of Operations (B5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Centre {
    /// The place of the Centre.
    pub place: Station,
    /// Whether it is active.
    pub active: bool,
    /// Whether it moved in this Movement Phase.
    pub moved: bool,
}

/// The place of a Centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Station {
    /// On the map.
    On(Hex),
    /// Disbanded, back in that turn.
    Disbanded {
        /// The turn.
        back: u8,
    },
    /// Driven off the map.
    Off,
    /// In a box beside the map (B9).
    Beside(BoxId),
}

impl Station {
    /// The hex, if it is on the map.
    pub const fn hex(self) -> Option<Hex> {
        match self {
            Station::On(hex) => Some(hex),
            Station::Disbanded { .. } | Station::Off | Station::Beside(_) => None,
        }
    }
}

/// A bridge train (B10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the owner and the hex")]
pub struct Train {
    pub side: Side,
    pub place: TrainPlace,
}

/// The place of a train.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TrainPlace {
    /// Not given to a leader yet.
    Waiting,
    /// With a leader.
    With(LeaderId),
    /// Left in a hex.
    Left(Hex),
    /// A pontoon.
    Pontoon {
        /// The hex it was laid from.
        hex: Hex,
        /// The hexside it crosses.
        side: Hexside,
    },
}

/// A redoubt (B12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Redoubt {
    /// The hex of the redoubt.
    pub hex: Hex,
    /// The owner.
    pub side: Side,
    /// The leader that digs; `None` for a redoubt that was there at the start.
    pub builder: Option<LeaderId>,
    /// Whether it is finished.
    pub raised: bool,
}

/// The political events that have counted (B16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Politics {
    /// Königsberg has fallen once.
    pub city_fell: bool,
    /// The space for Warsaw and its approaches is gained.
    pub capital_gained: bool,
    /// The enemy of that side has had his space for Warsaw.
    pub capital_lost: bool,
    /// The side that marches on it has been in Warsaw.
    pub capital_entered: bool,
    /// Spaces given for Danzig now.
    pub danzig: u8,
    /// Spaces for the siege of Danzig while it lasts, once rolled.
    pub danzig_siege: Option<u8>,
    /// A siege of Thorn must be rolled.
    pub thorn_due: bool,
    /// Thorn's sources are closed up to and with that turn.
    pub thorn_closed: u8,
}

/// A die that politics asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the two fortresses")]
pub enum Siege {
    Danzig,
    Thorn,
}

/// The box of a leader that is not on the map (B9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Boxed {
    /// The box.
    pub area: BoxId,
    /// The turn in which he came there.
    pub since: u8,
    /// The box he is on his way to.
    pub to: Option<BoxId>,
    /// The hex he left by, where the box remembers it.
    pub by: Option<Hex>,
}

/// A piece of work on a river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Work {
    /// An intact bridge is damaged.
    Damage,
    /// A damaged bridge is repaired.
    Repair,
    /// A train becomes a pontoon.
    Deploy,
    /// A pontoon becomes a train again.
    TakeUp,
}
