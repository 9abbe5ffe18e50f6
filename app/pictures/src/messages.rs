//! The sentences of this crate.

/// The messages of pictures and films.
pub static MESSAGES: language::tongue::Catalogue = language::catalogue!("pictures");
