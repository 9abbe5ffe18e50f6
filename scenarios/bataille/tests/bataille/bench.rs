//! The speed of the system, measured on demand.

use crate::play::*;
use crate::random::play;
use bataille::*;
use engine::contract::{Game as _, Pending};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Nanoseconds this thread has had on a processor; other threads may be busy too.
fn processor() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[test]
#[ignore = "a measurement"]
fn games_a_second() {
    for (name, board, count) in [("broesa", broesa(), 300u64), ("gleina", gleina(), 20)] {
        let mut hits = BTreeMap::from([("none".to_owned(), 0)]);
        let begin = processor();
        let mut steps = 0;
        for seed in 1000..1000 + count {
            steps += play(&board, board.definition().usual, seed, 0, &mut hits).1;
        }
        let spent = (processor() - begin) as f64 / 1e9;
        println!("{name}: {:.1} games a second, {} requests a game", count as f64 / spent, steps as u64 / count);
    }
}

#[test]
#[ignore = "a measurement"]
fn commands_and_sight() {
    let board = gleina();
    let mut luck = Luck::new(7);
    let mut times: Vec<Duration> = Vec::new();
    let mut options: Vec<Duration> = Vec::new();
    for _ in 0..4 {
        let (mut game, _) = Game::new(Arc::clone(&board), board.definition().usual);
        loop {
            match game.pending() {
                Pending::Over(_) => break,
                Pending::Roll(_) => {
                    let rolled = faces(&game, &mut luck).unwrap();
                    let begin = Instant::now();
                    game.resolve(&rolled).unwrap();
                    game.hash();
                    times.push(begin.elapsed());
                }
                Pending::Decision { .. } => {
                    if luck.one_in(50) {
                        let begin = Instant::now();
                        game.options();
                        options.push(begin.elapsed());
                    }
                    let (side, command) = say(&game, &mut luck).unwrap();
                    let begin = Instant::now();
                    game.apply(side, &command).unwrap();
                    game.hash();
                    times.push(begin.elapsed());
                }
            }
        }
    }
    times.sort();
    options.sort();
    println!(
        "command applied and hashed: median {:?}, 99 of 100 {:?}",
        times[times.len() / 2],
        times[times.len() * 99 / 100]
    );
    println!("all options: median {:?}, most {:?}", options[options.len() / 2], options.last().unwrap());
    let (game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    let mut looks: Vec<Duration> = Vec::new();
    for from in board.hexes() {
        let begin = Instant::now();
        std::hint::black_box(board.hexes().filter(|hex| game.in_sight(from, *hex)).count());
        looks.push(begin.elapsed());
    }
    looks.sort();
    println!(
        "sight from one hex to all others: median {:?}, most {:?} of {} hexes",
        looks[looks.len() / 2],
        looks.last().unwrap(),
        looks.len()
    );
}
