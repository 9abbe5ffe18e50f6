//! Hashes of the units in groups of sixteen, so that a command that touches a few is hashed quickly.

use super::state::Unit;
use engine::digest::Hash;

/// Units whose hash is taken together.
const GROUP: usize = 16;

/// The groups as they were last hashed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chunks {
    known: Vec<Unit>,
    hashes: Vec<Hash>,
}

impl Chunks {
    pub(crate) fn of(units: &[Unit]) -> Chunks {
        let hashes = units.chunks(GROUP).map(hash).collect();
        Chunks { known: units.to_vec(), hashes }
    }

    /// Takes the hash of every group that has changed.
    pub(crate) fn refresh(&mut self, units: &[Unit]) {
        if self.known.len() != units.len() {
            *self = Chunks::of(units);
            return;
        }
        let groups = self.known.chunks_mut(GROUP).zip(units.chunks(GROUP));
        for ((known, now), hash_of) in groups.zip(&mut self.hashes) {
            if known != now {
                known.copy_from_slice(now);
                *hash_of = hash(now);
            }
        }
    }

    /// The hash of all.
    pub(crate) fn whole(&self) -> Hash {
        Hash::of("estafette units", &self.hashes)
    }
}

fn hash(units: &[Unit]) -> Hash {
    Hash::of("estafette unit group", &units)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refreshed_hash_is_that_of_a_new_one() {
        let mut units = vec![Unit::default(); 40];
        let mut chunks = Chunks::of(&units);
        let before = chunks.whole();
        units[17].strength = 7;
        chunks.refresh(&units);
        assert_eq!(chunks.whole(), Chunks::of(&units).whole());
        assert_ne!(chunks.whole(), before);
        units[17].strength = 0;
        chunks.refresh(&units);
        assert_eq!(chunks.whole(), before);
    }
}
