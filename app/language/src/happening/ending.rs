//! The end of a battle.

use crate::ask::Sentence;
use crate::sheet::Sheet;
use engine::contract::Side;

/// How a battle ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattleEnding {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// How the sides stand, without a full stop.
    pub score: Sentence,
    /// Who won, and how clearly, without a full stop.
    pub verdict: Sentence,
    /// What each side earned, and for what.
    pub sheet: Sheet,
}

impl BattleEnding {
    /// All of it in two sentences.
    pub fn text(&self) -> Sentence {
        self.score.clone().text(". ").then(self.verdict.clone()).text(".")
    }

    /// The same with who won first, where there may be no room for all of it.
    pub fn verdict_first(&self) -> Sentence {
        self.verdict.clone().text(". ").then(self.score.clone())
    }
}
