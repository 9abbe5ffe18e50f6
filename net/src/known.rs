//! The text file of the players met so far, which its owner can read and edit.

use crate::private_file::{self, PrivateFileError};
use record::known::Known;
use std::fmt;
use std::path::{Path, PathBuf};

/// Room for all of them with long names in long letters, and for comments.
const LARGEST_FILE: usize = 512 << 10;

/// Reads the file; where there is none, no player is known yet.
pub fn load(path: &Path) -> Result<Known, KnownError> {
    let bytes = match private_file::read(path, LARGEST_FILE) {
        Err(PrivateFileError::Missing(_)) => return Ok(Known::default()),
        read => read?,
    };
    let damaged = |line: usize| KnownError::Damaged { path: path.to_owned(), line };
    let text = std::str::from_utf8(&bytes).map_err(|_| damaged(1))?;
    Known::from_text(text).map_err(damaged)
}

/// Writes the file again, all or nothing.
pub fn save(known: &Known, path: &Path) -> Result<(), KnownError> {
    Ok(private_file::replace(path, known.to_text().as_bytes())?)
}

/// The reason the known players could not be read or written.
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
                "line {line} of {path} is not a player (key, day or -, name); correct or remove the line, or move the \
                 file away to start with no known players",
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
    use crate::private_file::tests::Folder;
    use record::identity::{Identity, PlayerKey};
    use record::known::{KnownPlayer, MOST};
    use record::seed::Seed;

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
        assert_eq!(load(&path).unwrap(), Known::default());
        let mut known = Known::default();
        known.meet(&key(1), "  Michel\nNey\u{202e} ", NOON);
        known.meet(&key(2), "", NOON);
        assert_eq!(known.get(&key(1)).unwrap().name, "Michel Ney");
        known.meet(&key(1), "Napoleon", NOON + 90_000);
        assert_eq!(known.get(&key(1)).unwrap().name, "Michel Ney", "the name in one's own book stays");
        assert!(known.rename(&key(2), "Joachim Murat") && !known.rename(&key(3), "Soult"));
        save(&known, &path).unwrap();
        let read = load(&path).unwrap();
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
        let known = load(&path).unwrap();
        assert_eq!(known.get(&key(1)), Some(&KnownPlayer { name: "Ney, the bravest".to_owned(), last_seen: None }));
    }

    #[test]
    fn a_bad_file_is_an_error_that_names_the_line() {
        let folder = Folder::new("known-bad");
        let path = folder.file("known.txt");
        let good = format!("{} 2026-01-01 Ney", key(1));
        for bad in ["hello", "00ff - Ney", &format!("{} soon Ney", key(2)), &format!("{} - Zero", "0".repeat(64))] {
            private_file::replace(&path, format!("{good}\n{bad}\n").as_bytes()).unwrap();
            let error = load(&path).unwrap_err();
            assert!(matches!(error, KnownError::Damaged { line: 2, .. }), "{bad}: {error}");
        }
        private_file::replace(&path, &[0xff; 9]).unwrap();
        assert!(load(&path).is_err());
        private_file::replace(&path, &vec![b'#'; LARGEST_FILE + 1]).unwrap();
        assert!(matches!(load(&path), Err(KnownError::File(PrivateFileError::TooLong(_)))));
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
        save(&known, &path).unwrap();
        assert_eq!(load(&path).unwrap(), known);
    }
}
