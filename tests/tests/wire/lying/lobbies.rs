//! Before a match begins.

use super::*;
use record::header::Header;
use record::lobby::{Library, NoBooks};
use record::peer::{Peer, PeerRole, ToDo};
use record::systems::RuleSystems;

fn myself() -> Myself {
    Myself { identity: Arc::new(identity(SECOND)), name: String::from("Second"), run: 1 }
}

fn offer(terms: Terms) -> Message {
    Message::Offer { name: String::from("First"), terms: Box::new(terms) }
}

/// A joiner who was offered this and has the battle.
fn offered(terms: Terms, battle: Vec<u8>) -> (JoinLobby, Vec<LobbyOutcome>) {
    let (mut lobby, _) = JoinLobby::new(
        myself(),
        identity(FIRST).key(),
        Entrance::Knock,
        RuleSystems::only(engine::referee::rules::<Ford>()),
        0,
    );
    let outcomes = lobby.receive(0, &offer(terms), &move |_: &Hash| Some(battle.clone()));
    (lobby, outcomes)
}

fn agreed() -> JoinLobby {
    let (mut lobby, _) = offered(ford_terms(), Ford::scenario_bytes(&scenario()));
    lobby.agree(0, &ford_terms().hash(), &mut |side| Ok(secrets(side)));
    lobby
}

fn failure(outcomes: &[LobbyOutcome]) -> Option<&str> {
    outcomes.iter().find_map(|outcome| match outcome {
        LobbyOutcome::Failed(fault) => Some(fault.name.as_str()),
        _ => None,
    })
}

fn signed(header: Header, by: &Identity) -> Message {
    let (match_id, author) = (header.match_id(), header.terms.host);
    let body = Body::Header(Box::new(header));
    let entry = Entry { match_id, seq: 0, prev: OPEN, author, clock: Clock::default(), body };
    Message::Entry(Carried::new(&entry.sign(by)))
}

#[test]
fn a_header_that_is_not_what_was_agreed() {
    let good = || header::<Ford>(&scenario(), ford_terms());
    let bent: Vec<(&str, Header)> = vec![
        ("bad-header", Header { terms: Terms { take_backs: 3, ..ford_terms() }, ..good() }),
        ("bad-header", {
            let mut header = good();
            header.players[0].key = stranger().key();
            header
        }),
        ("bad-header", {
            let mut header = good();
            header.players[1].name = String::from("a fool");
            header
        }),
        ("bad-header", {
            let mut header = good();
            header.scenario = Ford::scenario_bytes(&fords(9));
            header
        }),
        ("bad-header", {
            // The host copies the joiner's tip.
            let mut header = good();
            header.dice[0].tip = header.dice[1].tip;
            header
        }),
        ("bad-header", Header { protocol: PROTOCOL + 1, ..good() }),
    ];
    for (name, header) in bent {
        let outcomes = agreed().receive(0, &signed(header, &identity(FIRST)), &NoBooks);
        assert_eq!(failure(&outcomes), Some(name));
    }
    let outcomes = agreed().receive(0, &signed(good(), &stranger()), &NoBooks);
    assert_eq!(failure(&outcomes), Some("bad-signature"));
    let outcomes = agreed().receive(0, &signed(good(), &identity(FIRST)), &NoBooks);
    assert!(matches!(outcomes[0], LobbyOutcome::Begin(_)));
    // A game of a tournament does not say that it began before its round was opened.
    let begun = good().begun;
    let outcomes = agreed().beginning_not_before(begun + 1).receive(0, &signed(good(), &identity(FIRST)), &NoBooks);
    assert_eq!(failure(&outcomes), Some("bad-header"));
    let outcomes = agreed().beginning_not_before(begun).receive(0, &signed(good(), &identity(FIRST)), &NoBooks);
    assert!(matches!(outcomes[0], LobbyOutcome::Begin(_)));
}

#[test]
fn a_header_with_another_commitment_of_ours_begins_nothing() {
    let mut header = header::<Ford>(&scenario(), ford_terms());
    header.dice[1].tip = Hash([4; 32]);
    let outcomes = agreed().receive(0, &signed(header.clone(), &identity(FIRST)), &NoBooks);
    assert!(outcomes.is_empty());
    let seat = Seat { identity: Arc::new(identity(SECOND)), secrets: secrets(SECOND), run: 1, past: Past::default() };
    let match_id = header.match_id();
    let body = Body::Header(Box::new(header));
    let entry = Entry { match_id, seq: 0, prev: OPEN, author: FIRST, clock: Clock::default(), body };
    let joined = Session::join(seat, &entry.sign(&identity(FIRST)), 0, engine::referee::rules::<Ford>(), None);
    assert!(matches!(joined.map(|_| ()), Err(Fault::Header(_))));
}

/// A whole end of the wire that has knocked at the first player's door.
fn knocked() -> Peer {
    let role = PeerRole::Join { key: Box::new(|_, _| Entrance::Knock), library: Box::new(NoBooks) };
    let mut peer = Peer::new(engine::referee::rules::<Ford>(), myself(), role, Box::new(|side| Ok(secrets(side))));
    peer.connected(0, identity(FIRST).key(), [1; 32]);
    while peer.poll().is_some() {}
    peer
}

fn peer_failure(peer: &mut Peer) -> Option<String> {
    std::iter::from_fn(|| peer.poll()).find_map(|deed| match deed {
        ToDo::Failed(fault) => Some(fault.name),
        _ => None,
    })
}

#[test]
fn bytes_in_the_lobby_that_are_no_message() {
    let mut peer = knocked();
    peer.receive(0, &[0xff; 20]);
    assert_eq!(peer_failure(&mut peer).as_deref(), Some("not-canonical"));
    let mut peer = knocked();
    peer.receive(0, &offer(ford_terms()).encode());
    peer.receive(0, &Message::Scenario { bytes: vec![0; LARGEST_SCENARIO + 100] }.encode());
    assert_eq!(peer_failure(&mut peer).as_deref(), Some("too-long"));
    assert!(peer.session().is_none());
}

#[test]
fn words_that_belong_elsewhere_do_nothing_in_the_lobby() {
    let mut peer = knocked();
    let pair = begun();
    let words = [
        Message::Here(here_of(&pair, FIRST, 1)),
        Message::Entry(Carried::new(&pair.forge(FIRST, Body::Concede))),
        Message::Entry(Carried::new(&pair.session(FIRST).entries()[0])),
        Message::Got { length: 9, parcels: 9 },
        Message::Scenario { bytes: Vec::new() },
        Message::Agree { terms: OPEN, commitment: secrets(FIRST).commitment() },
        Message::Stopped { name: String::new(), text: String::new() },
    ];
    for word in words {
        peer.receive(0, &word.encode());
    }
    assert!(peer.poll().is_none() && peer.session().is_none());
}

#[test]
fn terms_that_cannot_be_played() {
    let bad = [
        Terms { title: "x".repeat(61), ..ford_terms() },
        Terms { title: String::from("\u{1b}[2J"), ..ford_terms() },
        Terms { options: vec![0; 5000], ..ford_terms() },
        Terms { take_backs: 21, ..ford_terms() },
        Terms { watch: Some(86_401), ..ford_terms() },
    ];
    for terms in bad {
        assert_eq!(failure(&offered(terms, Vec::new()).1), Some("bad-terms"));
    }
    let other = Terms { revision: 2, ..ford_terms() };
    assert_eq!(failure(&offered(other, Vec::new()).1), Some("other-rules"));
}

#[test]
fn a_battle_that_is_too_large_or_another_one() {
    let other = Ford::scenario_bytes(&fords(9));
    assert_eq!(failure(&offered(ford_terms(), other).1), Some("other-scenario"));
    let large = vec![0; LARGEST_SCENARIO + 1];
    let terms = Terms { scenario: Header::scenario_hash(&large), ..ford_terms() };
    assert_eq!(failure(&offered(terms, large).1), Some("other-scenario"));
    let nonsense = vec![7; 30];
    let terms = Terms { scenario: Header::scenario_hash(&nonsense), ..ford_terms() };
    assert_eq!(failure(&offered(terms, nonsense).1), Some("bad-scenario"));
    let dry = Ford::scenario_bytes(&fords(0));
    let terms = Terms { scenario: Header::scenario_hash(&dry), ..ford_terms() };
    assert_eq!(failure(&offered(terms, dry).1), Some("bad-scenario"));
}

/// A program that knows another battle by this name.
struct Knows;

impl Library for Knows {
    fn bytes(&self, _: &Hash) -> Option<Vec<u8>> {
        None
    }

    fn objection(&self, _: &Terms, _: &[u8]) -> Option<String> {
        Some(String::from("numbers.die is 7, not 6"))
    }
}

#[test]
fn a_battle_that_the_guest_knows_otherwise_is_refused_and_the_host_hears_why() {
    use record::lobby::{Admission, HostLobby};
    let host = Myself { identity: Arc::new(identity(FIRST)), name: String::from("First"), run: 1 };
    let battle = Ford::scenario_bytes(&scenario());
    let mut theirs = HostLobby::new(host, identity(SECOND).key(), ford_terms(), battle.clone());
    theirs.admit();
    let (mut lobby, _) = JoinLobby::new(
        myself(),
        identity(FIRST).key(),
        Entrance::Knock,
        RuleSystems::only(engine::referee::rules::<Ford>()),
        0,
    );
    let asked = lobby.receive(0, &offer(ford_terms()), &Knows);
    assert!(matches!(asked[..], [LobbyOutcome::Send(_)]), "the battle is not here, and is asked for");
    let outcomes = lobby.receive(0, &Message::Scenario { bytes: battle }, &Knows);
    assert_eq!(failure(&outcomes), Some("other-battle"));
    let said = outcomes.iter().find_map(|outcome| match outcome {
        LobbyOutcome::Send(bytes) => Message::decode(bytes).ok(),
        _ => None,
    });
    let heard = theirs.receive(0, 0, &said.unwrap(), &mut |_| Admission::Admit, &mut |side| Ok(secrets(side)));
    assert!(
        matches!(&heard[..], [LobbyOutcome::Failed(fault)] if fault.name == "other-battle" && fault.text.contains("is 7, not 6"))
    );
    // Nothing is left to agree to by mistake.
    assert!(lobby.agree(0, &ford_terms().hash(), &mut |side| Ok(secrets(side))).is_empty());
    assert!(lobby.offer_again().is_empty());
}

#[test]
fn a_guest_who_commits_again_and_again_is_sent_away() {
    use record::lobby::{Admission, HostLobby};
    let host = Myself { identity: Arc::new(identity(FIRST)), name: String::from("First"), run: 1 };
    let battle = Ford::scenario_bytes(&scenario());
    let mut lobby = HostLobby::new(host, identity(SECOND).key(), ford_terms(), battle);
    lobby.admit();
    let mut made = 0;
    for round in 0..10u8 {
        let commitment = record::header::Commitment { nonce: [round; 32], ..secrets(SECOND).commitment() };
        let agree = Message::Agree { terms: ford_terms().hash(), commitment };
        let outcomes = lobby.receive(0, 0, &agree, &mut |_| Admission::Admit, &mut |side| Ok(secrets(side)));
        made += outcomes.iter().filter(|outcome| matches!(outcome, LobbyOutcome::Begin(_))).count();
        assert_eq!(failure(&outcomes), (round >= 4).then_some("flood"));
    }
    assert_eq!(made, 4);
    let mut sent = 0;
    for _ in 0..30 {
        let want = Message::Want { scenario: ford_terms().scenario };
        let outcomes = lobby.receive(0, 0, &want, &mut |_| Admission::Admit, &mut |side| Ok(secrets(side)));
        sent += usize::from(failure(&outcomes).is_none());
    }
    assert_eq!(sent, 16);
}

/// A battle with this many fords.
fn fords(fords: u8) -> Arc<Scenario> {
    Arc::new(Scenario::along(fords, vec![0, 1, 2, 3]))
}
