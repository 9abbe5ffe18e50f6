//! Records that are made to be costly: more notes than a match can have, one note again and again, going back step by
//! step. The cost of a file grows with its size and no faster, and none of them is called good.

use crate::ford::{battery, ford_terms, march};
use art_of_war::{self, Options};
use engine::codec;
use engine::contract::{Game, Side};
use engine::digest::Hash;
use estafette_tests::wire::{header, identity};
use ford::{Command, Ford};
use lab::systems::art_of_war::ArtOfWar;
use record::course::{Course, Due};
use record::entry::{Body, Clock, Entry, MOST_NOTES, Matter, Note, NoteKind, SignedEntry, SignedNote};
use record::file::{LARGEST, Record, Torn, note_frame};
use record::header::Terms;
use record::verify::{Conclusion, examine};
use serde::Serialize;
use std::time::{Duration, Instant};

const FIRST: Side = Side::First;
const SECOND: Side = Side::Second;
const OPEN: Hash = Hash([0; 32]);

/// A match of one machine, where take-backs are not counted.
struct Table {
    course: Course,
    entries: Vec<SignedEntry>,
}

impl Table {
    /// Both have signed the header.
    fn begun<G: engine::referee::Shared>(scenario: &G::Scenario, terms: Terms) -> Table {
        let header = header::<G>(scenario, Terms { one_machine: true, ..terms });
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
        let mut table =
            Table { course: Course::open(&first, engine::referee::rules::<G>(), None).unwrap(), entries: vec![first] };
        table.write(host.other(), Body::Accept);
        table.confirm();
        table
    }

    fn confirm(&mut self) {
        while let Due::Phase(side) = self.course.due() {
            let count = self.course.game().phase().count;
            self.write(side, Body::Phase { count, state: OPEN });
        }
    }

    fn write(&mut self, side: Side, body: Body) {
        let signed = self.course.compose(side, Clock::default(), body).unwrap().sign(&identity(side));
        self.course.accept(&signed).unwrap();
        self.entries.push(signed);
    }

    fn say(&mut self, side: Side, command: &impl Serialize) {
        self.write(side, Body::Command { command: codec::encode(command), link: None, state: OPEN });
    }

    /// A side does something and takes it back, over and over.
    fn there_and_back(&mut self, side: Side, command: &impl Serialize, times: usize) {
        for _ in 0..times {
            self.say(side, command);
            let undo = self.course.game().undo(side).unwrap();
            self.write(side, Body::Command { command: undo, link: None, state: OPEN });
        }
    }

    fn note(&self, number: u32, kind: NoteKind) -> SignedNote {
        self.note_by(FIRST, number, kind)
    }

    fn note_by(&self, author: Side, number: u32, kind: NoteKind) -> SignedNote {
        let (match_id, head, head_hash) = (self.course.match_id(), self.course.length() - 1, self.course.head_hash());
        Note { match_id, author, number, head, head_hash, kind }.sign(&identity(author))
    }

    /// The side that is to decide goes back by agreement.
    fn go_back(&mut self, side: Side, number: u32, to: u32) {
        let matter = Matter::Rewind { to };
        let consent = self.note_by(side.other(), number, NoteKind::Ask(matter.clone()));
        self.write(side, Body::Agreed { matter, consent, state: OPEN });
    }

    /// The record, and unsigned notes until the file is as large as a file may be.
    fn full_of_unsigned_notes(&self) -> Vec<u8> {
        let change = Matter::Change { change: vec![7; Matter::LARGEST_CHANGE] };
        let mut note = self.note(1, NoteKind::Ask(change));
        let mut bytes = Record::write(&self.entries);
        for at in 1.. {
            (note.note.number, note.note.author) = (at / 2 + 1, if at % 2 == 0 { FIRST } else { SECOND });
            let frame = note_frame(&note);
            if bytes.len() + frame.len() > LARGEST {
                break;
            }
            bytes.extend(frame);
        }
        bytes
    }

    /// The record, and one signed note again and again.
    fn full_of_one_note(&self) -> Vec<u8> {
        let frame = note_frame(&self.note(1, NoteKind::Resume));
        let mut bytes = Record::write(&self.entries);
        while bytes.len() + frame.len() <= LARGEST {
            bytes.extend(&frame);
        }
        bytes
    }
}

/// The ford, where the second player is to march.
fn at_the_ford() -> Table {
    let mut table = Table::begun::<Ford>(&crate::ford::scenario(), ford_terms());
    table.say(FIRST, &Command::Deploy { seal: battery().seal(FIRST) });
    table.confirm();
    table
}

fn examined(bytes: &[u8]) -> (Record, Conclusion, Duration) {
    let begun = Instant::now();
    let record = Record::read(bytes).unwrap();
    let conclusion = examine(&record, engine::referee::rules::<Ford>(), None).unwrap().conclusion(&record.notes);
    (record, conclusion, begun.elapsed())
}

#[test]
fn notes_beyond_those_of_a_match_end_the_record() {
    let table = at_the_ford();
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
    let table = at_the_ford();
    let bytes = table.full_of_unsigned_notes();
    let (record, conclusion, _) = examined(&bytes);
    assert!(record.whole <= 2 * record::entry::MOST_NOTE_BYTES + 4096, "{}", record.whole);
    assert_eq!(conclusion, Conclusion::Wrong);
}

#[test]
fn going_back_step_by_step_walks_each_part_of_the_way_once() {
    let (steps, rewinds) = (1500, 1000);
    let mut plain = at_the_ford();
    plain.there_and_back(SECOND, &march(1), steps + rewinds / 2);
    let mut hostile = at_the_ford();
    let begun = hostile.entries.len();
    hostile.there_and_back(SECOND, &march(1), steps);
    for number in 1..=rewinds as u32 {
        hostile.go_back(SECOND, number, (begun + 2 * steps) as u32 - 1 - number);
    }
    let (_, _, usual) = examined(&Record::write(&plain.entries));
    let (record, conclusion, costly) = examined(&Record::write(&hostile.entries));
    assert_eq!(record.entries.len(), begun + 2 * steps + rewinds);
    assert!(matches!(conclusion, Conclusion::Unfinished { .. }), "{conclusion:?}");
    // Each rewind has a second signature and walks 64 steps at most; without that it would be hundreds of times as much.
    assert!(costly < usual * 6, "{costly:?} against {usual:?} for as many entries without going back");
}

/// The same three records of a battle that the program can replay, for `estafette verify`; ESTAFETTE_HOSTILE=FOLDER
/// keeps them.
#[test]
fn opening_such_a_file_of_a_real_battle_takes_no_longer_than_its_size_allows() {
    let battle = lab::library::open("skirmish", None).unwrap();
    let mut table = Table::begun::<art_of_war::Game>(
        &battle.board_of::<ArtOfWar>().unwrap(),
        lab::soak::terms(&battle, FIRST, &[]),
    );
    let Due::Decision(side) = table.course.due() else { panic!("nobody is asked") };
    let Options::Move(options) = table.course.game().of::<art_of_war::Game>().unwrap().options() else {
        panic!("nobody moves")
    };
    let (unit, reach) = &options.units[0];
    let path = reach.ends().next().and_then(|end| reach.path_to(end.hex)).unwrap();
    let there = art_of_war::Command::Move { unit: *unit, path };
    let notes = [table.full_of_unsigned_notes(), table.full_of_one_note()];
    let (steps, rewinds) = (1500, 1000);
    let begun = table.entries.len();
    table.there_and_back(side, &there, steps);
    for number in 1..=rewinds as u32 {
        table.go_back(side, number, (begun + 2 * steps) as u32 - 1 - number);
    }
    let [unsigned, repeated] = notes;
    let files = [("unsigned-notes", unsigned), ("one-note", repeated), ("rewinds", Record::write(&table.entries))];
    for (name, bytes) in files {
        let begun = Instant::now();
        let record = Record::read(&bytes).unwrap();
        let conclusion = examine(&record, engine::referee::rules::<art_of_war::Game>(), Some(&battle.ruled()))
            .unwrap()
            .conclusion(&record.notes);
        println!("{name}: {} bytes, {conclusion:?} after {:?}", bytes.len(), begun.elapsed());
        assert_ne!(conclusion, Conclusion::Complete, "{name}");
        if let Some(folder) = std::env::var_os("ESTAFETTE_HOSTILE") {
            std::fs::write(std::path::Path::new(&folder).join(format!("{name}.estafette")), &bytes).unwrap();
        }
    }
}
