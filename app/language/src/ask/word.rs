//! The words of a system on buttons and dials.

/// A word of a system, "carré". Its label, heading and hint are written once in
/// [`Ask::WORDS`](crate::system::Ask::WORDS).
pub type Key = &'static str;

/// The labels of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// On the button, or before the dial.
    pub label: &'static str,
    /// The heading above it and others of its kind; empty where it needs none.
    pub under: &'static str,
    /// The effect of the word, for a player whose pointer rests on it.
    pub hint: &'static str,
}
