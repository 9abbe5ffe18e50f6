//! Single things in a word or a few: places, hexsides, snow.

use super::super::MESSAGES;
use language::ask::Sentence;
use language::{phrase, say};
use winter::state::{Place, Post, Snow};
use winter::{Board, UnitId, Way};

/// The place of a unit, in a few words.
pub(in super::super) fn place(board: &Board, place: Place) -> String {
    let key = match place {
        Place::On(hex) => return board.chart().name(hex),
        Place::Abandoned(hex) => return say!(MESSAGES, "winter-place-abandoned", hex = board.chart().name(hex)),
        Place::Waiting => "waiting",
        Place::Eliminated => "eliminated",
        Place::Withdrawn => "withdrawn",
        Place::Exited => "exited",
        Place::Removed => "removed",
        Place::Unused => "unused",
    };
    say!(MESSAGES, "winter-place", place = key)
}

/// The place of a leader, in a few words.
pub(in super::super) fn post(board: &Board, post: Post) -> String {
    let key = match post {
        Post::On(hex) => return board.chart().name(hex),
        Post::Track(turns) => return say!(MESSAGES, "winter-post-track", turns = turns),
        Post::Waiting => "waiting",
        Post::Display => "display",
        Post::Returning => "returning",
        Post::Lost => "lost",
        Post::Withdrawn => "withdrawn",
    };
    say!(MESSAGES, "winter-post", post = key)
}

/// A hexside, as a message chooses by it.
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
pub(in super::super) fn falls(snow: Snow) -> Sentence {
    let key = match snow {
        Snow::None => "none",
        Snow::Light => "light",
        Snow::Heavy => "heavy",
        Snow::Blizzard => "blizzard",
    };
    phrase!(MESSAGES, "winter-snow", snow = key)
}

/// The name of an army, a corps or a wing, as its file calls it.
pub(in super::super) fn body(name: &str) -> Sentence {
    MESSAGES.file_text("body", name, name)
}

/// A sentence about a unit. A crew has no name of its own to begin with.
pub(super) fn begun(board: &Board, subject: Option<UnitId>, text: Sentence) -> Sentence {
    match subject {
        Some(unit) if board.unit(unit).name.starts_with(char::is_lowercase) => {
            phrase!(MESSAGES, "winter-crew-first", sentence = text)
        }
        _ => text,
    }
}
