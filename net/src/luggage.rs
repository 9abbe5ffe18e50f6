//! What a player carries to another machine in one file: his key, whom he knows, how far he has signed, and his matches.
//!
//! Whoever has the file is the player. It is written for its owner's eyes only, and what was there on the other machine is not
//! written over: a key of its own is laid aside, and of two copies of a match the longer one stays.

use crate::folders::Folders;
use crate::identity::{Identity, IdentityError, PlayerKey};
use crate::mark::Signed;
use crate::private_file::{self, PrivateFileError};
use engine::codec;
use engine::digest::Hash;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};
use zeroize::Zeroizing;

/// How such files end.
pub const EXTENSION: &str = "estafette-luggage";
/// The largest that is written or read.
const LARGEST: usize = 256 << 20;
/// The most pieces of one: more matches than anybody plays.
const MOST_PIECES: usize = 20_000;
/// What every one begins with.
const BEGIN: &[u8] = b"estafette luggage 1\n";
const TAG: &str = "estafette luggage";
/// The longest head of a piece.
const LONGEST_HEAD: usize = 1024;
/// How what he calls himself is kept, beside his key.
const NAME_FILE: &str = "name.txt";

/// A piece of luggage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Piece {
    /// His key, as it is kept.
    Identity,
    /// What he calls himself.
    Name,
    /// Whom he knows.
    Known,
    /// How far he has signed in a match. It has no bytes.
    Signed(Hash, Signed),
    /// A file of a match, by its name.
    Match(String),
}

/// What was unpacked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unpacked {
    /// Who he is.
    pub key: PlayerKey,
    /// Files of matches that are here now and were not.
    pub files: usize,
    /// Files of matches that were here already, and at least as long.
    pub kept: usize,
    /// Where the key lies that was here before.
    pub aside: Option<PathBuf>,
}

/// Packs everything of a player into this file, which must be a new one. How many files of matches are in it.
pub fn pack(folders: &Folders, into: &Path) -> Result<usize, LuggageError> {
    let mut bytes = Zeroizing::new(BEGIN.to_vec());
    let identity = private_file::read(&folders.identity_file(), LONGEST_HEAD).map_err(LuggageError::File)?;
    put(&mut bytes, &Piece::Identity, &identity);
    for (piece, file) in [(Piece::Name, name_file(folders)), (Piece::Known, folders.known_file())] {
        if let Some(found) = read(&file)? {
            put(&mut bytes, &piece, &found);
        }
    }
    let signed = folders.signed().all().map_err(|error| LuggageError::Io(folders.signed().0, error))?;
    let marks = signed.len();
    for (match_id, signed) in signed {
        put(&mut bytes, &Piece::Signed(match_id, signed), &[]);
    }
    let mut files = 0;
    for (name, path) in files_of(folders.matches())? {
        let Some(found) = read(&path)? else { continue };
        put(&mut bytes, &Piece::Match(name), &found);
        files += 1;
        if bytes.len() > LARGEST || files + marks + 3 > MOST_PIECES {
            return Err(LuggageError::TooLarge);
        }
    }
    let check = Hash::of_bytes(TAG, &bytes);
    bytes.extend_from_slice(&check.0);
    private_file::write_new(into, &bytes).map_err(LuggageError::File)?;
    Ok(files)
}

/// Unpacks a file into these folders. Nothing is written if it is damaged.
pub fn unpack(folders: &Folders, from: &Path) -> Result<Unpacked, LuggageError> {
    let found = fs::metadata(from).map_err(|error| LuggageError::Io(from.to_owned(), error))?;
    // Reading a pipe would wait for ever.
    if !found.is_file() {
        return Err(LuggageError::Damaged);
    }
    if found.len() > LARGEST as u64 + 64 {
        return Err(LuggageError::TooLarge);
    }
    let bytes = Zeroizing::new(fs::read(from).map_err(|error| LuggageError::Io(from.to_owned(), error))?);
    let pieces = open(&bytes).ok_or(LuggageError::Damaged)?;
    let identity = pieces.iter().find(|(piece, _)| *piece == Piece::Identity).ok_or(LuggageError::Damaged)?.1;
    folders.make().map_err(|error| LuggageError::Io(folders.matches().to_owned(), error))?;
    // Tried where nobody looks for it, before anything else is written.
    let trial = folders.identity_file().with_file_name("identity.arriving");
    let _ = fs::remove_file(&trial);
    private_file::write_new(&trial, identity).map_err(LuggageError::File)?;
    let key = Identity::load(&trial).map(|identity| identity.key());
    let _ = fs::remove_file(&trial);
    let key = key.map_err(LuggageError::Identity)?;
    let (mut files, mut kept) = (0, 0);
    for (piece, held) in &pieces {
        match piece {
            Piece::Identity | Piece::Name => {}
            Piece::Known => {
                if !folders.known_file().exists() {
                    private_file::write_new(&folders.known_file(), held).map_err(LuggageError::File)?;
                }
            }
            Piece::Signed(match_id, signed) => {
                folders
                    .signed()
                    .arrive(match_id, *signed)
                    .map_err(|error| LuggageError::Io(folders.signed().0, error))?;
            }
            Piece::Match(name) => {
                let path = folders.matches().join(name);
                let here = fs::metadata(&path).map_or(None, |found| Some(found.len()));
                if here.is_some_and(|here| here >= held.len() as u64) {
                    kept += 1;
                } else {
                    private_file::replace(&path, held).map_err(LuggageError::File)?;
                    files += 1;
                }
            }
        }
    }
    let aside = settle(folders, identity, key)?;
    if let Some((_, name)) = pieces.iter().find(|(piece, _)| *piece == Piece::Name) {
        private_file::replace(&name_file(folders), name).map_err(LuggageError::File)?;
    }
    Ok(Unpacked { key, files, kept, aside })
}

/// Puts the key in its place, the last of all; another one that was there is laid aside.
fn settle(folders: &Folders, identity: &[u8], key: PlayerKey) -> Result<Option<PathBuf>, LuggageError> {
    let file = folders.identity_file();
    match Identity::load(&file) {
        Ok(here) if here.key() == key => return Ok(None),
        Err(IdentityError::File(PrivateFileError::Missing(_))) => {
            private_file::write_new(&file, identity).map_err(LuggageError::File)?;
            return Ok(None);
        }
        Ok(_) | Err(_) => {}
    }
    let free =
        (1..1000).map(|number| file.with_file_name(format!("identity.before-{number}"))).find(|path| !path.exists());
    let aside = free.ok_or(LuggageError::TooLarge)?;
    fs::rename(&file, &aside).map_err(|error| LuggageError::Io(aside.clone(), error))?;
    private_file::write_new(&file, identity).map_err(LuggageError::File)?;
    Ok(Some(aside))
}

fn name_file(folders: &Folders) -> PathBuf {
    folders.identity_file().with_file_name(NAME_FILE)
}

fn put(bytes: &mut Vec<u8>, piece: &Piece, held: &[u8]) {
    let head = codec::encode(piece);
    bytes.extend_from_slice(&u32::try_from(head.len()).unwrap_or(u32::MAX).to_le_bytes());
    bytes.extend_from_slice(&head);
    bytes.extend_from_slice(&u32::try_from(held.len()).unwrap_or(u32::MAX).to_le_bytes());
    bytes.extend_from_slice(held);
}

/// All pieces of a file that is whole.
fn open(bytes: &[u8]) -> Option<Vec<(Piece, &[u8])>> {
    let (all, check) = bytes.split_at_checked(bytes.len().checked_sub(32)?)?;
    if Hash::of_bytes(TAG, all).0.as_slice() != check {
        return None;
    }
    let mut rest = all.strip_prefix(BEGIN)?;
    let mut pieces = Vec::new();
    while !rest.is_empty() {
        let head = cut(&mut rest).filter(|head| head.len() <= LONGEST_HEAD)?;
        let piece: Piece = codec::decode(head).ok()?;
        let held = cut(&mut rest)?;
        if matches!(&piece, Piece::Match(name) if !is_plain(name)) || pieces.len() >= MOST_PIECES {
            return None;
        }
        pieces.push((piece, held));
    }
    Some(pieces)
}

fn cut<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let (length, after) = rest.split_first_chunk::<4>()?;
    let (held, after) = after.split_at_checked(usize::try_from(u32::from_le_bytes(*length)).ok()?)?;
    *rest = after;
    Some(held)
}

/// Whether a name is that of a file in the folder, and leads nowhere else.
fn is_plain(name: &str) -> bool {
    let strange = |letter: char| letter.is_control() || matches!(letter, '/' | '\\' | ':');
    !name.is_empty() && name.len() <= 200 && !name.starts_with('.') && !name.contains(strange)
}

/// The plain files of a folder by their names, in order; none where there is no folder.
fn files_of(folder: &Path) -> Result<Vec<(String, PathBuf)>, LuggageError> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(LuggageError::Io(folder.to_owned(), error)),
    };
    let mut found = Vec::new();
    for entry in entries.filter_map(Result::ok) {
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if let Some(name) = entry.file_name().to_str().filter(|name| is_file && is_plain(name)) {
            found.push((name.to_owned(), entry.path()));
        }
    }
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<Option<Vec<u8>>, LuggageError> {
    match fs::metadata(path) {
        Ok(found) if found.len() > LARGEST as u64 => return Err(LuggageError::TooLarge),
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(LuggageError::Io(path.to_owned(), error)),
    }
    fs::read(path).map(Some).map_err(|error| LuggageError::Io(path.to_owned(), error))
}

/// Why luggage cannot be packed or unpacked.
#[derive(Debug)]
pub enum LuggageError {
    /// The file is no luggage, or not all of it is there.
    Damaged,
    /// There is more than a file may hold.
    TooLarge,
    /// The key in it is none.
    Identity(IdentityError),
    /// A file for its owner's eyes could not be read or written.
    File(PrivateFileError),
    /// The disk refuses.
    Io(PathBuf, io::Error),
}

impl fmt::Display for LuggageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LuggageError::Damaged => write!(f, "this is no luggage of a player, or not all of it is there"),
            LuggageError::TooLarge => write!(f, "that is more than luggage may hold, {} MB", LARGEST >> 20),
            LuggageError::Identity(error) => write!(f, "the key in it cannot be read: {error}"),
            LuggageError::File(error) => error.fmt(f),
            LuggageError::Io(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for LuggageError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mark::Mark;
    use crate::private_file::tests::Folder;

    const MATCH: Hash = Hash([7; 32]);

    fn home(folder: &Folder, name: &str) -> Folders {
        let home = folder.file(name);
        let folders =
            Folders::from_variables(|variable| (variable == "ESTAFETTE_HOME").then(|| home.clone().into_os_string()))
                .unwrap();
        folders.make().unwrap();
        folders
    }

    #[test]
    fn a_player_arrives_on_another_machine_as_who_he_is_with_all_he_has() {
        let folder = Folder::new("luggage");
        let (old, new) = (home(&folder, "old"), home(&folder, "new"));
        let key = Identity::load_or_make(&old.identity_file()).unwrap().key();
        let other = Identity::load_or_make(&new.identity_file()).unwrap().key();
        fs::write(name_file(&old), "Ney").unwrap();
        fs::write(old.matches().join("one.estafette"), b"longer here").unwrap();
        fs::write(old.matches().join("two.estafette"), b"short").unwrap();
        fs::write(new.matches().join("two.estafette"), b"longer there").unwrap();
        let signed = Signed { entries: 12, notes: 3, ..Signed::default() };
        Mark::begin(&old.signed(), &MATCH).unwrap().sign(signed, 5).unwrap();
        let file = folder.file("a.estafette-luggage");
        assert_eq!(pack(&old, &file).unwrap(), 2);
        assert!(pack(&old, &file).is_err(), "what is there is not written over");
        let unpacked = unpack(&new, &file).unwrap();
        assert_eq!((unpacked.key, unpacked.files, unpacked.kept), (key, 1, 1));
        assert_eq!(Identity::load(&new.identity_file()).unwrap().key(), key);
        assert_eq!(Identity::load(&unpacked.aside.unwrap()).unwrap().key(), other, "nothing is lost");
        assert_eq!(fs::read(new.matches().join("one.estafette")).unwrap(), b"longer here");
        assert_eq!(fs::read(new.matches().join("two.estafette")).unwrap(), b"longer there");
        let mark = Mark::find(&new.signed(), &MATCH).unwrap().unwrap().signed();
        assert_eq!((mark.entries, mark.notes), (12, 3), "nothing below it is signed here, either");
        assert_eq!(unpack(&new, &file).unwrap().aside, None, "a second time changes nothing");
    }

    #[test]
    fn a_spoilt_file_or_one_that_leads_elsewhere_changes_nothing() {
        let folder = Folder::new("luggage-spoilt");
        let (old, new) = (home(&folder, "old"), home(&folder, "new"));
        Identity::load_or_make(&old.identity_file()).unwrap();
        fs::write(old.matches().join("one.estafette"), vec![9; 300]).unwrap();
        let file = folder.file("a.estafette-luggage");
        pack(&old, &file).unwrap();
        let whole = fs::read(&file).unwrap();
        for place in (0..whole.len()).step_by(7) {
            let mut spoilt = whole.clone();
            spoilt[place] ^= 1;
            fs::write(&file, &spoilt).unwrap();
            assert!(matches!(unpack(&new, &file), Err(LuggageError::Damaged)), "byte {place}");
            fs::write(&file, &whole[..place]).unwrap();
            assert!(matches!(unpack(&new, &file), Err(LuggageError::Damaged)), "cut at {place}");
        }
        for name in ["../x", "/etc/x", "a\\b", ".hidden", ""] {
            let mut bytes = BEGIN.to_vec();
            put(&mut bytes, &Piece::Identity, &[]);
            put(&mut bytes, &Piece::Match(String::from(name)), b"x");
            let check = Hash::of_bytes(TAG, &bytes);
            bytes.extend_from_slice(&check.0);
            fs::write(&file, &bytes).unwrap();
            assert!(matches!(unpack(&new, &file), Err(LuggageError::Damaged)), "{name:?}");
        }
        let mut bytes = BEGIN.to_vec();
        for number in 0..=MOST_PIECES {
            put(&mut bytes, &Piece::Match(number.to_string()), &[]);
        }
        let check = Hash::of_bytes(TAG, &bytes);
        bytes.extend_from_slice(&check.0);
        fs::write(&file, &bytes).unwrap();
        assert!(matches!(unpack(&new, &file), Err(LuggageError::Damaged)), "too many pieces");
        assert!(matches!(unpack(&new, new.matches()), Err(LuggageError::Damaged)), "a folder");
        assert!(!new.identity_file().exists());
        assert_eq!(fs::read_dir(new.matches()).unwrap().count(), 0);
    }
}
