//! The victory conditions of a battle, as data: the levels for each gain, and when they count.

use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The victory conditions of a battle [20.05, 20.16, 20.25].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Victory {
    /// Hexes worth levels to the side that controls them at the end.
    pub objectives: Vec<Objective>,
    /// Lines that must still be held at the end of a turn.
    pub held_lines: Vec<HeldLine>,
    /// Levels for a withdrawal; the best that is met counts.
    pub withdrawals: Vec<WithdrawalAward>,
    /// Batteries whose halves count for it.
    pub withdrawal_batteries: Vec<String>,
    /// Control of the town.
    pub town: Option<TownAward>,
    /// Drawn batteries.
    pub cup: Option<CupAward>,
    /// Villages that fall in time.
    pub villages: Vec<Village>,
    /// A height that is held at the end.
    pub height: Option<Height>,
    /// Brigades beyond a row.
    pub beyond_row: Option<BeyondRow>,
    /// Strength that has left over the north edge.
    pub exit: Option<ExitAward>,
    /// A brigade that never came.
    pub kept: Option<Kept>,
    /// Losses that differ by so much cost a level.
    pub loss_margin: u16,
    /// A level at or below this at a test ends the game (R44).
    pub sudden: Option<i8>,
}

/// A hex worth levels at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objective {
    /// The hex.
    pub hex: Hex,
    /// Levels.
    pub levels: i8,
}

/// A line that must still be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldLine {
    /// At the end of this turn.
    pub turn: u8,
    /// The diagonal.
    pub at_most: i16,
    /// Levels lost if no unit does.
    pub levels: i8,
}

/// Levels for a withdrawal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WithdrawalAward {
    /// The leader that must be among them.
    pub leader: Option<String>,
    /// Battalions at half strength or more.
    pub battalions: u8,
    /// Half batteries with crew.
    pub half_batteries: u8,
    /// Levels.
    pub levels: i8,
}

/// Control of the town [20.16.4, 20.16.5].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TownAward {
    /// Number of hexes that counts as some.
    pub some: u8,
    /// French levels for some.
    pub french_some: i8,
    /// French levels for all.
    pub french_all: i8,
    /// Less by this if Eylau was not to be held.
    pub french_less: i8,
    /// Allied levels for some.
    pub allied_some: i8,
    /// Allied levels if Eylau was not to be held.
    pub allied_not_held: i8,
}

/// Drawn batteries [20.16.6, 20.16.7].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CupAward {
    /// Number of batteries from which it is many.
    pub many: u8,
    /// Levels for many.
    pub levels_many: i8,
    /// Number of batteries from which it is most.
    pub most: u8,
    /// Levels for most.
    pub levels_most: i8,
    /// Levels for fewer than many.
    pub levels_few: i8,
}

/// A village that falls in time [20.25.2].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Village {
    /// Its hexes.
    pub hexes: Vec<Hex>,
    /// Tested up to this turn.
    pub by_turn: u8,
    /// Levels lost, once.
    pub levels: i8,
}

/// A height that is held at the end [20.25.4].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Height {
    /// All of these, one by an unlimbered battery.
    pub hexes: Vec<Hex>,
    /// Levels lost.
    pub levels: i8,
}

/// Brigades beyond a row [20.25.5].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeyondRow {
    /// North of this row.
    pub row: u8,
    /// Number of infantry brigades.
    pub brigades: u8,
    /// Strength points that each must have.
    pub points: u16,
    /// Levels lost, once.
    pub levels: i8,
}

/// Strength that has left over the north edge [20.25.6].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExitAward {
    /// Number of strength points.
    pub points: u16,
    /// Levels lost, once.
    pub levels: i8,
}

/// A brigade that never came [20.25.1].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The brigade.
    pub brigade: String,
    /// Levels.
    pub levels: i8,
}
