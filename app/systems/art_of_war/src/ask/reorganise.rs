//! The enemy's disrupted units, put back on the map at the end of a day [17.2].

use super::look::{Look, any, of_units, pieces};
use super::ways::{Way, Ways, way_to};
use crate::MESSAGES;
use art_of_war::{Command, Options, UnitId, cases};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Pick, Rank};
use language::phrase;

const QUESTION: &str = "reorganise";

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let ways = ways(look);
    let picked = ways.read(draft);
    let units = ways.units();
    let prompt = phrase!(MESSAGES, "art-of-war-ask-reorganise", side = look.side, units = any(&units));
    let mut asking = Asking::of(QUESTION, of_units(picked), prompt.rule(cases::REORGANISED));
    asking.offers = ways.offers(picked);
    if picked.is_none() {
        asking.overlays = ways.overlays();
    }
    // They lie beside the map: the card is where they can be seen.
    asking.card.pieces(phrase!(MESSAGES, "art-of-war-choose-unit-then-hex").rule(cases::REORGANISED), pieces(units));
    asking
}

fn ways(look: Look<'_>) -> Ways<'_> {
    let options = match look.game.options() {
        Options::Reorganise(options) => options,
        _ => Vec::new(),
    };
    let of = |(unit, hexes): (UnitId, Vec<Hex>)| {
        hexes.into_iter().map(move |to| {
            let mark = Mark::Reach { left: String::new(), stop: false, risk: false };
            Way { unit, to, label: way_to, mark }
        })
    };
    let command = |unit, to| Command::Place { unit, to };
    Ways { look, all: options.into_iter().flat_map(of).collect(), rank: Rank::Owed, command }
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    ways(look).why_not(draft, pick)
}
