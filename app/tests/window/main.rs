//! The window as people use it, on virtual displays.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

mod against_the_bot;
mod readme_pictures;
#[path = "../support/mod.rs"]
mod support;
mod tournament;
mod two_people;

/// The program that is driven.
const PROGRAM: &str = env!("CARGO_BIN_EXE_estafette");
