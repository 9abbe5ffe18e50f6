//! The sentences of this crate.

/// The messages of this crate. Every other catalogue can use its terms and its sides.
pub static MESSAGES: crate::tongue::Catalogue = crate::catalogue!("language");
