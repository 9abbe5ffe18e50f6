//! Moves, entries, the pontoon and Meissen [6, 11, 3.2].

use super::super::MESSAGES;
use super::super::things::Tray;
use super::look::{Look, leads, not_asked, says, unit_pick, which_one, with};
use engine::contract::Refusal;
use engine::hex::Hex;
use language::ask::{Asking, Draft, Key, Mark, Overlay, Pick, Rank, Said, Sentence, Then, Undone};
use language::phrase;
use twenty::{Command, Place, ReachedHex, UnitId, rules};

const QUESTION: &str = "move";
/// Build the pontoon instead of moving.
pub(super) const BUILD: Key = "build";

/// Only the selected unit is looked at closely: the reach of all units takes long, and is not shown.
pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let units = look.game.movers();
    let (picked, builds) = read(look, &units, draft);
    let prompt = phrase!(MESSAGES, "twenty-ask-move", side = look.side).rule(rules::MOVE);
    let mut asking = Asking::of(QUESTION, drafted(picked, builds), prompt);
    asking.offers = look.subjects(&units, picked, Rank::Open);
    let left = phrase!(MESSAGES, "twenty-undone-moves", count = units.len());
    let undone = Undone { count: units.len(), left, again: phrase!(MESSAGES, "twenty-again-movement") };
    asking.pass = undone.before(look.may(phrase!(MESSAGES, "twenty-end-movement"), Command::EndMovement));
    if let Some(unit) = picked {
        if builds {
            asking.offers.extend(sites(look, unit));
        } else {
            asking.offers.extend(ways(look, unit));
            asking.offers.extend(elsewhere(look, unit, &asking.draft));
        }
        asking.overlays = look.place(unit).map(Overlay::Selected).into_iter().collect();
    }
    asking
}

fn read(look: Look<'_>, units: &[UnitId], draft: &Draft) -> (Option<UnitId>, bool) {
    let mut picks = draft.picks().iter().copied();
    let unit = picks.next().and_then(|pick| super::look::unit_of(look.game, pick));
    let unit = unit.filter(|unit| units.contains(unit));
    let builds = picks.next() == Some(Pick::Word(BUILD));
    (unit, builds && unit.is_some_and(|unit| !look.game.sites(unit).is_empty()))
}

fn drafted(unit: Option<UnitId>, builds: bool) -> Draft {
    unit.map(unit_pick).into_iter().chain(builds.then_some(Pick::Word(BUILD))).collect()
}

fn ways(look: Look<'_>, unit: UnitId) -> Vec<language::ask::Offer<Command>> {
    let (enters, free) = (look.place(unit).is_none(), look.game.free_march(look.side));
    let offer = |way: &ReachedHex| {
        let (path, forced) = (way.path.clone(), way.forced);
        let command = if enters { Command::Enter { unit, path, forced } } else { Command::Move { unit, path, forced } };
        says(Pick::Hex(way.hex), label(way, free), mark(way, free), command)
    };
    look.game.reach(unit).hexes.iter().map(offer).collect()
}

fn label(way: &ReachedHex, free: bool) -> Sentence {
    let (hex, cost) = (way.hex, way.cost);
    match (way.forced, free) {
        (false, _) => phrase!(MESSAGES, "twenty-offer-cost", hex = hex, cost = cost),
        (true, true) => phrase!(MESSAGES, "twenty-offer-forced-free", hex = hex, cost = cost).rule(rules::CARD_8),
        (true, false) => phrase!(MESSAGES, "twenty-offer-forced", hex = hex, cost = cost).rule(rules::FORCED_MARCH),
    }
}

fn mark(way: &ReachedHex, free: bool) -> Mark {
    let left = if way.forced && !free { String::from("-1") } else { String::new() };
    Mark::Reach { left, stop: way.zone, risk: false }
}

/// The pontoon and Meissen.
fn elsewhere(look: Look<'_>, unit: UnitId, draft: &Draft) -> Vec<language::ask::Offer<Command>> {
    let mut all = Vec::new();
    if !look.game.sites(unit).is_empty() {
        let word = Pick::Word(BUILD);
        all.push(leads(
            word,
            with(draft, [word]),
            phrase!(MESSAGES, "twenty-build").rule(rules::PONTOON),
            Mark::Choice,
        ));
    }
    if let Some(holder) = Tray::Meissen.id(look.game.board()).filter(|_| look.game.may_go_to_meissen() == Some(unit)) {
        let label = phrase!(MESSAGES, "twenty-offer-meissen").rule(rules::LATE_CORPS);
        let mut offer = leads(Pick::Holder(holder), Draft::EMPTY, label, Mark::Choice);
        offer.then = Then::Say(Said::open(Command::Meissen { unit }));
        all.push(offer);
    }
    all
}

fn sites(look: Look<'_>, unit: UnitId) -> Vec<language::ask::Offer<Command>> {
    let offer = |to: Hex| {
        let label = phrase!(MESSAGES, "twenty-offer-bridge", hex = to).rule(rules::PONTOON);
        let mark = Mark::Reach { left: String::new(), stop: true, risk: false };
        says(Pick::Hex(to), label, mark, Command::Build { unit, to })
    };
    look.game.sites(unit).into_iter().map(offer).collect()
}

pub(super) fn preview(look: Look<'_>, draft: &Draft, pick: Pick) -> Vec<Overlay> {
    let (Some(unit), Some(hex)) = (read(look, &look.game.movers(), draft).0, pick.hex()) else { return Vec::new() };
    let reach = look.game.reach(unit);
    let Some(way) = reach.to(hex) else { return Vec::new() };
    let hexes = look.place(unit).into_iter().chain(way.path.iter().copied()).collect();
    vec![Overlay::Path { hexes, cost: way.cost.to_string() }]
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let first = draft.picks().first().copied().and_then(|pick| super::look::unit_of(look.game, pick));
    let picked = first.filter(|unit| look.game.board().unit(*unit).side == look.side);
    let builds = draft.picks().get(1) == Some(&Pick::Word(BUILD));
    match (pick, picked) {
        (Pick::Hex(to), Some(unit)) if builds => look.refused(&Command::Build { unit, to }),
        (Pick::Hex(hex), Some(unit)) => look.refused(&towards(look, unit, hex)),
        (Pick::Hex(hex), None) => match super::look::unit_in(look.game, hex) {
            Some(unit) => look.refused(&stirring(look, unit)),
            None => which_one(),
        },
        (Pick::Piece(_), _) => match super::look::unit_of(look.game, pick) {
            Some(unit) => look.refused(&stirring(look, unit)),
            None => not_asked(),
        },
        (Pick::Holder(_), Some(unit)) => look.refused(&Command::Meissen { unit }),
        (Pick::Word(BUILD), Some(unit)) => {
            let to = look.game.board().definition().map.pontoon_sites.first().map_or(Hex::new(1, 1), |site| site.to);
            look.refused(&Command::Build { unit, to })
        }
        _ => not_asked(),
    }
}

/// The way to a hex, whatever stops it.
fn towards(look: Look<'_>, unit: UnitId, to: Hex) -> Command {
    let (path, forced) = (look.game.path_towards(unit, to), false);
    if look.place(unit).is_some() || !comes(look, unit) {
        Command::Move { unit, path, forced }
    } else {
        Command::Enter { unit, path, forced }
    }
}

fn comes(look: Look<'_>, unit: UnitId) -> bool {
    matches!(look.game.state().place(unit), Place::Due { .. } | Place::ComeUp | Place::Awaited | Place::Sealed)
}

/// A step out of its hex, whichever is legal if any is: what keeps a unit where it is keeps it from all of them.
fn stirring(look: Look<'_>, unit: UnitId) -> Command {
    let grid = look.game.board().definition().map.grid;
    let near = look.place(unit).and_then(|at| grid.neighbours(at).map(|(_, hex)| hex).next());
    towards(look, unit, near.unwrap_or(Hex::new(1, 1)))
}
