//! The reason for a refusal, and its place.

use engine::contract::Refusal;
use engine::hex::Hex;
use language::ask::{Names, Rule};

/// The reason for the last refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    /// In words; they begin with the rule.
    pub(crate) text: String,
    /// The rule that forbids it.
    pub(super) rule: Option<Rule>,
    /// The hex of the refused act.
    pub(super) at: Option<Hex>,
}

impl Refused {
    /// By the rules.
    pub(super) fn by(names: &Names, refusal: &Refusal, at: Option<Hex>) -> Refused {
        Refused { text: names.refusal(refusal), rule: refusal.case, at }
    }

    /// By no rule of the game, and nowhere on the board.
    pub(super) fn told(text: impl Into<String>) -> Refused {
        Refused { text: text.into(), rule: None, at: None }
    }
}
