//! `estafette`: Napoleonic wargames for two, with no server and dice neither player can choose.

use app::arguments::{ProgramArguments, ProgramTask};
use app::{film, pictures, shot, window};
use commands::{MESSAGES, OtherProgram};
use language::say;
use play::guide;
use replay::Reel;
use replay::report::PagePictures;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let task = match opened(std::env::args_os()) {
        Some(task) => Some(task),
        None => match commands::parsed::<ProgramArguments>(systems::ALL, OtherProgram::Window) {
            Ok(arguments) => arguments.task,
            Err(code) => return code,
        },
    };
    commands::ended("estafette", done(task.unwrap_or_else(|| ProgramTask::Play(window::WindowArgs::default()))))
}

/// A file alone, as a desktop gives it after a double click, is a record to look at. A word that is no file is a command, or the
/// beginning of one that was mistyped.
fn opened(mut given: impl Iterator<Item = OsString>) -> Option<ProgramTask> {
    let file = PathBuf::from(given.nth(1)?);
    let alone = given.next().is_none() && file.is_file();
    alone.then_some(ProgramTask::Replay(window::Replay { file, test_points: false }))
}

fn done(task: ProgramTask) -> anyhow::Result<ExitCode> {
    // Shared commands and the window find their language themselves.
    if !matches!(task, ProgramTask::Shared(_) | ProgramTask::Play(_) | ProgramTask::Replay(_)) {
        commands::speak(systems::ALL, &[&pictures::MESSAGES]);
    }
    match task {
        ProgramTask::Shared(task) => return commands::done(systems::ALL, task),
        ProgramTask::Play(play) => window::open(systems::ALL, &[&MESSAGES], &play)?,
        ProgramTask::Replay(replay) => window::open_replay(systems::ALL, &[&MESSAGES], &replay)?,
        ProgramTask::Report(args) => {
            let draw = |reel: &Reel| drawn(reel, args.software);
            let good = commands::replay::report(systems::ALL, &args.report, draw, &mut io::stdout().lock())?;
            return Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        ProgramTask::Film(args) => print([film::make(systems::ALL, &args)?])?,
        ProgramTask::Shot(shot) => print([shot::take(systems::ALL, &shot)?])?,
        ProgramTask::Guide { pictures: Some(folder), width } => {
            print(pictures::book::write_all(systems::ALL, &folder, &render::Theme::staff_map(), width)?)?;
        }
        ProgramTask::Guide { pictures: None, .. } => {
            let list = systems::ALL.list().iter();
            print(list.flat_map(|system| guide::book_of(*system).listing()))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn print(lines: impl IntoIterator<Item = String>) -> io::Result<()> {
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
            eprintln!("estafette: {}", say!(MESSAGES, "commands-report-no-pictures", why = why.to_string()));
            let missing = Some(say!(MESSAGES, "commands-report-not-drawn"));
            Ok(PagePictures { missing, ..PagePictures::default() })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ProgramTask, opened};
    use std::ffi::OsString;

    #[test]
    fn a_file_alone_is_opened_and_a_word_is_a_command() {
        let file = std::env::temp_dir().join(format!("estafette-opened-{}", std::process::id()));
        std::fs::write(&file, "a record").expect("written");
        let given = |words: &[OsString]| opened(words.iter().cloned());
        let program = OsString::from("estafette");
        let found = given(&[program.clone(), file.clone().into()]);
        assert!(matches!(found, Some(ProgramTask::Replay(replay)) if replay.file == file));
        assert!(given(&[program.clone(), OsString::from("battle")]).is_none());
        assert!(given(&[program.clone(), file.clone().into(), OsString::from("--json")]).is_none());
        assert!(given(&[program]).is_none());
        let _ = std::fs::remove_file(&file);
    }
}
