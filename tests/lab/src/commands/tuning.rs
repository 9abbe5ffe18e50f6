//! `tune`: numbers for bots that look ahead, found by play.

use anyhow::{Context as _, bail};
use clap::Args;
use lab::arena::{self, Tuning};
use lab::library;
use language::bot::{BotKind, TuningRun, Weights};
use std::io::Write;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct Tune {
    /// The battle that is played: its system's numbers are tuned
    #[arg(long, default_value = "skirmish")]
    scenario: String,
    /// The bot that judges by them: captain or marshal
    #[arg(long, default_value = "captain")]
    level: BotKind,
    /// Numbers to try, one after the other
    #[arg(long, default_value_t = 20)]
    rounds: u64,
    /// Largest number of games for each of them
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Seed of what is tried and of all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Numbers to begin with, instead of those that are built in
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Write them here instead of printing them
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Number of threads (does not affect results)
    #[arg(long)]
    threads: Option<usize>,
}

/// Tunes, reports each attempt, and writes the result.
pub(crate) fn run(args: &Tune, threads: usize, out: &mut impl Write) -> anyhow::Result<bool> {
    if args.level < BotKind::Captain {
        bail!("a {} judges no positions: captain and marshal do", args.level.name());
    }
    let battle = library::open(&args.scenario, None)?;
    let begin = match &args.from {
        Some(path) => {
            let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
            Weights::read(&text).with_context(|| path.display().to_string())?
        }
        None => arena::kept(&battle),
    };
    let (rounds, games, seed) = (args.rounds, args.games, args.seed);
    let threads = args.threads.unwrap_or(threads);
    let tuning = Tuning { battle, level: args.level, rounds, games, seed, threads };
    let tried = arena::tune(&tuning, begin, &mut |tried| {
        let kept = if tried.kept { "kept" } else { "left as it was" };
        let score = f64::from(tried.score) / 10.0;
        eprintln!("{} {} -> {}: {score:.1} % of {} games, {kept}", tried.weight, tried.from, tried.to, tried.games);
    });
    let (weights, tried) = tried.map_err(anyhow::Error::msg)?;
    let level = args.level.name();
    let command = format!(
        "estafette-lab tune --scenario {} --level {level} --rounds {rounds} --games {games} --seed {seed}",
        args.scenario
    );
    let text = weights.made_by(TuningRun { command, tried }).to_string();
    match &args.out {
        Some(path) => std::fs::write(path, text).with_context(|| path.display().to_string())?,
        None => write!(out, "{text}")?,
    }
    out.flush()?;
    Ok(true)
}
