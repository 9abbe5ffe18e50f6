//! The laboratory as a program, and whole games of every system: under the detectors, in the arena, over simulated machines, and
//! looked back at.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

mod art_of_war;
mod bataille;
mod eagles;
mod ford;
#[path = "../../../../app/tests/support/named.rs"]
mod named;
mod program;
mod review;
mod suite;
mod twenty;
mod winter;
