//! Repeatable chance for bots, practice and tests, and rolls answered by it ([`croupier`]). Matches between two people use
//! neither.

mod chance;
pub mod croupier;

pub use chance::Chance;
