//! The commands that the program with a window and the one without share.

mod battle;
mod elsewhere;
mod far;
pub mod help;
mod languages;
mod luggage;
mod messages;
mod mistakes;
pub mod replay;
mod room;
mod scenario;
mod task;
mod tournament;
pub mod version;
mod wire;

pub use elsewhere::OtherProgram;
pub use help::parsed;
pub use languages::speak;
pub use messages::MESSAGES;
pub use task::{SharedCommand, done};
pub use wire::runtime;

use std::io;
use std::process::ExitCode;

/// The exit code of a command; an error is printed under the name of the program.
pub fn ended(program: &str, result: anyhow::Result<ExitCode>) -> ExitCode {
    match result {
        Ok(code) => code,
        // The reader of our output has closed it: `estafette battle | head` is no failure.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{program}: {}", play::words::error(&error));
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .any(|cause| cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe))
}
