//! The result of a tournament game: what its record proves, or what the director decided.

use engine::contract::Side;
use serde::{Deserialize, Serialize};

/// The reason why a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndReason {
    /// The battle was played to its end.
    Rules,
    /// A side resigned.
    Conceded,
    /// Both agreed on the result.
    Agreed,
    /// A side made a false claim, or never opened what it had sealed, and loses for it.
    Overturned,
    /// The director decided.
    Adjudicated {
        /// The director's reason, in their words.
        reason: String,
    },
    /// The game was not played, because players were absent.
    Absent {
        /// Whether the first player was absent, and the second.
        absent: [bool; 2],
    },
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameOutcome {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    /// The reason why the game ended.
    pub how: EndReason,
    /// The level of the victory; a higher one is clearer.
    pub rank: u8,
    /// The first side's lead, by the battle's own figure for the lead.
    pub margin: i64,
    /// The result as a sentence.
    pub text: String,
    /// The luck of each side's dice beyond their average, in hundredths; `None` where the rules do not weigh it.
    pub luck: Option<[i64; 2]>,
}

impl GameOutcome {
    /// Whether two outcomes are the same apart from their sentences, which another version of the program may write
    /// otherwise.
    pub fn is_same(&self, other: &GameOutcome) -> bool {
        GameOutcome { text: other.text.clone(), ..self.clone() } == *other
    }

    /// Whether both players played the game.
    pub const fn was_played(&self) -> bool {
        !matches!(self.how, EndReason::Absent { .. })
    }

    /// Whether the director decided it.
    pub const fn is_adjudicated(&self) -> bool {
        matches!(self.how, EndReason::Adjudicated { .. })
    }
}
