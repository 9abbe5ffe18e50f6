//! Floods of keys and of messages, and guessed passwords.

use super::{Cost, Desk};
use crate::support::{Folder, identity, stranger};
use tournament::book::{Book, BookError};
use tournament::evening_event::{EveningEvent, SignedEntry};
use tournament::message::ToDesk;
use tournament::plan::{Form, TournamentPlan};
use tournament::refusal::BookRefusal;

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
