//! The sentences of this crate.

/// The messages of the window.
pub(crate) static MESSAGES: language::tongue::Catalogue = language::catalogue!("window");
