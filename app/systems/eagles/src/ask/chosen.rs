//! Leaders chosen out of a list: the part that several questions have in common.

use super::look::{Look, leads, with, without};
use eagles::{Command, LeaderId};
use language::ask::{Draft, Mark, Offer, Rank};

/// Each leader as an offer that is put into the draft or taken out of it.
pub(super) fn toggles(look: Look<'_>, draft: &Draft, leaders: &[LeaderId], rank: Rank) -> Vec<Offer<Command>> {
    let offer = |leader: &LeaderId| {
        let pick = look.at(*leader);
        let chosen = draft.contains(pick);
        let then = if chosen { without(draft, pick) } else { with(draft, [pick]) };
        let mut offer = leads(pick, then, look.named(*leader), if chosen { Mark::Chosen } else { Mark::Choice });
        offer.rank = rank;
        offer
    };
    leaders.iter().map(offer).collect()
}
