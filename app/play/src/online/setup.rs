//! Who plays, and which matches he has.

use crate::systems::{self, AnySystem};
use anyhow::{Context, bail};
use net::course::Due;
use net::fault::Fault;
use net::folders::Folders;
use net::header::{Header, as_name};
use net::identity::{Identity, PlayerKey};
use net::lobby::Myself;
use net::record::{EXTENSION, Record};
use net::store::{Store, read_bounded};
use net::verify::{self, Conclusion, Examination};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The player at this machine.
pub struct Player {
    /// Where his things are.
    pub folders: Folders,
    /// Who he is.
    pub identity: Arc<Identity>,
    /// What he calls himself.
    pub name: String,
}

impl Player {
    /// The player of this configuration folder; he is made on first use. A name that is given is remembered.
    pub fn load(name: Option<&str>) -> anyhow::Result<Player> {
        let folders = Folders::find()?;
        Player::load_from(folders, name)
    }

    /// The same, in folders of one's own choice.
    pub fn load_from(folders: Folders, name: Option<&str>) -> anyhow::Result<Player> {
        folders.make().context("making the folders for matches and settings")?;
        let identity = Arc::new(net::identity::load_or_make(&folders.identity_file())?);
        let file = folders.identity_file().with_file_name("name.txt");
        let name = match name {
            Some(name) => {
                std::fs::write(&file, as_name(name)).with_context(|| file.display().to_string())?;
                as_name(name)
            }
            None => std::fs::read_to_string(&file)
                .ok()
                .or_else(|| std::env::var("USER").ok())
                .map_or_else(|| as_name(""), |name| as_name(&name)),
        };
        Ok(Player { folders, identity, name })
    }

    /// What he brings into a lobby.
    pub fn myself(&self) -> anyhow::Result<Myself> {
        let run = net::fresh::seed()?;
        let run = run.expose().first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        Ok(Myself { identity: Arc::clone(&self.identity), name: self.name.clone(), run })
    }

    /// Files for a match that begins.
    pub fn store(&self) -> Store {
        Store::new(self.folders.matches()).marking(self.folders.signed())
    }

    /// Remembers that this player was met.
    pub fn remember(&self, key: &PlayerKey, name: &str) -> anyhow::Result<()> {
        let file = self.folders.known_file();
        let mut known = net::known::load(&file)?;
        known.meet(key, name, net::driver::wall());
        Ok(net::known::save(&known, &file)?)
    }

    /// The keys of the players he knows.
    pub fn known(&self) -> BTreeSet<PlayerKey> {
        let known = net::known::load(&self.folders.known_file()).unwrap_or_default();
        known.all().map(|(key, _)| *key).collect()
    }

    /// How this player is spoken of: by the name he is known by, or as a stranger.
    pub fn call(&self, key: &PlayerKey, calls_himself: &str) -> String {
        let known = net::known::load(&self.folders.known_file()).unwrap_or_default();
        match known.get(key) {
            Some(opponent) => format!("{} (known to you)", opponent.name),
            None => format!("{calls_himself} (new to you; fingerprint: {})", key.fingerprint()),
        }
    }
}

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
pub fn unfinished(folder: &Path) -> anyhow::Result<Vec<(PathBuf, Header, u32)>> {
    let mut found = Vec::new();
    for path in records(folder)? {
        let Ok(record) = read_bounded(&path).map_err(drop).and_then(|bytes| Record::read(&bytes).map_err(drop)) else {
            continue;
        };
        let Some(header) = record.header() else { continue };
        if let Some(entries) = entries_so_far(&record) {
            found.push((path, header.clone(), entries));
        }
    }
    Ok(found)
}

/// How many entries of a record are good, if the match is not over.
pub fn entries_so_far(record: &Record) -> Option<u32> {
    let seen = examined(record).ok()?;
    (seen.course.due() != Due::Nothing).then_some(seen.entries)
}

/// Whether a record proves how its match ended, though a player may not have confirmed it.
pub fn has_ended(record: &Record) -> bool {
    let Ok(seen) = examined(record) else { return false };
    match seen.conclusion(&record.notes) {
        Conclusion::Complete | Conclusion::Overturned { .. } | Conclusion::ConcededByNote(_) => true,
        Conclusion::Unfinished { .. } => seen.ending().is_some(),
        Conclusion::Wrong => false,
    }
}

fn examined(record: &Record) -> Result<Examination, Fault> {
    verify::examine(record, systems::of(record.header()).rulebook(), None)
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
pub(crate) fn system_of_record(path: &Path) -> anyhow::Result<&'static dyn AnySystem> {
    let header = header_of(path)?;
    systems::of_terms(&header.terms)
}

/// What was agreed on in the match of a record.
fn header_of(path: &Path) -> anyhow::Result<Header> {
    let named = || format!("{}: this is not the record of a match", path.display());
    let record = Record::read(&read_bounded(path)?).ok().with_context(named)?;
    record.header().cloned().with_context(named)
}
