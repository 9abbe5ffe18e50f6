//! Everything a player carries to another computer in one file: key, known players, marks of what was signed, and
//! matches.
//!
//! A person who has the file can play as its owner. It is written for its owner's eyes only, and what was there on the
//! other computer is not overwritten. Its own key is laid aside, and nothing that belongs to it is touched. A file
//! of a match is replaced only by one that goes on where it ends; any other copy is laid aside.

use crate::folders::Folders;
use crate::identity::{self, IdentityError};
use crate::private_file::{self, PrivateFileError};
use crate::store::SECRET;
use engine::codec;
use engine::digest::Hash;
use record::file::{EXTENSION as RECORD, Record, Torn};
use record::identity::PlayerKey;
use record::mark::Signed;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};
use zeroize::Zeroizing;

/// The ending of such files.
pub const EXTENSION: &str = "estafette-luggage";
/// The largest that is written or read.
const LARGEST: usize = 256 << 20;
/// The most pieces in one: more matches than any player has.
const MOST_PIECES: usize = 20_000;
/// Bytes at the start of every such file.
const BEGIN: &[u8] = b"estafette luggage 1\n";
const TAG: &str = "estafette luggage";
/// The longest head of a piece.
const LONGEST_HEAD: usize = 1024;
/// The file of the player's name, beside the key.
const NAME_FILE: &str = "name.txt";

/// A piece of luggage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Piece {
    /// The player's key, as it is kept.
    Identity,
    /// The player's name.
    Name,
    /// The known players.
    Known,
    /// The mark of what the player has signed in a match. It has no bytes.
    Signed(Hash, Signed),
    /// A file of a match, by its name.
    Match(String),
}

/// Result of unpacking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unpacked {
    /// The player's key.
    pub key: PlayerKey,
    /// Files of matches that are here now and were not.
    pub files: usize,
    /// Files of matches that were here already, as long or longer.
    pub kept: usize,
    /// The file in which the key that was here before now is.
    pub aside: Option<PathBuf>,
    /// Files that are not what is here under their names, and the folder in which they lie now.
    pub differing: Option<(PathBuf, usize)>,
}

impl Unpacked {
    /// The files laid aside, in sentences.
    pub fn laid_aside(&self) -> Vec<String> {
        let key = self.aside.iter().map(|aside| format!("The key that was here is saved as {}.", aside.display()));
        let files = self.differing.iter().map(|(folder, files)| {
            format!(
                "{files} imported files differ from match files here. Your files are unchanged; the others are saved \
                 in {}.",
                folder.display()
            )
        });
        key.chain(files).collect()
    }
}

/// Packs everything of a player into this file, which must be a new one. Returns the number of files of matches in it.
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
    // Tried under a name that nothing else reads, before anything else is written.
    let trial = folders.identity_file().with_file_name("identity.arriving");
    let _ = fs::remove_file(&trial);
    private_file::write_new(&trial, identity).map_err(LuggageError::File)?;
    let key = identity::load(&trial).map(|identity| identity.key());
    let _ = fs::remove_file(&trial);
    let key = key.map_err(LuggageError::Identity)?;
    // Of another key nothing is touched.
    let own = identity::load(&folders.identity_file()).is_ok_and(|here| here.key() == key);
    let mut arriving = Arriving { folders, own, here: stems_of(folders)?, files: 0, kept: 0, differing: Vec::new() };
    for group in groups(&pieces) {
        arriving.take(&group)?;
    }
    for (piece, held) in &pieces {
        match piece {
            Piece::Identity | Piece::Name | Piece::Match(_) => {}
            Piece::Known => {
                if !folders.known_file().exists() {
                    private_file::write_new(&folders.known_file(), held).map_err(LuggageError::File)?;
                }
            }
            Piece::Signed(match_id, _) if arriving.is_anothers(match_id) => {}
            Piece::Signed(match_id, signed) => {
                folders
                    .signed()
                    .arrive(match_id, *signed)
                    .map_err(|error| LuggageError::Io(folders.signed().0, error))?;
            }
        }
    }
    let (files, kept) = (arriving.files, arriving.kept);
    let differing = arriving.lay_aside()?;
    let aside = settle(folders, identity, key)?;
    if let Some((_, name)) = pieces.iter().find(|(piece, _)| *piece == Piece::Name) {
        // The name goes where the key went that it belongs to.
        if let (Some(aside), Some(before)) = (&aside, read(&name_file(folders))?) {
            private_file::replace(&aside.with_added_extension("name.txt"), &before).map_err(LuggageError::File)?;
        }
        private_file::replace(&name_file(folders), name).map_err(LuggageError::File)?;
    }
    Ok(Unpacked { key, files, kept, aside, differing })
}

/// The files of one match, by name.
type Group<'a> = Vec<(&'a str, &'a [u8])>;

/// The files of matches, those of one match together.
fn groups<'a>(pieces: &'a [(Piece, &'a [u8])]) -> Vec<Group<'a>> {
    let mut groups: BTreeMap<String, Group<'a>> = BTreeMap::new();
    for (piece, held) in pieces {
        if let Piece::Match(name) = piece {
            groups.entry(stem(name)).or_default().push((name.as_str(), *held));
        }
    }
    groups.into_values().collect()
}

/// The part of the name that the files of one match share. Some systems do not tell capitals from small letters.
fn stem(name: &str) -> String {
    name.split('.').next().unwrap_or_default().to_lowercase()
}

/// The matches of which anything is here.
fn stems_of(folders: &Folders) -> Result<BTreeSet<String>, LuggageError> {
    Ok(files_of(folders.matches())?.iter().map(|(name, _)| stem(name)).collect())
}

/// Comparison of an arriving file with the one here under its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Compared {
    /// There is nothing.
    New,
    /// The file here is the same, or goes on where the arriving one ends.
    Known,
    /// It goes on where the one here ends.
    Longer,
    /// They differ.
    Differs,
}

/// Luggage that arrives.
struct Arriving<'a> {
    folders: &'a Folders,
    /// Whether it belongs to the key that is here.
    own: bool,
    /// The matches of which anything was here before.
    here: BTreeSet<String>,
    files: usize,
    kept: usize,
    /// The files to be laid aside.
    differing: Vec<(&'a str, &'a [u8])>,
}

impl<'a> Arriving<'a> {
    /// Takes in the files of one match: all that go together, or none in the place of another.
    fn take(&mut self, group: &Group<'a>) -> Result<(), LuggageError> {
        let mut compared = Vec::new();
        for (name, held) in group {
            compared.push(self.compare(name, held)?);
        }
        // A record and its secrets belong together: where one of them was written elsewhere, both stay as they are.
        let core = |name: &str| name.ends_with(&format!(".{RECORD}")) || name.ends_with(&format!(".{SECRET}"));
        let cores = || group.iter().zip(&compared).filter(|((name, _), _)| core(name)).map(|(_, compared)| *compared);
        let torn = cores().any(|one| one == Compared::Differs)
            || (cores().any(|one| one == Compared::Longer) && self.has_longer(group)?);
        let first = group.first().map(|(name, _)| stem(name)).unwrap_or_default();
        let stays = torn || (!self.own && self.here.contains(&first));
        for ((name, held), compared) in group.iter().zip(compared) {
            match compared {
                Compared::Known => self.kept += 1,
                Compared::New | Compared::Longer if !stays => {
                    let path = self.folders.matches().join(name);
                    private_file::replace(&path, held).map_err(LuggageError::File)?;
                    self.files += 1;
                }
                Compared::New | Compared::Longer | Compared::Differs => self.differing.push((*name, *held)),
            }
        }
        Ok(())
    }

    fn compare(&self, name: &str, held: &[u8]) -> Result<Compared, LuggageError> {
        let Some(here) = read(&self.folders.matches().join(name))? else { return Ok(Compared::New) };
        if here.starts_with(held) {
            return Ok(Compared::Known);
        }
        let whole = || match Record::read(held) {
            Ok(record) => record.torn.is_none_or(|torn| torn == Torn::CutOff),
            Err(_) => false,
        };
        let goes_on = held.starts_with(&here) && (!name.ends_with(&format!(".{RECORD}")) || whole());
        Ok(if goes_on { Compared::Longer } else { Compared::Differs })
    }

    /// Whether a record or the secrets of this match go on here, and not in the luggage.
    fn has_longer(&self, group: &Group<'a>) -> Result<bool, LuggageError> {
        for (name, held) in group.iter().filter(|(name, _)| name.ends_with(RECORD) || name.ends_with(SECRET)) {
            let here = read(&self.folders.matches().join(name))?;
            if here.is_some_and(|here| here.len() > held.len()) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the mark of this match belongs to another key: this luggage has no say in that key's marks.
    fn is_anothers(&self, match_id: &Hash) -> bool {
        let id = match_id.to_string();
        let name: String = id.chars().take(16).collect();
        !self.own && (self.here.contains(&stem(&name)) || self.folders.signed().0.join(&id).exists())
    }

    /// Puts differing files into a folder of its own. Returns the folder and the number of files in it.
    fn lay_aside(self) -> Result<Option<(PathBuf, usize)>, LuggageError> {
        if self.differing.is_empty() {
            return Ok(None);
        }
        let named = |number: u32| self.folders.matches().with_file_name(format!("laid-aside-{number}"));
        let folder = (1..1000).map(named).find(|path| !path.exists()).ok_or(LuggageError::TooLarge)?;
        private_file::make_folder(&folder).map_err(|error| LuggageError::Io(folder.clone(), error))?;
        for (name, held) in &self.differing {
            private_file::write_new(&folder.join(name), held).map_err(LuggageError::File)?;
        }
        Ok(Some((folder, self.differing.len())))
    }
}

/// Puts the key in its place, the last of all; another one that was there is laid aside.
fn settle(folders: &Folders, identity: &[u8], key: PlayerKey) -> Result<Option<PathBuf>, LuggageError> {
    let file = folders.identity_file();
    match identity::load(&file) {
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
    let mut names = BTreeSet::new();
    while !rest.is_empty() {
        let head = cut(&mut rest).filter(|head| head.len() <= LONGEST_HEAD)?;
        let piece: Piece = codec::decode(head).ok()?;
        let held = cut(&mut rest)?;
        let mut strange = |name: &String| !is_plain(name) || !names.insert(name.to_lowercase());
        if matches!(&piece, Piece::Match(name) if strange(name)) || pieces.len() >= MOST_PIECES {
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

/// The reason luggage cannot be packed or unpacked.
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
            LuggageError::Damaged => write!(f, "this is not a transfer file, or it is incomplete"),
            LuggageError::TooLarge => write!(f, "a transfer file may hold at most {} MB", LARGEST >> 20),
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
    use crate::mark::MatchMark;
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
    fn a_player_keeps_key_and_matches_on_another_computer() {
        let folder = Folder::new("luggage");
        let (old, new) = (home(&folder, "old"), home(&folder, "new"));
        let key = identity::load_or_make(&old.identity_file()).unwrap().key();
        let other = identity::load_or_make(&new.identity_file()).unwrap().key();
        fs::write(name_file(&old), "Ney").unwrap();
        fs::write(old.matches().join("one.estafette"), b"longer here").unwrap();
        fs::write(old.matches().join("two.estafette"), b"short").unwrap();
        fs::write(new.matches().join("two.estafette"), b"short, and longer there").unwrap();
        let signed = Signed { entries: 12, notes: 3, ..Signed::default() };
        MatchMark::begin(&old.signed(), &MATCH).unwrap().sign(signed, 5).unwrap();
        let file = folder.file("a.estafette-luggage");
        assert_eq!(pack(&old, &file).unwrap(), 2);
        assert!(pack(&old, &file).is_err(), "what is there is not written over");
        let unpacked = unpack(&new, &file).unwrap();
        assert_eq!((unpacked.key, unpacked.files, unpacked.kept), (key, 1, 1));
        assert_eq!(identity::load(&new.identity_file()).unwrap().key(), key);
        assert_eq!(identity::load(&unpacked.aside.unwrap()).unwrap().key(), other, "nothing is lost");
        assert_eq!(fs::read(new.matches().join("one.estafette")).unwrap(), b"longer here");
        assert_eq!(fs::read(new.matches().join("two.estafette")).unwrap(), b"short, and longer there");
        let mark = MatchMark::find(&new.signed(), &MATCH).unwrap().unwrap().signed();
        assert_eq!((mark.entries, mark.notes), (12, 3), "nothing below it is signed here, either");
        assert_eq!(unpack(&new, &file).unwrap().aside, None, "a second time changes nothing");
    }

    /// A home whose player has packed these files.
    fn packed(folder: &Folder, name: &str, files: &[(&str, &[u8])]) -> (Folders, PathBuf) {
        let home = home(folder, name);
        identity::load_or_make(&home.identity_file()).unwrap();
        for (file, bytes) in files {
            fs::write(home.matches().join(file), bytes).unwrap();
        }
        let file = folder.file(&format!("{name}.{EXTENSION}"));
        pack(&home, &file).unwrap();
        (home, file)
    }

    #[test]
    fn luggage_of_another_key_touches_nothing_of_the_key_that_is_here() {
        let folder = Folder::new("luggage-other");
        let id = MATCH.to_string();
        let short: String = id.chars().take(16).collect();
        let (record, secret) = (format!("{short}.estafette"), format!("{short}.secret"));
        let garbage = vec![9; 5000];
        let (theirs, file) =
            packed(&folder, "theirs", &[(&record, &garbage), (&secret, &garbage), ("new.estafette", b"x")]);
        let lies = Signed { entries: 60_000, notes: 60_000, conceded: true, ..Signed::default() };
        MatchMark::begin(&theirs.signed(), &MATCH).unwrap().sign(lies, 5).unwrap();
        fs::remove_file(&file).unwrap();
        pack(&theirs, &file).unwrap();
        let mine = home(&folder, "mine");
        identity::load_or_make(&mine.identity_file()).unwrap();
        fs::write(name_file(&mine), "Ney").unwrap();
        fs::write(name_file(&theirs), "Murat").unwrap();
        fs::write(mine.matches().join(&record), b"my record").unwrap();
        fs::write(mine.matches().join(&secret), b"my secrets").unwrap();
        MatchMark::begin(&mine.signed(), &MATCH).unwrap().sign(Signed { entries: 4, ..Signed::default() }, 5).unwrap();
        let unpacked = unpack(&mine, &file).unwrap();
        assert_eq!(fs::read(mine.matches().join(&record)).unwrap(), b"my record");
        assert_eq!(fs::read(mine.matches().join(&secret)).unwrap(), b"my secrets");
        let mark = MatchMark::find(&mine.signed(), &MATCH).unwrap().unwrap().signed();
        assert_eq!((mark.entries, mark.conceded), (4, false), "nobody gives up a match for somebody else");
        assert_eq!((unpacked.files, unpacked.kept), (1, 0), "what is new arrives");
        let (aside, files) = unpacked.differing.clone().unwrap();
        assert_eq!(files, 2);
        assert_eq!(fs::read(aside.join(&record)).unwrap(), garbage);
        assert!(unpacked.laid_aside().join(" ").contains("2 imported files differ"), "{:?}", unpacked.laid_aside());
        assert_eq!(fs::read_dir(mine.matches()).unwrap().count(), 3);
    }

    #[test]
    fn secrets_of_another_key_are_not_put_beside_a_record_that_lacks_them() {
        let folder = Folder::new("luggage-beside");
        let (_, file) = packed(&folder, "theirs", &[("one.secret", b"theirs")]);
        let mine = home(&folder, "mine");
        identity::load_or_make(&mine.identity_file()).unwrap();
        fs::write(mine.matches().join("one.estafette"), b"my record").unwrap();
        let unpacked = unpack(&mine, &file).unwrap();
        assert!(!mine.matches().join("one.secret").exists());
        assert_eq!((unpacked.files, unpacked.differing.map(|(_, files)| files)), (0, Some(1)));
    }

    #[test]
    fn a_record_is_replaced_only_by_one_that_goes_on_where_it_ends() {
        let folder = Folder::new("luggage-prefix");
        let whole =
            fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/wire/skirmish.estafette")).unwrap();
        let read = Record::read(&whole).unwrap();
        let earlier = Record::write(&read.entries[..read.entries.len() / 2]);
        let garbage = [&earlier[..], &[9; 5000]].concat();
        let files: [(&str, &[u8]); 6] = [
            ("grows.estafette", &whole),
            ("grows.secret", b"secrets and more"),
            ("other.estafette", &whole),
            ("other.secret", b"other secrets, and longer"),
            ("garbage.estafette", &garbage),
            ("older.estafette", &earlier),
        ];
        let (old, file) = packed(&folder, "old", &files);
        let new = home(&folder, "new");
        fs::copy(old.identity_file(), new.identity_file()).unwrap();
        let here: [(&str, &[u8]); 6] = [
            ("grows.estafette", &earlier),
            ("grows.secret", b"secrets"),
            ("other.estafette", &earlier),
            ("other.secret", b"my secrets"),
            ("garbage.estafette", &earlier),
            ("older.estafette", &whole),
        ];
        for (name, bytes) in here {
            fs::write(new.matches().join(name), bytes).unwrap();
        }
        let unpacked = unpack(&new, &file).unwrap();
        let now = |name: &str| fs::read(new.matches().join(name)).unwrap();
        assert!(now("grows.estafette") == whole && now("grows.secret") == b"secrets and more");
        assert!(now("other.estafette") == earlier && now("other.secret") == b"my secrets", "both stay, or neither");
        assert!(now("garbage.estafette") == earlier && now("older.estafette") == whole);
        assert_eq!((unpacked.files, unpacked.kept), (2, 1));
        assert_eq!(unpacked.differing.map(|(_, files)| files), Some(3));
        assert_eq!(unpacked.aside, None);
    }

    #[test]
    fn a_spoilt_file_or_one_that_leads_elsewhere_changes_nothing() {
        let folder = Folder::new("luggage-spoilt");
        let (old, new) = (home(&folder, "old"), home(&folder, "new"));
        identity::load_or_make(&old.identity_file()).unwrap();
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
