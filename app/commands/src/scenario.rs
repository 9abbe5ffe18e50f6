//! `scenario`: the built-in battles, and scenario files of your own.

use clap::Subcommand;
use language::battle::NoBattle;
use language::system::Systems;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The tasks of `scenario`.
#[derive(Subcommand)]
pub enum ScenarioTask {
    /// Name the battles there are
    List,
    /// Explain every mistake in a scenario file or folder
    Check {
        /// Files or folders, or built-in battles by their ids
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
}

/// Lists or checks.
pub(crate) fn run(systems: Systems, task: &ScenarioTask, out: &mut impl Write) -> anyhow::Result<bool> {
    match task {
        ScenarioTask::List => {
            for listing in systems.readers().built_ins() {
                writeln!(out, "{:<14} {}", listing.id, listing.title)?;
            }
            out.flush()?;
            Ok(true)
        }
        ScenarioTask::Check { paths } => check_scenarios(systems, paths, out),
    }
}

fn check_scenarios(systems: Systems, paths: &[PathBuf], out: &mut impl Write) -> anyhow::Result<bool> {
    let mut good = true;
    for path in paths {
        good &= check_scenario(systems, path, out)?;
    }
    out.flush()?;
    Ok(good)
}

fn check_scenario(systems: Systems, path: &Path, out: &mut impl Write) -> anyhow::Result<bool> {
    // A built-in battle, by its id, unless there is a file of that name.
    let ours = path.to_str().filter(|_| !path.exists()).filter(|id| systems.readers().built_in(id).is_some());
    match ours.map_or_else(|| systems.open_file(path), |id| systems.open(id, None)) {
        Ok(battle) => {
            let (first, last) = battle.scenario.turns;
            writeln!(
                out,
                "{}: {} units, {} turns, no mistakes; content {}",
                battle.scenario.title,
                battle.scenario.pieces.iter().sum::<usize>(),
                u16::from(last.saturating_sub(first)) + 1,
                record::header::Header::scenario_hash(&battle.bytes())
            )?;
            Ok(true)
        }
        Err(NoBattle(mistakes)) => {
            for mistake in &mistakes {
                writeln!(out, "{mistake}")?;
            }
            let plural = if mistakes.len() == 1 { "" } else { "s" };
            writeln!(out, "{}: {} mistake{plural}", path.display(), mistakes.len())?;
            Ok(false)
        }
    }
}
