//! The matches of a player on disk.

use super::seat::LocalPlayer;
use crate::MESSAGES;
use anyhow::{Context, bail};
use language::say;
use language::system::{AnySystem, Systems};
use net::store::{self, StoreError, read_bounded};
use record::course::Due;
use record::fault::Fault;
use record::file::{EXTENSION, Record};
use record::header::Header;
use record::verify::{self, Conclusion, Examination};
use replay::systems;
use std::path::{Path, PathBuf};

/// The record of the match whose id begins with these bytes.
pub fn find_match(folder: &Path, id: &[u8; 9]) -> anyhow::Result<PathBuf> {
    for path in records(folder)? {
        if header_of(&path).is_ok_and(|header| header.match_id().0.starts_with(id)) {
            return Ok(path);
        }
    }
    bail!(say!(MESSAGES, "play-match-not-yours", folder = folder.display().to_string()))
}

/// Matches that are not over, by what their last entries say: record, header, entries. Nothing is proven, since a list of
/// matches is to be there at once; a match is proven when it goes on.
pub fn unfinished(systems: Systems, folder: &Path) -> anyhow::Result<Vec<(PathBuf, Header, u32)>> {
    let mut found = Vec::new();
    for path in records(folder)? {
        let record = read_bounded(&path).ok().and_then(|bytes| Record::read(&bytes).ok());
        let Some(record) = record.filter(|record| !record.is_closed()) else { continue };
        let Some(header) = record.header().filter(|header| header.fault().is_none()) else { continue };
        if systems::of_terms(systems, &header.terms).is_ok() {
            found.push((path, header.clone(), u32::try_from(record.entries.len()).unwrap_or(u32::MAX)));
        }
    }
    Ok(found)
}

/// Number of good entries in a record; `None` if the match is over.
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

/// Resumes a match here that was played on another computer: its player confirms that it is no longer played there.
pub fn take_over(player: &LocalPlayer, path: &Path) -> anyhow::Result<()> {
    let header = header_of(path)?;
    if header.players.iter().all(|one| one.key != player.identity.key()) {
        bail!(say!(MESSAGES, "play-match-of-others", file = path.display().to_string()));
    }
    Ok(player.folders.signed().take_over(&header.match_id())?)
}

/// The system of the match on disk; what this program does not know is told in a sentence.
pub(crate) fn system_of_record(systems: Systems, path: &Path) -> anyhow::Result<&'static dyn AnySystem> {
    let header = header_of(path)?;
    systems::of_terms(systems, &header.terms)
}

/// The header of a record: the agreement of its match.
fn header_of(path: &Path) -> anyhow::Result<Header> {
    match store::header_of(path) {
        Err(StoreError::NoRecord(..)) => {
            bail!(say!(MESSAGES, "play-match-no-record", file = path.display().to_string()))
        }
        header => Ok(header?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fixture(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/matches").join(name).with_extension(EXTENSION)
    }

    #[test]
    fn a_list_has_the_matches_that_a_proof_finds_under_way() {
        let folder = std::env::temp_dir().join(format!("estafette-listed-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        for name in ["skirmish", "broken-off", "broken-off-2", "agreed", "eylau-2"] {
            let bytes = std::fs::read(fixture(name)).unwrap();
            std::fs::write(folder.join(name).with_extension(EXTENSION), &bytes).unwrap();
            // The last entry is cut off: the other player has not confirmed the end.
            let entries = Record::read(&bytes).unwrap().entries;
            let cut = Record::write(entries.get(..entries.len() - 1).unwrap());
            std::fs::write(folder.join(format!("{name}-cut")).with_extension(EXTENSION), cut).unwrap();
        }
        std::fs::write(folder.join("nothing").with_extension(EXTENSION), "nothing").unwrap();
        let listed = unfinished(::systems::ALL, &folder).unwrap();
        let listed: Vec<(PathBuf, u32)> = listed.into_iter().map(|(path, _, entries)| (path, entries)).collect();
        let proven = |path: PathBuf| {
            let record = Record::read(&read_bounded(&path).unwrap()).ok()?;
            Some((path, entries_so_far(::systems::ALL, &record)?))
        };
        let proven: Vec<(PathBuf, u32)> = records(&folder).unwrap().into_iter().filter_map(proven).collect();
        assert_eq!(listed, proven);
        assert_eq!(listed.len(), 7, "{listed:?}");
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_header_is_read_without_the_rest_of_the_file() {
        let path = std::env::temp_dir().join(format!("estafette-header-{}.{EXTENSION}", std::process::id()));
        let whole = std::fs::read(fixture("eylau")).unwrap();
        let header = Record::read(&whole).unwrap().header().unwrap().clone();
        assert_eq!(header_of(&fixture("eylau")).unwrap(), header);
        // The bytes after the header are not read.
        let first = Record::write(Record::read(&whole).unwrap().entries.get(..1).unwrap()).len();
        std::fs::write(&path, [whole.get(..first).unwrap(), &vec![0xff; 1 << 20]].concat()).unwrap();
        assert_eq!(header_of(&path).unwrap(), header);
        // A header that is cut off is none.
        std::fs::write(&path, whole.get(..first - 1).unwrap()).unwrap();
        let why = header_of(&path).unwrap_err().to_string();
        assert!(why.ends_with("this is not the record of a match"), "{why}");
        std::fs::remove_file(&path).unwrap();
    }
}
