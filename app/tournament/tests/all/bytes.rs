//! Bytes from strangers: messages, books and archives that are spoilt in every way are refused or read, and nothing breaks.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use crate::support::{Folder, entry, identity};
use engine::contract::Side;
use engine::hex::Hex;
use language::chance::Chance;
use tournament::archive;
use tournament::book::{Book, record_hash};
use tournament::evening_event::{At, EveningEvent};
use tournament::message::{FromDesk, GameGlance, Sketch, ToDesk};
use tournament::plan::TournamentPlan;

const SEED: u64 = 1806;

fn spoilt(bytes: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len());
        match chance.below(4) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, chance.below(256) as u8),
            2 => bytes.extend_from_slice(&[255; 9]),
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << chance.below(8);
                }
            }
        }
    }
    bytes
}

#[test]
fn messages_are_read_in_one_form_only() {
    let folder = Folder::new("bytes");
    let book = Book::create(
        systems::ALL,
        &folder.file("evening"),
        TournamentPlan::new("Evening", "skirmish", 3),
        identity(99).key(),
        1,
    )
    .unwrap();
    let event = book.event();
    let at = At { round: 1, table: 2 };
    let said = [
        ToDesk::Hello { protocol: 1 },
        ToDesk::Enter { entry: Box::new(entry(event, 1)), word: String::from("jena") },
        ToDesk::Invite { at, code: String::from("code") },
        ToDesk::Record { at, length: 9, hash: record_hash(b"x") },
        ToDesk::Piece { from: 7, bytes: vec![1, 2, 3] },
        ToDesk::Withdraw,
        ToDesk::Glance(GameGlance { at, entries: 70, asked: Some(Side::Second), left: Some([900, 1]), paused: true }),
        ToDesk::Sketch(Sketch { at, stands: vec![(Hex::new(3, 4), Side::First), (Hex::new(250, 1), Side::Second)] }),
    ];
    let told = [
        FromDesk::Welcome { event: event.id, plan: Box::new(event.plan.clone()), number: Some(3) },
        FromDesk::Wait(String::from("wait")),
        FromDesk::Send { at, from: 9 },
        FromDesk::Over { place: 1, of: 8 },
    ];
    let mut chance = Chance::new(SEED);
    for message in &said {
        assert_eq!(ToDesk::decode(&message.encode()).as_ref(), Ok(message));
        for _ in 0..2000 {
            let bytes = spoilt(&message.encode(), &mut chance);
            if let Ok(read) = ToDesk::decode(&bytes) {
                assert_eq!(read.encode(), bytes, "a second form of {read:?}");
            }
        }
    }
    for message in &told {
        assert_eq!(FromDesk::decode(&message.encode()).as_ref(), Ok(message));
        for _ in 0..2000 {
            let bytes = spoilt(&message.encode(), &mut chance);
            if let Ok(read) = FromDesk::decode(&bytes) {
                assert_eq!(read.encode(), bytes, "a second form of {read:?}");
            }
        }
    }
}

#[test]
fn an_archive_that_was_changed_is_found_out_or_cannot_be_read() {
    let folder = Folder::new("archive");
    let director = identity(99);
    let mut book = Book::create(
        systems::ALL,
        &folder.file("evening"),
        TournamentPlan::new("Evening", "skirmish", 3),
        director.key(),
        1,
    )
    .unwrap();
    let event = book.event().clone();
    for seed in 1..=4 {
        book.write(EveningEvent::Entered(entry(&event, seed)), 2).unwrap();
    }
    for table in 0..=2_u16 {
        let deed = match table {
            0 => EveningEvent::Opened(book.event().next_round().unwrap()),
            table => EveningEvent::Absent { at: At { round: 1, table }, absent: [true, false] },
        };
        book.write(deed, 3).unwrap();
    }
    let mut bytes = Vec::new();
    archive::write(&book, &director, &mut bytes).unwrap();
    let proof = archive::prove(systems::ALL, bytes.as_slice()).unwrap();
    assert!(proof.wrong.is_empty() && !proof.closed, "{proof:?}");
    let mut unsigned = Vec::new();
    archive::write(&book, &identity(98), &mut unsigned).unwrap();
    assert!(!archive::prove(systems::ALL, unsigned.as_slice()).unwrap().wrong.is_empty(), "only the director signs");
    let mut chance = Chance::new(SEED);
    let (mut unread, mut wrong, mut untouched) = (0, 0, 0);
    for _ in 0..300 {
        match archive::prove(systems::ALL, spoilt(&bytes, &mut chance).as_slice()) {
            Err(_) => unread += 1,
            Ok(proof) if !proof.wrong.is_empty() => wrong += 1,
            // The change was in a text for readers only, or in the filling between files.
            Ok(_) => untouched += 1,
        }
    }
    println!(
        "seed {SEED}: {unread} could not be read, {wrong} were found out, {untouched} were changed where nothing counts"
    );
    assert!(unread > 0 && wrong > 0);
}
