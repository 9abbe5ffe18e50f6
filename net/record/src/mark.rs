//! How far this machine has signed in a match: the words of a mark, and the bytes of its file.

use engine::codec;
use engine::digest::Hash;
use serde::{Deserialize, Serialize};

/// What every mark begins with.
pub const BEGIN: &[u8] = b"estafette signed 1\n";
/// A mark is written into two slots in turn, so that one that was cut off leaves the other.
pub const SLOT: usize = 96;
/// The slots of a file.
pub const SLOTS: u64 = 2;
/// What of a slot is written: four words of four bytes, three of eight, a hash, and a yes or no.
const SLOT_BYTES: usize = 4 * 4 + 3 * 8 + 32 + 1;
/// What the first programs that kept marks did not write: all that follows the growth of the record.
const LATER: [u8; 13] = [0; 13];
const TAG: &str = "estafette mark";
/// How many bytes of a hash show that a slot was written whole.
const CHECK: usize = 8;

/// What of the other side's charges this machine's own clock rules out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuledOut {
    /// How much, in milliseconds.
    pub milliseconds: u32,
    /// How many entries of the record this takes into account. Read again after an older copy was restored, they change nothing.
    pub entries: u32,
}

impl RuledOut {
    const BYTES: usize = 8;
    const CHECK: usize = 7;

    /// What follows a slot and its check: programs that do not know of it read no further.
    fn to_bytes(self, slot: &[u8]) -> Vec<u8> {
        let mut bytes = [self.milliseconds.to_le_bytes(), self.entries.to_le_bytes()].concat();
        let check = RuledOut::check(slot, &bytes);
        bytes.extend_from_slice(&check);
        bytes
    }

    /// What follows a slot; nothing is ruled out if the check is wrong, as after a slot of an older program.
    fn from_bytes(slot: &[u8], bytes: &[u8]) -> RuledOut {
        let read = || {
            let (words, check) = bytes.split_at_checked(RuledOut::BYTES)?;
            let (milliseconds, rest) = words.split_first_chunk()?;
            let good = check.get(..RuledOut::CHECK)? == RuledOut::check(slot, words);
            let entries = u32::from_le_bytes(*rest.first_chunk()?);
            good.then_some(RuledOut { milliseconds: u32::from_le_bytes(*milliseconds), entries })
        };
        read().unwrap_or_default()
    }

    fn check(slot: &[u8], words: &[u8]) -> Vec<u8> {
        Hash::of_bytes("estafette ruled out", &[slot, words].concat()).0.iter().take(RuledOut::CHECK).copied().collect()
    }
}

/// How far this machine has signed, and when the record last grew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signed {
    /// The number of its last entry, and one more: below this it signs nothing.
    pub entries: u32,
    /// The number of its last note.
    pub notes: u32,
    /// How many entries the record had when it last grew, and when that was, in seconds since 1970.
    pub grown: (u32, u64),
    /// Whether it has given the match up. That is final, whatever an older copy of the record knows of it.
    pub conceded: bool,
    /// When it last signed an entry, or some time before that, in seconds since 1970; 0 if nobody knows. In what a session
    /// wants written, 0 is the present moment.
    pub at: u64,
    /// How often it has asked to take something back.
    pub asks: u32,
    /// What is not charged to it. In the file it follows the slot.
    #[serde(skip)]
    pub ruled_out: RuledOut,
}

/// A slot: which write it was, on which machine, and what was signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slot {
    /// The number of the write; the highest is the newest.
    pub write: u64,
    /// The machine that wrote it, hashed.
    pub machine: Hash,
    /// What was signed.
    pub signed: Signed,
}

impl Slot {
    /// Its bytes with their check, [`SLOT`] long.
    pub fn to_bytes(&self) -> Vec<u8> {
        let slot = codec::encode(self);
        let check = Hash::of_bytes(TAG, &slot);
        let ruled_out = self.signed.ruled_out.to_bytes(&slot);
        let mut bytes = [slot.as_slice(), check.0.get(..CHECK).unwrap_or_default(), &ruled_out].concat();
        bytes.resize(SLOT, 0);
        bytes
    }

    /// The place of its bytes in the file.
    pub const fn place(&self) -> u64 {
        BEGIN.len() as u64 + (self.write % SLOTS) * SLOT as u64
    }

    /// The slot in these bytes; `None` if their check is wrong.
    pub fn from_bytes(bytes: &[u8]) -> Option<Slot> {
        let checked = |length: usize| {
            let (slot, rest) = bytes.split_at_checked(length)?;
            (rest.get(..CHECK) == Hash::of_bytes(TAG, slot).0.get(..CHECK)).then_some(slot)
        };
        let Some(slot) = checked(SLOT_BYTES) else {
            let older = checked(SLOT_BYTES - LATER.len())?;
            return codec::decode(&[older, &LATER].concat()).ok();
        };
        let mut read: Slot = codec::decode(slot).ok()?;
        read.signed.ruled_out = RuledOut::from_bytes(slot, bytes.get(SLOT_BYTES + CHECK..)?);
        Some(read)
    }

    /// The newest slot of a file; `None` if it is no mark.
    pub fn newest(file: &[u8]) -> Option<Slot> {
        file.strip_prefix(BEGIN)?.chunks(SLOT).filter_map(Slot::from_bytes).max_by_key(|slot| slot.write)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_from_before_concessions_were_kept_is_still_read() {
        let slot = codec::encode(&(7u64, Hash([1; 32]), 12u32, 3u32, (13u32, 1_800_000_000u64)));
        let mut bytes = [BEGIN, &slot, &Hash::of_bytes(TAG, &slot).0[..8]].concat();
        bytes.resize(BEGIN.len() + SLOT, 0);
        let signed = Signed { entries: 12, notes: 3, grown: (13, 1_800_000_000), ..Signed::default() };
        assert_eq!(Slot::newest(&bytes), Some(Slot { write: 7, machine: Hash([1; 32]), signed }));
    }

    #[test]
    fn what_is_ruled_out_follows_the_slot_where_older_programs_do_not_look() {
        let ruled_out = RuledOut { milliseconds: 90_000, entries: 14 };
        let slot =
            |ruled_out| Slot { write: 7, machine: Hash([1; 32]), signed: Signed { ruled_out, ..Signed::default() } };
        let mut bytes = slot(ruled_out).to_bytes();
        assert_eq!(bytes.len(), SLOT);
        assert_eq!(bytes[..SLOT_BYTES + CHECK], slot(RuledOut::default()).to_bytes()[..SLOT_BYTES + CHECK]);
        assert_eq!(Slot::from_bytes(&bytes), Some(slot(ruled_out)));
        bytes[SLOT_BYTES + CHECK] ^= 1;
        assert_eq!(Slot::from_bytes(&bytes), Some(slot(RuledOut::default())));
        bytes[SLOT_BYTES + CHECK..].fill(0);
        assert_eq!(Slot::from_bytes(&bytes), Some(slot(RuledOut::default())));
    }

    #[test]
    fn the_newest_slot_that_is_whole_is_read() {
        let slot = |write| Slot { write, machine: Hash([1; 32]), signed: Signed::default() };
        let mut file = [BEGIN, &slot(4).to_bytes(), &slot(5).to_bytes()].concat();
        assert_eq!(Slot::newest(&file), Some(slot(5)));
        let last = file.len() - SLOT;
        file[last + 20] ^= 1;
        assert_eq!(Slot::newest(&file), Some(slot(4)));
        assert_eq!(Slot::newest(&file[1..]), None);
    }
}
