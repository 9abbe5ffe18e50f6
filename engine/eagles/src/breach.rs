//! Refusals: each names the number on the page that is broken, has a short name of its own, and facts.

use super::board::Board;
use super::definition::{FormationId, LeaderId, UnitId};
use engine::contract::Refusal;
pub(crate) use engine::contract::{Fact, Facts};
use engine::rule::Rule;

/// The result of a check.
pub(crate) type Checked<T = ()> = Result<T, Refusal>;

/// A refusal by a rule. The facts tell what is so; the sentence is made of them outside the rules.
pub(crate) fn breach(rule: Rule, name: &'static str, facts: Facts) -> Refusal {
    Refusal { facts, ..Refusal::of(Some(rule), name) }
}

/// Refuses by a rule.
pub(crate) fn refuse<T>(rule: Rule, name: &'static str, facts: Facts) -> Checked<T> {
    Err(breach(rule, name, facts))
}

/// Refuses unless something holds.
pub(crate) fn demand(holds: bool, rule: Rule, name: &'static str, facts: impl FnOnce() -> Facts) -> Checked {
    if holds { Ok(()) } else { Err(breach(rule, name, facts())) }
}

/// A false claim, with an English sentence for the record.
pub(crate) fn untrue(rule: Rule, name: &'static str, text: impl Into<String>) -> Refusal {
    Refusal::worded(Some(rule), name, text)
}

/// A false claim unless something holds.
pub(crate) fn prove(holds: bool, rule: Rule, name: &'static str, text: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(untrue(rule, name, text())) }
}

/// The refusal of an answer to another question, with the key of the question that is asked.
pub(crate) fn other_question(asked: &'static str) -> Refusal {
    breach(super::rules::COMMANDS, "not-this-question", Facts::NONE.varied(asked))
}

/// A number of half-points.
pub(crate) fn halves(halves: impl Into<i64>) -> Fact {
    Fact::Halves(halves.into())
}

/// A number of things.
pub(crate) fn number(things: usize) -> Fact {
    Fact::Number(i64::try_from(things).unwrap_or(i64::MAX))
}

impl From<LeaderId> for Fact {
    fn from(leader: LeaderId) -> Fact {
        Fact::Unit(leader.0)
    }
}

impl Board {
    /// A leader's name for a sentence.
    pub(crate) fn called(&self, leader: LeaderId) -> &str {
        self.leader(leader).map_or("an unknown leader", |data| data.name.as_str())
    }

    /// A unit as a fact. Leaders have the first numbers, as pieces have.
    pub(crate) fn unit_fact(&self, unit: UnitId) -> Fact {
        let leaders = u16::try_from(self.definition().leaders.len()).unwrap_or(u16::MAX);
        Fact::Unit(leaders.saturating_add(unit.0))
    }

    /// A formation as a fact: its first unit, whose name it has.
    pub(crate) fn body_fact(&self, formation: FormationId) -> Fact {
        let first = self.body_of(formation).first();
        first.map_or_else(|| Fact::Name(String::new()), |unit| self.unit_fact(*unit))
    }
}
