//! `estafette`: Napoleonic battles between two people, with nothing to trust but the rules.

mod commands;

use anyhow::{Context, bail};
use app::bot::Kind;
use app::selfplay::{self, Detectors, Plan};
use app::{adjutant, balance, bench, cases, kills, library, narrator, soak};
use clap::Parser;
use commands::line::{Arguments, BenchTask, ScenarioTask, Task};
use commands::{replay, wire};
use engine::digits::Digits;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

fn main() -> ExitCode {
    let task = opened(std::env::args_os()).or_else(|| Arguments::parse().task);
    match chosen(task).and_then(done) {
        Ok(code) => code,
        // Whoever read our output has gone: `estafette battle | head` is no failure.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("estafette: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .any(|cause| cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe))
}

/// A file alone, as a desktop gives it after a double click, is a record to look at. A word that is no file is a command, or the
/// beginning of one that was mistyped.
#[cfg(feature = "window")]
fn opened(mut given: impl Iterator<Item = OsString>) -> Option<Task> {
    let file = PathBuf::from(given.nth(1)?);
    let alone = given.next().is_none() && file.is_file();
    alone.then_some(Task::Replay(app::window::Replay { file, test_points: false }))
}

/// Without a window a record is told, by a command of its own.
#[cfg(not(feature = "window"))]
fn opened(_: impl Iterator<Item = OsString>) -> Option<Task> {
    None
}

/// What is done without a command: the window is opened, where there is one to open.
fn chosen(task: Option<Task>) -> anyhow::Result<Task> {
    match task {
        Some(task) => Ok(task),
        #[cfg(feature = "window")]
        None => Ok(Task::Play(app::window::Play::default())),
        #[cfg(not(feature = "window"))]
        None => bail!("this build has no window; `estafette demo` shows a whole match, and --help what else there is"),
    }
}

/// What whoever called the program is told: 0, all went well; 1, it did not; 3, a record is good and not finished.
fn done(task: Task) -> anyhow::Result<ExitCode> {
    if let Task::Verify(args) = &task {
        let standing = wire::verify(args, &mut io::BufWriter::new(io::stdout().lock()))?;
        return Ok(ExitCode::from(standing.status()));
    }
    Ok(if run(task)? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Whether all went well.
fn run(task: Task) -> anyhow::Result<bool> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match task {
        Task::Host(args) => {
            drop(out);
            wire::host(&args)
        }
        Task::Join(args) => {
            drop(out);
            wire::join(&args)
        }
        Task::Watch(args) => {
            drop(out);
            wire::watch(&args)
        }
        Task::Room(args) => commands::room::run(&args, &mut out),
        Task::Check(args) => commands::far::check(&args, &mut out),
        Task::Relays(args) => commands::far::relays(&args, &mut out),
        Task::Relay(args) => {
            drop(out);
            commands::far::relay(&args)
        }
        Task::Matches(args) => wire::matches(&args, &mut out),
        Task::Demo(args) => wire::demo(&args, &mut out),
        #[cfg(feature = "tournament")]
        Task::Tournament(task) => match task {
            commands::tournament::Tournament::Run(_) | commands::tournament::Tournament::Join(_) => {
                drop(out);
                commands::tournament::run(task, &mut io::sink())
            }
            task => commands::tournament::run(task, &mut out),
        },
        Task::Verify(args) => Ok(wire::verify(&args, &mut out)? == app::proof::Standing::Good),
        Task::Tell(args) => replay::tell(&args, &mut out),
        Task::Review(args) => replay::review(&args, all_cores(), &mut out),
        Task::Report(args) => replay::report(&args, &mut out),
        #[cfg(feature = "board")]
        Task::Film(args) => {
            writeln!(out, "{}", app::film::make(&args)?)?;
            out.flush()?;
            Ok(true)
        }
        Task::Battle { scenario, seed, with, moves, first, second } => {
            let battle = library::open(&scenario, None)?;
            let seed = seed.unwrap_or_else(fresh_seed);
            let options = battle.options(&battle.switches_named(&with)?);
            let telling = narrator::Telling { seed, bots: [first, second], options, all_moves: moves };
            narrator::tell(&battle, &telling, &mut out)?;
            let mut again = format!("battle --scenario {scenario} --seed {seed}");
            if !with.is_empty() {
                again.push_str(&format!(" --with {}", with.join(",")));
            }
            if moves {
                again.push_str(" --moves");
            }
            for (bot, word) in [(first, " --first"), (second, " --second")] {
                if bot != Kind::Sensible {
                    again.push_str(&format!("{word} {}", bot.name()));
                }
            }
            writeln!(out, "\nThe same battle again: tools/run {again}")?;
            out.flush()?;
            Ok(true)
        }
        Task::Adjutant => {
            if io::stdin().is_terminal() {
                eprintln!("The adjutant reads one JSON object a line, such as {{\"do\": \"scenarios\"}}.");
            }
            adjutant::serve(&mut io::stdin().lock(), &mut out)?;
            Ok(true)
        }
        Task::Cases { paths, verbose } => run_cases(&paths, verbose, &mut out),
        Task::Selfplay {
            scenario,
            games,
            from,
            only,
            at_most,
            seed,
            first,
            second,
            json,
            check,
            no_detectors,
            threads,
            revision,
        } => {
            let battle = library::open(&scenario, None)?;
            let plan = Plan {
                battle: revision.map_or_else(|| Ok(battle.clone()), |revision| battle.under(revision))?,
                games: if only.is_some() { 1 } else { games },
                at_most: at_most.unwrap_or(0),
                seed,
                bots: [first, second],
                detectors: if no_detectors { Detectors::OFF } else { Detectors::ON },
                threads: threads.unwrap_or_else(all_cores),
            };
            run_selfplay(&plan, only.unwrap_or(from), json, check, &mut out)
        }
        Task::Luggage(luggage) => commands::luggage::run(&luggage, &mut out),
        Task::Arena(args) => commands::arena::run(&args, all_cores(), &mut out),
        Task::Tune(args) => commands::tuning::run(&args, all_cores(), &mut out),
        Task::Balance { games, seed, out: file } => {
            let text = balance::page(games, seed, all_cores())?;
            match file {
                Some(path) => std::fs::write(&path, text).with_context(|| path.display().to_string())?,
                None => write!(out, "{text}")?,
            }
            out.flush()?;
            Ok(true)
        }
        Task::Soak { kills: Some(kills), pairs, seed, .. } => run_kills(kills, pairs, seed, &mut out),
        Task::Soak { scenario, matches, seed, bot, threads, liars, .. } => {
            let threads = threads.unwrap_or_else(all_cores);
            let plan = soak::Plan { battle: library::open(&scenario, None)?, matches, seed, bot, threads, liars };
            run_soak(&plan, &scenario, &mut out)
        }
        Task::Scenario(ScenarioTask::List) => {
            for listing in systems::READERS.built_ins() {
                writeln!(out, "{:<14} {}", listing.id, listing.title)?;
            }
            out.flush()?;
            Ok(true)
        }
        Task::Scenario(ScenarioTask::Check { paths }) => check_scenarios(&paths, &mut out),
        Task::Bench(BenchTask::Net { scenario, samples, pairs, json }) => {
            let result = wire::bench(&library::open(&scenario, None)?, samples, pairs)?;
            if json {
                writeln!(out, "{result}")?;
            } else {
                writeln!(out, "{}", serde_json::to_string_pretty(&result).context("telling the result")?)?;
            }
            out.flush()?;
            Ok(true)
        }
        Task::Bench(BenchTask::Far { samples }) => {
            let result = commands::far::bench(samples)?;
            writeln!(out, "{}", serde_json::to_string_pretty(&result).context("telling the result")?)?;
            out.flush()?;
            Ok(true)
        }
        Task::Bench(BenchTask::Relay { matches, seconds, every }) => {
            let result = commands::far::bench_relay(matches, seconds, every)?;
            writeln!(out, "{}", serde_json::to_string_pretty(&result).context("telling the result")?)?;
            out.flush()?;
            Ok(true)
        }
        Task::Bench(BenchTask::Engine { scenario, games, json }) => {
            let result = bench::engine(&library::open(&scenario, None)?, games);
            if json {
                writeln!(out, "{result}")?;
            } else {
                writeln!(out, "{}", serde_json::to_string_pretty(&result).context("telling the result")?)?;
            }
            out.flush()?;
            Ok(true)
        }
        Task::Bench(BenchTask::Siege(bench)) => {
            let result = serde_json::to_value(app::bench_siege::run(&bench)?).context("telling the result")?;
            tell_measured(&mut out, &result, bench.json)?;
            Ok(true)
        }
        Task::Bench(BenchTask::Replay(bench)) => {
            let result = app::bench_replay::run(&bench)?;
            tell_measured(&mut out, &result, bench.json)?;
            Ok(true)
        }
        #[cfg(feature = "window")]
        Task::Bench(BenchTask::App(bench)) => {
            let result = app::bench_app::run(&bench)?;
            tell_measured(&mut out, &result, bench.json)?;
            Ok(true)
        }
        #[cfg(feature = "board")]
        Task::Bench(BenchTask::Render(bench)) => {
            app::bench_render::run(&bench, &mut out)?;
            Ok(true)
        }
        #[cfg(feature = "window")]
        Task::Play(play) => {
            drop(out);
            app::window::open(&play)?;
            Ok(true)
        }
        #[cfg(feature = "window")]
        Task::Replay(replay) => {
            drop(out);
            app::window::open_replay(&replay)?;
            Ok(true)
        }
        #[cfg(feature = "board")]
        Task::Shot(shot) => {
            writeln!(out, "{}", app::shot::take(&shot)?)?;
            out.flush()?;
            Ok(true)
        }
        #[cfg(feature = "board")]
        Task::Guide { pictures, width } => {
            let lines = match pictures {
                Some(folder) => app::pictures::book::write_all(&folder, &render::Theme::staff_map(), width)?,
                None => app::systems::SYSTEMS
                    .iter()
                    .flat_map(|system| app::guide::book_of(system.name()).listing())
                    .collect(),
            };
            for line in lines {
                writeln!(out, "{line}")?;
            }
            out.flush()?;
            Ok(true)
        }
    }
}

fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A seed for who did not give one. The only place where the time of day plays a part.
fn fresh_seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(1, |time| time.as_nanos() as u64 % 1_000_000)
}

fn run_cases(paths: &[PathBuf], verbose: bool, out: &mut impl Write) -> anyhow::Result<bool> {
    let files = cases::collect(paths).map_err(anyhow::Error::msg)?;
    if files.is_empty() {
        bail!("there is no case file in what was named");
    }
    let (mut passed, mut failed, mut skipped) = (0, 0, 0);
    let mut runner = cases::Runner::new();
    for file in files {
        match runner.run(&file) {
            cases::Verdict::Passed => {
                passed += 1;
                if verbose {
                    writeln!(out, "passed  {}", file.display())?;
                }
            }
            cases::Verdict::Failed(reason) => {
                failed += 1;
                writeln!(out, "FAILED  {}\n        {reason}", file.display())?;
            }
            cases::Verdict::Skipped(reason) => {
                skipped += 1;
                writeln!(out, "skipped {}\n        {reason}", file.display())?;
            }
        }
    }
    let rest = if skipped == 0 { String::new() } else { format!(", {skipped} skipped") };
    writeln!(out, "{passed} passed, {failed} failed{rest}")?;
    out.flush()?;
    Ok(failed == 0)
}

fn run_selfplay(plan: &Plan, from: u64, json: bool, check: bool, out: &mut impl Write) -> anyhow::Result<bool> {
    let (tally, seconds) = selfplay::run_from(plan, from);
    if json {
        writeln!(out, "{}", tally.json(seconds))?;
    } else {
        write!(out, "{}", tally.text(seconds))?;
    }
    let mut good = tally.faults.is_empty();
    if check {
        for (case, thought) in tally.unexplained() {
            eprintln!("rule case {case} was never met: {thought}");
            good = false;
        }
    }
    out.flush()?;
    Ok(good)
}

fn run_kills(kills: u32, pairs: u32, seed: u64, out: &mut impl Write) -> anyhow::Result<bool> {
    let program = std::env::current_exe().context("where this program is")?;
    let seen = kills::run(&kills::Plan { program, kills, pairs, seed })?;
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

fn run_soak(plan: &soak::Plan, scenario: &str, out: &mut impl Write) -> anyhow::Result<bool> {
    let stop = told_to_stop()?;
    let tally = soak::run(plan, &stop);
    for broken in &tally.broken {
        let liars = if plan.liars { " --liars" } else { "" };
        writeln!(out, "BROKEN  {broken}")?;
        writeln!(
            out,
            "again:  estafette soak --scenario {scenario} --matches 1 --seed {} --bot {}{liars}",
            broken.seed,
            plan.bot.name()
        )?;
    }
    let played = tally.ended + tally.broken.len() as u64;
    if played < plan.matches {
        writeln!(out, "stopped after {played} of {} matches", plan.matches)?;
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

fn check_scenarios(paths: &[PathBuf], out: &mut impl Write) -> anyhow::Result<bool> {
    let mut good = true;
    for path in paths {
        good &= check_scenario(path, out)?;
    }
    out.flush()?;
    Ok(good)
}

fn check_scenario(path: &Path, out: &mut impl Write) -> anyhow::Result<bool> {
    // One of ours, by its id, unless there is a file of that name.
    let ours = path.to_str().filter(|_| !path.exists()).filter(|id| systems::READERS.built_in(id).is_some());
    match ours.map_or_else(|| library::open_file(path), |id| library::open(id, None)) {
        Ok(battle) => {
            let (first, last) = battle.scenario.turns;
            writeln!(
                out,
                "{}: {} units, {} turns, no mistakes; content {}",
                battle.scenario.title,
                battle.scenario.pieces.iter().sum::<usize>(),
                u16::from(last.saturating_sub(first)) + 1,
                net::header::Header::scenario_hash(&battle.bytes())
            )?;
            Ok(true)
        }
        Err(library::NoBattle(mistakes)) => {
            for mistake in &mistakes {
                writeln!(out, "{mistake}")?;
            }
            let plural = if mistakes.len() == 1 { "" } else { "s" };
            writeln!(out, "{}: {} mistake{plural}", path.display(), mistakes.len())?;
            Ok(false)
        }
    }
}

/// Tells what was measured: on one line for programs, or laid out for people.
fn tell_measured(out: &mut impl Write, result: &serde_json::Value, json: bool) -> anyhow::Result<()> {
    let text = if json { serde_json::to_string(result) } else { serde_json::to_string_pretty(result) };
    writeln!(out, "{}", text.context("telling the result")?)?;
    Ok(out.flush()?)
}

#[cfg(all(test, feature = "window"))]
mod tests {
    use super::{Task, opened};
    use std::ffi::OsString;

    #[test]
    fn a_file_alone_is_opened_and_a_word_is_a_command() {
        let file = std::env::temp_dir().join(format!("estafette-opened-{}", std::process::id()));
        std::fs::write(&file, "a record").expect("written");
        let given = |words: &[OsString]| opened(words.iter().cloned());
        let program = OsString::from("estafette");
        let found = given(&[program.clone(), file.clone().into()]);
        assert!(matches!(found, Some(Task::Replay(replay)) if replay.file == file));
        assert!(given(&[program.clone(), OsString::from("battle")]).is_none());
        assert!(given(&[program.clone(), file.clone().into(), OsString::from("--json")]).is_none());
        assert!(given(&[program]).is_none());
        let _ = std::fs::remove_file(&file);
    }
}
