//! `soak`: simulated matches over a bad network, and running programs that are killed.

use anyhow::Context;
use clap::Args;
use engine::digits::Digits;
use lab::bench::keeper;
use lab::{kills, library, soak};
use language::bot::BotKind;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

#[derive(Args)]
pub(crate) struct Soak {
    /// A battle of ours, or a scenario file
    #[arg(long, default_value = "skirmish")]
    scenario: String,
    /// How many matches
    #[arg(long, default_value_t = 100)]
    matches: u64,
    /// Seed of the first match; the others count up from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays: random, recruit, sensible, captain or marshal
    #[arg(long, default_value = "random")]
    bot: BotKind,
    /// Threads; the results do not depend on it
    #[arg(long)]
    threads: Option<usize>,
    /// Somebody lies in every match, and nothing else is wrong with it
    #[arg(long)]
    liars: bool,
    /// Instead: start pairs of estafette-keeper with clocks, and kill them this many times
    #[arg(long, value_name = "TIMES")]
    kills: Option<u32>,
    /// How many pairs share the kills
    #[arg(long, default_value_t = 4, requires = "kills")]
    pairs: u32,
}

/// Runs them, and whether all went well.
pub(crate) fn run(args: &Soak, threads: usize, out: &mut impl Write) -> anyhow::Result<bool> {
    if let Some(kills) = args.kills {
        return run_kills(kills, args.pairs, args.seed, out);
    }
    let plan = soak::SoakPlan {
        battle: library::open(&args.scenario, None)?,
        matches: args.matches,
        seed: args.seed,
        bot: args.bot,
        threads: args.threads.unwrap_or(threads),
        liars: args.liars,
    };
    run_soak(&plan, &args.scenario, out)
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

/// Sets a flag when the program is told to stop, so that it can report what it has so far.
fn told_to_stop() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&stop);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("waiting for a signal")?;
    std::thread::spawn(move || {
        runtime.block_on(wait_for_signal());
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

fn run_soak(plan: &soak::SoakPlan, scenario: &str, out: &mut impl Write) -> anyhow::Result<bool> {
    let stop = told_to_stop()?;
    let tally = soak::run(plan, &stop);
    for broken in &tally.broken {
        let liars = if plan.liars { " --liars" } else { "" };
        writeln!(out, "BROKEN  {broken}")?;
        writeln!(
            out,
            "again:  estafette-lab soak --scenario {scenario} --matches 1 --seed {} --bot {}{liars}",
            broken.seed,
            plan.bot.name()
        )?;
    }
    let played = tally.ended + tally.broken.len() as u64;
    if played < plan.matches {
        writeln!(out, "stopped after {played} of {} matches", plan.matches)?;
    }
    if let Some((seed, taken)) = tally.stopped.iter().max_by_key(|(_, taken)| *taken) {
        let (under_way, taken) = (tally.stopped.len(), taken.as_secs());
        writeln!(out, "{under_way} matches were under way, the longest for {taken} s: --seed {seed}")?;
    }
    let per_entry = tally.record_bytes as f64 / tally.entries.max(1) as f64;
    writeln!(
        out,
        "{} matches ended as they should, {} did not; {} entries, {per_entry:.0} bytes each on disk, {} crashes, {} \
         connections, clocks compared {} times, in {:.1} s, {:.1} matches a second",
        tally.ended,
        tally.broken.len(),
        tally.entries,
        tally.crashes,
        tally.connections,
        tally.compared,
        tally.seconds,
        played as f64 / tally.seconds.max(0.001)
    )?;
    writeln!(out, "digest of all ends: {}", Digits(&tally.digest))?;
    let (dice, sum) = tally.luck.kept_sum();
    if dice > 0 {
        let tried: Vec<String> = tally.luck.tried.iter().map(|(trick, times)| format!("{trick:?} {times}")).collect();
        writeln!(
            out,
            "liars foresaw {} rolls and tried to be rid of those they did not like ({}); the mean of the {dice} dice they \
             kept is {:.3}",
            tally.luck.foreseen,
            tried.join(", "),
            sum as f64 / dice as f64
        )?;
    }
    out.flush()?;
    Ok(tally.broken.is_empty())
}
