//! How a game of a tournament ended: what its record proves, or what the director said.

use engine::contract::Side;
use serde::{Deserialize, Serialize};

/// The reason why a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndReason {
    /// The battle was played to its end.
    Rules,
    /// A side gave up.
    Conceded,
    /// Both agreed on the result.
    Agreed,
    /// A side claimed what was not so, or never opened what it had sealed, and has lost by it.
    Overturned,
    /// The director decided.
    Adjudicated {
        /// Why, in his words.
        reason: String,
    },
    /// It was not played: these sides were not there.
    Absent {
        /// Whether the first was not, and the second.
        absent: [bool; 2],
    },
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameOutcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// By what.
    pub how: EndReason,
    /// How clearly, in the order of clearness.
    pub rank: u8,
    /// What the first side had more by the figure of the battle that says who is ahead.
    pub margin: i64,
    /// The same as a sentence.
    pub text: String,
    /// What the dice gave each side beyond their average, in hundredths, where the rules weigh it.
    pub luck: Option<[i64; 2]>,
}

impl GameOutcome {
    /// Whether two sat at a board.
    pub const fn was_played(&self) -> bool {
        !matches!(self.how, EndReason::Absent { .. })
    }

    /// Whether it is the director's word.
    pub const fn is_adjudicated(&self) -> bool {
        matches!(self.how, EndReason::Adjudicated { .. })
    }
}
