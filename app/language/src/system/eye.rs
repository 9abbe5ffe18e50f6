//! Who looks at a battle, and a piece as he sees it.

use engine::contract::Side;

/// Who looks.
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
    /// Who, how strong, where, and what became of it.
    pub told: String,
    /// Its place in as few letters as will do.
    pub place: String,
    /// Whether it is on the map.
    pub there: bool,
    /// Whether it was lost.
    pub lost: bool,
}
