//! The books of all systems.

use language::guide::Guide;
use language::system::{AnySystem, Systems};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The book of a system, read once.
pub fn book_of(system: &dyn AnySystem) -> &'static Guide {
    static BOOKS: Mutex<BTreeMap<&str, &Guide>> = Mutex::new(BTreeMap::new());
    let mut books = BOOKS.lock().unwrap_or_else(PoisonError::into_inner);
    // A test reads them too, and fails where this would be an empty book.
    books.entry(system.name()).or_insert_with(|| Box::leak(Box::new(Guide::read(system.book()).unwrap_or_default())))
}

/// The book of the first system, which also explains the use of the program.
pub fn first_book(systems: Systems) -> &'static Guide {
    book_of(systems.first())
}
