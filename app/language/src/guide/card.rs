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

/// The texts of a card in the language of the player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardWords {
    /// Its heading.
    pub title: String,
    /// The act to do.
    pub act: String,
    /// The reason it is worth doing.
    pub why: String,
}

impl Card {
    /// The end of the id of its message: the letters and digits of its English title, with hyphens between its words.
    pub fn key(&self) -> String {
        let letter = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { ' ' };
        let title: String = self.title.chars().map(letter).collect();
        title.split_whitespace().collect::<Vec<_>>().join("-")
    }

    /// Its texts in English.
    pub fn english(&self) -> CardWords {
        CardWords { title: self.title.to_owned(), act: self.act.to_owned(), why: self.why.to_owned() }
    }
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
