//! `soak`: simulated matches over a bad network, and running programs that are killed.

use anyhow::Context;
use clap::Args;
use lab::bench::keeper;
use lab::systems::WITH_FORD;
use lab::{kills, library, soak};
use language::battle::Battle;
use language::bot::BotKind;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The name for all built-in battles.
const ALL: &str = "all";
/// Number of matches, if neither a number nor a time is given.
const MATCHES: u64 = 100;

#[derive(Args)]
pub(crate) struct Soak {
    /// A built-in battle, a scenario file, or all for every built-in battle; several share the time of the threads equally
    #[arg(long, default_value = "skirmish")]
    scenario: Vec<String>,
    /// Number of matches of each battle; 100, or without end if a time is given
    #[arg(long)]
    matches: Option<u64>,
    /// Stop after this many seconds, and report the results so far
    #[arg(long)]
    seconds: Option<u64>,
    /// Seed of a battle's first match; the others count up from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Bot that plays: random, recruit, sensible, captain or marshal
    #[arg(long, default_value = "random")]
    bot: BotKind,
    /// Number of threads (does not affect results)
    #[arg(long)]
    threads: Option<usize>,
    /// Let one player lie in every match, with no other fault
    #[arg(long)]
    liars: bool,
    /// Instead: start pairs of estafette-keeper with clocks, and kill them this many times
    #[arg(long, value_name = "TIMES")]
    kills: Option<u32>,
    /// Pairs of programs that share the kills
    #[arg(long, default_value_t = 4, requires = "kills")]
    pairs: u32,
}

/// Runs them, and whether all went well.
pub(crate) fn run(args: &Soak, threads: usize, out: &mut impl Write) -> anyhow::Result<bool> {
    if let Some(kills) = args.kills {
        return run_kills(kills, args.pairs, args.seed, out);
    }
    let matches = if args.seconds.is_some() { args.matches } else { Some(args.matches.unwrap_or(MATCHES)) };
    let plan = soak::SoakPlan {
        battles: battles(&args.scenario)?,
        matches,
        seed: args.seed,
        bot: args.bot,
        threads: args.threads.unwrap_or(threads),
        liars: args.liars,
    };
    let stop = told_to_stop(args.seconds.map(Duration::from_secs))?;
    Ok(soak::tell(&soak::run(&plan, &stop), &plan, out)?)
}

/// The battles of these names, with the names.
fn battles(names: &[String]) -> anyhow::Result<Vec<(String, Battle)>> {
    let mut battles = Vec::new();
    for name in names {
        if name == ALL {
            for id in WITH_FORD.readers().built_in_ids() {
                battles.push((id.to_owned(), library::open(id, None)?));
            }
        } else {
            battles.push((name.clone(), library::open(name, None)?));
        }
    }
    Ok(battles)
}

fn run_kills(kills: u32, pairs: u32, seed: u64, out: &mut impl Write) -> anyhow::Result<bool> {
    let program = keeper()?;
    let seen = kills::run(&kills::KillPlan { program, kills, pairs, seed })?;
    writeln!(
        out,
        "{} kills, {} times both at once; afterwards the clocks were {} ms apart at most; {} ms were forgotten at most \
         where one lived on; noticed within {} ms; together again within {} ms",
        seen.kills, seen.both, seen.apart, seen.forgotten, seen.noticed, seen.met
    )?;
    out.flush()?;
    Ok(true)
}

/// Sets a flag when the program is told to stop, or its time is over, so that it can report what it has so far.
fn told_to_stop(time: Option<Duration>) -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&stop);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("waiting for a signal")?;
    std::thread::spawn(move || {
        runtime.block_on(async {
            match time {
                // Either way it is time to stop.
                Some(time) => {
                    let _ = tokio::time::timeout(time, wait_for_signal()).await;
                }
                None => wait_for_signal().await,
            }
        });
        set.store(true, Ordering::Relaxed);
    });
    Ok(stop)
}

#[cfg(unix)]
async fn wait_for_signal() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut ended) = signal(SignalKind::terminate()) else { return std::future::pending().await };
    tokio::select! {
        result = tokio::signal::ctrl_c() => if result.is_err() { std::future::pending::<()>().await },
        _ = ended.recv() => {}
    }
}

#[cfg(not(unix))]
async fn wait_for_signal() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
