//! The command line of `estafette`.

use crate::{film, shot, window};
use clap::{Args, Parser, Subcommand};
use commands::replay::ReportArgs;
use commands::version;
use std::path::PathBuf;

/// A command with its options, after the name of the program.
#[derive(Parser)]
#[command(name = "estafette", version = version::told(systems::ALL))]
pub struct ProgramArguments {
    /// The command; without one the window opens.
    #[command(subcommand)]
    pub task: Option<ProgramTask>,
}

/// A command of this program.
#[derive(Subcommand)]
#[allow(missing_docs, reason = "their help is messages")]
pub enum ProgramTask {
    Play(window::WindowArgs),
    #[command(flatten)]
    Shared(commands::SharedCommand),
    Replay(window::Replay),
    Report(DrawnReport),
    Film(film::FilmArgs),
    Shot(shot::Shot),
    Guide {
        #[arg(long)]
        pictures: Option<PathBuf>,
        #[arg(long, default_value_t = 640)]
        width: u32,
    },
}

/// A report with pictures.
#[derive(Args)]
#[allow(missing_docs, reason = "their help is messages")]
pub struct DrawnReport {
    #[command(flatten)]
    pub report: ReportArgs,
    #[arg(long)]
    pub software: bool,
}
