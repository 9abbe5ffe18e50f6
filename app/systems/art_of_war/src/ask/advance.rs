//! The advance of one victorious unit [6.6].

use super::aftermath;
use super::look::{Look, explained, of_units};
use super::ways::{Way, Ways};
use art_of_war::{Command, Options, cases};
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Draft, Mark, Pick, Rank, Sentence};

const QUESTION: &str = "advance";

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let ways = ways(look);
    let picked = ways.read(draft);
    let prompt = look.prompt().text("advance one unit into a hex the enemy left, or press Hold.").rule(cases::ADVANCE);
    let mut asking = Asking::of(QUESTION, of_units(picked), prompt);
    asking.offers = ways.offers(picked);
    let mut of_picked = picked.into_iter().flat_map(|unit| ways.of(unit));
    if let (Some(only), None) = (of_picked.next(), of_picked.next()) {
        asking.ready = look.may(only.label.clone(), (ways.command)(only.unit, only.to), None);
    }
    asking.pass = look.may("Hold", Command::HoldGround, None);
    asking.overlays = ways.overlays();
    asking.card = aftermath::card(look);
    asking.card.line(explained("One victorious unit may advance:", cases::ADVANCE));
    asking
}

fn ways(look: Look<'_>) -> Ways<'_> {
    let options = match look.game.options() {
        Options::Advance(options) => options,
        _ => Vec::new(),
    };
    let way = |(unit, to)| {
        let label = Sentence::from("Advance into ").hex(to);
        Some(Way { unit, to, label, mark: Mark::Way { from: look.place(unit)?, back: false, pushes: false } })
    };
    let command = |unit, to| Command::Advance { unit, to };
    Ways { look, all: options.into_iter().filter_map(way).collect(), rank: Rank::Open, command }
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    ways(look).why_not(draft, pick)
}
