//! A viewer's notes on a record: a name for it, and notes at its steps.
//!
//! They have a file of their own, since a record is signed and never changes.

use crate::MESSAGES;
use engine::plain::plain;
use language::say;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt;

/// The most notes on one record, and the longest one, in characters.
const MOST: usize = 4_000;
const LONGEST: usize = 1_000;
/// The longest name, in characters.
const LONGEST_NAME: usize = 80;
const FORMAT: u32 = 1;

/// The notes on one record.
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

/// The reason why notes could not be read or saved.
#[derive(Debug, PartialEq, Eq)]
pub enum NotesError {
    /// The file cannot be read or written, or is no file of notes; the sentence names it.
    File(String),
    /// The record has as many notes as it may have.
    TooMany,
}

impl fmt::Display for NotesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotesError::File(sentence) => sentence.fmt(f),
            NotesError::TooMany => f.write_str(&say!(MESSAGES, "replay-notes-many", most = MOST)),
        }
    }
}

impl std::error::Error for NotesError {}

impl Notes {
    /// Reads the text of a file of notes; `None` if it is none. The file may come from a stranger.
    pub fn parse(text: &str) -> Option<Notes> {
        let stored: Stored = serde_json::from_str(text).ok().filter(|stored: &Stored| stored.format == FORMAT)?;
        let mut notes = Notes::default();
        notes.rename(stored.name.as_deref().unwrap_or_default());
        for (seq, text) in stored.notes.iter().take(MOST) {
            notes.write(*seq, text).ok()?;
        }
        Some(notes)
    }

    /// The text of the file; `None` where there is nothing to save.
    pub fn text(&self) -> serde_json::Result<Option<String>> {
        if self.name.is_none() && self.notes.is_empty() {
            return Ok(None);
        }
        let stored = Stored { format: FORMAT, name: self.name.clone(), notes: self.notes.clone() };
        serde_json::to_string_pretty(&stored).map(Some)
    }

    /// The note at a step.
    pub fn at(&self, seq: u32) -> Option<&str> {
        self.notes.get(&seq).map(String::as_str)
    }

    /// All notes, by step.
    pub fn all(&self) -> impl Iterator<Item = (u32, &str)> {
        self.notes.iter().map(|(seq, text)| (*seq, text.as_str()))
    }

    /// Writes a note at a step; an empty one removes it.
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

    /// The viewer's name for the record.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Renames the record; an empty name removes the name.
    pub fn rename(&mut self, name: &str) {
        let name = plain(name, LONGEST_NAME);
        self.name = (!name.is_empty()).then_some(name);
    }

    /// The notes as JSON.
    pub fn json(&self) -> Value {
        json!(self.notes.iter().map(|(seq, text)| json!({"step": seq, "text": text})).collect::<Vec<_>>())
    }
}
