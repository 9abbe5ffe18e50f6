//! Facts of the sources and of the pages: which crate may know which, the ledgers, and the examples people are shown.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

mod adjutant_examples;
mod arrows;
mod circles;
mod floors;
mod house;
mod ledger;
mod long;
mod manifests;
mod pages;
