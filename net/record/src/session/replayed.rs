//! A record replayed from its start: what every restart and every dispute rests on.

use crate::ahead::Ahead;
use crate::course::Course;
use crate::entry::SignedEntry;
use crate::fault::Fault;
use crate::identity::PlayerKey;
use engine::digest::Hash;
use engine::referee::{Battlefield, Rulebook};
use std::sync::Arc;

/// Number of entries from which their signatures are checked together: to make the keys ready takes as long as to check a few.
const MANY: usize = 32;

/// Entries that this computer has replayed, every rule and every signature of them, and the match after the last.
///
/// A simulation restarts a computer hundreds of times in a match, and keeps this from one restart to the next: then only
/// the entries are replayed that were written since ([`Replayed::follow`]). A program that starts has nothing of the kind, and
/// replays its record from the first entry.
#[derive(Clone)]
pub struct Replayed {
    entries: Vec<SignedEntry>,
    /// The match, as everybody knows it: nothing that only one side knows has been learned.
    course: Course,
    /// The last entry whose hash did not follow, with the hash that did.
    differs: Option<(u32, Hash)>,
}

impl Replayed {
    /// The header alone. A battle that was read before can be given, so that it is not read again.
    pub fn header(
        entries: &[SignedEntry],
        rules: &'static dyn Rulebook,
        read: Option<&Arc<dyn Battlefield>>,
    ) -> Result<Replayed, Fault> {
        let first = entries.first().ok_or_else(|| Fault::Header(String::from("there is none")))?;
        Ok(Replayed { course: Course::open(first, rules, read)?, entries: vec![first.clone()], differs: None })
    }

    /// A record from its first entry to its last.
    pub fn whole(
        entries: &[SignedEntry],
        rules: &'static dyn Rulebook,
        read: Option<&Arc<dyn Battlefield>>,
    ) -> Result<Replayed, Fault> {
        Replayed::header(entries, rules, read)?.follow(entries)
    }

    /// Whether these entries begin with those that were replayed, to the last signature.
    pub fn begins(&self, entries: &[SignedEntry]) -> bool {
        entries.starts_with(&self.entries)
    }

    /// Whether these entries are those that were replayed, to the last signature.
    pub fn is_of(&self, entries: &[SignedEntry]) -> bool {
        self.entries == entries
    }

    /// Replays the rest of a record that begins with the entries that were replayed. An entry whose hash does not follow is
    /// taken as it is: it was taken so before, or it would not be in the record.
    pub fn follow(mut self, entries: &[SignedEntry]) -> Result<Replayed, Fault> {
        if !self.begins(entries) {
            return Err(Fault::BrokenChain);
        }
        let from = self.entries.len();
        let rest = entries.get(from..).unwrap_or_default();
        let ahead = (rest.len() > MANY).then(|| Ahead::of_entries(entries, from)).flatten();
        for (at, signed) in (from..).zip(rest) {
            let check = |key: &PlayerKey| ahead.as_ref().map_or_else(|| signed.verify(key), |ahead| ahead.checked(at));
            match self.course.accept_checked(signed, check) {
                Ok(_) => {}
                Err(Fault::StateDiffers { computed: Some(computed), .. }) => {
                    self.course.accept_differing(signed)?;
                    self.differs = Some((signed.entry.seq, computed));
                }
                Err(fault) => return Err(fault),
            }
            self.entries.push(signed.clone());
        }
        Ok(self)
    }

    /// The match after the last entry.
    pub const fn course(&self) -> &Course {
        &self.course
    }

    pub(super) fn into_course(self) -> Course {
        self.course
    }

    pub(super) fn into_parts(self) -> (Course, Vec<SignedEntry>) {
        (self.course, self.entries)
    }

    /// The last entry whose hash did not follow, with the hash that did.
    pub(super) const fn differs(&self) -> Option<(u32, Hash)> {
        self.differs
    }
}
