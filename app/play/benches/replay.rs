//! A record that is looked at again: opening and proving it, and going to any step. `estafette bench replay` measures the
//! same with what is wanted beside it.
#![allow(clippy::expect_used, missing_docs, reason = "a bench may fail loudly, and nobody calls it")]

use divan::Bencher;
use play::bot::Kind;
use play::replay::{Curve, Reel};
use play::{library, soak};

/// Who plays the match that is measured, and from which seed.
const SEED: u64 = 1;

fn main() {
    divan::main();
}

/// The bytes of a whole match between bots.
fn record(battle: &str) -> Vec<u8> {
    let battle = library::open(battle, None).expect("a battle of ours");
    soak::plain(&battle, SEED, Kind::Sensible).map(|ended| ended.record).expect("a match")
}

#[divan::bench(args = [1, 2], sample_count = 10)]
fn opened_and_proven_on_threads(bencher: Bencher<'_, '_>, threads: usize) {
    let bytes = record("eylau");
    bencher.bench(|| Reel::read_on(threads, &bytes, None));
}

#[divan::bench]
fn the_position_in_the_middle(bencher: Bencher<'_, '_>) {
    let reel = Reel::read(&record("eylau"), None).expect("a reel");
    let middle = reel.last() / 2;
    bencher.bench(|| reel.position_at(middle));
}

#[divan::bench(sample_count = 10)]
fn its_curves(bencher: Bencher<'_, '_>) {
    let reel = Reel::read(&record("eylau"), None).expect("a reel");
    bencher.bench(|| Curve::of(&reel));
}
