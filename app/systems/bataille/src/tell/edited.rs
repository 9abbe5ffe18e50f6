//! Agreed changes of a position, in words.

use super::super::{MESSAGES, ask, leader_piece, piece};
use super::words::{corps as corps_called, place};
use bataille::{Board, Edit};
use language::ask::Sentence;
use language::phrase;

/// An edit in words.
pub(super) fn edited(board: &Board, edit: &Edit) -> Sentence {
    match edit {
        Edit::Unit { unit, becomes } => {
            let lost = becomes.lost;
            let lost = (lost > 0).then(|| phrase!(MESSAGES, "bataille-edit-lost", count = lost));
            let (formation, order) = (ask::formation_word(becomes.formation), ask::order_word(becomes.order));
            let state = ask::commas([place(&becomes.place), formation, order].into_iter().chain(lost));
            phrase!(MESSAGES, "bataille-edit-unit", unit = piece(*unit), state = state)
        }
        Edit::Leader { leader, becomes } => {
            let leader = leader_piece(board, *leader);
            phrase!(MESSAGES, "bataille-edit-unit", unit = leader, state = place(&becomes.place))
        }
        Edit::Holder { hex, side } => phrase!(MESSAGES, "bataille-edit-holder", hex = *hex, side = *side),
        Edit::Level { corps, level } => {
            let name =
                corps_called(board.definition().corps.get(usize::from(corps.0)).map_or("?", |corps| &corps.name));
            phrase!(MESSAGES, "bataille-edit-level", corps = name, level = *level)
        }
        Edit::Turn { turn } => phrase!(MESSAGES, "bataille-edit-turn", turn = *turn),
        Edit::FiredAt { hexes } => phrase!(MESSAGES, "bataille-edit-fired-at", count = hexes.len()),
        Edit::Assaulted { hexes } => phrase!(MESSAGES, "bataille-edit-assaulted", count = hexes.len()),
        Edit::Held { melees } => phrase!(MESSAGES, "bataille-edit-held", count = melees.len()),
    }
}
