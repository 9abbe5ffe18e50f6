//! The program as people start it, and what it draws and sends, without a window.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

mod art_of_war;
#[path = "../golden/mod.rs"]
mod golden;
mod help;
#[path = "../support/named.rs"]
mod named;
mod names;
mod program;
#[path = "../support/skipped.rs"]
mod skipped;
mod two_languages;
