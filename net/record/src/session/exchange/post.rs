//! Parcels, beside the entries: notes, answers to requests, talk, addresses and states.

use super::MOST_DUMPS;
use crate::entry::{Claim, MOST_NOTE_BYTES, Matter, NoteKind, SignedNote};
use crate::fault::Fault;
use crate::file;
use crate::header::MOST_TAKE_BACKS;
use crate::message::{Parcel, shown};
use crate::session::{Notice, Output, Session, Verdict};

impl Session {
    pub(super) fn parcel_came(&mut self, now: u64, number: u32, parcel: Parcel) -> bool {
        let Some(connection) = self.connection.as_mut().filter(|connection| connection.is_met()) else {
            // The other side has not said yet which run of its program this parcel is of. It comes again.
            return false;
        };
        connection.owes_parcel_got = true;
        if !self.mailbox.receive(number) {
            return false;
        }
        match parcel {
            Parcel::Note(note) => self.note_came(note, true),
            Parcel::Decline { number } => {
                if self.wishes.mine.as_ref().is_some_and(|(_, mine)| *mine == number)
                    && let Some((matter, _)) = self.wishes.mine.take()
                {
                    self.tell(Notice::Declined(matter));
                }
            }
            Parcel::Chat { text } => self.talk_came(now, &text),
            Parcel::Addresses(addresses) => self.tell(Notice::Addresses(addresses)),
            Parcel::Dump(dump) => {
                self.idling.dumps = self.idling.dumps.saturating_add(1);
                // Reading one costs something; more than an honest side has to show are not looked at.
                if self.idling.dumps <= MOST_DUMPS {
                    self.dump_came(now, &dump);
                }
            }
        }
        // Chat and the like are not progress of the match, and are counted as idle.
        false
    }

    /// The other side says something; if that is more than a person types, it is neither shown nor kept.
    fn talk_came(&mut self, now: u64, text: &str) {
        if self.idling.may_talk(now, text) {
            self.tell(Notice::Chat(shown(text)));
        } else if !std::mem::replace(&mut self.idling.told_of_talk, true) {
            self.tell(Notice::Verdict(Verdict::too_much_talk()));
        }
    }

    /// A note of the other side. It is kept beside the record, copied or not.
    pub(in crate::session) fn note_came(&mut self, signed: SignedNote, keep: bool) {
        let theirs = self.me.other();
        let known = signed.note.author == theirs
            && signed.note.match_id == self.course.match_id()
            && signed.verify(self.course.key(theirs)).is_ok();
        if !known {
            self.cut(&Fault::BadNote("its author did not sign it for this match"));
            return;
        }
        if signed.note.is_excessive() {
            self.cut(&Fault::BadNote("it is larger, or there are more of them, than a match may have"));
            return;
        }
        // After a restart notes are said again. A side numbers its notes upwards, so these are known, here or in the record.
        if signed.note.number <= self.wishes.their_number.max(self.course.standing().last_note(theirs)) {
            return;
        }
        let frame = file::note_frame(&signed);
        if self.wishes.their_bytes + frame.len() > MOST_NOTE_BYTES {
            self.cut(&Fault::BadNote("there were more than any match needs"));
            return;
        }
        self.wishes.their_number = signed.note.number;
        self.wishes.their_bytes += frame.len();
        if keep {
            self.outputs.push_back(Output::Record(frame));
        }
        match &signed.note.kind {
            NoteKind::Ask(matter) => self.asked_for(matter.clone(), signed),
            NoteKind::Grant(_) => self.wishes.their_grant = Some(signed),
            NoteKind::Concede => {
                self.tell(Notice::Conceded(theirs));
                self.wishes.their_concession.get_or_insert(signed.note.head);
                // It is final, and what else was said is of no use any more.
                self.wishes.to_copy.clear();
                self.copy_later(signed);
            }
            NoteKind::Resume => self.copy_later(signed),
            NoteKind::Claim(Claim::FlagFell { measured }) => {
                self.tell(Notice::FlagClaimed { measured: *measured });
                self.copy_later(signed);
            }
            NoteKind::Claim(Claim::Owed { .. }) => self.copy_later(signed),
            NoteKind::Differs { .. } => self.told_of_difference(signed),
        }
    }

    fn copy_later(&mut self, signed: SignedNote) {
        // A note that is repeated after a restart is here already; an honest side has few.
        if !self.wishes.to_copy.contains(&signed) && self.wishes.to_copy.len() < 8 {
            self.wishes.to_copy.push_back(signed);
        }
    }

    fn asked_for(&mut self, matter: Matter, signed: SignedNote) {
        if matches!(matter, Matter::Rewind { .. }) {
            self.wishes.asks += 1;
            if self.wishes.asks > u32::from(MOST_TAKE_BACKS) && !self.course.header().terms.one_machine {
                self.mailbox.post(Parcel::Decline { number: signed.note.number });
                self.tell(Notice::Verdict(Verdict {
                    name: "too-many-take-backs",
                    text: String::from("the other side asks for more take-backs than a match may have"),
                    facts: None,
                    proven: false,
                    is_final: false,
                }));
                return;
            }
        }
        let same = self.wishes.mine.as_ref().is_some_and(|(mine, _)| *mine == matter);
        self.wishes.theirs = Some(signed);
        // Both want the same: the side that holds the pen writes it.
        self.wishes.granted = same;
        if !self.wishes.granted {
            self.tell(Notice::Asked(matter));
        } else if self.course.due().pen() != Some(self.me) && self.mailbox.has_room() {
            self.note(NoteKind::Grant(matter));
        }
    }
}
