//! Rules that only some battles have, as data: groups that wait, the cup, the withdrawal, limits, orders.

use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// A group that stays where it is at first [20.13].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    /// Its name on the counters.
    pub id: String,
    /// Free from this turn on.
    pub until: u8,
    /// Or once an enemy combat unit was this near to one of its units.
    pub near: Option<u8>,
    /// Or to one of these hexes.
    pub watch: Option<Watch>,
    /// Never south of this row.
    pub never_south_of: Option<u8>,
}

/// Hexes whose approach frees a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watch {
    /// The distance, in hexes.
    pub within: u8,
    /// The hexes it is measured to.
    pub hexes: Vec<Hex>,
}

/// The drunken Jaegers [20.15.A].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drunken {
    /// Their group.
    pub group: String,
    /// The first turn with a die.
    pub from_turn: u8,
    /// The last one.
    pub last_turn: u8,
    /// Released on this die or less.
    pub release_upto: u8,
    /// Removed on this die or more.
    pub remove_from: u8,
    /// An enemy this near makes them roll.
    pub near: u8,
    /// Then released on this die or less, else removed.
    pub near_release_upto: u8,
    /// Regiments that never enter a hex southwest of the secondary line.
    pub bound_regiments: Vec<String>,
}

/// Diagonals: at most this is southwest of the line, more than that beyond it [20.14].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lines {
    /// The primary objective line.
    pub primary: Option<i16>,
    /// The secondary one.
    pub secondary: Option<i16>,
    /// The withdrawal line.
    pub withdrawal: Option<i16>,
}

/// The cup [20.14.B.1].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CupRule {
    /// Chits with a battery.
    pub batteries: u8,
    /// Blanks.
    pub blanks: u8,
    /// Blanks added once.
    pub added: u8,
    /// Drawn from this turn on.
    pub from_turn: u8,
    /// An enemy in one of these suspends it.
    pub stop_hexes: Vec<Hex>,
}

/// The withdrawal [20.04, 20.14.B.2].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Withdraw {
    /// May be declared from this turn on.
    pub from_turn: u8,
    /// The leaders that become Mobile.
    pub mobile: Vec<String>,
    /// Hexes from which Allied units leave once it is declared.
    pub exits: Vec<Hex>,
    /// Rows of the east edge over which they leave at any time.
    pub east_rows: Option<Rows>,
    /// Brigade leaders in columns above this one are in command once it is declared.
    pub command_east_of: Option<u8>,
}

/// Rows from one to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rows {
    /// The first.
    pub from: u8,
    /// The last.
    pub to: u8,
}

/// Hold Eylau! [20.14.B.3].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hold {
    /// The leader that must have withdrawn.
    pub leader: String,
    /// Batteries of which both halves must have.
    pub batteries: Vec<String>,
    /// Regiments of which this many battalions must have.
    pub regiments: Vec<String>,
    /// Number of battalions.
    pub battalions: u8,
}

/// Hexes from a row up and west of a diagonal [20.22].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClosedLine {
    /// From this row on.
    pub from_row: u8,
    /// 2 * column + (row odd) - row at most this.
    pub at_most: i16,
}

/// A row that is not crossed for a time [20.24].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowLimit {
    /// The row.
    pub row: u8,
    /// Lifted from this turn on.
    pub until: u8,
    /// The leader whose units it binds; `None` for all units of the side.
    pub leader: Option<String>,
}

/// Cossacks that are driven onto the map [20.23].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chased {
    /// On this turn.
    pub turn: u8,
    /// Units, in order.
    pub units: Vec<String>,
    /// Hexes, in order of preference.
    pub hexes: Vec<Hex>,
    /// The leader who comes with the last of them.
    pub leader: Option<String>,
}

/// Brigades that come by a die [20.23].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByDie {
    /// From this turn on.
    pub from_turn: u8,
    /// On this die or less.
    pub upto: u8,
    /// The brigades.
    pub brigades: Vec<String>,
    /// The leader who may come from the first on.
    pub leader: Option<String>,
}

/// A hex whose control is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ControlHex {
    /// The hex.
    pub hex: Hex,
    /// The side that has it at the start.
    pub side: Option<Side>,
}

/// Command by orders [20.24].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Orders {
    /// Delay markers that are laid during play.
    pub markers: Vec<Marker>,
    /// Limits on the leaders that may be ordered, by turn.
    pub limits: Vec<OrderLimit>,
    /// Turns on which headquarters sends one order.
    pub hours: Vec<u8>,
    /// Brigades that wake with a leader: his id and theirs.
    pub wakes: Vec<Wakes>,
    /// The French commander with one order in the game.
    pub once: Option<String>,
}

/// A delay marker laid during play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marker {
    /// The leader it is for.
    pub leader: String,
    /// The turn.
    pub turn: u8,
    /// The number of the marker.
    pub delay: u8,
    /// Whether it is laid at the end of the command phase.
    pub at_end: bool,
}

/// A limit on the leaders that may be ordered, by turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderLimit {
    /// The leaders it is about.
    pub leaders: Vec<String>,
    /// Not before this turn.
    pub from_turn: u8,
    /// Unless an enemy was this near to a unit of theirs, or has fired on one.
    pub unless_near: Option<u8>,
    /// Only this leader may order them, headquarters if he is lost.
    pub only_from: Option<String>,
}

/// Brigades that wake with a leader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wakes {
    /// The leader.
    pub leader: String,
    /// A further brigade.
    pub brigade: String,
}

/// A corps that may come later and as one, if the players agree on it [20.38].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Delayed {
    /// Its commander: the units and leaders on its list come with it, and those under it.
    pub leader: String,
    /// None of its units enters before this turn.
    pub from_turn: u8,
    /// The codes of the places of entry, each of which serves all of it.
    pub entries: Vec<String>,
}

/// A corps that may march farther east, if the players agree on it [20.38].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shifted {
    /// The battle begins on this turn.
    pub first_turn: u8,
    /// The changes of its places of entry.
    pub moves: Vec<Shift>,
    /// The turn on which Cossacks are driven onto the map.
    pub chased_turn: u8,
    /// The place of entry at which they come.
    pub chased_at: String,
}

/// A place of entry that another one serves for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shift {
    /// The code on the counters.
    pub from: String,
    /// The place where they come instead.
    pub to: String,
    /// Number of turns later.
    pub turns: u8,
}

/// Russian guns that neither move nor fire at first, if the players agree on it [20.34].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SilentGuns {
    /// Batteries may from this turn on.
    pub from_turn: u8,
    /// Horse batteries from this one.
    pub horse_from_turn: u8,
}

/// An army or corps whose morale is kept [20.32, 20.35].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Body {
    /// Its name.
    pub name: String,
    /// The owner.
    pub side: Side,
    /// The corps or division whose units belong to it; `None` for all units of the side in no other body.
    pub of: Option<String>,
    /// Its points at the start.
    pub start: i16,
    /// It disintegrates at this many points or fewer.
    pub disintegrates: i16,
    /// Levels the enemy gains when it is demoralised.
    pub levels: i8,
    /// One level more for the enemy when it has this many points or fewer.
    pub low: Option<i16>,
}

/// The grand charge of a side's heavy horse, if the players agree on it [19.7].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GrandRule {
    /// The leaders that may lead it.
    pub leaders: Vec<String>,
    /// Leaders of brigades that ride must be within this many of their radii.
    pub radii: u8,
    /// The corps whose light horse rides too.
    pub corps: String,
    /// Hexes the waves behind move up.
    pub follow: u8,
    /// Number of steps for which a unit of the first wave goes on.
    pub again: u8,
    /// The gain of a rating in attack and in checks, and again when it is Disordered and one of them is with it.
    pub er: i8,
}

/// A ceasefire at night, if the players agree on it [20.44].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CeasefireRule {
    /// Offered from this turn on.
    pub from_turn: u8,
    /// On this turn it comes by itself.
    pub last_turn: u8,
    /// Points the morale of Allied armies and of French corps gains for each turn before the last, Allied first.
    pub points: [u8; 2],
    /// The ends of each side's line of communication, in absolute rows and columns, Allied first.
    pub homes: [Vec<Home>; 2],
}

/// A hex by its absolute row and column; it may lie beyond the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Home {
    /// From the south.
    pub row: u8,
    /// From the west.
    pub column: u8,
}
