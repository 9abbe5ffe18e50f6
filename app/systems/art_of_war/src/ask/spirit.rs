//! Reserves freed for morale above its start [11.4].

use super::look::{Look, of_units, pieces};
use super::sets::{self, Set};
use crate::MESSAGES;
use art_of_war::{Command, Options, UnitId, cases};
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Draft, Pick, Rank};
use language::phrase;

const QUESTION: &str = "spirit";

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let Options::Spirit(armies) = look.game.options() else { return Asking::nothing() };
    let (chosen, offers) = with_set(look, &armies, |set| {
        let chosen = set.read(draft);
        let offers = set.offers(&chosen);
        (chosen, offers)
    });
    let prompt = phrase!(MESSAGES, "art-of-war-ask-spirit", side = look.side).rule(cases::RESERVE_SPIRIT);
    let mut asking = Asking::of(QUESTION, of_units(chosen.iter().copied()), prompt);
    asking.offers = offers;
    if !chosen.is_empty() {
        asking.ready = look.may(phrase!(MESSAGES, "art-of-war-release"), Command::Activate { units: chosen }, None);
    }
    asking.pass = look.may(phrase!(MESSAGES, "art-of-war-release-none"), Command::Activate { units: Vec::new() }, None);
    for (most, units) in armies {
        let line = phrase!(MESSAGES, "art-of-war-spirit-releases", most = most).rule(cases::RESERVE_SPIRIT);
        asking.card.pieces(line, pieces(units));
    }
    asking
}

/// Builds the set of reserves, of which each army may choose only its number.
fn with_set<T>(look: Look<'_>, armies: &[(u8, Vec<UnitId>)], then: impl FnOnce(&Set<'_>) -> T) -> T {
    let join = |chosen: &[UnitId], unit: UnitId| {
        let (most, reserves) = armies.iter().find(|(_, reserves)| reserves.contains(&unit))?;
        let of_army = chosen.iter().filter(|other| reserves.contains(other)).count();
        (of_army < usize::from(*most)).then(|| chosen.iter().copied().chain([unit]).collect())
    };
    then(&Set {
        look,
        units: armies.iter().flat_map(|(_, units)| units).copied().collect(),
        rank: Rank::Open,
        gain: &|_| String::new(),
        join: &join,
    })
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let Options::Spirit(armies) = look.game.options() else { return super::look::not_asked() };
    let chosen = with_set(look, &armies, |set| set.read(draft));
    sets::why_not(look, pick, |unit| {
        let units = chosen.iter().copied().filter(|other| *other != unit).chain([unit]).collect();
        Command::Activate { units }
    })
}
