//! What is told is about something, and told more or less loudly.

/// What something that happened, or a phase, is about.
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

/// How loud something is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stress {
    /// Only where everything is told: somebody did nothing.
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
