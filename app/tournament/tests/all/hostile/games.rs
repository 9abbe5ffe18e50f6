//! Games that were played before, records sent without end, and a loser who stays silent.

use super::{AT, Cost, Desk};
use crate::support::{Folder, identity};
use engine::contract::Side;
use language::tongue::{Tongue, scoped};
use record::file::Record;
use std::sync::Arc;
use tournament::book::{Book, BookError, record_hash, replay};
use tournament::director::Director;
use tournament::evening_event::{At, BookRow, EveningEvent};
use tournament::message::{FromDesk, ToDesk};
use tournament::outcome::EndReason;
use tournament::plan::{Form, TournamentPlan};
use tournament::refusal::BookRefusal;
use tournament::state::CONFIRMING;

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
