//! Advances along what the beaten have left [9.9].

use super::look::{Look, not_asked, says, unit_pick, which_one};
use crate::MESSAGES;
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Draft, Mark, Overlay, Pick, Rank};
use language::phrase;
use twenty::{AdvanceOption, Command, Options, UnitId, rules};

const QUESTION: &str = "advance";

fn advances(look: Look<'_>) -> Vec<AdvanceOption> {
    match look.game.options() {
        Options::Advance { advances } => advances,
        _ => Vec::new(),
    }
}

fn units(advances: &[AdvanceOption]) -> Vec<UnitId> {
    let mut units: Vec<UnitId> = advances.iter().map(|known| known.unit).collect();
    units.sort_unstable();
    units.dedup();
    units
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let advances = advances(look);
    let units = units(&advances);
    let first = draft.picks().first().copied();
    let picked = first.and_then(|pick| super::look::unit_of(look.game, pick)).filter(|unit| units.contains(unit));
    let prompt = phrase!(MESSAGES, "twenty-ask-advance", side = look.side).rule(rules::ADVANCE);
    let mut asking = Asking::of(QUESTION, picked.map(unit_pick).into_iter().collect(), prompt);
    asking.offers = look.subjects(&units, picked, Rank::Open);
    asking.pass = look.may(phrase!(MESSAGES, "twenty-no-more-advances"), Command::EndAdvance);
    if let Some(unit) = picked {
        asking.overlays.extend(look.place(unit).map(Overlay::Selected));
        let mut offered = Vec::new();
        for option in advances.iter().filter(|known| known.unit == unit) {
            // Two paths may lead to one hex; which of them makes no difference.
            if offered.contains(&option.to) {
                continue;
            }
            offered.push(option.to);
            let from = look.place(unit).unwrap_or(option.to);
            let mark = Mark::Way { from, back: false, pushes: false };
            let command = Command::Advance { unit, along: option.along, to: option.to };
            let label = phrase!(MESSAGES, "twenty-offer-into", hex = option.to);
            asking.offers.push(says(Pick::Hex(option.to), label, mark, command));
        }
    }
    asking
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let known = units(&advances(look));
    let first = draft.picks().first().copied().and_then(|pick| super::look::unit_of(look.game, pick));
    let unit = first.or(if known.len() == 1 { known.first().copied() } else { None });
    match (unit, pick) {
        (Some(unit), Pick::Hex(to)) => refused(look, unit, to),
        (None, Pick::Hex(_)) => which_one(),
        (_, Pick::Piece(_)) => match super::look::unit_of(look.game, pick) {
            Some(unit) => look.place(unit).map_or_else(not_asked, |at| refused(look, unit, at)),
            None => not_asked(),
        },
        _ => not_asked(),
    }
}

fn refused(look: Look<'_>, unit: UnitId, to: engine::hex::Hex) -> Refusal {
    let trails = look.game.state().fight().map_or(&[][..], |fight| &fight.trails);
    let along = trails.iter().position(|trail| trail.hexes.contains(&to)).and_then(|at| u8::try_from(at).ok());
    let command = Command::Advance { unit, along: along.unwrap_or(0), to };
    look.barred(&command)
}
