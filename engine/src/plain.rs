//! Text from a stranger, made fit for display: in a line of its own, or within a sentence of ours.

/// The text on one line, without control characters and without marks that turn or hide other text, and of at most
/// `most` characters.
///
/// ```
/// assert_eq!(engine::plain::plain("  Ney\u{1b}[31m\n\u{202e}Murat  ", 10), "Ney[31m Mu");
/// ```
pub fn plain(text: &str, most: usize) -> String {
    // A bound on the work too: the rest of the text is never read.
    let shown = text.chars().take(most.saturating_mul(4)).filter_map(|letter| match letter {
        letter if letter.is_whitespace() => Some(' '),
        letter if letter.is_control() || unseen(letter) => None,
        letter => Some(letter),
    });
    let mut line = String::new();
    let mut length = 0;
    for letter in shown {
        let doubled = letter == ' ' && (line.is_empty() || line.ends_with(' '));
        if length < most && !doubled {
            line.push(letter);
            length += 1;
        }
    }
    line.truncate(line.trim_end().len());
    line
}

/// Whether a text can be put in a sentence as it is: nothing in it turns, hides or breaks the text around it.
///
/// ```
/// use engine::plain::is_plain;
/// assert!(is_plain("Михаил Кутузов"));
/// assert!(!is_plain("Ney\u{202e}taruM"));
/// ```
pub fn is_plain(text: &str) -> bool {
    !text.chars().any(|letter| letter.is_control() || unseen(letter))
}

/// Marks without a picture of their own: directions, joiners, tags, byte order marks, private and unassigned uses.
fn unseen(letter: char) -> bool {
    matches!(u32::from(letter),
        0xad | 0x34f | 0x61c | 0x115f..=0x1160 | 0x17b4..=0x17b5 | 0x180b..=0x180f | 0x200b..=0x200f
        | 0x2028..=0x202e | 0x2060..=0x206f | 0x3164 | 0xfe00..=0xfe0f | 0xfeff | 0xffa0 | 0xfff0..=0xffff
        | 0xe000..=0xf8ff | 0xe0000..=0x10_ffff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn honest_names_stay_as_they_are() {
        for name in ["Ney", "Jean-de-Dieu Soult", "Михаил Кутузов", "Blücher 🐎", "李"] {
            assert_eq!(plain(name, 40), name);
        }
    }

    #[test]
    fn nothing_that_moves_or_hides_text_gets_through() {
        assert_eq!(plain("a\u{7}b\u{9b}c\u{200b}d\u{202e}e\u{2066}f\u{feff}g\u{e0041}", 40), "abcdefg");
        assert_eq!(plain("\r\n\t a \r\n b \u{2028}", 40), "a b");
    }

    #[test]
    fn length_and_work_are_bounded() {
        assert_eq!(plain(&"x".repeat(1000), 40).len(), 40);
        assert_eq!(plain(&format!("{}x", "\u{200b}".repeat(1_000_000)), 40), "");
        assert_eq!(plain("abc", 0), "");
    }
}
