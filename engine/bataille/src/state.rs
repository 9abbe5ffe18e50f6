//! Everything that can change in a battle, in plain types with names.

use super::cases;
use super::definition::*;
use super::facing::Facing;
use super::tasks::Task;
use engine::contract::Side;
use engine::hex::{Direction, Hex};
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The turn.
    pub turn: u8,
    /// The side whose half-turn it is.
    pub phasing: Side,
    /// The segment of the half-turn.
    pub segment: Segment,
    /// Number of phases that have begun [2.12].
    pub phases: u32,
    /// Combat units, in the order of the file.
    pub units: Vec<Unit>,
    /// Leaders, in the order of the file.
    pub leaders: Vec<LeaderState>,
    /// The level of each corps (64).
    pub levels: Vec<u8>,
    /// The holders of the hexes of objectives, in the order of the file [65.2].
    pub holders: Vec<Holder>,
    /// Melees that charges have created, oldest first [34.1].
    pub held: Vec<HeldMelee>,
    /// Hexes fired at in this segment.
    pub fired_at: Vec<Hex>,
    /// Hexes assaulted in this segment.
    pub assaulted: Vec<Hex>,
    /// Hexes restacked in this segment.
    pub restacked: Vec<Hex>,
    /// Number of units that entered by a hex in this half-turn [18.14].
    pub entries: Vec<EntryUse>,
    /// The units that have checked in the chain of panic under way (R14).
    pub chain: Vec<UnitId>,
    /// Leaders whose last unit died and who must find another [7.7].
    pub orphans: Vec<LeaderId>,
    /// The tasks still to be done, the next one last.
    pub agenda: Vec<Task>,
    /// The end of the battle, once it is over.
    pub ending: Option<Ending>,
}

/// The segments of a half-turn (2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "named as the page names them")]
pub enum Segment {
    Charge,
    Movement,
    DefensiveFire,
    OffensiveFire,
    Melee,
    Recovery,
    Close,
}

impl Segment {
    /// The segment after this one in a half-turn; `None` after the last [2.2].
    pub const fn next(self) -> Option<Segment> {
        match self {
            Segment::Charge => Some(Segment::Movement),
            Segment::Movement => Some(Segment::DefensiveFire),
            Segment::DefensiveFire => Some(Segment::OffensiveFire),
            Segment::OffensiveFire => Some(Segment::Melee),
            Segment::Melee => Some(Segment::Recovery),
            Segment::Recovery => Some(Segment::Close),
            Segment::Close => None,
        }
    }

    /// The case of its question.
    pub const fn rule(self) -> Rule {
        match self {
            Segment::Charge => cases::CHARGE,
            Segment::Movement => cases::MOVEMENT,
            Segment::DefensiveFire => cases::DEFENSIVE,
            Segment::OffensiveFire => cases::OFFENSIVE,
            Segment::Melee => cases::ASSAULTS,
            Segment::Recovery => cases::RECOVERY,
            Segment::Close => cases::CLOSE,
        }
    }
}

/// The reason the battle is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// The last turn has been played [65.1].
    LastTurn,
    /// This side alone had no unrouted unit left [65.3].
    Broken(Side),
    /// Both had none: points decide.
    BothBroken,
}

/// A hex of an objective and its holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "each hex and its holder")]
pub struct Holder {
    pub hex: Hex,
    pub side: Side,
}

/// Number of units that entered by a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "how many and where")]
pub struct EntryUse {
    pub hex: Hex,
    pub units: u8,
}

/// A melee that a charge has created [34.1].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldMelee {
    /// The units that charged and attack.
    pub attackers: Vec<UnitId>,
    /// The units the charge met, from the top down.
    pub defenders: Vec<UnitId>,
    /// Whether the charge came straight [38.4].
    pub straight: bool,
}

/// The place of a unit or a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Place {
    /// On the map.
    On(Hex),
    /// Outside, to enter as a reinforcement.
    Waiting,
    /// Gone for good.
    Eliminated,
    /// Driven off the map [62.9].
    OffMap,
    /// Takes no part in this battle.
    Aside,
}

/// The state of a combat unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// The place of the unit.
    pub place: Place,
    /// Its place in the stack of its hex, 0 on top.
    pub depth: u8,
    /// Its formation.
    pub formation: Formation,
    /// Its facing.
    pub facing: Facing,
    /// Its order.
    pub order: Order,
    /// Increments lost so far.
    pub lost: u8,
    /// The readiness of its horses.
    pub readiness: Readiness,
    /// The acts it does without a decision.
    pub orders: StandingOrders,
    /// The acts it has done.
    pub marks: Marks,
}

/// Good order, or not [30.2].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "three states")]
pub enum Order {
    Good,
    Disordered,
    Routed,
}

/// Readiness of cavalry [35.1].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "three states")]
pub enum Readiness {
    Fresh,
    Tired,
    Exhausted,
}

impl Readiness {
    /// One step down.
    #[must_use]
    pub fn lower(self) -> Readiness {
        match self {
            Readiness::Fresh => Readiness::Tired,
            _ => Readiness::Exhausted,
        }
    }

    /// One step up.
    #[must_use]
    pub fn higher(self) -> Readiness {
        match self {
            Readiness::Exhausted => Readiness::Tired,
            _ => Readiness::Fresh,
        }
    }
}

/// The acts a unit does without a decision [3.3].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "named as the page names them")]
pub struct StandingOrders {
    pub reaction: ReactionOrder,
    pub opportunity: OpportunityOrder,
    pub answer: AnswerOrder,
    pub withdraw: WithdrawOrder,
}

/// Against charges of others (41).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "named as the page names them")]
pub enum ReactionOrder {
    #[default]
    Ask,
    Always,
    Never,
}

/// Against units that move (42).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "named as the page names them")]
pub enum OpportunityOrder {
    #[default]
    Hold,
    Weak,
    Any,
    Ask,
}

/// Charged by cavalry (39).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "named as the page names them")]
pub enum AnswerOrder {
    #[default]
    Ask,
    Stand,
    Carre,
}

/// Assaulted (29).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "named as the page names them")]
pub enum WithdrawOrder {
    #[default]
    Ask,
    Never,
    One,
}

/// The acts a unit has done, as long as they matter [2.16].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks {
    /// Has fired in this segment; a carré only with its battery.
    pub fired: bool,
    /// The hex it fired at in the offensive fire of this half-turn [32.4].
    pub fired_upon: Option<Hex>,
    /// Has assaulted in this segment.
    pub assaulted: bool,
    /// Points spent in this segment.
    pub spent: HalfPoints,
    /// Was in line when the movement segment began.
    pub began_in_line: bool,
    /// Enters no further hex in this segment.
    pub stopped: bool,
    /// Has ended its move.
    pub ended: bool,
    /// Has entered a hex in this segment.
    pub entered: bool,
    /// Has made its free turn in this segment.
    pub free_turn: bool,
    /// Was given its orders in this segment.
    pub orders_given: bool,
    /// Has tried to charge in this segment.
    pub tried_charge: bool,
    /// Has tried to react in this segment.
    pub tried_react: bool,
    /// Moving enemies it has tried to charge in this segment.
    pub tried_against: Vec<UnitId>,
    /// Failed its check before a charge: it does not move in this half-turn [37.5].
    pub balked: bool,
    /// Has charged or ridden out in this half-turn.
    pub charged: bool,
    /// Was part of a held melee in this half-turn [32.2].
    pub held: bool,
    /// Has stood to a charge in this half-turn.
    pub stood: bool,
    /// Could not be recalled; it routs at the end of the melees.
    pub recall_failed: bool,
    /// Was charged while it moved in this half-turn.
    pub charged_moving: bool,
    /// Came onto the map in this half-turn.
    pub arrived: bool,
    /// The distance it has moved in its movement segment, for its readiness.
    pub marched: Marched,
    /// Increments lost in this half-turn to fire of the other side.
    pub fire_losses: FireLosses,
    /// Withdrew more than one hex: it does not move in its next half-turn.
    pub withdrew_far: bool,
    /// For its readiness: lost to fire since its side's last recovery.
    pub recently_shot: bool,
    /// For its readiness: charged since then.
    pub recently_charged: bool,
    /// For its readiness: had a melee since then.
    pub recently_fought: bool,
    /// For its readiness: withdrew since then.
    pub recently_withdrew: bool,
}

impl Marks {
    /// It has charged, for this half-turn and for its readiness.
    pub(crate) const fn note_charge(&mut self) {
        self.charged = true;
        self.recently_charged = true;
    }
}

/// The distance that a unit has moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "three measures")]
pub enum Marched {
    #[default]
    NotAtAll,
    Half,
    Far,
}

/// Losses to fire in a half-turn, by the quality of the firing unit (59).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FireLosses {
    /// To fire of units that were not all elite.
    pub plain: u8,
    /// To elite firers of morale 15 and 16.
    pub elite_15: u8,
    /// To elite firers of morale 13 and 14.
    pub elite_13: u8,
    /// To elite firers of morale 11 and 12.
    pub elite_11: u8,
}

/// The state of a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderState {
    /// The place of the leader.
    pub place: Place,
    /// The reason he is gone; `None` while he is in the battle.
    pub out: Option<LeaderFate>,
    /// Points he has spent riding alone in this segment.
    pub spent: HalfPoints,
}

/// The fate that took a leader out of the battle [7.5].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "three fates")]
pub enum LeaderFate {
    Killed,
    Wounded,
    Captured,
}

impl State {
    /// The hex a unit is in, if it is on the map.
    pub fn hex_of(&self, unit: UnitId) -> Option<Hex> {
        match self.units.get(usize::from(unit.0))?.place {
            Place::On(hex) => Some(hex),
            _ => None,
        }
    }

    /// The hex a leader is in, if he is on the map.
    pub fn leader_hex(&self, leader: LeaderId) -> Option<Hex> {
        match self.leaders.get(usize::from(leader.0))?.place {
            Place::On(hex) => Some(hex),
            _ => None,
        }
    }
}

impl Unit {
    /// A unit that is nowhere.
    pub fn aside(place: Place) -> Unit {
        Unit {
            place,
            depth: 0,
            formation: Formation::Column,
            facing: Facing::Side(Direction::Up),
            order: Order::Good,
            lost: 0,
            readiness: Readiness::Fresh,
            orders: StandingOrders::default(),
            marks: Marks::default(),
        }
    }
}
