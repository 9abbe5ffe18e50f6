//! The story of a record: one entry after the other, with its events and what was taken back.

use engine::contract::{Rolled, Side};
use engine::referee::Referee;
use language::battle::Battle;
use language::happening::Happening;
use language::luck::Luck;
use record::course::{Course, Progress, RollProof};
use record::entry::{Body, Matter, SignedEntry};
use record::fault::Fault;
use record::session::{Notice, Session};
use std::sync::Arc;

/// One entry of the record, as it is told.
#[derive(Clone, Debug)]
pub struct ToldEntry {
    /// Its place.
    pub seq: u32,
    /// The side that wrote it.
    pub author: Side,
    /// The events of the entry, in order.
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

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty() && self.roll.is_none() && self.back_to.is_none()
    }
}

/// The luck of the dice, entry by entry.
#[derive(Default)]
struct Counted(Vec<(u32, Luck)>);

impl Counted {
    /// The luck so far.
    fn luck(&self) -> Luck {
        self.0.last().map_or(Luck::NONE, |(_, luck)| *luck)
    }

    /// The luck after an entry.
    fn after(&self, entry: u32) -> Luck {
        let until = self.0.partition_point(|(seq, _)| *seq <= entry);
        until.checked_sub(1).and_then(|at| self.0.get(at)).map_or(Luck::NONE, |(_, luck)| *luck)
    }

    /// An entry gave this luck. Luck that it took back was no luck.
    fn count(&mut self, seq: u32, back_to: Option<u32>, one: Option<&Luck>) {
        let mut luck = back_to.map_or_else(|| self.luck(), |to| self.after(to));
        if let Some(one) = one {
            luck.add(one);
        }
        if luck != self.luck() {
            self.0.push((seq, luck));
        }
    }
}

/// The luck of a roll in the game that waited for it.
fn weigh(battle: &Battle, before: &Arc<dyn Referee>, roll: &RollProof) -> Option<Luck> {
    roll.faces.clone().and_then(|faces| battle.luck(before, &Rolled::Faces(faces)))
}

/// The entry that both went back to, if this entry says so.
pub(super) const fn back_to(signed: &SignedEntry) -> Option<u32> {
    match signed.entry.body {
        Body::Agreed { matter: Matter::Rewind { to }, .. } => Some(to),
        _ => None,
    }
}

/// Tells a record one entry after the other, and counts the luck in it.
struct Teller {
    course: Course,
    battle: Battle,
    luck: Counted,
}

impl Teller {
    /// Begins with its first entry: how the battle opened.
    fn open(first: &SignedEntry, battle: &Battle) -> Result<(Teller, ToldEntry), Fault> {
        let course = Course::open(first, battle.rulebook(), Some(&battle.ruled()))?;
        let events = battle.tell(course.opening());
        let told = ToldEntry { seq: 0, author: first.entry.author, events, roll: None, back_to: None };
        Ok((Teller { course, battle: battle.clone(), luck: Counted::default() }, told))
    }

    /// Goes on with the next entry.
    fn tell(&mut self, signed: &SignedEntry) -> Result<ToldEntry, Fault> {
        let Progress { events, roll, before, .. } = self.course.follow(signed)?;
        let back_to = back_to(signed);
        let one = before.zip(roll.as_ref()).and_then(|(before, roll)| weigh(&self.battle, &before, roll));
        self.luck.count(signed.entry.seq, back_to, one.as_ref());
        let events = self.battle.tell(&events);
        Ok(ToldEntry { seq: signed.entry.seq, author: signed.entry.author, events, roll, back_to })
    }
}

/// Reads the record of a match along, by public knowledge: each entry once. The match itself has checked the entries
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

    /// The luck so far. If the record can no longer be followed, the luck up to there.
    pub(super) fn luck(&self) -> Luck {
        self.teller.as_ref().map_or(Luck::NONE, |teller| teller.luck.luck())
    }
}

/// The public story of a match, while it is played.
///
/// The session replays every entry, and its notices give the events and the game that waited for a roll: nothing is
/// replayed again. Only if this computer knows secrets, if machines differ, or if a notice is missing, the record is
/// read along by a reader of its own, with public knowledge.
pub(super) struct Story {
    battle: Battle,
    luck: Counted,
    /// The entry whose notice comes next.
    next: u32,
    /// The entry that the last notice told, if it was counted here.
    counted: Option<u32>,
    reader: Option<Reader>,
}

impl Story {
    /// The story of a match that has only its first entry, of which there is no notice.
    pub(super) fn new(battle: Battle) -> Story {
        Story { battle, luck: Counted::default(), next: 1, counted: None, reader: None }
    }

    /// Tells the record from its start, and goes on after its last entry.
    pub(super) fn past(&mut self, session: &Session) -> Result<Vec<ToldEntry>, Fault> {
        let mut reader = Reader::new(self.battle.clone());
        let told = reader.read(session.entries());
        self.next = session.course().length();
        self.counted = None;
        if told.is_ok() && !session.course().knows_secrets() {
            self.luck = reader.teller.map(|teller| teller.luck).unwrap_or_default();
            self.reader = None;
        } else {
            self.reader = Some(reader);
        }
        told
    }

    /// Takes a notice of the session.
    pub(super) fn hear(&mut self, notice: &Notice) {
        if self.reader.is_some() {
            return;
        }
        match notice {
            Notice::Written { seq, .. } if *seq < self.next => self.counted = None,
            Notice::Written { seq, roll, .. } => {
                let roll = roll.as_deref();
                // Without the game that waited for it, a roll cannot be weighed here.
                let unweighed = roll.is_some_and(|roll| roll.before.is_none() && roll.proof.faces.is_some());
                if *seq > self.next || unweighed {
                    self.read_along();
                    return;
                }
                let before = roll.and_then(|roll| Some((roll.before.as_ref()?, &roll.proof)));
                let one = before.and_then(|(before, proof)| weigh(&self.battle, before, proof));
                self.luck.count(*seq, None, one.as_ref());
                (self.next, self.counted) = (*seq + 1, Some(*seq));
            }
            Notice::Agreed(Matter::Rewind { to }) => {
                if let Some(seq) = self.counted {
                    self.luck.count(seq, Some(*to), None);
                }
            }
            Notice::Differs(_) => self.read_along(),
            _ => {}
        }
    }

    /// From now on the record is read along, from its beginning.
    fn read_along(&mut self) {
        self.reader.get_or_insert_with(|| Reader::new(self.battle.clone()));
    }

    /// The entries since the record was last read; `None` if the session's notices may be made public.
    pub(super) fn since(&mut self, session: &Session) -> Option<Vec<ToldEntry>> {
        if session.course().knows_secrets() {
            self.read_along();
        }
        self.reader.as_mut().map(|reader| reader.read(session.entries()).unwrap_or_default())
    }

    /// The luck so far.
    pub(super) fn luck(&mut self, session: &Session) -> Luck {
        // A match that was resumed, and whose past was not requested yet.
        if self.next == 1 && self.reader.is_none() && session.course().length() > 1 {
            let _ = self.past(session);
        }
        let Some(reader) = &mut self.reader else { return self.luck.luck() };
        // A record that cannot be followed has no more luck to count.
        let _ = reader.read(session.entries());
        reader.luck()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::file::Record;
    use record::identity::Signature;
    use record::session::CompletedRoll;
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
            let mut reader = Reader::new(battle.clone());
            let half = record.entries.len() / 2;
            let mut told = reader.read(record.entries.get(..half).unwrap()).unwrap();
            told.extend(reader.read(&record.entries).unwrap());
            assert_eq!(told.len(), record.entries.len(), "{}", path.display());
            assert_eq!(reader.luck(), counted, "{}", path.display());
            assert!(reader.course().unwrap().clone().accept(record.entries.last().unwrap()).is_err());
            assert_eq!(by_notices(battle, &record.entries).luck.luck(), counted, "{}", path.display());
            rolls += counted.rolls;
        }
        assert!(rolls > 100, "{rolls}");
    }

    /// The story of a record by the notices of a session, for comparison with the record itself.
    fn by_notices(battle: Battle, entries: &[SignedEntry]) -> Story {
        let (mut reader, mut story) = (Reader::new(battle.clone()), Story::new(battle.clone()));
        let mut course = Course::open(entries.first().unwrap(), battle.rulebook(), Some(&battle.ruled())).unwrap();
        for signed in entries.iter().skip(1) {
            let (seq, author, kind) = (signed.entry.seq, signed.entry.author, signed.entry.body.kind());
            let Progress { events, roll, before, .. } = course.follow(signed).unwrap();
            let roll = roll.map(|proof| Box::new(CompletedRoll { proof, before }));
            story.hear(&Notice::Written { seq, author, kind, events, roll });
            if let Body::Agreed { matter, .. } = &signed.entry.body {
                story.hear(&Notice::Agreed(matter.clone()));
            }
            reader.read(entries.get(..=seq as usize).unwrap()).unwrap();
            assert_eq!(story.luck.luck(), reader.luck(), "entry {seq}");
        }
        assert!(story.reader.is_none(), "nothing was read a second time");
        story
    }
}
