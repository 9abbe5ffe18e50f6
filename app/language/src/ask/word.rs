//! The words of a system on buttons and dials.

/// A word of a system, "carré". Its label, heading and hint are written once in
/// [`Asks::WORDS`](crate::system::Asks::WORDS).
pub type Key = &'static str;

/// The labels of a word in English, or the sign that they are messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// On the button, or before the dial.
    pub label: &'static str,
    /// The heading above it and others of its kind; empty where it needs none.
    pub under: &'static str,
    /// The effect of the word, for a player whose pointer rests on it.
    pub hint: &'static str,
}

impl Word {
    /// A word whose labels are messages of its system: `twenty-word-` and the key, with hyphens for full stops, and its
    /// attributes `under` and `hint`.
    pub const MESSAGE: Word = Word { label: "", under: "", hint: "" };
}

/// The labels of a word in the language of the player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WordLabels {
    /// On the button, or before the dial.
    pub label: String,
    /// The heading above it and others of its kind; empty where it needs none.
    pub under: String,
    /// The effect of the word, for a player whose pointer rests on it; empty where it needs none.
    pub hint: String,
}
