//! The program as a whole, in matches of the Art of War.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may stop at the first surprise"
)]

mod guide;
mod pictures;
mod wire_door;
mod wire_watch;
