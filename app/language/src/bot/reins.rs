//! The reins of a bot that thinks: it stops at once when it is told to, and uses as many threads as it may.
//!
//! Neither changes its answer. A bot that was stopped has no answer, and begins again when asked again.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A signal to stop, heard by the bot that thinks and given through any copy of it.
#[derive(Clone, Debug)]
pub struct StopSignal(Arc<Word>);

#[derive(Debug)]
struct Word {
    given: AtomicBool,
    /// Number of checks whether it was given.
    looks: AtomicU64,
    /// Number of checks after which it counts as given.
    by_itself: u64,
}

impl Default for StopSignal {
    fn default() -> StopSignal {
        StopSignal::after(u64::MAX)
    }
}

impl StopSignal {
    /// A signal that counts as given after this many checks: for testing the code that heeds it, without a clock.
    pub fn after(looks: u64) -> StopSignal {
        StopSignal(Arc::new(Word { given: AtomicBool::new(false), looks: AtomicU64::new(0), by_itself: looks }))
    }

    /// Tells the bot that thinks to stop.
    pub fn give(&self) {
        self.0.given.store(true, Ordering::Release);
    }

    /// Withdraws the signal: there is something new to think about.
    pub fn take_back(&self) {
        self.0.given.store(false, Ordering::Release);
    }

    /// Whether it was given. A bot that thinks asks this before each command that it imagines.
    pub fn is_given(&self) -> bool {
        self.0.looks.fetch_add(1, Ordering::Relaxed) >= self.0.by_itself || self.0.given.load(Ordering::Acquire)
    }

    /// Number of checks.
    pub fn looks(&self) -> u64 {
        self.0.looks.load(Ordering::Relaxed)
    }
}

/// The reins of a bot.
#[derive(Clone, Debug)]
pub struct Reins {
    /// The word at which it stops.
    pub stop: StopSignal,
    /// On how many threads it may think.
    pub threads: usize,
}

impl Default for Reins {
    fn default() -> Reins {
        Reins { stop: StopSignal::default(), threads: 1 }
    }
}

/// A player's computer must draw a window while the bot thinks.
const MOST_THREADS: usize = 4;

impl Reins {
    /// For a bot at a player's table: it thinks on the cores there are, though not on very many, and stops at this word.
    pub fn at_table(stop: StopSignal) -> Reins {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Reins { stop, threads: cores.min(MOST_THREADS) }
    }

    /// Works out `count` numbers, each by its place; `None` if it was told to stop meanwhile. The result does not
    /// depend on the threads.
    pub fn work_out(&self, count: usize, one: impl Fn(usize) -> i64 + Sync) -> Option<Vec<i64>> {
        let threads = self.threads.clamp(1, count.max(1));
        let every = |from: usize| -> Option<Vec<i64>> {
            let places = (from..count).step_by(threads);
            places.map(|place| if self.stop.is_given() { None } else { Some(one(place)) }).collect()
        };
        // A bot stopped in the middle of the last one has worked nothing out either.
        let whole = |_: &Vec<i64>| !self.stop.is_given();
        if threads == 1 {
            return every(0).filter(whole);
        }
        let shares: Option<Vec<Vec<i64>>> = std::thread::scope(|scope| {
            let every = &every;
            let others: Vec<_> = (1..threads).map(|from| scope.spawn(move || every(from))).collect();
            let own = every(0);
            // A thread that broke off has nothing to tell, as one that was stopped.
            std::iter::once(own).chain(others.into_iter().map(|other| other.join().ok().flatten())).collect()
        });
        let mut shares: Vec<_> = shares?.into_iter().map(Vec::into_iter).collect();
        let turns = (0..count).map(|place| place % threads);
        turns.map(|share| shares.get_mut(share)?.next()).collect::<Option<Vec<i64>>>().filter(whole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_worked_out_does_not_depend_on_the_threads() {
        for (count, threads) in [(0, 1), (0, 3), (1, 4), (7, 1), (7, 2), (7, 3), (8, 16)] {
            let reins = Reins { stop: StopSignal::default(), threads };
            let found = reins.work_out(count, |place| place as i64 * 3);
            assert_eq!(found, Some((0..count as i64).map(|place| place * 3).collect()), "{count} on {threads}");
        }
    }

    #[test]
    fn a_bot_that_is_told_to_stop_works_nothing_more_out() {
        let stop = StopSignal::after(5);
        let reins = Reins { stop: stop.clone(), threads: 1 };
        assert_eq!(reins.work_out(100, |_| 1), None);
        assert_eq!(stop.looks(), 6, "it looked before each, and no more after it was told");
        stop.give();
        let reins = Reins { stop, threads: 3 };
        assert_eq!(reins.work_out(100, |_| 1), None);
    }
}
