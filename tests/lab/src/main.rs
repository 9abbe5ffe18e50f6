//! `estafette-lab`: the laboratory.

mod commands;

use anyhow::Context;
use clap::{Parser, Subcommand};
use commands::{arena, bench, cases, miscount, selfplay, soak, tuning};
use lab::balance;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(
    name = "estafette-lab",
    about = "The laboratory of Estafette: games by the thousand, simulated networks, and measurements",
    subcommand_required = true,
    arg_required_else_help = true
)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run rule-case files or folders of them (docs/CASES.md)
    Cases(cases::Cases),
    /// Play many games by bots, watch for faults, count which rules were met
    Selfplay(selfplay::Selfplay),
    /// Simulate many matches over a bad network between machines that crash
    Soak(soak::Soak),
    /// Show a desync: two peers on this machine play, and one of them miscounts
    Miscount(miscount::Miscount),
    /// Let bots fight each other many times, with changed sides and the same dice: how strong is each? (docs/BOTS.md)
    Arena(arena::Arena),
    /// Find what the parts of a position should count for by playing, one number at a time, and write them to a file (docs/BOTS.md)
    Tune(tuning::Tune),
    /// Let bots play each battle many times, and write a page about it (docs/BALANCE.md)
    Balance {
        /// Games of each battle
        #[arg(long, default_value_t = 500)]
        games: u64,
        /// Seed of all games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The file to write; standard output if not given
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Measure the program (docs/BENCHMARKS.md)
    #[command(subcommand)]
    Bench(bench::BenchTask),
}

fn main() -> ExitCode {
    match run(Arguments::parse().task) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("estafette-lab: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whether all went well.
fn run(task: Task) -> anyhow::Result<bool> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match task {
        Task::Cases(args) => cases::run(&args, &mut out),
        Task::Selfplay(args) => selfplay::run(&args, all_cores(), &mut out),
        Task::Soak(args) => soak::run(&args, all_cores(), &mut out),
        Task::Miscount(args) => miscount::run(&args, &mut out),
        Task::Arena(args) => arena::run(&args, all_cores(), &mut out),
        Task::Tune(args) => tuning::run(&args, all_cores(), &mut out),
        Task::Balance { games, seed, out: file } => {
            let text = balance::page(games, seed, all_cores())?;
            match file {
                Some(path) => std::fs::write(&path, text).with_context(|| path.display().to_string())?,
                None => write!(out, "{text}")?,
            }
            out.flush()?;
            Ok(true)
        }
        Task::Bench(task) => bench::run(&task, &mut out),
    }
}

fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
