//! The sentences of this crate.

/// The messages of this system.
pub static MESSAGES: language::tongue::Catalogue = language::catalogue!("twenty");
