//! Evidence: a file that shows anyone what a player signed and should not have.

use crate::entry::{Body, SignedEntry, SignedNote};
use crate::file::Record;
use crate::header::Header;
use engine::codec::{self, DecodeError};

/// Bytes at the start of every file of evidence.
pub const MARK: &[u8] = b"estafette evidence 1\n";
const FORK: &[u8] = b"fork\n";
const BREACH: &[u8] = b"breach\n";
const DISPUTE: &[u8] = b"dispute\n";

/// Proof that a player did wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Two different entries at one place, signed by one player.
    Fork {
        /// The match, for the players' keys.
        header: Box<Header>,
        /// The one.
        one: Box<SignedEntry>,
        /// The other.
        other: Box<SignedEntry>,
    },
    /// A signed entry that cannot follow the record before it.
    Breach {
        /// The entries before it.
        entries: Vec<SignedEntry>,
        /// The one that cannot follow.
        entry: Box<SignedEntry>,
    },
    /// A signed note that disputes the last of these entries, although its hash follows from them.
    Dispute {
        /// The entries, the disputed one last.
        entries: Vec<SignedEntry>,
        /// The note.
        note: Box<SignedNote>,
    },
}

impl Evidence {
    /// The file.
    pub fn to_bytes(&self) -> Vec<u8> {
        match self {
            Evidence::Fork { header, one, other } => [MARK, FORK, &codec::encode(&(header, one, other))].concat(),
            // The record in its own form is much shorter than its entries with all that follows from their place.
            Evidence::Breach { entries, entry } => beside(BREACH, &codec::encode(entry), entries),
            Evidence::Dispute { entries, note } => beside(DISPUTE, &codec::encode(note), entries),
        }
    }

    /// The evidence in a file. Whether it shows anything is for the verifier to say.
    pub fn from_bytes(bytes: &[u8]) -> Result<Evidence, DecodeError> {
        let inner = bytes.strip_prefix(MARK).ok_or(DecodeError::Malformed)?;
        if let Some(fork) = inner.strip_prefix(FORK) {
            let (header, one, other) = codec::decode(fork)?;
            return Ok(Evidence::Fork { header, one, other });
        }
        if let Some(breach) = inner.strip_prefix(BREACH) {
            let (entry, entries) = apart(breach)?;
            return Ok(Evidence::Breach { entries, entry: codec::decode(entry)? });
        }
        let (note, entries) = apart(inner.strip_prefix(DISPUTE).ok_or(DecodeError::Malformed)?)?;
        Ok(Evidence::Dispute { entries, note: codec::decode(note)? })
    }

    /// The header of the match it is about.
    pub fn header(&self) -> Option<&Header> {
        match self {
            Evidence::Fork { header, .. } => Some(header),
            Evidence::Breach { entries, .. } | Evidence::Dispute { entries, .. } => {
                match &entries.first()?.entry.body {
                    Body::Header(header) => Some(header),
                    _ => None,
                }
            }
        }
    }

    /// Whether two signed entries are a fork: one place, one author, two contents, both signed, and both after the same entry.
    /// Without the last an honest player who answered both branches of the other's fork would be named.
    pub fn is_fork(header: &Header, one: &SignedEntry, other: &SignedEntry) -> bool {
        let (a, b) = (&one.entry, &other.entry);
        let key = &header.player(a.author).key;
        let id = header.match_id();
        (a.match_id, b.match_id) == (id, id)
            && (a.seq, a.author, a.prev) == (b.seq, b.author, b.prev)
            && a != b
            && one.verify(key).is_ok()
            && other.verify(key).is_ok()
    }
}

/// A kind, something signed with its length, and the record it is about.
fn beside(kind: &[u8], signed: &[u8], entries: &[SignedEntry]) -> Vec<u8> {
    let length = u32::try_from(signed.len()).unwrap_or(u32::MAX).to_le_bytes();
    [MARK, kind, &length, signed, &Record::write(entries)].concat()
}

/// The bytes of what was signed, and the entries of the record beside it.
fn apart(bytes: &[u8]) -> Result<(&[u8], Vec<SignedEntry>), DecodeError> {
    let (length, rest) = bytes.split_first_chunk::<4>().ok_or(DecodeError::Malformed)?;
    let (signed, record) = rest.split_at_checked(u32::from_le_bytes(*length) as usize).ok_or(DecodeError::Malformed)?;
    let record = Record::read(record).map_err(|_| DecodeError::Malformed)?;
    if record.torn.is_some() || !record.notes.is_empty() {
        return Err(DecodeError::NotCanonical);
    }
    Ok((signed, record.entries))
}
