//! The retreat of beaten units [6.4], and the units that make room for them [6.5].

use super::aftermath;
use super::look::{Look, explained, of_units, picks};
use super::ways::{Way, Ways};
use art_of_war::{Command, Decision, Options, RetreatOption, cases};
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Draft, Mark, Pick, Rank, Sentence};

const RETREAT: &str = "retreat";
const DISPLACE: &str = "displace";

pub(super) fn ask(look: Look<'_>, draft: &Draft, decision: &Decision) -> Asking<Command> {
    let ways = ways(look);
    let picked = ways.read(draft);
    let (question, prompt) = match decision {
        Decision::Displace { units } => {
            let who = look.prompt().list(picks(units), "or");
            (DISPLACE, who.text(" is displaced: choose a hex for it.").rule(cases::DISPLACEMENT))
        }
        _ => {
            let who = look.prompt().text("retreat ").list(picks(&ways.units()), "or");
            (RETREAT, who.text(" by one hex.").rule(cases::SAFE))
        }
    };
    let mut asking = Asking::of(question, of_units(picked), prompt);
    asking.offers = ways.offers(picked);
    if picked.is_none() {
        asking.overlays = ways.overlays();
    }
    asking.card = aftermath::card(look);
    asking.card.line(explained("Choose where they retreat, here or on the map:", cases::SAFE));
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
            let label = Sentence::from("to ").hex(to).text(if pushes { ", displacing a friendly unit" } else { "" });
            Some(Way { unit, to, label, mark: Mark::Way { from: look.place(unit)?, back: true, pushes } })
        })
    };
    let command = |unit, to| Command::Retreat { unit, to };
    Ways { look, all: options.into_iter().flat_map(of).collect(), rank: Rank::Owed, command }
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    ways(look).why_not(draft, pick)
}
