//! The sentences of this crate.

/// The sentences of Winter's Victory.
pub static MESSAGES: language::tongue::Catalogue = language::catalogue!("winter");
