//! The commands of a side, the decisions it must make, and the changes both sides may agree on.

use super::definition::*;
use super::facing::Facing;
use super::state::{LeaderState, StandingOrders, Unit};
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// A command of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum Command {
    /// Charges, hex by hex to beside the target [38.1].
    Charge {
        units: Vec<UnitId>,
        /// Leaders of the hex who ride along.
        leaders: Vec<LeaderId>,
        path: Vec<Hex>,
        target: Hex,
    },
    /// No more charges.
    EndCharges,
    /// Sends a unit against the charge, or none (41).
    React { unit: Option<UnitId> },
    /// Stands or forms carré (39).
    Answer { answer: Answer },
    /// Goes on against the carré, or tries to stop [40.2].
    Press { go_on: bool },
    /// Enters the hex that was cleared, or stays [40.5].
    Occupy { enter: bool },
    /// Moves units of one hex together [18.1].
    Move { units: Vec<UnitId>, leaders: Vec<LeaderId>, actions: Vec<Action> },
    /// Brings a reinforcement onto the map [18.14].
    Enter { unit: UnitId, leaders: Vec<LeaderId>, hex: Hex, formation: Formation, facing: Facing },
    /// Moves a leader alone; one who waits outside begins with the hex of entry [7.2].
    MoveLeader { leader: LeaderId, path: Vec<Hex> },
    /// Changes the order of a stack, from the top down [12.5].
    Restack { hex: Hex, units: Vec<UnitId> },
    /// Gives standing orders [3.3].
    Orders { orders: Vec<OrderFor> },
    /// No more movement.
    EndMovement,
    /// Charges the units that move, or declines (42).
    OpportunityCharge { unit: Option<UnitId> },
    /// Fires, attack by attack [21.1].
    Fire { attacks: Vec<FireAttack> },
    /// No more fire.
    EndFire,
    /// Assaults a hex, or follows up [32, 29.5].
    Assault(AssaultOrder),
    /// No more assaults.
    EndAssaults,
    /// Goes back before the melee (29).
    Withdraw { path: Vec<Hex> },
    /// Stays for the melee.
    Hold,
    /// Sends these units into the hex that was won; an empty list is also an answer where no unit must advance [34.8].
    Advance { units: Vec<UnitId> },
    /// No assault after the withdrawal.
    NoFollowUp,
    /// Ends the half-turn, with standing orders [2.9].
    Close { orders: Vec<OrderFor> },
    /// Takes back one's own last command.
    Undo,
}

impl Command {
    /// Whether it ends the segment in which it is given.
    pub(crate) const fn ends_segment(&self) -> bool {
        matches!(
            self,
            Command::EndCharges
                | Command::EndMovement
                | Command::EndFire
                | Command::EndAssaults
                | Command::Close { .. }
        )
    }
}

/// One thing that moving units do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "a formation is taken with a facing")]
pub enum Action {
    /// Enters a hex.
    Enter(Hex),
    /// Turns.
    Turn(Facing),
    /// Changes formation.
    Form { formation: Formation, facing: Facing },
    /// Guns are limbered, if the die allows.
    Limber,
    /// Guns are unlimbered.
    Unlimber,
    /// Unlimbered guns are dragged one hex.
    Prolong(Hex),
}

/// The answer of infantry or guns to a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "two ways")]
pub enum Answer {
    Stand,
    Carre,
}

/// Fire at one hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the units that fire, and their target")]
pub struct FireAttack {
    pub target: Hex,
    pub units: Vec<UnitId>,
}

/// A charge as it is ordered [38.1].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the units, the leaders, the path and the target")]
pub struct ChargeOrder {
    pub units: Vec<UnitId>,
    pub leaders: Vec<LeaderId>,
    pub path: Vec<Hex>,
    pub target: Hex,
}

/// An assault on one hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AssaultOrder {
    /// The hex.
    pub target: Hex,
    /// The assaulting units.
    pub units: Vec<UnitId>,
    /// Cavalry among them that fights at a third and keeps its readiness [32.7].
    pub saving: Vec<UnitId>,
}

/// Standing orders for one unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the unit, and its orders")]
pub struct OrderFor {
    pub unit: UnitId,
    pub orders: StandingOrders,
}

/// A decision that a side must make, as the state machine of the rules names it (2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "units and hexes that a question is about")]
pub enum Decision {
    Charge,
    React { units: Vec<UnitId> },
    Answer { hex: Hex, unit: UnitId },
    Press { at: Hex },
    Occupy { hex: Hex },
    Movement,
    OpportunityCharge { units: Vec<UnitId>, target: Hex },
    DefensiveFire,
    OffensiveFire,
    Assault,
    Withdraw { hex: Hex },
    Advance { hex: Hex, must: bool },
    FollowUp { units: Vec<UnitId> },
    Close,
}

/// A fight or roll to forecast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Proposal {
    /// The roll that is due now.
    Pending,
    /// Fire at a hex.
    Fire(FireAttack),
    /// An assault.
    Assault(AssaultOrder),
    /// A charge, with everything that may be rolled for on its way (38).
    Charge(Box<ChargeOrder>),
    /// An answer to the charge whose target must answer now.
    Answer(Answer),
    /// A morale check of a unit, with nothing but what always counts.
    Check(UnitId),
}

/// The edits of the players, all of them or none.
pub type Change = Vec<Edit>;

/// One edit: the new state of something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the name of its field says the subject of an edit")]
pub enum Edit {
    /// Everything about a unit: place, formation, order, losses, marks, orders.
    Unit { unit: UnitId, becomes: Box<Unit> },
    /// Everything about a leader.
    Leader { leader: LeaderId, becomes: LeaderState },
    /// The side that holds a hex of an objective.
    Holder { hex: Hex, side: Side },
    /// The level of a corps.
    Level { corps: CorpsId, level: u8 },
    /// The turn.
    Turn { turn: u8 },
    /// Hexes fired at in this segment.
    FiredAt { hexes: Vec<Hex> },
    /// Hexes assaulted in this segment.
    Assaulted { hexes: Vec<Hex> },
    /// Melees that charges have created and that are still to be fought.
    Held { melees: Vec<super::state::HeldMelee> },
}
