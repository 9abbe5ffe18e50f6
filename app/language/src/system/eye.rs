//! The viewer of a battle, and a piece as that viewer sees it.

use engine::contract::Side;

/// The viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eye {
    /// A side, which sees what is its own.
    Of(Side),
    /// A reader of the public record.
    Public,
}

/// A piece in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The piece in words: its name, strength, place and state.
    pub told: String,
    /// Its place in as few letters as will do.
    pub place: String,
    /// Whether it is on the map.
    pub there: bool,
    /// Whether it was lost.
    pub lost: bool,
}
