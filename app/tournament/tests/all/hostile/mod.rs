//! Liars and strangers at a tournament: games that were played before, records sent without end, a loser who stays silent, floods
//! of keys, guessed words, and files that are made to fill the memory.

mod files;
mod floods;
mod games;

use crate::support::{Folder, identity, play, players};
use engine::contract::Side;
use record::identity::{Identity, PlayerKey};
use std::net::{IpAddr, Ipv4Addr};
use std::time::{Duration, Instant};
use tournament::archive;
use tournament::book::{Book, record_hash};
use tournament::director::{DeskAction, Director, SubmittedRecord};
use tournament::evening_event::{At, EveningEvent, SignedEntry};
use tournament::judge::judge;
use tournament::message::{FromDesk, PIECE, ToDesk};
use tournament::plan::TournamentPlan;

const AT: At = At { round: 1, table: 1 };

/// A desk, and what it says.
struct Desk {
    director: Director,
    told: Vec<(PlayerKey, FromDesk)>,
    lines: Vec<String>,
    /// The number of records that were replayed.
    judged: u32,
}

impl Desk {
    fn new(folder: &Folder, word: &str) -> Desk {
        let plan = TournamentPlan::new("Evening", "skirmish", 3);
        let book = Book::create(systems::ALL, &folder.file("evening"), plan, identity(99).key(), 1).unwrap();
        Desk { director: Director::new(book, word).unwrap(), told: Vec::new(), lines: Vec::new(), judged: 0 }
    }

    /// A desk at which the two players of simulated match 1 sit at table 1.
    fn of_two(folder: &Folder) -> (Desk, [Identity; 2]) {
        let mut desk = Desk::new(folder, "");
        let pair = players(1);
        for (identity, name) in pair.iter().zip(["Host", "Guest"]) {
            let entry = SignedEntry::new(identity, desk.director.event().id, name);
            desk.director.decide(EveningEvent::Entered(entry)).unwrap();
            desk.director.came(identity.key());
        }
        (desk, pair)
    }

    /// Takes the desk's actions, and replays records at once.
    fn act(&mut self) {
        while let Some(act) = self.director.poll() {
            match act {
                DeskAction::Tell(key, message) => self.told.push((key, message)),
                DeskAction::Say(line) => self.lines.push(line),
                DeskAction::Judge(report) => {
                    self.judged += 1;
                    let SubmittedRecord { at, bytes, .. } = &report;
                    let verdict = judge(self.director.event(), self.director.battles(), *at, bytes);
                    self.director.judged(&report, verdict);
                }
                DeskAction::Know(_) | DeskAction::Changed | DeskAction::Glanced => {}
            }
        }
    }

    /// Sends a message from this key. Returns the name of the refusal, if there is one.
    fn says(&mut self, key: PlayerKey, message: &ToDesk) -> Option<String> {
        self.told.clear();
        self.director.hear(key, &message.encode());
        self.act();
        self.told.iter().find_map(|(to, message)| match message {
            FromDesk::Refused { name, .. } if *to == key => Some(name.clone()),
            _ => None,
        })
    }

    /// Sends a record. Returns whether it was accepted, if the desk says so.
    fn sends(&mut self, key: PlayerKey, record: &[u8]) -> Option<bool> {
        self.told.clear();
        let (length, hash) = (record.len() as u32, record_hash(record));
        self.director.hear(key, &ToDesk::Record { at: AT, length, hash }.encode());
        self.act();
        if self.told.iter().any(|(_, message)| matches!(message, FromDesk::Send { .. })) {
            for (place, piece) in record.chunks(PIECE).enumerate() {
                let from = (place * PIECE) as u32;
                self.director.hear(key, &ToDesk::Piece { from, bytes: piece.to_vec() }.encode());
            }
            self.act();
        }
        self.told.iter().find_map(|(to, message)| match message {
            FromDesk::Judged { good, .. } if *to == key => Some(*good),
            _ => None,
        })
    }

    /// The record of the game at table 1, as its two players play it now.
    fn play(&self) -> Vec<u8> {
        let event = self.director.event();
        let terms = event.plan.terms(self.director.battles(), event.place(AT), Side::First).unwrap();
        self.play_by(terms)
    }

    fn play_by(&self, terms: record::header::Terms) -> Vec<u8> {
        let battle = self.director.battles().of_round(1).unwrap();
        play(battle, terms, 1)
    }

    fn rows(&self) -> usize {
        self.director.book().rows().unwrap().len()
    }

    fn archived(&self) -> archive::ArchiveProof {
        let mut bytes = Vec::new();
        archive::write(self.director.book(), &identity(99), &mut bytes).unwrap();
        archive::prove(systems::ALL, bytes.as_slice()).unwrap()
    }

    /// A player comes from an address.
    fn comes(&mut self, key: PlayerKey, host: u8) {
        self.director.came_from(key, IpAddr::V4(Ipv4Addr::new(10, 0, 0, host)));
    }

    fn enters(&mut self, who: &Identity, host: u8, word: &str) -> Option<String> {
        let entry = Box::new(SignedEntry::new(who, self.director.event().id, "Player"));
        self.comes(who.key(), host);
        let refused = self.says(who.key(), &ToDesk::Enter { entry, word: word.to_owned() });
        self.director.gone(&who.key());
        refused
    }

    fn outcome(&self, record: &[u8]) -> tournament::outcome::GameOutcome {
        judge(self.director.event(), self.director.battles(), AT, record).unwrap().outcome
    }
}

/// The cost of an attack, for docs/BENCHMARKS.md: `cargo nextest run -p estafette-tournament -E 'test(hostile::)' --no-capture`.
/// Memory is that of the whole process, so it is this attack's only where each test is a process of its own.
struct Cost {
    begun: Instant,
    before: u64,
}

impl Cost {
    fn begin() -> Cost {
        let before = settled();
        Cost { begun: Instant::now(), before }
    }

    /// The time it took, and the most memory that it took more, in KiB.
    fn end(&self, attack: &str) -> (Duration, u64) {
        let (took, grew) = (self.begun.elapsed(), peak().saturating_sub(self.before));
        println!("{attack}: {took:?}, {grew} KiB more");
        (took, grew)
    }
}

/// The memory that this process has now, in KiB; from here on the peak is measured again.
fn settled() -> u64 {
    let _ = std::fs::write("/proc/self/clear_refs", "5");
    peak()
}

/// The most memory that this process has had, in KiB; 0 where the system does not tell.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|number| number.parse().ok()).unwrap_or(0)
}
