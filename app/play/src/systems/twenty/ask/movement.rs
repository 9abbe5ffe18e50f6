//! Moves, entries, the pontoon and Meissen [6, 11, 3.2].

use super::super::things::Tray;
use super::look::{Look, leads, not_asked, says, unit_pick, which_one, with};
use crate::ask::{Asking, Draft, Key, Mark, Overlay, Pick, Rank, Said, Sentence, Then};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use engine::twenty::{Command, MoveOptions, Options, Place, ReachedHex, UnitId, rules};

const QUESTION: &str = "move";
/// Build the pontoon instead of moving.
pub(super) const BUILD: Key = "build";

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let options = options(look);
    let units = units(&options);
    let (picked, builds) = read(look, &options, draft);
    let prompt = look.prompt().text("move your units, then end the phase.").rule(rules::MOVE);
    let mut asking = Asking::of(QUESTION, drafted(picked, builds), prompt);
    asking.offers = look.subjects(&units, picked, Rank::Open);
    asking.pass = look.may("End movement", Command::EndMovement);
    if let Some(unit) = picked {
        if builds {
            asking.offers.extend(sites(&options, unit));
        } else {
            asking.offers.extend(ways(look, &options, unit));
            asking.offers.extend(elsewhere(look, &options, unit, &asking.draft));
        }
        asking.overlays = look.place(unit).map(Overlay::Selected).into_iter().collect();
    }
    asking
}

fn options(look: Look<'_>) -> MoveOptions {
    match look.game.options() {
        Options::Move(options) => options,
        _ => MoveOptions::default(),
    }
}

/// Everybody who can do something, in file order.
fn units(options: &MoveOptions) -> Vec<UnitId> {
    let going = options.moves.iter().chain(&options.entries).map(|known| known.unit);
    let building = options.builds.iter().map(|known| known.unit);
    let mut units: Vec<UnitId> = going.chain(building).chain(options.meissen).collect();
    units.sort_unstable();
    units.dedup();
    units
}

fn read(look: Look<'_>, options: &MoveOptions, draft: &Draft) -> (Option<UnitId>, bool) {
    let mut picks = draft.picks().iter().copied();
    let unit = picks.next().and_then(|pick| super::unit_of(look.game, pick));
    let unit = unit.filter(|unit| units(options).contains(unit));
    let can_build = unit.is_some_and(|unit| options.builds.iter().any(|known| known.unit == unit));
    (unit, can_build && picks.next() == Some(Pick::Word(BUILD)))
}

fn drafted(unit: Option<UnitId>, builds: bool) -> Draft {
    unit.map(unit_pick).into_iter().chain(builds.then_some(Pick::Word(BUILD))).collect()
}

fn ways(look: Look<'_>, options: &MoveOptions, unit: UnitId) -> Vec<crate::ask::Offer<Command>> {
    let mut all = Vec::new();
    for (list, enters) in [(&options.moves, false), (&options.entries, true)] {
        for way in list.iter().filter(|known| known.unit == unit).flat_map(|known| &known.reach.hexes) {
            let (path, forced) = (way.path.clone(), way.forced);
            let command =
                if enters { Command::Enter { unit, path, forced } } else { Command::Move { unit, path, forced } };
            all.push(says(way.hex, label(way), mark(look, way), command));
        }
    }
    all
}

fn label(way: &ReachedHex) -> Sentence {
    let label = Sentence::from("to ").hex(way.hex).text(format!(" for {}", way.cost));
    if way.forced { label.text(", Forced March for a point of Morale").rule(rules::FORCED_MARCH) } else { label }
}

fn mark(look: Look<'_>, way: &ReachedHex) -> Mark {
    let left = if way.forced { String::from("-1") } else { String::new() };
    Mark::Reach { left, stop: look.game.in_zone(look.side.other(), way.hex), risk: false }
}

/// The pontoon and Meissen.
fn elsewhere(look: Look<'_>, options: &MoveOptions, unit: UnitId, draft: &Draft) -> Vec<crate::ask::Offer<Command>> {
    let mut all = Vec::new();
    if options.builds.iter().any(|known| known.unit == unit) {
        let word = Pick::Word(BUILD);
        all.push(leads(
            word,
            with(draft, word),
            Sentence::from("Build the pontoon").rule(rules::PONTOON),
            Mark::Choice,
        ));
    }
    if let Some(holder) = Tray::Meissen.id(look.game.board()).filter(|_| options.meissen == Some(unit)) {
        let label = Sentence::from("to Meissen, for good").rule(rules::LATE_CORPS);
        let mut offer = leads(Pick::Holder(holder), Draft::EMPTY, label, Mark::Choice);
        offer.then = Then::Say(Said::open(Command::Meissen { unit }));
        all.push(offer);
    }
    all
}

fn sites(options: &MoveOptions, unit: UnitId) -> Vec<crate::ask::Offer<Command>> {
    let hexes = options.builds.iter().filter(|known| known.unit == unit).flat_map(|known| &known.hexes);
    let offer = |&to: &Hex| {
        let label = Sentence::from("bridge to ").hex(to).rule(rules::PONTOON);
        let mark = Mark::Reach { left: String::new(), stop: true, risk: false };
        says(to, label, mark, Command::Build { unit, to })
    };
    hexes.map(offer).collect()
}

pub(super) fn preview(look: Look<'_>, draft: &Draft, pick: Pick) -> Vec<Overlay> {
    let options = options(look);
    let (Some(unit), Some(hex)) = (read(look, &options, draft).0, pick.hex()) else { return Vec::new() };
    let known = options.moves.iter().chain(&options.entries).filter(|known| known.unit == unit);
    let Some(way) = known.filter_map(|known| known.reach.to(hex)).next() else { return Vec::new() };
    let hexes = look.place(unit).into_iter().chain(way.path.iter().copied()).collect();
    vec![Overlay::Path { hexes, cost: way.cost.to_string() }]
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let options = options(look);
    let picked = read(look, &options, draft).0;
    match (pick, picked) {
        (Pick::Hex(hex), Some(unit)) => look.refused(&straight(look, unit, hex)),
        (Pick::Hex(hex), None) => match super::look::unit_in(look.game, hex) {
            Some(unit) => look.refused(&straight(look, unit, hex)),
            None => which_one(),
        },
        (Pick::Piece(_), _) => match super::unit_of(look.game, pick) {
            Some(unit) => look.refused(&straight(look, unit, look.place(unit).unwrap_or(Hex::new(1, 1)))),
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

/// The straight way to a hex, whatever lies there.
fn straight(look: Look<'_>, unit: UnitId, to: Hex) -> Command {
    let grid = look.game.board().definition().map.grid;
    let Some(mut at) = look.place(unit) else {
        let enters = matches!(look.game.state().place(unit), Place::Due { .. } | Place::ComeUp | Place::Awaited);
        let (path, forced) = (vec![to], false);
        return if enters { Command::Enter { unit, path, forced } } else { Command::Move { unit, path, forced } };
    };
    let mut path = Vec::new();
    while at != to && path.len() < 60 {
        let next = grid.neighbours(at).map(|(_, hex)| hex).min_by_key(|hex| (grid.distance(*hex, to), *hex));
        let Some(next) = next else { break };
        path.push(next);
        at = next;
    }
    if path.is_empty() {
        path.push(to);
    }
    Command::Move { unit, path, forced: false }
}
