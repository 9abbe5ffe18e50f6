//! The attacker's loss in an equal elimination [6.3].

use super::aftermath;
use super::look::{Look, all, of_units};
use super::sets::{self, Set};
use crate::MESSAGES;
use art_of_war::{Command, Options, UnitId, cases};
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Draft, Pick, Rank, Sentence};
use language::phrase;

const QUESTION: &str = "losses";

pub(super) fn ask(look: Look<'_>, draft: &Draft, due: u16) -> Asking<Command> {
    let Options::Losses(lots) = look.game.options() else { return Asking::nothing() };
    let set = Set {
        look,
        units: lots.iter().flatten().copied().collect(),
        // Whole sets are suggested, so that units need not be picked one by one.
        rank: Rank::Aside,
        gain: &|_| String::new(),
        join: &|chosen, unit| Some(chosen.iter().copied().chain([unit]).collect()),
    };
    let chosen = set.read(draft);
    let prompt = phrase!(MESSAGES, "art-of-war-ask-losses", side = look.side, due = due).rule(cases::RESULTS);
    let mut asking = Asking::of(QUESTION, of_units(chosen.iter().copied()), prompt);
    asking.offers = set.offers(&chosen);
    if !chosen.is_empty() {
        asking.ready = look.may(lot(look, &chosen), Command::TakeLosses { units: chosen }, None);
    }
    asking.suggested = lots.iter().map(|units| (lot(look, units), of_units(sorted(units)))).collect();
    asking.card = aftermath::card(look);
    asking
}

/// "Lose Leg-1 and Leg-2 (9)".
fn lot(look: Look<'_>, units: &[UnitId]) -> Sentence {
    let points: u16 = units.iter().map(|&unit| u16::from(look.game.board().unit(unit).strength)).sum();
    phrase!(MESSAGES, "art-of-war-lose", units = all(units), points = points)
}

fn sorted(units: &[UnitId]) -> Vec<UnitId> {
    let mut units = units.to_vec();
    units.sort_unstable();
    units
}

pub(super) fn why_not(look: Look<'_>, pick: Pick) -> Refusal {
    sets::why_not(look, pick, |unit| Command::TakeLosses { units: vec![unit] })
}
