//! The program people run, without its main function, so that tests can use its parts.

pub mod arguments;

pub use pictures::{self, film, shot};
pub use window;
