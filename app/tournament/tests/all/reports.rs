//! A whole round reports at once: 32 matches that were really played, both records of each, believed only after they were carried
//! out again.

use crate::support::{Folder, play, players};
use engine::contract::Side;
use record::identity::Identity;
use record::seed::Seed;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tournament::book::{Book, record_hash};
use tournament::director::{DeskAction, Director, SubmittedRecord};
use tournament::evening_event::{At, EveningEvent, SignedEntry};
use tournament::judge::judge;
use tournament::message::{PIECE, ToDesk};
use tournament::plan::TournamentPlan;

const TABLES: u16 = 32;
/// Cores of the computer for which the bound is set.
const CORES: usize = 2;

#[test]
fn thirty_two_matches_that_report_at_once_are_verified_in_seconds() {
    // A longer battle than the suite has time for can be named.
    let battle = std::env::var("TOURNAMENT_BATTLE").unwrap_or_else(|_| String::from("skirmish"));
    let folder = Folder::new("reports");
    let plan = TournamentPlan::new("Evening", &battle, 3);
    let director = Identity::from_seed(&Seed::from_bytes([99; 32])).key();
    let book = Book::create(systems::ALL, &folder.file("evening"), plan, director, 1).unwrap();
    let mut desk = Director::new(book, "").unwrap();
    // In the first round number k meets number k + 32, and odd numbers have the first side, which hosts.
    let pairs: Vec<[Identity; 2]> = (1..=TABLES).map(|table| players(table.into())).collect();
    let event = desk.event().id;
    for half in 0..2 {
        for (table, pair) in (1..=TABLES).zip(&pairs) {
            let is_host = (table % 2 == 1) == (half == 0);
            let who = if is_host { &pair[0] } else { &pair[1] };
            let name = format!("Player {}", u16::from(half == 1) * TABLES + table);
            desk.decide(EveningEvent::Entered(SignedEntry::new(who, event, &name))).unwrap();
            desk.came(who.key());
        }
    }
    desk.open_round().unwrap();
    let records: Vec<(At, Vec<u8>)> = (1..=TABLES)
        .map(|table| {
            let at = At { round: 1, table };
            let first = desk.event().entrant(desk.event().pair(at).unwrap().first).unwrap().key;
            let seed = (1..=TABLES).find(|seed| pairs[usize::from(*seed) - 1][0].key() == first).unwrap();
            let battle = desk.battles().of_round(1).unwrap().clone();
            let terms = desk.event().plan.terms(desk.battles(), desk.event().place(at), Side::First).unwrap();
            (at, play(&battle, terms, seed.into()))
        })
        .collect();
    let bytes: usize = records.iter().map(|(_, record)| record.len()).sum();
    while desk.poll().is_some() {}

    let begun = Instant::now();
    for (at, record) in &records {
        let pair = desk.event().pair(*at).unwrap();
        for number in [pair.first, pair.second] {
            let key = desk.event().entrant(number).unwrap().key;
            let (length, hash) = (record.len() as u32, record_hash(record));
            desk.hear(key, &ToDesk::Record { at: *at, length, hash }.encode());
            for (place, piece) in record.chunks(PIECE).enumerate() {
                let message = ToDesk::Piece { from: (place * PIECE) as u32, bytes: piece.to_vec() };
                desk.hear(key, &message.encode());
            }
        }
    }
    let mut reports: Vec<SubmittedRecord> = Vec::new();
    while let Some(act) = desk.poll() {
        if let DeskAction::Judge(report) = act {
            reports.push(report);
        }
    }
    assert_eq!(reports.len(), usize::from(TABLES) * 2);
    // The desk's own threads take one after the other, as here.
    let (event, battles) = (Arc::new(desk.event().clone()), desk.battles().clone());
    let waiting = Arc::new(Mutex::new(reports));
    let (tell, judged) = channel();
    for _ in 0..CORES {
        let (waiting, event, battles, tell) = (Arc::clone(&waiting), Arc::clone(&event), battles.clone(), tell.clone());
        std::thread::spawn(move || {
            while let Some(report) = { waiting.lock().unwrap().pop() } {
                let verdict = judge(&event, &battles, report.at, &report.bytes);
                tell.send((report, verdict)).unwrap();
            }
        });
    }
    drop(tell);
    for (report, verdict) in judged {
        assert!(verdict.is_ok(), "table {}: {verdict:?}", report.at.table);
        desk.judged(&report, verdict);
    }
    let took = begun.elapsed();
    println!("{TABLES} matches of {battle}, {bytes} bytes of records: verified in {took:?} on {CORES} threads");
    let decided = desk.event().rounds[0].tables.iter().filter(|table| table.outcome.is_some()).count();
    assert_eq!(decided, usize::from(TABLES));
    assert!(took < Duration::from_secs(30), "{took:?}; unoptimised and beside other tests");
}
