//! The advance of one victorious unit [6.6].

use super::aftermath;
use super::look::{Look, of_units};
use super::ways::{Way, Ways};
use crate::MESSAGES;
use art_of_war::{Command, Options, cases};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Pick, Rank, Sentence};
use language::phrase;
use language::tongue::Argument;

const QUESTION: &str = "advance";

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let ways = ways(look);
    let picked = ways.read(draft);
    let prompt = phrase!(MESSAGES, "art-of-war-ask-advance", side = look.side).rule(cases::ADVANCE);
    let mut asking = Asking::of(QUESTION, of_units(picked), prompt);
    asking.offers = ways.offers(picked);
    let mut of_picked = picked.into_iter().flat_map(|unit| ways.of(unit));
    if let (Some(only), None) = (of_picked.next(), of_picked.next()) {
        asking.ready = look.may(into(None, only.to), (ways.command)(only.unit, only.to), None);
    }
    asking.pass = look.may(phrase!(MESSAGES, "art-of-war-hold"), Command::HoldGround, None);
    asking.overlays = ways.overlays();
    asking.card = aftermath::card(look);
    asking.card.line(phrase!(MESSAGES, "art-of-war-one-may-advance").rule(cases::ADVANCE));
    asking
}

fn ways(look: Look<'_>) -> Ways<'_> {
    let options = match look.game.options() {
        Options::Advance(options) => options,
        _ => Vec::new(),
    };
    let way = |(unit, to)| {
        let mark = Mark::Way { from: look.place(unit)?, back: false, pushes: false };
        Some(Way { unit, to, label: into, mark })
    };
    let command = |unit, to| Command::Advance { unit, to };
    Ways { look, all: options.into_iter().filter_map(way).collect(), rank: Rank::Open, command }
}

fn into(unit: Option<Sentence>, hex: Hex) -> Sentence {
    phrase!(MESSAGES, "art-of-war-advance-into", units = Argument::list(unit), hex = hex)
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    ways(look).why_not(draft, pick)
}
