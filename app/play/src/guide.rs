//! The books of all systems, each read once.

mod books;
#[cfg(test)]
mod tests;

pub use books::{book_of, first_book};
