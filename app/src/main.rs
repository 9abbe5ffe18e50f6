//! `estafette`: Napoleonic wargames for two, with no server and dice neither player can choose.

use app::{film, pictures, shot, window};
use clap::{Args, Parser, Subcommand};
use commands::replay::ReportArgs;
use commands::{OtherProgram, version};
use play::guide;
use replay::Reel;
use replay::report::PagePictures;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(
    name = "estafette",
    version = version::told(systems::ALL),
    about = "Napoleonic wargames for two, with no server and dice neither player can choose",
    after_help = "estafette FILE opens the record of a match in the window."
)]
struct Arguments {
    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(Subcommand)]
enum Task {
    /// Open the window (the default where there is a display)
    Play(window::WindowArgs),
    #[command(flatten)]
    Shared(commands::SharedCommand),
    /// Look at a recorded match in the window: board, timeline, proofs and notes (docs/REPLAYS.md)
    Replay(window::Replay),
    /// Write a recorded match as one HTML file, with boards and charts (docs/REPLAYS.md)
    Report(Drawn),
    /// Make an animated picture of a recorded match (docs/REPLAYS.md)
    Film(film::FilmArgs),
    /// Draw a battle into a PNG file, without a display (docs/PICTURES.md)
    Shot(shot::Shot),
    /// The book "How to play": name its sections, or write its pictures into a folder
    Guide {
        /// The folder for the pictures
        #[arg(long)]
        pictures: Option<PathBuf>,
        /// Their width in pixels
        #[arg(long, default_value_t = 640)]
        width: u32,
    },
}

/// A report with pictures.
#[derive(Args)]
struct Drawn {
    #[command(flatten)]
    report: ReportArgs,
    /// Draw with the software adapter even where there is a graphics card
    #[arg(long)]
    software: bool,
}

fn main() -> ExitCode {
    let first = std::env::args().nth(1);
    let task = match opened(std::env::args_os()) {
        Some(task) => Some(task),
        None => {
            if let Some(code) = commands::elsewhere(OtherProgram::Window, first.as_deref()) {
                return code;
            }
            Arguments::parse().task
        }
    };
    commands::ended("estafette", done(task.unwrap_or_else(|| Task::Play(window::WindowArgs::default()))))
}

/// A file alone, as a desktop gives it after a double click, is a record to look at. A word that is no file is a command, or the
/// beginning of one that was mistyped.
fn opened(mut given: impl Iterator<Item = OsString>) -> Option<Task> {
    let file = PathBuf::from(given.nth(1)?);
    let alone = given.next().is_none() && file.is_file();
    alone.then_some(Task::Replay(window::Replay { file, test_points: false }))
}

fn done(task: Task) -> anyhow::Result<ExitCode> {
    match task {
        Task::Shared(task) => return commands::done(systems::ALL, task),
        Task::Play(play) => window::open(systems::ALL, &play)?,
        Task::Replay(replay) => window::open_replay(systems::ALL, &replay)?,
        Task::Report(args) => {
            let draw = |reel: &Reel| drawn(reel, args.software);
            let good = commands::replay::report(systems::ALL, &args.report, draw, &mut io::stdout().lock())?;
            return Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        Task::Film(args) => say([film::make(systems::ALL, &args)?])?,
        Task::Shot(shot) => say([shot::take(systems::ALL, &shot)?])?,
        Task::Guide { pictures: Some(folder), width } => {
            say(pictures::book::write_all(systems::ALL, &folder, &render::Theme::staff_map(), width)?)?;
        }
        Task::Guide { pictures: None, .. } => {
            let list = systems::ALL.list().iter();
            say(list.flat_map(|system| guide::book_of(*system).listing()))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn say(lines: impl IntoIterator<Item = String>) -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for line in lines {
        writeln!(out, "{line}")?;
    }
    out.flush()
}

fn drawn(reel: &Reel, software: bool) -> anyhow::Result<PagePictures> {
    let studio = if software { render::Studio::software() } else { render::Studio::open() };
    match studio {
        Ok(mut studio) => pictures::draw(reel, &mut studio),
        // The story is worth telling without pictures.
        Err(why) => {
            eprintln!("estafette: the report has no pictures: {why}");
            let missing = Some(String::from("No pictures: the computer that wrote this page could not draw."));
            Ok(PagePictures { missing, ..PagePictures::default() })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Task, opened};
    use std::ffi::OsString;

    #[test]
    fn a_file_alone_is_opened_and_a_word_is_a_command() {
        let file = std::env::temp_dir().join(format!("estafette-opened-{}", std::process::id()));
        std::fs::write(&file, "a record").expect("written");
        let given = |words: &[OsString]| opened(words.iter().cloned());
        let program = OsString::from("estafette");
        let found = given(&[program.clone(), file.clone().into()]);
        assert!(matches!(found, Some(Task::Replay(replay)) if replay.file == file));
        assert!(given(&[program.clone(), OsString::from("battle")]).is_none());
        assert!(given(&[program.clone(), file.clone().into(), OsString::from("--json")]).is_none());
        assert!(given(&[program]).is_none());
        let _ = std::fs::remove_file(&file);
    }
}
