//! Tests that need the whole. They are in `tests/`; here is what they share.

/// Runs the body of a fuzz target in every system.
macro_rules! in_every_system {
    ($body:ident, $bytes:expr) => {
        $body($crate::fuzzing::stage::<art_of_war::Game>(), $bytes);
        $body($crate::fuzzing::stage::<twenty::Game>(), $bytes);
        $body($crate::fuzzing::stage::<bataille::Game>(), $bytes);
        $body($crate::fuzzing::stage::<winter::Game>(), $bytes);
        $body($crate::fuzzing::stage::<eagles::Game>(), $bytes);
        $body($crate::fuzzing::stage::<ford::Ford>(), $bytes);
    };
}

#[allow(clippy::panic, reason = "the battles of tests are there")]
pub mod art_of_war;
#[allow(clippy::panic, reason = "the battles of tests are there")]
pub mod bataille;
#[allow(clippy::panic, reason = "the battles of tests are there")]
pub mod eagles;
pub mod ford;
pub mod fuzzing;
pub mod play_through;
#[allow(clippy::panic, reason = "the battles of tests are there")]
pub mod twenty;
#[allow(clippy::panic, reason = "the battles of tests are there")]
pub mod winter;
#[allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "the matches of tests may stop at the first surprise"
)]
pub mod wire;
