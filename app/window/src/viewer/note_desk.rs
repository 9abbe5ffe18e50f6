//! The viewer's own notes: one at each step, kept beside the record as soon as it is written.

use crate::MESSAGES;
use language::say;
use play::matches::save_notes;
use play::words;
use replay::Notes;
use std::path::{Path, PathBuf};

/// Notes, and the one that is being written.
pub(super) struct NoteDesk {
    record: PathBuf,
    /// All that is kept.
    pub(super) notes: Notes,
    /// The step and the text of the note that is being written.
    pub(super) draft: Option<(u32, String)>,
    /// The reason notes cannot be read or saved.
    pub(super) trouble: Option<String>,
    /// The notes beside the record could not be read, so nothing is written over them.
    pub(super) locked: bool,
}

impl NoteDesk {
    /// The notes to a record.
    pub(super) fn new(record: &Path, notes: Notes, trouble: Option<String>) -> NoteDesk {
        NoteDesk { record: record.to_owned(), notes, draft: None, locked: trouble.is_some(), trouble }
    }

    /// All that is kept.
    pub(super) const fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Writes a note at a step and keeps it; an empty one is taken away.
    pub(super) fn write(&mut self, seq: u32, text: &str) {
        if self.locked || self.notes.at(seq).unwrap_or_default() == text.trim() {
            return;
        }
        let kept = self.notes.write(seq, text).and_then(|()| save_notes(&self.notes, &self.record));
        self.trouble = kept
            .err()
            .map(|error| say!(MESSAGES, "window-viewer-note-failed", why = words::understood(&error.to_string())));
    }

    /// The viewer goes to another step: the unfinished note is kept.
    pub(super) fn leave(&mut self, seq: u32) {
        if let Some((at, text)) = self.draft.take_if(|(at, _)| *at == seq) {
            self.write(at, &text);
        }
    }
}
