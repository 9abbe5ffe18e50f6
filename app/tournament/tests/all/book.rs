//! The book of a tournament: whatever happened is there after a stop at any moment, and what cannot be is refused.

use crate::support::{Folder, copy, entry, identity};
use engine::contract::Side;
use language::chance::Chance;
use tournament::book::{Book, BookError, replay};
use tournament::evening_event::{At, EveningEvent};
use tournament::outcome::{EndReason, GameOutcome};
use tournament::plan::{Form, TournamentPlan};
use tournament::refusal::BookRefusal;
use tournament::standings;

fn plan() -> TournamentPlan {
    TournamentPlan::new("An evening", "skirmish", 3)
}

fn won(winner: Option<Side>) -> GameOutcome {
    GameOutcome { winner, how: EndReason::Rules, rank: 1, margin: 3, text: String::from("won"), luck: None }
}

/// All acts of a director, in an order that works, with a bad event now and then, which changes nothing.
fn step(book: &mut Book, chance: &mut Chance, step: usize) {
    let now = 1000 + step as u64;
    let event = book.event().clone();
    if step < 7 {
        book.write(EveningEvent::Entered(entry(&event, 1 + step as u8)), now).unwrap();
        return;
    }
    match event.rounds.last() {
        Some(round) if !round.closed => {
            let open = round.tables.iter().position(|table| table.outcome.is_none());
            let Some(table) = open else { return book.write(EveningEvent::RoundClosed, now).unwrap() };
            let at = At { round: event.rounds.len() as u16, table: table as u16 + 1 };
            let records = round.tables[table].records;
            let deed = match (records, chance.below(8)) {
                (_, 0) => {
                    EveningEvent::Adjudicated { at, winner: Some(Side::First), reason: String::from("a dead laptop") }
                }
                (_, 1) if round.tables[table].dispute.is_none() => {
                    EveningEvent::Disputed { at, why: String::from("entry 7") }
                }
                ([None, _], _) => return book.receive(at, Side::First, &[step as u8; 40], None, now).unwrap(),
                ([_, None], 2) => {
                    return book.receive(at, Side::Second, &[step as u8; 9], Some(String::from("no")), now).unwrap();
                }
                ([_, None], _) => return book.receive(at, Side::Second, &[step as u8; 41], None, now).unwrap(),
                _ => EveningEvent::Accepted {
                    at,
                    outcome: won([Some(Side::First), Some(Side::Second), None][chance.below(3)]),
                },
            };
            book.write(deed, now).unwrap();
        }
        _ if event.rounds.len() == 1 && event.entrants.len() == 7 => {
            book.write(EveningEvent::Entered(entry(&event, 8)), now).unwrap();
        }
        _ if event.rounds.len() == 2 && event.entrants[2].here => book.write(EveningEvent::Withdrew(3), now).unwrap(),
        _ if event.rounds.len() == 3 => book.write(EveningEvent::Closed, now).unwrap(),
        _ => {
            let round = event.next_round().unwrap();
            book.write(EveningEvent::Opened(round), now).unwrap();
        }
    }
}

#[test]
fn a_director_who_is_stopped_at_any_moment_finds_everything_again() {
    let folder = Folder::new("stopped");
    let (file, dead) = (folder.file("evening"), folder.file("dead"));
    let mut book = Book::create(systems::ALL, &file, plan(), identity(99).key(), 1).unwrap();
    let mut chance = Chance::new(7);
    let mut steps = 0;
    while !book.event().closed {
        step(&mut book, &mut chance, steps);
        steps += 1;
        // The state after a power cut: the files as they are, with the director still running.
        copy(&file, &dead);
        let again = Book::open(systems::ALL, &dead).unwrap();
        assert_eq!(again.event(), book.event(), "after step {steps}");
        drop(again);
        // If the last write was cut off in the middle, everything before it is there.
        let log = folder.file("dead-wal");
        copy(&file, &dead);
        let before = replay_without_last(&book);
        let length = std::fs::metadata(&log).map_or(0, |found| found.len());
        if length > 8 {
            let cut = std::fs::OpenOptions::new().write(true).open(&log).unwrap();
            cut.set_len(length - 5).unwrap();
            drop(cut);
            let again = Book::open(systems::ALL, &dead).unwrap();
            assert!(again.event() == book.event() || Some(again.event()) == before.as_ref(), "cut in step {steps}");
        }
    }
    assert!(steps > 30, "{steps}");
    assert_eq!(book.event().rounds.len(), 3);
    println!("{steps} deeds, each followed by a stop");
}

fn replay_without_last(book: &Book) -> Option<tournament::state::Tournament> {
    let rows = book.rows().unwrap();
    replay(systems::ALL, &rows[..rows.len() - 1]).ok()
}

#[test]
fn one_director_at_a_time_and_only_tournaments_are_opened() {
    let folder = Folder::new("one");
    let file = folder.file("evening");
    assert!(matches!(Book::open(systems::ALL, &file), Err(BookError::Missing)));
    let book = Book::create(systems::ALL, &file, plan(), identity(99).key(), 1).unwrap();
    assert!(matches!(Book::create(systems::ALL, &file, plan(), identity(99).key(), 1), Err(BookError::Exists)));
    let error = Book::open(systems::ALL, &file).err().unwrap();
    assert!(error.to_string().contains("another director"), "{error}");
    drop(book);
    assert!(Book::open(systems::ALL, &file).is_ok());
    std::fs::write(folder.file("other"), b"not a book").unwrap();
    assert!(Book::open(systems::ALL, &folder.file("other")).is_err());
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let folder = Folder::new("refused");
    let mut book = Book::create(systems::ALL, &folder.file("evening"), plan(), identity(99).key(), 1).unwrap();
    let event = book.event().clone();
    for seed in 1..=4 {
        book.write(EveningEvent::Entered(entry(&event, seed)), 2).unwrap();
    }
    let refused = |book: &mut Book, deed: EveningEvent| {
        let before = book.event().clone();
        let Err(BookError::Refused(refusal)) = book.write(deed, 3) else { panic!("it was taken") };
        assert_eq!(*book.event(), before);
        refusal
    };
    assert_eq!(refused(&mut book, EveningEvent::Entered(entry(&event, 1))), BookRefusal::EnteredAlready);
    let mut forged = entry(&event, 9);
    forged.entry.name = String::from("Ney");
    assert_eq!(refused(&mut book, EveningEvent::Entered(forged)), BookRefusal::BadEntry, "a name that was not signed");
    let mut elsewhere = event.clone();
    elsewhere.id.0[0] ^= 1;
    assert_eq!(
        refused(&mut book, EveningEvent::Entered(entry(&elsewhere, 9))),
        BookRefusal::BadEntry,
        "for another tournament"
    );
    let mut round = book.event().next_round().unwrap();
    round.pairs.swap(0, 1);
    assert_eq!(refused(&mut book, EveningEvent::Opened(round)), BookRefusal::OtherPairing);
    assert_eq!(refused(&mut book, EveningEvent::RoundClosed), BookRefusal::NoRound);
    let round = book.event().next_round().unwrap();
    book.write(EveningEvent::Opened(round.clone()), 3).unwrap();
    let at = At { round: 1, table: 1 };
    assert_eq!(refused(&mut book, EveningEvent::Opened(round)), BookRefusal::RoundOpen);
    assert_eq!(refused(&mut book, EveningEvent::Accepted { at, outcome: won(None) }), BookRefusal::NoRecords);
    assert_eq!(
        refused(&mut book, EveningEvent::Adjudicated { at, winner: None, reason: String::from(" ") }),
        BookRefusal::NoReason
    );
    assert_eq!(refused(&mut book, EveningEvent::Absent { at, absent: [false; 2] }), BookRefusal::NobodyAbsent);
    assert_eq!(
        refused(&mut book, EveningEvent::Absent { at: At { round: 1, table: 9 }, absent: [true; 2] }),
        BookRefusal::NoTable
    );
    assert_eq!(refused(&mut book, EveningEvent::RoundClosed), BookRefusal::GamesOpen);
    assert_eq!(refused(&mut book, EveningEvent::Withdrew(77)), BookRefusal::NoPlayer);
}

#[test]
fn the_table_counts_what_it_says() {
    let folder = Folder::new("table");
    let mut book = Book::create(
        systems::ALL,
        &folder.file("evening"),
        TournamentPlan { form: Form::RoundRobin { double: false }, ..plan() },
        identity(99).key(),
        1,
    )
    .unwrap();
    let event = book.event().clone();
    for seed in 1..=4 {
        book.write(EveningEvent::Entered(entry(&event, seed)), 2).unwrap();
    }
    // The lower number wins every game, but 3 and 4 draw, and 4 leaves before the last round.
    for round in 1..=3_u16 {
        let next = book.event().next_round().unwrap();
        book.write(EveningEvent::Opened(next.clone()), 3).unwrap();
        for (table, pair) in (1..).zip(&next.pairs) {
            let at = At { round, table };
            if book.event().table(at).unwrap().outcome.is_some() {
                continue;
            }
            let winner = match (pair.first, pair.second) {
                (3, 4) | (4, 3) => None,
                (first, second) if first < second => Some(Side::First),
                _ => Some(Side::Second),
            };
            book.receive(at, Side::First, &[round as u8, table as u8], None, 4).unwrap();
            book.receive(at, Side::Second, &[round as u8, table as u8], None, 4).unwrap();
            book.write(EveningEvent::Accepted { at, outcome: won(winner) }, 4).unwrap();
        }
        book.write(EveningEvent::RoundClosed, 5).unwrap();
        if round == 2 {
            book.write(EveningEvent::Withdrew(4), 5).unwrap();
        }
    }
    book.write(EveningEvent::Closed, 6).unwrap();
    let table = standings::table(book.event());
    let short: Vec<(u16, u32)> = table.iter().map(|line| (line.number, line.points)).collect();
    println!("{}", standings::csv(book.event()));
    assert_eq!(short.first(), Some(&(1, 6)));
    assert_eq!(table.iter().map(|line| line.place).collect::<Vec<_>>(), [1, 2, 3, 4]);
    let games: u32 = table.iter().map(|line| line.points).sum();
    assert_eq!(games, 12, "six games of two points each");
    let leader = &table[0];
    let others: u32 = table
        .iter()
        .filter(|line| {
            leader.games.iter().any(|cell| {
                cell.opponent == Some(line.number) && cell.points.is_some() && cell.what == standings::PlayerResult::Won
            })
        })
        .map(|line| line.points)
        .sum();
    assert_eq!((leader.buchholz, leader.sonneborn_berger), (others, 2 * others));
    let trf = standings::trf(book.event());
    let first = trf.lines().find(|line| line.starts_with("001    1")).unwrap();
    assert_eq!(&first[80..84], " 3.0", "{first}");
    assert_eq!(&first[85..89], "   1", "{first}");
    assert!(matches!(&first[96..97], "w" | "b") && &first[98..99] == "1", "{first}");
    assert!(standings::csv(book.event()).lines().count() == 5);
    assert!(standings::html(book.event()).contains("Crosstable"));
    assert_eq!(standings::json(book.event())["standings"].as_array().unwrap().len(), 4);
}

#[test]
fn a_dispute_that_comes_late_is_decided_and_the_next_round_is_paired_by_it() {
    let folder = Folder::new("late");
    let mut book = Book::create(systems::ALL, &folder.file("evening"), plan(), identity(99).key(), 1).unwrap();
    let event = book.event().clone();
    for seed in 1..=4 {
        book.write(EveningEvent::Entered(entry(&event, seed)), 2).unwrap();
    }
    let decide = |book: &mut Book, round, table, winner| {
        let at = At { round, table };
        book.write(EveningEvent::Adjudicated { at, winner, reason: String::from("as both say") }, 3)
    };
    let first = book.event().next_round().unwrap();
    book.write(EveningEvent::Opened(first), 3).unwrap();
    decide(&mut book, 1, 1, Some(Side::First)).unwrap();
    decide(&mut book, 1, 2, Some(Side::First)).unwrap();
    book.write(EveningEvent::RoundClosed, 4).unwrap();
    let as_it_was = book.event().next_round().unwrap();
    decide(&mut book, 1, 1, Some(Side::Second)).unwrap();
    let pair = book.event().pair(At { round: 1, table: 1 }).unwrap();
    assert_eq!((book.event().points_after(pair.first, 1), book.event().points_after(pair.second, 1)), (0, 2));
    let as_it_is = book.event().next_round().unwrap();
    assert_ne!(as_it_was.pairs, as_it_is.pairs, "others lead now");
    assert!(
        matches!(decide(&mut book, 2, 1, None), Err(BookError::Refused(BookRefusal::NoTable))),
        "no such round yet"
    );
    book.write(EveningEvent::Closed, 5).unwrap();
    assert!(matches!(decide(&mut book, 1, 1, None), Err(BookError::Refused(BookRefusal::Over))));
    let event = book.event().clone();
    drop(book);
    assert_eq!(*Book::open(systems::ALL, &folder.file("evening")).unwrap().event(), event);
}

/// A full disk: an event that cannot be written has not happened, and no player is told. Once there is room, the
/// tournament continues.
#[test]
fn a_full_disk_loses_nothing_that_was_said() {
    let folder = Folder::new("full");
    let disk = folder.file("disk");
    std::fs::create_dir_all(&disk).unwrap();
    let mount = |arguments: &[&str]| {
        std::process::Command::new(arguments[0])
            .args(&arguments[1..])
            .stderr(std::process::Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    };
    let at = disk.to_str().unwrap().to_owned();
    if !mount(&["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", &at]) {
        crate::skipped::skipped("no small disk (only root can make one)");
        return;
    }
    let file = disk.join("evening");
    let mut book = Book::create(systems::ALL, &file, plan(), identity(99).key(), 1).unwrap();
    let event = book.event().clone();
    book.write(EveningEvent::Entered(entry(&event, 1)), 2).unwrap();
    // Everything that is left is taken.
    let filler = disk.join("filler");
    let mut filling = std::fs::File::create(&filler).unwrap();
    while std::io::Write::write_all(&mut filling, &[0; 4096]).is_ok() {}
    let mut failed = 0;
    for seed in 2..=60 {
        let before = book.event().clone();
        if book.write(EveningEvent::Entered(entry(&event, seed)), 3).is_err() {
            failed += 1;
            assert_eq!(*book.event(), before, "what is not written has not happened");
        }
    }
    assert!(failed > 0, "the disk was not full");
    let before = book.event().clone();
    drop(filling);
    std::fs::remove_file(&filler).unwrap();
    book.write(EveningEvent::Entered(entry(&event, 61)), 4).unwrap();
    let after = book.event().clone();
    drop(book);
    let again = Book::open(systems::ALL, &file).map(|book| book.event().clone());
    assert!(mount(&["umount", &at]), "the disk is given back");
    assert_eq!(again.unwrap(), after);
    assert_eq!(after.entrants.len(), before.entrants.len() + 1);
    println!("{failed} of 59 entries were refused while the disk was full");
}
