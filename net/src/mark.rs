//! The mark of what this computer has signed in a match, kept away from the match itself.
//!
//! A record can come back from an older copy, or be copied to a second computer. A player who then signs another entry
//! for a place already signed has forked, and anyone can prove it. So the mark is kept beside the identity that signs,
//! names the machine, and is on disk before an entry is sent: nothing is signed below it. A match that has no mark here
//! is not resumed unless its player says that it is not played anywhere else.

use engine::digest::Hash;
use record::mark::{BEGIN, SLOT, SLOTS, Signed, Slot};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The folder in which marks lie.
#[derive(Clone, Debug)]
pub struct MarkFolder(pub PathBuf);

impl MarkFolder {
    /// Whether this computer has played a match.
    pub fn has(&self, match_id: &Hash) -> bool {
        matches!(MatchMark::find(self, match_id), Ok(Some(_)))
    }

    /// A match that was played elsewhere is played here from now on: its player says that it is not continued there.
    pub fn take_over(&self, match_id: &Hash) -> io::Result<()> {
        if !self.has(match_id) {
            MatchMark::begin(self, match_id)?;
        }
        Ok(())
    }
}

impl MarkFolder {
    /// Every match that this computer has signed in, with its mark.
    pub fn all(&self) -> io::Result<Vec<(Hash, Signed)>> {
        let entries = match fs::read_dir(&self.0) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let mut found = Vec::new();
        for entry in entries {
            let Some(match_id) = entry?.file_name().to_str().and_then(|name| name.parse().ok()) else { continue };
            if let Some(mark) = MatchMark::find(self, &match_id)? {
                found.push((match_id, mark.signed()));
            }
        }
        found.sort_by_key(|(match_id, _)| *match_id);
        Ok(found)
    }

    /// The player comes from another computer, which had signed up to here: nothing is signed below it on this one,
    /// either.
    pub fn arrive(&self, match_id: &Hash, signed: Signed) -> io::Result<()> {
        let mut mark = match MatchMark::find(self, match_id)? {
            Some(mark) => mark,
            None => MatchMark::begin(self, match_id)?,
        };
        mark.sign(signed, signed.at)
    }
}

/// The mark of one match.
#[derive(Debug)]
pub struct MatchMark {
    file: File,
    machine: Hash,
    signed: Signed,
    writes: u64,
}

impl MatchMark {
    /// A mark for a match that begins here.
    pub fn begin(marks: &MarkFolder, match_id: &Hash) -> io::Result<MatchMark> {
        fs::create_dir_all(&marks.0)?;
        let file = open(&path(&marks.0, match_id), true)?;
        let mut mark = MatchMark { file, machine: machine(), signed: Signed::default(), writes: 0 };
        mark.file.set_len(0)?;
        mark.file.write_all(BEGIN)?;
        mark.put(true)?;
        Ok(mark)
    }

    /// The mark of a match that was begun before; none if this computer never played it.
    pub fn find(marks: &MarkFolder, match_id: &Hash) -> io::Result<Option<MatchMark>> {
        let mut file = match open(&path(&marks.0, match_id), false) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let mut bytes = Vec::new();
        (&mut file).take((BEGIN.len() + SLOT * SLOTS as usize) as u64).read_to_end(&mut bytes)?;
        let last = Slot::newest(&bytes);
        let here = machine();
        Ok(last.filter(|slot| slot.machine == here).map(|slot| MatchMark {
            file,
            machine: here,
            signed: slot.signed,
            writes: slot.write,
        }))
    }

    /// The entries and notes that this computer has signed.
    pub const fn signed(&self) -> Signed {
        self.signed
    }

    /// Notes that it has signed up to here, at the time that `signed` names, or else now, in seconds since 1970. It is
    /// on disk when this returns.
    pub fn sign(&mut self, signed: Signed, now: u64) -> io::Result<()> {
        if signed.entries > self.signed.entries {
            self.signed.entries = signed.entries;
            self.signed.our_turn = signed.our_turn;
            self.signed.at = if signed.at == 0 { now } else { signed.at };
        }
        self.signed.notes = self.signed.notes.max(signed.notes);
        self.signed.conceded |= signed.conceded;
        self.signed.asks = self.signed.asks.max(signed.asks);
        self.signed.ruled_out = signed.ruled_out;
        self.put(true)
    }

    /// The record has grown. Not worth waiting for the disk: it only says since when the other side owes an answer.
    pub fn grow(&mut self, length: u32, at: u64) -> io::Result<()> {
        self.signed.grown = (length, at);
        self.put(false)
    }

    fn put(&mut self, settled: bool) -> io::Result<()> {
        self.writes += 1;
        let slot = Slot { write: self.writes, machine: self.machine, signed: self.signed };
        self.file.seek(SeekFrom::Start(slot.place()))?;
        self.file.write_all(&slot.to_bytes())?;
        if settled { self.file.sync_data() } else { Ok(()) }
    }
}

fn path(folder: &Path, match_id: &Hash) -> PathBuf {
    folder.join(match_id.to_string())
}

fn open(path: &Path, new: bool) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(new);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Identifies this computer, as far as the system can.
fn machine() -> Hash {
    let files = ["/etc/machine-id", "/var/lib/dbus/machine-id", "/etc/hostid"];
    let id = files.iter().find_map(|file| fs::read(file).ok().filter(|id| !id.is_empty()));
    let name = || std::env::var("COMPUTERNAME").map(String::into_bytes).unwrap_or_default();
    // Hashed, so that the file does not give away an identifier that other programs use.
    Hash::of_bytes("estafette machine", &id.unwrap_or_else(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::private_file::tests::Folder;

    const MATCH: Hash = Hash([7; 32]);

    fn so_far(entries: u32, notes: u32) -> Signed {
        Signed { entries, notes, ..Signed::default() }
    }

    fn marks(folder: &Folder) -> MarkFolder {
        MarkFolder(folder.file("signed"))
    }

    #[test]
    fn what_was_signed_is_there_after_a_restart_and_never_falls() {
        let folder = Folder::new("mark");
        let marks = marks(&folder);
        assert!(MatchMark::find(&marks, &MATCH).unwrap().is_none());
        let mut mark = MatchMark::begin(&marks, &MATCH).unwrap();
        mark.sign(Signed { conceded: true, ..so_far(12, 3) }, 1_799_999_000).unwrap();
        mark.sign(so_far(9, 4), 1_800_000_000).unwrap();
        mark.grow(13, 1_800_000_000).unwrap();
        let found = MatchMark::find(&marks, &MATCH).unwrap().unwrap().signed();
        assert_eq!(found, Signed { grown: (13, 1_800_000_000), conceded: true, at: 1_799_999_000, ..so_far(12, 4) });
        assert!(MatchMark::find(&marks, &Hash([8; 32])).unwrap().is_none(), "another match has none");
    }

    #[test]
    fn a_write_that_was_cut_off_leaves_the_one_before_it() {
        let folder = Folder::new("mark-torn");
        let marks = marks(&folder);
        let mut mark = MatchMark::begin(&marks, &MATCH).unwrap();
        mark.sign(so_far(12, 0), 0).unwrap();
        mark.sign(so_far(14, 0), 0).unwrap();
        let file = path(&marks.0, &MATCH);
        let mut bytes = fs::read(&file).unwrap();
        let last = BEGIN.len() + usize::try_from(mark.writes % SLOTS).unwrap() * SLOT;
        bytes[last + 20] ^= 1;
        fs::write(&file, &bytes).unwrap();
        assert_eq!(MatchMark::find(&marks, &MATCH).unwrap().unwrap().signed().entries, 12);
    }

    #[test]
    fn the_mark_of_another_machine_is_none_of_ours() {
        let folder = Folder::new("mark-elsewhere");
        let marks = marks(&folder);
        let mut mark = MatchMark::begin(&marks, &MATCH).unwrap();
        mark.machine = Hash([1; 32]);
        mark.sign(so_far(12, 0), 0).unwrap();
        assert!(!marks.has(&MATCH));
        marks.take_over(&MATCH).unwrap();
        assert!(marks.has(&MATCH));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_refuses_a_mark_and_the_one_before_it_counts() {
        let folder = Folder::new("mark-full");
        let marks = marks(&folder);
        let mut mark = MatchMark::begin(&marks, &MATCH).unwrap();
        mark.sign(so_far(12, 0), 0).unwrap();
        mark.file = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let refused = mark.sign(so_far(14, 0), 0).unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::StorageFull);
        assert_eq!(MatchMark::find(&marks, &MATCH).unwrap().unwrap().signed().entries, 12);
    }
}
