//! Measures every system in one run, along its stored match: a copy of the game, a step with its hash, the match opened
//! and proven, and the question in the middle of it.

use super::replay::signatures;
use crate::systems::{self, WITH_FORD};
use crate::trial;
use ::engine::referee::Input;
use ::net::store::read_bounded;
use anyhow::Context;
use clap::Args;
use language::ask::Draft;
use language::position::{Position, WaitingFor};
use language::system::AnySystem;
use replay::{EntryEffect, Reel, ReplayStep};
use serde::Serialize;
use std::fmt::Write;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

/// The measurement to run.
#[derive(Args, Clone, Debug)]
pub struct BenchPins {
    /// The folder of stored matches; that of this checkout if none is named
    #[arg(long)]
    pub matches: Option<PathBuf>,
    /// Times each match is opened; the median counts
    #[arg(long, default_value_t = 9)]
    pub rounds: usize,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// The folder of the stored matches of this checkout.
const MATCHES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../fixtures/matches");
/// The match of each system that was played to its end.
const PLAYED_OUT: &str = "played-out.estafette";

/// The times of one system: medians in microseconds, on one thread.
#[derive(Clone, Debug, Serialize)]
pub struct Pin {
    /// The system.
    pub system: &'static str,
    /// The revision of its rules, the newest one.
    pub revision: u32,
    /// The battle of its stored match.
    pub battle: String,
    /// The entries of that match.
    pub entries: u32,
    /// A copy of the game, made and dropped.
    pub copy_us: f64,
    /// A command or roll on a copy, and the hash of what it led to.
    pub step_us: f64,
    /// The match opened and proven.
    pub open_us: f64,
    /// The signatures of the match checked, and nothing else.
    pub signatures_us: f64,
    /// The question of a side worked out, before any pick.
    pub ask_us: f64,
}

/// Measures every system of the laboratory, the ford among them.
pub fn run(bench: &BenchPins) -> anyhow::Result<Vec<Pin>> {
    let matches = bench.matches.as_deref().unwrap_or(Path::new(MATCHES));
    systems::list().iter().map(|system| pin(*system, matches, bench.rounds.max(1))).collect()
}

/// The numbers as a table, as docs/BENCHMARKS.md has it.
pub fn table(pins: &[Pin]) -> String {
    let mut text = String::from(
        "| system | revision | battle | entries | copy | step and hash | open and prove | signatures alone | ask |\n\
         | --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n",
    );
    for pin in pins {
        let Pin { system, revision, battle, entries, copy_us, step_us, open_us, signatures_us, ask_us } = pin;
        let _ = writeln!(
            text,
            "| {system} | {revision} | {battle} | {entries} | {copy_us:.1} | {step_us:.1} | {open_us:.0} | \
             {signatures_us:.0} | {ask_us:.1} |"
        );
    }
    text
}

fn pin(system: &dyn AnySystem, matches: &Path, rounds: usize) -> anyhow::Result<Pin> {
    let (_, revision) = system.rulebook().revisions();
    let path = matches.join(format!("{}-{revision}", system.name())).join(PLAYED_OUT);
    let bytes = read_bounded(&path).with_context(|| path.display().to_string())?;
    let (mut open, mut bare) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        open.push(time(|| drop(black_box(Reel::read_on(WITH_FORD, 1, &bytes, None)))));
        bare.push(signatures(&bytes)? * 1000.0);
    }
    let reel = Reel::read(WITH_FORD, &bytes, None)?;
    // The middle of the battle: most is on the map, and most can be done.
    let middle = reel.last() / 4..=reel.last() / 4 * 3;
    let positions: Vec<(Arc<dyn Position>, Option<&ReplayStep>)> =
        middle.filter_map(|seq| Some((reel.position_at(seq)?, reel.step(seq + 1)))).collect();
    let steps = positions.iter().filter_map(|(before, next)| step(&**before, (*next)?)).collect();
    let asks = positions.iter().filter_map(|(position, _)| match position.waits() {
        WaitingFor::Side(side) => Some(time(|| drop(black_box(position.ask(side, &Draft::EMPTY))))),
        WaitingFor::Dice | WaitingFor::Over => None,
    });
    let games: Vec<_> = positions.iter().map(|(position, _)| position.referee()).collect();
    Ok(Pin {
        system: system.name(),
        revision,
        battle: reel.header().terms.title.clone(),
        entries: reel.trust().entries,
        copy_us: median(trial::by(system).copy_us(&games)),
        step_us: median(steps),
        open_us: median(open),
        signatures_us: median(bare),
        ask_us: median(asks.collect()),
    })
}

/// Time of the step that came next in the match; `None` if the step did not touch the board.
fn step(before: &dyn Position, next: &ReplayStep) -> Option<f64> {
    let input = match &next.act {
        EntryEffect::Command(side, command) => Input::Command(*side, command),
        EntryEffect::Rolled(rolled) => Input::Rolled(rolled),
        EntryEffect::Nothing | EntryEffect::Change(_) | EntryEffect::Jump => return None,
    };
    let game = before.referee();
    let begun = Instant::now();
    let after = game.step(input).ok()?;
    black_box(after.game.hash());
    Some(micros(begun))
}

fn time(work: impl FnOnce()) -> f64 {
    let begun = Instant::now();
    work();
    micros(begun)
}

fn micros(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1e6
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    // A clock is not finer than a hundredth of a microsecond.
    (times.get(times.len() / 2).copied().unwrap_or(0.0) * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

    use super::*;

    #[test]
    fn every_system_has_a_stored_match_by_its_newest_rules_along_which_it_is_measured() {
        let pins = run(&BenchPins { matches: None, rounds: 1, json: false }).unwrap();
        assert_eq!(pins.len(), systems::list().len());
        for pin in &pins {
            let times = [pin.copy_us, pin.step_us, pin.open_us, pin.signatures_us, pin.ask_us];
            assert!(times.iter().all(|time| *time > 0.0), "{pin:?}");
            assert!(pin.open_us > pin.step_us * f64::from(pin.entries) / 10.0, "a match is all of its steps: {pin:?}");
        }
        assert_eq!(table(&pins).lines().count(), 2 + pins.len());
    }
}
