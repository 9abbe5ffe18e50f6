//! Fresh strength, for at most one unit of each division [21.1].

use super::look::{Look, explained, of_units};
use super::sets::{self, Set};
use art_of_war::{Command, Options, UnitId, cases};
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Draft, Pick, Rank, Sentence};

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
    let prompt = look.prompt().text("declare fresh strength for this combat phase, or none.").rule(cases::FRESH);
    let mut asking = Asking::of(QUESTION, of_units(chosen.iter().copied()), prompt);
    asking.offers = set.offers(&chosen);
    if !chosen.is_empty() {
        asking.ready = look.may("Declare", Command::DeclareFresh { units: chosen }, None);
    }
    asking.pass = look.may("Declare none", Command::DeclareFresh { units: Vec::new() }, None);
    asking.card.line(explained("Fresh strength, at most one unit of each division.", cases::FRESH));
    asking
        .card
        .line(Sentence::from("Fresh strength adds to basic strength, before doubling.").rule(cases::FRESH_BASIC));
    asking
}

pub(super) fn why_not(look: Look<'_>, pick: Pick) -> Refusal {
    sets::why_not(look, pick, |unit| Command::DeclareFresh { units: vec![unit] })
}
