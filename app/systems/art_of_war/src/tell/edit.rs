//! Agreed edits in words.

use super::super::piece;
use crate::words::{Words, place_word};
use art_of_war::{Board, Edit, Place};
use language::ask::Sentence;

/// An edit of the position, as part of a sentence.
pub fn edit(board: &Board, edit: &Edit) -> Sentence {
    let words = Words::new(board);
    let unit = |unit| Sentence::EMPTY.piece(piece(unit));
    match *edit {
        Edit::Unit { unit: moved, place: Place::On(hex) } => unit(moved).text(" is in ").hex(hex),
        Edit::Unit { unit: moved, place } => unit(moved).text(format!(" is {}", place_word(place))),
        Edit::Reserve { unit: held, reserve: true } => unit(held).text(" is in reserve"),
        Edit::Reserve { unit: held, reserve: false } => unit(held).text(" is no longer in reserve"),
        Edit::Fresh { division, spent } => {
            let state = if spent { "spent" } else { "available again" };
            Sentence::from(format!("the fresh strength of {} is {state}", words.division(division)))
        }
        Edit::Control { hex, side } => {
            let holder =
                side.map_or_else(|| String::from("neither side"), |side| format!("the {} side", words.side(side)));
            Sentence::EMPTY.hex(hex).text(format!(" is held by {holder}"))
        }
        Edit::Morale { army, level } => {
            Sentence::from(format!("the morale of the {} army is {level}", words.army(army)))
        }
    }
}
