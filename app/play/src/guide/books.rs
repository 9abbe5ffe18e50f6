//! The books of all systems.

use language::guide::Guide;
use language::system::{AnySystem, Systems};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The book of a system in the language that is spoken now, read once for each language.
pub fn book_of(system: &dyn AnySystem) -> &'static Guide {
    static BOOKS: Mutex<BTreeMap<(&str, &str), &Guide>> = Mutex::new(BTreeMap::new());
    let texts = system.book();
    let mut books = BOOKS.lock().unwrap_or_else(PoisonError::into_inner);
    // A test reads them too, and fails where this would be an empty book.
    let read = || -> &'static Guide { Box::leak(Box::new(Guide::read(texts.chapters).unwrap_or_default())) };
    books.entry((system.name(), texts.code)).or_insert_with(read)
}

/// The book of the first system, which also explains the use of the program.
pub fn first_book(systems: Systems) -> &'static Guide {
    book_of(systems.first())
}
