//! Two bots against each other, many times: how strong they are, and how sure that is.
//!
//! Games come in pairs: in the second the bots change sides, and the n-th roll shows the same face in both. The results
//! depend on the seed alone and not on the threads: pairs are taken in by their number, and games played ahead when a
//! verdict is reached do not count.

mod game;
mod score;
mod standing;
mod tuning;

pub(crate) use game::fought;
pub use game::{Bout, BoutPlayed, Thought, Thoughts};
pub use score::{ClaimVerdict, Interval, ScoreClaim, elo, wilson};
pub use standing::{BotStanding, GameCount};
pub use tuning::{Tuning, kept, tune};

use crate::trial;
use engine::contract::Side;
use language::ask::Key;
use language::battle::Battle;
use language::bot::{BotKind, Weights};
use language::chance::Chance;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// The games to play.
pub struct Contest {
    /// The battle.
    pub battle: Battle,
    /// The optional rules that are used.
    pub on: Vec<Key>,
    /// The two bots.
    pub bots: [BotKind; 2],
    /// The weights by which each of them judges positions, if not those built into the system.
    pub weights: [Option<Weights>; 2],
    /// Largest number of games; an odd one more makes a pair.
    pub games: u64,
    /// The seed of all of them.
    pub seed: u64,
    /// The claim to test: once it is clear, play ends.
    pub claim: Option<ScoreClaim>,
    /// Number of threads that play.
    pub threads: usize,
}

type Pair = Result<[BoutPlayed; 2], String>;

/// Plays the contest, and reports the standing after every pair.
pub fn run(contest: &Contest, progress: &mut dyn FnMut(&BotStanding)) -> BotStanding {
    let (battle, trial) = (&contest.battle, trial::of(&contest.battle));
    let sides = Side::BOTH.map(|side| battle.side_name(side).to_owned());
    let id = battle.scenario.id.clone();
    let mut standing = BotStanding::new(id, contest.bots, contest.seed, sides, contest.claim);
    let options = battle.options(&contest.on);
    let pairs = contest.games.div_ceil(2);
    let (next, enough) = (AtomicU64::new(0), AtomicBool::new(false));
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::sync_channel::<(u64, Pair)>(contest.threads.max(1));
        for _ in 0..contest.threads.max(1) {
            let (sender, options, next, enough) = (sender.clone(), &options, &next, &enough);
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= pairs {
                        return;
                    }
                    let seed = Chance::for_game(contest.seed, number).number();
                    let [a, b] = contest.bots;
                    let [of_a, of_b] = contest.weights.each_ref().map(Option::as_ref);
                    let bout = |bots| trial.bout(&Bout { battle, options, bots, seed });
                    let (a, b) = ((a, of_a), (b, of_b));
                    let pair = bout([a, b]).and_then(|first| Ok([first, bout([b, a])?]));
                    if sender.send((number, pair)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting: BTreeMap<u64, Pair> = BTreeMap::new();
        let mut due = 0;
        while let Ok((number, pair)) = receiver.recv() {
            waiting.insert(number, pair);
            while let Some(pair) = waiting.remove(&due) {
                due += 1;
                match pair {
                    Ok(pair) => standing.add(&pair),
                    Err(fault) => {
                        standing.fault = Some(format!("in pair {} of seed {}: {fault}", due - 1, contest.seed));
                    }
                }
                progress(&standing);
                if standing.fault.is_some() || standing.verdict != ClaimVerdict::Open {
                    enough.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
    standing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library;

    fn contest(threads: usize) -> Contest {
        Contest {
            battle: library::open("skirmish", None).expect("a battle of ours"),
            on: Vec::new(),
            bots: [BotKind::Sensible, BotKind::Random],
            weights: [None, None],
            games: 24,
            seed: 1807,
            claim: None,
            threads,
        }
    }

    #[test]
    fn an_arena_depends_on_its_seed_and_not_on_its_threads() {
        let mut told = 0;
        let one = run(&contest(1), &mut |_| told += 1);
        let two = run(&contest(2), &mut |_| {});
        assert_eq!(one.fault, None);
        assert_eq!((told, one.all().games()), (12, 24));
        assert_eq!((one.digest, one.as_side), (two.digest, two.as_side));
        let other = run(&Contest { seed: 1808, ..contest(1) }, &mut |_| {});
        assert_ne!(one.digest, other.digest);
    }

    #[test]
    fn a_bot_that_tries_to_win_beats_a_random_one_and_the_test_stops_early() {
        let claim = Some(ScoreClaim { share: 0.5, margin: 0.05 });
        let standing = run(&Contest { games: 400, claim, ..contest(1) }, &mut |_| {});
        assert_eq!(standing.verdict, ClaimVerdict::Holds);
        assert!(standing.all().games() < 400, "{}", standing.line());
        let turned = Contest { games: 400, claim, bots: [BotKind::Random, BotKind::Sensible], ..contest(1) };
        assert_eq!(run(&turned, &mut |_| {}).verdict, ClaimVerdict::Fails);
    }
}
