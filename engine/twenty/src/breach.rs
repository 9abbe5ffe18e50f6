//! The refusals of this system: the rule an order breaks, a short name, and the facts for its sentence.

use super::board::Board;
use super::definition::UnitId;
use super::rules;
use engine::contract::{Fact, Refusal};
use engine::hex::Hex;
use engine::rule::Rule;

/// A refusal by a rule.
pub(crate) const fn by(rule: Rule, name: &'static str) -> Refusal {
    Refusal::of(Some(rule), name)
}

/// A refusal of a command that does not fit the question at all.
pub(crate) const fn unfit(name: &'static str) -> Refusal {
    Refusal::of(None, name)
}

/// A unit in the facts of a refusal.
pub(crate) const fn fact(unit: UnitId) -> Fact {
    Fact::Unit(unit.0)
}

/// A refusal that is about a unit.
pub(crate) fn by_unit(rule: Rule, name: &'static str, unit: UnitId) -> Refusal {
    by(rule, name).with("unit", fact(unit))
}

/// A refusal that is about a hex.
pub(crate) fn by_hex(rule: Rule, name: &'static str, hex: Hex) -> Refusal {
    by(rule, name).with("hex", hex)
}

/// An answer to another question: the variant is the question that comes first.
pub(crate) fn another_question(due: &'static str) -> Refusal {
    by(rules::SEQUENCE, "not-pending").varied(due)
}

pub(crate) fn not_your_unit(board: &Board, unit: UnitId) -> Refusal {
    no_such(board, "not-your-unit", unit)
}

pub(crate) fn no_such_enemy(board: &Board, unit: UnitId) -> Refusal {
    no_such(board, "no-such-enemy", unit)
}

/// A refusal for a unit that may not even exist: its number can then be anything.
fn no_such(board: &Board, name: &'static str, unit: UnitId) -> Refusal {
    if board.has_unit(unit) {
        by_unit(rules::SEQUENCE, name, unit)
    } else {
        by(rules::SEQUENCE, name).varied("unknown")
    }
}

pub(crate) fn no_such_hex(hex: Hex) -> Refusal {
    by_hex(rules::SEQUENCE, "no-such-hex", hex)
}

/// The name of a unit, for a sentence.
pub(crate) fn named(board: &Board, unit: UnitId) -> &str {
    if board.has_unit(unit) { &board.unit(unit).name } else { "a unit that does not exist" }
}
