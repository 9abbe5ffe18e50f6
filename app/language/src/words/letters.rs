//! Letters of words that are told.

use std::fmt::Display;

/// So many of something: "1 hex", "2 hexes".
pub fn counted<N: Display + PartialEq + From<u8>>(many: N, one: &str, more: &str) -> String {
    let word = if many == N::from(1) { one } else { more };
    format!("{many} {word}")
}

/// The same with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
