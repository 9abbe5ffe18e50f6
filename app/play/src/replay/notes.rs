//! What a viewer writes beside a record: a name for it, and notes at its steps.
//!
//! They are kept in a file of their own, `NAME.notes.json`, since a record is signed and never changes.

use engine::plain::plain;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::{fmt, fs};

/// The ending of the file, in place of the record's.
const EXTENSION: &str = "notes.json";
/// The largest file that is read.
const LARGEST: u64 = 8 << 20;
/// The most notes to one record, and the longest one, in characters.
const MOST: usize = 4_000;
const LONGEST: usize = 1_000;
/// The longest name.
const LONGEST_NAME: usize = 80;
const FORMAT: u32 = 1;

/// Notes to one record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    name: Option<String>,
    notes: BTreeMap<u32, String>,
}

#[derive(Serialize, Deserialize)]
struct Stored {
    format: u32,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    notes: BTreeMap<u32, String>,
}

/// Why notes could not be read or kept.
#[derive(Debug)]
pub enum NotesError {
    /// The system refuses.
    Io(PathBuf, io::Error),
    /// The file is no file of notes.
    Foreign(PathBuf),
    /// There are as many notes as a record may have.
    TooMany,
}

impl fmt::Display for NotesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotesError::Io(path, error) => write!(f, "{}: {error}", path.display()),
            NotesError::Foreign(path) => write!(f, "{}: these are not the notes to a match", path.display()),
            NotesError::TooMany => write!(f, "a match can have {MOST} notes, and this one has them"),
        }
    }
}

impl std::error::Error for NotesError {}

impl Notes {
    /// Where the notes to a record are.
    pub fn path_for(record: &Path) -> PathBuf {
        record.with_extension(EXTENSION)
    }

    /// Reads the notes to a record; none if there is no such file.
    pub fn read(record: &Path) -> Result<Notes, NotesError> {
        let path = Notes::path_for(record);
        let fault = |error| NotesError::Io(path.clone(), error);
        let mut text = String::new();
        // Opening a pipe would wait for ever.
        let plain = |found: fs::Metadata| match found.is_file() {
            true => File::open(&path),
            false => Err(io::Error::other("it is not a file")),
        };
        match fs::metadata(&path).and_then(plain) {
            Ok(file) => file.take(LARGEST).read_to_string(&mut text).map_err(fault)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Notes::default()),
            Err(error) => return Err(fault(error)),
        };
        let stored: Stored = serde_json::from_str(&text).map_err(|_| NotesError::Foreign(path.clone()))?;
        if stored.format != FORMAT {
            return Err(NotesError::Foreign(path));
        }
        // The file may have come with a record from anywhere.
        let mut notes = Notes::default();
        notes.rename(stored.name.as_deref().unwrap_or_default());
        for (seq, text) in stored.notes.iter().take(MOST) {
            notes.write(*seq, text)?;
        }
        Ok(notes)
    }

    /// Keeps them beside the record. Without any, there is no file.
    pub fn save(&self, record: &Path) -> Result<(), NotesError> {
        let path = Notes::path_for(record);
        let fault = |error| NotesError::Io(path.clone(), error);
        if self.name.is_none() && self.notes.is_empty() {
            return match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(fault(error)),
                _ => Ok(()),
            };
        }
        let stored = Stored { format: FORMAT, name: self.name.clone(), notes: self.notes.clone() };
        let text = serde_json::to_string_pretty(&stored).map_err(|error| fault(error.into()))?;
        let fresh = path.with_extension("json.new");
        fs::write(&fresh, text).and_then(|()| fs::rename(&fresh, &path)).map_err(fault)
    }

    /// The note at a step.
    pub fn at(&self, seq: u32) -> Option<&str> {
        self.notes.get(&seq).map(String::as_str)
    }

    /// All notes, by step.
    pub fn all(&self) -> impl Iterator<Item = (u32, &str)> {
        self.notes.iter().map(|(seq, text)| (*seq, text.as_str()))
    }

    /// Writes a note at a step; an empty one takes it away.
    pub fn write(&mut self, seq: u32, text: &str) -> Result<(), NotesError> {
        let text = plain(text, LONGEST);
        if text.is_empty() {
            self.notes.remove(&seq);
        } else if self.notes.len() >= MOST && !self.notes.contains_key(&seq) {
            return Err(NotesError::TooMany);
        } else {
            self.notes.insert(seq, text);
        }
        Ok(())
    }

    /// What the viewer calls the record.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Calls it something else; an empty name takes the name away.
    pub fn rename(&mut self, name: &str) {
        let name = plain(name, LONGEST_NAME);
        self.name = (!name.is_empty()).then_some(name);
    }

    /// For programs.
    pub fn json(&self) -> Value {
        json!(self.notes.iter().map(|(seq, text)| json!({"step": seq, "text": text})).collect::<Vec<_>>())
    }
}
