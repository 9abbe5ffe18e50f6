//! `bench`: measurements.

use anyhow::Context;
use clap::Subcommand;
use lab::bench::{engine, far, net, pins, relay, replay, siege, words};
use lab::library;
use serde_json::Value;
use std::io::Write;
use std::path::Path;
use std::time::Duration;

#[derive(Subcommand)]
pub(crate) enum BenchTask {
    /// Matches over slow and lossy lines, against a bare echo; sizes; the proof against bare signatures
    Net {
        /// A built-in battle, or a scenario file
        #[arg(long, default_value = "eylau")]
        scenario: String,
        /// Commands to time on each line
        #[arg(long, default_value_t = 1200)]
        samples: usize,
        /// Matches that share them, at the same time
        #[arg(long, default_value_t = 4)]
        pairs: usize,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Links that find their way by hole punching, beside those to an address and beside a bare echo, on this machine
    Far {
        /// Messages to time
        #[arg(long, default_value_t = 1000)]
        samples: usize,
    },
    /// A relay, as a program of its own, while many matches go through it
    Relay {
        /// Number of matches
        #[arg(long, default_value_t = 200)]
        matches: usize,
        /// Seconds to measure
        #[arg(long, default_value_t = 20)]
        seconds: u64,
        /// Milliseconds between two messages of a match
        #[arg(long, default_value_t = 1000)]
        every: u64,
    },
    /// Random games, movement options, commands and hashes, on one core
    Engine {
        /// A built-in battle, or a scenario file
        #[arg(long, default_value = "eylau")]
        scenario: String,
        /// Number of random games
        #[arg(long, default_value_t = 200)]
        games: u64,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Measure every system along its stored match: a copy, a step with its hash, opening and proving, the question
    Pins(pins::BenchPins),
    /// A host under floods and sieges: its memory, and how a friend gets in
    Siege(siege::BenchSiege),
    /// Everything that can be read about the beginning of a battle, in each language: when it is first needed, and again
    Words {
        /// A built-in battle, or a scenario file
        #[arg(long, default_value = "eylau")]
        scenario: String,
    },
    /// Opening a record and a position at any step, against bare signatures; with a film: estafette-drawn replay
    Replay(replay::BenchReplay),
}

/// Measures, and reports on one line for programs or laid out for people.
pub(crate) fn run(task: &BenchTask, out: &mut impl Write) -> anyhow::Result<bool> {
    let (result, json) = match task {
        BenchTask::Pins(bench) => {
            let pins = pins::run(bench)?;
            if !bench.json {
                write!(out, "{}", pins::table(&pins))?;
                out.flush()?;
                return Ok(true);
            }
            (serde_json::to_value(&pins).context("telling the result")?, true)
        }
        BenchTask::Net { scenario, samples, pairs, json } => {
            let battle = library::open(scenario, None)?;
            let measured = in_a_folder(|folder| runtime()?.block_on(net::net(&battle, folder, *samples, *pairs)));
            (measured?, *json)
        }
        BenchTask::Far { samples } => (in_a_folder(|folder| runtime()?.block_on(far::far(folder, *samples)))?, false),
        BenchTask::Relay { matches, seconds, every } => {
            let every = Duration::from_millis((*every).max(1));
            let measured = in_a_folder(|folder| runtime()?.block_on(relay::relay(folder, *matches, *seconds, every)));
            (measured?, false)
        }
        BenchTask::Engine { scenario, games, json } => (engine::engine(&library::open(scenario, None)?, *games), *json),
        BenchTask::Siege(bench) => {
            (serde_json::to_value(siege::run(bench)?).context("telling the result")?, bench.json)
        }
        BenchTask::Words { scenario } => (words::words(&library::open(scenario, None)?)?, false),
        BenchTask::Replay(bench) => (replay::run(bench, |_, _| Ok(Value::Null))?, bench.json),
    };
    let text = if json { serde_json::to_string(&result) } else { serde_json::to_string_pretty(&result) };
    writeln!(out, "{}", text.context("telling the result")?)?;
    out.flush()?;
    Ok(true)
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().context("starting the network")
}

/// Measures something that needs a folder, which is gone afterwards.
fn in_a_folder(measured: impl FnOnce(&Path) -> anyhow::Result<Value>) -> anyhow::Result<Value> {
    let folder = std::env::temp_dir().join(format!("estafette-bench-{}", std::process::id()));
    let result = measured(&folder);
    let _ = std::fs::remove_dir_all(&folder);
    result
}
