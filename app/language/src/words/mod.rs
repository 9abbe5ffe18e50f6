//! The parts of JSON that every system shares: refusals, hex numbers, and input that makes no sense.
//!
//! A system's own words are in its folder, behind [`crate::system::Words`].

mod by_types;
mod dictionary;
pub mod letters;
pub(crate) mod named;
mod overlay;
mod read;
mod snake;
#[cfg(test)]
mod tests;
pub(crate) mod trouble;
mod variants;
mod write;

pub use by_types::{events, outcome, pending, position, state};
pub use dictionary::Dictionary;
pub use named::{cases, contents, hex_named, hexes, side_named};
pub use overlay::overlaid;
pub use read::value;
pub use trouble::{Nonsense, Trouble, refusal, refusal_by, shorten};
pub use variants::variants;
pub use write::{json, object};
