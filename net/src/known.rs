//! The players one has met: a name for a key, and when it was last seen.
//!
//! They are kept in a small text file that its owner can read and edit: a line for each, with the key, the day and the
//! name. The key is what counts; a name is only what this player calls it.

use crate::identity::PlayerKey;
use crate::invitation::{date, midnight};
use crate::plain::plain;
use crate::private_file::{self, PrivateFileError};
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 40;
/// More than one meets in a life of play; beyond it, whoever was not seen for longest is forgotten.
const MOST: usize = 1000;
/// Room for all of them with long names in long letters, and for comments.
const LARGEST_FILE: usize = 512 << 10;
const HEADING: &str = "# Players that Estafette knows: key, day last seen (or -), your name for them.\n";
/// What stands for a day that is not known, and for a name.
const NOTHING: &str = "-";

/// The players one has met.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known(BTreeMap<PlayerKey, Opponent>);

/// What one keeps of another player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// One line of at most [`LONGEST_NAME`] characters, fit to be shown; never empty.
    pub name: String,
    /// Midnight of the day, in seconds since 1970.
    pub last_seen: Option<u64>,
}

impl Known {
    /// Reads the file; where there is none, nobody is known yet.
    pub fn load(path: &Path) -> Result<Known, KnownError> {
        let bytes = match private_file::read(path, LARGEST_FILE) {
            Err(PrivateFileError::Missing(_)) => return Ok(Known::default()),
            read => read?,
        };
        let damaged = |line: usize| KnownError::Damaged { path: path.to_owned(), line };
        let text = std::str::from_utf8(&bytes).map_err(|_| damaged(1))?;
        let mut known = Known::default();
        for (place, line) in text.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                let (key, opponent) = parse(line).ok_or_else(|| damaged(place + 1))?;
                known.0.insert(key, opponent);
            }
        }
        known.trim();
        Ok(known)
    }

    /// Writes the file anew, all or nothing.
    pub fn save(&self, path: &Path) -> Result<(), KnownError> {
        let mut text = HEADING.to_owned();
        for (key, Opponent { name, last_seen }) in &self.0 {
            let day = last_seen.map_or(NOTHING.to_owned(), |seconds| date(seconds).chars().take(10).collect());
            text.push_str(&format!("{key} {day} {name}\n"));
        }
        Ok(private_file::replace(path, text.as_bytes())?)
    }

    /// What is known of this player.
    pub fn get(&self, key: &PlayerKey) -> Option<&Opponent> {
        self.0.get(key)
    }

    /// All of them, by key.
    pub fn all(&self) -> impl Iterator<Item = (&PlayerKey, &Opponent)> {
        self.0.iter()
    }

    /// Notes that this player was met now, in seconds since 1970. Whoever is new gets the name he gives himself; a name
    /// that is there stays, so that nobody renames himself in someone else's book.
    pub fn meet(&mut self, key: &PlayerKey, calls_himself: &str, now: u64) {
        let opponent = self.0.entry(*key).or_insert_with(|| Opponent { name: name(calls_himself), last_seen: None });
        opponent.last_seen = Some(now / 86_400 * 86_400);
        self.trim();
    }

    /// Gives a known player another name. Says whether he is known.
    pub fn rename(&mut self, key: &PlayerKey, new: &str) -> bool {
        self.0.get_mut(key).map(|opponent| opponent.name = name(new)).is_some()
    }

    /// Forgets a player. Says whether he was known.
    pub fn forget(&mut self, key: &PlayerKey) -> bool {
        self.0.remove(key).is_some()
    }

    fn trim(&mut self) {
        while self.0.len() > MOST {
            let oldest = self.0.iter().min_by_key(|(_, opponent)| opponent.last_seen).map(|(key, _)| *key);
            let Some(oldest) = oldest else { break };
            self.0.remove(&oldest);
        }
    }
}

fn name(text: &str) -> String {
    let name = plain(text, LONGEST_NAME);
    if name.is_empty() { NOTHING.to_owned() } else { name }
}

fn parse(line: &str) -> Option<(PlayerKey, Opponent)> {
    let (key, rest) = line.split_once(' ')?;
    let (day, called) = rest.trim_start().split_once(' ').unwrap_or((rest.trim(), ""));
    let last_seen = if day == NOTHING { None } else { Some(midnight(day)?) };
    let engine::digest::Hash(bytes) = key.parse().ok()?;
    Some((PlayerKey::try_from(bytes).ok()?, Opponent { name: name(called), last_seen }))
}

/// Why the known players could not be read or written.
#[derive(Debug)]
pub enum KnownError {
    /// The file could not be read or written as it should.
    File(PrivateFileError),
    /// A line is not a player.
    Damaged {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
    },
}

impl fmt::Display for KnownError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KnownError::File(error) => error.fmt(f),
            KnownError::Damaged { path, line } => write!(
                f,
                "line {line} of {path} is not a player (key, day or -, name); mend or remove the line, or move the file \
                 away to begin with nobody known",
                path = path.display()
            ),
        }
    }
}

impl std::error::Error for KnownError {}

impl From<PrivateFileError> for KnownError {
    fn from(error: PrivateFileError) -> KnownError {
        KnownError::File(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fresh::Seed;
    use crate::identity::Identity;
    use crate::private_file::tests::Folder;

    const NOON: u64 = 1_800_000_000;

    fn key(seed: u16) -> PlayerKey {
        let mut bytes = [0; 32];
        bytes[..2].copy_from_slice(&seed.to_le_bytes());
        Identity::from_seed(&Seed::from_bytes(bytes)).key()
    }

    #[test]
    fn players_are_remembered_by_key() {
        let folder = Folder::new("known");
        let path = folder.file("known.txt");
        assert_eq!(Known::load(&path).unwrap(), Known::default());
        let mut known = Known::default();
        known.meet(&key(1), "  Michel\nNey\u{202e} ", NOON);
        known.meet(&key(2), "", NOON);
        assert_eq!(known.get(&key(1)).unwrap().name, "Michel Ney");
        known.meet(&key(1), "Napoleon", NOON + 90_000);
        assert_eq!(known.get(&key(1)).unwrap().name, "Michel Ney", "the name in one's own book stays");
        assert!(known.rename(&key(2), "Joachim Murat") && !known.rename(&key(3), "Soult"));
        known.save(&path).unwrap();
        let read = Known::load(&path).unwrap();
        assert_eq!(read, known);
        assert_eq!(read.get(&key(1)).unwrap().last_seen, Some(1_800_057_600), "midnight of the day after");
        assert!(known.forget(&key(2)) && known.all().count() == 1);
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains(" 2027-01-16 Michel Ney\n"), "{text}");
    }

    #[test]
    fn a_person_may_edit_the_file() {
        let folder = Folder::new("known-edited");
        let path = folder.file("known.txt");
        private_file::replace(&path, format!("\n# friends\n  {}   -   Ney, the bravest \n", key(1)).as_bytes())
            .unwrap();
        let known = Known::load(&path).unwrap();
        assert_eq!(known.get(&key(1)), Some(&Opponent { name: "Ney, the bravest".to_owned(), last_seen: None }));
    }

    #[test]
    fn a_bad_file_is_an_error_that_names_the_line() {
        let folder = Folder::new("known-bad");
        let path = folder.file("known.txt");
        let good = format!("{} 2026-01-01 Ney", key(1));
        for bad in ["hello", "00ff - Ney", &format!("{} soon Ney", key(2)), &format!("{} - Zero", "0".repeat(64))] {
            private_file::replace(&path, format!("{good}\n{bad}\n").as_bytes()).unwrap();
            let error = Known::load(&path).unwrap_err();
            assert!(matches!(error, KnownError::Damaged { line: 2, .. }), "{bad}: {error}");
        }
        private_file::replace(&path, &[0xff; 9]).unwrap();
        assert!(Known::load(&path).is_err());
        private_file::replace(&path, &vec![b'#'; LARGEST_FILE + 1]).unwrap();
        assert!(matches!(Known::load(&path), Err(KnownError::File(PrivateFileError::TooLong(_)))));
    }

    #[test]
    fn the_book_does_not_grow_without_end() {
        let folder = Folder::new("known-many");
        let mut known = Known::default();
        for seed in 0..MOST as u16 + 5 {
            known.meet(&key(seed), &"\u{10330}".repeat(50), NOON + u64::from(seed) * 86_400);
        }
        assert_eq!(known.all().count(), MOST);
        assert!(known.get(&key(4)).is_none() && known.get(&key(5)).is_some());
        let path = folder.file("known.txt");
        known.save(&path).unwrap();
        assert_eq!(Known::load(&path).unwrap(), known);
    }
}
