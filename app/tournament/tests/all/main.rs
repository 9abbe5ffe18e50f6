//! The tests of this crate in one program: linking takes longer than running them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

mod book;
mod bytes;
mod desk;
mod friends;
mod hostile;
mod pairing;
mod reports;
#[path = "../../../tests/support/skipped.rs"]
mod skipped;
mod support;
