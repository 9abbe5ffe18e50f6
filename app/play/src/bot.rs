//! Players without a person, the advice of one, and what it grants its opponent.

mod counsel;
mod grants;
#[cfg(test)]
mod tests;

pub use counsel::{Advice, Counsel};
pub use grants::grants;
