//! The books of all systems.

use super::Guide;
use crate::systems::SYSTEMS;
use std::sync::OnceLock;

/// The book of a system, by its name; an empty one if this program does not have it.
pub fn book_of(system: &str) -> &'static Guide {
    static BOOKS: OnceLock<Vec<(&'static str, Guide)>> = OnceLock::new();
    static NOTHING: Guide = Guide { chapters: Vec::new() };
    let books = BOOKS.get_or_init(|| {
        // A test reads them too, and fails where this would be an empty book.
        SYSTEMS.iter().map(|system| (system.name(), Guide::read(system.book()).unwrap_or_default())).collect()
    });
    books.iter().find(|(name, _)| *name == system).map_or(&NOTHING, |(_, book)| book)
}

/// The book of the first system, which also tells how the program is used.
pub fn first_book() -> &'static Guide {
    book_of(SYSTEMS.first().map_or("", |system| system.name()))
}
