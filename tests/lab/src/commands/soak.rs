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
    /// A built-in battle, or a scenario file
    #[arg(long, default_value = "skirmish")]
    scenario: String,
    /// Number of matches
    #[arg(long, default_value_t = 100)]
    matches: u64,
    /// Seed of the first match; the others count up from it
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
    tell(&soak::run(plan, &stop), plan, scenario, out)
}

/// Reports the results, whether all matches were played or not.
fn tell(tally: &soak::SoakTally, plan: &soak::SoakPlan, scenario: &str, out: &mut impl Write) -> anyhow::Result<bool> {
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

    use super::*;
    use clap::Parser;
    use sim::Broken;
    use std::time::Duration;

    #[derive(Parser)]
    enum Line {
        Soak(Soak),
    }

    fn plan(liars: bool) -> soak::SoakPlan {
        let battle = library::open("skirmish", None).unwrap();
        soak::SoakPlan { battle, matches: 40, seed: 7, bot: BotKind::Recruit, threads: 2, liars }
    }

    fn told(tally: &soak::SoakTally, plan: &soak::SoakPlan) -> (bool, String) {
        let mut out = Vec::new();
        let well = tell(tally, plan, "skirmish", &mut out).unwrap();
        (well, String::from_utf8(out).unwrap())
    }

    #[test]
    fn who_is_stopped_before_the_first_match_tells_that_none_was_played() {
        let plan = plan(false);
        let tally = soak::run(&plan, &AtomicBool::new(true));
        assert_eq!((tally.ended, tally.entries, tally.broken.len(), tally.stopped.len()), (0, 0, 0, 0));
        let (well, text) = told(&tally, &plan);
        assert!(well, "nothing was broken");
        assert!(
            text.starts_with("stopped after 0 of 40 matches\n0 matches ended as they should, 0 did not;"),
            "{text}"
        );
        assert!(text.contains(&format!("\ndigest of all ends: {}\n", "0".repeat(64))), "{text}");
    }

    #[test]
    fn what_is_stopped_under_way_tells_its_results_and_how_a_broken_match_is_run_again() {
        for liars in [false, true] {
            let plan = plan(liars);
            let mut tally = soak::SoakTally { ended: 2, ..soak::SoakTally::default() };
            tally.add(12, Err(Broken { seed: 12, what: String::from("a promise") }));
            tally.stopped = vec![(13, Duration::from_secs(4)), (14, Duration::from_secs(90))];
            let (well, text) = told(&tally, &plan);
            assert!(!well, "a match was broken");
            let lines: Vec<&str> = text.lines().collect();
            assert_eq!(lines[0], "BROKEN  seed 12: a promise");
            let Some(again) = lines[1].strip_prefix("again:  estafette-lab ") else { panic!("{text}") };
            assert_eq!(lines[2], "stopped after 3 of 40 matches");
            assert_eq!(lines[3], "2 matches were under way, the longest for 90 s: --seed 14");
            assert!(lines[4].starts_with("2 matches ended as they should, 1 did not;"), "{text}");
            // The line is one that this program takes, and it names the same match.
            let words = std::iter::once("estafette-lab").chain(again.split(' '));
            let Line::Soak(read) = Line::try_parse_from(words).unwrap();
            let same = (read.scenario.as_str(), read.matches, read.seed, read.bot, read.liars);
            assert_eq!(same, ("skirmish", 1, 12, plan.bot, liars), "{again}");
        }
    }
}
