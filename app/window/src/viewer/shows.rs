//! What the curves show.

/// What the curves show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Shows {
    /// Victory points.
    #[default]
    Points,
    /// Strength lost.
    Losses,
    /// The armies' morale.
    Morale,
    /// Luck.
    Luck,
}
