//! The decisions on cards: the units to rally, to hold or to drive forward [5.3].

use super::look::{Look, not_asked, says, unit_pick, which_one};
use crate::MESSAGES;
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Draft, Mark, Pick, Rank, Sentence};
use language::phrase;
use twenty::{Command, Options, UnitHexes, UnitId, rules};

/// One of these units, confirmed by a button.
pub(super) fn one_of(
    look: Look<'_>,
    draft: &Draft,
    mut asking: Asking<Command>,
    units: &[UnitId],
    says: (&dyn Fn(Pick) -> Sentence, &dyn Fn(UnitId) -> Command),
) -> Asking<Command> {
    let first = draft.picks().first().copied();
    let picked = first.and_then(|pick| super::look::unit_of(look.game, pick)).filter(|unit| units.contains(unit));
    asking.draft = picked.map(unit_pick).into_iter().collect();
    asking.offers = look.subjects(units, picked, Rank::Open);
    asking
        .card
        .pieces(phrase!(MESSAGES, "twenty-one-of-these"), units.iter().copied().map(super::super::piece).collect());
    let (label, command) = says;
    asking.ready = picked.and_then(|unit| look.may(label(unit_pick(unit)), command(unit)));
    asking
}

pub(super) fn rally(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let units: Vec<UnitId> = match look.game.options() {
        Options::RallyByCard { routed, broken } => routed.into_iter().chain(broken).collect(),
        _ => Vec::new(),
    };
    let prompt = phrase!(MESSAGES, "twenty-ask-rally-by-card", side = look.side).rule(rules::CARD_3);
    let asking = Asking::of("rally by card", Draft::EMPTY, prompt);
    let label = |unit: Pick| phrase!(MESSAGES, "twenty-rally-unit", unit = unit);
    let command = |unit| Command::RallyByCard { unit: Some(unit) };
    let mut asking = one_of(look, draft, asking, &units, (&label, &command));
    asking.pass = look.may(phrase!(MESSAGES, "twenty-rally-none"), Command::RallyByCard { unit: None });
    asking
}

pub(super) fn hold(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let units = match look.game.options() {
        Options::Hold { units } => units,
        _ => Vec::new(),
    };
    let prompt = phrase!(MESSAGES, "twenty-ask-hold", side = look.side).rule(rules::CARD_7);
    let asking = Asking::of("hold", Draft::EMPTY, prompt);
    let label = |unit: Pick| phrase!(MESSAGES, "twenty-hold-unit", unit = unit);
    one_of(look, draft, asking, &units, (&label, &|unit| Command::Hold { unit }))
}

fn provoked(look: Look<'_>) -> Vec<UnitHexes> {
    match look.game.options() {
        Options::Provoke { units } => units,
        _ => Vec::new(),
    }
}

pub(super) fn provoke(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let all = provoked(look);
    let units: Vec<UnitId> = all.iter().map(|known| known.unit).collect();
    let first = draft.picks().first().copied();
    let picked = first.and_then(|pick| super::look::unit_of(look.game, pick)).filter(|unit| units.contains(unit));
    let prompt = phrase!(MESSAGES, "twenty-ask-provoke", side = look.side).rule(rules::CARD_10);
    let mut asking = Asking::of("provoke", picked.map(unit_pick).into_iter().collect(), prompt);
    asking.offers = look.subjects(&units, picked, Rank::Open);
    if let Some(unit) = picked {
        let hexes = all.iter().filter(|known| known.unit == unit).flat_map(|known| &known.hexes);
        let from = look.place(unit);
        asking.offers.extend(hexes.map(|&to| {
            let mark = from.map_or(Mark::Choice, |from| Mark::Way { from, back: false, pushes: false });
            says(Pick::Hex(to), phrase!(MESSAGES, "twenty-offer-to", hex = to), mark, Command::Provoke { unit, to })
        }));
    }
    asking
}

pub(super) fn why_not_provoke(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let first = draft.picks().first().copied().and_then(|pick| super::look::unit_of(look.game, pick));
    match (first, pick, look.unit(pick)) {
        (Some(unit), Pick::Hex(to), _) => look.refused(&Command::Provoke { unit, to }),
        (None, _, Some(unit)) => match look.place(unit) {
            Some(to) => look.refused(&Command::Provoke { unit, to }),
            None => which_one(),
        },
        _ => not_asked(),
    }
}
