//! The kinds of happenings, and their stress.

/// The subject of a happening or a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A phase begins, or the game ends.
    Phase,
    /// Pieces go somewhere of their own will.
    Move,
    /// A fight and what follows of it.
    Combat,
    /// Anything else.
    Other,
}

/// The stress of a happening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stress {
    /// Told only in a log of everything: a unit did nothing.
    Silent,
    /// It had no effect.
    Quiet,
    /// As most are.
    Plain,
    /// Something was decided.
    Strong,
    /// Something was lost.
    Grave,
}
