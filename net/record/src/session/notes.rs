//! Notes beside the record: signed, posted, repeated until the record has them, recalled after a restart.

use super::Session;
use super::output::Output;
use crate::entry::{Body, Claim, Matter, Note, NoteKind, SignedEntry, SignedNote};
use crate::file;
use crate::message::Parcel;
use engine::contract::Side;
use engine::digest::Hash;

impl Session {
    /// Signs a note, keeps it and posts it.
    pub(super) fn note(&mut self, kind: NoteKind) -> u32 {
        self.note_at(self.course.length().saturating_sub(1), kind)
    }

    /// Signs a note about an earlier entry.
    pub(super) fn note_at(&mut self, head: u32, kind: NoteKind) -> u32 {
        self.note_number = self.note_number.max(self.course.standing().last_note(self.me)).saturating_add(1);
        let note = Note {
            match_id: self.course.match_id(),
            author: self.me,
            number: self.note_number,
            head,
            head_hash: self.course.hash_at(head).unwrap_or(Hash([0; 32])),
            kind,
        };
        let signed = note.sign(&self.identity);
        self.outputs.push_back(Output::Record(file::note_frame(&signed)));
        self.mark();
        self.post_note(signed);
        self.note_number
    }

    /// Posts a note of this side, and remembers it until the record has it or a later one if the match needs it.
    fn post_note(&mut self, signed: SignedNote) {
        let needed = match signed.note.kind {
            NoteKind::Concede | NoteKind::Differs { .. } | NoteKind::Claim(_) | NoteKind::Resume => true,
            NoteKind::Ask(_) | NoteKind::Grant(_) => false,
        };
        if needed {
            self.forget_settled_notes();
            self.wishes.my_notes.push(signed.clone());
            self.mailbox.post_needed(signed);
        } else {
            self.mailbox.post(Parcel::Note(signed));
        }
    }

    fn forget_settled_notes(&mut self) {
        let last = self.course.standing().last_note(self.me);
        self.wishes.my_notes.retain(|signed| signed.note.number > last);
    }

    /// The other side was restarted, and may have lost with an older copy what it had acknowledged.
    pub(super) fn repeat_notes(&mut self) {
        self.forget_settled_notes();
        for note in &self.wishes.my_notes {
            self.mailbox.post_again(note);
        }
    }

    /// A note from before a restart. Only what is final, or still to be settled, is of use.
    pub(super) fn recall(&mut self, signed: &SignedNote) {
        if signed.note.author == self.me {
            self.note_number = self.note_number.max(signed.note.number);
            match signed.note.kind {
                NoteKind::Concede => {
                    (self.wishes.my_concession, self.wishes.says_so) = (true, true);
                    self.post_note(signed.clone());
                }
                NoteKind::Differs { .. } | NoteKind::Claim(_) | NoteKind::Resume => {
                    self.flag_claimed |= is_flag(&signed.note.kind);
                    self.recall_own(signed);
                }
                NoteKind::Ask(Matter::Rewind { .. }) => self.wishes.my_asks += 1,
                NoteKind::Ask(_) | NoteKind::Grant(_) => {}
            }
        } else if signed.note.number > self.course.standing().last_note(self.me.other()) {
            self.note_came(signed.clone(), false);
        } else {
            self.wishes.their_number = self.wishes.their_number.max(signed.note.number);
            self.wishes.their_bytes += file::note_frame(signed).len();
            self.wishes.asks += u32::from(matches!(signed.note.kind, NoteKind::Ask(Matter::Rewind { .. })));
        }
    }

    /// Whether the record has a note of this side that the other's time is used up.
    pub(super) fn has_claimed_the_flag(entries: &[SignedEntry], me: Side) -> bool {
        entries.iter().any(|signed| {
            matches!(&signed.entry.body, Body::Note(copied) if copied.note.author == me && is_flag(&copied.note.kind))
        })
    }

    /// A note of this side that the match may still need. Once the record has it or a later one, it has no use. Of
    /// several notes that play goes on, or that the flag fell, the last one is enough.
    fn recall_own(&mut self, signed: &SignedNote) {
        if signed.note.number <= self.course.standing().last_note(self.me) {
            return;
        }
        let kind = &signed.note.kind;
        if *kind == NoteKind::Resume || is_flag(kind) {
            let same = |note: &SignedNote| {
                std::mem::discriminant(&note.note.kind) == std::mem::discriminant(kind)
                    && is_flag(&note.note.kind) == is_flag(kind)
            };
            self.wishes.my_notes.retain(|note| !same(note));
            self.mailbox.forget(|note| note.note.author == signed.note.author && same(note));
        }
        self.post_note(signed.clone());
    }
}

/// Whether a note says that the other's time is used up. Each side says so once in a match: said again after every restart,
/// these notes would in time keep everything else from arriving.
const fn is_flag(kind: &NoteKind) -> bool {
    matches!(kind, NoteKind::Claim(Claim::FlagFell { .. }))
}
