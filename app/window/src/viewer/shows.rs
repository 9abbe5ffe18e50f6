//! The quantity that the curves show.

/// The quantity that the curves show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shows {
    /// A figure of the system, by its place among them.
    Figure(usize),
    /// Luck.
    Luck,
    /// Winning chances, once they were reviewed.
    Chances,
}

impl Default for Shows {
    fn default() -> Shows {
        Shows::Figure(0)
    }
}
