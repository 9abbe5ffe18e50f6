//! Every way a command can break the rules: its rule, its name and its sentence.

use super::board::Board;
use super::definition::{LeaderId, UnitId};
use engine::contract::{Refusal, Side};
use engine::hex::Hex;
use engine::rule::Rule;

/// The reason a command is refused. Small, so that a search can try thousands.
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

    /// The sentence with its slots filled. A unit, hex or leader without a slot is put before or after it.
    pub(crate) fn refusal(&self, board: &Board) -> Refusal {
        let unit = self.unit.and_then(|unit| board.unit(unit)).map(|unit| unit.name.as_str());
        let leader = self.leader.and_then(|leader| board.leader(leader)).map(|leader| leader.name.as_str());
        let hex = self.hex.map(|hex| hex.to_string());
        let side = self.side.map(|side| board.side_name(side));
        let mut text = String::from(self.text);
        for (slot, name, unknown) in [
            ("{unit}", unit, "the unit"),
            ("{leader}", leader.or(unit), "the leader"),
            ("{hex}", hex.as_deref(), "the hex"),
        ] {
            if text.contains(slot) {
                text = text.replace(slot, name.unwrap_or(unknown));
            }
        }
        let before = [unit, leader].into_iter().flatten().filter(|name| !text.contains(name)).collect::<Vec<_>>();
        if !before.is_empty() {
            text = format!("{}: {text}", before.join(", "));
        }
        if let Some(hex) = hex.filter(|hex| !text.contains(hex)) {
            text.push_str(&format!(" ({hex})"));
        }
        if let Some(side) = side {
            text.push_str(&format!(" ({side})"));
        }
        Refusal::worded(self.rule, self.name, text)
    }
}
