//! What can be typed.

use crate::{film, shot, window};
use clap::{Args, Parser, Subcommand};
use commands::replay::ReportArgs;
use commands::version;
use std::path::PathBuf;

/// What can be typed after the name of the program.
#[derive(Parser)]
#[command(name = "estafette", version = version::told(systems::ALL))]
pub struct Arguments {
    /// The command; without one the window opens.
    #[command(subcommand)]
    pub task: Option<Task>,
}

/// A command of this program.
#[derive(Subcommand)]
#[allow(missing_docs, reason = "their help is messages")]
pub enum Task {
    Play(window::WindowArgs),
    #[command(flatten)]
    Shared(commands::SharedCommand),
    Replay(window::Replay),
    Report(Drawn),
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
pub struct Drawn {
    #[command(flatten)]
    pub report: ReportArgs,
    #[arg(long)]
    pub software: bool,
}
