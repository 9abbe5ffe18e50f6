//! The die: how the rules ask for it, and how a face is read.

use super::command::Decision;
use super::victory::Outcome;
use engine::contract::{Audience, Pending, Roll, Side};
use engine::rule::Rule;

/// The sides of the die.
pub(crate) const FACES: u16 = 6;

/// A roll of this number of dice by a side, for a rule.
pub(crate) fn dice(count: usize, owner: Side, rule: Rule) -> Pending<Decision, Outcome> {
    Pending::Roll(Roll { dice: vec![FACES; count], owner, seen_by: Audience::Everyone, case: rule })
}

/// The first face, as the rules count it.
pub(crate) fn first(faces: &[u16]) -> u16 {
    faces.first().copied().unwrap_or(1)
}
