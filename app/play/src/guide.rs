//! "How to play": the books of all systems, and their first games with a guide.

mod books;
#[cfg(test)]
mod tests;

pub use books::{book_of, first_book};
