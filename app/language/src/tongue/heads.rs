//! Heads before their texts: some languages have a space before the colon.

use crate::{MESSAGES, say};

/// A head and the text that belongs to it, in one line: "Verified: two keys played by the rules".
pub fn headed(head: &str, text: &str) -> String {
    say!(MESSAGES, "language-headed", head = head.to_owned(), text = text.to_owned())
}
