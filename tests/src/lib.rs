//! What only the whole can show. The tests are in `tests/`; here is what they share.

pub mod art_of_war;
pub use art_of_war::fuzzing;
pub mod play_through;
#[allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]
pub mod wire;
