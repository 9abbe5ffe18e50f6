//! A player who joins, watches or proves hears first which system is played, and is told in one sentence what it takes if his
//! program does not know it.

use crate::deck::Deck;
use crate::ford::{FIRST, SECOND, ford_terms, scenario};
use ::ford::Ford;
use engine::contract::{Game, Side};
use engine::digest::Hash;
use estafette_tests::wire::{WirePair, identity, secrets, terms};
use play::matches;
use record::entry::SignedEntry;
use record::fault::Fault;
use record::file::Record;
use record::header::{PROTOCOL, Terms};
use record::invitation::Secret;
use record::lobby::{Admission, JoinLobby, LobbyFault, LobbyOutcome, Myself};
use record::message::{Carried, Entrance, Hello, Message};
use record::peer::{Peer, PeerRole, ToDo};
use record::systems::{PROGRAM, RuleSystem, RuleSystems};
use record::verify::examine;
use record::watch::{Spectator, ToSpectator};
use std::sync::Arc;

fn myself(side: Side) -> Myself {
    Myself { identity: Arc::new(identity(side)), name: format!("{side:?}"), run: 1 }
}

/// The outcomes of an offer of these terms, for a program that knows these systems.
fn offered(systems: RuleSystems, terms: Terms, battle: Vec<u8>) -> Vec<LobbyOutcome> {
    let (mut lobby, _) = JoinLobby::new(myself(SECOND), identity(FIRST).key(), Entrance::Knock, systems, 0);
    let offer = Message::Offer { name: String::from("First"), terms: Box::new(terms) };
    lobby.receive(0, &offer, &move |_: &Hash| Some(battle.clone()))
}

fn fault(outcomes: &[LobbyOutcome]) -> Option<&LobbyFault> {
    outcomes.iter().find_map(|outcome| match outcome {
        LobbyOutcome::Failed(fault) => Some(fault),
        _ => None,
    })
}

fn both() -> RuleSystems {
    RuleSystems::new(
        &[
            RuleSystem::new(engine::referee::rules::<Ford>(), "0.1.0"),
            RuleSystem::new(engine::referee::rules::<Deck>(), "0.1.0"),
        ],
        &[("marengo", "0.4.0")],
    )
}

#[test]
fn a_guest_hears_the_offer_of_any_system_he_knows_and_chooses_then() {
    for (terms, battle) in [
        (ford_terms(), Ford::scenario_bytes(&scenario())),
        (terms::<Deck>(&20, engine::codec::encode(&())), Deck::scenario_bytes(&20)),
    ] {
        let outcomes = offered(both(), terms.clone(), battle.clone());
        let Some(LobbyOutcome::Offered { terms: heard, battle: came, .. }) = outcomes.first() else {
            panic!("no offer")
        };
        assert_eq!((&**heard, came), (&terms, &battle));
    }
}

#[test]
fn a_guest_is_told_what_a_system_or_a_revision_takes_that_he_does_not_know() {
    let told = |terms: Terms| {
        let outcomes = offered(both(), terms, Ford::scenario_bytes(&scenario()));
        let fault = fault(&outcomes).expect("a refusal").clone();
        assert_eq!((fault.name.as_str(), outcomes.len()), ("other-rules", 1));
        fault.text
    };
    let marengo = told(Terms { system: String::from("marengo"), ..ford_terms() });
    assert!(marengo.contains("\"marengo\"") && marengo.contains("Estafette 0.4.0 or newer"), "{marengo}");
    let jena = told(Terms { system: String::from("jena"), ..ford_terms() });
    assert!(jena.contains(&format!("a newer Estafette than this one ({PROGRAM})")), "{jena}");
    let later = told(Terms { revision: Ford::REVISION + 1, ..ford_terms() });
    assert!(later.contains(&format!("revision {}", Ford::REVISION + 1)) && later.contains("newer"), "{later}");
}

/// The answer of a host, whose system is known since that version, to a guest with this program.
fn greeted(program: &str, since: &'static str) -> Option<LobbyFault> {
    let role = PeerRole::Host {
        terms: Box::new(ford_terms()),
        scenario: engine::referee::field::<Ford>(scenario()),
        gate: Box::new(|_, _, _| Admission::Admit),
        begun: 1,
    };
    let mut host = Peer::new(engine::referee::rules::<Ford>(), myself(FIRST), role, Box::new(|side| Ok(secrets(side))))
        .known_since(since);
    host.connected(0, identity(SECOND).key(), [1; 32]);
    let (name, entrance) = (String::from("Second"), Entrance::Knock);
    let hello = Hello { protocol: PROTOCOL, program: program.to_owned(), name, entrance };
    let at_door = host.examine(&hello, &identity(SECOND).key(), &[1; 32]);
    host.receive(0, &Message::Hello(hello).encode());
    let refused = std::iter::from_fn(|| host.poll()).find_map(|deed| match deed {
        ToDo::Failed(fault) => Some(fault),
        _ => None,
    });
    assert_eq!(at_door, refused.clone().map_or(Admission::Admit, Admission::Refuse));
    refused
}

#[test]
fn a_host_tells_a_guest_with_an_older_program_which_one_it_takes() {
    assert_eq!(greeted("0.4.0", "0.4.0"), None);
    assert_eq!(greeted("somebody else's 1", "0.4.0"), None, "another make may know the rules all the same");
    let fault = greeted("0.3.9", "0.4.0").expect("a refusal");
    assert_eq!(fault.name, "other-rules");
    assert!(fault.text.contains("Estafette 0.4.0 or newer") && fault.text.contains("0.3.9"), "{fault}");
}

/// A spectator of a program that knows these systems, who was welcomed to this match.
fn welcomed(systems: RuleSystems, match_id: Hash) -> Spectator {
    let mut spectator = Spectator::new(identity(SECOND).key(), "Baedeker", Secret::from_bytes([9; 9]), systems);
    spectator.connected(identity(FIRST).key(), &[3; 32]);
    spectator.receive(&ToSpectator::Welcome { name: String::from("First"), match_id, delay: 0 }.encode());
    spectator
}

/// The same spectator, after it was shown this entry first.
fn shown(systems: RuleSystems, first: &SignedEntry) -> Spectator {
    let mut spectator = welcomed(systems, first.entry.match_id);
    spectator.recall(None).unwrap();
    spectator.receive(&ToSpectator::Entry(Box::new(Carried::new(first))).encode());
    spectator
}

fn first_of(terms: Terms) -> SignedEntry {
    let header = estafette_tests::wire::header::<Ford>(&scenario(), Terms { watch: Some(0), ..terms });
    record::entry::Entry::first(header).sign(&identity(FIRST))
}

#[test]
fn a_spectator_need_not_know_the_system_before_the_header_is_shown() {
    let mut spectator = shown(both(), &first_of(ford_terms()));
    assert!(spectator.ended().is_none() && spectator.length() == 1);
    assert!(std::iter::from_fn(|| spectator.poll()).count() > 2);
    for (terms, words) in [
        (Terms { system: String::from("marengo"), ..ford_terms() }, "Estafette 0.4.0 or newer"),
        (Terms { system: String::from("jena"), ..ford_terms() }, "a newer Estafette"),
        (Terms { revision: 9, ..ford_terms() }, "revision 9 of the rules \"ford\""),
    ] {
        let first = first_of(terms);
        let kept = Record::read(&Record::write(std::slice::from_ref(&first))).unwrap();
        let mut again = welcomed(both(), first.entry.match_id);
        again.recall(Some(&kept)).unwrap();
        for spectator in [shown(both(), &first), again] {
            let Some(Err(fault)) = spectator.ended() else { panic!("{words}") };
            assert!(fault.name == "other-rules" && fault.text.contains(words), "{fault}");
        }
    }
}

#[test]
fn a_record_of_a_system_that_is_not_known_is_told_with_what_could_open_it() {
    // The ford is known in test builds; only these tests know the deck.
    let entries = WirePair::<Deck>::new(&20, engine::codec::encode(&())).session(FIRST).entries().to_vec();
    let record = Record::read(&Record::write(&entries)).unwrap();
    let Err(fault) = examine(&record, engine::referee::rules::<Ford>(), None) else {
        panic!("it was carried out by other rules")
    };
    assert!(matches!(fault, Fault::OtherRules { .. }), "{fault}");
    let folder = std::env::temp_dir().join(format!("estafette-systems-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("deck.estafette");
    std::fs::write(&path, Record::write(&entries)).unwrap();
    let summary = matches::prove(lab::systems::WITH_FORD, &path).unwrap();
    let text = summary.lines.join("\n");
    assert!(text.contains("UNKNOWN") && text.contains("\"deck\"") && text.contains("newer Estafette"), "{text}");
    assert_eq!(summary.json["state"], "not-carried-out");
    std::fs::remove_dir_all(&folder).unwrap();
}
