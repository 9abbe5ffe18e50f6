//! A battery that bombarded may draw back [6.8].

use super::aftermath;
use super::look::{Look, of_units};
use super::ways::{Way, Ways, way_to};
use crate::MESSAGES;
use art_of_war::{Command, Options, cases};
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Draft, Mark, Pick, Rank, Sentence};
use language::phrase;

const QUESTION: &str = "step back";

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let ways = ways(look);
    let picked = ways.read(draft);
    let unit = ways.units().first().map_or(Sentence::EMPTY, |&unit| look.named(unit));
    let prompt = phrase!(MESSAGES, "art-of-war-ask-step-back", side = look.side, unit = unit).rule(cases::GUNS_SAFE);
    let mut asking = Asking::of(QUESTION, of_units(picked), prompt);
    asking.offers = ways.offers(picked);
    asking.pass = look.may(phrase!(MESSAGES, "art-of-war-stay"), Command::Stay, None);
    asking.card = aftermath::card(look);
    asking.card.line(phrase!(MESSAGES, "art-of-war-battery-may-step-back").rule(cases::GUNS_SAFE));
    asking
}

fn ways(look: Look<'_>) -> Ways<'_> {
    let (unit, hexes) = match look.game.options() {
        Options::StepBack(unit, hexes) => (Some(unit), hexes),
        _ => (None, Vec::new()),
    };
    let way = |to| {
        let unit = unit?;
        let mark = Mark::Way { from: look.place(unit)?, back: true, pushes: false };
        Some(Way { unit, to, label: way_to, mark })
    };
    let command = |unit, to| Command::StepBack { unit, to };
    Ways { look, all: hexes.into_iter().filter_map(way).collect(), rank: Rank::Open, command }
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    ways(look).why_not(draft, pick)
}
