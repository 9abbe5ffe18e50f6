//! A key made ready for many signatures: whoever proves a record checks hundreds under the same two keys.
//!
//! Half of a check is a multiple of the key's point. With multiples of it laid out beforehand, as everybody has them of the
//! base point, a check takes about three quarters of the time. What is good is the same as for
//! [`PlayerKey::verify_hash`], and a signature that does not come out right here is asked there once more.

use crate::identity::{BadSignature, PlayerKey, Signature, signed_bytes};
use curve25519_dalek::constants::ED25519_BASEPOINT_TABLE;
use curve25519_dalek::edwards::EdwardsBasepointTable;
use curve25519_dalek::scalar::Scalar;
use curve25519_dalek::traits::BasepointTable;
use engine::digest::Hash;
use sha2::{Digest, Sha512};

/// A key and its multiples.
pub(crate) struct PreparedKey {
    key: PlayerKey,
    /// Of the key's point, negated.
    multiples: Box<EdwardsBasepointTable>,
}

impl PreparedKey {
    /// Takes as long as a handful of signatures.
    pub(crate) fn new(key: PlayerKey) -> PreparedKey {
        PreparedKey { key, multiples: Box::new(EdwardsBasepointTable::create(&-key.point())) }
    }

    /// Whether this player signed the value with this hash; as strict as ever.
    pub(crate) fn verify_hash(&self, hash: &Hash, signature: &Signature) -> Result<(), BadSignature> {
        if self.comes_out_right(hash, signature) { Ok(()) } else { self.key.verify_hash(hash, signature) }
    }

    /// Whether `s` times the base point less `k` times the key's is the very point of the signature, in its one canonical
    /// form, and not one of small order. That the key is not weak was seen when it was read.
    fn comes_out_right(&self, hash: &Hash, signature: &Signature) -> bool {
        let (point, scalar) = <([u8; 32], [u8; 32])>::from(*signature);
        let Some(scalar) = Option::<Scalar>::from(Scalar::from_canonical_bytes(scalar)) else { return false };
        let challenge =
            Sha512::new().chain_update(point).chain_update(self.key.as_bytes()).chain_update(signed_bytes(hash));
        let expected = &scalar * ED25519_BASEPOINT_TABLE + &Scalar::from_hash(challenge) * &*self.multiples;
        expected.compress().to_bytes() == point && !expected.is_small_order()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::indexing_slicing)]

    use super::*;
    use crate::fresh::Seed;
    use crate::identity::Identity;

    /// The order of the base point, least byte first.
    const ORDER: [u8; 32] = [
        0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
    ];

    fn identity(n: u8) -> Identity {
        Identity::from_seed(&Seed::from_bytes([n; 32]))
    }

    fn hash(n: u8) -> Hash {
        Hash::of("a test", &n)
    }

    /// Both ways to check say the same.
    fn said(by: &Identity, hash: &Hash, signature: &Signature) -> bool {
        let strict = by.key().verify_hash(hash, signature).is_ok();
        let prepared = PreparedKey::new(by.key());
        assert_eq!(prepared.comes_out_right(hash, signature), strict);
        assert_eq!(prepared.verify_hash(hash, signature).is_ok(), strict);
        strict
    }

    #[test]
    fn what_was_signed_is_good() {
        for n in 0..50 {
            assert!(said(&identity(n), &hash(n), &identity(n).sign_hash(&hash(n))));
        }
    }

    #[test]
    fn another_key_another_value_or_any_bit_turned_is_bad() {
        let signature = identity(1).sign_hash(&hash(1));
        assert!(!said(&identity(2), &hash(1), &signature));
        assert!(!said(&identity(1), &hash(2), &signature));
        for bit in 0..512 {
            let mut turned = signature;
            turned.0[bit / 8] ^= 1 << (bit % 8);
            assert!(!said(&identity(1), &hash(1), &turned), "bit {bit}");
        }
    }

    #[test]
    fn a_scalar_beyond_the_order_is_bad() {
        let mut signature = identity(1).sign_hash(&hash(1));
        let mut carry = 0;
        for (byte, add) in signature.0[32..].iter_mut().zip(ORDER) {
            let sum = u16::from(*byte) + u16::from(add) + carry;
            *byte = sum.to_le_bytes()[0];
            carry = sum >> 8;
        }
        assert!(!said(&identity(1), &hash(1), &signature));
    }

    #[test]
    fn a_point_of_small_order_is_bad() {
        for point in curve25519_dalek::constants::EIGHT_TORSION {
            let mut signature = identity(1).sign_hash(&hash(1));
            signature.0[..32].copy_from_slice(point.compress().as_bytes());
            assert!(!said(&identity(1), &hash(1), &signature));
        }
    }
}
