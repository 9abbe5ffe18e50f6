//! What a player at the table wants besides the match.

/// What the player wants besides the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableWish {
    /// Back to the start; the match is kept.
    Leave,
    /// The settings.
    Settings,
    /// The record of this match, looked at again.
    Watch,
    /// The same battle against the same partner on this machine, with sides swapped.
    Again,
}
