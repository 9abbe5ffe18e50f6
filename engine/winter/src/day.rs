//! The state of a day on the whole field that smaller battles do not have: command points and order markers, charges of the
//! hour, and what has once happened [20.3].

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
