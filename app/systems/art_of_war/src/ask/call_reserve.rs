//! A reserve called up for a unit its army has lost [11.3].

use super::aftermath;
use super::look::{Look, of_units, pieces};
use super::sets::{self, Set};
use crate::{MESSAGES, tell};
use art_of_war::{ArmyId, Command, Options, cases};
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Draft, Pick, Rank};
use language::phrase;

const QUESTION: &str = "reserve";

pub(super) fn ask(look: Look<'_>, draft: &Draft, army: ArmyId) -> Asking<Command> {
    let Options::CallReserve(units) = look.game.options() else { return Asking::nothing() };
    let set = Set {
        look,
        units: units.clone(),
        rank: Rank::Open,
        gain: &|_| String::new(),
        // One only: another takes its place.
        join: &|_, unit| Some(vec![unit]),
    };
    let chosen = set.read(draft);
    let army = tell::army(look.game.board(), army);
    let prompt = phrase!(MESSAGES, "art-of-war-ask-reserve", side = look.side, army = army);
    let mut asking = Asking::of(QUESTION, of_units(chosen.iter().copied()), prompt.rule(cases::RESERVE_CALLED));
    asking.offers = set.offers(&chosen);
    if let Some(&unit) = chosen.first() {
        let label = phrase!(MESSAGES, "art-of-war-release-unit", unit = look.named(unit));
        asking.ready = look.may(label, Command::Activate { units: chosen }, None);
    }
    asking.pass = look.may(phrase!(MESSAGES, "art-of-war-release-none"), Command::Activate { units: Vec::new() }, None);
    asking.card = aftermath::card(look);
    asking.card.pieces(phrase!(MESSAGES, "art-of-war-release-one").rule(cases::RESERVE_CALLED), pieces(units));
    asking
}

pub(super) fn why_not(look: Look<'_>, pick: Pick) -> Refusal {
    sets::why_not(look, pick, |unit| Command::Activate { units: vec![unit] })
}
