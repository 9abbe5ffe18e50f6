//! The cards of the guided first game: they lie over the board and follow the game.

/// A card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its heading.
    pub title: &'static str,
    /// The act to do.
    pub act: &'static str,
    /// The reason it is worth doing.
    pub why: &'static str,
    /// The section of the book that says more.
    pub section: &'static str,
}

/// A card of these texts.
pub const fn card(title: &'static str, act: &'static str, why: &'static str, section: &'static str) -> Card {
    Card { title, act, why, section }
}

/// The way a card ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goes {
    /// When the player says that it has been read.
    WhenRead,
    /// When its act is done, or the player knows it already.
    WhenDone,
    /// By itself.
    ByItself,
}
