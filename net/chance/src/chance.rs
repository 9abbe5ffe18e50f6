//! Repeatable chance for bots, tests and practice dice. Matches between two people never use it.

/// A stream of numbers from a seed (SplitMix64: small, fast, and the same everywhere).
#[derive(Clone, Debug)]
pub struct Chance {
    state: u64,
}

impl Chance {
    /// The stream of this seed.
    pub fn new(seed: u64) -> Chance {
        Chance { state: seed }
    }

    /// The stream for one of many games of a seed.
    pub fn for_game(seed: u64, game: u64) -> Chance {
        let mut chance = Chance::new(seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        chance.number();
        chance
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 up to, not including, the bound; 0 if the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        if bound == 0 {
            return 0;
        }
        // Numbers past the last whole multiple of the bound would favour the small ones.
        let limit = u64::MAX - u64::MAX % bound;
        loop {
            let number = self.number();
            if number < limit {
                return usize::try_from(number % bound).unwrap_or(0);
            }
        }
    }

    /// True `times` out of `of`, on average.
    pub fn one_in(&mut self, times: usize, of: usize) -> bool {
        self.below(of) < times
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// A salt for a seal, where no opponent plays against this chance.
    pub fn salt(&mut self) -> [u8; 32] {
        let mut salt = [0; 32];
        for part in salt.chunks_mut(8) {
            part.copy_from_slice(&self.number().to_le_bytes());
        }
        salt
    }

    /// The face of a die.
    pub fn face(&mut self, sides: u16) -> u16 {
        u16::try_from(self.below(usize::from(sides))).unwrap_or(0) + 1
    }
}
