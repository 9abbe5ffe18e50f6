//! The tests of this crate in one program: linking takes longer than running them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

mod picking;
mod vision;
