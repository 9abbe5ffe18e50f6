//! A key made ready for many signatures: the proof of a record checks hundreds under the same two keys.
//!
//! A check is a multiple of the base point less a multiple of the key's. With multiples of both laid out beforehand, and the
//! points of several checks brought into their canonical form together, it takes about half of the time. What is good is the
//! same as for [`PlayerKey::verify_hash`], and a signature that does not come out right here is asked there once more.

use crate::identity::{BadSignature, PlayerKey, Signature, signed_bytes};
use crate::multiples::Multiples;
use curve25519_dalek::constants::ED25519_BASEPOINT_POINT;
use curve25519_dalek::edwards::{CompressedEdwardsY, EdwardsPoint};
use curve25519_dalek::scalar::Scalar;
use curve25519_dalek::traits::{Identity, IsIdentity};
use engine::digest::Hash;
use sha2::{Digest, Sha512};
use std::sync::LazyLock;

/// Of the base point; a program that proves nothing never lays them out.
static OF_THE_BASE_POINT: LazyLock<Multiples> = LazyLock::new(|| Multiples::new(&ED25519_BASEPOINT_POINT));

/// Number of checks that are finished together.
pub(crate) const TOGETHER: usize = 16;

/// A key and its multiples.
pub(crate) struct PreparedKey {
    key: PlayerKey,
    /// Of the key's point, negated.
    multiples: Multiples,
}

impl PreparedKey {
    /// Takes as long as a handful of signatures.
    pub(crate) fn new(key: PlayerKey) -> PreparedKey {
        PreparedKey { key, multiples: Multiples::new(&-key.point()) }
    }

    /// The point a signature of this hash must show: `s` times the base point less `k` times the key's. None if `s` is not in its one
    /// canonical form.
    fn expected(&self, hash: &Hash, signature: &Signature) -> Option<EdwardsPoint> {
        let (point, scalar) = <([u8; 32], [u8; 32])>::from(*signature);
        let scalar = Option::<Scalar>::from(Scalar::from_canonical_bytes(scalar))?;
        let challenge =
            Sha512::new().chain_update(point).chain_update(self.key.as_bytes()).chain_update(signed_bytes(hash));
        let of_the_key = self.multiples.add_to(EdwardsPoint::identity(), &Scalar::from_hash(challenge));
        Some(OF_THE_BASE_POINT.add_to(of_the_key, &scalar))
    }
}

/// A signature to be checked: the key it should be by, the hash it should cover, and itself.
pub(crate) type Check<'a> = (&'a PreparedKey, Hash, Signature);

/// Whether each of these was signed by its key; as strict as ever. At most [`TOGETHER`] at a time; what is beyond is not answered.
pub(crate) fn verify_together<'a>(checks: &'a [Check<'a>]) -> impl Iterator<Item = Result<(), BadSignature>> + 'a {
    let mut expected = [EdwardsPoint::identity(); TOGETHER];
    for (place, (key, hash, signature)) in expected.iter_mut().zip(checks) {
        // The identity is of small order: a signature without a point is checked once more below, and refused.
        *place = key.expected(hash, signature).unwrap_or_else(EdwardsPoint::identity);
    }
    let shown = EdwardsPoint::compress_batch(&expected);
    let pairs = expected.into_iter().zip(shown);
    checks.iter().zip(pairs).map(|((key, hash, signature), (point, shown))| {
        if is_shown_by(signature, &point, shown) { Ok(()) } else { key.key.verify_hash(hash, signature) }
    })
}

/// Whether this is the very point of the signature, in its one canonical form, and not one of small order. That the key is not weak
/// was seen when it was read.
fn is_shown_by(signature: &Signature, point: &EdwardsPoint, compressed: CompressedEdwardsY) -> bool {
    let (shown, _) = <([u8; 32], [u8; 32])>::from(*signature);
    compressed.to_bytes() == shown && !point.mul_by_cofactor().is_identity()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Identity as Person;
    use crate::seed::Seed;

    /// The order of the base point, least byte first.
    const ORDER: [u8; 32] = [
        0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
    ];

    fn identity(n: u8) -> Person {
        Person::from_seed(&Seed::from_bytes([n; 32]))
    }

    fn hash(n: u8) -> Hash {
        Hash::of("a test", &n)
    }

    /// Both ways to check say the same.
    fn said(by: &Person, hash: &Hash, signature: &Signature) -> bool {
        let strict = by.key().verify_hash(hash, signature).is_ok();
        let prepared = PreparedKey::new(by.key());
        let quick = prepared.expected(hash, signature).is_some_and(|it| is_shown_by(signature, &it, it.compress()));
        assert_eq!(quick, strict);
        let good = identity(200).sign_hash(hash);
        let other = PreparedKey::new(identity(200).key());
        let checks = [(&other, *hash, good), (&prepared, *hash, *signature), (&other, *hash, good)];
        let said: Vec<bool> = verify_together(&checks).map(|one| one.is_ok()).collect();
        assert_eq!(said, [true, strict, true]);
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
