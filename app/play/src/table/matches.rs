//! The matches of a player on disk.

use super::seat::Player;
use anyhow::{Context, bail};
use language::system::{AnySystem, Systems};
use net::store::read_bounded;
use record::course::Due;
use record::fault::Fault;
use record::file::{EXTENSION, NoRecord, Record, Torn};
use record::header::Header;
use record::verify::{self, Conclusion, Examination};
use replay::systems;
use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

/// Bytes at the beginning of a record that are read first; a header has some thousands.
const BEGINNING: usize = 4 << 10;

/// The record of the match whose id begins with these bytes.
pub fn find_match(folder: &Path, id: &[u8; 9]) -> anyhow::Result<PathBuf> {
    for path in records(folder)? {
        if header_of(&path).is_ok_and(|header| header.match_id().0.starts_with(id)) {
            return Ok(path);
        }
    }
    bail!("the match of this code is not among yours in {}", folder.display())
}

/// Matches that are not over: record, header, entries.
pub fn unfinished(systems: Systems, folder: &Path) -> anyhow::Result<Vec<(PathBuf, Header, u32)>> {
    let mut found = Vec::new();
    for path in records(folder)? {
        let Ok(record) = read_bounded(&path).map_err(drop).and_then(|bytes| Record::read(&bytes).map_err(drop)) else {
            continue;
        };
        let Some(header) = record.header() else { continue };
        if let Some(entries) = entries_so_far(systems, &record) {
            found.push((path, header.clone(), entries));
        }
    }
    Ok(found)
}

/// How many entries of a record are good, if the match is not over.
pub fn entries_so_far(systems: Systems, record: &Record) -> Option<u32> {
    let seen = examined(systems, record).ok()?;
    (seen.course.due() != Due::Nothing).then_some(seen.entries)
}

/// Whether a record proves how its match ended, though a player may not have confirmed it.
pub fn has_ended(systems: Systems, record: &Record) -> bool {
    let Ok(seen) = examined(systems, record) else { return false };
    match seen.conclusion(&record.notes) {
        Conclusion::Complete | Conclusion::Overturned { .. } | Conclusion::ConcededByNote(_) => true,
        Conclusion::Unfinished { .. } => seen.ending().is_some(),
        Conclusion::Wrong => false,
    }
}

fn examined(systems: Systems, record: &Record) -> Result<Examination, Fault> {
    verify::examine(record, systems::of(systems, record.header()).rulebook(), None)
}

fn records(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    let entries = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    for entry in entries {
        let path = entry?.path();
        let plain = path.file_stem().and_then(|stem| stem.to_str()).is_some_and(|stem| !stem.contains('.'));
        if plain && path.extension().is_some_and(|extension| extension == EXTENSION) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// Goes on here with a match that was played on another machine: its player says that nobody plays it there any more.
pub fn take_over(player: &Player, path: &Path) -> anyhow::Result<()> {
    let header = header_of(path)?;
    if header.players.iter().all(|one| one.key != player.identity.key()) {
        bail!("{}: it is a match of other players", path.display());
    }
    Ok(player.folders.signed().take_over(&header.match_id())?)
}

/// The system of the match on disk; what this program does not know is told in a sentence.
pub(crate) fn system_of_record(systems: Systems, path: &Path) -> anyhow::Result<&'static dyn AnySystem> {
    let header = header_of(path)?;
    systems::of_terms(systems, &header.terms)
}

/// What was agreed on in the match of a record. A file without a whole header is read to its end for the sentence why.
fn header_of(path: &Path) -> anyhow::Result<Header> {
    if let Some(header) = first_header(path) {
        return Ok(header);
    }
    let named = || format!("{}: this is not the record of a match", path.display());
    let record = Record::read(&read_bounded(path)?).ok().with_context(named)?;
    record.header().cloned().with_context(named)
}

/// The header at the beginning of a file, of which no more is read than holds it; `None` if there is no whole one.
fn first_header(path: &Path) -> Option<Header> {
    // Opening a pipe would wait for ever.
    let mut file = std::fs::metadata(path).ok()?.is_file().then(|| File::open(path).ok())??;
    let mut bytes = Vec::new();
    loop {
        let more = file.by_ref().take(bytes.len().max(BEGINNING) as u64).read_to_end(&mut bytes).ok()?;
        match Record::read(&bytes) {
            Err(NoRecord::NoHeader(Some(Torn::CutOff))) if more > 0 => {}
            read => return read.ok()?.header().cloned(),
        }
    }
}
