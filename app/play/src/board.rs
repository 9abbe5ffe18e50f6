//! Moments of a battle to look at.

mod moment;
#[cfg(test)]
mod tests;

pub use moment::{BoardMoment, ReachedPosition, of_record};
