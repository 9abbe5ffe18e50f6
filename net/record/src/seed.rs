//! A secret of thirty-two random bytes.
//!
//! Nothing in this crate draws a seed: each is given, so that a whole match can be replayed from one.

use std::fmt;
use zeroize::Zeroize;

/// A secret of 32 bytes. It is wiped when dropped and never shown.
#[derive(Clone)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed of bytes that the caller drew, or kept in a private file.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The bytes, to be hashed or written into a private file.
    pub const fn expose(&self) -> &[u8; 32] {
        &self.0
    }
}

impl Drop for Seed {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// The operating system gave no random bytes. Nothing safe can be done without them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEntropy;

impl fmt::Display for NoEntropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the operating system gives no random numbers, so no secret can be made; restart the computer")
    }
}

impl std::error::Error for NoEntropy {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_never_shown() {
        assert_eq!(format!("{:?}", Seed::from_bytes([0xab; 32])), "Seed(..)");
    }
}
