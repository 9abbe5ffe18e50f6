//! The adjutant: plays a game with a program that speaks JSON, one object a line.
//!
//! `docs/ADJUTANT.md` documents every request. A line that cannot be read gets an error, and the adjutant goes on with
//! the next.

mod desk;
mod lines;
mod request;
#[cfg(test)]
mod tests;

pub use desk::AdjutantDesk;
pub use lines::{LINE_LIMIT, serve};
pub(crate) use lines::{Line, read_line, too_long};
