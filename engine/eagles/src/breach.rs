//! Refusals: each names the number on the page that is broken, has a short name of its own, and a sentence.

use super::board::Board;
use super::definition::{FormationId, LeaderId};
use engine::contract::{Refusal, Side};
use engine::rule::Rule;

/// The result of a check.
pub(crate) type Checked<T = ()> = Result<T, Refusal>;

/// A refusal by a rule.
pub(crate) fn breach(rule: Rule, name: &'static str, text: impl Into<String>) -> Refusal {
    Refusal::worded(Some(rule), name, text)
}

/// Refuses by a rule.
pub(crate) fn refuse<T>(rule: Rule, name: &'static str, text: impl Into<String>) -> Checked<T> {
    Err(breach(rule, name, text))
}

/// Refuses unless something holds.
pub(crate) fn demand(holds: bool, rule: Rule, name: &'static str, text: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(breach(rule, name, text())) }
}

/// The refusal of an answer to another question.
pub(crate) fn other_question(asked: &str) -> Refusal {
    breach(super::rules::COMMANDS, "not-this-question", format!("Not now. First: {asked}"))
}

/// A number and its noun: "1 strength point", "2 strength points".
pub(crate) fn counted(number: impl Into<u32>, what: &str) -> String {
    let number = number.into();
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// A number of half-points as players count it: "2½".
pub(crate) fn points(halves: impl Into<u32>) -> String {
    let halves = halves.into();
    match (halves / 2, halves % 2) {
        (0, 1) => String::from("½"),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

impl Board {
    /// A leader's name for a sentence.
    pub(crate) fn called(&self, leader: LeaderId) -> &str {
        self.leader(leader).map_or("an unknown leader", |data| data.name.as_str())
    }

    /// A formation's name for a sentence.
    pub(crate) fn body(&self, formation: FormationId) -> &str {
        let first = self.body_of(formation).first().and_then(|&unit| self.unit(unit));
        first.map_or("an unknown unit", |unit| unit.name.as_str())
    }

    /// A side's name for a sentence.
    pub(crate) fn side_name(&self, side: Side) -> String {
        let id = &self.side(side).id;
        let mut letters = id.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }
}
