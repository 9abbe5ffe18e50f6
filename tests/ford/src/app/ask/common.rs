//! The parts that the questions of the ford share.

use crate::{Command, Ford};
use engine::contract::{Game as _, Refusal, Side};
use engine::digest::Hash;
use language::ask::{Mark, Offer, Pick, Rank, Rule, Said, Saying, Sentence, Then};

/// A seal that the seat is still to fill in.
pub(super) const BLANK: Hash = Hash([0; 32]);

/// A rule by its number.
pub(super) const fn rule(number: &str) -> Rule {
    Rule::new(number)
}

pub(super) fn offer<C>(pick: Pick, then: Then<C>, label: impl Into<Sentence>, mark: Mark) -> Offer<C> {
    let rank = if mark == Mark::Chosen { Rank::Done } else { Rank::Open };
    Offer { pick, then, label: label.into(), rank, mark }
}

pub(super) fn says<C>(label: impl Into<Sentence>, command: C) -> Saying<C> {
    Saying { label: label.into(), said: Said::open(command), doubt: None }
}

pub(super) fn refused(game: &Ford, side: Side, command: &Command) -> Refusal {
    game.check(side, command).err().unwrap_or_else(not_asked)
}

pub(super) fn not_asked() -> Refusal {
    Refusal::worded(None, "not-asked-for", "that is not a choice here")
}
