//! Ways of stacks that must go: retreats of beaten ones, and of those that are pushed away [7.8, 5.4].
//!
//! A retreat is a row of clauses: the hex of a stack, then the hexes of its path. A stack with only one path need not
//! be pointed at.

use super::look::{Look, in_hexes, leads, not_asked, with};
use super::vocabulary::EXIT;
use crate::MESSAGES;
use eagles::{Command, Options, RetreatPath, Ways, rules};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Offer, Overlay, Pick, Rank};
use language::phrase;

/// The hexes one may go to next on a way.
fn next(ways: &Ways, path: &[Hex]) -> Vec<Hex> {
    if path.len() >= usize::from(ways.length) {
        return Vec::new();
    }
    let at = path.last().copied().unwrap_or(ways.from);
    ways.steps.iter().filter(|step| step.from == at).map(|step| step.to).collect()
}

fn is_whole(ways: &Ways, path: &[Hex]) -> bool {
    path.len() == usize::from(ways.length)
}

/// Whether a stack has said its whole way.
fn is_said(ways: &Ways, path: &RetreatPath) -> bool {
    path.off || is_whole(ways, &path.path)
}

/// Whether a stack may leave the map from the end of its path.
fn may_leave(ways: &Ways, path: &RetreatPath) -> bool {
    ways.exits.contains(path.path.last().unwrap_or(&ways.from))
}

fn step_offers(ways: &Ways, path: &[Hex], draft: &Draft) -> Vec<Offer<Command>> {
    let from = path.last().copied().unwrap_or(ways.from);
    let offer = |to: Hex| {
        let mark = Mark::Way { from, back: true, pushes: false };
        let mut offer =
            leads(Pick::Hex(to), with(draft, [Pick::Hex(to)]), phrase!(MESSAGES, "eagles-offer-to", hex = to), mark);
        offer.rank = Rank::Owed;
        offer
    };
    next(ways, path).into_iter().map(offer).collect()
}

pub(super) fn give_way(look: Look<'_>, draft: &Draft, hex: Hex) -> Asking<Command> {
    let Options::GiveWay(ways) = look.game.options() else { return Asking::nothing() };
    let mut path: Vec<Hex> = Vec::new();
    for pick in draft.picks() {
        match pick.hex().filter(|hex| next(&ways, &path).contains(hex)) {
            Some(hex) => path.push(hex),
            None => break,
        }
    }
    let far = in_hexes(ways.length);
    let prompt = phrase!(MESSAGES, "eagles-ask-give-way", side = look.side, hex = hex, hexes = far);
    let mut asking = Asking::of("give_way", draft.prefix(path.len()), prompt.rule(rules::REPULSE));
    asking.offers = step_offers(&ways, &path, &asking.draft);
    asking.overlays.push(Overlay::Selected(hex));
    let first = ways.first().path.into_iter().map(Pick::Hex).collect::<Draft>();
    asking.suggested = vec![(phrase!(MESSAGES, "eagles-first-path"), first)];
    if is_whole(&ways, &path) {
        asking.ready = look.may(phrase!(MESSAGES, "eagles-give-way"), Command::GiveWay { path });
    }
    asking
}

pub(super) fn why_not_give_way(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let Pick::Hex(hex) = pick else { return not_asked() };
    let path = draft.picks().iter().filter_map(|pick| pick.hex()).chain([hex]).collect();
    look.refused(&Command::GiveWay { path })
}

/// The ways of a draft, stack by stack; the last may not be whole yet.
fn read(all: &[Ways], draft: &Draft) -> (Vec<RetreatPath>, usize) {
    let mut paths: Vec<RetreatPath> = Vec::new();
    let mut count = 0;
    for pick in draft.picks() {
        let open = paths.last_mut().and_then(|path| {
            let ways = all.iter().find(|ways| ways.from == path.from)?;
            (!is_said(ways, path)).then_some((ways, path))
        });
        let fits = match (open, *pick) {
            (Some((ways, path)), Pick::Word(EXIT)) => {
                path.off = may_leave(ways, path);
                path.off
            }
            (Some((ways, path)), Pick::Hex(hex)) => {
                let fits = next(ways, &path.path).contains(&hex);
                if fits {
                    path.path.push(hex);
                }
                fits
            }
            (None, Pick::Hex(hex)) => {
                let fresh = !paths.iter().any(|path| path.from == hex);
                let fits = fresh && all.iter().any(|ways| ways.from == hex && !ways.is_single());
                if fits {
                    paths.push(RetreatPath { from: hex, path: Vec::new(), off: false });
                }
                fits
            }
            _ => false,
        };
        if !fits {
            break;
        }
        count += 1;
    }
    (paths, count)
}

fn ways(look: Look<'_>) -> Vec<Ways> {
    match look.game.options() {
        Options::Retreat(ways) => ways,
        _ => Vec::new(),
    }
}

/// All stacks, those with one way only by themselves.
fn whole(all: &[Ways], paths: &[RetreatPath]) -> Vec<RetreatPath> {
    let one = |ways: &Ways| {
        let said = paths.iter().find(|path| path.from == ways.from).cloned();
        let nowhere = || RetreatPath { from: ways.from, path: Vec::new(), off: false };
        said.unwrap_or_else(|| if ways.is_single() { ways.first() } else { nowhere() })
    };
    all.iter().map(one).collect()
}

pub(super) fn retreat(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let all = ways(look);
    let (paths, count) = read(&all, draft);
    let open = paths.last().and_then(|path| {
        let ways = all.iter().find(|ways| ways.from == path.from)?;
        (!is_said(ways, path)).then_some((ways, path))
    });
    let prompt = match open {
        Some((ways, path)) => {
            let next = path.path.len() + 1;
            phrase!(MESSAGES, "eagles-ask-retreat-to", side = look.side, hex = ways.from, next = next, of = ways.length)
        }
        None => phrase!(MESSAGES, "eagles-ask-retreat", side = look.side),
    };
    let mut asking = Asking::of("retreat", draft.prefix(count), prompt.rule(rules::RETREAT));
    match open {
        Some((ways, path)) => {
            asking.offers = step_offers(ways, &path.path, &asking.draft);
            if may_leave(ways, path) {
                let pick = Pick::Word(EXIT);
                let label = phrase!(MESSAGES, "eagles-offer-off-the-map").rule(rules::OFF_MAP);
                let mut offer = leads(pick, with(&asking.draft, [pick]), label, Mark::Choice);
                offer.rank = Rank::Owed;
                asking.offers.push(offer);
            }
        }
        None => {
            let waits = |ways: &&Ways| !ways.is_single() && !paths.iter().any(|path| path.from == ways.from);
            asking.offers = all
                .iter()
                .filter(waits)
                .map(|ways| {
                    let far = in_hexes(ways.length);
                    let label = phrase!(MESSAGES, "eagles-offer-stack", hex = ways.from, hexes = far);
                    let pick = Pick::Hex(ways.from);
                    let mut offer = leads(pick, with(&asking.draft, [pick]), label, Mark::Choice);
                    offer.rank = Rank::Owed;
                    offer
                })
                .collect();
        }
    }
    if asking.offers.is_empty() {
        asking.ready = look.may(phrase!(MESSAGES, "eagles-retreat"), Command::Retreat { paths: whole(&all, &paths) });
    }
    let first = all.iter().filter(|ways| !ways.is_single());
    let first = first.flat_map(|ways| {
        let way = ways.first();
        let hexes = std::iter::once(ways.from).chain(way.path).map(Pick::Hex);
        hexes.chain(way.off.then_some(Pick::Word(EXIT))).collect::<Vec<_>>()
    });
    let first = first.collect();
    asking.suggested = vec![(phrase!(MESSAGES, "eagles-first-paths"), first)];
    for path in &paths {
        let hexes = std::iter::once(path.from).chain(path.path.iter().copied()).collect();
        asking.overlays.push(Overlay::Path { hexes, cost: String::new() });
    }
    for stack in all.iter().filter(|ways| ways.length == 0 && ways.exits.is_empty()) {
        let text = phrase!(MESSAGES, "eagles-card-no-retreat", hex = stack.from);
        asking.card.line(text.rule(rules::PURSUIT_LOSS));
    }
    asking
}

pub(super) fn why_not_retreat(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let Pick::Hex(hex) = pick else { return not_asked() };
    let all = ways(look);
    let (mut paths, _) = read(&all, draft);
    match paths.last_mut() {
        Some(path) => path.path.push(hex),
        None => {
            let from = all.first().map_or(hex, |ways| ways.from);
            paths.push(RetreatPath { from, path: vec![hex], off: false });
        }
    }
    look.refused(&Command::Retreat { paths: whole(&all, &paths) })
}
