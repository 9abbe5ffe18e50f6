//! Liars and strangers at a tournament: games that were played before, records sent without end, a loser who stays silent, floods
//! of keys, guessed words, and files that are made to fill the memory.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use crate::support::{Folder, identity, play, players, stranger};
use engine::contract::Side;
use language::tongue::{Tongue, scoped};
use record::file::Record;
use record::identity::{Identity, PlayerKey};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tournament::archive;
use tournament::book::{Book, BookError, record_hash, replay};
use tournament::director::{DeskAction, Director, SubmittedRecord};
use tournament::evening_event::{At, BookRow, EveningEvent, SignedEntry};
use tournament::judge::judge;
use tournament::message::{FromDesk, PIECE, ToDesk};
use tournament::outcome::EndReason;
use tournament::plan::{Form, TournamentPlan};
use tournament::refusal::BookRefusal;
use tournament::state::CONFIRMING;

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
}

#[test]
fn a_game_that_was_played_before_the_round_does_not_count() {
    let folder = Folder::new("before");
    let (mut desk, pair) = Desk::of_two(&folder);
    // The title that older programs gave a game can be known before, and differs from the title of the round's game.
    let event = desk.director.event();
    let practice = event.plan.terms(desk.director.battles(), event.place(AT), Side::First).unwrap();
    let practice = desk.play_by(practice);
    desk.director.open_round().unwrap();
    desk.act();
    assert_eq!(desk.sends(pair[0].key(), &practice), Some(false));
    assert!(desk.lines.last().unwrap().contains("and not of"), "{:?}", desk.lines);
    let real = desk.play();
    for player in &pair {
        assert_eq!(desk.sends(player.key(), &real), Some(true));
    }
    assert!(desk.director.event().table(AT).unwrap().outcome.is_some());
    assert_eq!(desk.archived().wrong, Vec::<String>::new());
}

#[test]
fn every_table_of_every_round_has_a_token_of_its_own_and_a_player_is_told_it() {
    let folder = Folder::new("tokens");
    let mut desk = Desk::new(&folder, "");
    for seed in 1..=4 {
        desk.enters(&identity(seed), seed, "");
    }
    let mut seen = std::collections::BTreeSet::new();
    for round in 1..=2 {
        desk.director.at_time(1000 * u64::from(round));
        desk.director.open_round().unwrap();
        for table in 1..=2 {
            let at = At { round, table };
            assert!(seen.insert(desk.director.event().token(at).unwrap()), "a token is used once");
            assert_eq!(desk.director.event().opened(at), Some(1000 * u64::from(round)));
            desk.director.decide(EveningEvent::Adjudicated { at, winner: None, reason: String::from("test") }).unwrap();
        }
        desk.director.came(identity(1).key());
        desk.says(identity(1).key(), &ToDesk::Hello { protocol: tournament::message::PROTOCOL });
        let seat = desk.told.iter().find_map(|(_, told)| match told {
            FromDesk::Seat(seat) => Some(seat.clone()),
            _ => None,
        });
        let seat = seat.unwrap();
        assert_eq!((seat.token, seat.opened), (desk.director.event().token(seat.at), 1000 * u64::from(round)));
        desk.director.decide(EveningEvent::RoundClosed).unwrap();
    }
}

#[test]
fn a_game_that_says_it_began_before_its_round_is_refused() {
    let folder = Folder::new("begun");
    let (mut desk, pair) = Desk::of_two(&folder);
    desk.director.at_time(4_000_000_000);
    desk.director.open_round().unwrap();
    desk.act();
    let record = desk.play();
    let begun = Record::read(&record).unwrap().header().unwrap().begun;
    assert!(begun < 4_000_000_000, "{begun}");
    assert_eq!(desk.sends(pair[0].key(), &record), Some(false));
    assert!(desk.lines.last().unwrap().contains("began before its round was opened"), "{:?}", desk.lines);
}

#[test]
fn a_round_of_an_older_program_is_read_and_played_on() {
    let folder = Folder::new("older");
    let file = folder.file("evening");
    let plan =
        TournamentPlan { form: Form::RoundRobin { double: false }, ..TournamentPlan::new("Evening", "skirmish", 3) };
    let mut book = Book::create(systems::ALL, &file, plan, identity(99).key(), 1).unwrap();
    let id = book.event().clone();
    for seed in 1..=4 {
        book.write(EveningEvent::Entered(crate::support::entry(&id, seed)), 2).unwrap();
    }
    book.write(EveningEvent::Withdrew(4), 2).unwrap();
    // In a round robin of an older program those who withdrew before the first round still had their tables.
    let everybody = tournament::pairing::robin::all(&[1, 2, 3, 4], false).unwrap();
    book.write(EveningEvent::Opened(everybody[0].clone()), 3).unwrap();
    assert_eq!(book.event().place(AT).token, None);
    for table in 1..=2 {
        let at = At { round: 1, table };
        let _ = book.write(EveningEvent::Adjudicated { at, winner: None, reason: String::from("test") }, 4);
    }
    book.write(EveningEvent::RoundClosed, 5).unwrap();
    let rows = book.rows().unwrap();
    assert_eq!(replay(systems::ALL, &rows).unwrap(), *book.event());
    drop(book);
    // As an older program left it.
    let raw = rusqlite::Connection::open(&file).unwrap();
    raw.pragma_update(None, "user_version", 1).unwrap();
    drop(raw);
    let mut desk = Director::new(Book::open(systems::ALL, &file).unwrap(), "").unwrap();
    desk.open_round().unwrap();
    assert_eq!(desk.event().rounds[1].round, everybody[1]);
    assert!(desk.event().token(At { round: 2, table: 1 }).is_some());
    let again = desk.event().clone();
    drop(desk);
    assert_eq!(*Book::open(systems::ALL, &file).unwrap().event(), again);
}

#[test]
fn a_refused_record_that_is_sent_again_and_again_is_kept_once_and_the_archive_is_proven() {
    let folder = Folder::new("again");
    let (mut desk, pair) = Desk::of_two(&folder);
    desk.director.open_round().unwrap();
    desk.act();
    let mut false_one = desk.play();
    // As long as a record may be: 66 copies were more than an archive holds.
    false_one.resize(7 << 20, 7);
    let rows = desk.rows();
    let cost = Cost::begin();
    for _ in 0..66 {
        assert_eq!(desk.sends(pair[0].key(), &false_one), Some(false));
    }
    cost.end("66 times a false record of 7 MB");
    println!("{} records carried out, {} rows, {} lines", desk.judged, desk.rows() - rows, desk.lines.len());
    assert!(desk.rows() - rows <= 1 && desk.judged <= 12 && desk.lines.len() <= 12);
    // Short ones are kept, each of them once, and not more than nine.
    for length in 0..40_usize {
        desk.director.at_time(1000 + 60 * length as u64);
        for _ in 0..3 {
            assert_eq!(desk.sends(pair[1].key(), &vec![9; 100 + length]), Some(false));
        }
    }
    let table = desk.director.event().table(AT).unwrap();
    assert_eq!(table.refused.iter().filter(|(side, ..)| *side == Side::Second).count(), 9);
    let proof = desk.archived();
    assert_eq!(proof.wrong, Vec::<String>::new());
    assert!(proof.lines.iter().any(|line| line.contains("records refused")), "{:?}", proof.lines);
}

#[test]
fn a_loser_who_never_confirms_the_end_does_not_hang_the_round() {
    let folder = Folder::new("silent");
    let (mut desk, pair) = Desk::of_two(&folder);
    desk.director.at_time(1000);
    desk.director.open_round().unwrap();
    desk.act();
    let whole = desk.play();
    let read = Record::read(&whole).unwrap();
    // The last entries of one side are missing: the game has ended, and its player has not confirmed it.
    let short = Record::write(&read.entries[..read.entries.len() - 1]);
    let cut = Record::read(&short).unwrap();
    assert!(play::table::entries_so_far(systems::ALL, &cut).is_some(), "it is not closed");
    assert!(play::table::has_ended(systems::ALL, &cut), "a player's program reports it all the same");
    let early = Record::read(&Record::write(&read.entries[..read.entries.len() / 2])).unwrap();
    assert!(!play::table::has_ended(systems::ALL, &early));
    desk.director.at_time(1100);
    assert_eq!(desk.sends(pair[0].key(), &short), Some(true));
    desk.director.at_time(1100 + CONFIRMING - 1);
    desk.act();
    assert!(desk.director.event().table(AT).unwrap().outcome.is_none(), "he has time to send his own");
    let alone = EveningEvent::AcceptedAlone { at: AT, side: Side::First, outcome: desk.outcome(&short) };
    let refused = desk.director.decide(alone);
    assert!(matches!(refused, Err(BookError::Refused(BookRefusal::TooSoon))), "{refused:?}");
    desk.director.at_time(1100 + CONFIRMING);
    desk.act();
    let table = desk.director.event().table(AT).unwrap().clone();
    assert_eq!((table.outcome, table.unconfirmed), (Some(desk.outcome(&short)), Some(Side::Second)));
    assert!(desk.lines.last().unwrap().contains("Guest did not confirm it"), "{:?}", desk.lines);
    let boards = tournament::boards::boards(desk.director.event(), 1, &Default::default());
    assert!(boards[0].text.contains("Guest did not confirm it"), "{}", boards[0].text);
    let proof = desk.archived();
    assert_eq!(proof.wrong, Vec::<String>::new());
    assert!(proof.lines.iter().any(|line| line.contains("did not confirm")), "{:?}", proof.lines);
    // The player comes back, and the record still counts; then nothing is missing any more.
    assert_eq!(desk.sends(pair[1].key(), &whole), Some(true));
    let table = desk.director.event().table(AT).unwrap();
    assert!(table.outcome.is_some() && table.unconfirmed.is_none());
    assert_eq!(desk.archived().wrong, Vec::<String>::new());
    desk.director.decide(EveningEvent::RoundClosed).unwrap();
}

impl Desk {
    fn outcome(&self, record: &[u8]) -> tournament::outcome::GameOutcome {
        judge(self.director.event(), self.director.battles(), AT, record).unwrap().outcome
    }
}

#[test]
fn a_result_is_kept_in_english_and_read_in_the_language_of_each_reader() {
    let folder = Folder::new("tongues");
    let (mut desk, pair) = Desk::of_two(&folder);
    desk.director.at_time(1000);
    desk.director.open_round().unwrap();
    desk.act();
    let record = desk.play();
    let english = desk.outcome(&record);
    assert_eq!(english.how, EndReason::Rules);
    let speaks = |code: &str| scoped(Arc::new(Tongue::new(code)));
    {
        let _french = speaks("fr");
        assert_eq!(desk.outcome(&record), english, "a French director reads the same out of a record");
        assert_eq!(desk.sends(pair[0].key(), &record), Some(true));
        assert_eq!(desk.sends(pair[1].key(), &record), Some(true));
    }
    let event = desk.director.event();
    assert_eq!(event.table(AT).unwrap().outcome.as_ref(), Some(&english), "and writes the same into the book");
    let judged = FromDesk::Judged { at: AT, good: true, text: english.text.clone() };
    let read = |code: &str| {
        let _spoken = speaks(code);
        let board = tournament::boards::boards(event, 1, &Default::default()).remove(0);
        [board.text, judged.in_words(Some(desk.director.battles()))]
    };
    assert!(read("en").iter().all(|text| text.contains(&english.text)), "{:?}", read("en"));
    let [french, german] = ["fr", "de"].map(|code| {
        let _spoken = speaks(code);
        event.battle(1).unwrap().ending_understood(&english.text).unwrap()
    });
    assert!(french != german && french != english.text, "{french}, {german}");
    assert!(read("fr").iter().all(|text| text.contains(&french)), "{:?}", read("fr"));
    assert!(read("de").iter().all(|text| text.contains(&german)), "{:?}", read("de"));
    // A sentence of an older program stays as it is.
    let _french = speaks("fr");
    assert_eq!(event.battle(1).unwrap().ending_understood("decisive"), None);
}

#[test]
fn a_flood_of_keys_from_one_address_does_not_fill_an_open_tournament() {
    let folder = Folder::new("keys");
    let mut desk = Desk::new(&folder, "");
    let cost = Cost::begin();
    let entered = (0..120).filter(|number| desk.enters(&stranger(*number), 7, "").is_none()).count();
    cost.end("120 keys of one address");
    println!("{entered} of 120 keys of one address entered");
    assert_eq!(entered, 16);
    for seed in 1..=40 {
        assert_eq!(desk.enters(&identity(seed), 100 + seed, ""), None, "a player from another address");
    }
}

#[test]
fn players_who_withdrew_take_no_place() {
    let folder = Folder::new("withdrawn");
    let plan =
        TournamentPlan { form: Form::RoundRobin { double: false }, ..TournamentPlan::new("Evening", "skirmish", 3) };
    let mut book = Book::create(systems::ALL, &folder.file("evening"), plan, identity(99).key(), 1).unwrap();
    let id = book.event().id;
    let enter = |book: &mut Book, number: u32| {
        book.write(EveningEvent::Entered(SignedEntry::new(&stranger(number), id, "Player")), 2)
    };
    for number in 0..120 {
        enter(&mut book, number).unwrap();
    }
    assert!(matches!(enter(&mut book, 120), Err(BookError::Refused(BookRefusal::Full))));
    for number in 1..=118 {
        book.write(EveningEvent::Withdrew(number), 3).unwrap();
    }
    enter(&mut book, 120).unwrap();
    assert_eq!(book.event().planned_rounds(), 3, "three players meet each other");
    let round = book.event().next_round().unwrap();
    book.write(EveningEvent::OpenedAfresh { round, nonce: [1; 32] }, 4).unwrap();
    assert_eq!(book.event().field.as_deref(), Some(&[119, 120, 121][..]));
    // No player can return to a full tournament.
    let event = book.event().clone();
    drop(book);
    assert_eq!(*Book::open(systems::ALL, &folder.file("evening")).unwrap().event(), event);
}

#[test]
fn joining_and_leaving_without_end_writes_few_rows_and_lines() {
    let folder = Folder::new("leaving");
    let mut desk = Desk::new(&folder, "");
    for number in 0..16 {
        assert_eq!(desk.enters(&stranger(number), 7, ""), None);
    }
    let (rows, lines) = (desk.rows(), desk.lines.len());
    let cost = Cost::begin();
    for second in 0..15 {
        desk.director.at_time(1000 + second);
        for _ in 0..20 {
            for number in 0..16 {
                let key = stranger(number).key();
                desk.comes(key, 7);
                desk.says(key, &ToDesk::Withdraw);
                desk.says(key, &ToDesk::Return);
                desk.director.gone(&key);
            }
        }
    }
    let (rows, lines) = (desk.rows() - rows, desk.lines.len() - lines);
    cost.end("9600 messages of 16 keys in 15 s of the desk's time");
    println!("{rows} rows, {lines} lines");
    assert!(rows <= 12 && lines <= 12);
    // A player from elsewhere still withdraws at once.
    assert_eq!(desk.enters(&identity(5), 8, ""), None);
    desk.comes(identity(5).key(), 8);
    assert_eq!(desk.says(identity(5).key(), &ToDesk::Withdraw), None);
    assert!(!desk.director.event().by_key(&identity(5).key()).unwrap().here);
}

#[test]
fn a_word_is_not_guessed_with_fresh_keys() {
    let folder = Folder::new("guesses");
    let mut desk = Desk::new(&folder, "0042");
    desk.director.at_time(1000);
    let mut found = None;
    let cost = Cost::begin();
    // Ten thousand words, a fresh key for each, from one address and in five minutes.
    for guess in 0..10_000_u32 {
        desk.director.at_time(1000 + u64::from(guess) * 300 / 10_000);
        if desk.enters(&stranger(guess), 7, &format!("{guess:04}")).is_none() {
            found.get_or_insert(guess);
        }
    }
    assert_eq!(found, None);
    // The same from two hundred addresses: each is heard once, and all together seldom.
    for guess in 0..10_000_u32 {
        desk.director.at_time(2000 + u64::from(guess) * 300 / 10_000);
        if desk.enters(&stranger(guess), (guess % 200) as u8, &format!("{:04}", 9_999 - guess)).is_none() {
            found.get_or_insert(guess);
        }
    }
    cost.end("20000 guesses");
    assert_eq!(found, None);
    assert_eq!(desk.enters(&identity(3), 250, "0042"), None, "a player from another address is heard all the time");
    let own = identity(99);
    assert_eq!(desk.enters(&own, 7, ""), None, "the director needs no password");
}

/// A file of SQLite that says it is a tournament.
fn forged(path: &std::path::Path, sql: &str) {
    let file = rusqlite::Connection::open(path).unwrap();
    file.pragma_update(None, "application_id", 0x4573_7466).unwrap();
    file.pragma_update(None, "user_version", 1).unwrap();
    file.execute_batch(sql).unwrap();
}

const RECORDS: &str = "CREATE TABLE records (
        hash BLOB PRIMARY KEY, round INTEGER NOT NULL, board INTEGER NOT NULL, side INTEGER NOT NULL, bytes BLOB NOT NULL)";

#[test]
fn a_file_that_is_made_to_fill_the_memory_is_refused_in_a_sentence() {
    let folder = Folder::new("bombs");
    let table = "CREATE TABLE rows (number INTEGER PRIMARY KEY, bytes BLOB NOT NULL)";
    let endless = "CREATE VIEW rows AS WITH RECURSIVE n(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM n) \
                   SELECT number, zeroblob(1000) AS bytes FROM n";
    let bombs = [
        ("endless", format!("{endless}; {RECORDS};")),
        ("giant", format!("{table}; {RECORDS}; INSERT INTO rows VALUES (0, zeroblob(200000000));")),
        ("text", format!("{table}; {RECORDS}; INSERT INTO rows VALUES (0, 'text');")),
        ("more", format!("{table}; {RECORDS}; CREATE TABLE more (x);")),
        ("trigger", format!("{table}; {RECORDS}; CREATE TRIGGER t AFTER INSERT ON rows BEGIN DELETE FROM rows; END;")),
        (
            "many",
            format!(
                "{table}; {RECORDS}; WITH RECURSIVE n(x) AS (SELECT 0 UNION ALL SELECT x + 1 FROM n WHERE x < 200000) \
                 INSERT INTO rows SELECT x, x'00' FROM n;"
            ),
        ),
    ];
    for (name, sql) in bombs {
        let path = folder.file(name);
        forged(&path, &sql);
        let cost = Cost::begin();
        let error = Book::open(systems::ALL, &path).err().unwrap();
        let (took, grew) = cost.end(&format!("{name}: {error}"));
        let told = error.to_string();
        assert!(told.contains("holds more than") || told.contains("not a tournament"), "{name}: {error}");
        assert!(grew < 64 << 10, "{name}: {grew} KiB");
        assert!(took.as_secs() < 20, "{name}: {took:?}");
    }
    assert!(matches!(Book::open(systems::ALL, std::path::Path::new("/dev/null")), Err(BookError::NotAFile)));
    assert!(matches!(Book::open(systems::ALL, &folder.0), Err(BookError::NotAFile)));
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

/// A head of GNU tar for a sparse file of this real size, of which nothing is stored.
fn sparse(size: u64) -> Vec<u8> {
    let mut header = tar::Header::new_gnu();
    header.set_path("book").unwrap();
    header.set_entry_type(tar::EntryType::GNUSparse);
    header.set_size(0);
    {
        let gnu = header.as_gnu_mut().unwrap();
        let octal = |value: u64| -> [u8; 12] { format!("{value:011o}\0").into_bytes().try_into().unwrap() };
        gnu.realsize = octal(size);
        gnu.sparse[0].offset = octal(size);
        gnu.sparse[0].numbytes = octal(0);
    }
    header.set_cksum();
    header.as_bytes().to_vec()
}

#[test]
fn an_archive_has_plain_files_only_and_unpacks_to_no_more_than_it_is() {
    let mut bomb: Vec<u8> = Vec::new();
    for _ in 0..10 {
        bomb.extend_from_slice(&sparse(60 << 20));
    }
    bomb.extend_from_slice(&[0; 1024]);
    let cost = Cost::begin();
    let error = archive::prove(systems::ALL, bomb.as_slice()).unwrap_err().to_string();
    let (_, grew) = cost.end(&format!("{} bytes of sparse files: {error}", bomb.len()));
    assert!(error.contains("not a plain file"), "{error}");
    assert!(grew < 32 << 10);
    for kind in [
        tar::EntryType::Symlink,
        tar::EntryType::Link,
        tar::EntryType::Directory,
        tar::EntryType::Fifo,
        tar::EntryType::Char,
        tar::EntryType::XHeader,
        tar::EntryType::GNULongName,
    ] {
        let mut header = tar::Header::new_gnu();
        header.set_path("book").unwrap();
        header.set_entry_type(kind);
        header.set_size(0);
        header.set_cksum();
        let bytes = [&header.as_bytes()[..], &[0; 1024]].concat();
        let error = archive::prove(systems::ALL, bytes.as_slice()).unwrap_err().to_string();
        assert!(error.contains("not a plain file"), "{kind:?}: {error}");
    }
    // A file that says it is longer than the archive.
    let mut header = tar::Header::new_ustar();
    header.set_path("book").unwrap();
    header.set_size(50 << 20);
    header.set_cksum();
    let bytes = [&header.as_bytes()[..], &[0; 1024]].concat();
    assert!(archive::prove(systems::ALL, bytes.as_slice()).is_err());
}

#[test]
fn the_gate_names_a_refused_record_once_however_often_a_book_says_it() {
    // Books of older programs say it as often as it was sent; they are read all the same.
    let folder = Folder::new("twice");
    let mut book = Book::create(
        systems::ALL,
        &folder.file("evening"),
        TournamentPlan::new("Evening", "skirmish", 3),
        identity(99).key(),
        1,
    )
    .unwrap();
    let event = book.event().clone();
    for seed in 1..=2 {
        book.write(EveningEvent::Entered(crate::support::entry(&event, seed)), 2).unwrap();
    }
    let round = book.event().next_round().unwrap();
    book.write(EveningEvent::Opened(round), 3).unwrap();
    let mut rows = book.rows().unwrap();
    let mut event = book.event().clone();
    for _ in 0..66 {
        let fault = Some(String::from("no"));
        let deed = EveningEvent::Received { at: AT, side: Side::First, record: record_hash(b"x"), fault };
        let row = BookRow { at: 4, before: event.head, deed };
        event.apply(&row).unwrap();
        rows.push(row);
    }
    assert_eq!(replay(systems::ALL, &rows).unwrap().table(AT).unwrap().refused.len(), 1);
}
