//! Waits before the next try: longer each time, and never the same for two who lost each other.

use std::time::Duration;

/// The first wait: short, since most cuts are a moment's.
const SHORTEST: Duration = Duration::from_millis(200);
/// The longest wait: a player who opens a laptop again should not wait longer.
const LONGEST: Duration = Duration::from_secs(10);

/// The waits between tries, 0.2 s to 10 s, with chance from outside.
///
/// ```
/// let mut backoff = net::quic::Backoff::new(|| 0);
/// let waits: Vec<_> = (0..8).map(|_| backoff.next_wait().as_millis()).collect();
/// assert_eq!(waits, [200, 200, 400, 800, 1600, 3200, 5000, 5000]);
/// ```
pub struct Backoff<R> {
    tries: u32,
    random: R,
}

impl<R: FnMut() -> u32> Backoff<R> {
    /// Begins at the shortest wait.
    pub const fn new(random: R) -> Backoff<R> {
        Backoff { tries: 0, random }
    }

    /// The next wait: between half and all of a ceiling that doubles with each try.
    pub fn next_wait(&mut self) -> Duration {
        let ceiling = SHORTEST.saturating_mul(2u32.saturating_pow(self.tries)).min(LONGEST);
        self.tries = self.tries.saturating_add(1);
        let half = ceiling / 2;
        let share = u128::from((self.random)()) * half.as_micros() / u128::from(u32::MAX);
        (half + Duration::from_micros(u64::try_from(share).unwrap_or(0))).max(SHORTEST)
    }

    /// After a success: the next cut begins with the shortest wait again.
    pub const fn reset(&mut self) {
        self.tries = 0;
    }
}

impl<R> std::fmt::Debug for Backoff<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Backoff").field("tries", &self.tries).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_stay_between_a_fifth_of_a_second_and_ten() {
        for random in [0, 1, u32::MAX / 2, u32::MAX] {
            let mut backoff = Backoff::new(|| random);
            for _ in 0..100 {
                let wait = backoff.next_wait();
                assert!((SHORTEST..=LONGEST).contains(&wait), "{wait:?}");
            }
            backoff.reset();
            assert_eq!(backoff.next_wait(), SHORTEST);
        }
    }
}
