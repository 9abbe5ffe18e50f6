//! Every way a command can break the rules: its rule, its name and its facts. The sentences are messages outside the rules.

use super::board::Board;
use super::definition::{LeaderId, UnitId};
use engine::contract::{Fact, Refusal, Side};
use engine::hex::Hex;
use engine::rule::Rule;

/// The reason a command is refused. Small, so that a search can try thousands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Breach {
    pub(crate) rule: Option<Rule>,
    pub(crate) name: &'static str,
    /// The variant of the sentence; empty for a name with one sentence.
    variant: &'static str,
    unit: Option<UnitId>,
    leader: Option<LeaderId>,
    hex: Option<Hex>,
    side: Option<Side>,
}

impl Breach {
    pub(crate) const fn of(rule: Rule, name: &'static str) -> Breach {
        Breach { rule: Some(rule), ..Breach::plain(name) }
    }

    pub(crate) const fn plain(name: &'static str) -> Breach {
        Breach { rule: None, name, variant: "", unit: None, leader: None, hex: None, side: None }
    }

    /// The same breach with another sentence.
    #[must_use]
    pub(crate) const fn varied(mut self, variant: &'static str) -> Breach {
        self.variant = variant;
        self
    }

    #[must_use]
    pub(crate) const fn by(mut self, unit: UnitId) -> Breach {
        self.unit = Some(unit);
        self
    }

    /// By the first of these, unless it is by a unit already.
    #[must_use]
    pub(crate) fn by_any(mut self, units: &[UnitId]) -> Breach {
        self.unit = self.unit.or_else(|| units.first().copied());
        self
    }

    #[must_use]
    pub(crate) const fn by_leader(mut self, leader: LeaderId) -> Breach {
        self.leader = Some(leader);
        self
    }

    #[must_use]
    pub(crate) const fn at(mut self, hex: Hex) -> Breach {
        self.hex = Some(hex);
        self
    }

    #[must_use]
    pub(crate) const fn asks(mut self, side: Side) -> Breach {
        self.side = Some(side);
        self
    }

    /// The refusal with its facts. A leader has the number after those of the units.
    pub(crate) fn refusal(&self, board: &Board) -> Refusal {
        let units = u16::try_from(board.definition().units.len()).unwrap_or(u16::MAX);
        let facts = [
            ("unit", self.unit.map(|unit| Fact::Unit(unit.0))),
            ("leader", self.leader.map(|leader| Fact::Unit(units.saturating_add(leader.0)))),
            ("hex", self.hex.map(Fact::Hex)),
            ("side", self.side.map(Fact::Side)),
        ];
        let mut refusal = Refusal::of(self.rule, self.name);
        if !self.variant.is_empty() {
            refusal = refusal.varied(self.variant);
        }
        for (name, fact) in facts {
            if let Some(fact) = fact {
                refusal = refusal.with(name, fact);
            }
        }
        refusal
    }
}
