//! Many games by bots, under detectors: crash, dead end, runaway, undo past a die, and after every command the state
//! encoded, decoded into a second engine and compared.

mod drive;
mod met;
mod plan;
mod tally;

pub use drive::{Detectors, GameFault, GameRecord, GameSetup, Hits};
pub(crate) use drive::{begun, drive};
pub use met::MetRule;
pub use plan::SelfplayPlan;
pub use tally::SelfplayTally;

use crate::trial;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

type Records = Vec<(u64, Result<GameRecord, GameFault>)>;

/// Plays them all. The second value is the time spent playing, in seconds, all threads together.
pub fn run(plan: &SelfplayPlan) -> (SelfplayTally, f64) {
    run_from(plan, 0)
}

/// The same from the game of that number on. A game depends on its number and the seed alone, so that a single one can
/// be played again.
pub fn run_from(plan: &SelfplayPlan, from: u64) -> (SelfplayTally, f64) {
    let mut tally = SelfplayTally::new(plan);
    let (mut begun, mut end, mut seconds) = (from, from.saturating_add(plan.games), 0.0);
    let last = from.saturating_add(plan.at_most);
    loop {
        let (records, spent) = batch(plan, begun..end);
        seconds += spent;
        for (game, record) in records {
            tally.add(game, record);
        }
        if !tally.faults.is_empty() || tally.unexplained().is_empty() || end >= last {
            return (tally, seconds);
        }
        (begun, end) = (end, end.saturating_add(plan.games.max(1)).min(last));
    }
}

/// Plays these games on all threads; the records come in the order of the games.
fn batch(plan: &SelfplayPlan, games: Range<u64>) -> (Records, f64) {
    let next = AtomicU64::new(games.start);
    let workers: Vec<(Records, f64)> = std::thread::scope(|scope| {
        let play = || scope.spawn(|| work(plan, &next, games.end));
        let workers: Vec<_> = (0..plan.threads.max(1)).map(|_| play()).collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
    });
    let seconds = workers.iter().map(|worker| worker.1).sum();
    let mut records: Vec<_> = workers.into_iter().flat_map(|worker| worker.0).collect();
    records.sort_by_key(|record| record.0);
    (records, seconds)
}

/// Plays one game.
pub fn play(setup: &GameSetup) -> Result<GameRecord, GameFault> {
    trial::of(&setup.battle).selfplay(setup)
}

fn work(plan: &SelfplayPlan, next: &AtomicU64, end: u64) -> (Records, f64) {
    let begun = Instant::now();
    let mut records = Vec::new();
    loop {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= end {
            return (records, begun.elapsed().as_secs_f64());
        }
        let setup = GameSetup::of_game(plan, game);
        let record = if plan.detectors.crash {
            catch_unwind(AssertUnwindSafe(|| play(&setup))).unwrap_or_else(|cause| {
                let text = cause.downcast_ref::<String>().cloned();
                let text = text.or_else(|| cause.downcast_ref::<&str>().map(ToString::to_string));
                Err(GameFault { kind: "crash", text: text.unwrap_or_else(|| String::from("the engine panicked")) })
            })
        } else {
            play(&setup)
        };
        records.push((game, record));
    }
}
