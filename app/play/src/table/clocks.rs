//! The clocks of a match.

use engine::contract::Side;
use std::time::{Duration, Instant};

/// Both clocks at one moment.
#[derive(Clone, Copy, Debug)]
pub struct Clocks {
    /// Thinking time so far, the first and the second side's.
    pub used: [Duration; 2],
    /// The thinking time that each side has by now, with what it got for the phases that it ended.
    pub allowed: [Duration; 2],
    /// The side whose clock runs: `None` in a pause, and never this side's while the other is disconnected.
    pub running: Option<Side>,
    /// Time for which the other side may still be cut off before its clock runs on.
    pub grace: Duration,
    /// Whether the two programs differ so much about the time that both players should agree on the clocks.
    pub differ: bool,
    /// The moment of these clocks.
    pub at: Instant,
}

impl Clocks {
    /// The thinking time that a side has by now.
    pub fn allowed_to(&self, side: Side) -> Duration {
        self.allowed.get(side.index()).copied().unwrap_or_default()
    }

    /// Time that a side has left at a later moment; zero once it is used up.
    pub fn left(&self, side: Side, then: Instant) -> Duration {
        let since = if self.running == Some(side) { then.saturating_duration_since(self.at) } else { Duration::ZERO };
        let used = self.used.get(side.index()).copied().unwrap_or_default() + since;
        self.allowed_to(side).saturating_sub(used)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_clock_of_the_side_that_thinks_runs_and_none_below_nothing() {
        let at = Instant::now();
        let used = [Duration::from_secs(50), Duration::from_secs(10)];
        let grace = Duration::ZERO;
        let allowed = [Duration::from_secs(60), Duration::from_secs(75)];
        let clocks = Clocks { used, allowed, running: Some(Side::First), grace, differ: false, at };
        let later = at + Duration::from_secs(4);
        assert_eq!(clocks.left(Side::First, later), Duration::from_secs(6));
        assert_eq!(clocks.left(Side::Second, later), Duration::from_secs(65));
        assert_eq!(clocks.left(Side::First, at + Duration::from_secs(90)), Duration::ZERO);
    }
}
