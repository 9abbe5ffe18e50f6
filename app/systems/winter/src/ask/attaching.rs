//! Troops a detachment commander takes under him, or releases [19.51].

use super::look::{Look, leads, says, unit_pick, with};
use super::words::{self, rule};
use crate::MESSAGES;
use language::ask::{Asking, Draft, Mark, Offer, Pick, Rank, Sentence};
use language::phrase;
use winter::options::MayAttach;
use winter::{Command, UnitId};

/// A commander is picked: whose regiment, battery or brigade he takes.
pub(super) fn attach(look: Look<'_>, may: &MayAttach, draft: &Draft, asking: &mut Asking<Command>) {
    let base = draft.prefix(1);
    let next = draft.picks().get(1).and_then(|pick| look.unit(*pick)).filter(|unit| may.units.contains(unit));
    for &unit in &may.units {
        let pick = unit_pick(unit);
        asking.offers.retain(|offer| offer.pick != pick);
        let chosen = next == Some(unit);
        let then = if chosen { base.clone() } else { with(&base, [pick]) };
        let mark = if chosen { Mark::Chosen } else { Mark::Choice };
        let label = phrase!(MESSAGES, "winter-attaches", unit = pick).rule(rule("19.51"));
        let offer: Offer<Command> = Offer { rank: Rank::Aside, ..leads(pick, then, label, mark) };
        asking.offers.push(offer);
    }
    let Some(unit) = next else { return };
    asking.draft = with(&base, [unit_pick(unit)]);
    let of = |brigade: bool| Command::Attach { leader: may.leader, unit, brigade };
    let can = |brigade: bool| look.accepts(&of(brigade));
    if can(true) {
        let label = phrase!(MESSAGES, "winter-all-brigade").rule(rule("19.51"));
        asking.offers.push(says(Pick::Word(words::BRIGADE), label, Mark::Choice, of(true)));
    }
    if can(false) {
        asking.ready = look.may(phrase!(MESSAGES, "winter-attach").rule(rule("19.51")), of(false));
    }
}

/// A unit is picked that may be released.
pub(super) fn release(look: Look<'_>, unit: UnitId, asking: &mut Asking<Command>) {
    for (key, brigade) in [(words::RELEASE, false), (words::RELEASE_BRIGADE, true)] {
        let command = Command::Release { unit, brigade };
        if look.accepts(&command) {
            asking.offers.push(says(Pick::Word(key), Sentence::EMPTY, Mark::Choice, command));
        }
    }
}
