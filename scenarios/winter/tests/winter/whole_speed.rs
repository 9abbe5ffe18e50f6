//! The time of common actions with all counters of 20.3 on the map. It is only printed: `WINTER_STEPS=2000` plays on.

use super::player::{Chance, choose, throw};
use engine::contract::{Game as _, Pending};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use winter::{Board, Game, MatchOptions};
use winter_files::whole_field;

/// Exchanges of a usual run.
const FEW: usize = 40;

fn told(times: &mut [Duration]) -> String {
    times.sort();
    let [half, most] = [times.len() / 2, times.len() - 1].map(|at| times[at]);
    format!("{:>5} times, median {half:?}, longest {most:?}, in all {:?}", times.len(), times.iter().sum::<Duration>())
}

#[test]
fn the_whole_field_is_measured() {
    let steps = std::env::var("WINTER_STEPS").ok().and_then(|text| text.parse().ok()).unwrap_or(FEW);
    let seed = std::env::var("WINTER_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let board = Arc::new(Board::of_field(whole_field().unwrap()).unwrap());
    let (mut game, _) = Game::new(board, MatchOptions::default());
    let mut chance = Chance(seed);
    let mut times: BTreeMap<String, Vec<Duration>> = BTreeMap::new();
    let mut note = |what: String, time: Duration| times.entry(what).or_default().push(time);
    for step in 0..steps {
        let phase = format!("{:?}", game.state().phase);
        let start = Instant::now();
        let pending = game.pending();
        note(format!("pending {phase}"), start.elapsed());
        match pending {
            Pending::Over(outcome) => {
                println!("over after {step}: {outcome:?}, turn {}", game.state().turn);
                break;
            }
            Pending::Roll(roll) => {
                let start = Instant::now();
                drop(throw(&mut game, &roll, &mut chance));
                note(format!("roll {}", roll.case), start.elapsed());
            }
            Pending::Decision { side, .. } => {
                let start = Instant::now();
                let _ = game.options();
                note(format!("options {phase}"), start.elapsed());
                let start = Instant::now();
                let command = choose(&game, side, &mut chance, false);
                note(format!("choice {phase}"), start.elapsed());
                let name: String =
                    format!("{command:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect();
                let start = Instant::now();
                game.check(side, &command).unwrap();
                note(format!("check {name}"), start.elapsed());
                let start = Instant::now();
                game.apply(side, &command).unwrap();
                note(format!("apply {name}"), start.elapsed());
                let start = Instant::now();
                let _ = game.hash();
                note(String::from("hash"), start.elapsed());
            }
        }
    }
    let start = Instant::now();
    let bytes = game.save();
    note(format!("save {} bytes", bytes.len()), start.elapsed());
    println!("turn {}, {:?}", game.state().turn, game.state().phase);
    for (what, mut times) in times {
        println!("{what:32} {}", told(&mut times));
    }
}
