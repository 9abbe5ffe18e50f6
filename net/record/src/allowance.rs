//! A rate limit: an amount that may be used at once, and an amount a second in the long run.

/// An allowance that fills up with time.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    left: u64,
    most: u64,
    a_second: u64,
    filled: u64,
}

impl Allowance {
    /// A full allowance. Time is in milliseconds.
    pub const fn new(most: u64, a_second: u64, now: u64) -> Allowance {
        Allowance { left: most, most, a_second, filled: now }
    }

    /// Whether this amount may be used now; an amount above the maximum may be used when the allowance is full.
    pub fn has(&mut self, now: u64, amount: u64) -> bool {
        let gained = now.saturating_sub(self.filled).saturating_mul(self.a_second) / 1000;
        // Parts of a unit are not lost: the time they took counts again.
        if gained > 0 {
            self.left = self.left.saturating_add(gained).min(self.most);
            self.filled = now;
        }
        self.left >= amount.min(self.most)
    }

    /// Uses this amount.
    pub const fn spend(&mut self, amount: u64) {
        self.left = self.left.saturating_sub(amount);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_fills_up_with_time_and_never_beyond_its_brim() {
        let mut allowance = Allowance::new(100, 10, 0);
        assert!(allowance.has(0, 100) && allowance.has(0, 1000), "all there ever is");
        allowance.spend(100);
        assert!(!allowance.has(0, 1) && !allowance.has(99, 1));
        assert!(allowance.has(100, 1) && !allowance.has(100, 2));
        assert!(allowance.has(1_000_000, 100));
        allowance.spend(1);
        assert!(!allowance.has(1_000_000, 100) && allowance.has(1_000_000, 99));
    }
}
