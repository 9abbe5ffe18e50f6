//! `scenario`: the built-in battles, and scenario files of your own.

use crate::MESSAGES;
use clap::Subcommand;
use language::battle::NoBattle;
use language::say;
use language::system::Systems;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The tasks of `scenario`.
#[derive(Subcommand)]
#[allow(missing_docs, reason = "their help is messages")]
pub enum ScenarioTask {
    List,
    Check {
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
            let good = say!(
                MESSAGES,
                "commands-scenario-good",
                title = battle.scenario.title.clone(),
                units = battle.scenario.pieces.iter().sum::<usize>(),
                turns = u16::from(last.saturating_sub(first)) + 1,
                hash = record::header::Header::scenario_hash(&battle.bytes()).to_string()
            );
            writeln!(out, "{good}")?;
            Ok(true)
        }
        Err(NoBattle(mistakes)) => {
            for mistake in &mistakes {
                writeln!(out, "{mistake}")?;
            }
            let file = path.display().to_string();
            writeln!(out, "{}", say!(MESSAGES, "commands-scenario-bad", file = file, mistakes = mistakes.len()))?;
            Ok(false)
        }
    }
}
