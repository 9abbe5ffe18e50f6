//! Six words that two friends read to each other to know that they hold each other's key.
//!
//! Six of 2,048 words carry 66 bits of the key's hash: a stranger who wants a key with given words has to try some
//! 2^66 keys. The list (`data/words.txt`) is our own; no two words in it are one slip of the tongue or finger apart.

use engine::digest::Hash;
use std::fmt;

/// The words, in the order that the protocol fixes.
const WORDS: &str = include_str!("../data/words.txt");
/// Number of bits that choose a word.
const BITS: u32 = 11;
/// Number of words in a fingerprint.
const LENGTH: usize = 6;

/// The six words of a key.
///
/// ```
/// let key = record::identity::Identity::from_seed(&record::seed::Seed::from_bytes([1; 32])).key();
/// assert_eq!(key.fingerprint().to_string().split(' ').count(), 6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint([&'static str; LENGTH]);

impl Fingerprint {
    /// The words of the key with these bytes.
    pub fn of(key: &[u8; 32]) -> Fingerprint {
        let Hash(hash) = Hash::of("estafette fingerprint", key);
        // The first 66 bits, lowest first.
        let mut bits = hash.first_chunk().map_or(0, |bytes| u128::from_le_bytes(*bytes));
        Fingerprint([(); LENGTH].map(|()| {
            let place = (bits & ((1 << BITS) - 1)) as usize;
            bits >>= BITS;
            // A test shows that there is a word at every place.
            WORDS.lines().nth(place).unwrap_or_default()
        }))
    }

    /// The words in order.
    pub const fn words(&self) -> &[&'static str; LENGTH] {
        &self.0
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn words() -> Vec<&'static str> {
        WORDS.lines().collect()
    }

    #[test]
    fn eleven_bits_always_find_a_word() {
        assert_eq!(words().len(), 1 << BITS);
    }

    #[test]
    fn the_words_are_short_and_plain_and_in_order() {
        for word in words() {
            assert!((4..=8).contains(&word.len()) && word.bytes().all(|letter| letter.is_ascii_lowercase()), "{word}");
        }
        assert!(words().is_sorted_by(|one, next| one < next), "sorted, and none twice");
    }

    #[test]
    fn the_first_five_letters_tell_words_apart_and_none_begins_another() {
        let openings: BTreeSet<&str> = words().iter().map(|word| word.get(..5).unwrap_or(word)).collect();
        assert_eq!(openings.len(), words().len());
        // In a sorted list a word that begins others comes right before one of them.
        for pair in words().windows(2) {
            assert!(!pair[1].starts_with(pair[0]), "{pair:?}");
        }
    }

    #[test]
    fn no_two_words_are_one_slip_apart() {
        let words = words();
        for (place, one) in words.iter().enumerate() {
            for other in &words[place + 1..] {
                assert!(!one_slip(one.as_bytes(), other.as_bytes()), "{one} {other}");
            }
        }
        assert!(one_slip(b"canal", b"canals") && one_slip(b"canal", b"cabal") && one_slip(b"canal", b"cnaal"));
        assert!(!one_slip(b"canal", b"cabin"));
    }

    /// A letter changed, lost or added, or two neighbours swapped.
    fn one_slip(one: &[u8], other: &[u8]) -> bool {
        let same = one.iter().zip(other).take_while(|(a, b)| a == b).count();
        let (one, other) = (&one[same..], &other[same..]);
        let swapped = |a: &[u8], b: &[u8]| a.len() > 1 && b.len() > 1 && [a[1], a[0]] == b[..2] && a[2..] == b[2..];
        one.is_empty() && other.len() <= 1
            || other.is_empty() && one.len() <= 1
            || !one.is_empty() && (one[1..] == *other || other.first().is_some_and(|_| one[1..] == other[1..]))
            || !other.is_empty() && *one == other[1..]
            || swapped(one, other)
    }

    #[test]
    fn words_that_sound_alike_are_not_in_it() {
        // One of each pair would be harmless, but a hearer could not know which one to write.
        let alike = "pair pear bear bare flour flower night knight sun son meat meet piece peace board bread \
                     break berry cell sell cent course deer dear dual duel fair find gate great hair hare herd \
                     hole key quay knot lesson loan maid mail main maze manor marshal medal metal minor morning \
                     muscle oar pail pain palette patience peak pedal plain plum profit rain raise raw red right \
                     ring road root rose sail scene seam cereal shoe shore sight soul stair steak steel story \
                     suite sweet tail tide toad vein veil waist wait weather wine wood yolk boulder bough buoy \
                     carrot cellar choir colonel kernel council currant current cymbal symbol draft fir fur \
                     gorilla hangar horse hostel idle idol jam lynx llama moose mustard petal pigeon pistol \
                     prince quartz sauce source sword tapir throne thyme tyre whale wheel witch";
        for word in alike.split_whitespace() {
            assert!(!words().contains(&word), "{word}");
        }
    }
}
