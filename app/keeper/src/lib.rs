//! The program that needs no window, without its main function, so that a test can look at its commands.

pub mod relay;

use clap::{Parser, Subcommand};
use commands::replay::ReportArgs;
use commands::version;

/// The command line of `estafette-keeper`.
#[derive(Parser)]
#[command(
    name = "estafette-keeper",
    version = version::told(systems::ALL),
    subcommand_required = true,
    arg_required_else_help = true
)]
pub struct KeeperArguments {
    /// The command.
    #[command(subcommand)]
    pub task: KeeperTask,
}

/// A command of this program.
#[derive(Subcommand)]
#[allow(missing_docs, reason = "their help is messages")]
pub enum KeeperTask {
    #[command(flatten)]
    Shared(commands::SharedCommand),
    Relay(relay::RelayArgs),
    Report(ReportArgs),
}
