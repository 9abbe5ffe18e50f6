//! Agreed edits in words.

use super::super::piece;
use super::wording::army_of;
use crate::MESSAGES;
use art_of_war::{Board, Edit, Place};
use language::ask::Sentence;
use language::phrase;

/// An edit of the position, as part of a sentence.
pub fn edit(board: &Board, edit: &Edit) -> Sentence {
    match *edit {
        Edit::Unit { unit, place: Place::On(hex) } => {
            phrase!(MESSAGES, "art-of-war-edit-on", unit = piece(unit), hex = hex)
        }
        Edit::Unit { unit, place } => {
            phrase!(MESSAGES, "art-of-war-edit-place", unit = piece(unit), place = off_map(place))
        }
        Edit::Reserve { unit, reserve: true } => phrase!(MESSAGES, "art-of-war-edit-reserve", unit = piece(unit)),
        Edit::Reserve { unit, reserve: false } => phrase!(MESSAGES, "art-of-war-edit-no-reserve", unit = piece(unit)),
        Edit::Fresh { division, spent } => {
            let division = board.division(division).map_or_else(|| String::from("?"), |found| found.id.clone());
            if spent {
                phrase!(MESSAGES, "art-of-war-edit-fresh-spent", division = division)
            } else {
                phrase!(MESSAGES, "art-of-war-edit-fresh-back", division = division)
            }
        }
        Edit::Control { hex, side: Some(side) } => {
            phrase!(MESSAGES, "art-of-war-edit-control", hex = hex, side = side)
        }
        Edit::Control { hex, side: None } => phrase!(MESSAGES, "art-of-war-edit-no-control", hex = hex),
        Edit::Morale { army, level } => {
            phrase!(MESSAGES, "art-of-war-edit-morale", army = army_of(board, army), level = level)
        }
    }
}

/// A place that is no hex, as a word that messages know.
const fn off_map(place: Place) -> &'static str {
    match place {
        Place::Waiting => "waiting",
        Place::Eliminated => "eliminated",
        Place::Disrupted => "disrupted",
        Place::Aside | Place::On(_) => "aside",
    }
}
