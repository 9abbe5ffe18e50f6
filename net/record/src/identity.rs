//! The identity of a player: an Ed25519 key.
//!
//! Every signature covers a tag, so that one made for one purpose is worth nothing for another. A [`PlayerKey`] that
//! exists is a point that can be signed for, in its one canonical form; verification is always the strict one.

use crate::fingerprint::Fingerprint;
use crate::seed::Seed;
use curve25519_dalek::edwards::EdwardsPoint;
use ed25519_dalek::{Signer, SigningKey, VerifyingKey};
use engine::digest::Hash;
use engine::digits::Digits;
use serde::{Deserialize, Serialize};
use std::{cmp, fmt};

/// Bytes at the start of everything that is signed. The same key also signs TLS certificates (these begin with byte
/// 0x30) and TLS handshakes (0x20): nothing that begins with this can be one of them.
const SIGNED_MARK: &[u8] = b"estafette signature";

/// A player's own key pair. Only the public half is ever shown.
pub struct Identity(SigningKey);

impl Identity {
    /// The identity that grows from a seed.
    pub fn from_seed(seed: &Seed) -> Identity {
        Identity(SigningKey::from_bytes(seed.expose()))
    }

    /// The public half.
    pub fn key(&self) -> PlayerKey {
        PlayerKey(self.0.verifying_key())
    }

    /// The 32 bytes that the key is made from, for the identity file and the TLS certificate. They are never shown.
    pub fn seed_bytes(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    /// Signs a value for the purpose that the tag names.
    pub fn sign<T: Serialize>(&self, tag: &'static str, value: &T) -> Signature {
        self.sign_hash(&Hash::of(tag, value))
    }

    /// Signs a value by its tagged hash, where that is known already.
    pub(crate) fn sign_hash(&self, hash: &Hash) -> Signature {
        Signature(self.0.sign(&signed_bytes(hash)).to_bytes())
    }
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Identity({})", self.key())
    }
}

/// A player's public key, by which friends and records know them.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[u8; 32]", into = "[u8; 32]")]
pub struct PlayerKey(VerifyingKey);

impl PlayerKey {
    /// The 32 bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    /// The point it encodes.
    pub(crate) fn point(&self) -> EdwardsPoint {
        self.0.to_edwards()
    }

    /// Six words to read to a friend.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(self.as_bytes())
    }

    /// Whether this player signed this value for this purpose.
    pub fn verify<T: Serialize>(
        &self,
        tag: &'static str,
        value: &T,
        signature: &Signature,
    ) -> Result<(), BadSignature> {
        self.verify_hash(&Hash::of(tag, value), signature)
    }

    /// The same for a value by its tagged hash, where that is known already.
    pub(crate) fn verify_hash(&self, hash: &Hash, signature: &Signature) -> Result<(), BadSignature> {
        let signature = ed25519_dalek::Signature::from_bytes(&signature.0);
        self.0.verify_strict(&signed_bytes(hash), &signature).map_err(|_| BadSignature)
    }
}

impl TryFrom<[u8; 32]> for PlayerKey {
    type Error = NotAKey;

    fn try_from(bytes: [u8; 32]) -> Result<PlayerKey, NotAKey> {
        let key = VerifyingKey::from_bytes(&bytes).map_err(|_| NotAKey)?;
        // Under a weak key one signature fits almost any message; a second form of one point would be a second name.
        if key.is_weak() || key.to_edwards().compress().to_bytes() != bytes {
            return Err(NotAKey);
        }
        Ok(PlayerKey(key))
    }
}

impl From<PlayerKey> for [u8; 32] {
    fn from(key: PlayerKey) -> [u8; 32] {
        key.0.to_bytes()
    }
}

impl PartialOrd for PlayerKey {
    fn partial_cmp(&self, other: &PlayerKey) -> Option<cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for PlayerKey {
    fn cmp(&self, other: &PlayerKey) -> cmp::Ordering {
        self.as_bytes().cmp(other.as_bytes())
    }
}

impl fmt::Display for PlayerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Digits(self.as_bytes()).fmt(f)
    }
}

impl fmt::Debug for PlayerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The 64 bytes of an Ed25519 signature. Any bytes are possible here; only [`PlayerKey::verify`] gives them meaning.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "([u8; 32], [u8; 32])", into = "([u8; 32], [u8; 32])")]
pub struct Signature(pub [u8; 64]);

impl From<([u8; 32], [u8; 32])> for Signature {
    fn from((point, scalar): ([u8; 32], [u8; 32])) -> Signature {
        Signature(ed25519_dalek::Signature::from_components(point, scalar).to_bytes())
    }
}

impl From<Signature> for ([u8; 32], [u8; 32]) {
    fn from(signature: Signature) -> ([u8; 32], [u8; 32]) {
        let signature = ed25519_dalek::Signature::from_bytes(&signature.0);
        (*signature.r_bytes(), *signature.s_bytes())
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Digits(&self.0), f)
    }
}

/// The bytes are no key that a player could have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAKey;

impl fmt::Display for NotAKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not the key of any player")
    }
}

impl std::error::Error for NotAKey {}

/// The signature is not by this key, on this value, for this purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadSignature;

impl fmt::Display for BadSignature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the signature is not by this player")
    }
}

impl std::error::Error for BadSignature {}

/// The bytes that a key really signs: the mark, and the tagged hash of the value.
pub(crate) fn signed_bytes(hash: &Hash) -> Vec<u8> {
    [SIGNED_MARK, &hash.0].concat()
}
