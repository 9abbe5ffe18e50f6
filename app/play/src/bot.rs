//! The advice of a bot, and what a bot grants its opponent.

mod counsel;
mod grants;
#[cfg(test)]
mod tests;

pub use counsel::{Advice, Counsel};
pub use grants::grants;
