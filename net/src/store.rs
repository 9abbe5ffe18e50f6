//! The files of a match: its record, its secrets, and what is kept beside them.
//!
//! Whatever this says is written is on disk: the file is flushed before it returns, and so is the folder when a file is
//! new. After a write that failed the store writes no more, since nobody knows how much of it is there.

use crate::addresses::MOST_TOLD;
use crate::private_file::{self, PrivateFileError};
use crate::record::{self, EXTENSION, NoRecord, Record};
use crate::secrets::{self, NoSecrets, Secrets};
use crate::watch::{Pass, pass};
use engine::digest::Hash;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fmt, fs};

/// The ending of the file of secrets.
const SECRET: &str = "secret";
/// The ending of the file about those who watch.
const PASS: &str = "watch";
/// The ending of the file with the other player's addresses.
const CONTACT: &str = "contact.txt";

/// The files of one match.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
    open: Option<Open>,
    failed: bool,
    /// Time spent waiting for the disk, and how often.
    waited: (Duration, u32),
    /// How long before it was opened the record had last been written.
    age: Duration,
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
        let (waited, age) = ((Duration::ZERO, 0), Duration::ZERO);
        Store { folder: folder.to_owned(), open: None, failed: false, waited, age }
    }

    /// A match that is there already: its record, cut to what is whole, and its secrets.
    pub fn resume(path: &Path) -> Result<(Store, Record, Secrets), StoreError> {
        let bytes = read_bounded(path)?;
        let record = Record::read(&bytes).map_err(|error| StoreError::NoRecord(path.to_owned(), error))?;
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
        Ok((Store { folder, open, failed: false, waited: (Duration::ZERO, 0), age }, record, secrets))
    }

    /// How long before it was opened the record had last been written: every entry in it is at least as old.
    pub const fn age(&self) -> Duration {
        self.age
    }

    /// What is kept about those who watch.
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

    /// Begins a match. One that was begun before and never signed is thrown away.
    pub fn begin(&mut self, match_id: &Hash, secrets: &[u8], throw_away: bool) -> Result<(), StoreError> {
        self.usable()?;
        if throw_away && let Some(old) = self.open.take() {
            let _ = fs::remove_file(old.stem.with_extension(EXTENSION));
            let _ = fs::remove_file(old.stem.with_extension(SECRET));
        }
        let name: String = match_id.to_string().chars().take(16).collect();
        let stem = self.folder.join(name);
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

    /// Keeps a file beside the record, and says where. One that is there is replaced.
    pub fn keep(&self, name: &str, bytes: &[u8]) -> Result<PathBuf, StoreError> {
        let Some(open) = &self.open else { return Err(StoreError::NoMatch) };
        let path = open.stem.with_extension(name);
        fs::write(&path, bytes).map_err(|error| StoreError::Io(path.clone(), error))?;
        Ok(path)
    }

    /// Remembers where the other player was last, for going on later.
    pub fn remember_contact(&self, contact: &[SocketAddr]) {
        let text: String = contact.iter().map(|address| format!("{address}\n")).collect();
        // Without it a code is needed to go on; the match itself does not depend on it.
        let _ = self.keep(CONTACT, text.as_bytes());
    }

    /// Where the other player was last.
    pub fn contact(&self) -> Vec<SocketAddr> {
        let Some(open) = &self.open else { return Vec::new() };
        let text = fs::read_to_string(open.stem.with_extension(CONTACT)).unwrap_or_default();
        text.lines().filter_map(|line| line.parse().ok()).take(MOST_TOLD).collect()
    }

    /// Adds a line to the talk beside the record.
    pub fn chat(&self, line: &str) {
        let Some(open) = &self.open else { return };
        // Talk is not part of the match: if it cannot be written, the match goes on.
        let file = OpenOptions::new().create(true).append(true).open(open.stem.with_extension("chat.txt"));
        let _ = file.and_then(|mut file| writeln!(file, "{line}"));
    }

    /// Time spent waiting for the disk, and how often.
    pub const fn waited(&self) -> (Duration, u32) {
        self.waited
    }

    const fn usable(&self) -> Result<(), StoreError> {
        if self.failed { Err(StoreError::Failed) } else { Ok(()) }
    }
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
    let fault = |error| StoreError::Io(path.to_owned(), error);
    let file = File::open(path).map_err(fault)?;
    if !file.metadata().map_err(fault)?.is_file() {
        return Err(StoreError::NoRecord(path.to_owned(), NoRecord::Foreign));
    }
    let mut bytes = Vec::new();
    file.take(record::LARGEST as u64 + 1).read_to_end(&mut bytes).map_err(fault)?;
    Ok(bytes)
}

/// Why files could not be read or written.
#[derive(Debug)]
pub enum StoreError {
    /// The system refuses.
    Io(PathBuf, io::Error),
    /// A private file.
    Private(PrivateFileError),
    /// The file is no record.
    NoRecord(PathBuf, NoRecord),
    /// There are no secrets beside the record.
    NoSecrets(PathBuf, NoSecrets),
    /// Another program plays this match.
    InUse(PathBuf),
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
            StoreError::NoRecord(path, error) => write!(f, "{}: {error}", path.display()),
            StoreError::NoSecrets(path, error) => write!(f, "{}: {error}", path.display()),
            StoreError::InUse(path) => write!(f, "{}: another program is playing this match", path.display()),
            StoreError::NoMatch => f.write_str("there is no match to write yet"),
            StoreError::Failed => f.write_str("an earlier write failed; the match goes on from what is on disk"),
        }
    }
}

impl std::error::Error for StoreError {}
