//! The tests of this crate in one program: linking takes longer than running them.

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
