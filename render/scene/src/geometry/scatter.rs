//! Chance that looks the same every time: the place of a tree must not change from one drawing to the next.

use engine::hex::Hex;

/// A stream of numbers that depends on nothing but its seed.
#[derive(Clone, Debug)]
pub struct Scatter(u32);

impl Scatter {
    /// The stream of a seed.
    pub fn new(seed: u32) -> Scatter {
        let mut scatter = Scatter(seed.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995);
        scatter.part();
        scatter
    }

    /// The stream of a hex, for one of several purposes.
    pub fn of(hex: Hex, purpose: u32) -> Scatter {
        Scatter::new(u32::from(hex.column) << 8 | u32::from(hex.row) | purpose << 16)
    }

    /// A number from 0 to 1.
    pub fn part(&mut self) -> f32 {
        // A PCG step: small, and without visible patterns.
        self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        let word = ((self.0 >> ((self.0 >> 28) + 4)) ^ self.0).wrapping_mul(277_803_737);
        let word = (word >> 22) ^ word;
        (word >> 8) as f32 / 16_777_216.0
    }

    /// A number from the first to the second.
    pub fn between(&mut self, from: f32, to: f32) -> f32 {
        from + (to - from) * self.part()
    }

    /// True with this probability, from 0 to 1.
    pub fn chance(&mut self, part: f32) -> bool {
        self.part() < part
    }
}
