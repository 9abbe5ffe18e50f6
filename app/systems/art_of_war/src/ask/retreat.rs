//! The retreat of beaten units [6.4], and the units that make room for them [6.5].

use super::aftermath;
use super::look::{Look, any, of_units};
use super::ways::{Way, Ways, way_to};
use crate::MESSAGES;
use art_of_war::{Command, Decision, Options, RetreatOption, cases};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Pick, Rank, Sentence};
use language::phrase;
use language::tongue::Argument;

const RETREAT: &str = "retreat";
const DISPLACE: &str = "displace";

pub(super) fn ask(look: Look<'_>, draft: &Draft, decision: &Decision) -> Asking<Command> {
    let ways = ways(look);
    let picked = ways.read(draft);
    let (question, prompt) = match decision {
        Decision::Displace { units } => {
            let prompt = phrase!(MESSAGES, "art-of-war-ask-displace", side = look.side, units = any(units));
            (DISPLACE, prompt.rule(cases::DISPLACEMENT))
        }
        _ => {
            let units = any(&ways.units());
            let prompt = phrase!(MESSAGES, "art-of-war-ask-retreat", side = look.side, units = units);
            (RETREAT, prompt.rule(cases::SAFE))
        }
    };
    let mut asking = Asking::of(question, of_units(picked), prompt);
    asking.offers = ways.offers(picked);
    if picked.is_none() {
        asking.overlays = ways.overlays();
    }
    asking.card = aftermath::card(look);
    asking.card.line(phrase!(MESSAGES, "art-of-war-choose-retreat").rule(cases::SAFE));
    asking
}

fn ways(look: Look<'_>) -> Ways<'_> {
    let options = match look.game.options() {
        Options::Retreat(options) => options,
        _ => Vec::new(),
    };
    let of = |option: RetreatOption| {
        let RetreatOption { unit, hexes, displaces } = option;
        hexes.into_iter().filter_map(move |to| {
            let pushes = displaces.contains(&to);
            let label = if pushes { displacing } else { way_to };
            Some(Way { unit, to, label, mark: Mark::Way { from: look.place(unit)?, back: true, pushes } })
        })
    };
    let command = |unit, to| Command::Retreat { unit, to };
    Ways { look, all: options.into_iter().flat_map(of).collect(), rank: Rank::Owed, command }
}

fn displacing(unit: Option<Sentence>, hex: Hex) -> Sentence {
    phrase!(MESSAGES, "art-of-war-way-displacing", units = Argument::list(unit), hex = hex)
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    ways(look).why_not(draft, pick)
}
