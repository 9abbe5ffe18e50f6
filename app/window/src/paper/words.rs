//! Words of others, as they are shown.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_fault_says_becomes_a_sentence() {
        assert_eq!(sentence("the disk is full"), "The disk is full.");
        assert_eq!(sentence("Is it? "), "Is it?");
        assert_eq!(sentence("It is so."), "It is so.");
        assert_eq!(sentence(""), ".");
    }
}
