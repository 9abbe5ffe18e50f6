//! The wishes of a player at the table besides the match.

/// A wish of the player besides the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableWish {
    /// Back to the start; the match is kept.
    Leave,
    /// The settings.
    Settings,
    /// The record of this match, looked at again.
    Watch,
    /// The same battle against the same opponent on this computer, with sides swapped.
    Again,
}
