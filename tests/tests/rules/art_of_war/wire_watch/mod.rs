//! Spectators: over lines that stall and break they all end with the record that was played. None sees anything early,
//! none can act, and none can be shown a false record.

mod a_lying_player;
mod on_bad_lines;

use art_of_war::Game;
use engine::contract::Side;
use engine::digest::Hash;
use lab::systems::art_of_war::ArtOfWar;
use lab::{library, soak};
use language::bot::{Bot, BotKind};
use language::chance::Chance;
use net::quic::Farewell;
use net::watch::{Gallery, GalleryTask, MOST_SPECTATORS};
use record::entry::{Body, Entry, SignedEntry};
use record::file::Record;
use record::header::{Header, PROTOCOL};
use record::identity::{Identity, PlayerKey};
use record::invitation::{Secret, watch_proof};
use record::message::{Carried, Message};
use record::seed::Seed;
use record::session::Session;
use record::verify::{self, Conclusion};
use record::watch::{FromSpectator, Hello, Pass, Spectator, SpectatorNews, SpectatorOutput, ToSpectator};
use sim::{Match, NetworkWeather, Pilot, PilotMove, World};
use std::collections::{BTreeMap, VecDeque};
use std::sync::OnceLock;

/// A bot that does nothing but answer.
struct Plain(Box<dyn Bot<Game>>);

impl Pilot for Plain {
    fn think(&mut self, session: &Session, chance: &mut Chance) -> Option<PilotMove> {
        if !session.is_my_decision() {
            return None;
        }
        let command = self.0.answer(session.game().of::<Game>()?, chance)?;
        Some(PilotMove::Command(engine::codec::encode(&command)))
    }
}

/// A whole skirmish that may be watched five seconds late.
fn played() -> &'static [SignedEntry] {
    static PLAYED: OnceLock<Vec<SignedEntry>> = OnceLock::new();
    PLAYED.get_or_init(|| match_with(Some(5), 1807))
}

fn match_with(watch: Option<u32>, seed: u64) -> Vec<SignedEntry> {
    let battle = library::open("skirmish", None).unwrap();
    let mut terms = soak::terms(&battle, Side::First, &[]);
    terms.watch = watch;
    let plan = Match {
        rules: battle.rulebook(),
        battle: battle.ruled(),
        terms,
        seed,
        weather: NetworkWeather::CALM,
        liar: None,
        first_trick: 0,
    };
    let pilot = || -> Box<dyn Pilot> { Box::new(Plain(BotKind::Sensible.new_bot::<ArtOfWar>())) };
    let ended = World::new(plan, [pilot(), pilot()]).run().unwrap();
    Record::read(&ended.record).unwrap().entries
}

fn header_of(entries: &[SignedEntry]) -> &Header {
    let Body::Header(header) = &entries[0].entry.body else { panic!("no header") };
    header
}

fn header() -> &'static Header {
    header_of(played())
}

fn host() -> PlayerKey {
    header().player(Side::First).key
}

fn somebody(number: u16) -> PlayerKey {
    let [low, high] = number.to_le_bytes();
    Identity::from_seed(&Seed::from_bytes([[low; 16], [high ^ 0xaa; 16]].concat().try_into().unwrap())).key()
}

fn secret() -> Secret {
    Secret::from_bytes([9; 9])
}

fn gallery() -> Gallery {
    Gallery::new(header(), Side::First, Pass::new(secret())).unwrap()
}

/// A gallery with the whole match, written at time 0.
fn full_gallery() -> Gallery {
    let mut gallery = gallery();
    played().iter().for_each(|signed| gallery.wrote(0, signed));
    gallery
}

fn exporter(link: u64) -> [u8; 32] {
    [link as u8; 32]
}

fn hello(key: &PlayerKey, link: u64, secret: &Secret) -> Vec<u8> {
    let proof = watch_proof(secret, &exporter(link), &host(), key);
    let (program, name) = (String::from("0.1.0"), String::from("Baedeker"));
    FromSpectator::Hello(Hello { protocol: PROTOCOL, program, name, proof }).encode()
}

fn deeds(gallery: &mut Gallery) -> Vec<GalleryTask> {
    std::iter::from_fn(|| gallery.poll()).collect()
}

fn shown_in(deeds: &[GalleryTask], to: u64) -> Vec<u32> {
    let entry = |deed: &GalleryTask| match deed {
        GalleryTask::Send(link, bytes) if *link == to => match ToSpectator::decode(bytes).unwrap() {
            ToSpectator::Entry(carried) => Some(carried.unpack(header().match_id()).entry.seq),
            _ => None,
        },
        _ => None,
    };
    deeds.iter().filter_map(entry).collect()
}

fn closed(deeds: &[GalleryTask], link: u64) -> Option<Farewell> {
    deeds.iter().find_map(|deed| match deed {
        GalleryTask::Close(closed, goodbye) if *closed == link => Some(goodbye.kind),
        _ => None,
    })
}

fn refused(deeds: &[GalleryTask], link: u64) -> Option<String> {
    deeds.iter().find_map(|deed| match deed {
        GalleryTask::Send(to, bytes) if *to == link => match ToSpectator::decode(bytes).unwrap() {
            ToSpectator::Refused { name, .. } => Some(name),
            _ => None,
        },
        _ => None,
    })
}

/// Comes in, with nothing.
fn seated(gallery: &mut Gallery, now: u64, link: u64, key: PlayerKey) -> Vec<GalleryTask> {
    gallery.arrived(now, link, key, exporter(link), None);
    gallery.receive(now, link, &hello(&key, link, &secret()));
    gallery.receive(now, link, &FromSpectator::From { length: 0, head: Hash([0; 32]) }.encode());
    deeds(gallery)
}

#[test]
fn nothing_is_shown_before_both_have_signed_and_each_entry_as_late_as_agreed() {
    let mut gallery = gallery();
    gallery.wrote(-60_000, &played()[0]);
    seated(&mut gallery, 0, 1, somebody(1));
    gallery.tick(1_000);
    assert_eq!((gallery.released(1_000), shown_in(&deeds(&mut gallery), 1)), (0, vec![]));
    gallery.wrote(2_000, &played()[1]);
    gallery.wrote(2_500, &played()[2]);
    for (now, wanted) in [(6_999, vec![0]), (7_000, vec![1]), (7_499, vec![]), (7_500, vec![2]), (9_000, vec![])] {
        gallery.tick(now);
        assert_eq!(shown_in(&deeds(&mut gallery), 1), wanted, "{now}");
        let length = gallery.released(now);
        gallery.receive(now, 1, &FromSpectator::Got { length }.encode());
    }
    // A clock that goes back releases nothing early.
    gallery.wrote(100, &played()[3]);
    assert_eq!((gallery.released(7_499), gallery.released(7_500)), (2, 4));
}

#[test]
fn a_match_without_spectators_has_no_gallery() {
    let entries = match_with(None, 3);
    assert!(Gallery::new(header_of(&entries), Side::First, Pass::new(secret())).is_none());
}

#[test]
fn wrong_codes_are_answered_late_and_keep_no_friend_out() {
    let mut gallery = full_gallery();
    for link in 2..200 {
        let key = somebody(100 + link as u16);
        gallery.arrived(6_000, link, key, exporter(link), None);
        gallery.receive(6_000, link, &hello(&key, link, &Secret::from_bytes([1; 9])));
        let done = deeds(&mut gallery);
        // The first five are answered at once; the others take their places from each other.
        assert_eq!(refused(&done, link), (link < 7).then(|| "code-wrong".into()), "{link}");
    }
    let done = seated(&mut gallery, 6_000, 208, somebody(8));
    assert_eq!(
        (refused(&done, 208), shown_in(&done, 208).len() > 10),
        (None, true),
        "the right code, from the same place"
    );
    // A spectator who waits hears in the end that the code was wrong.
    gallery.tick(15_000);
    let done = deeds(&mut gallery);
    assert_eq!((refused(&done, 199), closed(&done, 199)), (Some("code-wrong".into()), Some(Farewell::Refused)));
    gallery.renew(Pass::new(secret()));
    deeds(&mut gallery);
    // A proof for one connection is worth nothing on another, nor is one for playing.
    let key = somebody(11);
    gallery.arrived(6_000, 11, key, exporter(11), None);
    gallery.receive(6_000, 11, &hello(&key, 12, &secret()));
    assert_eq!(refused(&deeds(&mut gallery), 11), Some("code-wrong".into()));
    let proof = record::invitation::proof(&secret(), &exporter(12), &host(), &key);
    let hello = Hello { protocol: PROTOCOL, program: String::new(), name: String::from("x"), proof };
    gallery.arrived(6_000, 12, key, exporter(12), None);
    gallery.receive(6_000, 12, &FromSpectator::Hello(hello).encode());
    assert_eq!(refused(&deeds(&mut gallery), 12), Some("code-wrong".into()));
}

#[test]
fn a_spectator_that_says_anything_else_loses_the_connection() {
    let got = |length| FromSpectator::Got { length }.encode();
    let bad: Vec<(&str, Vec<u8>)> = vec![
        ("nothing", Vec::new()),
        ("noise", vec![0xee; 40]),
        ("a long message", vec![0; 2_000]),
        ("another hello", hello(&somebody(1), 1, &secret())),
        ("from, again", FromSpectator::From { length: 0, head: Hash([0; 32]) }.encode()),
        ("more than he was shown", got(10_000)),
        ("a player's message", Message::Ping { at: 7 }.encode()),
        ("an entry", Message::Entry(Carried::new(&played()[5])).encode()),
        ("an entry as it is shown", ToSpectator::Entry(Box::new(Carried::new(&played()[5]))).encode()),
    ];
    for (what, bytes) in bad {
        let mut gallery = full_gallery();
        seated(&mut gallery, 6_000, 1, somebody(1));
        seated(&mut gallery, 6_000, 2, somebody(2));
        gallery.receive(6_000, 1, &bytes);
        let done = deeds(&mut gallery);
        assert_eq!((closed(&done, 1), closed(&done, 2)), (Some(Farewell::Misbehaved), None), "{what}");
        assert_eq!(gallery.watchers().len(), 1);
    }
    // Going back, and talking without end.
    let mut gallery = full_gallery();
    seated(&mut gallery, 6_000, 1, somebody(1));
    gallery.receive(6_000, 1, &got(3));
    assert_eq!(closed(&deeds(&mut gallery), 1), None);
    gallery.receive(6_000, 1, &got(2));
    assert_eq!(closed(&deeds(&mut gallery), 1), Some(Farewell::Misbehaved));
    seated(&mut gallery, 6_000, 2, somebody(1));
    (0..1_000).for_each(|_| gallery.receive(6_000, 2, &got(0)));
    assert_eq!(closed(&deeds(&mut gallery), 2), Some(Farewell::Misbehaved));
    // Before the hello, any other message is misbehaviour, too.
    gallery.arrived(6_000, 3, somebody(3), exporter(3), None);
    gallery.receive(6_000, 3, &got(0));
    assert_eq!(closed(&deeds(&mut gallery), 3), Some(Farewell::Misbehaved));
}

/// The recorded skirmish over and over: as many entries as a long match has. It could not be played.
fn long_gallery() -> Gallery {
    let mut gallery = gallery();
    for signed in std::iter::repeat_n(&played()[2..], 80).flatten() {
        gallery.wrote(0, signed);
    }
    gallery
}

#[test]
fn a_spectator_that_does_not_keep_up_is_let_go_and_delays_no_other() {
    let mut gallery = long_gallery();
    seated(&mut gallery, 10_000, 1, somebody(1));
    let mut has = shown_in(&seated(&mut gallery, 10_000, 2, somebody(2)), 2).len() as u32;
    let (mut slow, mut let_go) = (0, None);
    for now in (10_000..60_000).step_by(100) {
        gallery.receive(now, 2, &FromSpectator::Got { length: has }.encode());
        gallery.tick(now);
        let done = deeds(&mut gallery);
        has += shown_in(&done, 2).len() as u32;
        slow += shown_in(&done, 1).len();
        assert_eq!(closed(&done, 2), None);
        if closed(&done, 1) == Some(Farewell::Busy) {
            let_go = Some(now);
        }
    }
    assert_eq!(has, gallery.length());
    assert!(slow < 256, "{slow} more were sent to one who took none");
    assert!((40_000..42_000).contains(&let_go.unwrap()), "{let_go:?}");
}

#[test]
fn all_together_get_no_more_bytes_a_second_than_there_are_for_them() {
    let mut gallery = long_gallery();
    let mut has = BTreeMap::new();
    for link in 1..=MOST_SPECTATORS as u64 {
        let done = seated(&mut gallery, 10_000, link, somebody(link as u16));
        has.insert(link, shown_in(&done, link).len() as u32);
    }
    let over = seated(&mut gallery, 10_000, 99, somebody(99));
    assert_eq!(refused(&over, 99), Some("full".into()));
    let (mut sent, mut finished) = (0, BTreeMap::new());
    for now in (10_000..60_000).step_by(50) {
        for (link, has) in &has {
            gallery.receive(now, *link, &FromSpectator::Got { length: *has }.encode());
        }
        gallery.tick(now);
        let done = deeds(&mut gallery);
        for deed in &done {
            if let GalleryTask::Send(_, bytes) = deed {
                sent += bytes.len() as u64;
            }
        }
        for (link, has) in &mut has {
            *has += shown_in(&done, *link).len() as u32;
            if *has == gallery.length() {
                finished.entry(*link).or_insert(now);
            }
        }
        let most = (2 << 20) + (now - 10_000 + 50) * (1 << 20) / 1000 + (1 << 20);
        assert!(sent <= most, "{sent} bytes after {} ms", now - 10_000);
    }
    let (first, last) = (finished.values().min().unwrap(), finished.values().max().unwrap());
    assert!(finished.len() == MOST_SPECTATORS && last - first < 2_000, "{first} to {last}: all get on alike");
}

#[test]
fn a_removed_spectator_stays_out_even_after_a_restart() {
    let mut gallery = full_gallery();
    seated(&mut gallery, 6_000, 1, somebody(1));
    seated(&mut gallery, 6_000, 2, somebody(2));
    gallery.put_out(&somebody(1));
    let done = deeds(&mut gallery);
    assert_eq!(
        (refused(&done, 1), closed(&done, 1), closed(&done, 2)),
        (Some("put-out".into()), Some(Farewell::Refused), None)
    );
    assert_eq!(refused(&seated(&mut gallery, 6_000, 3, somebody(1)), 3), Some("put-out".into()));
    let kept = Pass::from_bytes(&gallery.pass().to_bytes()).unwrap();
    let mut again = Gallery::new(header(), Side::First, kept).unwrap();
    assert_eq!(refused(&seated(&mut again, 0, 1, somebody(1)), 1), Some("put-out".into()));
    assert_eq!(refused(&seated(&mut again, 0, 2, somebody(2)), 2), None);
}

#[test]
fn strangers_who_say_nothing_are_few_and_soon_gone() {
    let mut gallery = full_gallery();
    for link in 1..=6 {
        gallery.arrived(0, link, somebody(link as u16), exporter(link), None);
    }
    let done = deeds(&mut gallery);
    assert_eq!((1..=6).filter(|link| closed(&done, *link) == Some(Farewell::Busy)).count(), 2);
    gallery.tick(9_000);
    assert_eq!(deeds(&mut gallery).len(), 4, "the others are closed");
    assert!(gallery.watchers().is_empty());
}

#[test]
fn no_peer_learns_how_far_the_match_is_by_claiming_to_have_it() {
    let ask = |gallery: &mut Gallery, length: u32, head: Hash| {
        gallery.arrived(1_000, 1, somebody(1), exporter(1), None);
        gallery.receive(1_000, 1, &hello(&somebody(1), 1, &secret()));
        gallery.receive(1_000, 1, &FromSpectator::From { length, head }.encode());
        deeds(gallery)
    };
    let (hash, wrong) = (played()[9].entry.hash(), Hash([3; 32]));
    for (length, head) in [(10, wrong), (10, hash), (60_000, wrong)] {
        let mut gallery = full_gallery();
        let done = ask(&mut gallery, length, head);
        assert!(refused(&done, 1).is_none() && shown_in(&done, 1).is_empty(), "nothing before it may be shown");
        gallery.tick(5_000);
        let done = deeds(&mut gallery);
        match length {
            10 if head == hash => assert_eq!(shown_in(&done, 1)[0], 10, "it goes on from there"),
            10 => assert_eq!(refused(&done, 1), Some("other-record".into())),
            _ => assert!(done.is_empty(), "{done:?}"),
        }
    }
}
