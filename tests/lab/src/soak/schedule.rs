//! The next match to simulate: one of the battle on which the threads have spent the least time so far.
//!
//! A match of one battle takes a thousand times as long as one of another, so battles that had equal numbers of matches would
//! leave no time for the small ones, and battles that had a span of time each would never end a large one.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The time that each battle has had.
pub(super) struct Schedule {
    shares: Mutex<Vec<Share>>,
    matches: Option<u64>,
}

/// The time that a battle has had.
#[derive(Clone, Debug, Default)]
struct Share {
    /// Matches that were begun.
    begun: u64,
    /// Time that matches took that are no longer under way.
    spent: Duration,
    /// The beginnings of those that are.
    under_way: Vec<Instant>,
}

/// A match that was handed to a thread.
pub(super) struct Turn {
    /// The place of its battle.
    pub(super) battle: usize,
    /// Its number in the battle.
    pub(super) number: u64,
    since: Instant,
}

impl Share {
    fn used(&self) -> Duration {
        self.spent + self.under_way.iter().map(Instant::elapsed).sum::<Duration>()
    }
}

impl Schedule {
    /// For this many battles with this many matches each; without a number, there is always one more.
    pub(super) fn new(battles: usize, matches: Option<u64>) -> Schedule {
        Schedule { shares: Mutex::new(vec![Share::default(); battles]), matches }
    }

    /// The next match; none if all were begun.
    pub(super) fn next_turn(&self) -> Option<Turn> {
        let mut shares = self.shares();
        let open =
            shares.iter_mut().enumerate().filter(|(_, share)| self.matches.is_none_or(|most| share.begun < most));
        let (battle, share) = open.min_by_key(|(_, share)| share.used())?;
        let (number, since) = (share.begun, Instant::now());
        share.begun += 1;
        share.under_way.push(since);
        Some(Turn { battle, number, since })
    }

    /// A match is no longer under way. Returns the time that it took.
    pub(super) fn ended(&self, turn: &Turn) -> Duration {
        let taken = turn.since.elapsed();
        if let Some(share) = self.shares().get_mut(turn.battle) {
            share.spent += taken;
            if let Some(at) = share.under_way.iter().position(|since| *since == turn.since) {
                share.under_way.swap_remove(at);
            }
        }
        taken
    }

    fn shares(&self) -> MutexGuard<'_, Vec<Share>> {
        self.shares.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

    use super::*;

    #[test]
    fn the_battle_that_had_the_least_time_is_next() {
        let schedule = Schedule::new(3, None);
        for (share, spent) in schedule.shares().iter_mut().zip([900, 1_000_000, 800]) {
            share.spent = Duration::from_secs(spent);
        }
        assert_eq!(schedule.next_turn().unwrap().battle, 2);
        schedule.shares().get_mut(2).unwrap().spent = Duration::from_secs(2_000);
        let next = schedule.next_turn().unwrap();
        assert_eq!((next.battle, next.number), (0, 0));
        schedule.ended(&next);
        let again = schedule.next_turn().unwrap();
        assert_eq!((again.battle, again.number), (0, 1));
    }

    #[test]
    fn no_battle_has_more_matches_than_were_asked_for() {
        let schedule = Schedule::new(2, Some(3));
        let mut turns: Vec<(usize, u64)> =
            std::iter::from_fn(|| schedule.next_turn()).map(|turn| (turn.battle, turn.number)).collect();
        turns.sort_unstable();
        assert_eq!(turns, [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]);
        assert!(Schedule::new(0, None).next_turn().is_none());
    }
}
