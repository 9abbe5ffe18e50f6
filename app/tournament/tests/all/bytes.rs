//! Bytes from strangers: messages, books and archives that are spoilt in every way are refused or read, and nothing breaks.

use crate::support::{Folder, entry, identity};
use engine::contract::Side;
use engine::hex::Hex;
use language::chance::Chance;
use serde_json::{Value, json};
use std::io::Read;
use std::sync::Arc;
use tournament::archive;
use tournament::book::{Book, record_hash};
use tournament::evening_event::{At, EveningEvent};
use tournament::message::{FromDesk, GameGlance, Sketch, ToDesk};
use tournament::plan::TournamentPlan;
use tournament::standings;

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

/// The archive of a small tournament in which no game was played.
fn archived(folder: &Folder) -> (Book, Vec<u8>) {
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
    (book, bytes)
}

/// The archive with another table in it.
fn with_table(archive: &[u8], change: impl Fn(&mut Value)) -> Vec<u8> {
    let mut changed = tar::Builder::new(Vec::new());
    for entry in tar::Archive::new(archive).entries().unwrap() {
        let mut entry = entry.unwrap();
        let mut header = entry.header().clone();
        let name = String::from_utf8(entry.path_bytes().into_owned()).unwrap();
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).unwrap();
        if name == "standings.json" {
            let mut table: Value = serde_json::from_slice(&bytes).unwrap();
            change(&mut table);
            bytes = serde_json::to_vec_pretty(&table).unwrap();
            header.set_size(bytes.len() as u64);
        }
        changed.append_data(&mut header, name, bytes.as_slice()).unwrap();
    }
    changed.into_inner().unwrap()
}

#[test]
fn an_archive_with_other_prose_is_proven_and_one_with_other_points_is_not() {
    let folder = Folder::new("prose");
    let (_, bytes) = archived(&folder);
    let prove = |change: &dyn Fn(&mut Value)| {
        archive::prove(systems::ALL, with_table(&bytes, change).as_slice()).unwrap().wrong
    };
    let none: [&str; 0] = [];
    assert_eq!(prove(&|_| {}), none);
    let prose = |table: &mut Value| {
        table["rules"] = json!(["He who wins has 2 points."]);
        table["pairings"][0]["remark"] = json!("it was the best that could be done");
        table["pairings"][0]["tables"][0]["outcome"]["text"] = json!("nobody came");
    };
    assert_eq!(prove(&prose), none, "older programs said it otherwise");
    let wrong = "the table in the archive is not the one that follows from the games";
    assert_eq!(prove(&|table| table["pairings"][0]["tables"][0]["points"] = json!([2, 0])), [wrong]);
    assert_eq!(prove(&|table| table["pairings"][0]["tables"][0]["outcome"]["winner"] = Value::Null), [wrong]);
    assert_eq!(prove(&|table| table["standings"][0]["points"] = json!(7)), [wrong]);
    assert_eq!(prove(&|table| table["standings"][0]["name"] = json!("Ney")), [wrong]);
}

/// Another language changes no byte that is compared or kept.
#[test]
fn a_french_director_writes_the_same_table() {
    let folder = Folder::new("french");
    let (book, english) = archived(&folder);
    let table = standings::json(book.event());
    let _french = language::tongue::scoped(Arc::new(language::tongue::Tongue::new("fr")));
    assert_eq!(standings::json(book.event()), table);
    let proof = archive::prove(systems::ALL, english.as_slice()).unwrap();
    assert_eq!(proof.wrong, Vec::<String>::new());
}

#[test]
fn an_archive_that_was_changed_is_found_out_or_cannot_be_read() {
    let folder = Folder::new("archive");
    let (book, bytes) = archived(&folder);
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
