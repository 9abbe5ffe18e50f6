//! A table at this computer: against a bot, a friend in the same seat, or for practice.

mod pair;
mod practice;
mod serve;

pub use pair::SessionPair;
pub use practice::{Drill, Practice, practise};
