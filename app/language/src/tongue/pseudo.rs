//! A language made from English for layout tests: accented, and two fifths longer.

use std::borrow::Cow;

/// The code of the pseudo-language.
pub const PSEUDO: &str = "en-XA";

/// Letters added for ten letters of the text.
const LONGER: usize = 4;

/// The text with accents, two fifths longer. Slots are no part of a text, so they stay.
pub(super) fn accented(text: &str) -> Cow<'_, str> {
    let mut out = String::with_capacity(text.len() * 2);
    let mut owed = 0;
    for letter in text.chars() {
        let other = accent(letter);
        out.push(other);
        owed += LONGER;
        // Blanks are not doubled, so words stay words.
        while owed >= 10 && letter.is_alphabetic() {
            out.push(other.to_lowercase().next().unwrap_or(other));
            owed -= 10;
        }
    }
    Cow::Owned(out)
}

const fn accent(letter: char) -> char {
    match letter {
        'a' => 'å',
        'c' => 'ç',
        'e' => 'é',
        'i' => 'î',
        'n' => 'ñ',
        'o' => 'ö',
        's' => 'š',
        'u' => 'û',
        'y' => 'ý',
        'A' => 'Å',
        'C' => 'Ç',
        'E' => 'É',
        'I' => 'Î',
        'N' => 'Ñ',
        'O' => 'Ö',
        'S' => 'Š',
        'U' => 'Û',
        'Y' => 'Ý',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::accented;

    #[test]
    fn a_text_gets_two_fifths_longer_and_keeps_its_words() {
        let text = "Choose a unit to advance, or press Hold.";
        let other = accented(text);
        let (before, after) = (text.chars().count(), other.chars().count());
        assert!((after * 10).abs_diff(before * 14) <= 10, "{before} {after} {other}");
        assert_eq!(other.split(' ').count(), text.split(' ').count());
        assert_eq!(accented(""), "");
    }
}
