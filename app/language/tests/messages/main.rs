//! The messages of all crates, held against English and against the sources that use them. Everything is read as text, so a
//! new catalogue is found by its folder, without a list.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

mod books;
mod pages;
mod prose;
mod source;
mod typography;
