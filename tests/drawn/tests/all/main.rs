//! The part of the laboratory that draws, as people start it, and a real window of it.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

mod ford;
#[path = "../../../../app/tests/support/named.rs"]
mod named;
mod program;
#[path = "../../../../app/tests/support/mod.rs"]
mod support;

/// The program that is driven.
const PROGRAM: &str = env!("CARGO_BIN_EXE_estafette-drawn");
