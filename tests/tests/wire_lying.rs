//! Peers that lie. Every lie ends in a verdict with a name; where it is proof there is evidence that anybody can check and
//! that names the liar, and where it is not, none is claimed. The honest side's match is as it was.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

#[allow(dead_code)]
mod ford;
#[allow(dead_code)]
mod toy;

use engine::codec;
use engine::contract::{Game, Side};
use engine::digest::Hash;
use estafette_tests::wire::{Mark, Pair, chain, grant_asked, header, identity, secrets};
use ford::*;
use net::course::{Course, MOST_ENTRIES, MOST_IN_PHASE};
use net::entry::{Body, Claim, Clock, Entry, Matter, Note, NoteKind, SignedEntry, SignedNote};
use net::evidence::Evidence;
use net::fault::Fault;
use net::fresh::Seed;
use net::header::{LARGEST_SCENARIO, MOST_TAKE_BACKS, PROTOCOL, Terms, TimeControl};
use net::identity::Identity;
use net::lobby::{JoinLobby, Myself, Outcome};
use net::message::{Carried, Entrance, Here, LARGEST, Message, Parcel};
use net::record::{Record, Torn, note_frame};
use net::session::{Asked, Judgement, Notice, Past, Refused, Seat, Session};
use net::verify::{Conclusion, Proof, Weight, examine, examine_evidence};
use std::sync::Arc;
use toy::{Command, Ford, Scenario};

const FIRST: Side = Side::First;
const SECOND: Side = Side::Second;
const OPEN: Hash = Hash([0; 32]);

fn command(command: &Command) -> Body {
    Body::Command { command: codec::encode(command), link: None, state: OPEN }
}

fn with_link(said: &Command, link: Option<Hash>) -> Body {
    Body::Command { command: codec::encode(said), link, state: OPEN }
}

fn proof(bytes: &[u8]) -> Proof {
    examine_evidence::<Ford>(&Evidence::from_bytes(bytes).unwrap()).unwrap()
}

/// The liar is caught with proof, and nothing has changed for the other.
fn caught(pair: &Pair<Ford>, liar: Side, before: &Mark, name: &str) {
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
fn cut_off(pair: &Pair<Ford>, liar: Side, before: &Mark, name: &str) {
    let honest = liar.other();
    let verdicts = pair.verdicts(honest);
    assert_eq!(verdicts.len(), 1, "{verdicts:?}");
    assert_eq!((verdicts[0].name, verdicts[0].proven, verdicts[0].is_final), (name, false, false), "{verdicts:?}");
    assert_eq!(pair.mark(honest), *before, "a lie left a trace");
    assert!(pair.evidence(honest).is_empty(), "what is no proof must not be claimed as one");
    assert!(!pair.connected && pair.session(honest).stopped().is_none());
}

/// A match in which one side has turned liar, and the honest side's mark.
fn turned(mut pair: Pair<Ford>, liar: Side) -> (Pair<Ford>, Mark) {
    pair.turn_liar(liar);
    let mark = pair.mark(liar.other());
    (pair, mark)
}

/// One wrong entry, and what comes of it.
fn one_lie(pair: Pair<Ford>, liar: Side, name: &str, lie: impl FnOnce(&Pair<Ford>) -> SignedEntry) {
    let (mut pair, before) = turned(pair, liar);
    let entry = lie(&pair);
    pair.lie(&entry);
    caught(&pair, liar, &before, name);
}

fn stranger() -> Identity {
    Identity::from_seed(&Seed::from_bytes([0x99; 32]))
}

fn timed(budget: u32, grace: u32) -> Terms {
    Terms { time: TimeControl { budget, grace }, ..ford_terms() }
}

/// What a side says of where it stands.
fn here_of(pair: &Pair<Ford>, liar: Side, run: u64) -> Here {
    let course = pair.session(liar.other()).course();
    let (match_id, length, head) = (course.match_id(), course.length(), course.head_hash());
    Here { protocol: PROTOCOL, match_id, length, head, run, parcels: None }
}

fn send_note(pair: &mut Pair<Ford>, note: SignedNote) {
    let (to, number) = (note.note.author.other(), pair.parcels_of(note.note.author));
    pair.lie_parcel(to, number, Parcel::Note(note));
}

mod entries {
    use super::*;

    #[test]
    fn another_key() {
        let (mut pair, before) = turned(begun(), SECOND);
        let entry = pair.forge_true(SECOND, command(&march(1))).entry;
        pair.lie(&entry.sign(&stranger()));
        cut_off(&pair, SECOND, &before, "bad-signature");
    }

    #[test]
    fn two_entries_at_one_place() {
        let (mut pair, _) = turned(begun(), SECOND);
        let [one, other] = [1, 2].map(|ford| pair.forge_true(SECOND, command(&march(ford))));
        pair.lie(&one);
        let before = pair.mark(FIRST);
        pair.lie(&other);
        caught(&pair, SECOND, &before, "forked");
        // The same words twice are no fork.
        let header = Box::new(pair.session(FIRST).course().header().clone());
        let same = Evidence::Fork { header, one: Box::new(one.clone()), other: Box::new(one) };
        assert!(examine_evidence::<Ford>(&same).is_err());
    }

    #[test]
    fn many_entries_for_one_place_to_find_a_good_roll() {
        // The first player signs the same shot with other clocks: each would be another roll. The second opens its link
        // for the first of them, once, and every other one is a fork.
        let (mut pair, _) = turned(crossing(), FIRST);
        let link = chain(FIRST).open(1);
        let shots: Vec<SignedEntry> = (0..50)
            .map(|spent| {
                let course = pair.session(SECOND).course();
                let clock = Clock { spent, measured: 0 };
                course.compose(FIRST, clock, with_link(&Command::Fire, link)).unwrap().sign(&identity(FIRST))
            })
            .collect();
        pair.lie(&shots[0]);
        let before = pair.mark(SECOND);
        assert_eq!(before.0, shots[0].entry.seq + 2, "the second player has opened its link");
        for shot in &shots[1..] {
            pair.lie(shot);
        }
        caught(&pair, FIRST, &before, "forked");
    }

    #[test]
    fn entries_again_and_in_any_order() {
        let mut pair = crossing();
        let all: Vec<SignedEntry> = pair.session(FIRST).entries().to_vec();
        let before = pair.mark(FIRST);
        for entry in all.iter().chain(all.iter().rev()) {
            pair.tell(FIRST, &Message::Entry(Carried::new(entry)));
        }
        assert_eq!(pair.mark(FIRST), before);
        assert!(pair.verdicts(FIRST).is_empty() && pair.connected, "that is what a bad network does");
        finish(&mut pair);
        assert!(pair.session(FIRST).is_closed());
    }

    #[test]
    fn held_reordered_and_repeated_messages_only_cost_time() {
        let mut pair = begun();
        for said in [march(1), Command::Undo, march(2)] {
            pair.act_only(SECOND, |session, now| session.command(now, &said)).unwrap();
        }
        let mut held: Vec<_> = pair.mail.drain(..).collect();
        held.reverse();
        let twice = held.iter().chain(&held).cloned().collect::<Vec<_>>();
        pair.mail.extend(twice);
        pair.settle();
        pair.wait(10_000);
        assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
        assert!(pair.verdicts(FIRST).is_empty());
    }

    #[test]
    fn lost_messages_are_sent_again() {
        let mut pair = begun();
        pair.act_only(SECOND, |session, now| session.command(now, &march(1))).unwrap();
        pair.mail.clear();
        pair.wait(10_000);
        assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
    }

    #[test]
    fn an_entry_of_another_match() {
        let other = begun_by(Terms { title: String::from("another evening"), ..ford_terms() });
        let entry = other.forge_true(SECOND, command(&march(1)));
        let (mut pair, before) = turned(begun(), SECOND);
        pair.lie(&entry);
        cut_off(&pair, SECOND, &before, "broken-chain");
        // Made to fit, it is not signed.
        let (mut pair, before) = turned(begun(), SECOND);
        let mut fitted = entry;
        fitted.entry.prev = before.1;
        pair.lie(&fitted);
        cut_off(&pair, SECOND, &before, "bad-signature");
        // A header is an entry of the match it begins.
        let (mut pair, before) = turned(begun(), SECOND);
        let header = header::<Ford>(&scenario(), Terms { title: String::from("another evening"), ..ford_terms() });
        pair.lie(&pair.forge(SECOND, Body::Header(Box::new(header))));
        cut_off(&pair, SECOND, &before, "foreign-match");
    }

    #[test]
    fn bytes_that_are_not_canonical() {
        let entry = {
            let pair = begun();
            Message::Entry(Carried::new(&pair.forge_true(SECOND, command(&march(1))))).encode()
        };
        let longer = [entry.as_slice(), &[0]].concat();
        let shorter = entry[..entry.len() - 1].to_vec();
        let no_message = vec![0xff; 40];
        // A list that says it has 2^64 - 1 elements.
        let endless = [&7u32.to_le_bytes()[..], &[0xff; 60]].concat();
        for bytes in [longer, shorter, no_message, endless, Vec::new()] {
            let (mut pair, before) = turned(begun(), SECOND);
            pair.inject(FIRST, &bytes);
            cut_off(&pair, SECOND, &before, "not-canonical");
        }
    }

    #[test]
    fn oversized_messages() {
        let chat = Message::Parcel { number: 0, parcel: Parcel::Chat { text: "x".repeat(1001) } };
        let plain = Message::Refused { name: String::new(), text: "x".repeat(70_000) };
        let battle = Message::Scenario { bytes: vec![0; LARGEST_SCENARIO + 100] };
        for bytes in [vec![0; LARGEST + 1], chat.encode(), plain.encode(), battle.encode()] {
            let (mut pair, before) = turned(begun(), SECOND);
            pair.inject(FIRST, &bytes);
            cut_off(&pair, SECOND, &before, "too-long");
        }
    }

    #[test]
    fn out_of_turn() {
        one_lie(begun(), FIRST, "not-the-pen", |pair| {
            let body = Body::Command { command: codec::encode(&march(1)), link: None, state: Hash([1; 32]) };
            pair.forge(FIRST, body)
        });
        one_lie(begun(), FIRST, "not-the-pen", |pair| pair.forge(FIRST, Body::Concede));
    }

    #[test]
    fn after_the_end() {
        let pair = finished();
        assert!(pair.session(FIRST).is_closed());
        one_lie(pair, SECOND, "not-the-pen", |pair| pair.forge(SECOND, command(&march(1))));
    }

    #[test]
    fn against_the_rules() {
        one_lie(begun(), SECOND, "against-rules", |pair| pair.forge(SECOND, command(&march(9))));
        one_lie(begun(), SECOND, "against-rules", |pair| pair.forge(SECOND, command(&Command::Cross)));
        let nonsense = Body::Command { command: vec![1, 2, 3], link: None, state: OPEN };
        one_lie(begun(), SECOND, "no-command", |pair| pair.forge(SECOND, nonsense));
        one_lie(begun(), SECOND, "not-due", |pair| pair.forge(SECOND, Body::Accept));
        one_lie(begun(), SECOND, "not-paused", |pair| pair.forge(SECOND, Body::Resume));
    }

    #[test]
    fn a_wrong_early_or_missing_link() {
        let chain = chain(FIRST);
        let shot = |link| move |pair: &Pair<Ford>| pair.forge(FIRST, with_link(&Command::Fire, link));
        one_lie(crossing(), FIRST, "wrong-link", shot(Some(Hash([3; 32]))));
        one_lie(crossing(), FIRST, "wrong-link", shot(chain.open(0)));
        one_lie(crossing(), FIRST, "wrong-link", shot(chain.open(2)));
        one_lie(crossing(), FIRST, "missing-link", shot(None));
        one_lie(begun(), SECOND, "early-link", |pair| {
            pair.forge(SECOND, with_link(&march(1), super::chain(SECOND).open(0)))
        });
        one_lie(begun(), SECOND, "not-due", |pair| {
            let link = super::chain(SECOND).open(0).unwrap();
            pair.forge(SECOND, Body::Link { link, seal: None, state: None })
        });
    }

    #[test]
    fn a_wrong_second_link() {
        let (mut pair, _) = turned(crossing(), SECOND);
        pair.say(FIRST, &Command::Fire);
        let before = pair.mark(FIRST);
        pair.lie(&pair.forge(SECOND, Body::Link { link: Hash([3; 32]), seal: None, state: Some(OPEN) }));
        caught(&pair, SECOND, &before, "wrong-link");
    }

    #[test]
    fn a_link_that_never_comes_is_owed() {
        let (mut pair, _) = turned(crossing_by(Terms { deadline: 600, ..ford_terms() }), SECOND);
        pair.say(FIRST, &Command::Fire);
        assert_eq!(pair.session(FIRST).owed(), "link 1");
        assert_eq!(pair.act(FIRST, |session, now| session.close_as_owed(now)), Err(Refused::TooEarly));
        pair.wait(601_000);
        let before = pair.mark(FIRST);
        pair.act(FIRST, |session, now| session.close_as_owed(now)).unwrap();
        assert_eq!(pair.mark(FIRST), before);
        let verdict = pair.session(FIRST).stopped().unwrap();
        assert_eq!((verdict.name, verdict.proven), ("owed", false));
        assert!(verdict.text.contains("link 1"), "{}", verdict.text);
        assert!(pair.evidence(FIRST).is_empty());
        let record = Record::read(&pair.end(FIRST).record).unwrap();
        let seen = examine::<Ford>(&record, None).unwrap();
        assert_eq!(
            seen.conclusion(&record.notes),
            Conclusion::Unfinished { owed: String::from("link 1"), by: Some(SECOND) }
        );
    }

    #[test]
    fn a_side_that_claims_more_of_the_record_and_never_shows_it_owes_that() {
        let mut pair = begun_by(Terms { deadline: 60, ..ford_terms() });
        pair.say(SECOND, &march(1));
        pair.say(SECOND, &Command::Cross);
        pair.stop(FIRST);
        pair.start(FIRST);
        pair.turn_liar(SECOND);
        pair.connect();
        let here = Here { length: 500, head: Hash([7; 32]), ..here_of(&pair, SECOND, 1) };
        pair.tell(FIRST, &Message::Here(here));
        assert!(pair.session(FIRST).awaits_tail());
        assert_eq!(pair.act(FIRST, |session, now| session.command(now, &Command::Hold)), Err(Refused::AwaitsTail));
        for _ in 0..5 {
            pair.wait(15_000);
            pair.tell(FIRST, &Message::Ping { at: 0 });
        }
        pair.act(FIRST, |session, now| session.close_as_owed(now)).unwrap();
        assert!(pair.session(FIRST).stopped().unwrap().text.contains("part of the record"));
    }
}

mod older_copies {
    use super::*;

    /// The first player's record has come back without his last entries, and the second, who has them, says he has not.
    fn framed() -> Pair<Ford> {
        let mut pair = crossing();
        pair.say(FIRST, &Command::Hold);
        pair.turn_liar(SECOND);
        pair.stop(FIRST);
        let length = Record::read(&pair.end(FIRST).record).unwrap().entries.len();
        let held = (0..length).rev().find(|&at| pair.session(SECOND).entries()[at].entry.author == FIRST).unwrap();
        pair.fall_back(FIRST, held);
        pair.start(FIRST);
        pair.connect();
        let here = here_of(&pair, SECOND, 9);
        pair.tell(FIRST, &Message::Here(here));
        pair
    }

    #[test]
    fn nobody_is_made_to_sign_again_what_he_has_signed() {
        let mut pair = framed();
        let before = pair.mark(FIRST);
        let told = pair.end(FIRST).notices.iter().any(|notice| matches!(notice, Notice::OlderCopy { .. }));
        assert!(told, "the player hears of it");
        for command in offered(&pair, FIRST) {
            let said = pair.act(FIRST, |session, now| session.command(now, &command));
            assert_eq!(said, Err(Refused::OlderCopy));
        }
        assert_eq!(pair.act(FIRST, |session, now| session.ask(now, Matter::Pause)), Err(Refused::OlderCopy));
        assert_eq!(pair.mark(FIRST), before, "nothing was signed");
    }

    #[test]
    fn it_goes_on_once_the_other_side_has_shown_the_rest() {
        let mut pair = framed();
        pair.cut();
        pair.silent = [false; 2];
        pair.connect();
        assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
        assert!(!pair.session(FIRST).is_older_copy() && !pair.session(FIRST).awaits_tail());
    }

    #[test]
    fn notes_are_numbered_on_where_they_were() {
        let mut pair = begun();
        pair.act(FIRST, |session, now| session.ask(now, Matter::Pause)).unwrap();
        pair.act(SECOND, |session, now| session.decline(now)).unwrap();
        pair.stop(FIRST);
        let length = Record::read(&pair.end(FIRST).record).unwrap().entries.len();
        pair.fall_back(FIRST, length);
        pair.start(FIRST);
        pair.connect();
        pair.act(FIRST, |session, now| session.ask(now, Matter::Pause)).unwrap();
        let asked = pair.session(SECOND).asked().map(|asked| asked.matter);
        assert_eq!(asked, Some(Matter::Pause), "the other side listens to it");
    }
}

mod restarts {
    use super::*;

    #[test]
    fn a_deadline_goes_on_over_restarts() {
        let terms = Terms { deadline: 60, ..ford_terms() };
        let mut pair = begun_by(terms);
        pair.turn_liar(SECOND);
        pair.wait(40_000);
        pair.restart(FIRST);
        assert_eq!(pair.act(FIRST, |session, now| session.close_as_owed(now)), Err(Refused::TooEarly));
        pair.wait(21_000);
        pair.act(FIRST, |session, now| session.close_as_owed(now)).unwrap();
    }

    #[test]
    fn a_verdict_that_ended_the_match_is_not_forgotten() {
        let (mut pair, _) = turned(begun(), SECOND);
        pair.lie(&pair.forge(SECOND, command(&Command::Hold)));
        let verdict = pair.session(FIRST).stopped().unwrap().clone();
        assert!(verdict.proven && verdict.is_final);
        pair.silent = [false; 2];
        pair.restart(FIRST);
        assert_eq!(pair.session(FIRST).stopped(), Some(&verdict));
        assert_eq!(pair.end(FIRST).notices.last(), Some(&Notice::Verdict(verdict)), "and its player is told again");
        let said = pair.act(FIRST, |session, now| session.concede(now));
        assert_eq!(said, Err(Refused::Over));
    }
}

mod hashes {
    use super::*;

    /// The second player signs a false hash.
    fn differing() -> Pair<Ford> {
        let (mut pair, _) = turned(begun(), SECOND);
        let body = Body::Command { command: codec::encode(&march(1)), link: None, state: Hash([5; 32]) };
        pair.lie(&pair.forge(SECOND, body));
        pair
    }

    fn their_note(pair: &Pair<Ford>, side: Side) -> SignedNote {
        Record::read(&pair.end(side).record).unwrap().notes.last().unwrap().1.clone()
    }

    #[test]
    fn a_false_hash_stops_play_is_proof_and_forces_no_rewind() {
        let mut pair = differing();
        let difference = pair.session(FIRST).difference().unwrap();
        assert_eq!((difference.author, difference.judgement), (SECOND, Judgement::WeAreRight));
        let found = proof(pair.evidence(FIRST)[0]);
        assert_eq!((found.name, found.side), ("false-hash", SECOND));
        // He wants to go back instead of admitting it: that is recorded like whatever he writes now, and does nothing.
        let (note, state) = (their_note(&pair, FIRST), pair.session(FIRST).game().hash());
        let to = pair.session(FIRST).course().last_agreed_phase();
        pair.lie(&pair.forge(SECOND, Body::Agreed { matter: Matter::Rewind { to }, consent: note.clone(), state }));
        assert_eq!(pair.session(FIRST).game().hash(), state);
        // He copies the note, and the match goes on from what follows.
        pair.lie(&pair.forge(SECOND, Body::Note(note)));
        assert_eq!(pair.session(FIRST).game().hash(), state);
        let record = Record::read(&pair.end(FIRST).record).unwrap();
        let seen = examine::<Ford>(&record, None).unwrap();
        assert!(seen.findings.iter().any(|finding| (finding.name, finding.side) == ("false-hash", SECOND)));
        assert!(seen.findings.iter().all(|finding| finding.side != FIRST));
    }

    #[test]
    fn a_difference_that_was_found_just_before_the_power_went_is_told_after_the_restart() {
        let mut pair = differing();
        let note = their_note(&pair, FIRST);
        let end = &mut pair.ends[0];
        let cut = end.record.len() - note_frame(&note).len();
        end.record.truncate(cut);
        pair.stop(FIRST);
        pair.start(FIRST);
        let again = their_note(&pair, FIRST);
        assert_eq!(again.note.kind, note.note.kind);
        assert_eq!((again.note.head, again.note.head_hash), (note.note.head, note.note.head_hash));
        assert!(pair.session(FIRST).difference().is_some());
    }

    #[test]
    fn what_is_written_after_a_false_hash_is_recorded_and_bounded() {
        let mut pair = differing();
        for round in 0..5 {
            let body = Body::Command { command: vec![round; 100], link: None, state: OPEN };
            pair.lie(&pair.forge(SECOND, body));
        }
        assert!(pair.verdicts(FIRST).is_empty());
        let mut course: Course<Ford> = pair.session(FIRST).course().clone();
        let mut written = 0;
        let fault = loop {
            let body = Body::Command { command: vec![1; 60_000], link: None, state: OPEN };
            let (seq, prev) = (course.length(), course.head_hash());
            let entry = Entry { match_id: course.match_id(), seq, prev, author: SECOND, clock: Clock::default(), body };
            match course.accept(&entry.sign(&identity(SECOND))) {
                Ok(_) => written += 60_000,
                Err(fault) => break fault,
            }
        };
        assert_eq!(fault, Fault::MatchTooLong);
        assert!(written < 48 * 1024 * 1024, "a record that nobody could read again");
    }

    /// A dispute of the other side's last entry.
    fn dispute(pair: &mut Pair<Ford>, number: u32, head: u32, state: Hash) {
        let course = pair.session(FIRST).course();
        let (match_id, head_hash) = (course.match_id(), course.hash_at(head).unwrap_or(Hash([1; 32])));
        let kind = NoteKind::Differs { state };
        send_note(pair, Note { match_id, author: SECOND, number, head, head_hash, kind }.sign(&identity(SECOND)));
    }

    #[test]
    fn a_stale_or_empty_dispute_ends_the_connection_and_not_the_match() {
        // The first player's own entry, long answered.
        let deployed = 2;
        let own = begun().session(FIRST).entries()[deployed as usize].entry.body.state().unwrap();
        for (head, state) in [(deployed, Hash([5; 32])), (deployed, own)] {
            let (mut pair, before) = turned(begun(), SECOND);
            dispute(&mut pair, 1, head, state);
            cut_off(&pair, SECOND, &before, "bad-note");
            pair.silent = [false; 2];
            pair.connect();
            pair.say(SECOND, &march(2));
            pair.say(SECOND, &Command::Cross);
            pair.say(FIRST, &Command::Hold);
            assert_eq!(pair.verdicts(FIRST).len(), 1, "the session is not wedged by it");
        }
        // Entries that are not there, or not his, are passed over.
        for head in [0, 1, 3, 4000, u32::MAX] {
            let (mut pair, before) = turned(begun(), SECOND);
            dispute(&mut pair, 1, head, Hash([5; 32]));
            assert_eq!(pair.mark(FIRST), before);
        }
    }

    #[test]
    fn a_false_accusation_is_named_by_verify_and_its_victim_is_not() {
        let (mut pair, _) = turned(crossing(), SECOND);
        pair.say(FIRST, &Command::Hold);
        // It is still the first player's turn: his last entry is disputed although it is right.
        let head = pair.session(FIRST).course().length() - 1;
        dispute(&mut pair, 1, head, Hash([5; 32]));
        assert_eq!(pair.session(FIRST).difference().unwrap().judgement, Judgement::WeAreRight);
        let record = Record::read(&pair.end(FIRST).record).unwrap();
        let seen = examine::<Ford>(&record, None).unwrap();
        let wrong: Vec<_> = seen.findings.iter().filter(|finding| finding.weight == Weight::Wrong).collect();
        assert_eq!(wrong.len(), 1);
        assert_eq!((wrong[0].name, wrong[0].side), ("false-dispute", SECOND));
        assert_eq!(seen.good, seen.entries);
    }

    #[test]
    fn a_match_that_both_have_confirmed_is_not_opened_again() {
        for victim in Side::BOTH {
            let (mut pair, before) = turned(finished(), victim.other());
            let course = pair.session(victim).course();
            let head = course.length() - 1;
            let kind = NoteKind::Differs { state: Hash([5; 32]) };
            let (match_id, head_hash) = (course.match_id(), course.head_hash());
            let author = victim.other();
            send_note(&mut pair, Note { match_id, author, number: 1, head, head_hash, kind }.sign(&identity(author)));
            assert_eq!(pair.mark(victim), before);
            assert!(pair.session(victim).is_closed());
        }
    }
}

mod agreements {
    use super::*;

    /// The second player, holding the pen, writes an agreement with this note as the other's consent.
    fn agreed(pair: &Pair<Ford>, matter: Matter, consent: SignedNote) -> SignedEntry {
        let state = pair.session(FIRST).game().hash();
        pair.forge(SECOND, Body::Agreed { matter, consent, state })
    }

    fn own_note(pair: &Pair<Ford>, side: Side) -> SignedNote {
        Record::read(&pair.end(side).record).unwrap().notes.last().unwrap().1.clone()
    }

    #[test]
    fn a_pause_nobody_agreed_to() {
        // In the other's name, but by his own hand.
        one_lie(begun(), SECOND, "bad-note", |pair| {
            let honest = pair.forge_note(FIRST, 1, NoteKind::Grant(Matter::Pause)).note;
            agreed(pair, Matter::Pause, honest.sign(&identity(SECOND)))
        });
        // His own note.
        one_lie(begun(), SECOND, "bad-note", |pair| {
            let own = pair.forge_note(SECOND, 1, NoteKind::Ask(Matter::Pause));
            agreed(pair, Matter::Pause, own)
        });
    }

    #[test]
    fn consent_to_something_else() {
        let mut pair = begun();
        pair.act(FIRST, |session, now| session.ask(now, Matter::Result { winner: None })).unwrap();
        let asked = own_note(&pair, FIRST);
        for matter in [Matter::Pause, Matter::Result { winner: Some(SECOND) }, Matter::Rewind { to: 1 }] {
            one_lie(clone(&pair), SECOND, "no-consent", |pair| agreed(pair, matter, asked.clone()));
        }
        // And to what he did ask for it is good.
        let entry = agreed(&pair, Matter::Result { winner: None }, asked);
        pair.turn_liar(SECOND);
        pair.lie(&entry);
        assert!(pair.verdicts(FIRST).is_empty());
    }

    /// The same match again: everything on the bench follows from what was done.
    fn clone(pair: &Pair<Ford>) -> Pair<Ford> {
        let mut again = begun();
        again.act(FIRST, |session, now| session.ask(now, Matter::Result { winner: None })).unwrap();
        assert_eq!(again.mark(FIRST), pair.mark(FIRST));
        again
    }

    #[test]
    fn consent_that_is_stale_or_was_used() {
        // A grant is for one head only.
        let mut pair = begun();
        pair.act(SECOND, |session, now| session.ask(now, Matter::Pause)).unwrap();
        pair.act_only(FIRST, grant_asked).unwrap();
        let grant = own_note(&pair, FIRST);
        assert_eq!(grant.note.kind, NoteKind::Grant(Matter::Pause));
        pair.mail.clear();
        pair.turn_liar(SECOND);
        pair.lie(&pair.forge_true(SECOND, command(&march(1))));
        one_lie(pair, SECOND, "no-consent", |pair| agreed(pair, Matter::Pause, grant));
        // A question stands until whoever asked plays on.
        let mut pair = begun();
        pair.act(FIRST, |session, now| session.ask(now, Matter::Pause)).unwrap();
        let asked = own_note(&pair, FIRST);
        pair.say(SECOND, &march(1));
        pair.say(SECOND, &Command::Draw);
        one_lie(pair, SECOND, "no-consent", |pair| agreed(pair, Matter::Pause, asked));
        // A note is used once.
        let mut pair = begun();
        pair.act(FIRST, |session, now| session.ask(now, Matter::Pause)).unwrap();
        let asked = own_note(&pair, FIRST);
        pair.act(SECOND, grant_asked).unwrap();
        assert!(pair.session(FIRST).course().standing().is_paused());
        pair.act(SECOND, |session, now| session.resume_play(now)).unwrap();
        one_lie(pair, SECOND, "bad-note", |pair| agreed(pair, Matter::Pause, asked));
    }

    #[test]
    fn a_question_that_changes_under_the_players_finger_is_not_granted() {
        let (mut pair, _) = turned(begun(), SECOND);
        let draw = Matter::Result { winner: None };
        let note = pair.forge_note(SECOND, 1, NoteKind::Ask(draw.clone()));
        send_note(&mut pair, note);
        let read = pair.session(FIRST).asked().unwrap();
        assert_eq!(read, Asked { matter: draw.clone(), number: 1 });
        let before = pair.mark(FIRST);
        let note = pair.forge_note(SECOND, 2, NoteKind::Ask(Matter::Result { winner: Some(SECOND) }));
        send_note(&mut pair, note);
        let refused = pair.act(FIRST, |session, now| session.grant(now, &read)).unwrap_err();
        assert_eq!(refused.name(), "asked-anew");
        assert!(refused.to_string().contains("a win of the second player"), "{refused}");
        assert_eq!(pair.mark(FIRST), before, "nothing is signed");
        // The same matter in another note is another question.
        let note = pair.forge_note(SECOND, 3, NoteKind::Ask(draw.clone()));
        send_note(&mut pair, note);
        assert_eq!(pair.act(FIRST, |session, now| session.grant(now, &read)).unwrap_err().name(), "asked-anew");
        pair.act(FIRST, grant_asked).unwrap();
        assert_eq!(pair.session(FIRST).asked(), None, "it is granted");
    }

    #[test]
    fn notes_in_another_name() {
        let forged = [
            |pair: &Pair<Ford>| pair.forge_note(FIRST, 1, NoteKind::Concede).note.sign(&identity(SECOND)),
            |pair: &Pair<Ford>| pair.forge_note(FIRST, 1, NoteKind::Concede),
            |pair: &Pair<Ford>| pair.forge_note(SECOND, 1, NoteKind::Concede).note.sign(&stranger()),
            |pair: &Pair<Ford>| {
                let note = pair.forge_note(SECOND, 1, NoteKind::Concede).note;
                Note { match_id: Hash([8; 32]), ..note }.sign(&identity(SECOND))
            },
        ];
        for forge in forged {
            let (mut pair, before) = turned(begun(), SECOND);
            let note = forge(&pair);
            let disk = pair.end(FIRST).record.clone();
            pair.lie_parcel(FIRST, 0, Parcel::Note(note));
            cut_off(&pair, SECOND, &before, "bad-note");
            assert_eq!(pair.end(FIRST).record, disk, "it is not kept either");
        }
    }

    #[test]
    fn a_concession_of_another_match_concedes_nothing() {
        let elsewhere = begun_by(Terms { title: String::from("another evening"), ..ford_terms() });
        let conceded = elsewhere.forge_note(FIRST, 1, NoteKind::Concede);
        let pair = begun();
        let mut bytes = Record::write(pair.session(SECOND).entries());
        bytes.extend_from_slice(&note_frame(&conceded));
        let record = Record::read(&bytes).unwrap();
        let conclusion = examine::<Ford>(&record, None).unwrap().conclusion(&record.notes);
        assert!(matches!(conclusion, Conclusion::Unfinished { .. }), "{conclusion:?}");
    }

    #[test]
    fn whoever_gives_up_does_not_play_on() {
        let (mut pair, before) = turned(begun(), SECOND);
        // Eight claims before it do not crowd it out.
        for number in 1..=8 {
            let claim = NoteKind::Claim(Claim::FlagFell { measured: u64::MAX });
            let note = pair.forge_note(SECOND, number, claim);
            send_note(&mut pair, note);
        }
        let note = pair.forge_note(SECOND, 9, NoteKind::Concede);
        send_note(&mut pair, note);
        pair.lie(&pair.forge_true(SECOND, command(&march(1))));
        assert_eq!(pair.session(FIRST).stopped().map(|verdict| verdict.name), Some("played-after-conceding"));
        assert_eq!(pair.mark(FIRST), before);
        let record = Record::read(&pair.end(FIRST).record).unwrap();
        let conclusion = examine::<Ford>(&record, None).unwrap().conclusion(&record.notes);
        assert_eq!(conclusion, Conclusion::ConcededByNote(SECOND));
    }

    #[test]
    fn more_take_backs_than_a_match_may_have() {
        let (mut pair, _) = turned(begun(), SECOND);
        pair.lie(&pair.forge_true(SECOND, command(&march(1))));
        for number in 1..=u32::from(MOST_TAKE_BACKS) {
            let note = pair.forge_note(SECOND, number, NoteKind::Ask(Matter::Rewind { to: 1 }));
            send_note(&mut pair, note);
            assert!(pair.verdicts(FIRST).is_empty(), "{number}");
        }
        pair.act(FIRST, |session, now| session.decline(now)).unwrap();
        let note = pair.forge_note(SECOND, 21, NoteKind::Ask(Matter::Rewind { to: 1 }));
        send_note(&mut pair, note);
        assert_eq!(pair.verdicts(FIRST)[0].name, "too-many-take-backs");
        assert_eq!(pair.session(FIRST).asked(), None);
        // Nor after a restart.
        pair.stop(FIRST);
        pair.start(FIRST);
        pair.connect();
        pair.tell(FIRST, &Message::Here(here_of(&pair, SECOND, 9)));
        let told = pair.verdicts(FIRST).len();
        let note = pair.forge_note(SECOND, 22, NoteKind::Ask(Matter::Rewind { to: 1 }));
        send_note(&mut pair, note);
        assert_eq!(pair.verdicts(FIRST).len(), told + 1);
    }

    #[test]
    fn more_take_backs_than_the_players_agreed_on_are_proof() {
        let mut pair = begun_by(Terms { take_backs: 1, ..ford_terms() });
        pair.say(SECOND, &march(1));
        let to = pair.session(FIRST).course().take_back_place(SECOND).unwrap();
        pair.act(SECOND, |session, now| session.ask(now, Matter::Rewind { to })).unwrap();
        pair.act(FIRST, grant_asked).unwrap();
        pair.say(SECOND, &march(1));
        let asked = pair.act(SECOND, |session, now| session.ask(now, Matter::Rewind { to }));
        assert_eq!(asked, Err(Refused::NoTakeBacksLeft));
        // The other side agrees to one more; it still cannot be.
        one_lie(pair, SECOND, "too-many-take-backs", |pair| {
            let number = pair.session(FIRST).course().standing().last_note(FIRST) + 1;
            let consent = pair.forge_note(FIRST, number, NoteKind::Grant(Matter::Rewind { to }));
            agreed(pair, Matter::Rewind { to }, consent)
        });
    }

    #[test]
    fn numbers_at_the_end_of_their_range_do_no_harm() {
        let (mut pair, before) = turned(begun(), SECOND);
        let note = pair.forge_note(SECOND, net::entry::MOST_NOTES, NoteKind::Claim(Claim::Owed { waited: u64::MAX }));
        send_note(&mut pair, note);
        let course = pair.session(FIRST).course();
        let (match_id, head_hash) = (course.match_id(), course.head_hash());
        for kind in [NoteKind::Grant(Matter::Pause), NoteKind::Ask(Matter::Rewind { to: u32::MAX }), NoteKind::Resume] {
            let number = net::entry::MOST_NOTES;
            let note = Note { match_id, author: SECOND, number, head: u32::MAX, head_hash, kind };
            send_note(&mut pair, note.sign(&identity(SECOND)));
        }
        pair.tell(FIRST, &Message::Got { length: u32::MAX, parcels: u32::MAX });
        pair.tell(FIRST, &Message::Pong { at: u64::MAX });
        pair.tell(FIRST, &Message::Ping { at: u64::MAX });
        pair.lie_parcel(FIRST, u32::MAX, Parcel::Decline { number: u32::MAX });
        let far = pair.forge(SECOND, command(&march(1))).entry;
        pair.lie(&Entry { seq: u32::MAX, ..far }.sign(&identity(SECOND)));
        assert_eq!(pair.mark(FIRST), before);
        // Clocks that say anything at all.
        let clock = Clock { spent: u32::MAX, measured: u32::MAX };
        let course = pair.session(FIRST).course();
        let entry = course.compose(SECOND, clock, command(&march(1))).unwrap().sign(&identity(SECOND));
        pair.lie(&entry);
        assert!(pair.verdicts(FIRST).is_empty());
        assert!(pair.session(FIRST).course().standing().spent(SECOND) >= u64::from(u32::MAX));
    }
}

mod clocks {
    use super::*;

    /// The second player takes so long and claims nothing.
    fn slow_move(pair: &mut Pair<Ford>, said: &Command, milliseconds: u64) {
        pair.wait(milliseconds);
        pair.lie(&pair.forge_true(SECOND, command(said)));
    }

    fn gaps(pair: &Pair<Ford>) -> Vec<u64> {
        let gap = |notice: &Notice<toy::Event>| match notice {
            Notice::Gap(gap) => Some(gap.sum),
            _ => None,
        };
        pair.end(FIRST).notices.iter().filter_map(gap).collect()
    }

    #[test]
    fn understated_time_stops_play_until_both_agree() {
        let (mut pair, _) = turned(begun_by(timed(3600, 0)), SECOND);
        let before = pair.session(FIRST).clocks(pair.now)[1];
        for said in [march(1), Command::Undo, march(1), Command::Undo, march(2)] {
            slow_move(&mut pair, &said, 15_000);
        }
        assert_eq!(gaps(&pair).len(), 5);
        assert!(pair.end(FIRST).notices.contains(&Notice::ClocksStopped));
        assert!(pair.session(FIRST).clocks(pair.now)[1] - before >= 75_000, "what was measured counts, not the claim");
        pair.lie(&pair.forge_true(SECOND, command(&Command::Cross)));
        assert_eq!(pair.act(FIRST, |session, now| session.command(now, &Command::Hold)), Err(Refused::ClocksStopped));
        pair.act(FIRST, |session, now| session.ask(now, Matter::Clocks)).unwrap();
        let grant = pair.forge_note(SECOND, 1, NoteKind::Grant(Matter::Clocks));
        send_note(&mut pair, grant);
        pair.say(FIRST, &Command::Hold);
        assert!(pair.verdicts(FIRST).is_empty() && pair.evidence(FIRST).is_empty(), "clocks prove nothing");
    }

    #[test]
    fn a_round_trip_cannot_be_made_to_look_long() {
        let (mut pair, _) = turned(begun_by(timed(3600, 0)), SECOND);
        for at in [0, 1, 2, u64::MAX] {
            pair.tell(FIRST, &Message::Pong { at });
        }
        slow_move(&mut pair, &march(1), 15_000);
        assert_eq!(gaps(&pair), [15_000]);
        // An answer to what was asked, but late: no more than a bad line is allowed for.
        pair.wait(6_000);
        let asked = pair.now;
        pair.wait(8_000);
        for at in (asked - 6_000..=asked).step_by(1000) {
            pair.tell(FIRST, &Message::Pong { at });
        }
        slow_move(&mut pair, &Command::Undo, 10_000);
        assert!(gaps(&pair)[1] >= 15_000 + 20_000, "{:?}", gaps(&pair));
    }

    #[test]
    fn the_grace_for_cuts_is_one_budget_for_the_match() {
        let (mut pair, _) = turned(begun_by(timed(3600, 30)), SECOND);
        let cut_and_move = |pair: &mut Pair<Ford>, said: &Command| {
            pair.cut();
            pair.wait(25_000);
            pair.connect();
            pair.tell(FIRST, &Message::Here(here_of(pair, SECOND, 1)));
            pair.lie(&pair.forge_true(SECOND, command(said)));
        };
        cut_and_move(&mut pair, &march(1));
        assert!(gaps(&pair).is_empty(), "25 s of 30 are used");
        cut_and_move(&mut pair, &Command::Undo);
        assert_eq!(gaps(&pair), [20_000], "5 s were left");
        cut_and_move(&mut pair, &march(1));
        assert_eq!(gaps(&pair), [20_000, 45_000], "and now none");
    }

    #[test]
    fn a_fallen_flag_is_a_word_and_no_proof_and_survives_a_restart() {
        let mut pair = begun_by(timed(60, 0));
        pair.wait(40_000);
        pair.say(SECOND, &march(1));
        pair.say(SECOND, &Command::Cross);
        pair.say(FIRST, &Command::Hold);
        let before = pair.session(FIRST).clocks(pair.now)[1];
        assert!(before >= 40_000);
        pair.restart(FIRST);
        assert!(pair.session(FIRST).clocks(pair.now)[1] >= before, "what was measured is in the record");
        let mut pair = begun_by(timed(60, 0));
        pair.wait(70_000);
        assert!(pair.end(FIRST).notices.iter().any(|notice| matches!(notice, Notice::FlagFell { side: SECOND, .. })));
        pair.say(SECOND, &march(1));
        let record = Record::read(&pair.end(SECOND).record).unwrap();
        let seen = examine::<Ford>(&record, None).unwrap();
        let flag = seen.findings.iter().find(|finding| finding.name == "flag-claimed").unwrap();
        assert_eq!((flag.side, flag.weight), (FIRST, Weight::Remark));
        assert!(pair.evidence(FIRST).is_empty());
    }
}

mod limits {
    use super::*;

    #[test]
    fn moves_and_undos_without_end() {
        let pair = begun();
        let mut entries = pair.session(FIRST).entries().to_vec();
        let mut course: Course<Ford> = pair.session(FIRST).course().clone();
        let next = |course: &Course<Ford>| {
            let said =
                if course.standing().entries_in_phase(SECOND).is_multiple_of(2) { march(1) } else { Command::Undo };
            course.compose(SECOND, Clock::default(), command(&said))
        };
        while course.standing().entries_in_phase(SECOND) < MOST_IN_PHASE {
            let entry = next(&course).unwrap().sign(&identity(SECOND));
            course.accept(&entry).unwrap();
            entries.push(entry);
        }
        assert_eq!(next(&course).unwrap_err(), Fault::PhaseTooLong);
        let (seq, prev) = (course.length(), course.head_hash());
        let body = command(&march(1));
        let entry = Entry { match_id: course.match_id(), seq, prev, author: SECOND, clock: Clock::default(), body };
        let entry = Box::new(entry.sign(&identity(SECOND)));
        let evidence = Evidence::Breach { entries, entry };
        let proof = proof(&evidence.to_bytes());
        assert_eq!((proof.name, proof.side), ("phase-too-long", SECOND));
    }

    #[test]
    fn nobody_can_use_up_the_room_in_which_the_other_must_answer() {
        let mut pair = crossing();
        let mut course: Course<Ford> = pair.session(SECOND).course().clone();
        // The last entry that the first player may write of his own will causes a roll.
        let compose = |course: &Course<Ford>| {
            course.compose(FIRST, Clock::default(), with_link(&Command::Fire, chain(FIRST).open(1)))
        };
        course.lengthen(MOST_ENTRIES - 257);
        let fire = compose(&course).unwrap().sign(&identity(FIRST));
        course.accept(&fire).unwrap();
        let link = chain(SECOND).open(1).unwrap();
        let link = course.compose(SECOND, Clock::default(), Body::Link { link, seal: None, state: None }).unwrap();
        course.accept(&link.sign(&identity(SECOND))).unwrap();
        let open = course.compose(FIRST, Clock::default(), command(&Command::Open(battery())));
        assert_eq!(open.unwrap_err(), Fault::MatchTooLong);
        course.compose(FIRST, Clock::default(), Body::Concede).unwrap();
        course.lengthen(MOST_ENTRIES);
        assert_eq!(course.compose(FIRST, Clock::default(), Body::Concede).unwrap_err(), Fault::MatchTooLong);
        pair.tell(FIRST, &Message::Here(Here { length: MOST_ENTRIES + 1, ..here_of(&pair, SECOND, 1) }));
        assert_eq!(pair.verdicts(FIRST)[0].name, "match-too-long");
    }

    #[test]
    fn floods() {
        let outstanding = |pair: &mut Pair<Ford>| pair.act(FIRST, |session, now| session.chat(now, "well?")).unwrap();
        let messages = [
            Message::Ping { at: 1 },
            Message::Pong { at: 1 },
            Message::Got { length: 1, parcels: 0 },
            Message::Stopped { name: "x".repeat(1000), text: "y".repeat(1000) },
            Message::Want { scenario: OPEN },
            Message::Parcel { number: 7, parcel: Parcel::Chat { text: String::from("!") } },
        ];
        for message in messages {
            let (mut pair, before) = turned(begun(), SECOND);
            outstanding(&mut pair);
            for _ in 0..1_600 {
                pair.inject(FIRST, &message.encode());
            }
            cut_off(&pair, SECOND, &before, "flood");
        }
        // As many spread over time are no flood.
        let (mut pair, _) = turned(begun(), SECOND);
        for _ in 0..3_000 {
            pair.now += 30;
            pair.inject(FIRST, &Message::Ping { at: 1 }.encode());
        }
        assert!(pair.verdicts(FIRST).is_empty());
    }

    #[test]
    fn notes_without_end_do_not_fill_the_disk() {
        // The same note under ever new runs of the program is kept once.
        let (mut pair, _) = turned(begun(), SECOND);
        let note = pair.forge_note(SECOND, 1, NoteKind::Ask(Matter::Pause));
        for run in 2..200 {
            pair.cut();
            pair.connect();
            pair.tell(FIRST, &Message::Here(here_of(&pair, SECOND, run)));
            pair.lie_parcel(FIRST, 0, Parcel::Note(note.clone()));
        }
        assert_eq!(Record::read(&pair.end(FIRST).record).unwrap().notes.len(), 1);
        // Longer than any change.
        let (mut pair, before) = turned(begun(), SECOND);
        let change = vec![0; Matter::LARGEST_CHANGE + 1];
        let note = pair.forge_note(SECOND, 1, NoteKind::Ask(Matter::Change { change }));
        send_note(&mut pair, note);
        cut_off(&pair, SECOND, &before, "bad-note");
        // Many long ones.
        let (mut pair, before) = turned(begun(), SECOND);
        for number in 1..=1_000 {
            let change = vec![0; Matter::LARGEST_CHANGE];
            let note = pair.forge_note(SECOND, number, NoteKind::Ask(Matter::Change { change }));
            send_note(&mut pair, note);
        }
        cut_off(&pair, SECOND, &before, "bad-note");
        assert!(pair.end(FIRST).record.len() < 9 * 1024 * 1024);
    }

    #[test]
    fn a_record_that_is_not_ours() {
        for length in [1, 3, 4] {
            let (mut pair, before) = turned(begun(), SECOND);
            pair.cut();
            pair.connect();
            let here = Here { length, head: Hash([7; 32]), ..here_of(&pair, SECOND, 1) };
            pair.tell(FIRST, &Message::Here(here));
            cut_off(&pair, SECOND, &before, "forked");
        }
        // Of another match, or another protocol: not meant for us.
        let (mut pair, before) = turned(begun(), SECOND);
        pair.tell(FIRST, &Message::Here(Here { match_id: Hash([7; 32]), ..here_of(&pair, SECOND, 1) }));
        pair.tell(FIRST, &Message::Here(Here { protocol: PROTOCOL + 1, ..here_of(&pair, SECOND, 1) }));
        assert_eq!(pair.mark(FIRST), before);
        assert!(pair.verdicts(FIRST).is_empty());
    }
}

mod lobbies {
    use super::*;
    use net::header::Header;
    use net::peer::{Deed, Peer, Role};

    fn myself() -> Myself {
        Myself { identity: Arc::new(identity(SECOND)), name: String::from("Second"), run: 1 }
    }

    fn offer(terms: Terms) -> Message {
        Message::Offer { name: String::from("First"), terms: Box::new(terms) }
    }

    /// A joiner who was offered this and has the battle.
    fn offered(terms: Terms, battle: Vec<u8>) -> (JoinLobby<Ford>, Vec<Outcome<Ford>>) {
        let (mut lobby, _) = JoinLobby::new(myself(), identity(FIRST).key(), Entrance::Knock, 0);
        let outcomes = lobby.receive(0, &offer(terms), &move |_| Some(battle.clone()));
        (lobby, outcomes)
    }

    fn agreed() -> JoinLobby<Ford> {
        let (mut lobby, _) = offered(ford_terms(), Ford::scenario_bytes(&scenario()));
        lobby.agree(0, &ford_terms().hash(), &mut |side| Ok(secrets(side)));
        lobby
    }

    fn failure(outcomes: &[Outcome<Ford>]) -> Option<&str> {
        outcomes.iter().find_map(|outcome| match outcome {
            Outcome::Failed(fault) => Some(fault.name.as_str()),
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
                header.scenario = Ford::scenario_bytes(&Scenario { fords: 9, ..scenario() });
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
            let outcomes = agreed().receive(0, &signed(header, &identity(FIRST)), &|_| None);
            assert_eq!(failure(&outcomes), Some(name));
        }
        let outcomes = agreed().receive(0, &signed(good(), &stranger()), &|_| None);
        assert_eq!(failure(&outcomes), Some("bad-signature"));
        let outcomes = agreed().receive(0, &signed(good(), &identity(FIRST)), &|_| None);
        assert!(matches!(outcomes[0], Outcome::Begin(_)));
    }

    #[test]
    fn a_header_with_another_commitment_of_ours_begins_nothing() {
        let mut header = header::<Ford>(&scenario(), ford_terms());
        header.dice[1].tip = Hash([4; 32]);
        let outcomes = agreed().receive(0, &signed(header.clone(), &identity(FIRST)), &|_| None);
        assert!(outcomes.is_empty());
        let seat =
            Seat { identity: Arc::new(identity(SECOND)), secrets: secrets(SECOND), run: 1, past: Past::default() };
        let match_id = header.match_id();
        let body = Body::Header(Box::new(header));
        let entry = Entry { match_id, seq: 0, prev: OPEN, author: FIRST, clock: Clock::default(), body };
        let joined = Session::<Ford>::join(seat, &entry.sign(&identity(FIRST)), 0, None);
        assert!(matches!(joined.map(|_| ()), Err(Fault::Header(_))));
    }

    /// A whole end of the wire that has knocked at the first player's door.
    fn knocked() -> Peer<Ford> {
        let role = Role::Join { key: Box::new(|_, _| Entrance::Knock), library: Box::new(|_| None) };
        let mut peer = Peer::new(myself(), role, Box::new(|side| Ok(secrets(side))));
        peer.connected(0, identity(FIRST).key(), [1; 32]);
        while peer.poll().is_some() {}
        peer
    }

    fn peer_failure(peer: &mut Peer<Ford>) -> Option<String> {
        std::iter::from_fn(|| peer.poll()).find_map(|deed| match deed {
            Deed::Failed(fault) => Some(fault.name),
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
        let other = Ford::scenario_bytes(&Scenario { fords: 9, ..scenario() });
        assert_eq!(failure(&offered(ford_terms(), other).1), Some("other-scenario"));
        let large = vec![0; LARGEST_SCENARIO + 1];
        let terms = Terms { scenario: Header::scenario_hash(&large), ..ford_terms() };
        assert_eq!(failure(&offered(terms, large).1), Some("other-scenario"));
        let nonsense = vec![7; 30];
        let terms = Terms { scenario: Header::scenario_hash(&nonsense), ..ford_terms() };
        assert_eq!(failure(&offered(terms, nonsense).1), Some("bad-scenario"));
        let dry = Ford::scenario_bytes(&Scenario { fords: 0, ..scenario() });
        let terms = Terms { scenario: Header::scenario_hash(&dry), ..ford_terms() };
        assert_eq!(failure(&offered(terms, dry).1), Some("bad-scenario"));
    }

    #[test]
    fn a_guest_who_commits_again_and_again_is_sent_away() {
        use net::lobby::{Admission, HostLobby};
        let host = Myself { identity: Arc::new(identity(FIRST)), name: String::from("First"), run: 1 };
        let mut lobby: HostLobby<Ford> = HostLobby::new(host, identity(SECOND).key(), ford_terms(), scenario());
        lobby.admit();
        let mut made = 0;
        for round in 0..10u8 {
            let commitment = net::header::Commitment { nonce: [round; 32], ..secrets(SECOND).commitment() };
            let agree = Message::Agree { terms: ford_terms().hash(), commitment };
            let outcomes = lobby.receive(0, 0, &agree, &mut |_| Admission::Admit, &mut |side| Ok(secrets(side)));
            made += outcomes.iter().filter(|outcome| matches!(outcome, Outcome::Begin(_))).count();
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
}

mod records {
    use super::*;
    use std::collections::BTreeMap;

    /// A record with every kind of entry that a match of the ford can have.
    fn every_kind() -> Pair<Ford> {
        let mut pair = begun();
        pair.say(SECOND, &march(1));
        pair.act(SECOND, |session, now| session.ask_take_back(now)).unwrap();
        pair.act(FIRST, grant_asked).unwrap();
        pair.say(SECOND, &march(2));
        pair.act(FIRST, |session, now| session.ask(now, Matter::Pause)).unwrap();
        pair.act(SECOND, grant_asked).unwrap();
        pair.act(SECOND, |session, now| session.resume_play(now)).unwrap();
        pair.act(SECOND, |session, now| session.ask(now, Matter::Pause)).unwrap();
        pair.act(FIRST, grant_asked).unwrap();
        pair.act(FIRST, |session, now| session.resume_play(now)).unwrap();
        pair.say(SECOND, &Command::Draw);
        pair.say(SECOND, &Command::Cross);
        finish(&mut pair);
        assert!(pair.session(FIRST).is_closed());
        pair
    }

    fn is_complete(bytes: &[u8]) -> bool {
        let Ok(record) = Record::read(bytes) else { return false };
        let Ok(seen) = examine::<Ford>(&record, None) else { return false };
        seen.conclusion(&record.notes) == Conclusion::Complete
    }

    #[test]
    fn a_record_with_one_byte_changed_is_never_complete() {
        let pair = every_kind();
        let entries = pair.session(FIRST).entries();
        let bytes = Record::write(entries);
        assert!(is_complete(&bytes) && is_complete(&pair.end(FIRST).record) && is_complete(&pair.end(SECOND).record));
        // Every byte with its check left as it was.
        for at in (0..bytes.len()).step_by(7) {
            let mut bent = bytes.clone();
            bent[at] ^= 1 << (at % 8);
            assert!(!is_complete(&bent), "byte {at}");
        }
        // The same with the notes beside the entries: what is left out is told.
        let with_notes = &pair.end(FIRST).record;
        for at in (0..with_notes.len()).step_by(11) {
            let mut bent = with_notes.clone();
            bent[at] ^= 1 << (at % 8);
            let torn = Record::read(&bent).map_or(Some(Torn::Damaged), |record| record.torn);
            assert!(torn.is_some() && (torn == Some(Torn::CutOff) || !is_complete(&bent)), "byte {at}");
        }
    }

    #[test]
    fn an_entry_changed_by_somebody_who_mends_the_check_is_never_complete() {
        let pair = every_kind();
        let entries = pair.session(FIRST).entries();
        let mut kinds: BTreeMap<&str, u32> = BTreeMap::new();
        for (seq, signed) in entries.iter().enumerate() {
            let kind = signed.entry.body.kind();
            *kinds.entry(kind).or_default() += 1;
            if kinds[kind] > 2 {
                continue;
            }
            let stored = codec::encode(signed);
            for at in (0..stored.len()).step_by(3) {
                let mut bent = stored.clone();
                bent[at] ^= 1 << (at % 8);
                let Ok(changed) = codec::decode::<SignedEntry>(&bent) else { continue };
                // Place and match follow from where it stands, and are not in the file.
                let before = (signed.entry.match_id, signed.entry.seq, signed.entry.prev);
                if (changed.entry.match_id, changed.entry.seq, changed.entry.prev) != before {
                    continue;
                }
                let mut all = entries.to_vec();
                all[seq] = changed;
                assert!(!is_complete(&Record::write(&all)), "{kind} at byte {at}");
            }
        }
        let expected =
            ["accept", "agreed", "command", "end", "header", "link", "note", "phase", "resume", "seal"].as_slice();
        assert_eq!(kinds.keys().copied().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_record_cut_off_anywhere_plays_up_to_its_last_good_entry() {
        let pair = finished();
        let entries = pair.session(FIRST).entries();
        let bytes = Record::write(entries);
        let mut ends = Vec::new();
        for length in 1..=entries.len() {
            ends.push(Record::write(&entries[..length]).len());
        }
        for cut in 0..bytes.len() {
            let whole = ends.iter().filter(|end| **end <= cut).count();
            match Record::read(&bytes[..cut]) {
                Ok(record) => {
                    assert_eq!(record.entries.len(), whole, "cut at {cut}");
                    // The rules are asked once for every entry, not for every byte.
                    if ends.contains(&cut) || ends.contains(&(cut + 1)) {
                        let seen = examine::<Ford>(&record, None).unwrap();
                        assert_eq!(seen.good as usize, whole);
                        assert!(matches!(seen.conclusion(&record.notes), Conclusion::Unfinished { .. }));
                    }
                }
                Err(_) => assert_eq!(whole, 0, "cut at {cut}"),
            }
        }
    }

    #[test]
    fn nothing_that_an_honest_player_signed_is_evidence_against_him() {
        let pair = every_kind();
        let entries = pair.session(FIRST).entries();
        let header = pair.session(FIRST).course().header();
        for (at, entry) in entries.iter().enumerate().skip(1) {
            let breach = Evidence::Breach { entries: entries[..at].to_vec(), entry: Box::new(entry.clone()) };
            assert!(examine_evidence::<Ford>(&breach).is_err(), "entry {at} after what came before it");
            // Entries left out before it, or put in another order.
            for shorter in 1..at {
                let breach = Evidence::Breach { entries: entries[..shorter].to_vec(), entry: Box::new(entry.clone()) };
                if shorter.is_multiple_of(3) {
                    assert!(examine_evidence::<Ford>(&breach).is_err(), "entry {at} after {shorter}");
                }
            }
            let mut swapped = entries[..at].to_vec();
            swapped.reverse();
            let breach = Evidence::Breach { entries: swapped, entry: Box::new(entry.clone()) };
            assert!(examine_evidence::<Ford>(&breach).is_err());
            for other in entries.iter().take(at) {
                let (one, other) = (Box::new(entry.clone()), Box::new(other.clone()));
                let fork = Evidence::Fork { header: Box::new(header.clone()), one, other };
                assert!(examine_evidence::<Ford>(&fork).is_err());
            }
        }
    }

    #[test]
    fn evidence_from_a_stranger_never_breaks_the_verifier() {
        let (mut pair, _) = turned(begun(), SECOND);
        pair.lie(&pair.forge(SECOND, command(&march(9))));
        let bytes = pair.evidence(FIRST)[0].to_vec();
        for at in (0..bytes.len()).step_by(13) {
            let mut bent = bytes.clone();
            bent[at] ^= 1 << (at % 8);
            if let Ok(evidence) = Evidence::from_bytes(&bent)
                && let Ok(proof) = examine_evidence::<Ford>(&evidence)
            {
                assert_eq!(proof.side, SECOND, "byte {at}");
            }
        }
        for cut in (0..bytes.len()).step_by(17) {
            assert!(Evidence::from_bytes(&bytes[..cut]).is_err() || cut > 0);
        }
    }
}
