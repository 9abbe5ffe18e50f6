//! The sentences of this crate.

/// The sentences of this system, in the languages that are built in.
pub static MESSAGES: language::tongue::Catalogue = language::catalogue!("bataille");
