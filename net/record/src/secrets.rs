//! Secrets of one side in a match: the seeds of its dice, and the content of its seals.
//!
//! They sit in an owner-only file of their own, written before anything that commits to them, and never in a record or
//! a bundle.

use crate::chain::Chain;
use crate::header::Commitment;
use crate::secret::Leaves;
use crate::seed::Seed;
use engine::codec;
use engine::contract::{Opening, Side};
use engine::digest::Hash;
use std::fmt;

const MARK: &[u8] = b"estafette secrets 1\n";
/// 2 to this power of leaves: far more secret rolls than any system asks for.
const DEPTH: u8 = 10;
/// The largest file of secrets: seeds and a few thousand sealed choices.
pub const LARGEST: usize = 4 * 1024 * 1024;

/// A side's secrets in one match.
#[derive(Clone)]
pub struct Secrets {
    side: Side,
    seed: Seed,
    nonce: [u8; 32],
    chain: Chain,
    leaves: Leaves,
    openings: Vec<Opening>,
}

impl Secrets {
    /// The secrets that grow from a seed. The nonce is public.
    pub fn from_seeds(side: Side, seed: Seed, nonce: [u8; 32]) -> Secrets {
        let chain = Chain::new(side, 0, &part(&seed, "estafette chain seed", 0));
        let random = (0..1 << DEPTH).map(|index| part(&seed, "estafette leaf seed", index)).collect();
        // A power of two of leaves always makes a tree; a side whose tree were missing would commit to nothing.
        let leaves = Leaves::new(side, random).unwrap_or_else(|| Leaves::none(side));
        Secrets { side, seed, nonce, chain, leaves, openings: Vec::new() }
    }

    /// The part of them that the header makes public.
    pub fn commitment(&self) -> Commitment {
        Commitment { nonce: self.nonce, tip: self.chain.tip(), root: self.leaves.root() }
    }

    /// The side that owns them.
    pub const fn side(&self) -> Side {
        self.side
    }

    pub(crate) const fn chain(&self) -> &Chain {
        &self.chain
    }

    pub(crate) const fn leaves(&self) -> &Leaves {
        &self.leaves
    }

    /// The openings of everything this side has sealed.
    pub fn openings(&self) -> &[Opening] {
        &self.openings
    }

    pub(crate) fn add(&mut self, opening: Opening) {
        self.openings.push(opening);
    }

    /// The whole file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        bytes.extend_from_slice(&codec::encode(&(self.side, *self.seed.expose(), self.nonce)));
        for opening in &self.openings {
            bytes.extend_from_slice(&Secrets::opening_bytes(opening));
        }
        bytes
    }

    /// The bytes to append for one more opening.
    pub fn opening_bytes(opening: &Opening) -> Vec<u8> {
        let payload = codec::encode(opening);
        let length = u32::try_from(payload.len()).unwrap_or(u32::MAX);
        [&length.to_le_bytes()[..], &payload].concat()
    }

    /// The secrets in a file. An opening that was cut off was never used, and is left out; the file is to be written
    /// again as [`Secrets::to_bytes`] before anything is appended to it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Secrets, NoSecrets> {
        Secrets::from_bytes_beside(bytes, None)
    }

    /// The same where secrets are at hand that may be of the same seeds: then nothing is grown again.
    pub fn from_bytes_beside(bytes: &[u8], known: Option<&Secrets>) -> Result<Secrets, NoSecrets> {
        const FIXED: usize = 4 + 32 + 32;
        let rest = bytes.strip_prefix(MARK).ok_or(NoSecrets)?;
        let (fixed, mut rest) = rest.split_at_checked(FIXED).ok_or(NoSecrets)?;
        let (side, seed, nonce): (Side, [u8; 32], [u8; 32]) = codec::decode(fixed).map_err(|_| NoSecrets)?;
        let same = |known: &&Secrets| (known.side, known.seed.expose(), known.nonce) == (side, &seed, nonce);
        let mut secrets = match known.filter(same) {
            Some(known) => Secrets { openings: Vec::new(), ..known.clone() },
            None => Secrets::from_seeds(side, Seed::from_bytes(seed), nonce),
        };
        while let Some((length, after)) = rest.split_first_chunk::<4>() {
            let Some((payload, after)) = after.split_at_checked(u32::from_le_bytes(*length) as usize) else { break };
            let Ok(opening) = codec::decode(payload) else { break };
            secrets.openings.push(opening);
            rest = after;
        }
        Ok(secrets)
    }
}

impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Secrets").field("side", &self.side).finish_non_exhaustive()
    }
}

/// The file holds no secrets of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSecrets;

impl fmt::Display for NoSecrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the file does not hold the secrets of a match; without them this side cannot resume")
    }
}

impl std::error::Error for NoSecrets {}

/// One of the seeds that all grow from the one in the file. Each is as good as drawn on its own: a reader who knows one
/// of them would have to invert the hash to learn anything of another.
fn part(seed: &Seed, tag: &'static str, index: u32) -> Seed {
    Seed::from_bytes(Hash::of(tag, &(seed.expose(), index)).0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_come_back_from_their_file_and_a_torn_end_is_left_out() {
        let mut secrets = Secrets::from_seeds(Side::Second, Seed::from_bytes([3; 32]), [4; 32]);
        secrets.add(Opening { salt: [5; 32], content: vec![1, 2, 3] });
        let mut bytes = secrets.to_bytes();
        bytes.extend_from_slice(&Secrets::opening_bytes(&Opening { salt: [6; 32], content: vec![9] }));
        let whole = Secrets::from_bytes(&bytes).unwrap();
        assert_eq!((whole.commitment(), whole.openings().len()), (secrets.commitment(), 2));
        let beside = Secrets::from_bytes_beside(&bytes, Some(&secrets)).unwrap();
        assert_eq!((beside.commitment(), beside.to_bytes()), (whole.commitment(), whole.to_bytes()));
        let other = Secrets::from_seeds(Side::Second, Seed::from_bytes([4; 32]), [4; 32]);
        assert_eq!(Secrets::from_bytes_beside(&bytes, Some(&other)).unwrap().commitment(), whole.commitment());
        bytes.pop();
        assert_eq!(Secrets::from_bytes(&bytes).unwrap().openings(), secrets.openings());
        assert!(Secrets::from_bytes(b"estafette secrets 1\nshort").is_err());
    }

    #[test]
    fn secrets_are_never_shown() {
        let secrets = Secrets::from_seeds(Side::First, Seed::from_bytes([3; 32]), [4; 32]);
        assert_eq!(format!("{secrets:?}"), "Secrets { side: First, .. }");
    }
}
