//! The library: the records of a folder, listed quickly.
//!
//! A listing reads header and ending of a record and proves nothing. Listings and proofs are remembered in an index
//! file by name, size and time of the record. The index may be lost, and is then made again.

use super::notes::{read_notes, save_notes};
use super::trash::Trash;
use anyhow::Context;
use engine::contract::Side;
use language::system::Systems;
use language::tongue::current;
use net::store::read_bounded;
use record::entry::{Body, Ending, NoteKind};
use record::file::{EXTENSION, NoRecord, Record};
use replay::{NotesError, Trust, words};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File, Metadata};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// The index, in the folder of the matches.
const INDEX: &str = "library.json";
/// The largest index that is read.
const LARGEST_INDEX: u64 = 16 << 20;
/// The folder with the other half of matches played on one computer.
const PARTNER: &str = "partner";
const FORMAT: u32 = 3;

/// A folder of matches.
pub struct MatchShelf {
    folder: PathBuf,
    index: BTreeMap<String, Known>,
    changed: bool,
}

/// The entry of a file that has not changed since.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Known {
    size: u64,
    modified: u64,
    listing: Result<RecordListing, String>,
}

#[derive(Serialize, Deserialize)]
struct Index {
    format: u32,
    /// The language of its words: in another one it is made again.
    #[serde(default)]
    tongue: String,
    files: BTreeMap<String, Known>,
}

/// A file on the shelf.
#[derive(Clone, Debug)]
pub struct ShelfFile {
    /// The file of its record.
    pub path: PathBuf,
    /// The user's name for it, if there is one.
    pub name: Option<String>,
    /// The listing; or, for a file that is no record, the sentence that says so.
    pub listing: Result<RecordListing, String>,
}

/// The facts of a record that need no proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordListing {
    /// The battle, as the record names it.
    pub title: String,
    /// The system of the battle.
    pub system: String,
    /// First and second player.
    pub players: [String; 2],
    /// The time when it began by the host's clock, in seconds since 1970.
    pub begun: u64,
    /// Number of entries.
    pub entries: u32,
    /// Whether it is over, by what its last entries say.
    pub over: bool,
    /// The end of the match, the winner first, as far as it can be seen without a replay.
    pub ending: String,
    /// Whether one computer held both keys.
    pub one_machine: bool,
    /// Whether the file ends in something that is no entry.
    pub damaged: bool,
    /// The result of a proof of this very file; `None` if it was not proven yet.
    pub proven: Option<ProofSummary>,
}

/// The result of a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProofSummary {
    /// Whether all of it is good.
    pub good: bool,
    /// The badge.
    pub badge: String,
    /// Number of game-turns played.
    pub turns: u32,
}

impl MatchShelf {
    /// The shelf of a folder.
    pub fn open(folder: &Path) -> MatchShelf {
        let index = read_index(&folder.join(INDEX)).unwrap_or_default();
        MatchShelf { folder: folder.to_owned(), index, changed: false }
    }

    /// All records, the newest first. Files that have not changed are not opened.
    pub fn list(&mut self) -> anyhow::Result<Vec<ShelfFile>> {
        let mut found = Vec::new();
        let mut names = Vec::new();
        let entries = fs::read_dir(&self.folder).with_context(|| self.folder.display().to_string())?;
        for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
            let Some((name, data)) = record_name(&path) else { continue };
            let listing = self.known(&name, &path, &data).listing.clone();
            names.push(name);
            found.push(ShelfFile {
                name: read_notes(&path).ok().and_then(|n| n.name().map(str::to_owned)),
                path,
                listing,
            });
        }
        let before = self.index.len();
        self.index.retain(|name, _| names.contains(name));
        self.changed |= self.index.len() != before;
        self.keep();
        found.sort_by_key(|found| {
            let begun = found.listing.as_ref().map_or(0, |listing| listing.begun);
            (std::cmp::Reverse(begun), found.path.clone())
        });
        Ok(found)
    }

    fn known(&mut self, name: &str, path: &Path, data: &Metadata) -> &Known {
        let (size, modified) = (data.len(), modified(data));
        let same = self.index.get(name).is_some_and(|known| (known.size, known.modified) == (size, modified));
        if !same {
            self.changed = true;
            self.index.insert(name.to_owned(), Known { size, modified, listing: read(path) });
        }
        self.index.entry(name.to_owned()).or_insert_with(|| Known { size, modified, listing: read(path) })
    }

    /// Remembers what a proof of a record found, until the file changes.
    pub fn remember(&mut self, path: &Path, trust: &Trust, turns: usize) {
        let Some((name, data)) = record_name(path) else { return };
        self.known(&name, path, &data);
        let Some(Ok(listing)) = self.index.get_mut(&name).map(|known| &mut known.listing) else { return };
        let turns = u32::try_from(turns).unwrap_or(u32::MAX);
        listing.proven = Some(ProofSummary { good: trust.is_good(), badge: trust.badge(), turns });
        if let Some(ending) = trust.ending_short() {
            listing.ending = ending;
        }
        self.changed = true;
        self.keep();
    }

    /// Gives a record a name of the viewer's own; the record itself stays as it is.
    pub fn rename(&self, path: &Path, name: &str) -> Result<(), NotesError> {
        let mut notes = read_notes(path)?;
        notes.rename(name);
        save_notes(&notes, path)
    }

    /// Throws a record away with everything that belongs to it: notes, talk, evidence and secrets, and the other half of
    /// a match on one computer, so that a match restored from the trash can be resumed.
    pub fn delete(&mut self, path: &Path, trash: &Trash) -> anyhow::Result<Vec<PathBuf>> {
        let mut gone = Vec::new();
        let stem = path.file_stem().and_then(|stem| stem.to_str()).context("this is no file")?;
        let folder = path.parent().unwrap_or(Path::new("."));
        // The record goes first: if that is refused, everything stays.
        gone.push(trash.take(path)?);
        for place in [folder.to_owned(), folder.join(PARTNER)] {
            let Ok(entries) = fs::read_dir(&place) else { continue };
            for file in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
                let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
                let belongs = name.strip_prefix(stem).is_some_and(|rest| rest.starts_with('.'));
                if belongs && file.is_file() {
                    gone.push(trash.take(&file)?);
                }
            }
        }
        if let Some(name) = path.file_name().and_then(|name| name.to_str()) {
            self.changed |= self.index.remove(name).is_some();
            self.keep();
        }
        Ok(gone)
    }

    /// Without the index everything still works, only slower.
    fn keep(&mut self) {
        if !std::mem::take(&mut self.changed) {
            return;
        }
        let (path, index) = (
            self.folder.join(INDEX),
            Index { format: FORMAT, tongue: current().code().to_owned(), files: self.index.clone() },
        );
        let fresh = path.with_extension("json.new");
        if let Ok(text) = serde_json::to_string(&index) {
            let _ = fs::write(&fresh, text).and_then(|()| fs::rename(&fresh, &path));
        }
    }
}

impl ShelfFile {
    /// Whether every typed word is in its name, battle, players, date or ending.
    pub fn matches(&self, systems: Systems, typed: &str) -> bool {
        let mut text = self.name.clone().unwrap_or_default();
        if let Some(stem) = self.path.file_stem() {
            text.push_str(&format!(" {}", stem.to_string_lossy()));
        }
        match &self.listing {
            Ok(listing) => {
                let [first, second] = &listing.players;
                let (date, badge) =
                    (record::invitation::date(listing.begun), listing.proven.as_ref().map(|p| &p.badge));
                let badge = badge.map_or("", String::as_str);
                let title = systems.title_of(&listing.system, &listing.title);
                text.push_str(&format!(
                    " {} {title} {first} {second} {date} {} {badge}",
                    listing.title, listing.ending
                ));
            }
            Err(sentence) => text.push_str(sentence),
        }
        let text = text.to_lowercase();
        typed.to_lowercase().split_whitespace().all(|word| text.contains(word))
    }
}

/// The name of a record in a folder of matches, and what the system knows of it; none for a file beside a record.
fn record_name(path: &Path) -> Option<(String, Metadata)> {
    let stem = path.file_stem().and_then(|stem| stem.to_str())?;
    let is_record = path.extension().is_some_and(|extension| extension == EXTENSION) && !stem.contains('.');
    let data = fs::metadata(path).ok().filter(Metadata::is_file)?;
    is_record.then(|| (format!("{stem}.{EXTENSION}"), data))
}

fn modified(data: &Metadata) -> u64 {
    let since = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.map_or(0, |since| u64::try_from(since.as_nanos()).unwrap_or(u64::MAX))
}

fn read_index(path: &Path) -> Option<BTreeMap<String, Known>> {
    let mut text = String::new();
    File::open(path).ok()?.take(LARGEST_INDEX).read_to_string(&mut text).ok()?;
    let index: Index = serde_json::from_str(&text).ok()?;
    (index.format == FORMAT && index.tongue == current().code()).then_some(index.files)
}

fn read(path: &Path) -> Result<RecordListing, String> {
    let bytes = read_bounded(path).map_err(|error| error.to_string())?;
    let record = Record::read(&bytes).map_err(words::no_record)?;
    let Some(Body::Header(header)) = record.entries.first().map(|signed| &signed.entry.body) else {
        return Err(words::no_record(NoRecord::NoHeader(None)));
    };
    let ending = record.entries.iter().rev().take(2).find_map(|signed| match &signed.entry.body {
        Body::End { ending, .. } => Some(*ending),
        _ => None,
    });
    let name = |side| words::player(header, side);
    let gave_up = record.notes.iter().find(|(_, note)| note.note.kind == NoteKind::Concede);
    let told = match (ending, gave_up) {
        (Some(ending), _) => words::ending(ending, name),
        (None, Some((_, note))) => words::ending(Ending::Conceded { by: note.note.author }, name),
        (None, None) => words::not_over(),
    };
    Ok(RecordListing {
        title: header.terms.title.clone(),
        system: header.terms.system.clone(),
        players: Side::BOTH.map(name),
        begun: header.begun,
        entries: u32::try_from(record.entries.len()).unwrap_or(u32::MAX),
        over: record.is_closed(),
        ending: told,
        one_machine: header.terms.one_machine,
        damaged: record.torn.is_some(),
        proven: None,
    })
}
