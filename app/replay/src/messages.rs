//! The sentences of this crate.

/// The messages of this crate.
pub static MESSAGES: language::tongue::Catalogue = language::catalogue!("replay");
