//! Commands that are in another program, and where.

use std::process::ExitCode;

/// The exit code for a command that this program does not have, as for any command line that makes no sense.
const NOT_HERE: u8 = 2;

/// A program that has commands of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The program with a window.
    Window,
    /// The program without one.
    Keeper,
    /// The laboratory.
    Lab,
}

/// The commands that only one program has. Tests compare them with the help of each.
const ONLY_IN: &[(Place, &[&str])] = &[
    (Place::Window, &["play", "replay", "film", "shot", "guide"]),
    (Place::Keeper, &["relay"]),
    (Place::Lab, &["arena", "balance", "bench", "cases", "miscount", "selfplay", "soak", "tune"]),
];

impl Place {
    /// The name of the program.
    const fn program(self) -> &'static str {
        match self {
            Place::Window => "estafette",
            Place::Keeper => "estafette-keeper",
            Place::Lab => "estafette-lab",
        }
    }

    /// The commands that only this program has.
    pub fn commands(self) -> &'static [&'static str] {
        ONLY_IN.iter().find(|(place, _)| *place == self).map_or(&[], |(_, commands)| commands)
    }

    /// Where a command is, in one sentence.
    fn told(self, command: &str) -> String {
        match self {
            Place::Window => format!("`{command}` needs the program with a window: estafette {command}"),
            Place::Keeper => format!(
                "`{command}` is a command of the program without a window: estafette-keeper {command}, or in a checkout cargo \
                 run -p estafette-keeper -- {command}"
            ),
            Place::Lab => {
                format!(
                    "`{command}` is a command of the laboratory: in a checkout, cargo run -p estafette-lab -- {command}"
                )
            }
        }
    }
}

/// Answers a command that another program has. `word` is the first on the command line.
pub fn elsewhere(here: Place, word: Option<&str>) -> Option<ExitCode> {
    let word = word?;
    let (place, _) = ONLY_IN.iter().find(|(place, commands)| *place != here && commands.contains(&word))?;
    eprintln!("{}: {}.", here.program(), place.told(word));
    Some(ExitCode::from(NOT_HERE))
}
