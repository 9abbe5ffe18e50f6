//! The engine through the house: whole random games, what is asked, hashes. `estafette bench engine` measures the same
//! with what is wanted beside it; these are for comparing two states of the code: `cargo bench -p estafette-play`.
#![allow(clippy::expect_used, missing_docs, reason = "a bench may fail loudly, and nobody calls it")]

use divan::Bencher;
use engine::contract::Side;
use play::ask::Draft;
use play::bot::Kind;
use play::library;
use play::position::Position;
use play::selfplay::{self, Detectors, Plan};
use std::sync::Arc;

/// The battles that are measured: the smallest, and two large ones.
const BATTLES: [&str; 3] = ["skirmish", "eylau", "dresden"];
const SEED: u64 = 1807;

fn main() {
    divan::main();
}

fn beginning(battle: &str) -> Arc<dyn Position> {
    library::open(battle, None).expect("a battle of ours").beginning().expect("a game of it")
}

#[divan::bench(args = BATTLES)]
fn a_random_game(bencher: Bencher<'_, '_>, battle: &str) {
    let battle = library::open(battle, None).expect("a battle of ours");
    let bots = [Kind::Random; 2];
    let plan = Plan { battle, games: 1, at_most: 0, seed: SEED, bots, detectors: Detectors::OFF, threads: 1 };
    bencher.bench(|| selfplay::run(&plan));
}

#[divan::bench(args = BATTLES)]
fn what_is_asked_first(bencher: Bencher<'_, '_>, battle: &str) {
    let position = beginning(battle);
    bencher.bench(|| position.ask(Side::First, &Draft::EMPTY));
}

#[divan::bench(args = BATTLES)]
fn what_is_asked_of_a_piece(bencher: Bencher<'_, '_>, battle: &str) {
    let position = beginning(battle);
    let asking = position.ask(Side::First, &Draft::EMPTY);
    let picked = asking.offers.iter().find_map(|offer| offer.draft().cloned()).expect("somebody may be picked");
    bencher.bench(|| position.ask(Side::First, &picked));
}

#[divan::bench(args = BATTLES)]
fn the_hash_of_a_position(bencher: Bencher<'_, '_>, battle: &str) {
    let position = beginning(battle);
    bencher.bench(|| position.hash());
}
