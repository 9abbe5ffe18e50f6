//! Matches over the wire, by sessions that pass each other messages: honest ones, those with faults, and peers that lie.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

mod claims;
mod clocks;
mod copies;
mod deck;
mod desync;
mod eagles;
#[path = "../ford/mod.rs"]
mod ford;
mod lying;
mod matches;
mod replayed;
mod secrets;
mod seeds;
mod systems;
