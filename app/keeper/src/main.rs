//! `estafette-keeper`: everything that needs no window. Relays and tournaments run with it, and matches in a terminal.

mod relay;

use clap::{Parser, Subcommand};
use commands::replay::ReportArgs;
use commands::{OtherProgram, version};
use replay::report::PagePictures;
use std::io;
use std::process::ExitCode;

#[derive(Parser)]
#[command(
    name = "estafette-keeper",
    version = version::told(systems::ALL),
    about = "Estafette without a window: relays, the director's desk, and matches in a terminal",
    subcommand_required = true,
    arg_required_else_help = true
)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    #[command(flatten)]
    Shared(commands::SharedCommand),
    /// Run a relay for others, on a machine with a public address (docs/RELAY.md)
    Relay(relay::RelayArgs),
    /// Write a recorded match as one HTML file, with charts and without pictures (docs/REPLAYS.md)
    Report(ReportArgs),
}

fn main() -> ExitCode {
    if let Some(code) = commands::elsewhere(OtherProgram::Keeper, std::env::args().nth(1).as_deref()) {
        return code;
    }
    commands::ended("estafette-keeper", done(Arguments::parse().task))
}

fn done(task: Task) -> anyhow::Result<ExitCode> {
    let good = match task {
        Task::Shared(task) => return commands::done(systems::ALL, task),
        Task::Relay(args) => relay::run(&args)?,
        Task::Report(args) => {
            let missing = Some(String::from("No pictures: the program that wrote this page cannot draw."));
            let without = PagePictures { missing, ..PagePictures::default() };
            commands::replay::report(systems::ALL, &args, |_| Ok(without), &mut io::stdout().lock())?
        }
    };
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
