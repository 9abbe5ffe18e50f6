//! The files of a match: its record, its secrets, and other files beside them.
//!
//! Anything this reports as written is on disk: the file is flushed before it returns, and so is the folder when a file
//! is new. After a write that failed the store writes no more, since the file's content is unknown then.

use crate::addresses::MOST_TOLD;
use crate::mark::{MarkFolder, MatchMark};
use crate::private_file::{self, PrivateFileError};
use engine::digest::Hash;
use record::file::{self, EXTENSION, NoRecord, Record, Torn};
use record::header::Header;
use record::mark::Signed;
use record::secrets::{self, NoSecrets, Secrets};
use record::session::{Past, VERDICT, Verdict};
use record::talk;
use record::watch::pass::{self, Pass};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fmt, fs};

/// The ending of the file of secrets.
pub(crate) const SECRET: &str = "secret";
/// The ending of the file about spectators.
const PASS: &str = "watch";
/// The ending of files that show what a player signed and should not have.
const EVIDENCE: &str = "evidence";
/// Number of such files that are kept for one match.
const MOST_EVIDENCE: usize = 16;
/// The longest verdict that is kept, in bytes.
const LONGEST_VERDICT: usize = 16 * 1024;
/// The ending of the file with the other player's addresses.
const CONTACT: &str = "contact.txt";
/// Bytes at the beginning of a record that are read first for its header, which has some thousands.
const BEGINNING: usize = 4 << 10;

/// The files of one match.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
    open: Option<Open>,
    failed: bool,
    /// Time spent waiting for the disk, and number of waits.
    waited: (Duration, u32),
    /// Age of the record's last write when the store was opened.
    age: Duration,
    /// The folder of marks of what this computer has signed, and the mark of this match.
    marks: Option<MarkFolder>,
    mark: Option<MatchMark>,
    /// Number of entries in the record.
    length: u32,
}

#[derive(Debug)]
struct Open {
    /// The record's path, without its ending.
    stem: PathBuf,
    record: Option<File>,
}

impl Store {
    /// A store without a match yet; matches come into this folder.
    pub fn new(folder: &Path) -> Store {
        Store {
            folder: folder.to_owned(),
            open: None,
            failed: false,
            waited: (Duration::ZERO, 0),
            age: Duration::ZERO,
            marks: None,
            mark: None,
            length: 0,
        }
    }

    /// The same, with a folder for marks of what this computer has signed.
    pub fn marking(mut self, marks: MarkFolder) -> Store {
        self.marks = Some(marks);
        self
    }

    /// A match that is there already: its record, cut to what is whole, and its secrets. With marks, one that this
    /// machine has not played before is refused: see [`Marks::take_over`].
    pub fn resume(path: &Path, marks: Option<MarkFolder>) -> Result<(Store, Record, Secrets), StoreError> {
        let bytes = read_bounded(path)?;
        let record = Record::read(&bytes).map_err(|error| StoreError::NoRecord(path.to_owned(), error))?;
        let mark = marks.as_ref().map(|marks| found_mark(path, marks, &record)).transpose()?;
        let stem = path.with_extension("");
        let secret = stem.with_extension(SECRET);
        let bytes = private_file::read(&secret, secrets::LARGEST).map_err(StoreError::Private)?;
        let secrets = Secrets::from_bytes(&bytes).map_err(|error| StoreError::NoSecrets(secret.clone(), error))?;
        // An opening whose write was cut off would spoil the next one.
        if secrets.to_bytes() != *bytes {
            private_file::replace(&secret, &secrets.to_bytes()).map_err(StoreError::Private)?;
        }
        let fault = |error| StoreError::Io(path.to_owned(), error);
        let file = OpenOptions::new().append(true).open(path).map_err(fault)?;
        file.try_lock().map_err(|_| StoreError::InUse(path.to_owned()))?;
        let written = file.metadata().and_then(|found| found.modified()).ok();
        // A time to come, or none, says nothing: then it counts as written just now.
        let age = written.and_then(|written| written.elapsed().ok()).unwrap_or_default();
        // A file that is whole is left alone: when it was last written says how old its last entry is.
        if file.metadata().map_err(fault)?.len() != record.whole as u64 {
            file.set_len(record.whole as u64).and_then(|()| file.sync_all()).map_err(fault)?;
        }
        let folder = path.parent().unwrap_or(Path::new(".")).to_owned();
        let open = Some(Open { stem, record: Some(file) });
        let length = u32::try_from(record.entries.len()).unwrap_or(u32::MAX);
        let store = Store { open, age, marks, mark, length, ..Store::new(&folder) };
        Ok((store, record, secrets))
    }

    /// The entries and notes that this computer has signed in the match.
    fn signed(&self) -> Signed {
        self.mark.as_ref().map(MatchMark::signed).unwrap_or_default()
    }

    /// Time since the last entry, by this computer's clock at the given time in seconds since 1970.
    fn since_grown(&self, wall: u64) -> Duration {
        match self.mark.as_ref().map(|mark| mark.signed().grown) {
            Some((length, at)) if length == self.length => Duration::from_secs(wall.saturating_sub(at)),
            _ => self.age,
        }
    }

    /// Knowledge about the match besides its record, at this time in seconds since 1970.
    pub fn past(&self, wall: u64) -> Past {
        let waited = u64::try_from(self.since_grown(wall).as_millis()).unwrap_or(u64::MAX);
        let verdict = self.verdict().and_then(|bytes| Verdict::from_bytes(&bytes));
        let signed = self.signed();
        let since_own = if signed.at == 0 { u64::MAX } else { wall.saturating_sub(signed.at).saturating_mul(1000) };
        Past { signed, waited, since_own, verdict }
    }

    /// This side has signed up to here, at this time in seconds since 1970; on disk when this returns.
    pub fn sign(&mut self, signed: Signed, wall: u64) -> Result<(), StoreError> {
        self.usable()?;
        let begun = Instant::now();
        let written = self.mark.as_mut().map_or(Ok(()), |mark| mark.sign(signed, wall));
        self.waited.0 += begun.elapsed();
        written.map_err(|error| {
            self.failed = true;
            StoreError::Io(self.record_path().unwrap_or_default(), error)
        })
    }

    /// The record has this many entries now, at this time in seconds since 1970.
    pub fn grown(&mut self, length: u32, wall: u64) {
        if length != self.length {
            self.length = length;
            // It only says since when an answer is owed: without it the time of the file counts.
            let _ = self.mark.as_mut().map_or(Ok(()), |mark| mark.grow(length, wall));
        }
    }

    /// The verdict that ended the match for this side, as it was kept.
    fn verdict(&self) -> Option<Vec<u8>> {
        let path = self.open.as_ref()?.stem.with_extension(VERDICT);
        let mut bytes = Vec::new();
        File::open(path).ok()?.take(LONGEST_VERDICT as u64).read_to_end(&mut bytes).ok()?;
        Some(bytes)
    }

    /// Age of the record's last write when it was opened: every entry in it is at least as old.
    pub const fn age(&self) -> Duration {
        self.age
    }

    /// The data kept about spectators.
    pub fn pass(&self) -> Option<Pass> {
        let path = self.open.as_ref()?.stem.with_extension(PASS);
        Pass::from_bytes(&private_file::read(&path, pass::LARGEST).ok()?)
    }

    /// Keeps it, for its owner's eyes only.
    pub fn keep_pass(&self, pass: &Pass) -> Result<(), StoreError> {
        let Some(open) = &self.open else { return Err(StoreError::NoMatch) };
        private_file::replace(&open.stem.with_extension(PASS), &pass.to_bytes()).map_err(StoreError::Private)
    }

    /// The record's path, once there is a match.
    pub fn record_path(&self) -> Option<PathBuf> {
        self.open.as_ref().map(|open| open.stem.with_extension(EXTENSION))
    }

    /// Begins a match. One that was begun before and never signed is deleted.
    pub fn begin(&mut self, match_id: &Hash, secrets: &[u8], throw_away: bool) -> Result<(), StoreError> {
        self.usable()?;
        if throw_away && let Some(old) = self.open.take() {
            let _ = fs::remove_file(old.stem.with_extension(EXTENSION));
            let _ = fs::remove_file(old.stem.with_extension(SECRET));
        }
        let name: String = match_id.to_string().chars().take(16).collect();
        let stem = self.folder.join(name);
        let mark = self.marks.as_ref().map(|marks| MatchMark::begin(marks, match_id)).transpose();
        self.mark = mark.map_err(|error| StoreError::Io(stem.clone(), error))?;
        self.length = 0;
        private_file::write_new(&stem.with_extension(SECRET), secrets).map_err(StoreError::Private)?;
        self.open = Some(Open { stem, record: None });
        Ok(())
    }

    /// Appends to the record.
    pub fn append(&mut self, bytes: &[u8]) -> Result<(), StoreError> {
        self.usable()?;
        let begun = Instant::now();
        let Some(open) = &mut self.open else { return Err(StoreError::NoMatch) };
        let path = open.stem.with_extension(EXTENSION);
        let written = append(open, &path, &self.folder, bytes);
        self.waited.0 += begun.elapsed();
        self.waited.1 += 1;
        written.map_err(|error| {
            self.failed = true;
            StoreError::Io(path, error)
        })
    }

    /// Appends to the file of secrets.
    pub fn append_secret(&mut self, bytes: &[u8]) -> Result<(), StoreError> {
        self.usable()?;
        let Some(open) = &self.open else { return Err(StoreError::NoMatch) };
        let path = open.stem.with_extension(SECRET);
        let file = OpenOptions::new().append(true).open(&path);
        let written = file.and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_data()));
        written.map_err(|error| {
            self.failed = true;
            StoreError::Io(path, error)
        })
    }

    /// Keeps a file beside the record, and says where. One that is there is replaced, unless it is evidence: of that each
    /// piece is kept once.
    pub fn keep(&self, name: &str, bytes: &[u8]) -> Result<PathBuf, StoreError> {
        let Some(open) = &self.open else { return Err(StoreError::NoMatch) };
        let path = if name == EVIDENCE { free_for(&open.stem, bytes) } else { open.stem.with_extension(name) };
        fs::write(&path, bytes).map_err(|error| StoreError::Io(path.clone(), error))?;
        Ok(path)
    }

    /// Remembers the other player's last addresses, for resuming later.
    pub fn remember_contact(&self, contact: &[SocketAddr]) {
        let text: String = contact.iter().map(|address| format!("{address}\n")).collect();
        // Without it a code is needed to go on; the match itself does not depend on it.
        let _ = self.keep(CONTACT, text.as_bytes());
    }

    /// The other player's last addresses.
    pub fn contact(&self) -> Vec<SocketAddr> {
        let Some(open) = &self.open else { return Vec::new() };
        let text = fs::read_to_string(open.stem.with_extension(CONTACT)).unwrap_or_default();
        text.lines().filter_map(|line| line.parse().ok()).take(MOST_TOLD).collect()
    }

    /// Adds a line to the chat beside the record.
    pub fn chat(&self, line: &str) {
        let Some(open) = &self.open else { return };
        // Chat is not part of the match: if it cannot be written, the match goes on.
        let file = OpenOptions::new().create(true).append(true).open(open.stem.with_extension(talk::ENDING));
        let _ = file.and_then(|mut file| writeln!(file, "{line}"));
    }

    /// Time spent waiting for the disk, and number of waits.
    pub const fn waited(&self) -> (Duration, u32) {
        self.waited
    }

    const fn usable(&self) -> Result<(), StoreError> {
        if self.failed { Err(StoreError::Failed) } else { Ok(()) }
    }
}

/// The mark of a match that is there already.
fn found_mark(path: &Path, marks: &MarkFolder, record: &Record) -> Result<MatchMark, StoreError> {
    let fault = |error| StoreError::Io(path.to_owned(), error);
    let match_id = record.entries.first().map_or(Hash([0; 32]), |first| first.entry.match_id);
    match MatchMark::find(marks, &match_id).map_err(fault)? {
        Some(mark) => Ok(mark),
        None => Err(StoreError::Elsewhere(path.to_owned())),
    }
}

/// The path for a piece of evidence: the one it already has, or a new one; the last is given up for a newer piece.
fn free_for(stem: &Path, bytes: &[u8]) -> PathBuf {
    let named = |number: usize| match number {
        1 => stem.with_extension(EVIDENCE),
        _ => stem.with_extension(format!("{number}.{EVIDENCE}")),
    };
    let free = (1..MOST_EVIDENCE).map(named).find(|path| match fs::read(path) {
        Ok(kept) => kept == bytes,
        Err(_) => true,
    });
    free.unwrap_or_else(|| named(MOST_EVIDENCE))
}

fn append(open: &mut Open, path: &Path, folder: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = open.record.is_none();
    if new {
        let file = OpenOptions::new().create_new(true).append(true).open(path)?;
        file.try_lock().map_err(io::Error::from)?;
        open.record = Some(file);
    }
    let Some(file) = &mut open.record else { return Err(io::ErrorKind::NotFound.into()) };
    file.write_all(bytes)?;
    file.sync_data()?;
    if new && cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// A file from anywhere, as far as a record may reach.
pub fn read_bounded(path: &Path) -> Result<Vec<u8>, StoreError> {
    let mut bytes = Vec::new();
    let mut file = opened(path)?.take(file::LARGEST as u64 + 1);
    file.read_to_end(&mut bytes).map_err(|error| StoreError::Io(path.to_owned(), error))?;
    Ok(bytes)
}

/// Opens a plain file.
fn opened(path: &Path) -> Result<File, StoreError> {
    let fault = |error| StoreError::Io(path.to_owned(), error);
    // Before opening: opening a pipe would wait for ever. Then what was opened, not what the path names by now.
    let plain =
        |found: fs::Metadata| found.is_file().then_some(()).ok_or_else(|| StoreError::NotAFile(path.to_owned()));
    plain(fs::metadata(path).map_err(fault)?)?;
    let file = File::open(path).map_err(fault)?;
    plain(file.metadata().map_err(fault)?)?;
    Ok(file)
}

/// The agreed header of a record. No more of the file is read than holds it: a list of matches opens many.
pub fn header_of(path: &Path) -> Result<Header, StoreError> {
    let mut file = opened(path)?.take(file::LARGEST as u64 + 1);
    let mut bytes = Vec::new();
    loop {
        let piece = bytes.len().max(BEGINNING) as u64;
        let more = file.by_ref().take(piece).read_to_end(&mut bytes).map_err(|e| StoreError::Io(path.to_owned(), e))?;
        match Record::read(&bytes) {
            Err(NoRecord::NoHeader(Some(Torn::CutOff))) if more > 0 => {}
            Err(none) => return Err(StoreError::NoRecord(path.to_owned(), none)),
            Ok(record) => {
                let none = || StoreError::NoRecord(path.to_owned(), NoRecord::NoHeader(None));
                return record.header().cloned().ok_or_else(none);
            }
        }
    }
}

/// The reason files could not be read or written.
#[derive(Debug)]
pub enum StoreError {
    /// The system refuses.
    Io(PathBuf, io::Error),
    /// A private file.
    Private(PrivateFileError),
    /// A folder, a device or a pipe.
    NotAFile(PathBuf),
    /// The file is no record.
    NoRecord(PathBuf, NoRecord),
    /// There are no secrets beside the record.
    NoSecrets(PathBuf, NoSecrets),
    /// Another program plays this match.
    InUse(PathBuf),
    /// This computer has never signed anything in this match.
    Elsewhere(PathBuf),
    /// There is no match yet.
    NoMatch,
    /// A write failed before.
    Failed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Io(path, error) => write!(f, "{}: {error}", path.display()),
            StoreError::Private(error) => error.fmt(f),
            StoreError::NotAFile(path) => write!(f, "{}: it is not a file", path.display()),
            StoreError::NoRecord(path, error) => write!(f, "{}: {error}", path.display()),
            StoreError::NoSecrets(path, error) => write!(f, "{}: {error}", path.display()),
            StoreError::InUse(path) => write!(f, "{}: another program is playing this match", path.display()),
            StoreError::Elsewhere(path) => write!(
                f,
                "{}: you last played this match on another computer. If you play it on both, you may sign two \
                 different moves for the same turn, and that counts as proof against you. If you no longer play it \
                 there, type  estafette matches --take-over FILE",
                path.display()
            ),
            StoreError::NoMatch => f.write_str("there is no match to write yet"),
            StoreError::Failed => f.write_str("an earlier write failed; resume the match from what is on disk"),
        }
    }
}

impl std::error::Error for StoreError {}
