//! Base64 for URLs without padding (RFC 4648, section 5), in its one canonical form.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub(super) fn encode(bytes: &[u8]) -> String {
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let bits = group.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - group.len()));
        for place in 0..=group.len() {
            let digit = (bits >> (18 - 6 * place)) & 63;
            text.push(LETTERS.get(digit as usize).map_or('A', |letter| char::from(*letter)));
        }
    }
    text
}

/// The bytes, if every letter is one of ours and no bit is left over that is set.
pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for group in text.as_bytes().chunks(4) {
        let mut bits = 0u32;
        for letter in group {
            let digit = LETTERS.iter().position(|known| known == letter)?;
            bits = bits << 6 | u32::try_from(digit).ok()?;
        }
        bits <<= 6 * (4 - group.len());
        let [_, three @ ..] = bits.to_be_bytes();
        let (kept, left) = three.split_at_checked(group.len().checked_sub(1).filter(|count| *count > 0)?)?;
        if left.iter().any(|byte| *byte != 0) {
            return None;
        }
        bytes.extend_from_slice(kept);
    }
    Some(bytes)
}

/// Whether this is one of the 64 letters.
pub(super) fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_standard() {
        for (bytes, text) in
            [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE")]
        {
            assert_eq!(encode(bytes.as_bytes()), text);
            assert_eq!(decode(text), Some(bytes.as_bytes().to_vec()));
        }
        assert_eq!(encode(&[0xfb, 0xff]), "-_8");
    }

    #[test]
    fn one_value_has_one_form() {
        for text in ["Z", "Zh", "Zm9", "Zm9vY", "Zm9v=", "Zm+v", "Zm 9"] {
            assert_eq!(decode(text), None, "{text}");
        }
    }
}
