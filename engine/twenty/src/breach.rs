//! The refusals of this system: the rule an order breaks, by a short name and in a sentence.

use super::board::Board;
use super::definition::UnitId;
use super::rules;
use engine::contract::Refusal;
use engine::hex::Hex;
use engine::rule::Rule;

/// A refusal by a rule.
pub(crate) fn by(rule: Rule, name: &'static str, text: impl Into<String>) -> Refusal {
    Refusal::worded(Some(rule), name, text)
}

/// A refusal of a command that does not fit the question at all.
pub(crate) fn unfit(name: &'static str, text: impl Into<String>) -> Refusal {
    Refusal::worded(None, name, text)
}

/// An answer to another question.
pub(crate) fn another_question(wording: &str) -> Refusal {
    by(rules::SEQUENCE, "not-pending", format!("Not now. First: {wording}"))
}

pub(crate) fn not_your_unit(board: &Board, unit: UnitId) -> Refusal {
    by(rules::SEQUENCE, "not-your-unit", format!("{} is not a unit you can order now", named(board, unit)))
}

pub(crate) fn no_such_hex(board: &Board, hex: Hex) -> Refusal {
    by(rules::SEQUENCE, "no-such-hex", format!("there is no hex {} on this map", board.number(hex)))
}

/// The name of a unit, for a sentence.
pub(crate) fn named(board: &Board, unit: UnitId) -> &str {
    if board.has_unit(unit) { &board.unit(unit).name } else { "a unit that does not exist" }
}
