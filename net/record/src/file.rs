//! The record of a match as a file: entries one after the other, and the notes that were said beside them.
//!
//! A file only grows. Each frame has its length before it and a check behind it, so that a write that was cut off is
//! seen and left out, and everything before it is kept. What follows from the place of an entry (match, number, hash of
//! the entry before) is not stored again.

use crate::course::MOST_ENTRIES;
use crate::entry::{Body, Clock, Entry, MOST_NOTE_BYTES, SignedEntry, SignedNote};
use crate::header::Header;
use crate::identity::Signature;
use engine::codec;
use engine::contract::Side;
use engine::digest::Hash;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// Bytes at the start of every record; the last figure is the version of the format.
pub const MARK: &[u8] = b"estafette record 1\n";
/// The ending of a record's file name.
pub const EXTENSION: &str = "estafette";
/// The largest record that is read: a match of 65,536 entries of the usual size is a sixth of it.
pub const LARGEST: usize = 64 * 1024 * 1024;
const CHECK: usize = 4;
const LENGTH: usize = 4;
/// A header with its battle is the largest frame.
const LARGEST_FRAME: usize = 1024 * 1024;

/// Values of the first byte of a frame: an entry by the first player, one by the second, a note.
const BY_FIRST: u8 = 0;
const BY_SECOND: u8 = 1;
const NOTE: u8 = 2;

/// Content of a frame.
enum Frame {
    Entry(Side, Stored),
    Note(SignedNote),
}

/// An entry without its author and what follows from its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Stored {
    clock: Clock,
    body: Body,
    signature: Signature,
}

/// The bytes to append for an entry.
pub fn entry_frame(signed: &SignedEntry) -> Vec<u8> {
    let Entry { author, clock, body, .. } = &signed.entry;
    let kind = match author {
        Side::First => BY_FIRST,
        Side::Second => BY_SECOND,
    };
    framed(kind, &Stored { clock: *clock, body: body.clone(), signature: signed.signature })
}

/// The bytes to append for a note.
pub fn note_frame(note: &SignedNote) -> Vec<u8> {
    framed(NOTE, note)
}

/// Whether the bytes that were appended are an entry, and not a note.
pub fn is_entry(frame: &[u8]) -> bool {
    frame.get(LENGTH).is_some_and(|kind| *kind != NOTE)
}

fn framed<T: Serialize>(kind: u8, value: &T) -> Vec<u8> {
    let payload = [&[kind][..], &codec::encode(value)].concat();
    let length = u32::try_from(payload.len()).unwrap_or(u32::MAX);
    [&length.to_le_bytes()[..], &payload, &check(&payload)].concat()
}

fn check(payload: &[u8]) -> [u8; CHECK] {
    let Hash([a, b, c, d, ..]) = Hash::of_bytes("estafette frame", payload);
    [a, b, c, d]
}

/// A record as it was read: all that is whole, in order. Nothing in it has been verified yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The entries.
    pub entries: Vec<SignedEntry>,
    /// The notes beside them, each with the number of entries written before it.
    pub notes: Vec<(u32, SignedNote)>,
    /// Number of bytes of the file that are whole; the next entry is appended after them.
    pub whole: usize,
    /// The fault in the rest of the file, if there is a rest.
    pub torn: Option<Torn>,
}

/// The reason the rest of a record was left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Torn {
    /// The file ends in the middle of a frame: the last write was cut off.
    CutOff,
    /// A frame does not have the check it should have.
    Damaged,
    /// A frame is larger than any that is ever written.
    TooLarge,
    /// A frame has its check, and is not a frame of this format.
    NotCanonical,
    /// More entries or notes than a match can have, or notes that are never kept: too large, too many, or repeated.
    TooMuch,
}

impl fmt::Display for Torn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Torn::CutOff => "the file is cut off in the middle of an entry",
            Torn::Damaged => "the file is damaged",
            Torn::TooLarge => "the file goes on with something larger than any entry",
            Torn::NotCanonical => "the file goes on with something that is not an entry in its canonical form",
            Torn::TooMuch => "the file goes on with more than a match can have",
        })
    }
}

/// The reason a file is no record at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRecord {
    /// It is empty.
    Empty,
    /// It begins with something else.
    Foreign,
    /// It is a record of another version of the format.
    OtherVersion,
    /// It is larger than any record.
    TooLarge,
    /// It does not begin with a whole header.
    NoHeader(Option<Torn>),
}

impl fmt::Display for NoRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoRecord::Empty => f.write_str("the file is empty"),
            NoRecord::Foreign => f.write_str("this is not the record of a match"),
            NoRecord::OtherVersion => f.write_str("the record was written by another version of the program"),
            NoRecord::TooLarge => f.write_str("the file is larger than any record"),
            NoRecord::NoHeader(Some(torn)) => write!(f, "there is no match header in it: {torn}"),
            NoRecord::NoHeader(None) => f.write_str("there is no match header in it"),
        }
    }
}

impl std::error::Error for NoRecord {}

impl Record {
    /// The agreed header, if the first entry holds one.
    pub fn header(&self) -> Option<&Header> {
        match &self.entries.first()?.entry.body {
            Body::Header(header) => Some(header),
            _ => None,
        }
    }

    /// Whether its last two entries end the match, as the players of a match that is over both write it. Nothing is proven.
    pub fn is_closed(&self) -> bool {
        let end = |signed: &SignedEntry| matches!(signed.entry.body, Body::End { .. });
        self.entries.last_chunk::<2>().is_some_and(|last| last.iter().all(end))
    }

    /// Reads a whole file.
    pub fn read(bytes: &[u8]) -> Result<Record, NoRecord> {
        if bytes.is_empty() {
            return Err(NoRecord::Empty);
        }
        if bytes.len() > LARGEST {
            return Err(NoRecord::TooLarge);
        }
        let Some(mut rest) = bytes.strip_prefix(MARK) else {
            let same_kind = bytes.starts_with(b"estafette record ");
            return Err(if same_kind { NoRecord::OtherVersion } else { NoRecord::Foreign });
        };
        let mut record = Record { entries: Vec::new(), notes: Vec::new(), whole: MARK.len(), torn: None };
        let mut chain: Option<(Hash, Hash)> = None;
        let mut kept = KeptNotes::default();
        while !rest.is_empty() {
            match unframed(rest) {
                Ok((frame, used)) => {
                    let room = match &frame {
                        Frame::Entry(..) => record.entries.len() < MOST_ENTRIES as usize,
                        Frame::Note(note) => kept.admits(note, used),
                    };
                    if !room {
                        record.torn = Some(Torn::TooMuch);
                        break;
                    }
                    if !record.take(frame, &mut chain) {
                        record.torn = Some(Torn::NotCanonical);
                        break;
                    }
                    record.whole += used;
                    rest = rest.get(used..).unwrap_or_default();
                }
                Err(torn) => {
                    record.torn = Some(torn);
                    break;
                }
            }
        }
        if record.entries.is_empty() { Err(NoRecord::NoHeader(record.torn)) } else { Ok(record) }
    }

    /// Adds a frame; false if nothing can come before the header.
    fn take(&mut self, frame: Frame, chain: &mut Option<(Hash, Hash)>) -> bool {
        let seq = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        match frame {
            Frame::Entry(author, Stored { clock, body, signature }) => {
                let (match_id, prev) = match (&chain, &body) {
                    (Some(known), _) => *known,
                    (None, Body::Header(header)) => (header.match_id(), Hash([0; 32])),
                    (None, _) => return false,
                };
                let entry = Entry { match_id, seq, prev, author, clock, body };
                *chain = Some((match_id, entry.hash()));
                self.entries.push(SignedEntry { entry, signature });
            }
            Frame::Note(note) if chain.is_some() => self.notes.push((seq, note)),
            Frame::Note(_) => return false,
        }
        true
    }

    /// The bytes of a file with these entries.
    pub fn write(entries: &[SignedEntry]) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        for signed in entries {
            bytes.extend_from_slice(&entry_frame(signed));
        }
        bytes
    }
}

/// The notes a record may hold beside its entries: as many of each side, and as large, as a match admits while it is
/// played, and each number once.
#[derive(Debug, Default)]
struct KeptNotes {
    numbers: BTreeSet<(Side, u32)>,
    bytes: [usize; 2],
}

impl KeptNotes {
    fn admits(&mut self, signed: &SignedNote, frame: usize) -> bool {
        let note = &signed.note;
        let [first, second] = &mut self.bytes;
        let bytes = match note.author {
            Side::First => first,
            Side::Second => second,
        };
        *bytes += frame;
        !note.is_excessive() && *bytes <= MOST_NOTE_BYTES && self.numbers.insert((note.author, note.number))
    }
}

fn unframed(bytes: &[u8]) -> Result<(Frame, usize), Torn> {
    let (length, rest) = bytes.split_first_chunk::<LENGTH>().ok_or(Torn::CutOff)?;
    let length = u32::from_le_bytes(*length) as usize;
    if length > LARGEST_FRAME {
        return Err(Torn::TooLarge);
    }
    let (payload, rest) = rest.split_at_checked(length).ok_or(Torn::CutOff)?;
    let (stored, _) = rest.split_first_chunk::<CHECK>().ok_or(Torn::CutOff)?;
    if *stored != check(payload) {
        return Err(Torn::Damaged);
    }
    let (kind, value) = payload.split_first().ok_or(Torn::NotCanonical)?;
    let stored = || codec::decode(value).map_err(|_| Torn::NotCanonical);
    let frame = match *kind {
        BY_FIRST => Frame::Entry(Side::First, stored()?),
        BY_SECOND => Frame::Entry(Side::Second, stored()?),
        NOTE => Frame::Note(codec::decode(value).map_err(|_| Torn::NotCanonical)?),
        _ => return Err(Torn::NotCanonical),
    };
    Ok((frame, LENGTH + length + CHECK))
}
