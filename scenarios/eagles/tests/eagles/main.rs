//! The Eagles Turn East on its own battles: worked examples, rulings, tables, strangers, and games played at random.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may stop at the first surprise"
)]

mod cases;
mod hostile;
mod play;
mod revisions;
mod rulings;
mod table;
mod tables;
mod veiled;
