//! Peers that lie. Every lie ends in a verdict with a name. If it is proof, there is evidence that any program can
//! check and that names the liar; if it is not, none is claimed. The honest side's match is as it was.

mod agreements;
mod clocks;
mod entries;
mod hashes;
mod limits;
mod lobbies;
mod older_copies;
mod records;
mod restarts;

use crate::ford::*;
use ::ford::{Command, Ford, Scenario};
use engine::codec;
use engine::contract::{Game, Side};
use engine::digest::Hash;
use estafette_tests::wire::{WireMark, WirePair, chain, decline_asked, grant_asked, header, identity, secrets};
use record::course::{Course, MOST_ENTRIES, MOST_IN_PHASE};
use record::entry::{Body, Claim, Clock, Ending, Entry, Matter, Note, NoteKind, SignedEntry, SignedNote};
use record::evidence::Evidence;
use record::fault::Fault;
use record::file::{Record, Torn, note_frame};
use record::header::{LARGEST_SCENARIO, MOST_TAKE_BACKS, PROTOCOL, Terms, TimeControl};
use record::identity::Identity;
use record::lobby::{JoinLobby, LobbyOutcome, Myself};
use record::message::{Carried, Entrance, Here, LARGEST, Message, Parcel};
use record::seed::Seed;
use record::session::{Judgement, Notice, OpponentQuestion, Past, Refused, Seat, Session};
use record::verify::{Conclusion, Proof, Weight, examine, examine_evidence};
use std::sync::Arc;

const OPEN: Hash = Hash([0; 32]);

fn command(command: &Command) -> Body {
    Body::Command { command: codec::encode(command), link: None, state: OPEN }
}

fn with_link(said: &Command, link: Option<Hash>) -> Body {
    Body::Command { command: codec::encode(said), link, state: OPEN }
}

fn proof(bytes: &[u8]) -> Proof {
    examine_evidence(&Evidence::from_bytes(bytes).unwrap(), engine::referee::rules::<Ford>()).unwrap()
}

/// The liar is caught with proof, and nothing has changed for the other.
fn caught(pair: &WirePair<Ford>, liar: Side, before: &WireMark, name: &str) {
    let honest = liar.other();
    let verdicts = pair.verdicts(honest);
    assert_eq!(verdicts.len(), 1, "{verdicts:?}");
    assert_eq!((verdicts[0].name, verdicts[0].proven, verdicts[0].is_final), (name, true, true), "{verdicts:?}");
    assert_eq!(pair.mark(honest), *before, "a lie left a trace");
    assert_eq!(pair.session(honest).stopped().map(|verdict| verdict.name), Some(name));
    let evidence = pair.evidence(honest);
    assert_eq!(evidence.len(), 1);
    let proof = proof(evidence[0]);
    assert_eq!((proof.name, proof.side), (name, liar));
}

/// The connection ends, nothing is claimed, and the match can go on.
fn cut_off(pair: &WirePair<Ford>, liar: Side, before: &WireMark, name: &str) {
    let honest = liar.other();
    let verdicts = pair.verdicts(honest);
    assert_eq!(verdicts.len(), 1, "{verdicts:?}");
    assert_eq!((verdicts[0].name, verdicts[0].proven, verdicts[0].is_final), (name, false, false), "{verdicts:?}");
    assert_eq!(pair.mark(honest), *before, "a lie left a trace");
    assert!(pair.evidence(honest).is_empty(), "what is no proof must not be claimed as one");
    assert!(!pair.connected && pair.session(honest).stopped().is_none());
}

/// A match in which one side has turned liar, and the honest side's mark.
fn turned(mut pair: WirePair<Ford>, liar: Side) -> (WirePair<Ford>, WireMark) {
    pair.turn_liar(liar);
    let mark = pair.mark(liar.other());
    (pair, mark)
}

/// One wrong entry, and its consequences.
fn one_lie(pair: WirePair<Ford>, liar: Side, name: &str, lie: impl FnOnce(&WirePair<Ford>) -> SignedEntry) {
    let (mut pair, before) = turned(pair, liar);
    let entry = lie(&pair);
    pair.lie(&entry);
    caught(&pair, liar, &before, name);
}

fn stranger() -> Identity {
    Identity::from_seed(&Seed::from_bytes([0x99; 32]))
}

fn timed(budget: u32, grace: u32) -> Terms {
    Terms { time: TimeControl { budget, increment: 0, grace }, ..ford_terms() }
}

/// The position in the match that a side claims.
fn here_of(pair: &WirePair<Ford>, liar: Side, run: u64) -> Here {
    let course = pair.session(liar.other()).course();
    let (match_id, length, head) = (course.match_id(), course.length(), course.head_hash());
    Here { protocol: PROTOCOL, match_id, length, head, run, parcels: None }
}

fn send_note(pair: &mut WirePair<Ford>, note: SignedNote) {
    let (to, number) = (note.note.author.other(), pair.parcels_of(note.note.author));
    pair.lie_parcel(to, number, Parcel::Note(note));
}
