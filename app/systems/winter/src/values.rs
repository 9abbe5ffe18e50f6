//! Values in the form in which messages take them.

use engine::contract::Side;
use language::ask::Sentence;
use language::tongue::{SideForm, side_called};
use language::{MESSAGES, phrase};
use winter::Facing;

/// A number with its sign: "+2".
pub(super) fn signed(number: impl Into<i64>) -> String {
    format!("{:+}", number.into())
}

/// A word that a message chooses by.
pub(super) const fn yes_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// A facing as the letters of the compass in the language of the player.
pub(super) fn compass(facing: Facing) -> Sentence {
    let key = match facing {
        Facing::North => "n",
        Facing::EastNorthEast => "ene",
        Facing::EastSouthEast => "ese",
        Facing::South => "s",
        Facing::WestSouthWest => "wsw",
        Facing::WestNorthWest => "wnw",
    };
    phrase!(MESSAGES, "language-compass", facing = key)
}

/// The name of a side.
pub(super) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "Allied",
        Side::Second => "French",
    }
}

/// The name of a side, for texts that are no sentences.
pub(super) fn side_label(side: Side) -> String {
    side_called(side_name(side), SideForm::Label)
}
