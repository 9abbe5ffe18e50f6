//! A reserve called up for a unit its army has lost [11.3].

use super::aftermath;
use super::look::{Look, explained, of_units, pieces};
use super::sets::{self, Set};
use art_of_war::{ArmyId, Command, Options, cases};
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Draft, Pick, Rank, Sentence};

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
    let army = look.words().army_name(army);
    let prompt =
        look.prompt().text(format!("the {army} army lost a unit: release one reserve, or press Release none."));
    let mut asking = Asking::of(QUESTION, of_units(chosen.iter().copied()), prompt.rule(cases::RESERVE_CALLED));
    asking.offers = set.offers(&chosen);
    if let Some(&unit) = chosen.first() {
        let label = Sentence::from("Release ").then(look.named(unit));
        asking.ready = look.may(label, Command::Activate { units: chosen }, None);
    }
    asking.pass = look.may("Release none", Command::Activate { units: Vec::new() }, None);
    asking.card = aftermath::card(look);
    asking.card.pieces(explained("Release one of these reserves:", cases::RESERVE_CALLED), pieces(units));
    asking
}

pub(super) fn why_not(look: Look<'_>, pick: Pick) -> Refusal {
    sets::why_not(look, pick, |unit| Command::Activate { units: vec![unit] })
}
