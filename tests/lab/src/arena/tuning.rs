//! Finds the weights of the parts of a position by play. One number is changed at a time, and kept changed if the bot
//! that has it beats the one without it, beyond doubt.

use super::score::{ClaimVerdict, ScoreClaim};
use super::{Contest, run};
use crate::trial;
use language::battle::Battle;
use language::bot::{BotKind, Tried, Weights};
use language::chance::Chance;

/// The numbers to tune, and the effort.
pub struct Tuning {
    /// The battle that is played.
    pub battle: Battle,
    /// The bot that judges by them.
    pub level: BotKind,
    /// Number of changes to try.
    pub rounds: u64,
    /// Largest number of games for each.
    pub games: u64,
    /// The seed of all of it.
    pub seed: u64,
    /// Number of threads that play.
    pub threads: usize,
}

/// A number is made larger or smaller by a half of it, and never moves by less than this.
const LEAST_STEP: i64 = 2;
/// A change is kept if it scores more than half by this; nearer to half, the number stays as it was.
const MARGIN: f64 = 0.05;
/// Keeps the random choice of changes apart from the games.
const CHOICES: u64 = 0x7475_6e65;

/// The numbers that are kept of a battle's system.
pub fn kept(battle: &Battle) -> Weights {
    trial::of(battle).weights().clone()
}

/// The possible changes of these numbers: each of them larger or smaller.
fn candidates(weights: &Weights) -> Vec<(String, i64)> {
    let around = |name: &str| {
        let from = weights.of(name);
        let step = (from / 2).max(LEAST_STEP);
        let ways = [from + step, (from - step).max(0)].into_iter().filter(move |to| *to != from);
        ways.map(|to| (name.to_owned(), to)).collect::<Vec<_>>()
    };
    weights.names().filter(|name| *name != UNIT).flat_map(around).collect()
}

/// Tries one number after the other, beginning with those given, and reports each result. A change that was dropped is
/// not tried again until another is kept; with nothing more to try it ends.
pub fn tune(tuning: &Tuning, begin: Weights, told: &mut dyn FnMut(&Tried)) -> Result<(Weights, Vec<Tried>), String> {
    let mut chance = Chance::new(tuning.seed ^ CHOICES);
    let mut best = begin;
    let mut tried = Vec::new();
    // Changes of the best numbers so far that were tried and dropped.
    let mut left: Vec<(String, i64)> = Vec::new();
    for round in 0..tuning.rounds {
        let mut open = candidates(&best);
        open.retain(|candidate| !left.contains(candidate));
        let Some((weight, to)) = chance.pick(&open).cloned() else { break };
        let from = best.of(&weight);
        let challenger = best.with(&weight, to);
        let standing = run(
            &Contest {
                battle: tuning.battle.clone(),
                on: Vec::new(),
                bots: [tuning.level; 2],
                weights: [Some(challenger.clone()), Some(best.clone())],
                games: tuning.games,
                seed: Chance::for_game(tuning.seed, round).number(),
                claim: Some(ScoreClaim { share: 0.5 + MARGIN, margin: MARGIN }),
                threads: tuning.threads,
            },
            &mut |_| {},
        );
        if let Some(fault) = standing.fault {
            return Err(fault);
        }
        let all = standing.all();
        let kept = standing.verdict == ClaimVerdict::Holds;
        let score = (all.share() * 1000.0).round() as u16;
        let one = Tried { weight: weight.clone(), from, to, games: all.games(), score, kept };
        told(&one);
        tried.push(one);
        if kept {
            best = challenger;
            left.clear();
        } else {
            left.push((weight, to));
        }
    }
    Ok((best, tried))
}

/// The part that all others are measured by stays as it is.
const UNIT: &str = "point";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{library, systems};

    fn tuning(threads: usize) -> Tuning {
        let battle = library::open("skirmish", None).expect("a battle of ours");
        Tuning { battle, level: BotKind::Captain, rounds: 2, games: 4, seed: 7, threads }
    }

    #[test]
    fn what_is_found_depends_on_the_seed_and_not_on_the_threads() {
        let begin = kept(&tuning(1).battle);
        let mut told = Vec::new();
        let one = tune(&tuning(1), begin.clone(), &mut |tried| told.push(tried.clone())).unwrap();
        let two = tune(&tuning(2), begin.clone(), &mut |_| {}).unwrap();
        assert_eq!(one, two);
        assert_eq!(told, one.1);
        // Four games prove nothing, so nothing is changed by them.
        assert!(!told.is_empty() && told.iter().all(|tried| !tried.kept && tried.games == 4 && tried.weight != UNIT));
        assert_eq!(one.0, begin);
    }

    #[test]
    fn nothing_is_tried_twice_beside_the_same_numbers_and_with_nothing_more_to_try_it_ends() {
        let begin = kept(&tuning(1).battle);
        // A bot that does not look ahead judges nothing, so that nothing is ever kept.
        let long = Tuning { level: BotKind::Sensible, rounds: 100, games: 2, ..tuning(1) };
        let (found, tried) = tune(&long, begin.clone(), &mut |_| {}).unwrap();
        let mut all: Vec<_> = tried.iter().map(|one| (one.weight.clone(), one.to)).collect();
        all.sort();
        let mut open = candidates(&begin);
        open.sort();
        assert_eq!((found, all), (begin, open));
    }

    #[test]
    fn every_system_has_a_file_of_numbers_that_can_be_read() {
        for battle in systems::WITH_FORD.ours() {
            let weights = kept(&battle);
            assert!(weights.of(UNIT) > 0 && weights.of("victory") > 0, "{}", battle.scenario.id);
        }
    }
}
