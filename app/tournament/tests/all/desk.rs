//! Strangers at the desk: no one can enter under another's name, report for others, or keep players from being heard.

use crate::support::{Folder, boxed, identity};
use engine::contract::Side;
use engine::digest::Hash;
use engine::hex::Hex;
use net::desk::{DeskEvent, MOST_STRANGERS, OpenDesk};
use net::quic::{Bind, Endpoint};
use record::expect::Expect;
use record::identity::PlayerKey;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tournament::book::{Book, record_hash};
use tournament::director::{DeskAction, Director};
use tournament::evening_event::{At, EveningEvent, SignedEntry};
use tournament::gallery::RoundPictures;
use tournament::message::{FromDesk, GameGlance, LARGEST_RECORD, PIECE, PROTOCOL, Sketch, ToDesk};
use tournament::plan::TournamentPlan;

struct Desk {
    director: Director,
    told: Vec<(PlayerKey, FromDesk)>,
    reports: u32,
}

impl Desk {
    fn new(folder: &Folder, word: &str, players: u8) -> Desk {
        let book = Book::create(
            systems::ALL,
            &folder.file("evening"),
            TournamentPlan::new("Evening", "skirmish", 3),
            identity(99).key(),
            1,
        )
        .unwrap();
        let mut desk = Desk { director: Director::new(book, word).unwrap(), told: Vec::new(), reports: 0 };
        for seed in 1..=players {
            let entry = boxed(desk.director.event(), seed);
            desk.says(seed, &ToDesk::Enter { entry, word: word.to_owned() });
        }
        desk
    }

    /// Sends a message. Returns the names of refusals that came back, if any.
    fn says(&mut self, seed: u8, message: &ToDesk) -> Option<String> {
        self.says_bytes(seed, &message.encode())
    }

    fn says_bytes(&mut self, seed: u8, bytes: &[u8]) -> Option<String> {
        let key = identity(seed).key();
        self.director.came(key);
        self.told.clear();
        while self.director.poll().is_some() {}
        self.director.hear(key, bytes);
        let mut refusal = None;
        while let Some(act) = self.director.poll() {
            match act {
                DeskAction::Tell(to, message) => {
                    if let (true, FromDesk::Refused { name, .. }) = (to == key, &message) {
                        refusal = Some(name.clone());
                    }
                    self.told.push((to, message));
                }
                DeskAction::Judge(_) => self.reports += 1,
                _ => {}
            }
        }
        refusal
    }
}

#[test]
fn no_player_speaks_for_another() {
    let folder = Folder::new("speaks");
    let mut desk = Desk::new(&folder, "", 4);
    assert_eq!(desk.director.event().entrants.len(), 4);
    // A stranger sends the entry of a player that has not come yet, as it was signed.
    let stolen = boxed(desk.director.event(), 5);
    assert_eq!(desk.says(77, &ToDesk::Enter { entry: stolen, word: String::new() }).as_deref(), Some("not-you"));
    // Or their own key with another player's signature.
    let event = desk.director.event().id;
    let mut forged = SignedEntry::new(&identity(77), event, "Player 1");
    forged.signature = SignedEntry::new(&identity(1), event, "Player 1").signature;
    assert_eq!(
        desk.says(77, &ToDesk::Enter { entry: Box::new(forged), word: String::new() }).as_deref(),
        Some("bad-entry")
    );
    desk.director.open_round().unwrap();
    let at = At { round: 1, table: 1 };
    let hash = record_hash(b"x");
    for message in [
        ToDesk::Record { at, length: 1, hash },
        ToDesk::Piece { from: 0, bytes: vec![1] },
        ToDesk::Invite { at, code: String::from("come to me") },
        ToDesk::Withdraw,
    ] {
        assert_eq!(desk.says(77, &message).as_deref(), Some("not-entered"), "{message:?}");
    }
    // A player reports a table at which they do not sit.
    let elsewhere = (1..=4).find(|seed| {
        let number = desk.director.event().by_key(&identity(*seed).key()).unwrap().number;
        desk.director.event().seat(number).unwrap().0 != at
    });
    let elsewhere = elsewhere.unwrap();
    assert_eq!(desk.says(elsewhere, &ToDesk::Record { at, length: 1, hash }).as_deref(), Some("not-your-table"));
    assert_eq!(desk.says(elsewhere, &ToDesk::Invite { at, code: String::new() }).as_deref(), Some("not-your-table"));
    assert_eq!(desk.reports, 0);
    assert_eq!(desk.director.event().entrants.len(), 4);
}

#[test]
fn two_of_one_name_are_told_apart_by_their_keys() {
    let folder = Folder::new("names");
    let mut desk = Desk::new(&folder, "", 1);
    let event = desk.director.event().id;
    let twin = SignedEntry::new(&identity(2), event, "Player 1");
    assert_eq!(desk.says(2, &ToDesk::Enter { entry: Box::new(twin), word: String::new() }), None);
    let names = [1, 2].map(|number| desk.director.event().full_name(number));
    assert_ne!(names[0], names[1]);
    assert!(names[0].starts_with("Player 1 ("), "{names:?}");
}

#[test]
fn the_word_of_the_room_cannot_be_guessed_at_leisure() {
    let folder = Folder::new("word");
    let mut desk = Desk::new(&folder, "austerlitz", 2);
    let entry = boxed(desk.director.event(), 9);
    for _ in 0..5 {
        let guess = ToDesk::Enter { entry: entry.clone(), word: String::from("jena") };
        assert_eq!(desk.says(9, &guess).as_deref(), Some("wrong-word"));
    }
    let right = ToDesk::Enter { entry, word: String::from("austerlitz") };
    assert_eq!(desk.says(9, &right).as_deref(), Some("wrong-word"), "it is too late");
    assert_eq!(desk.director.event().entrants.len(), 2);
}

#[test]
fn so_many_strangers_are_remembered_and_the_right_word_is_heard_after_all_of_them() {
    let folder = Folder::new("many-words");
    let mut desk = Desk::new(&folder, "austerlitz", 2);
    let event = desk.director.event().id;
    // Far more keys than the 1,024 whose wrong words are counted.
    for number in 0..1500_u32 {
        let mut seed = [7; 32];
        seed[..4].copy_from_slice(&number.to_le_bytes());
        let stranger = record::identity::Identity::from_seed(&record::seed::Seed::from_bytes(seed));
        let entry = Box::new(SignedEntry::new(&stranger, event, "Nobody"));
        let key = stranger.key();
        desk.director.came(key);
        let guess = ToDesk::Enter { entry, word: String::from("jena") };
        for _ in 0..6 {
            desk.director.hear(key, &guess.encode());
        }
        desk.director.gone(&key);
        while desk.director.poll().is_some() {}
    }
    let entry = boxed(desk.director.event(), 9);
    assert_eq!(desk.says(9, &ToDesk::Enter { entry, word: String::from("austerlitz") }), None);
    assert_eq!(desk.director.event().entrants.len(), 3);
}

#[test]
fn a_score_is_reported_by_a_player_of_the_game_and_decides_nothing() {
    let folder = Folder::new("glance");
    let mut desk = Desk::new(&folder, "", 4);
    desk.director.open_round().unwrap();
    let at = At { round: 1, table: 1 };
    let glance = GameGlance { at, entries: 9, asked: Some(Side::First), left: Some([1800, 60]), paused: false };
    let sits = |desk: &Desk, seed: u8| {
        let number = desk.director.event().by_key(&identity(seed).key()).unwrap().number;
        desk.director.event().seat(number).unwrap().0 == at
    };
    let (here, elsewhere): (Vec<u8>, Vec<u8>) = (1..=4).partition(|seed| sits(&desk, *seed));
    assert_eq!(desk.says(77, &ToDesk::Glance(glance)).as_deref(), Some("not-entered"));
    desk.says(elsewhere[0], &ToDesk::Glance(glance));
    assert!(desk.director.glances().is_empty(), "nobody speaks of another's game");
    let before = desk.director.event().clone();
    desk.says(here[0], &ToDesk::Glance(glance));
    assert_eq!(desk.director.glances().get(&at).map(|(glance, _)| *glance), Some(glance));
    assert_eq!(*desk.director.event(), before);
    let lines = tournament::boards::waiting(&before, desk.director.glances());
    assert!(lines[0].ends_with(" to move, clocks 30:00 : 1:00"), "{lines:?}");
    let page = tournament::standings::body(&before, desk.director.glances(), &RoundPictures::default());
    assert!(page.contains("30:00 : 1:00"), "a visitor of the page sees the clocks");
}

#[test]
fn a_board_is_drawn_only_as_its_own_players_say() {
    let folder = Folder::new("sketch");
    let mut desk = Desk::new(&folder, "", 4);
    desk.director.open_round().unwrap();
    let at = At { round: 1, table: 1 };
    let stands = vec![(Hex::new(3, 4), Side::First); Sketch::MOST + 50];
    let sketch = ToDesk::Sketch(Sketch { at, stands });
    let sits = |desk: &Desk, seed: u8| {
        let number = desk.director.event().by_key(&identity(seed).key()).unwrap().number;
        desk.director.event().seat(number).unwrap().0 == at
    };
    let (here, elsewhere): (Vec<u8>, Vec<u8>) = (1..=4).partition(|seed| sits(&desk, *seed));
    assert_eq!(desk.says(77, &sketch).as_deref(), Some("not-entered"));
    desk.says(elsewhere[0], &sketch);
    assert!(desk.director.sketches().is_empty(), "nobody draws another's game");
    desk.says(here[0], &sketch);
    assert_eq!(desk.director.sketches().get(&at).map(Vec::len), Some(Sketch::MOST), "no more than is drawn is kept");
    let sight = tournament::hall::TournamentSnapshot::of(&desk.director, 1);
    assert_eq!(sight.pictures.troops.len(), 1);
    assert!(sight.body.contains("/troops/1.svg"), "a visitor of the page sees the board");
    assert!(!sight.page.contains("<img"), "the page to keep has no pictures of what is over");
}

/// Whatever players say at a desk, in any order, the book can be read again and says the same.
#[test]
fn random_talk_at_the_desk_leaves_a_book_that_reads_the_same() {
    for seed in 1..=6_u64 {
        let folder = Folder::new("talk");
        let mut desk = Desk::new(&folder, "", 3);
        let mut chance = language::chance::Chance::new(seed);
        for _ in 0..200 {
            let who = 1 + chance.below(7) as u8;
            let at = At { round: chance.below(3) as u16, table: chance.below(4) as u16 };
            let bytes = vec![chance.below(256) as u8; chance.below(9)];
            let message = match chance.below(10) {
                0 => ToDesk::Hello { protocol: chance.below(3) as u16 },
                1 => ToDesk::Enter { entry: boxed(desk.director.event(), who), word: String::new() },
                2 => ToDesk::Invite { at, code: String::from("code") },
                3 => ToDesk::Record { at, length: bytes.len() as u32, hash: record_hash(&bytes) },
                4 => ToDesk::Piece { from: chance.below(3) as u32, bytes },
                5 => ToDesk::Withdraw,
                6 => ToDesk::Return,
                7 => ToDesk::Glance(GameGlance { at, entries: 0, asked: None, left: None, paused: true }),
                8 => ToDesk::Sketch(Sketch { at, stands: vec![(Hex::new(1, 1), Side::Second); chance.below(9)] }),
                _ => ToDesk::Piece { from: 0, bytes: vec![0; chance.below(PIECE)] },
            };
            let mut bytes = message.encode();
            if chance.below(8) == 0 {
                let place = chance.below(bytes.len());
                bytes[place] ^= 1 << chance.below(8);
            }
            desk.says_bytes(who, &bytes);
            // The director does something now and then, and may be refused.
            let decided = EveningEvent::Adjudicated { at, winner: None, reason: String::from("chance") };
            let _ = match chance.below(40) {
                0 => desk.director.open_round(),
                1 => desk.director.decide(EveningEvent::RoundClosed),
                2 => desk.director.decide(EveningEvent::Paused),
                3 => desk.director.decide(EveningEvent::Resumed),
                4..=12 => desk.director.decide(decided),
                _ => Ok(()),
            };
        }
        let event = desk.director.event().clone();
        drop(desk);
        assert_eq!(*Book::open(systems::ALL, &folder.file("evening")).unwrap().event(), event, "seed {seed}");
    }
}

#[test]
fn records_come_in_pieces_that_fit_or_not_at_all() {
    let folder = Folder::new("pieces");
    let mut desk = Desk::new(&folder, "", 2);
    desk.director.open_round().unwrap();
    let at = At { round: 1, table: 1 };
    let bytes = vec![7_u8; PIECE + 10];
    let (length, hash) = (bytes.len() as u32, record_hash(&bytes));
    assert_eq!(desk.says(1, &ToDesk::Record { at, length: LARGEST_RECORD + 1, hash }).as_deref(), Some("too-long"));
    assert_eq!(desk.says(1, &ToDesk::Piece { from: 0, bytes: vec![1] }).as_deref(), Some("not-asked"));
    assert_eq!(desk.says(1, &ToDesk::Record { at, length, hash }), None);
    assert_eq!(desk.says(1, &ToDesk::Piece { from: 5, bytes: vec![1] }).as_deref(), Some("wrong-piece"));
    assert_eq!(desk.says(1, &ToDesk::Piece { from: 0, bytes: bytes[..PIECE].to_vec() }), None);
    // The player was cut off, and resumes at the same place.
    desk.director.gone(&identity(1).key());
    assert_eq!(desk.says(1, &ToDesk::Record { at, length, hash }), None);
    let goes_on = FromDesk::Send { at, from: PIECE as u32 };
    assert!(desk.told.iter().any(|(_, message)| *message == goes_on), "{:?}", desk.told);
    assert_eq!(desk.says(1, &ToDesk::Piece { from: PIECE as u32, bytes: vec![8; 10] }).as_deref(), Some("wrong-hash"));
    assert_eq!(desk.reports, 0);
    assert_eq!(desk.says(1, &ToDesk::Record { at, length: 3, hash: record_hash(b"abc") }), None);
    assert_eq!(desk.says(1, &ToDesk::Piece { from: 0, bytes: b"abc".to_vec() }), None);
    assert_eq!(desk.reports, 1, "what is whole is carried out");
    assert_eq!(desk.says(1, &ToDesk::Record { at, length: 3, hash }).as_deref(), Some("one-at-a-time"));
}

#[test]
fn what_means_nothing_is_refused() {
    let folder = Folder::new("nothing");
    let mut desk = Desk::new(&folder, "", 2);
    for bytes in [&[][..], &[255; 40], &[0; 3], &[1; 200_000]] {
        assert_eq!(desk.says_bytes(1, bytes).as_deref(), Some("not-understood"));
    }
    assert_eq!(desk.says(1, &ToDesk::Hello { protocol: PROTOCOL + 1 }).as_deref(), Some("other-version"));
    let mut whole = ToDesk::Record { at: At { round: 1, table: 1 }, length: 1, hash: Hash([0; 32]) }.encode();
    whole.push(0);
    assert_eq!(desk.says_bytes(1, &whole).as_deref(), Some("not-understood"), "something follows it");
    assert_eq!(Side::BOTH.len(), 2);
}

/// One message of a player can be news for all: there are more answers than may wait, and more messages come meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_desk_that_says_much_more_than_it_hears_goes_on() {
    let host = Arc::new(Endpoint::bind(&identity(99), Bind::LOOPBACK).await.unwrap());
    let address = [host.local_address().unwrap()];
    let mut counter = OpenDesk::open(Arc::clone(&host), &[identity(1).key()]);
    let desk = tokio::spawn(async move {
        while let Some(event) = counter.hear().await {
            if let DeskEvent::Said(caller, _) = event {
                for number in 0..40 {
                    counter.send(caller.link, vec![number]).await;
                }
            }
        }
    });
    let player = Endpoint::bind(&identity(1), Bind::LOOPBACK).await.unwrap();
    let mut link = player.dial_desk(&address, Expect::Key(identity(99).key()), Duration::from_secs(20)).await.unwrap();
    // More than wait to be heard.
    for _ in 0..150 {
        link.send(vec![1]).await.unwrap();
    }
    for answer in 0..150 * 40 {
        let heard = tokio::time::timeout(PATIENCE, link.recv()).await.expect("the desk goes on").unwrap();
        assert_eq!(heard, [(answer % 40) as u8]);
    }
    desk.abort();
}

/// The seeds of a hundred strangers' keys.
const STRANGERS: std::ops::Range<u8> = 100..200;
/// A player that is not answered within this time has not been heard.
const PATIENCE: Duration = Duration::from_secs(5);

/// A hundred strangers dial, stay silent or talk without end, and a player is heard all the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_strangers_does_not_stop_a_player() {
    let host = Arc::new(Endpoint::bind(&identity(99), Bind::LOOPBACK).await.unwrap());
    let address = [host.local_address().unwrap()];
    let mut counter = OpenDesk::open(Arc::clone(&host), &[identity(1).key()]);
    let most = Arc::new(std::sync::atomic::AtomicUsize::new(0));
    let seen = Arc::clone(&most);
    let desk = tokio::spawn(async move {
        let mut here = std::collections::BTreeSet::new();
        loop {
            match counter.hear().await {
                Some(DeskEvent::Came(caller)) => {
                    here.insert(caller.link);
                    seen.fetch_max(here.len(), std::sync::atomic::Ordering::Relaxed);
                }
                Some(DeskEvent::Gone(caller)) => drop(here.remove(&caller.link)),
                Some(DeskEvent::Said(caller, bytes)) => {
                    if caller.key == identity(1).key() {
                        counter.send(caller.link, bytes).await;
                    }
                }
                None => return,
            }
        }
    });
    let (dialled, mut dials) = tokio::sync::mpsc::channel(STRANGERS.len());
    let flood = tokio::spawn(async move {
        let mut kept = Vec::new();
        for seed in STRANGERS {
            let Ok(endpoint) = Endpoint::bind(&identity(seed), Bind::LOOPBACK).await else { continue };
            if let Ok(link) = endpoint.dial_desk(&address, Expect::Anyone, Duration::from_secs(8)).await {
                for _ in 0..u32::from(seed % 3) * 20 {
                    if link.send(vec![seed; 1000]).await.is_err() {
                        break;
                    }
                }
                kept.push((endpoint, link));
            }
            let _ = dialled.send(()).await;
        }
        kept.len()
    });
    let player = Endpoint::bind(&identity(1), Bind::LOOPBACK).await.unwrap();
    let mut slowest = Duration::ZERO;
    let mut link = player.dial_desk(&address, Expect::Key(identity(99).key()), Duration::from_secs(20)).await.unwrap();
    let mut answers = 0;
    // The player speaks as often as a stranger has come: no more than a desk takes from a player at once.
    while dials.recv().await.is_some() {
        let begun = Instant::now();
        link.send(vec![1, 2, 3]).await.expect("a player is not cut off");
        let answer = tokio::time::timeout(PATIENCE, link.recv()).await.expect("a player is answered in time");
        assert_eq!(answer.expect("a player is answered"), [1, 2, 3]);
        slowest = slowest.max(begun.elapsed());
        answers += 1;
    }
    assert!(answers >= 20, "{answers}");
    let dialled = flood.await.unwrap();
    let most = most.load(std::sync::atomic::Ordering::Relaxed);
    println!(
        "{dialled} strangers got a link, at most {most} callers at once; {answers} answers, the slowest after {slowest:?}"
    );
    assert!(most <= MOST_STRANGERS + 1, "{most}");
    desk.abort();
}
