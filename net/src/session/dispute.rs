//! When two machines come to different states from one record.
//!
//! Before anybody is blamed the whole record is carried out again: if that leads to the other's hash, our own memory
//! was wrong, and is put right. Otherwise both sides are told, each writes a bundle that is enough to reproduce it, and
//! going on from the last phase that both confirmed is an offer to the side that was right.

use super::{Keepsake, Notice, Output, Session, Verdict};
use crate::course::Course;
use crate::entry::{Body, Clock, Matter, NoteKind, SignedEntry, SignedNote};
use crate::evidence::Evidence;
use crate::fault::Fault;
use crate::message::{Dump, Parcel, shown};
use crate::record::Record;
use engine::contract::{Game, Side};
use engine::digest::Hash;

/// What the two machines disagree about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The first entry whose hash is not the same on both machines.
    pub seq: u32,
    /// Who signed it.
    pub author: Side,
    /// The hash he signed.
    pub signed: Hash,
    /// The hash the other machine came to.
    pub found: Hash,
    /// Whose hash follows from the record, as this machine carries it out again.
    pub judgement: Judgement,
    /// The parts of the state that differ, once the other side has shown its own.
    pub sections: Vec<String>,
    /// The first field that differs: where, here, there.
    pub field: Option<(String, String, String)>,
}

/// Whose hash follows from the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// Ours; the other side miscounted, or its program is another one.
    WeAreRight,
    /// The other side's; ours was put right.
    WeWereWrong,
}

/// An open difference, and what is known of it.
#[derive(Debug, Default)]
pub(super) struct Dispute {
    open: Option<Difference>,
    /// Our state where it differs, as text and as it was sent.
    ours: Option<(String, Dump)>,
    to_copy: Option<SignedNote>,
    dump_seen: bool,
}

impl Dispute {
    pub(super) const fn difference(&self) -> Option<&Difference> {
        self.open.as_ref()
    }

    pub(super) const fn to_copy(&self) -> Option<&SignedNote> {
        self.to_copy.as_ref()
    }

    /// After an entry: the note about the difference may have been copied.
    pub(super) fn copied(&mut self, last_note: u32) {
        if self.to_copy.as_ref().is_some_and(|note| note.note.number <= last_note) {
            self.to_copy = None;
        }
    }

    /// Both go on from an earlier place, or no more at all.
    pub(super) fn close(&mut self) {
        *self = Dispute::default();
    }
}

/// The match, its entries, and the last of them whose hash did not follow, with the hash that did.
pub(super) type Replay<G> = (Course<G>, Vec<SignedEntry>, Option<(u32, Hash)>);

/// A record carried out from its beginning. An entry whose hash does not follow is taken as it is: it was taken so
/// before, or it would not be in the record.
pub(super) fn replay<G: Game>(
    first: &SignedEntry,
    rest: &[SignedEntry],
    read: Option<&G::Scenario>,
) -> Result<Replay<G>, Fault> {
    let mut course = Course::open(first, read)?;
    let mut entries = vec![first.clone()];
    let mut differs = None;
    for signed in rest {
        match course.accept(signed) {
            Ok(_) => {}
            Err(Fault::StateDiffers { computed: Some(computed), .. }) => {
                course.accept_differing(signed)?;
                differs = Some((signed.entry.seq, computed));
            }
            Err(fault) => return Err(fault),
        }
        entries.push(signed.clone());
    }
    Ok((course, entries, differs))
}

impl<G: Game> Session<G> {
    /// Goes on from the last phase that both confirmed, as far as it is ours to offer.
    pub fn go_on_from_last_phase(&mut self, now: u64) -> Result<(), super::Refused> {
        self.ask(now, Matter::Rewind { to: self.course.last_agreed_phase() })
    }

    /// An entry, rightly signed, that our course refuses: first we doubt ourselves, then the other side.
    pub(super) fn judge(&mut self, now: u64, signed: SignedEntry) -> bool {
        let seq = signed.entry.seq;
        let Some(mut again) = self.replayed() else {
            // Our own record does not bear us out: nothing is proven, and nobody is blamed.
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
                self.differ(signed, claimed, computed);
            }
            Err(fault) => self.blame(&signed, &fault),
        }
        true
    }

    /// The record carried out again, without its last entries if they are given as `until`.
    fn replayed(&self) -> Option<Course<G>> {
        let (first, rest) = self.entries.split_first()?;
        replay(first, rest, Some(self.course.scenario())).ok().map(|(course, ..)| course)
    }

    fn blame(&mut self, signed: &SignedEntry, fault: &Fault) {
        let evidence = Evidence::Breach { entries: self.entries.clone(), entry: Box::new(signed.clone()) };
        let text = format!("entry {}: {fault}", signed.entry.seq);
        let proven = fault.is_proof();
        let verdict = Verdict { name: fault.name(), text, proven, is_final: true };
        self.stop(verdict, proven.then_some(&evidence));
    }

    fn own_state_was_wrong(&mut self, signed: &SignedEntry, had: &(String, Dump), right: &(String, Dump)) {
        let seq = signed.entry.seq;
        let Some(state) = signed.entry.body.state() else { return };
        let mut difference = Difference {
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

    /// The other side's entry carries a hash that does not follow: we take it as it is, say so, and stop.
    fn differ(&mut self, signed: SignedEntry, claimed: Hash, computed: Hash) {
        let (seq, author) = (signed.entry.seq, signed.entry.author);
        let evidence = Evidence::Breach { entries: self.entries.clone(), entry: Box::new(signed.clone()) };
        if self.course.accept_differing(&signed).is_err() {
            return;
        }
        // Whether it was malice or a miscount nobody can tell; that it was signed, anybody can.
        self.outputs.push_back(keep("evidence", evidence.to_bytes()));
        self.keep(signed);
        self.note(NoteKind::Differs { state: computed });
        let ours = self.dump(seq);
        self.mailbox.post(Parcel::Dump(ours.1.clone()));
        let difference = Difference {
            seq,
            author,
            signed: claimed,
            found: computed,
            judgement: Judgement::WeAreRight,
            sections: Vec::new(),
            field: None,
        };
        self.bundle(&difference, &ours.1, None);
        self.dispute.ours = Some(ours);
        self.dispute.open = Some(difference.clone());
        self.tell(Notice::Differs(Box::new(difference)));
    }

    /// After a restart: a difference that was found and, the power having gone at that moment, never told.
    pub(super) fn recall_difference(&mut self, differs: Option<(u32, Hash)>, record: &Record) {
        let Some((seq, found)) = differs.filter(|_| self.course.standing().is_only_recorded()) else { return };
        let Some(entry) = self.entries.get(seq as usize).map(|signed| &signed.entry) else { return };
        let (author, Some(signed)) = (entry.author, entry.body.state()) else { return };
        if author == self.me {
            return;
        }
        let told = record.notes.iter().any(|(_, note)| {
            note.note.author == self.me && note.note.head == seq && matches!(note.note.kind, NoteKind::Differs { .. })
        });
        if !told {
            self.note_at(seq, NoteKind::Differs { state: found });
        }
        let judgement = Judgement::WeAreRight;
        self.dispute.open =
            Some(Difference { seq, author, signed, found, judgement, sections: Vec::new(), field: None });
    }

    /// The other side says that an entry of ours carries a wrong hash: we carry the record out again, and see.
    pub(super) fn told_of_difference(&mut self, note: SignedNote) {
        let NoteKind::Differs { state: found } = note.note.kind else { return };
        let seq = note.note.head;
        let Some(disputed) = self.entries.get(seq as usize) else { return };
        let (author, Some(signed)) = (disputed.entry.author, disputed.entry.body.state()) else { return };
        if author != self.me || self.dispute.to_copy.is_some() {
            return;
        }
        // It speaks of our last entries and of another hash than they carry, or it is no more than a way to stop us.
        let stands = self.course.note_stands(&note);
        if let Some(fault) = stands.err().or((found == signed).then_some(Fault::BadNote("it tells of no difference"))) {
            self.cut(&fault);
            return;
        }
        // A closed match is carried out again first: that may show that it should not have been closed.
        if !self.is_closed() && !self.can_copy(&note) {
            return;
        }
        let ours = self.dump(seq);
        let again = self.replayed();
        let wrong = again.as_ref().is_some_and(|again| again.due() == crate::course::Due::Settlement(self.me));
        let judgement = if wrong { Judgement::WeWereWrong } else { Judgement::WeAreRight };
        if let Some(again) = again {
            self.course = again;
            self.relearn();
        }
        if !self.can_copy(&note) {
            return;
        }
        self.mailbox.post(Parcel::Dump(ours.1.clone()));
        let difference = Difference { seq, author, signed, found, judgement, sections: Vec::new(), field: None };
        self.bundle(&difference, &ours.1, None);
        self.dispute.ours = Some(ours);
        self.dispute.open = Some(difference.clone());
        self.dispute.to_copy = Some(note);
        self.tell(Notice::Differs(Box::new(difference)));
    }

    /// Whether a note about a difference can be copied; one that cannot would be a duty that cannot be done, and no
    /// honest side posts it.
    fn can_copy(&mut self, note: &SignedNote) -> bool {
        let copied = self.course.compose(self.me, Clock::default(), Body::Note(note.clone()));
        copied.map_err(|fault| self.cut(&fault)).is_ok()
    }

    /// The other side shows its state: now the field can be named.
    pub(super) fn dump_came(&mut self, _now: u64, dump: &Dump) {
        let (Some(mut difference), Some(ours)) = (self.dispute.open.clone(), self.dispute.ours.clone()) else { return };
        // One look at it is enough, and costs enough.
        if dump.seq != difference.seq || std::mem::replace(&mut self.dispute.dump_seen, true) {
            return;
        }
        let theirs = match G::load(self.course.scenario(), &dump.state) {
            Ok(game) => format!("{:#?}", game.view(self.me)),
            Err(error) => format!("their state cannot be read: {error}"),
        };
        compare(&mut difference, &ours, &(theirs, dump.clone()));
        self.bundle(&difference, &ours.1, Some(dump));
        self.dispute.open = Some(difference.clone());
        self.tell(Notice::Differs(Box::new(difference)));
    }

    /// Whoever was wrong has no say in going on from the last phase.
    pub(super) fn grants_going_on(&self, matter: &Matter) -> bool {
        let wrong = self.dispute.open.as_ref().is_some_and(|open| open.judgement == Judgement::WeWereWrong);
        wrong && *matter == (Matter::Rewind { to: self.course.last_agreed_phase() })
    }

    /// The game as it was here after an entry of ours, if that was not long ago; otherwise as it is.
    fn dump(&self, seq: u32) -> (String, Dump) {
        let recent = self.recent.iter().rev().find(|(at, _)| *at == seq);
        self.dump_of(recent.map_or_else(|| self.course.game(), |(_, game)| game), seq)
    }

    fn dump_of(&self, game: &G, seq: u32) -> (String, Dump) {
        let sections = game.sections().iter().map(|section| (section.name.to_owned(), section.hash)).collect();
        let program = env!("CARGO_PKG_VERSION").to_owned();
        (format!("{:#?}", game.view(self.me)), Dump { seq, program, sections, state: game.save() })
    }

    /// Everything that is needed to reproduce it, in one file of words and one of bytes.
    fn bundle(&mut self, difference: &Difference, ours: &Dump, theirs: Option<&Dump>) {
        let mut text = format!(
            "A difference between two machines\n\nmatch    {}\nrules    {} revision {}\nprogram  {}\nentry    {} by the {}\nsigned   {}\nfound    {}\njudged   {}\n",
            self.course.match_id(),
            G::SYSTEM,
            self.course.header().terms.revision,
            ours.program,
            difference.seq,
            player(difference.author),
            difference.signed,
            difference.found,
            match difference.judgement {
                Judgement::WeAreRight => "the record leads to what this machine found",
                Judgement::WeWereWrong => "the record does not lead to what this machine had",
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
            text.push_str("  state  ");
            text.extend(dump.state.iter().map(|byte| format!("{byte:02x}")));
            text.push('\n');
        }
        self.outputs.push_back(keep("desync.txt", text.into_bytes()));
        self.outputs.push_back(keep("desync.estafette", Record::write(&self.entries)));
    }
}

fn keep<E>(name: &str, bytes: Vec<u8>) -> Output<E> {
    Output::Keep(Keepsake { name: name.to_owned(), bytes })
}

fn player(side: Side) -> &'static str {
    match side {
        Side::First => "first player",
        Side::Second => "second player",
    }
}

/// Names the sections and the first field that differ between our state and the other's.
fn compare(difference: &mut Difference, ours: &(String, Dump), theirs: &(String, Dump)) {
    let differs =
        |(name, hash): &&(String, Hash)| !theirs.1.sections.iter().any(|other| other == &(name.clone(), *hash));
    difference.sections = ours.1.sections.iter().filter(differs).map(|(name, _)| name.clone()).collect();
    difference.field = first_difference(&ours.0, &theirs.0);
}

/// The first line in which two states, written out one field a line, differ, with the fields it lies in.
fn first_difference(ours: &str, theirs: &str) -> Option<(String, String, String)> {
    let mut path: Vec<(usize, String)> = Vec::new();
    let mut counts: Vec<(usize, u32)> = Vec::new();
    let mut others = theirs.lines();
    for line in ours.lines() {
        let other = others.next().unwrap_or("(nothing)");
        let depth = line.len() - line.trim_start().len();
        path.retain(|(at, _)| *at < depth);
        counts.retain(|(at, _)| *at <= depth);
        let text = line.trim().trim_end_matches(',');
        let closes = text.starts_with(['}', ')', ']']);
        let label = match text.split_once(':') {
            Some((name, _)) => name.to_owned(),
            None if closes => String::new(),
            None => {
                // An element of a list is named by its number.
                match counts.last_mut() {
                    Some((at, count)) if *at == depth => *count += 1,
                    _ => counts.push((depth, 0)),
                }
                counts.last().map_or_else(String::new, |(_, count)| format!("[{count}]"))
            }
        };
        if line != other {
            let mut whole: Vec<String> = path.iter().map(|(_, name)| name.clone()).collect();
            whole.push(label);
            let whole = whole.into_iter().skip(1).filter(|name| !name.is_empty()).collect::<Vec<_>>().join(".");
            return Some((whole.replace(".[", "["), text.to_owned(), shown(other.trim().trim_end_matches(','))));
        }
        if text.ends_with(['{', '(', '[']) {
            path.push((depth, label));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    #[allow(dead_code)]
    struct Unit {
        hex: u16,
        spent: u8,
    }

    #[derive(Debug)]
    #[allow(dead_code)]
    struct State {
        turn: u8,
        units: Vec<Unit>,
    }

    #[test]
    fn the_first_field_that_differs_is_named_with_all_it_lies_in() {
        let state = |spent| State { turn: 3, units: vec![Unit { hex: 1213, spent: 0 }, Unit { hex: 1413, spent }] };
        let (ours, theirs) = (format!("{:#?}", state(4)), format!("{:#?}", state(6)));
        let (path, here, there) = first_difference(&ours, &theirs).unwrap();
        assert_eq!((path.as_str(), here.as_str(), there.as_str()), ("units[1].spent", "spent: 4", "spent: 6"));
        assert_eq!(first_difference(&ours, &ours), None);
    }
}
