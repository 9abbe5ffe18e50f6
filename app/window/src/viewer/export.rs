//! A match as a page, a film or a text beside its record, made off the window's thread.

use crate::wake_up::WakeUp;
use anyhow::Context;
use pictures::film::{self, FilmArgs};
use play::replay::{self, Curve, Detail, Notes, Reel};
use play::report::{self, Pictures};
use render::Studio;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// More exports of one record than anybody makes.
const MOST: u32 = 1_000;

/// What can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A page for any browser.
    Report,
    /// An animated picture.
    Film,
    /// A text.
    Text,
}

impl Kind {
    /// All of them.
    pub(crate) const ALL: [Kind; 3] = [Kind::Report, Kind::Film, Kind::Text];

    /// What a button says.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Kind::Report => "Report (HTML)",
            Kind::Film => "Film (animated PNG)",
            Kind::Text => "Text",
        }
    }

    const fn ending(self) -> &'static str {
        match self {
            Kind::Report => "report.html",
            Kind::Film => "film.png",
            Kind::Text => "story.txt",
        }
    }

    const fn doing(self) -> &'static str {
        match self {
            Kind::Report => "Drawing the boards of the report",
            Kind::Film => "Making the film",
            Kind::Text => "Writing the text",
        }
    }
}

/// Where it is, or why it is not.
type Made = Result<PathBuf, String>;

/// Something that is being made.
struct Doing {
    kind: Kind,
    /// How many bytes are written.
    written: Arc<AtomicU64>,
    heard: Receiver<Made>,
}

/// What is being made, or what came of it.
pub(crate) struct Export {
    wake: WakeUp,
    doing: Option<Doing>,
    done: Option<Made>,
}

impl Export {
    /// Nothing is made yet.
    pub(crate) const fn new(wake: WakeUp) -> Export {
        Export { wake, doing: None, done: None }
    }

    /// Whether something is being made.
    pub(crate) const fn is_busy(&self) -> bool {
        self.doing.is_some()
    }

    /// Begins to make something.
    pub(super) fn begin(&mut self, kind: Kind, record: &Path, reel: &Arc<Reel>, notes: &Notes) {
        let (tell, heard) = channel();
        let written = Arc::new(AtomicU64::new(0));
        let count = Arc::clone(&written);
        let (record, reel, notes, wake) = (record.to_owned(), Arc::clone(reel), notes.clone(), Arc::clone(&self.wake));
        std::thread::spawn(move || {
            let made = make(kind, &record, &reel, &notes, &count);
            if tell.send(made.map_err(|error| format!("{error:#}"))).is_ok() {
                wake();
            }
        });
        self.done = None;
        self.doing = Some(Doing { kind, written, heard });
    }

    /// Begins to make something of a record that is only on disk; it is opened on the way.
    pub(crate) fn begin_from(&mut self, kind: Kind, record: &Path) {
        let (tell, heard) = channel();
        let written = Arc::new(AtomicU64::new(0));
        let (count, record, wake) = (Arc::clone(&written), record.to_owned(), Arc::clone(&self.wake));
        std::thread::spawn(move || {
            let made = Reel::open(&record, None)
                .map_err(|why| why.to_string())
                .and_then(|reel| {
                    let notes = Notes::default();
                    make(kind, &record, &reel, &notes, &count).map_err(|error| format!("{error:#}"))
                });
            if tell.send(made).is_ok() {
                wake();
            }
        });
        self.done = None;
        self.doing = Some(Doing { kind, written, heard });
    }

    /// What was made last, if it was.
    pub(crate) fn made(&self) -> Option<&Path> {
        self.done.as_ref()?.as_deref().ok()
    }

    /// Takes in what came of it.
    pub(crate) fn listen(&mut self) {
        let Some(doing) = &self.doing else { return };
        match doing.heard.try_recv() {
            Ok(made) => self.done = Some(made),
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => self.done = Some(Err(String::from("nothing came of it"))),
        }
        self.doing = None;
    }

    /// What is to be said of it: the sentence, and whether it is bad news.
    pub(crate) fn told(&self) -> Option<(String, bool)> {
        if let Some(Doing { kind, written, .. }) = &self.doing {
            let kilobytes = written.load(Ordering::Relaxed) / 1000;
            let so_far = if kilobytes > 0 { format!(", {kilobytes} KB so far") } else { String::new() };
            return Some((format!("{}{so_far} …", kind.doing()), false));
        }
        self.done.as_ref().map(|done| match done {
            Ok(path) => (format!("Written to {}", path.display()), false),
            Err(why) => (format!("It was not written: {why}"), true),
        })
    }

    /// It was read.
    pub(super) fn dismiss(&mut self) {
        self.done = None;
    }
}

fn make(kind: Kind, record: &Path, reel: &Reel, notes: &Notes, written: &AtomicU64) -> anyhow::Result<PathBuf> {
    let path = free(record, kind.ending()).context("there is no name left beside the record")?;
    let fresh = path.with_extension("part");
    let outcome = write(kind, &fresh, record, reel, notes, written);
    let outcome = outcome.and_then(|()| fs::rename(&fresh, &path).context("it cannot be given its name"));
    if outcome.is_err() {
        // What is half made is of no use.
        let _ = fs::remove_file(&fresh);
    }
    outcome.with_context(|| path.display().to_string()).map(|()| path)
}

fn write(kind: Kind, to: &Path, record: &Path, reel: &Reel, notes: &Notes, written: &AtomicU64) -> anyhow::Result<()> {
    let mut out = Counted { out: BufWriter::new(File::create(to)?), written };
    match kind {
        Kind::Text => replay::tell(reel, &Curve::of(reel), notes, Detail { moves: true, proofs: false }, &mut out)?,
        Kind::Report => {
            let pictures = match Studio::open() {
                Ok(mut studio) => pictures::draw(reel, &mut studio)?,
                // The story is worth telling without pictures.
                Err(_) => {
                    let missing =
                        Some(String::from("There are no pictures: nothing could draw where this was written."));
                    Pictures { missing, ..Pictures::default() }
                }
            };
            out.write_all(report::write(reel, &Curve::of(reel), notes, &pictures).as_bytes())?;
        }
        Kind::Film => {
            let args = FilmArgs::plain(record.to_owned(), to.to_owned());
            film::shoot(reel, &args, &mut Studio::open()?, &mut out)?;
        }
    }
    out.flush()?;
    Ok(())
}

/// A name beside the record that nobody has yet.
fn free(record: &Path, ending: &str) -> Option<PathBuf> {
    let plain = std::iter::once(record.with_extension(ending));
    let more = (2..MOST).map(|number| record.with_extension(format!("{number}.{ending}")));
    plain.chain(more).find(|path| !path.exists())
}

/// Counts what goes through it.
struct Counted<'a, W> {
    out: W,
    written: &'a AtomicU64,
}

impl<W: Write> Write for Counted<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let count = self.out.write(bytes)?;
        self.written.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.out.flush()
    }
}
