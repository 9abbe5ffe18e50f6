//! A brigade ordered as one: a unit of it, the word, and the hex that unit would enter; every other goes the same way.

use super::look::{Look, leads, says, unit_pick, with};
use super::words;
use language::ask::{Asking, Draft, Mark, Overlay, Pick, Sentence};
use winter::{Command, UnitId};

/// The unit whose brigade is meant, if that is what a draft says.
pub(super) fn subject(look: Look<'_>, draft: &Draft) -> Option<UnitId> {
    match draft.picks() {
        [unit, Pick::Word(words::BRIGADE), ..] => look.unit(*unit).filter(|unit| fellows(look, *unit) > 1),
        _ => None,
    }
}

/// Number of units of a unit's brigade on the map.
fn fellows(look: Look<'_>, unit: UnitId) -> usize {
    let board = look.game.board();
    let brigade = |unit: UnitId| board.data(unit).and_then(|data| data.brigade.as_ref());
    let own = board.unit(unit).side == look.side && brigade(unit).is_some();
    let there = |other: &UnitId| look.place(*other).is_some() && board.unit(*other).side == look.side;
    if own { board.unit_ids().filter(there).filter(|other| brigade(*other) == brigade(unit)).count() } else { 0 }
}

/// Offers the brigade word if a unit is not alone and some unit of its brigade can move.
pub(super) fn offer(look: Look<'_>, unit: UnitId, asking: &mut Asking<Command>) {
    if fellows(look, unit) > 1 && !ways(look, unit).is_empty() {
        let word = Pick::Word(words::BRIGADE);
        asking.offers.push(leads(word, with(&asking.draft, [word]), Sentence::EMPTY, Mark::Choice));
    }
}

fn ways(look: Look<'_>, unit: UnitId) -> Vec<(engine::hex::Hex, Command)> {
    let Some(at) = look.place(unit) else { return Vec::new() };
    let all = look.game.board().around(at).map(|(way, hex)| (hex, Command::Brigade { unit, way }));
    all.filter(|(_, command)| look.accepts(command)).collect()
}

/// The hexes its own unit would enter, each said at once.
pub(super) fn ask(look: Look<'_>, unit: UnitId, asking: &mut Asking<Command>) {
    let own = Draft::new([unit_pick(unit)]);
    asking.offers.retain(|offer| offer.pick != unit_pick(unit));
    asking.offers.push(leads(unit_pick(unit), Draft::EMPTY, look.named(unit), Mark::Chosen));
    asking.offers.push(leads(Pick::Word(words::BRIGADE), own.clone(), Sentence::EMPTY, Mark::Chosen));
    asking.draft = with(&own, [Pick::Word(words::BRIGADE)]);
    let text = "choose a lit hex. Each unit of the brigade that can moves one hex the same way; leaders stay.";
    asking.prompt = look.prompt().text(text).rule(words::rule("5.1"));
    for (hex, command) in ways(look, unit) {
        let label = Sentence::from("each unit of the brigade moves one hex that way: ").hex(hex);
        asking.offers.push(says(Pick::Hex(hex), label, Mark::Target, command));
    }
    asking.overlays.extend(look.place(unit).map(Overlay::Selected));
}
