//! The words of a system: what stands on buttons and dials.

/// A word of a system, "carré". Its label, heading and hint stand once in
/// [`Ask::WORDS`](crate::system::Ask::WORDS).
pub type Key = &'static str;

/// What is shown of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// On the button, or before the dial.
    pub label: &'static str,
    /// The heading under which it stands with others of its kind; empty where it needs none.
    pub under: &'static str,
    /// What it does, for a player who lingers on it.
    pub hint: &'static str,
}
