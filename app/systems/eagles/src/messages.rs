//! The sentences of this crate.

/// The messages of The Eagles Turn East.
pub static MESSAGES: language::tongue::Catalogue = language::catalogue!("eagles");
