//! Moments of a battle to look at.

mod moment;
#[cfg(test)]
mod tests;

pub use moment::{Moment, Reached, of_record};
