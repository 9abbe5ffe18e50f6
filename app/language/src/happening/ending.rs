//! The end of a battle.

use crate::ask::Sentence;
use crate::sheet::Sheet;
use engine::contract::Side;

/// The end of a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattleEnding {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    /// The score of both sides, without a full stop.
    pub score: Sentence,
    /// The winner, and the level of the victory, without a full stop.
    pub verdict: Sentence,
    /// The points that each side earned, with their sources.
    pub sheet: Sheet,
}

impl BattleEnding {
    /// All of it in two sentences.
    pub fn text(&self) -> Sentence {
        self.score.clone().text(". ").then(self.verdict.clone()).text(".")
    }

    /// The same with the winner first, where there may be no room for all of it.
    pub fn verdict_first(&self) -> Sentence {
        BattleEnding::in_order(self.verdict.clone(), self.score.clone())
    }

    /// A verdict and the score behind it.
    pub(crate) fn in_order(verdict: Sentence, score: Sentence) -> Sentence {
        verdict.text(". ").then(score)
    }
}
