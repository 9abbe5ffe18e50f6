//! Pictures of battles: single ones, films, boards for a report, and those of the book.

mod boards;
pub mod book;
pub mod film;
mod messages;
pub mod shot;

pub use boards::draw;
pub use messages::MESSAGES;
