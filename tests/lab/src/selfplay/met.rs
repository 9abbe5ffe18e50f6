//! The rules that games can meet.

use language::ask::Rule;

/// A rule, and how it can be met.
pub struct MetRule {
    /// Its number.
    pub rule: Rule,
    /// Its message, in a sentence.
    pub thought: &'static str,
    /// Whether the battle has what it is about.
    pub applies: bool,
    /// The reason no play can meet it, if none can.
    pub unmet: Option<&'static str>,
}
