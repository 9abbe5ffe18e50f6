//! `estafette-keeper`: everything that needs no window. Relays and tournaments run with it, and matches in a terminal.

use commands::{MESSAGES, OtherProgram};
use keeper::{KeeperArguments, KeeperTask, relay};
use language::say;
use replay::report::PagePictures;
use std::io;
use std::process::ExitCode;

fn main() -> ExitCode {
    match commands::parsed::<KeeperArguments>(systems::ALL, OtherProgram::Keeper) {
        Ok(arguments) => commands::ended("estafette-keeper", done(arguments.task)),
        Err(code) => code,
    }
}

fn done(task: KeeperTask) -> anyhow::Result<ExitCode> {
    let good = match task {
        KeeperTask::Shared(task) => return commands::done(systems::ALL, task),
        KeeperTask::Relay(args) => {
            commands::speak(systems::ALL, &[]);
            relay::run(&args)?
        }
        KeeperTask::Report(args) => {
            commands::speak(systems::ALL, &[]);
            let missing = Some(say!(MESSAGES, "commands-report-cannot-draw"));
            let without = PagePictures { missing, ..PagePictures::default() };
            commands::replay::report(systems::ALL, &args, |_| Ok(without), &mut io::stdout().lock())?
        }
    };
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
