//! The manner of a simple bot. A bot that looks ahead plays its next phase in several manners, and keeps the one that
//! comes out best.

use crate::{MESSAGES, say};

/// The odds a simple bot wants before it takes a chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// Fights where the odds are good, and comes up where they are not yet.
    #[default]
    Plain,
    /// Fights at even odds, and goes where it hurts.
    Bold,
    /// Fights only where little can go wrong, and keeps away otherwise.
    Wary,
    /// Stays where it is, and fights what comes to it.
    Still,
}

impl Manner {
    /// All of them, the simple bot's own first.
    pub const ALL: [Manner; 4] = [Manner::Plain, Manner::Bold, Manner::Wary, Manner::Still];

    /// One of three things, by its manner: that of a plain bot, a bold one, a wary one. A still bot is plain in
    /// everything else.
    pub const fn of<T: Copy>(self, plain: T, bold: T, wary: T) -> T {
        match self {
            Manner::Plain | Manner::Still => plain,
            Manner::Bold => bold,
            Manner::Wary => wary,
        }
    }

    /// Whether it goes anywhere on its own.
    pub const fn goes(self) -> bool {
        !matches!(self, Manner::Still)
    }

    /// The plan for the phase, in a few words.
    pub fn why(self) -> String {
        match self {
            Manner::Plain => say!(MESSAGES, "language-manner-plain"),
            Manner::Bold => say!(MESSAGES, "language-manner-bold"),
            Manner::Wary => say!(MESSAGES, "language-manner-wary"),
            Manner::Still => say!(MESSAGES, "language-manner-still"),
        }
    }
}
