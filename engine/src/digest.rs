//! The 32 bytes that two programs compare.

use crate::digits::{self, Digits};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A BLAKE3 hash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The hash of a value's canonical bytes under a tag, so that equal bytes of different kinds never collide.
    pub fn of<T: Serialize>(tag: &str, value: &T) -> Hash {
        Hash::of_bytes(tag, &crate::codec::encode(value))
    }

    /// The hash of bytes under a tag.
    pub fn of_bytes(tag: &str, bytes: &[u8]) -> Hash {
        let mut hasher = blake3::Hasher::new();
        // The length first, so that no tag and content can be shifted into another tag and content.
        hasher.update(&[u8::try_from(tag.len()).unwrap_or(u8::MAX)]);
        hasher.update(tag.as_bytes());
        hasher.update(bytes);
        Hash(*hasher.finalize().as_bytes())
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Digits(&self.0).fmt(f)
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text was not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAHash;

impl FromStr for Hash {
    type Err = NotAHash;

    fn from_str(text: &str) -> Result<Self, NotAHash> {
        // Longer text is not read: it may be anything.
        let bytes = Some(text).filter(|text| text.len() == 64).and_then(digits::read);
        bytes.and_then(|bytes| bytes.try_into().ok()).map(Hash).ok_or(NotAHash)
    }
}

/// The hash of one part of the state, so that a difference can be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The name of the part: `units`, `control`, `combat`.
    pub name: &'static str,
    /// Its hash.
    pub hash: Hash,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_reads_back_and_nothing_else_does() {
        let hash = Hash::of("test", &7u8);
        assert_eq!(hash.to_string().parse(), Ok(hash));
        let signs = "+f".repeat(32);
        for text in ["", "00", signs.as_str(), &"g0".repeat(32)] {
            assert_eq!(text.parse::<Hash>(), Err(NotAHash), "{text}");
        }
    }
}
