//! Measuring replays: opening and proving against bare signatures, positions at any step, and a film.

use crate::library;
use crate::soak;
use crate::systems::WITH_FORD;
use ::engine::contract::Side;
use ::net::store::read_bounded;
use anyhow::{Context, anyhow};
use clap::Args;
use language::bot::BotKind;
use record::file::Record;
use replay::{Curve, Reel};
use serde_json::{Value, json};
use std::hint::black_box;
use std::path::PathBuf;
use std::time::Instant;

/// The measurement to run.
#[derive(Args, Clone, Debug)]
pub struct BenchReplay {
    /// A built-in battle, played by bots for this; without a record
    #[arg(long, default_value = "dresden")]
    pub scenario: String,
    /// The record of a match
    #[arg(long)]
    pub record: Option<PathBuf>,
    /// Seed of the match that is played
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Frames of the film; 0 makes none
    #[arg(long, default_value_t = 200)]
    pub frames: u32,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Number of times that opening is timed, by turns with bare signatures.
const ROUNDS: usize = 9;
/// The limits to keep.
const OPEN_RATIO: f64 = 1.5;
const OPEN_RATIO_ON_TWO: f64 = 0.8;
const STEP_MS: f64 = 30.0;
const MEMORY_MB: f64 = 400.0;

/// Measures, with what was wanted beside it. A film is made by a caller that can draw.
pub fn run(
    bench: &BenchReplay,
    film: impl FnOnce(&BenchReplay, &Reel) -> anyhow::Result<Value>,
) -> anyhow::Result<Value> {
    let bytes = match &bench.record {
        Some(path) => read_bounded(path)?,
        None => {
            let battle = library::open(&bench.scenario, None)?;
            let ended = soak::plain(&battle, bench.seed, BotKind::Sensible);
            ended.map_err(|broken| anyhow!("{broken}"))?.record
        }
    };
    let (mut open, mut on_two, mut bare) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        for (threads, taken) in [(1, &mut open), (2, &mut on_two)] {
            let begun = Instant::now();
            black_box(Reel::read_on(WITH_FORD, threads, &bytes, None)?);
            taken.push(begun.elapsed().as_secs_f64() * 1000.0);
        }
        bare.push(signatures(&bytes)?);
    }
    let reel = Reel::read(WITH_FORD, &bytes, None)?;
    let begun = Instant::now();
    let curve = Curve::of(&reel);
    let curve_ms = begun.elapsed().as_secs_f64() * 1000.0;
    let mut steps: Vec<f64> = Vec::new();
    for seq in 0..=reel.last() {
        let begun = Instant::now();
        black_box(reel.position_at(seq).with_context(|| format!("the position after entry {seq} is missing"))?);
        steps.push(begun.elapsed().as_secs_f64() * 1000.0);
    }
    steps.sort_by(f64::total_cmp);
    let worst = steps.last().copied().unwrap_or(0.0);
    let (open_ms, on_two_ms, bare_ms) = (median(&mut open), median(&mut on_two), median(&mut bare));
    let [ratio, ratio_on_two] = [open_ms, on_two_ms].map(|taken| taken / bare_ms.max(1e-9));
    let film = film(bench, &reel)?;
    let memory = peak_mb();
    let film_met = film.get("met").and_then(Value::as_bool).unwrap_or(true);
    Ok(json!({
        "profile": if cfg!(debug_assertions) { "debug" } else { "release" },
        "battle": reel.header().terms.title,
        "entries": reel.trust().entries,
        "bytes": bytes.len(),
        "turns": reel.timeline().turns(),
        "combats": reel.timeline().combats.len(),
        "verdict": reel.trust().badge(),
        "open_and_prove_ms": round(open_ms),
        "bare_signatures_ms": round(bare_ms),
        "open_ratio": round(ratio),
        "wanted_open_ratio": OPEN_RATIO,
        "open_on_two_threads_ms": round(on_two_ms),
        "open_ratio_on_two_threads": round(ratio_on_two),
        "wanted_open_ratio_on_two_threads": OPEN_RATIO_ON_TWO,
        "curves_and_luck_ms": round(curve_ms),
        "luck_of_the_first_player": language::luck::points(curve.last().map_or(0, |point| point.luck.of(Side::First))),
        "position_ms": {"median": round(median(&mut steps)), "worst": round(worst), "wanted": STEP_MS},
        "film": film,
        "peak_memory_mb": memory.map(round),
        "wanted_memory_mb": MEMORY_MB,
        "met": ratio <= OPEN_RATIO && ratio_on_two < OPEN_RATIO_ON_TWO && worst <= STEP_MS && film_met && memory.is_none_or(|mb| mb <= MEMORY_MB),
    }))
}

/// Checking the signatures of a record and nothing else, on one thread, in milliseconds.
pub(super) fn signatures(bytes: &[u8]) -> anyhow::Result<f64> {
    let record = Record::read(bytes)?;
    let Some(record::entry::Body::Header(header)) = record.entries.first().map(|signed| &signed.entry.body) else {
        return Err(anyhow!("there is no match header in it"));
    };
    let begun = Instant::now();
    for signed in &record.entries {
        let _ = black_box(signed.verify(&header.player(signed.entry.author).key));
    }
    Ok(begun.elapsed().as_secs_f64() * 1000.0)
}

/// The most memory this program ever had, if the system reports it.
fn peak_mb() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes / 1000.0)
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

fn round(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}
