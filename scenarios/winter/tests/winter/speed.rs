//! The time of common actions with all counters of 20.1 on the map. Only the release build must meet the bounds.

use super::player::{Chance, board, choose, throw};
use engine::contract::{Game as _, Pending};
use std::time::{Duration, Instant};
use winter::state::PhaseName;
use winter::{Command, Game, MatchOptions};
use winter_files::Battle;

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// Fewer commands in a debug build, which has no bounds: there the test only shows that it measures.
const COMMANDS: usize = if cfg!(debug_assertions) { 40 } else { 600 };

#[test]
fn commands_and_reaches_are_quick() {
    let board = board(Battle::Eylau);
    let (mut game, _) = Game::new(board, MatchOptions::default());
    let mut chance = Chance(5);
    let (mut applied, mut hashed, mut reached, mut offered) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for _ in 0..COMMANDS {
        match game.pending() {
            Pending::Over(_) => break,
            Pending::Roll(roll) => drop(throw(&mut game, &roll, &mut chance)),
            Pending::Decision { side, .. } => {
                if game.state().phase == PhaseName::FrenchMovement || game.state().phase == PhaseName::AlliedMovement {
                    let start = Instant::now();
                    let _ = game.options();
                    offered.push(start.elapsed());
                    for id in game.board().unit_ids().filter(|&id| game.state().unit(id).hex().is_some()).take(20) {
                        let start = Instant::now();
                        let _ = game.reach(id);
                        reached.push(start.elapsed());
                    }
                }
                let command = choose(&game, side, &mut chance, false);
                let moves = matches!(command, Command::Move { .. });
                let start = Instant::now();
                game.apply(side, &command).unwrap();
                let middle = Instant::now();
                let _ = game.hash();
                if moves {
                    applied.push(middle.elapsed() + (middle - start));
                    hashed.push(middle.elapsed());
                }
            }
        }
    }
    let [applied, hashed, reached, offered] = [applied, hashed, reached, offered].map(median);
    println!(
        "a move applied and hashed {applied:?}, hashed alone {hashed:?}, a reach {reached:?}, options {offered:?}"
    );
    if !cfg!(debug_assertions) {
        assert!(applied < Duration::from_micros(400), "{applied:?}");
        assert!(reached < Duration::from_millis(4), "{reached:?}");
    }
}
