//! The Bataille system on its own battles: worked examples, refusals, tables, and games played at random.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may stop at the first surprise"
)]

mod bench;
mod charts;
mod corners;
mod ends;
mod examples;
mod field;
mod play;
mod random;
mod refusals;
mod revisions;
mod stranger;
mod tables;
