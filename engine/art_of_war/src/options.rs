//! The options of the side that must decide: enough for a window to highlight hexes, and for a bot to play without
//! trial and error.

use super::command::Proposal;
use super::definition::UnitId;
use super::reach::Reach;
use engine::hex::Hex;

/// The options of the side.
#[derive(Clone, Debug)]
pub enum Options {
    /// No decision is needed.
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
    /// Free reserves for high morale: up to this number of each list, or none.
    Spirit(Vec<(u8, Vec<UnitId>)>),
    /// Free one of these reserves for a loss, or none.
    CallReserve(Vec<UnitId>),
    /// Continue the battle, or break off.
    FightOn,
    /// Put one of these enemy units back on the map, in one of its hexes.
    Reorganise(Vec<(UnitId, Vec<Hex>)>),
}

/// The options of a movement phase.
#[derive(Clone, Debug)]
pub struct MoveOptions {
    /// The units that can move, each with its hexes.
    pub units: Vec<(UnitId, Reach)>,
    /// Guard units that may be freed from reserve [11.5].
    pub guard: Vec<UnitId>,
    /// Units that must still move to a place of rest for the night [17.3].
    pub must_rest: Vec<UnitId>,
    /// Whether the phase may end.
    pub may_end: bool,
}

/// The possible attacks of each unit, and the enemies that must be attacked.
#[derive(Clone, Debug)]
pub struct AttackOptions {
    /// Each unit that can attack, with the enemies it can attack.
    pub attackers: Vec<Attacker>,
    /// Enemies that must still be attacked.
    pub must_be_attacked: Vec<UnitId>,
    /// Some legal attacks. There are more: any that `check` accepts.
    pub attacks: Vec<Proposal>,
    /// Whether the phase may end.
    pub may_end: bool,
}

/// A unit that can attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attacker {
    /// One unit; others of its hex are also in the list, and attack with it [10.3].
    pub unit: UnitId,
    /// Whether its hex must still attack [5.1].
    pub must: bool,
    /// Whether it fires from two hexes away.
    pub bombards: bool,
    /// The enemies it can attack.
    pub enemies: Vec<UnitId>,
}

/// A unit that must retreat or be displaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetreatOption {
    /// The unit that moves.
    pub unit: UnitId,
    /// The cheapest hexes it can go to; only these are allowed [ruling 14].
    pub hexes: Vec<Hex>,
    /// Those of them where a friendly unit is displaced.
    pub displaces: Vec<Hex>,
}
