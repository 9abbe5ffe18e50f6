//! Single things in a word or a few: places, hexsides, snow.

use super::super::{Thing, thing};
use language::ask::{Pick, Sentence};
use winter::state::{Place, Post, Snow};
use winter::{Board, Way};

/// The place of a unit, in a few words.
pub(in super::super) fn place(board: &Board, place: Place) -> String {
    match place {
        Place::Waiting => String::from("to come"),
        Place::On(hex) => board.chart().name(hex),
        Place::Abandoned(hex) => format!("guns abandoned in {}", board.chart().name(hex)),
        Place::Eliminated => String::from("eliminated"),
        Place::Withdrawn => String::from("withdrawn"),
        Place::Exited => String::from("left the map"),
        Place::Removed => String::from("out of the game"),
        Place::Unused => String::from("not detached"),
    }
}

/// The place of a leader, in a few words.
pub(in super::super) fn post(board: &Board, post: Post) -> String {
    match post {
        Post::Waiting => String::from("to come"),
        Post::Display => String::from("on the display"),
        Post::On(hex) => board.chart().name(hex),
        Post::Track(turns) => format!("back in {}", turns_word(turns)),
        Post::Returning => String::from("to be placed"),
        Post::Lost => String::from("lost"),
        Post::Withdrawn => String::from("withdrawn"),
    }
}

pub(super) fn turns_word(turns: u8) -> String {
    if turns == 1 { String::from("1 turn") } else { format!("{turns} turns") }
}

/// A hexside in words.
pub(in super::super) const fn way(way: Way) -> &'static str {
    match way {
        Way::NorthEast => "north-east",
        Way::East => "east",
        Way::SouthEast => "south-east",
        Way::SouthWest => "south-west",
        Way::West => "west",
        Way::NorthWest => "north-west",
    }
}

/// The snowfall, in words.
pub(in super::super) const fn falls(snow: Snow) -> &'static str {
    match snow {
        Snow::None => "no snow",
        Snow::Light => "light snow",
        Snow::Heavy => "heavy snow",
        Snow::Blizzard => "a blizzard",
    }
}

/// A sentence that begins with a crew, which has no name of its own to begin with.
pub(super) fn begun(board: &Board, text: Sentence) -> Sentence {
    let first = match text.begins() {
        Some(Pick::Piece(first)) => thing(board, first),
        _ => None,
    };
    match first {
        Some(Thing::Unit(unit)) if board.unit(unit).name.starts_with(char::is_lowercase) => {
            Sentence::from("The ").then(text)
        }
        _ => text,
    }
}
