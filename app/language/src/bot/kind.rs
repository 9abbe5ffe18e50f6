//! The ladder of bots.

use crate::{MESSAGES, say};
use std::str::FromStr;

/// A kind of bot. The order is the ladder: each should beat the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BotKind {
    /// Anything legal.
    Random,
    /// Looks ahead a little, and often forgets orders and attacks.
    Recruit,
    /// Tries to win, without looking ahead.
    Sensible,
    /// Plays a turn out before it decides.
    Captain,
    /// Plays many plans out, with the enemy's answer, before it decides.
    Marshal,
}

impl BotKind {
    /// All of them, the weakest first.
    pub const ALL: [BotKind; 5] =
        [BotKind::Random, BotKind::Recruit, BotKind::Sensible, BotKind::Captain, BotKind::Marshal];

    /// The strongest of these levels that is not stronger than it, or else the weakest.
    #[must_use]
    pub fn among(self, levels: &[BotKind]) -> BotKind {
        let weaker = levels.iter().copied().filter(|level| *level <= self).max();
        weaker.or_else(|| levels.iter().copied().min()).unwrap_or(self)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Recruit => "recruit",
            BotKind::Sensible => "sensible",
            BotKind::Captain => "captain",
            BotKind::Marshal => "marshal",
        }
    }
}

impl FromStr for BotKind {
    type Err = String;

    fn from_str(text: &str) -> Result<BotKind, String> {
        BotKind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| {
            let names = BotKind::ALL.map(BotKind::name).join(", ");
            say!(MESSAGES, "language-no-bot", name = text.to_owned(), known = names)
        })
    }
}
