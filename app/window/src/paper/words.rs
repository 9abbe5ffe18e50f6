//! Words of others, as they are shown.

use crate::MESSAGES;
use language::say;

/// A sentence begins with a capital and ends with a stop.
pub(crate) fn sentence(text: &str) -> String {
    let text = text.trim();
    let mut letters = text.chars();
    let mut whole: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    if !whole.ends_with(['.', '!', '?']) {
        whole.push('.');
    }
    whole
}

/// Time since something, as exactly as is of use.
pub(crate) fn ago(seconds: u64) -> String {
    match (seconds / 60, seconds / 3600, seconds / 86_400) {
        (0, ..) => say!(MESSAGES, "window-paper-ago-now"),
        (minutes, 0, _) => say!(MESSAGES, "window-paper-ago-minutes", count = minutes),
        (_, hours, 0) => say!(MESSAGES, "window-paper-ago-hours", count = hours),
        (.., days) => say!(MESSAGES, "window-paper-ago-days", count = days),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_ago_something_was_is_told_as_exactly_as_is_of_use() {
        let told = [20, 130, 3_700, 8_000, 90_000, 900_000].map(ago);
        assert_eq!(told, ["just now", "2\u{a0}min ago", "1 hour ago", "2 hours ago", "1 day ago", "10 days ago"]);
    }

    #[test]
    fn what_a_fault_says_becomes_a_sentence() {
        assert_eq!(sentence("the disk is full"), "The disk is full.");
        assert_eq!(sentence("Is it? "), "Is it?");
        assert_eq!(sentence("It is so."), "It is so.");
        assert_eq!(sentence(""), ".");
    }
}
