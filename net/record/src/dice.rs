//! Dice that both players roll together and neither chooses.
//!
//! Everything that decides a roll is fixed before it is known: both links by the tips, the rest by the entry that
//! carried the first link. Faces are read from the extendable output of one hash over all of it; values that would
//! favour a face are passed over. A card drawn from a deck is a die with as many sides as cards are left.

use engine::codec;
use engine::digest::Hash;
use serde::Serialize;
use std::fmt;

/// All that decides a roll.
///
/// ```
/// use engine::digest::Hash;
/// use record::dice::JointRoll;
/// let roll = JointRoll { match_id: Hash([1; 32]), n: 0, links: [Hash([2; 32]), Hash([3; 32])], entry: Hash([4; 32]) };
/// let faces = roll.faces(&[6, 10]).unwrap();
/// assert!((1..=6).contains(&faces[0]) && (1..=10).contains(&faces[1]));
/// assert!(roll.faces(&[0]).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct JointRoll {
    /// The match.
    pub match_id: Hash,
    /// The index of both links.
    pub n: u32,
    /// The first player's link and the second player's, in this order even if the second opened first.
    pub links: [Hash; 2],
    /// The hash of the entry that carried the link opened first.
    pub entry: Hash,
}

impl JointRoll {
    /// The faces of these dice, each between 1 and its number of sides.
    pub fn faces(&self, dice: &[u16]) -> Result<Vec<u16>, NoSides> {
        Stream::of("estafette roll", self).faces(dice)
    }
}

/// A die without sides was to be rolled, or a card drawn from an empty deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSides;

impl fmt::Display for NoSides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a die without sides cannot be rolled, nor a card drawn from an empty deck")
    }
}

impl std::error::Error for NoSides {}

/// The extendable output over a tagged value. Its first 32 bytes are the value's ordinary hash.
pub(crate) struct Stream(blake3::OutputReader);

impl Stream {
    pub(crate) fn of<T: Serialize>(tag: &'static str, value: &T) -> Stream {
        let mut hasher = blake3::Hasher::new();
        // As `Hash::of` begins.
        hasher.update(&[u8::try_from(tag.len()).unwrap_or(u8::MAX)]);
        hasher.update(tag.as_bytes());
        hasher.update(&codec::encode(value));
        Stream(hasher.finalize_xof())
    }

    pub(crate) fn take<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.0.fill(&mut bytes);
        bytes
    }

    pub(crate) fn faces(&mut self, dice: &[u16]) -> Result<Vec<u16>, NoSides> {
        dice.iter().map(|&sides| face(sides, || u16::from_le_bytes(self.take()))).collect()
    }
}

/// A face from values that are evenly spread over all of `u16`.
fn face(sides: u16, mut next: impl FnMut() -> u16) -> Result<u16, NoSides> {
    const VALUES: u32 = 1 << 16;
    // The largest multiple of the sides: below it every face has equally many values. At least half of all values are,
    // so the wait for one is short.
    let even = VALUES - VALUES.checked_rem(u32::from(sides)).ok_or(NoSides)?;
    loop {
        let value = next();
        if u32::from(value) < even {
            return Ok(value % sides + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_begins_with_the_ordinary_hash() {
        let value = (7u32, Hash([9; 32]));
        assert_eq!(Stream::of("tag", &value).take::<32>(), Hash::of("tag", &value).0);
    }

    #[test]
    fn every_face_has_equally_many_values_for_any_number_of_sides() {
        // All 65,536 values in turn; the ones that would favour a face are passed over.
        for sides in [1, 2, 3, 6, 7, 10, 52, 100, 255, 256, 257, 32_767, 32_768, 32_769, 40_000, 65_534, 65_535] {
            let mut count = vec![0u32; usize::from(sides)];
            let mut values = 0..=u16::MAX;
            // When the values run out in the middle of a roll, a nought ends it; that roll is not counted.
            loop {
                let mut ran_out = false;
                let face = face(sides, || {
                    values.next().unwrap_or_else(|| {
                        ran_out = true;
                        0
                    })
                });
                if ran_out {
                    break;
                }
                count[usize::from(face.unwrap()) - 1] += 1;
            }
            assert!(count.iter().all(|&times| times == 65_536 / u32::from(sides)), "{sides} sides");
        }
    }

    #[test]
    fn a_value_that_would_favour_a_face_is_passed_over() {
        let roll = |sides, values: &[u16]| {
            let mut values = values.iter().copied();
            face(sides, || values.next().unwrap()).map(|face| (face, values.count()))
        };
        assert_eq!(roll(6, &[65_531, 0]), Ok((6, 1)));
        assert_eq!(roll(6, &[65_532, 65_535, 7]), Ok((2, 0)));
        assert_eq!(roll(65_535, &[65_535, 65_534]), Ok((65_535, 0)));
        assert_eq!(roll(1, &[65_535]), Ok((1, 0)));
        assert_eq!(roll(0, &[]), Err(NoSides));
    }
}
