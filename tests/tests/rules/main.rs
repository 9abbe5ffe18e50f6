//! The rules as a whole: every rule case, what the contract promises, whole games, and their records told again.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

mod art_of_war;
mod contract;
mod croupier;
#[allow(dead_code, reason = "most of it is for the tests of the wire")]
#[path = "../ford/mod.rs"]
mod ford;
mod play_through;
mod rule_cases;
