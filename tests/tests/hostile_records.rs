//! Records that are made to be costly: more notes than a match can have, one note again and again, going back step by
//! step. What a file costs grows with its size and no faster, and none of them is called good.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

#[allow(dead_code)]
mod ford;
#[allow(dead_code)]
mod toy;

use engine::codec;
use engine::contract::{Game, Side};
use engine::digest::Hash;
use estafette_tests::wire::{header, identity};
use ford::{battery, ford_terms, march};
use net::course::{Course, Due};
use net::entry::{Body, Clock, Entry, MOST_NOTES, Matter, Note, NoteKind, SignedEntry};
use net::header::Terms;
use net::record::{LARGEST, Record, Torn, note_frame};
use net::verify::{Conclusion, examine};
use std::time::{Duration, Instant};
use toy::{Command, Ford};

const FIRST: Side = Side::First;
const SECOND: Side = Side::Second;
const OPEN: Hash = Hash([0; 32]);

/// A match of one machine, where take-backs are not counted, in which the second player is to march.
struct Table {
    course: Course<Ford>,
    entries: Vec<SignedEntry>,
}

impl Table {
    fn new() -> Table {
        let header = header::<Ford>(&ford::scenario(), Terms { one_machine: true, ..ford_terms() });
        let host = header.terms.host;
        let entry = Entry {
            match_id: header.match_id(),
            seq: 0,
            prev: OPEN,
            author: host,
            clock: Clock::default(),
            body: Body::Header(Box::new(header)),
        };
        let first = entry.sign(&identity(host));
        let mut table = Table { course: Course::open(&first, None).unwrap(), entries: vec![first] };
        table.write(host.other(), Body::Accept);
        table.say(FIRST, &Command::Deploy { seal: battery().seal(FIRST) });
        while let Due::Phase(side) = table.course.due() {
            let count = table.course.game().phase().count;
            table.write(side, Body::Phase { count, state: OPEN });
        }
        table
    }

    fn write(&mut self, side: Side, body: Body) {
        let signed = self.course.compose(side, Clock::default(), body).unwrap().sign(&identity(side));
        self.course.accept(&signed).unwrap();
        self.entries.push(signed);
    }

    fn say(&mut self, side: Side, command: &Command) {
        self.write(side, Body::Command { command: codec::encode(command), link: None, state: OPEN });
    }

    /// The second player marches and takes it back, over and over.
    fn march_and_back(&mut self, times: usize) {
        for _ in 0..times {
            self.say(SECOND, &march(1));
            self.say(SECOND, &Command::Undo);
        }
    }

    fn note(&self, number: u32, kind: NoteKind) -> net::entry::SignedNote {
        let (match_id, head, head_hash) = (self.course.match_id(), self.course.length() - 1, self.course.head_hash());
        Note { match_id, author: FIRST, number, head, head_hash, kind }.sign(&identity(FIRST))
    }

    fn go_back(&mut self, number: u32, to: u32) {
        let matter = Matter::Rewind { to };
        let consent = self.note(number, NoteKind::Ask(matter.clone()));
        self.write(SECOND, Body::Agreed { matter, consent, state: OPEN });
    }
}

fn examined(bytes: &[u8]) -> (Record, Conclusion, Duration) {
    let begun = Instant::now();
    let record = Record::read(bytes).unwrap();
    let conclusion = examine::<Ford>(&record, None).unwrap().conclusion(&record.notes);
    (record, conclusion, begun.elapsed())
}

#[test]
fn notes_beyond_those_of_a_match_end_the_record() {
    let table = Table::new();
    let good = Record::write(&table.entries);
    let notes = |number: fn(u32) -> u32| {
        let mut bytes = good.clone();
        let frame = |at| note_frame(&table.note(number(at), NoteKind::Resume));
        (1..=3 * MOST_NOTES).for_each(|at| bytes.extend(frame(at)));
        bytes
    };
    for (bytes, kept) in [(notes(|at| at), MOST_NOTES), (notes(|_| 1), 1), (notes(|_| u32::MAX), 0)] {
        let (record, conclusion, _) = examined(&bytes);
        assert_eq!((record.notes.len(), record.torn), (kept as usize, Some(Torn::TooMuch)));
        assert_eq!(conclusion, Conclusion::Wrong);
    }
}

#[test]
fn a_file_full_of_unsigned_notes_costs_what_a_match_may_hold() {
    let table = Table::new();
    let change = Matter::Change { change: vec![7; Matter::LARGEST_CHANGE] };
    let mut note = table.note(1, NoteKind::Ask(change));
    let mut bytes = Record::write(&table.entries);
    for at in 1.. {
        (note.note.number, note.note.author) = (at / 2 + 1, if at % 2 == 0 { FIRST } else { SECOND });
        let frame = note_frame(&note);
        if bytes.len() + frame.len() > LARGEST {
            break;
        }
        bytes.extend(frame);
    }
    let (record, conclusion, _) = examined(&bytes);
    assert!(record.whole <= 2 * net::entry::MOST_NOTE_BYTES + 4096, "{}", record.whole);
    assert_eq!(conclusion, Conclusion::Wrong);
}

#[test]
fn going_back_step_by_step_walks_each_part_of_the_way_once() {
    let (steps, rewinds) = (1500, 1000);
    let mut plain = Table::new();
    plain.march_and_back(steps + rewinds / 2);
    let mut hostile = Table::new();
    let begun = hostile.entries.len();
    hostile.march_and_back(steps);
    for number in 1..=rewinds as u32 {
        hostile.go_back(number, (begun + 2 * steps) as u32 - 1 - number);
    }
    let (_, _, usual) = examined(&Record::write(&plain.entries));
    let (record, conclusion, costly) = examined(&Record::write(&hostile.entries));
    assert_eq!(record.entries.len(), begun + 2 * steps + rewinds);
    assert!(matches!(conclusion, Conclusion::Unfinished { .. }), "{conclusion:?}");
    // Each rewind has a second signature and walks 64 steps at most; without that it would be hundreds of times as much.
    assert!(costly < usual * 6, "{costly:?} against {usual:?} for as many entries without going back");
}
