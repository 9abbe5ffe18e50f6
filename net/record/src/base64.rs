//! Base64 without padding (RFC 4648): for URLs (section 5) in its one canonical form, and in the standard alphabet.

const FOR_URLS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const COMMON: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bytes in the letters that a URL and a shell take as they are.
pub fn encode(bytes: &[u8]) -> String {
    written(FOR_URLS, bytes)
}

/// Bytes as mails and pages carry them, filled up with `=`.
pub fn padded(bytes: &[u8]) -> String {
    let mut text = written(COMMON, bytes);
    while !text.len().is_multiple_of(4) {
        text.push('=');
    }
    text
}

fn written(letters: &[u8; 64], bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() / 3 * 4 + 4);
    for group in bytes.chunks(3) {
        let bits = group.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - group.len()));
        for place in 0..=group.len() {
            let digit = (bits >> (18 - 6 * place)) & 63;
            text.push(letters.get(digit as usize).map_or('A', |letter| char::from(*letter)));
        }
    }
    text
}

/// The bytes of a text for URLs, if every letter is one of these and no bit is left over that is set.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for group in text.as_bytes().chunks(4) {
        let mut bits = 0u32;
        for letter in group {
            let digit = FOR_URLS.iter().position(|known| known == letter)?;
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

/// Whether this is one of the 64 letters for URLs.
pub fn is_letter(letter: char) -> bool {
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
