//! Every way a command can break the rules: its rule, its name and its sentence.

use super::board::Board;
use super::definition::{LeaderId, UnitId};
use engine::contract::{Refusal, Side};
use engine::hex::Hex;
use engine::rule::Rule;

/// Why a command is refused. Small, so that a search can try thousands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Breach {
    pub(crate) rule: Option<Rule>,
    pub(crate) name: &'static str,
    pub(crate) text: &'static str,
    unit: Option<UnitId>,
    leader: Option<LeaderId>,
    hex: Option<Hex>,
    side: Option<Side>,
}

impl Breach {
    pub(crate) const fn of(rule: Rule, name: &'static str, text: &'static str) -> Breach {
        Breach { rule: Some(rule), name, text, unit: None, leader: None, hex: None, side: None }
    }

    pub(crate) const fn plain(name: &'static str, text: &'static str) -> Breach {
        Breach { rule: None, name, text, unit: None, leader: None, hex: None, side: None }
    }

    #[must_use]
    pub(crate) const fn by(mut self, unit: UnitId) -> Breach {
        self.unit = Some(unit);
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

    pub(crate) fn refusal(&self, board: &Board) -> Refusal {
        let mut text = String::new();
        if let Some(unit) = self.unit.and_then(|unit| board.unit(unit)) {
            text.push_str(&unit.name);
            text.push_str(": ");
        }
        if let Some(leader) = self.leader.and_then(|leader| board.leader(leader)) {
            text.push_str(&leader.name);
            text.push_str(": ");
        }
        text.push_str(self.text);
        if let Some(hex) = self.hex {
            text.push_str(&format!(" ({hex})"));
        }
        if let Some(side) = self.side {
            text.push_str(&format!(" ({})", board.side_name(side)));
        }
        Refusal { case: self.rule, name: self.name, text }
    }
}
