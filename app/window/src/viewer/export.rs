//! A match as a page, a film or a text beside its record, made off the window's thread.

use crate::MESSAGES;
use crate::paper::choice::choose;
use crate::paper::desktop::{self, Picked};
use crate::paper::{clock, tongues};
use crate::wake_up::WakeUp;
use anyhow::Context;
use egui::Ui;
use language::say;
use language::system::Systems;
use language::tongue::{ScopedTongue, Tongue, current, scoped};
use pictures::film::{self, FilmArgs};
use play::matches;
use play::words;
use render::Studio;
use replay::report::{self, PagePictures};
use replay::{self, Curve, Detail, Notes, Reel};
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use tournament::plan::plain_title;

/// More exports of one name than any player makes.
const MOST: u32 = 1_000;
/// A longer name is cut: some file systems have no more room.
const LONGEST_NAME: usize = 120;

/// A kind of file to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A page for any browser.
    Report,
    /// An animated picture in all its colours.
    Film,
    /// An animated picture that every chat shows.
    Gif,
    /// A video for phones, made by this computer's own encoder.
    Video,
    /// A text.
    Text,
    /// The record itself, which proves everything.
    Record,
}

impl Kind {
    /// All of them.
    pub(crate) const ALL: [Kind; 6] = [Kind::Report, Kind::Gif, Kind::Video, Kind::Film, Kind::Text, Kind::Record];

    /// The label of the button.
    pub(crate) fn name(self) -> String {
        match self {
            Kind::Report => say!(MESSAGES, "window-viewer-kind-report"),
            Kind::Film => say!(MESSAGES, "window-viewer-kind-film"),
            Kind::Gif => say!(MESSAGES, "window-viewer-kind-gif"),
            Kind::Video => say!(MESSAGES, "window-viewer-kind-video"),
            Kind::Text => say!(MESSAGES, "window-viewer-kind-text"),
            Kind::Record => say!(MESSAGES, "window-viewer-kind-record"),
        }
    }

    const fn ending(self) -> &'static str {
        match self {
            Kind::Report => "html",
            Kind::Film => "png",
            Kind::Gif => "gif",
            Kind::Video => "mp4",
            Kind::Text => "txt",
            Kind::Record => record::file::EXTENSION,
        }
    }

    const fn doing(self) -> &'static str {
        match self {
            Kind::Report => "report",
            Kind::Film | Kind::Gif | Kind::Video => "film",
            Kind::Text => "text",
            Kind::Record => "record",
        }
    }

    /// Whether it is drawn: only built-in battles are.
    pub(super) const fn is_film(self) -> bool {
        matches!(self, Kind::Film | Kind::Gif | Kind::Video)
    }

    /// The reason this computer cannot make it.
    pub(crate) fn why_not(self) -> Option<String> {
        let missing = self == Kind::Video && !film::video::is_there();
        missing.then(|| say!(MESSAGES, "window-viewer-no-ffmpeg"))
    }
}

/// The place for the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Where {
    /// The player chooses it, by the desktop's own dialogue.
    Asked,
    /// Beside the record.
    Beside,
}

/// The file that was made, or the reason it was not.
type Made = Result<PathBuf, String>;

/// A file to make of a record: its kind, its place and its language.
struct Order {
    kind: Kind,
    record: PathBuf,
    place: Where,
    /// The language that was chosen; `None` for the one that is spoken.
    tongue: Option<Arc<Tongue>>,
}

impl Order {
    /// Speaks the chosen language until the guard is dropped.
    fn speak(&self) -> Option<ScopedTongue> {
        self.tongue.clone().map(scoped)
    }
}

/// Something that is being made.
struct Doing {
    kind: Kind,
    /// Number of bytes written so far.
    written: Arc<AtomicU64>,
    heard: Receiver<Made>,
}

/// The work under way, or its result.
pub(crate) struct Export {
    wake: WakeUp,
    doing: Option<Doing>,
    done: Option<Made>,
    /// The language of what is made; `None` for the one that is spoken.
    tongue: Option<Arc<Tongue>>,
}

impl Export {
    /// No work yet.
    pub(crate) const fn new(wake: WakeUp) -> Export {
        Export { wake, doing: None, done: None, tongue: None }
    }

    /// Whether something is being made.
    pub(crate) const fn is_busy(&self) -> bool {
        self.doing.is_some()
    }

    /// A choice of the language of what is made: that of the window, until another one is chosen.
    pub(crate) fn choose_language(&mut self, ui: &mut Ui) {
        let known = tongues::known(ui.ctx());
        let spoken = self.tongue.clone().unwrap_or_else(current);
        let place = known.list().iter().position(|tongue| tongue.code() == spoken.code());
        let (before, all) = (place.unwrap_or_default(), (0..known.list().len()).collect::<Vec<_>>());
        let mut chosen = before;
        let title = |at: usize| known.list().get(at).map_or_else(String::new, |tongue| tongue.title());
        choose(ui, &say!(MESSAGES, "window-viewer-export-language"), &all, &mut chosen, title);
        if chosen != before {
            self.tongue = known.list().get(chosen).cloned();
        }
    }

    /// Begins to make something.
    pub(super) fn begin(&mut self, kind: Kind, record: &Path, reel: &Arc<Reel>, notes: &Notes, place: Where) {
        let (reel, notes) = (Arc::clone(reel), notes.clone());
        self.work(kind, record, place, move |_| Ok((reel, notes)));
    }

    /// Begins to make something of a record that is only on disk; it is opened on the way.
    pub(crate) fn begin_from(&mut self, systems: Systems, kind: Kind, record: &Path, place: Where) {
        self.work(kind, record, place, move |record| {
            let reel = matches::open(systems, record, None).map_err(|why| anyhow::anyhow!("{why}"))?;
            Ok((Arc::new(reel), Notes::default()))
        });
    }

    fn work(
        &mut self,
        kind: Kind,
        record: &Path,
        place: Where,
        open: impl FnOnce(&Path) -> anyhow::Result<(Arc<Reel>, Notes)> + Send + 'static,
    ) {
        let (tell, heard) = channel();
        let written = Arc::new(AtomicU64::new(0));
        let (count, wake) = (Arc::clone(&written), Arc::clone(&self.wake));
        let order = Order { kind, record: record.to_owned(), place, tongue: self.tongue.clone() };
        std::thread::spawn(move || {
            let made = open(&order.record).and_then(|(reel, notes)| make(&order, &reel, &notes, &count));
            if tell.send(made.map_err(|error| words::error(&error))).is_ok() {
                wake();
            }
        });
        self.done = None;
        self.doing = Some(Doing { kind, written, heard });
    }

    /// The file that was made last, if there is one.
    pub(crate) fn made(&self) -> Option<&Path> {
        self.done.as_ref()?.as_deref().ok()
    }

    /// Takes in the result.
    pub(crate) fn listen(&mut self) {
        let Some(doing) = &self.doing else { return };
        match doing.heard.try_recv() {
            Ok(made) => self.done = Some(made),
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => self.done = Some(Err(say!(MESSAGES, "window-viewer-nothing-made"))),
        }
        self.doing = None;
    }

    /// The sentence on the work, and whether it is bad news.
    pub(crate) fn told(&self) -> Option<(String, bool)> {
        if let Some(Doing { kind, written, .. }) = &self.doing {
            let text = match written.load(Ordering::Relaxed) / 1000 {
                0 => say!(MESSAGES, "window-viewer-making", kind = kind.doing()),
                size => say!(MESSAGES, "window-viewer-making-so-far", kind = kind.doing(), size = size),
            };
            return Some((text, false));
        }
        self.done.as_ref().map(|done| match done {
            Ok(path) => (say!(MESSAGES, "window-viewer-saved-to", path = path.display().to_string()), false),
            Err(why) => (say!(MESSAGES, "window-viewer-not-saved", why = why.clone()), true),
        })
    }

    /// It was read.
    pub(super) fn dismiss(&mut self) {
        self.done = None;
    }
}

fn make(order: &Order, reel: &Reel, notes: &Notes, written: &AtomicU64) -> anyhow::Result<PathBuf> {
    let name = {
        let _spoken = order.speak();
        format!("{}.{}", title(reel, notes), order.kind.ending())
    };
    let beside =
        || free(&order.record.with_file_name(&name)).with_context(|| say!(MESSAGES, "window-viewer-no-free-name"));
    let path = match order.place {
        Where::Beside => beside()?,
        Where::Asked => {
            let dialogue =
                rfd::FileDialog::new().set_title(say!(MESSAGES, "window-viewer-choose-place")).set_file_name(&name);
            match desktop::pick(|| dialogue.save_file()) {
                Picked::File(path) => path,
                Picked::Nothing => anyhow::bail!(say!(MESSAGES, "window-viewer-no-place")),
                // The sentence that follows says where it is.
                Picked::NoDialogue => beside()?,
            }
        }
    };
    let fresh = path.with_extension("part");
    let outcome = write(order, [&fresh, &path], reel, notes, written);
    let outcome =
        outcome.and_then(|()| fs::rename(&fresh, &path).with_context(|| say!(MESSAGES, "window-viewer-not-renamed")));
    if outcome.is_err() {
        // A half-made file is of no use.
        let _ = fs::remove_file(&fresh);
    }
    outcome.with_context(|| path.display().to_string()).map(|()| path)
}

/// The title of a match in the name of a file: "Eylau, Ney against Anna, 15 November 2026". The battle is called as in the record.
fn title(reel: &Reel, notes: &Notes) -> String {
    let [first, second] = reel.names();
    let battle = notes.name().map_or_else(|| plain_title(None, &reel.header().terms.title), str::to_owned);
    let day = clock::day(reel.header().begun);
    plain(&say!(MESSAGES, "window-viewer-file-name", battle = battle, first = first, second = second, day = day))
}

/// Without what no file's name may have.
fn plain(name: &str) -> String {
    let letters =
        name.chars().map(|letter| if letter.is_control() || "/\\:*?\"<>|".contains(letter) { '-' } else { letter });
    letters.take(LONGEST_NAME).collect::<String>().trim().trim_matches('.').to_owned()
}

/// Writes into the first of these files; the second is its final path.
fn write(
    order: &Order,
    [to, named]: [&Path; 2],
    reel: &Reel,
    notes: &Notes,
    written: &AtomicU64,
) -> anyhow::Result<()> {
    let _spoken = order.speak();
    let (kind, record) = (order.kind, order.record.as_path());
    let mut out = Counted { out: BufWriter::new(File::create(to)?), written };
    match kind {
        Kind::Text => replay::tell(reel, &Curve::of(reel), notes, Detail { moves: true, proofs: false }, &mut out)?,
        Kind::Report => {
            let pictures = match Studio::open() {
                Ok(mut studio) => pictures::draw(reel, &mut studio)?,
                // The story is worth telling without pictures.
                Err(_) => {
                    let missing = Some(say!(MESSAGES, "window-viewer-no-pictures"));
                    PagePictures { missing, ..PagePictures::default() }
                }
            };
            out.write_all(report::write(reel, &Curve::of(reel), notes, &pictures).as_bytes())?;
        }
        Kind::Film | Kind::Gif | Kind::Video => {
            // The name says which kind of film it is.
            let args = FilmArgs::plain(record.to_owned(), named.with_extension(kind.ending()));
            film::shoot(reel, &args, &mut Studio::open()?, &mut out)?;
        }
        Kind::Record => out.write_all(&net::store::read_bounded(record)?)?,
    }
    out.flush()?;
    Ok(())
}

/// A name that no file has yet.
fn free(path: &Path) -> Option<PathBuf> {
    let (stem, ending) = (path.file_stem()?.to_string_lossy(), path.extension()?.to_string_lossy());
    let more = (2..MOST).map(|number| path.with_file_name(format!("{stem} ({number}).{ending}")));
    std::iter::once(path.to_owned()).chain(more).find(|path| !path.exists())
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

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test may fail loudly")]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_written_in_the_language_that_was_chosen() {
        let battle = systems::ALL.open("skirmish", None).expect("a battle");
        let ended = lab::soak::plain(&battle, 3, language::bot::BotKind::Random).expect("a match");
        let folder = std::env::temp_dir().join(format!("estafette-export-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let record = folder.join("one.estafette");
        fs::write(&record, &ended.record).expect("a record");
        let reel = matches::open(systems::ALL, &record, None).expect("a match");
        let _english = scoped(Tongue::english());
        let made = |tongue: Option<&str>| {
            let tongue = tongue.map(|code| Arc::new(Tongue::new(code)));
            let order = Order { kind: Kind::Text, record: record.clone(), place: Where::Beside, tongue };
            let path = make(&order, &reel, &Notes::default(), &AtomicU64::new(0)).expect("a text");
            fs::read_to_string(path).expect("a text")
        };
        let (english, german) = (made(None), made(Some("de")));
        let _ = fs::remove_dir_all(&folder);
        assert!(english.contains("=== Turn 1") && !english.contains("Spielzug"), "{english}");
        assert!(german.contains("=== Spielzug 1") && !german.contains("Turn"), "{german}");
    }

    #[test]
    fn a_name_can_be_read_and_every_file_system_takes_it() {
        assert_eq!(plain("Eylau, Ney against Anna, 15 November 2026"), "Eylau, Ney against Anna, 15 November 2026");
        assert_eq!(plain("a/b\\c: \"d\"?."), "a-b-c- -d--");
        assert!(plain(&"x".repeat(1000)).len() <= LONGEST_NAME);
    }
}
