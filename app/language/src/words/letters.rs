//! Letters of words that are told.

use std::fmt::Display;

/// A number of things: "1 hex", "2 hexes".
pub fn counted<N: Display + PartialEq + From<u8>>(many: N, one: &str, more: &str) -> String {
    let word = if many == N::from(1) { one } else { more };
    format!("{many} {word}")
}

/// The text with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Halves as people count them: "3 1/2".
pub fn halves(halves: u16) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => String::from("1/2"),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole} 1/2"),
    }
}
