//! The Twenty system by worked examples and by random play.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::disallowed_types,
    reason = "a test may stop at the first surprise, and one of them measures time"
)]

mod cases_combat;
mod cases_flow;
mod cases_movement;
mod cases_plan;
mod cases_reaction;
mod cases_retreat;
mod play;
mod random;
mod rulings;
mod table;
