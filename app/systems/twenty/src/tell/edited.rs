//! Agreed changes of a position, in words.

use super::super::piece;
use super::words;
use crate::MESSAGES;
use language::ask::Sentence;
use language::phrase;
use twenty::{Board, Edit};

/// An edit in words.
pub(super) fn edited(board: &Board, edit: &Edit) -> Sentence {
    match edit {
        Edit::Unit { unit, to } => {
            let place = words::place(board, &to.place);
            if to.routed {
                phrase!(MESSAGES, "twenty-edit-unit-routed", unit = piece(*unit), place = place)
            } else {
                phrase!(MESSAGES, "twenty-edit-unit", unit = piece(*unit), place = place)
            }
        }
        Edit::Turn { turn } => phrase!(MESSAGES, "twenty-edit-turn", turn = *turn),
        Edit::Morale { side, level } => phrase!(MESSAGES, "twenty-edit-morale", side = *side, level = *level),
        Edit::Garrison { hex, gone } => phrase!(MESSAGES, "twenty-edit-garrison", hex = *hex, gone = yes(*gone)),
        Edit::Line { hex, active } => phrase!(MESSAGES, "twenty-edit-line", hex = *hex, active = yes(*active)),
        Edit::Pontoon { to: Some(hex) } => phrase!(MESSAGES, "twenty-edit-pontoon", hex = *hex),
        Edit::Pontoon { to: None } => phrase!(MESSAGES, "twenty-edit-pontoon-none"),
        Edit::Weather { weather, .. } => phrase!(MESSAGES, "twenty-edit-weather", weather = words::weather(*weather)),
        Edit::Active { side } => phrase!(MESSAGES, "twenty-edit-active", side = *side),
        Edit::Stage { .. } => phrase!(MESSAGES, "twenty-edit-stage"),
        Edit::Deck { cards } => phrase!(MESSAGES, "twenty-edit-deck", count = cards.len()),
        Edit::Effects { effects } => phrase!(MESSAGES, "twenty-edit-effects", count = effects.len()),
        Edit::ExtraHorses { .. } => phrase!(MESSAGES, "twenty-edit-horses"),
        Edit::Catastrophe { .. } => phrase!(MESSAGES, "twenty-edit-catastrophe"),
        Edit::Lulls { side, .. } => phrase!(MESSAGES, "twenty-edit-lulls", side = *side),
        Edit::GuardsLocked { .. } => phrase!(MESSAGES, "twenty-edit-guards"),
        Edit::Fought { fought } => phrase!(MESSAGES, "twenty-edit-fought", fought = yes(*fought)),
        Edit::Tries { tries, .. } => phrase!(MESSAGES, "twenty-edit-tries", tries = *tries),
    }
}

/// The word by which a message chooses between two.
pub(super) const fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
