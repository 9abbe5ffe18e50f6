//! Whoever sits at the other side of the table: a bot, a friend in the same chair, or one far away.
//!
//! A match on one machine is an ordinary match between two keys, over the same sessions as one across the world, joined
//! in memory. So it leaves a record that can be proven, and the record says that one machine held both keys.

mod far;
#[cfg(test)]
pub(crate) mod friend;
mod guest;
mod leaving;
mod now;
mod offered;
mod pair;
mod past;
mod practice;
mod table;
mod vows;
mod watching;

pub use far::{Far, chair};
pub use guest::Guest;
pub use leaving::{all_left, leave};
pub use now::{Around, Clocks, Now, PhaseStart};
pub use offered::Offered;
pub use pair::Pair;
pub use past::Told;
pub use practice::{Drill, Practice};
pub(crate) use table::serve;
pub use table::{Ask, Heard, Sat, Spoken, Table, Way};
pub use table::{Sitting, Voice};
pub use vows::Vows;
pub use watching::Tells;
pub(crate) use watching::teller;

use crate::ask::Key;
use crate::bot::Kind;
use crate::library::Battle;
use engine::contract::Side;

/// Who sits at the other side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A program.
    Bot(Kind),
    /// Another person at this machine.
    HotSeat,
}

impl Opponent {
    /// What he is called in the record.
    pub const fn name(self) -> &'static str {
        match self {
            Opponent::Bot(Kind::Sensible) => "The bot",
            Opponent::Bot(Kind::Random) => "The random bot",
            Opponent::Bot(Kind::Recruit) => "The recruit",
            Opponent::Bot(Kind::Captain) => "The captain",
            Opponent::Bot(Kind::Marshal) => "The marshal",
            Opponent::HotSeat => "The other chair",
        }
    }

    /// The name of the file with his key.
    const fn key_file(self) -> &'static str {
        match self {
            Opponent::Bot(Kind::Sensible) => "partner-bot",
            Opponent::Bot(Kind::Random) => "partner-random-bot",
            Opponent::Bot(Kind::Recruit) => "partner-recruit",
            Opponent::Bot(Kind::Captain) => "partner-captain",
            Opponent::Bot(Kind::Marshal) => "partner-marshal",
            Opponent::HotSeat => "partner-chair",
        }
    }
}

/// What is to be played.
#[derive(Clone)]
pub struct Wanted {
    /// The battle.
    pub battle: Battle,
    /// The player's own side.
    pub side: Side,
    /// The optional rules that are used.
    pub on: Vec<Key>,
    /// Against whom.
    pub opponent: Opponent,
}
