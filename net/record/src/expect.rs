//! The player a connection must lead to.

use crate::identity::PlayerKey;
use engine::digest::Hash;

/// The player that a connection must lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expect {
    /// This player.
    Key(PlayerKey),
    /// The player whose key has this hash, as an invitation code gives it.
    KeyHash([u8; 16]),
    /// Any player: the caller looks at the key and decides.
    Anyone,
}

impl Expect {
    /// Whether this key is the one.
    pub fn admits(&self, key: &PlayerKey) -> bool {
        match self {
            Expect::Key(expected) => expected == key,
            Expect::KeyHash(hash) => *hash == key_hash(key),
            Expect::Anyone => true,
        }
    }
}

/// The first 16 bytes of the tagged hash of a key: what an invitation code holds of it.
pub fn key_hash(key: &PlayerKey) -> [u8; 16] {
    let Hash(hash) = Hash::of("estafette key", key);
    std::array::from_fn(|place| hash.get(place).copied().unwrap_or_default())
}
