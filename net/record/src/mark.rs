//! The mark: the entries and notes that this computer has signed in a match, and the bytes of its file.

use engine::codec;
use engine::digest::Hash;
use serde::{Deserialize, Serialize};

/// Bytes at the start of every mark.
pub const BEGIN: &[u8] = b"estafette signed 1\n";
/// A mark is written into two slots in turn, so that one that was cut off leaves the other.
pub const SLOT: usize = 96;
/// The slots of a file.
pub const SLOTS: u64 = 2;
/// Length of the written part of a slot: four words of four bytes, three of eight, a hash, and a yes or no.
const SLOT_BYTES: usize = 4 * 4 + 3 * 8 + 32 + 1;
/// The part that the first programs with marks did not write: everything after the growth of the record.
const LATER: [u8; 13] = [0; 13];
const TAG: &str = "estafette mark";
/// Number of bytes of a hash that show that a slot was written whole.
const CHECK: usize = 8;

/// The part of the other side's charges that this computer's own clock rules out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuledOut {
    /// Time ruled out, in milliseconds.
    pub milliseconds: u32,
    /// Number of entries of the record that this accounts for. Read again after an older copy was restored, they change
    /// nothing.
    pub entries: u32,
}

/// The time that a mark keeps: what is ruled out, and the bound of this side's turn. It follows a slot and its check,
/// where programs that do not know it stop reading.
struct MarkedTime(RuledOut, u32);

impl MarkedTime {
    /// Three words of four bytes, and what shows that they belong to the slot.
    const BYTES: usize = 12;
    const CHECK: usize = 3;
    /// The same in programs that did not keep the bound of a turn.
    const OLDER_BYTES: usize = 8;
    const OLDER_CHECK: usize = 7;

    fn to_bytes(&self, slot: &[u8]) -> Vec<u8> {
        let MarkedTime(ruled_out, our_turn) = self;
        let words = [ruled_out.milliseconds, ruled_out.entries, *our_turn].map(u32::to_le_bytes).concat();
        let check = MarkedTime::check(slot, &words, MarkedTime::CHECK);
        [words, check].concat()
    }

    /// Reads the bytes after a slot; nothing is known if the check is wrong, as after a slot of an older program.
    fn from_bytes(slot: &[u8], bytes: &[u8]) -> MarkedTime {
        let read = |length: usize, check: usize| {
            let (words, rest) = bytes.split_at_checked(length)?;
            let good = rest.get(..check)? == MarkedTime::check(slot, words, check);
            let word = |at: usize| Some(u32::from_le_bytes(*words.get(at..)?.first_chunk()?));
            let ruled_out = RuledOut { milliseconds: word(0)?, entries: word(4)? };
            good.then_some(MarkedTime(ruled_out, word(8).unwrap_or_default()))
        };
        read(MarkedTime::BYTES, MarkedTime::CHECK)
            .or_else(|| read(MarkedTime::OLDER_BYTES, MarkedTime::OLDER_CHECK))
            .unwrap_or(MarkedTime(RuledOut::default(), 0))
    }

    fn check(slot: &[u8], words: &[u8], length: usize) -> Vec<u8> {
        Hash::of_bytes("estafette ruled out", &[slot, words].concat()).0.iter().take(length).copied().collect()
    }
}

/// The last entry and note that this computer has signed, and the last growth of the record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signed {
    /// The number of its last entry, and one more: below this it signs nothing.
    pub entries: u32,
    /// The number of its last note.
    pub notes: u32,
    /// Number of entries when the record last grew, and the time of that, in seconds since 1970.
    pub grown: (u32, u64),
    /// Whether it has given the match up. That is final, even if an older copy of the record does not show it.
    pub conceded: bool,
    /// The time of its last signed entry, or some time before that, in seconds since 1970; 0 if unknown. In what a
    /// session wants written, 0 is the present moment.
    pub at: u64,
    /// Number of times it has asked to take something back.
    pub asks: u32,
    /// The part of the other side's charges that is ruled out. In the file it follows the slot.
    #[serde(skip)]
    pub ruled_out: RuledOut,
    /// The most that can have passed between the other's last entry and the last of this computer, in milliseconds, and one
    /// more; 0 if it is unknown. In the file it follows the slot, too.
    #[serde(skip)]
    pub our_turn: u32,
}

/// A slot: the number of the write, the machine that wrote it, and what was signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slot {
    /// The number of the write; the highest is the newest.
    pub write: u64,
    /// The machine that wrote it, hashed.
    pub machine: Hash,
    /// The entries and notes signed.
    pub signed: Signed,
}

impl Slot {
    /// Its bytes with their check, [`SLOT`] long.
    pub fn to_bytes(&self) -> Vec<u8> {
        let slot = codec::encode(self);
        let check = Hash::of_bytes(TAG, &slot);
        let time = MarkedTime(self.signed.ruled_out, self.signed.our_turn).to_bytes(&slot);
        let mut bytes = [slot.as_slice(), check.0.get(..CHECK).unwrap_or_default(), &time].concat();
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
        let MarkedTime(ruled_out, our_turn) = MarkedTime::from_bytes(slot, bytes.get(SLOT_BYTES + CHECK..)?);
        (read.signed.ruled_out, read.signed.our_turn) = (ruled_out, our_turn);
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
    fn the_time_of_a_mark_follows_the_slot_where_older_programs_do_not_look() {
        let ruled_out = RuledOut { milliseconds: 90_000, entries: 14 };
        let slot = |ruled_out, our_turn| {
            let signed = Signed { ruled_out, our_turn, ..Signed::default() };
            Slot { write: 7, machine: Hash([1; 32]), signed }
        };
        let nothing = slot(RuledOut::default(), 0);
        let mut bytes = slot(ruled_out, 65_001).to_bytes();
        assert_eq!(bytes.len(), SLOT);
        assert_eq!(bytes[..SLOT_BYTES + CHECK], nothing.to_bytes()[..SLOT_BYTES + CHECK]);
        assert_eq!(Slot::from_bytes(&bytes), Some(slot(ruled_out, 65_001)));
        bytes[SLOT_BYTES + CHECK + 9] ^= 1;
        assert_eq!(Slot::from_bytes(&bytes), Some(nothing));
        bytes[SLOT_BYTES + CHECK..].fill(0);
        assert_eq!(Slot::from_bytes(&bytes), Some(nothing));
        // An older program kept what is ruled out, and not the bound of a turn.
        let words = [90_000u32, 14].map(u32::to_le_bytes).concat();
        let older = [words.clone(), MarkedTime::check(&bytes[..SLOT_BYTES], &words, 7)].concat();
        bytes[SLOT_BYTES + CHECK..].copy_from_slice(&older);
        assert_eq!(Slot::from_bytes(&bytes), Some(slot(ruled_out, 0)));
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
