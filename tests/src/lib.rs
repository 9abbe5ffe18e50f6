//! What only the whole can show. The tests are in `tests/`; here is what they share.

pub mod fuzzing;
pub mod play_through;
