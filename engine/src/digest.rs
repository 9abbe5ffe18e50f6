//! The 32 bytes two machines compare.

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
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
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
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(NotAHash);
        }
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| NotAHash)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| NotAHash)?;
        }
        Ok(Hash(bytes))
    }
}

/// The hash of one part of the state, so that a difference can be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// What the part is: `units`, `control`, `combat`.
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
