//! The state of a day on the whole field that smaller battles do not have: command points and order markers, charges of the
//! hour, and what has once happened [20.3].

use super::facing::Facing;
use super::ids::{LeaderId, UnitId};
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The kind of an order [1.17].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum OrderKind {
    /// To become active; a brigade leader commits his brigade.
    Activate,
    /// To go Mobile.
    Mobile,
    /// To begin an Attack Order.
    Attack,
    /// To end one.
    Stop,
    /// To act as the bearer likes, once.
    Free,
}

/// A command that only the whole field has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FieldCommand {
    /// Sends an order [17.31].
    Send {
        /// The sender.
        from: LeaderId,
        /// The leader addressed.
        to: LeaderId,
        /// Its kind.
        kind: OrderKind,
        /// The unit he is placed with if he is on the display.
        place: Option<UnitId>,
    },
    /// A leader gives up the Free order that he has received [17.31].
    DropOrder {
        /// The leader.
        leader: LeaderId,
    },
    /// Marks the brigades of a leader to rest at the next hour, or no longer [17.54].
    Rest {
        /// The brigade leader.
        leader: LeaderId,
        /// Whether they are to rest.
        rest: bool,
    },
    /// The leader of a Grand Battery spends his Free order: these members are free [19.52].
    ReleaseGuns {
        /// The leader.
        leader: LeaderId,
        /// The members.
        guns: Vec<UnitId>,
    },
    /// Bagration comes as second army commander, for a command point [19.53].
    PlaceBagration {
        /// The hex.
        hex: Hex,
    },
    /// St-Hilaire's division goes back to its corps [20.34.A.5].
    JoinCorps,
    /// Eylau is not to be bombarded; said on the first turn of the bombardment [20.34.B.7].
    NoBombardment,
    /// Commits a brigade that no leader of its own can be ordered to commit [R151].
    Commit {
        /// One of its units.
        unit: UnitId,
    },
    /// Shares the command points of this hour: so many go to Bagration [17.21].
    Share {
        /// His points.
        points: u8,
    },
    /// Bagration takes the place of a wing commander who has fallen [19.82].
    ReplaceWing {
        /// The hex he is placed in.
        hex: Hex,
    },
    /// The Prussians come by another entry, and later [20.33].
    PrussianEntry {
        /// Their entry.
        entry: PrussianEntry,
    },
    /// The leader of a Grand Battery spends the order of an army commander: his battery is dissolved [19.52].
    Dissolve {
        /// The leader.
        leader: LeaderId,
    },
    /// Offers to end the battle with this turn [20.31].
    OfferEnd,
    /// Answers that offer.
    AgreeEnd {
        /// Whether the battle ends.
        agree: bool,
    },
    /// The army withdraws by a line, W, Y or Z by its place [20.36].
    Retire {
        /// The line.
        line: u8,
        /// The commander of the rear guard; `None` is Bagration, or the first of those who would leave.
        commander: Option<LeaderId>,
        /// His hex; `None` is Bennigsen's.
        hex: Option<Hex>,
    },
    /// The army does not withdraw.
    FightOn,
    /// Turns a unit of the third wave of a grand charge before it rides [19.7].
    WaveFacing {
        /// The unit.
        unit: UnitId,
        /// Its facing.
        facing: Facing,
    },
}

/// The entries by which the Prussians may come [20.33].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PrussianEntry {
    /// By the road from Althof.
    #[default]
    I,
    /// Farther east, two turns later.
    L,
    /// Farthest east, four turns later.
    M,
}

impl PrussianEntry {
    /// The code of the entry on the map.
    pub const fn code(self) -> &'static str {
        match self {
            PrussianEntry::I => "I",
            PrussianEntry::L => "L",
            PrussianEntry::M => "M",
        }
    }

    /// Turns that everything comes later.
    pub const fn later(self) -> u8 {
        match self {
            PrussianEntry::I => 0,
            PrussianEntry::L => 2,
            PrussianEntry::M => 4,
        }
    }
}

/// An order marker on a leader [1.17].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderMarker {
    /// Its kind.
    pub kind: OrderKind,
    /// Its delay, 1 to 3; 0 is Received.
    pub delay: u8,
}

/// A leader with his order marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marked {
    /// The leader.
    pub leader: LeaderId,
    /// His marker.
    pub marker: OrderMarker,
}

/// L'Estocq's coming [20.33].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lestocq {
    /// He is still to come.
    #[default]
    ToCome,
    /// He has entered, and his points are not counted yet.
    Here,
    /// His points have been counted.
    Counted,
}

/// The Allied army withdraws [20.36].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retiring {
    /// Its line: W, Y or Z by its place.
    pub line: u8,
    /// The turn of the declaration.
    pub turn: u8,
    /// The commander of the rear guard.
    pub commander: Option<LeaderId>,
    /// Whether the main body is away.
    pub won: bool,
    /// The hex of the northern edge by which Prussians leave, once the first of them has.
    pub north: Option<Hex>,
}

/// The state of a day on the whole field.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Day {
    /// Command points, Allied first [17.21].
    pub points: [u8; 2],
    /// Command points of Bagration, once he is an army commander [19.53].
    pub second_points: u8,
    /// The turn on which an army commander comes in the place of one that fell [19.81].
    pub successor: Option<u8>,
    /// Napoleon has fallen.
    pub emperor_lost: bool,
    /// The wing commander who has become army commander.
    pub promoted: Option<LeaderId>,
    /// Something was attached to a detachment commander [19.51].
    pub attached: bool,
    /// Durosnel's brigade has begun with its corps, and is bound with it [20.32].
    pub durosnel_with_corps: bool,
    /// St-Hilaire's division is with its corps again [20.34.A.5].
    pub joined: bool,
    /// Order markers, in the order of the leaders.
    pub markers: Vec<Marked>,
    /// Charges that units of each brigade rode since the last hour, in the order of [`super::board::Board::brigades`]
    /// [15.3].
    pub charges: Vec<u8>,
    /// Brigade leaders whose brigades are marked to rest, in order [17.54].
    pub resting: Vec<LeaderId>,
    /// Leaders who received an order in the command phase that is open, in order [R113].
    pub called: Vec<LeaderId>,
    /// Whether the level of each body is set, in the order of the field [14.1].
    pub set: Vec<bool>,
    /// The lowest morale that the Russian army has had [R180].
    pub lowest: i16,
    /// Whether W, Y and Z have once not been reached [20.35].
    pub lines_cut: [bool; 3],
    /// Whether the Allied wings are loosed [20.34.B.3].
    pub loosed: bool,
    /// Whether each rule that binds troops was lifted before its turn, in the order of the field [20.34.A].
    pub unbound: Vec<bool>,
    /// Cossack leaders who may move, in order [20.34.B.5].
    pub freed: Vec<LeaderId>,
    /// Whether an Allied unit has been west of the Pasmar [20.34.A.4].
    pub over_pasmar: bool,
    /// Whether the limit of the light cavalry in the south is gone for good [20.34.A.4].
    pub light_free: bool,
    /// Whether a French infantry unit has been on map D.
    pub french_foot_on_d: bool,
    /// Leaders of light cavalry whom Soult or Napoleon has ordered, in order [20.34.A.4].
    pub light_ordered: Vec<LeaderId>,
    /// L'Estocq's coming.
    pub lestocq: Lestocq,
    /// Batteries that have left their Grand Battery, in order [19.52].
    pub free_guns: Vec<UnitId>,
    /// Units stunned by the bombardment, in order [20.34.B.7].
    pub stunned: Vec<UnitId>,
    /// Whether Eylau is bombarded; `None` before the Allied side has said it.
    pub bombards: Option<bool>,
    /// The Headquarters of the Allied side is gone [20.35].
    pub headquarters_gone: bool,
    /// The line of communication that stays open then: W, Y or Z by its place; the others count as blocked for good.
    pub line: Option<u8>,
    /// L'Estocq has an order of the army commander: none of his units is on the march [20.33].
    pub march_over: bool,
    /// Units that were on the march and have been east of Schmoditten, in order [20.33].
    pub arrived: Vec<UnitId>,
    /// Points of this hour that went to Bagration; `None` when there is nothing to share [17.21].
    pub shared: Option<u8>,
    /// A wing commander who has fallen, and whose place Bagration may take in the next command phase [19.82].
    pub vacant: Option<LeaderId>,
    /// The wing commander whose place Bagration has.
    pub stands_for: Option<LeaderId>,
    /// The entry by which the Prussians come.
    pub prussian_entry: PrussianEntry,
    /// Leaders of Grand Batteries whose marker is an order of an army commander, in order [19.52].
    pub by_army: Vec<LeaderId>,
    /// Batteries that were freed and have not been inside the radius of their division leader, in order [19.52].
    pub homing: Vec<UnitId>,
    /// Whether the withdrawal was offered [20.36].
    pub withdrawal_offered: bool,
    /// The withdrawal, once it is declared.
    pub withdrawal: Option<Retiring>,
    /// The turn on which each side last offered to end the battle, Allied first [20.31].
    pub offers: [Option<u8>; 2],
}

impl Day {
    /// The order marker of a leader.
    pub fn marker(&self, leader: LeaderId) -> Option<OrderMarker> {
        self.markers.iter().find(|marked| marked.leader == leader).map(|marked| marked.marker)
    }

    /// Lays a marker on a leader, or takes his away.
    pub(crate) fn mark(&mut self, leader: LeaderId, marker: Option<OrderMarker>) {
        self.markers.retain(|marked| marked.leader != leader);
        if let Some(marker) = marker {
            self.markers.push(Marked { leader, marker });
            self.markers.sort_by_key(|marked| marked.leader);
        }
    }
}
