//! The file of a viewer's notes beside a record.

use replay::{Notes, NotesError};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The ending of the file, in place of the record's.
const EXTENSION: &str = "notes.json";
/// The largest file that is read.
const LARGEST: u64 = 8 << 20;

/// The place of the notes to a record.
pub fn notes_path(record: &Path) -> PathBuf {
    record.with_extension(EXTENSION)
}

/// Reads the notes to a record; none if there is no such file.
pub fn read_notes(record: &Path) -> Result<Notes, NotesError> {
    let path = notes_path(record);
    let fault = |error| fault(&path, error);
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
    let foreign = || NotesError::File(format!("{}: this is not a file of notes to a match", path.display()));
    Notes::parse(&text).ok_or_else(foreign)
}

/// Keeps notes beside their record. Without any, there is no file.
pub fn save_notes(notes: &Notes, record: &Path) -> Result<(), NotesError> {
    let path = notes_path(record);
    let fault = |error| fault(&path, error);
    let Some(text) = notes.text().map_err(|error| fault(error.into()))? else {
        return match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(fault(error)),
            _ => Ok(()),
        };
    };
    let fresh = path.with_extension("json.new");
    fs::write(&fresh, text).and_then(|()| fs::rename(&fresh, &path)).map_err(fault)
}

fn fault(path: &Path, error: io::Error) -> NotesError {
    NotesError::File(format!("{}: {error}", path.display()))
}
