//! Disputes: two computers come to different states from one record.
//!
//! Before a player is blamed, their computer replays the whole record. A machine that finds itself wrong corrects
//! itself. The receiver's believes its own replay. The author's copies the note about its entry, which then counts with
//! the state that follows. A machine that finds itself right changes nothing for the other's word: what is owed stays
//! owed, and the other's note is evidence against its author. Either way nothing is rolled again.

use super::Replayed;
use super::Session;
use super::difference::{Judgement, MachineDifference, compare};
use super::output::{Keepsake, Notice, Output, Verdict};
use crate::course::Course;
use crate::entry::{Body, NoteKind, SignedEntry, SignedNote};
use crate::evidence::Evidence;
use crate::fault::Fault;
use crate::file::Record;
use crate::message::{Dump, Parcel, shown};
use engine::contract::Side;
use engine::digest::Hash;
use engine::digits::Digits;
use engine::facts::Facts;
use engine::referee::Referee;
use std::sync::Arc;

/// Number of false disputes of the other side that are examined; each costs a replay of the whole record. Further ones
/// are kept beside the record like the first, and not answered.
const MOST_REFUTED: u32 = 8;

impl Session {
    /// An entry, rightly signed, that our course refuses: first we doubt ourselves, then the other side.
    pub(super) fn judge(&mut self, now: u64, signed: SignedEntry) -> bool {
        let seq = signed.entry.seq;
        let Some(mut again) = self.replayed() else {
            // Our own record does not confirm our view: nothing is proven, and neither side is blamed.
            self.cut(&Fault::BrokenChain);
            return true;
        };
        let (had, right) = (self.dump(seq), self.dump_of(again.game(), seq));
        match again.accept(&signed) {
            Ok(progress) => {
                self.course = again;
                self.relearn();
                self.own_state_was_wrong(&signed, &had, &right);
                self.their_entry(now, signed, progress);
            }
            Err(Fault::StateDiffers { claimed: Some(claimed), computed: Some(computed) }) => {
                self.course = again;
                self.relearn();
                if signed.entry.author == self.me || self.awaits_tail {
                    // Lost with an older copy, and told before: what was said and done about it follows.
                    self.taken_again(now, signed);
                } else {
                    self.differ(now, signed, claimed, computed);
                }
            }
            Err(fault) => self.blame(&signed, &fault),
        }
        true
    }

    /// The record replayed.
    fn replayed(&self) -> Option<Course> {
        let (rules, battle) = (self.course.rules(), self.course.battle());
        Replayed::whole(&self.entries, rules, Some(battle)).ok().map(Replayed::into_course)
    }

    fn blame(&mut self, signed: &SignedEntry, fault: &Fault) {
        let evidence = Evidence::Breach { entries: self.entries.clone(), entry: Box::new(signed.clone()) };
        let text = format!("entry {}: {fault}", signed.entry.seq);
        let proven = fault.is_proof();
        let facts = fault.said().map(|facts| facts.with("seq", signed.entry.seq));
        let verdict = Verdict { name: fault.name(), text, facts, proven, is_final: true };
        self.stop(verdict, proven.then_some(&evidence));
    }

    fn own_state_was_wrong(&mut self, signed: &SignedEntry, had: &(String, Dump), right: &(String, Dump)) {
        let seq = signed.entry.seq;
        let Some(state) = signed.entry.body.state() else { return };
        let mut difference = MachineDifference {
            seq,
            author: signed.entry.author,
            signed: state,
            found: self.course.game().hash(),
            judgement: Judgement::WeWereWrong,
            sections: Vec::new(),
            field: None,
        };
        compare(&mut difference, had, right);
        self.bundle(&difference, &had.1, Some(&right.1));
        self.tell(Notice::Differs(Box::new(difference)));
    }

    /// An entry that we had lost, and that carries a hash that does not follow.
    fn taken_again(&mut self, now: u64, signed: SignedEntry) {
        let Ok(progress) = self.course.accept_differing(&signed) else { return };
        let seq = signed.entry.seq;
        self.their_entry(now, signed, progress);
        let told = self.wishes.their_difference.take_if(|note| note.note.head == seq);
        if let Some(note) = told {
            self.told_of_difference(note);
        }
    }

    /// The other side's entry carries a hash that does not follow: it counts with the one that does, we say so, and
    /// wait for its author to admit it.
    fn differ(&mut self, now: u64, signed: SignedEntry, claimed: Hash, computed: Hash) {
        let (seq, author) = (signed.entry.seq, signed.entry.author);
        let evidence = Evidence::Breach { entries: self.entries.clone(), entry: Box::new(signed.clone()) };
        let Ok(progress) = self.course.accept_differing(&signed) else { return };
        // It may be malice or an error, which cannot be told; that it was signed can be proven to anyone.
        self.outputs.push_back(keep("evidence", evidence.to_bytes()));
        self.their_entry(now, signed, progress);
        self.note(NoteKind::Differs { state: computed });
        let ours = self.dump(seq);
        self.mailbox.post(Parcel::Dump(ours.1.clone()));
        let difference = MachineDifference {
            seq,
            author,
            signed: claimed,
            found: computed,
            judgement: Judgement::WeAreRight,
            sections: Vec::new(),
            field: None,
        };
        self.bundle(&difference, &ours.1, None);
        self.dispute.begin(difference.clone(), Some(ours));
        self.tell(Notice::Differs(Box::new(difference)));
    }

    /// After a restart: a difference that was found and, the power having gone at that moment, never told.
    pub(super) fn recall_difference(&mut self, differs: Option<(u32, Hash)>, record: &Record) {
        let Some((seq, found)) = differs.filter(|_| self.course.standing().is_disputed()) else { return };
        let Some(entry) = self.entries.get(seq as usize).map(|signed| &signed.entry) else { return };
        let (author, Some(signed)) = (entry.author, entry.body.state()) else { return };
        if author == self.me {
            return;
        }
        let told = record.notes.iter().any(|(_, note)| {
            note.note.author == self.me && note.note.head == seq && matches!(note.note.kind, NoteKind::Differs { .. })
        });
        if !told && !self.is_older_copy() {
            self.note_at(seq, NoteKind::Differs { state: found });
        }
        let judgement = Judgement::WeAreRight;
        let difference = MachineDifference { seq, author, signed, found, judgement, sections: Vec::new(), field: None };
        self.dispute.begin(difference, None);
    }

    /// The tail is here: reports a difference in it that its author has not admitted.
    pub(super) fn tell_difference_in_tail(&mut self) {
        let Some((author, seq, found)) = self.course.standing().disputed() else { return };
        let signed = self.entries.get(seq as usize).and_then(|signed| signed.entry.body.state());
        if let Some(signed) = signed.filter(|_| author != self.me && self.dispute.difference().is_none()) {
            self.note_at(seq, NoteKind::Differs { state: found });
            let judgement = Judgement::WeAreRight;
            let difference =
                MachineDifference { seq, author, signed, found, judgement, sections: Vec::new(), field: None };
            self.dispute.begin(difference.clone(), None);
            self.tell(Notice::Differs(Box::new(difference)));
        }
    }

    /// The other side says that an entry of ours carries a wrong hash: we replay the record to find out.
    pub(super) fn told_of_difference(&mut self, note: SignedNote) {
        let NoteKind::Differs { state: found } = note.note.kind else { return };
        let seq = note.note.head;
        let Some(disputed) = self.entries.get(seq as usize) else {
            // About an entry that was lost with an older copy, and comes again.
            self.wishes.their_difference = Some(note);
            return;
        };
        let (author, Some(signed)) = (disputed.entry.author, disputed.entry.body.state()) else { return };
        if author != self.me || self.dispute.to_copy.is_some() || self.dispute.refuted >= MOST_REFUTED {
            return;
        }
        let later = self.entries.get(seq as usize..).unwrap_or_default();
        // A side that lost its notes with an older copy says it again. It was admitted, and is settled.
        let admitted = later.iter().any(|signed| {
            matches!(&signed.entry.body, Body::Note(copied)
                if copied.note.head == seq && copied.note.kind == note.note.kind)
        });
        if admitted {
            return;
        }
        // It speaks of our last entries in this record and of another hash than they carry, or it says nothing at all.
        let went_on = later.iter().any(|signed| signed.entry.author != self.me);
        let foreign = self.course.hash_at(seq) != Some(note.note.head_hash);
        if foreign || went_on || found == signed {
            // One that was said before a restart has had its answer.
            if self.connection.is_some() {
                self.cut(&Fault::BadNote("it tells of no difference in our last entries"));
            }
            return;
        }
        let had = self.dump(seq);
        let Some(again) = self.replayed() else {
            self.cut(&Fault::BrokenChain);
            return;
        };
        let admits = again.note_stands(&note).is_ok();
        if !admits && again.standing().is_disputed() {
            // Our entry is wrong, and so is the note: the match cannot go on from either.
            self.cut(&Fault::BadNote("the record leads to neither hash"));
            return;
        }
        let judgement = if admits { Judgement::WeWereWrong } else { Judgement::WeAreRight };
        if admits {
            self.course = again;
            self.relearn();
        }
        self.mailbox.post(Parcel::Dump(had.1.clone()));
        let difference = MachineDifference { seq, author, signed, found, judgement, sections: Vec::new(), field: None };
        self.bundle(&difference, &had.1, None);
        self.dispute.begin(difference.clone(), Some(had));
        if admits {
            self.dispute.to_copy = Some(note);
        } else {
            self.refute(seq, note);
        }
        self.tell(Notice::Differs(Box::new(difference)));
    }

    /// The record confirms our hash: the note shows what its author signed, and has no effect.
    fn refute(&mut self, seq: u32, note: SignedNote) {
        self.dispute.refuted += 1;
        let until = self.entries.get(..=seq as usize).unwrap_or_default().to_vec();
        let evidence = Evidence::Dispute { entries: until, note: Box::new(note) };
        self.outputs.push_back(keep("evidence", evidence.to_bytes()));
        let (still, variant) = match self.course.due().pen() {
            Some(pen) if pen != self.me => (", and still must act", "owed"),
            _ => ("", "told"),
        };
        let text = format!("your opponent's program disputes entry {seq}, which follows from the record{still}");
        let facts = Some(Facts::NONE.with("entry", seq).varied(variant));
        self.tell(Notice::Verdict(Verdict { name: "false-dispute", text, facts, proven: true, is_final: false }));
    }

    /// The other side shows its state: now the field can be named.
    pub(super) fn dump_came(&mut self, _now: u64, dump: &Dump) {
        let (Some(mut difference), Some(ours)) = (self.dispute.open.clone(), self.dispute.ours.clone()) else { return };
        // One look at it is enough, and costs enough.
        if dump.seq != difference.seq || std::mem::replace(&mut self.dispute.dump_seen, true) {
            return;
        }
        let theirs = match self.course.battle().load(&dump.state) {
            Ok(game) => game.described(self.me),
            Err(error) => format!("their state cannot be read: {error}"),
        };
        compare(&mut difference, &ours, &(theirs, dump.clone()));
        self.bundle(&difference, &ours.1, Some(dump));
        self.dispute.open = Some(difference.clone());
        self.tell(Notice::Differs(Box::new(difference)));
    }

    /// The game as it was here after an entry of ours, if that was not long ago; otherwise as it is.
    fn dump(&self, seq: u32) -> (String, Dump) {
        let recent = self.recent.iter().rev().find(|(at, _)| *at == seq);
        self.dump_of(recent.map_or_else(|| self.course.game(), |(_, game)| game), seq)
    }

    fn dump_of(&self, game: &Arc<dyn Referee>, seq: u32) -> (String, Dump) {
        let sections = game.sections().iter().map(|section| (section.name.to_owned(), section.hash)).collect();
        let program = env!("CARGO_PKG_VERSION").to_owned();
        (game.described(self.me), Dump { seq, program, sections, state: game.save() })
    }

    /// Everything that is needed to reproduce it, in one file of words and one of bytes.
    fn bundle(&mut self, difference: &MachineDifference, ours: &Dump, theirs: Option<&Dump>) {
        let mut text = format!(
            "A difference between two computers\n\nmatch    {}\nrules    {} revision {}\nprogram  {}\nentry    {} by the {}\nsigned   {}\nfound    {}\njudged   {}\n",
            self.course.match_id(),
            self.course.rules().system(),
            self.course.header().terms.revision,
            ours.program,
            difference.seq,
            player(difference.author),
            difference.signed,
            difference.found,
            match difference.judgement {
                Judgement::WeAreRight => "the replayed position is the one this computer had",
                Judgement::WeWereWrong => "the replayed position is not the one this computer had",
            }
        );
        for section in &difference.sections {
            text.push_str(&format!("section  {section} differs\n"));
        }
        if let Some((path, here, there)) = &difference.field {
            text.push_str(&format!("field    {path}\n  here   {here}\n  there  {there}\n"));
        }
        for (whose, dump) in [("ours", Some(ours)), ("theirs", theirs)] {
            let Some(dump) = dump else { continue };
            text.push_str(&format!("\n{whose}, by program {}\n", shown(&dump.program)));
            for (name, hash) in dump.sections.iter().take(64) {
                text.push_str(&format!("  {hash}  {}\n", shown(name)));
            }
            text.push_str(&format!("  state  {}\n", Digits(&dump.state)));
        }
        self.outputs.push_back(keep("desync.txt", text.into_bytes()));
        self.outputs.push_back(keep("desync.estafette", Record::write(&self.entries)));
    }
}

fn keep(name: &str, bytes: Vec<u8>) -> Output {
    Output::Keep(Keepsake { name: name.to_owned(), bytes })
}

fn player(side: Side) -> &'static str {
    match side {
        Side::First => "first player",
        Side::Second => "second player",
    }
}
