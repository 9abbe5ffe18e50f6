//! Who sits opposite, and what is played with him.

use crate::ask::Key;
use crate::battle::Battle;
use crate::bot::Kind;
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
    pub(super) const fn key_file(self) -> &'static str {
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
