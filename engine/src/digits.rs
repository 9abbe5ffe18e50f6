//! Bytes as hexadecimal digits, written and read in one place.

use std::fmt;

/// Bytes that are written as two small digits each.
///
/// ```
/// use engine::digits::{Digits, read};
/// assert_eq!(Digits(&[0, 171]).to_string(), "00ab");
/// assert_eq!(read("00aB"), Some(vec![0, 171]));
/// assert_eq!((read("0"), read("+f"), read("é0")), (None, None, None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Digits<'a>(pub &'a [u8]);

impl fmt::Display for Digits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The bytes of a text that is digits and nothing else, two for each.
pub fn read(text: &str) -> Option<Vec<u8>> {
    let value = |digit: &u8| char::from(*digit).to_digit(16).and_then(|value| u8::try_from(value).ok());
    let pair = |pair: &[u8]| match pair {
        [high, low] => Some(value(high)? << 4 | value(low)?),
        _ => None,
    };
    text.as_bytes().chunks(2).map(pair).collect()
}
