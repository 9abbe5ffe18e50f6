//! A player's data about spectators of a match: the secret of the code, and the keys of removed spectators.

use crate::identity::PlayerKey;
use crate::invitation::Secret;

/// Bytes at the start of a file of this kind.
const MARK: &[u8] = b"estafette watch 1\n";
/// The most keys that are kept: a player who has removed more should make a new code.
const MOST_KEPT_OUT: usize = 64;
/// The most bytes of such a file.
pub const LARGEST: usize = MARK.len() + 9 + 32 * MOST_KEPT_OUT;

/// The secret of a watch code and the keys it is not good for. It is kept in a private file beside the record, so that
/// the code stays good when the program starts again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass {
    /// The secret.
    pub secret: Secret,
    kept_out: Vec<PlayerKey>,
}

impl Pass {
    /// A pass with this secret; no key is kept out.
    pub const fn new(secret: Secret) -> Pass {
        Pass { secret, kept_out: Vec::new() }
    }

    /// Keeps this player out from now on.
    pub fn keep_out(&mut self, key: PlayerKey) {
        if !self.keeps_out(&key) {
            if self.kept_out.len() >= MOST_KEPT_OUT {
                self.kept_out.remove(0);
            }
            self.kept_out.push(key);
        }
    }

    /// Whether this player is kept out.
    pub fn keeps_out(&self, key: &PlayerKey) -> bool {
        self.kept_out.contains(key)
    }

    /// The file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = [MARK, self.secret.expose()].concat();
        self.kept_out.iter().for_each(|key| bytes.extend_from_slice(key.as_bytes()));
        bytes
    }

    /// The pass in a file; nothing if it is none.
    pub fn from_bytes(bytes: &[u8]) -> Option<Pass> {
        let (secret, keys) = bytes.strip_prefix(MARK)?.split_first_chunk::<9>()?;
        let (keys, rest) = keys.as_chunks::<32>();
        if !rest.is_empty() || keys.len() > MOST_KEPT_OUT {
            return None;
        }
        let kept_out = keys.iter().map(|key| PlayerKey::try_from(*key).ok()).collect::<Option<_>>()?;
        Some(Pass { secret: Secret::from_bytes(*secret), kept_out })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Identity;
    use crate::seed::Seed;

    #[test]
    fn a_pass_is_read_as_it_was_written() {
        let key = |seed| Identity::from_seed(&Seed::from_bytes([seed; 32])).key();
        let mut pass = Pass::new(Secret::from_bytes([7; 9]));
        assert_eq!(Pass::from_bytes(&pass.to_bytes()), Some(pass.clone()));
        for seed in 1..=70 {
            pass.keep_out(key(seed));
            pass.keep_out(key(seed));
        }
        assert!(pass.keeps_out(&key(70)) && !pass.keeps_out(&key(1)) && pass.to_bytes().len() == LARGEST);
        assert_eq!(Pass::from_bytes(&pass.to_bytes()), Some(pass.clone()));
        for bad in [
            &b""[..],
            b"estafette watch 2\n123456789",
            &pass.to_bytes()[..40],
            &[pass.to_bytes(), vec![0; 32]].concat(),
        ] {
            assert_eq!(Pass::from_bytes(bad), None);
        }
    }
}
