//! What the record tells: one entry after the other, with what happened and what was taken back.

use engine::contract::{Rolled, Side};
use engine::referee::Waits;
use language::battle::Battle;
use language::happening::Happening;
use language::luck::Luck;
use record::course::{Course, Progress, RollProof};
use record::entry::{Body, Matter, SignedEntry};
use record::fault::Fault;
use std::sync::Arc;

/// One entry of the record, as it is told.
#[derive(Clone, Debug)]
pub struct ToldEntry {
    /// Its place.
    pub seq: u32,
    /// The side that wrote it.
    pub author: Side,
    /// What happened.
    pub events: Vec<Happening>,
    /// The roll that was completed by it.
    pub roll: Option<RollProof>,
    /// The entry both went back to, if this entry says so: chapters after that one no longer count.
    pub back_to: Option<u32>,
}

impl ToldEntry {
    /// Happenings where nothing is recorded.
    pub fn unrecorded(events: Vec<Happening>, roll: Option<RollProof>) -> Box<ToldEntry> {
        Box::new(ToldEntry { seq: 0, author: Side::First, events, roll, back_to: None })
    }

    /// Whether it tells anything.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty() && self.roll.is_none() && self.back_to.is_none()
    }
}

/// Tells a record one entry after the other, and counts the luck in it.
struct Teller {
    course: Course,
    battle: Battle,
    /// The luck after each entry but the first.
    luck: Vec<Luck>,
}

impl Teller {
    /// Begins with its first entry: how the battle opened.
    fn open(first: &SignedEntry, battle: &Battle) -> Result<(Teller, ToldEntry), Fault> {
        let course = Course::open(first, battle.rulebook(), Some(&battle.ruled()))?;
        let events = battle.tell(course.opening());
        let told = ToldEntry { seq: 0, author: first.entry.author, events, roll: None, back_to: None };
        Ok((Teller { course, battle: battle.clone(), luck: Vec::new() }, told))
    }

    /// Goes on with the next entry.
    fn tell(&mut self, signed: &SignedEntry) -> Result<ToldEntry, Fault> {
        let course = &mut self.course;
        let before = matches!(course.game().waits(), Waits::Roll(_)).then(|| Arc::clone(course.game()));
        let Progress { events, roll, .. } = course.follow(signed)?;
        let back_to = match &signed.entry.body {
            Body::Agreed { matter: Matter::Rewind { to }, .. } => Some(*to),
            _ => None,
        };
        let faces = roll.as_ref().and_then(|roll: &RollProof| roll.faces.clone());
        // Luck that was taken back was no luck.
        let mut luck = back_to.map_or_else(|| self.luck(), |to| self.luck_after(to));
        let one = before.zip(faces).and_then(|(before, faces)| self.battle.luck(&before, &Rolled::Faces(faces)));
        if let Some(one) = one {
            luck.add(&one);
        }
        self.luck.push(luck);
        let events = self.battle.tell(&events);
        Ok(ToldEntry { seq: signed.entry.seq, author: signed.entry.author, events, roll, back_to })
    }

    fn luck(&self) -> Luck {
        self.luck.last().copied().unwrap_or_default()
    }

    fn luck_after(&self, entry: u32) -> Luck {
        let at = usize::try_from(entry).ok().and_then(|entry| entry.checked_sub(1));
        at.and_then(|at| self.luck.get(at)).copied().unwrap_or_default()
    }
}

/// Reads the record of a match along, as everybody may know it: each entry once. The match itself has checked the entries
/// before, so no signature is checked here.
pub(super) struct Reader {
    battle: Battle,
    teller: Option<Teller>,
    /// Entries that were read.
    read: usize,
}

impl Reader {
    pub(super) const fn new(battle: Battle) -> Reader {
        Reader { battle, teller: None, read: 0 }
    }

    /// The chapters of the entries that are new since this was last asked. Those before are not looked at again.
    pub(super) fn read(&mut self, entries: &[SignedEntry]) -> Result<Vec<ToldEntry>, Fault> {
        if entries.len() < self.read {
            (self.teller, self.read) = (None, 0);
        }
        let mut chapters = Vec::new();
        for signed in entries.iter().skip(self.read) {
            self.read += 1;
            chapters.push(match &mut self.teller {
                Some(teller) => teller.tell(signed)?,
                none => {
                    let (teller, opening) = Teller::open(signed, &self.battle)?;
                    *none = Some(teller);
                    opening
                }
            });
        }
        Ok(chapters)
    }

    /// The course as far as it was read; `None` before the first entry.
    pub(super) fn course(&self) -> Option<&Course> {
        self.teller.as_ref().map(|teller| &teller.course)
    }

    /// The luck so far. Where the record can no longer be followed, the luck up to there.
    pub(super) fn luck(&self) -> Luck {
        self.teller.as_ref().map_or(Luck::NONE, Teller::luck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::file::Record;
    use record::identity::Signature;
    use replay::{Curve, Reel, library};
    use std::path::Path;

    #[test]
    fn luck_is_what_the_replay_counts_and_no_signature_is_looked_at() {
        let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/matches");
        let folders =
            std::fs::read_dir(fixtures).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
        // A match with a rewind and an agreed change, and a match that was played out.
        let paths = folders.flat_map(|folder| ["agreed", "played-out"].map(|name| folder.join(name)));
        let mut rolls = 0;
        for path in paths.map(|path| path.with_extension("estafette")) {
            let mut record = Record::read(&std::fs::read(&path).unwrap()).unwrap();
            let Ok(reel) = Reel::of(::systems::ALL, &record, None) else { continue };
            // A match that was broken off before its first roll has no curve.
            let Some(counted) = Curve::of(&reel).last().map(|point| point.luck) else { continue };
            let battle = library::of_header(::systems::ALL, record.header().unwrap(), None).unwrap();
            for signed in record.entries.iter_mut().skip(1) {
                signed.signature = Signature([0; 64]);
            }
            let mut reader = Reader::new(battle);
            let half = record.entries.len() / 2;
            let mut told = reader.read(record.entries.get(..half).unwrap()).unwrap();
            told.extend(reader.read(&record.entries).unwrap());
            assert_eq!(told.len(), record.entries.len(), "{}", path.display());
            assert_eq!(reader.luck(), counted, "{}", path.display());
            assert!(reader.course().unwrap().clone().accept(record.entries.last().unwrap()).is_err());
            rolls += counted.rolls;
        }
        assert!(rolls > 100, "{rolls}");
    }
}
