//! Commands that are in another program, and the name of that program.

use crate::MESSAGES;
use language::say;
use std::process::ExitCode;

/// The exit code for a command that this program does not have, as for any invalid command line.
const NOT_HERE: u8 = 2;

/// A program that has commands of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherProgram {
    /// The program with a window.
    Window,
    /// The program without one.
    Keeper,
    /// The laboratory.
    Lab,
}

/// The commands that only one program has. Tests compare them with the help of each.
const ONLY_IN: &[(OtherProgram, &[&str])] = &[
    (OtherProgram::Window, &["play", "replay", "film", "shot", "guide"]),
    (OtherProgram::Keeper, &["relay"]),
    (OtherProgram::Lab, &["arena", "balance", "bench", "cases", "miscount", "selfplay", "soak", "tune"]),
];

impl OtherProgram {
    /// The name of the program.
    const fn program(self) -> &'static str {
        match self {
            OtherProgram::Window => "estafette",
            OtherProgram::Keeper => "estafette-keeper",
            OtherProgram::Lab => "estafette-lab",
        }
    }

    /// The commands that only this program has.
    pub fn commands(self) -> &'static [&'static str] {
        ONLY_IN.iter().find(|(place, _)| *place == self).map_or(&[], |(_, commands)| commands)
    }

    /// A sentence that names the program of a command.
    fn told(self, command: &str) -> String {
        let command = command.to_owned();
        match self {
            OtherProgram::Window => say!(MESSAGES, "commands-elsewhere-window", command = command),
            OtherProgram::Keeper => say!(MESSAGES, "commands-elsewhere-keeper", command = command),
            OtherProgram::Lab => say!(MESSAGES, "commands-elsewhere-lab", command = command),
        }
    }
}

/// Answers a command that another program has. `word` is the first on the command line.
pub(crate) fn elsewhere(here: OtherProgram, word: Option<&str>) -> Option<ExitCode> {
    let word = word?;
    let (place, _) = ONLY_IN.iter().find(|(place, commands)| *place != here && commands.contains(&word))?;
    eprintln!("{}: {}", here.program(), place.told(word));
    Some(ExitCode::from(NOT_HERE))
}
