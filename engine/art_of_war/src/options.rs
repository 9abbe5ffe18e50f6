//! What the side that is asked may do: enough for a screen to light up hexes, and for a bot to play without trial and
//! error.

use super::command::Proposal;
use super::definition::UnitId;
use super::reach::Reach;
use engine::hex::Hex;

/// What the side may do.
#[derive(Clone, Debug)]
pub enum Options {
    /// Nothing is asked of anybody.
    Nothing,
    /// Move units, or end the phase.
    Move(MoveOptions),
    /// Declare fresh strength for any of these units, one for each division, or for none.
    DeclareFresh(Vec<UnitId>),
    /// Attack, or end the phase.
    Attack(AttackOptions),
    /// Lose one of these sets of units.
    Losses(Vec<Vec<UnitId>>),
    /// Retreat one of these units to one of its hexes.
    Retreat(Vec<RetreatOption>),
    /// Advance one of these units into its hex, or hold.
    Advance(Vec<(UnitId, Hex)>),
    /// Draw the battery back to one of these hexes, or leave it.
    StepBack(UnitId, Vec<Hex>),
    /// Free reserves for high morale: of each list at most so many, or none.
    Spirit(Vec<(u8, Vec<UnitId>)>),
    /// Free one of these reserves for a loss, or none.
    CallReserve(Vec<UnitId>),
    /// Fight on, or break off.
    FightOn,
    /// Put one of these enemy units back on the map, in one of its hexes.
    Reorganise(Vec<(UnitId, Vec<Hex>)>),
}

/// What may be done in a movement phase.
#[derive(Clone, Debug)]
pub struct MoveOptions {
    /// Where units can go.
    pub units: Vec<(UnitId, Reach)>,
    /// Guard units that may be freed from reserve [11.5].
    pub guard: Vec<UnitId>,
    /// Units that must still go to where they may spend the night [17.3].
    pub must_rest: Vec<UnitId>,
    /// Whether the phase may end.
    pub may_end: bool,
}

/// What may be attacked, by whom, and what must be.
#[derive(Clone, Debug)]
pub struct AttackOptions {
    /// Each unit that can attack, with the enemies it can attack.
    pub attackers: Vec<Attacker>,
    /// Enemies that must still be attacked.
    pub must_be_attacked: Vec<UnitId>,
    /// Attacks that may be made as they are. There are more: any that `check` accepts.
    pub attacks: Vec<Proposal>,
    /// Whether the phase may end.
    pub may_end: bool,
}

/// A unit that can attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attacker {
    /// One unit; others of its hex stand in the list too, and attack with it [10.3].
    pub unit: UnitId,
    /// Whether its hex still owes an attack [5.1].
    pub must: bool,
    /// Whether it fires from two hexes away.
    pub bombards: bool,
    /// Whom it can attack.
    pub enemies: Vec<UnitId>,
}

/// A unit that has to retreat or make room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetreatOption {
    /// The unit that goes.
    pub unit: UnitId,
    /// The cheapest hexes it can go to, which are all that are allowed [ruling 14].
    pub hexes: Vec<Hex>,
    /// Those of them where a friend is displaced.
    pub displaces: Vec<Hex>,
}
