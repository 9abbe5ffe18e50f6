//! Fresh strength, for at most one unit of each division [21.1].

use super::look::{Look, of_units};
use super::sets::{self, Set};
use crate::MESSAGES;
use art_of_war::{Command, Options, UnitId, cases};
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Draft, Pick, Rank};
use language::phrase;

const QUESTION: &str = "fresh";

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let Options::DeclareFresh(units) = look.game.options() else { return Asking::nothing() };
    let board = look.game.board();
    let division = |unit: UnitId| board.unit(unit).division;
    let set = Set {
        look,
        units,
        rank: Rank::Open,
        gain: &|unit| format!(" +{}", board.fresh_strength(unit)),
        // A division has one marker: its other unit gives it up.
        join: &|chosen, unit| {
            let others = chosen.iter().copied().filter(|&other| division(other) != division(unit));
            Some(others.chain([unit]).collect())
        },
    };
    let chosen = set.read(draft);
    let prompt = phrase!(MESSAGES, "art-of-war-ask-fresh", side = look.side).rule(cases::FRESH);
    let mut asking = Asking::of(QUESTION, of_units(chosen.iter().copied()), prompt);
    asking.offers = set.offers(&chosen);
    if !chosen.is_empty() {
        asking.ready = look.may(phrase!(MESSAGES, "art-of-war-declare"), Command::DeclareFresh { units: chosen }, None);
    }
    asking.pass =
        look.may(phrase!(MESSAGES, "art-of-war-declare-none"), Command::DeclareFresh { units: Vec::new() }, None);
    asking.card.line(phrase!(MESSAGES, "art-of-war-fresh-one").rule(cases::FRESH));
    asking.card.line(phrase!(MESSAGES, "art-of-war-fresh-basic").rule(cases::FRESH_BASIC));
    asking
}

pub(super) fn why_not(look: Look<'_>, pick: Pick) -> Refusal {
    sets::why_not(look, pick, |unit| Command::DeclareFresh { units: vec![unit] })
}
