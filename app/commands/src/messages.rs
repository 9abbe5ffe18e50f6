//! The sentences of the commands.

/// The help of the commands, and what they print.
pub static MESSAGES: language::tongue::Catalogue = language::catalogue!("commands");
