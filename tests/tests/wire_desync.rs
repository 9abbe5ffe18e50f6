//! When two machines come to different states: found at the first entry whose hash differs, located, bundled on both sides,
//! judged by carrying the record out again, and gone on from the last phase that both confirmed.

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

use engine::contract::{Game, Side};
use estafette_tests::wire::{Pair, grant_asked, identity};
use ford::*;
use net::course::Due;
use net::entry::{Body, Matter, Note, NoteKind};
use net::evidence::Evidence;
use net::header::Terms;
use net::invitation::Secret;
use net::message::{Carried, Parcel};
use net::record::Record;
use net::session::{Judgement, Notice, Refused};
use net::verify::{Conclusion, Weight, examine, examine_evidence};
use net::watch::{Output, Seen, Spectator, ToSpectator};
use std::collections::BTreeSet;
use toy::{Command, Ford};

const FIRST: Side = Side::First;
const SECOND: Side = Side::Second;

/// The machine of a side miscounts: its column stands at another ford than the record says.
fn miscount(pair: &mut Pair<Ford>, side: Side) {
    pair.act_only(side, |session, _| session.tamper(|game| drop(game.amend(&3).unwrap())));
}

/// The second player's column is on the bank with a card, and his machine has miscounted.
fn miscounted() -> Pair<Ford> {
    miscounted_by(ford_terms())
}

fn miscounted_by(terms: Terms) -> Pair<Ford> {
    let mut pair = begun_by(terms);
    pair.say(SECOND, &march(2));
    pair.say(SECOND, &Command::Draw);
    miscount(&mut pair, SECOND);
    pair
}

#[test]
fn whoever_watches_is_told_and_follows_the_match_through_it() {
    let mut pair = miscounted_by(Terms { watch: Some(0), ..ford_terms() });
    let seq = pair.session(FIRST).course().length();
    pair.say(SECOND, &Command::Cross);
    let disputed = pair.session(FIRST).entries().to_vec();
    pair.act(FIRST, |session, now| session.go_on_from_last_phase(now)).unwrap();
    pair.say(SECOND, &march(2));
    pair.say(SECOND, &Command::Draw);
    pair.say(SECOND, &Command::Cross);
    finish(&mut pair);
    let entries = pair.session(FIRST).entries().to_vec();
    assert!(entries.starts_with(&disputed[..=seq as usize]));

    let mut spectator = Spectator::<Ford>::new(identity(SECOND).key(), "Baedeker", Secret::from_bytes([9; 9]));
    spectator.connected(identity(FIRST).key(), &[7; 32]);
    let (name, match_id) = (String::from("First"), pair.session(FIRST).course().match_id());
    spectator.receive(&ToSpectator::Welcome { name, match_id, delay: 0 }.encode());
    spectator.recall(None).unwrap();
    for signed in &entries {
        spectator.receive(&ToSpectator::Entry(Box::new(Carried::new(signed))).encode());
    }
    assert_eq!(spectator.ended(), Some(&Ok(())));
    let (mut disk, mut told) = (Vec::new(), Vec::new());
    while let Some(output) = spectator.poll() {
        match output {
            Output::Record(bytes) => disk.extend(bytes),
            Output::Seen(Seen::Differs { seq, author }) => told.push((seq, author)),
            _ => {}
        }
    }
    assert_eq!((told, disk), (vec![(seq, SECOND)], Record::write(&entries)));
}

fn bundles(pair: &Pair<Ford>, side: Side) -> Vec<String> {
    let kept = pair.end(side).kept.iter().filter(|kept| kept.name == "desync.txt");
    kept.map(|kept| String::from_utf8(kept.bytes.clone()).unwrap()).collect()
}

#[test]
fn a_miscounting_author_is_found_located_bundled_and_admits() {
    let mut pair = miscounted();
    let seq = pair.session(FIRST).course().length();
    pair.say(SECOND, &Command::Cross);
    let right = pair.session(FIRST).difference().unwrap();
    let wrong = pair.session(SECOND).difference().unwrap();
    assert_eq!((right.seq, right.author, right.judgement), (seq, SECOND, Judgement::WeAreRight));
    assert_eq!((wrong.seq, wrong.author, wrong.judgement), (seq, SECOND, Judgement::WeWereWrong));
    for difference in [right, wrong] {
        assert_eq!(difference.sections, ["column"]);
        let (path, here, there) = difference.field.clone().unwrap();
        assert!(path.starts_with("ford"), "{path}");
        assert_ne!(here, there);
    }
    for side in Side::BOTH {
        let bundle = bundles(&pair, side).pop().unwrap();
        assert!(bundle.contains("section  column differs") && bundle.contains("field    ford"), "{bundle}");
        assert!(bundle.contains("theirs, by program") && bundle.contains(&format!("entry    {seq} by the second")));
        let record = pair.end(side).kept.iter().rev().find(|kept| kept.name == "desync.estafette").unwrap();
        assert!(Record::read(&record.bytes).unwrap().entries.len() > seq as usize, "enough to reproduce it");
    }
    let proof = examine_evidence::<Ford>(&Evidence::from_bytes(pair.evidence(FIRST)[0]).unwrap()).unwrap();
    assert_eq!((proof.name, proof.side, proof.seq), ("false-hash", SECOND, seq));
    assert!(pair.evidence(SECOND).is_empty());
    // Play has stopped for both.
    let said = pair.act(FIRST, |session, now| session.command(now, &Command::Hold));
    assert_eq!(said, Err(Refused::NotYourDecision));
    assert_eq!(pair.session(FIRST).course().due(), Due::Settlement(SECOND));
}

#[test]
fn both_go_on_from_the_last_phase_and_verify_names_who_signed_the_false_hash() {
    let mut pair = miscounted();
    let seq = pair.session(FIRST).course().length();
    pair.say(SECOND, &Command::Cross);
    let opened: BTreeSet<[u8; 32]> = links(&pair);
    pair.act(FIRST, |session, now| session.go_on_from_last_phase(now)).unwrap();
    for side in Side::BOTH {
        assert!(pair.session(side).difference().is_none(), "whoever miscounted has no say in it");
        assert_eq!(pair.session(side).course().due(), Due::Decision(SECOND));
        assert_eq!(pair.session(side).course().standing().take_backs(SECOND), 0);
    }
    assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
    pair.say(SECOND, &march(2));
    pair.say(SECOND, &Command::Draw);
    pair.say(SECOND, &Command::Cross);
    assert!(pair.session(FIRST).course().standing().next_roll() > 1);
    let all = links(&pair);
    assert_eq!(all.len(), opened.len() + 2, "what was opened before is never used again");
    finish(&mut pair);
    assert!(pair.session(FIRST).is_closed() && pair.session(SECOND).is_closed());
    let record = Record::read(&pair.end(FIRST).record).unwrap();
    let seen = examine::<Ford>(&record, None).unwrap();
    assert_eq!((seen.good, seen.conclusion(&record.notes)), (seen.entries, Conclusion::Wrong));
    let wrong: Vec<_> = seen.findings.iter().filter(|finding| finding.weight != Weight::Remark).collect();
    assert_eq!(wrong.len(), 1);
    assert_eq!((wrong[0].name, wrong[0].side, wrong[0].seq), ("false-hash", SECOND, seq));
    // And both can still be restarted on that record.
    pair.restart(FIRST);
    pair.restart(SECOND);
    assert!(pair.session(FIRST).is_closed() && pair.session(SECOND).is_closed());
}

fn links(pair: &Pair<Ford>) -> BTreeSet<[u8; 32]> {
    let link = |body: &Body| match body {
        Body::Command { link, .. } => link.map(|link| link.0),
        Body::Link { link, .. } => Some(link.0),
        _ => None,
    };
    pair.session(FIRST).entries().iter().filter_map(|signed| link(&signed.entry.body)).collect()
}

#[test]
fn a_roll_that_was_under_way_is_given_up_with_its_links() {
    // The shot is signed by a machine that miscounts: its link is open, and the other's never will be.
    let mut pair = crossing();
    pair.act_only(FIRST, |session, _| {
        session.tamper(|game| {
            let mut other = begun();
            other.say(SECOND, &march(1));
            other.say(SECOND, &Command::Cross);
            *game = other.session(FIRST).game().clone();
        });
    });
    pair.say(FIRST, &Command::Fire);
    assert_eq!(pair.session(SECOND).difference().map(|open| open.judgement), Some(Judgement::WeAreRight));
    let rolls = pair.session(SECOND).course().standing().next_roll();
    pair.act(SECOND, |session, now| session.go_on_from_last_phase(now)).unwrap();
    assert_eq!(pair.session(SECOND).course().standing().next_roll(), rolls);
    pair.say(SECOND, &march(2));
    pair.say(SECOND, &Command::Draw);
    pair.say(SECOND, &Command::Cross);
    finish(&mut pair);
    assert!(pair.session(FIRST).is_closed());
    assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
}

#[test]
fn entries_written_before_the_author_heard_of_it_are_recorded_and_undone() {
    let mut pair = begun();
    pair.say(SECOND, &march(2));
    miscount(&mut pair, SECOND);
    // He draws and goes on playing while the other is not there.
    pair.cut();
    pair.act_only(SECOND, |session, now| session.command(now, &Command::Cross)).unwrap();
    pair.connect();
    assert_eq!(pair.session(FIRST).course().due(), Due::Settlement(SECOND));
    pair.act(FIRST, |session, now| session.go_on_from_last_phase(now)).unwrap();
    assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
}

#[test]
fn a_restart_of_either_side_in_the_middle_of_it_changes_nothing() {
    for side in Side::BOTH {
        let mut pair = miscounted();
        pair.say(SECOND, &Command::Cross);
        pair.restart(side);
        assert_eq!(pair.session(FIRST).course().due(), Due::Settlement(SECOND), "{side:?}");
        pair.act(FIRST, |session, now| session.go_on_from_last_phase(now)).unwrap();
        if pair.session(SECOND).asked().is_some() {
            // A machine that was restarted does not know that it was wrong, and asks its player.
            pair.act(SECOND, grant_asked).unwrap();
        }
        assert_eq!(pair.session(FIRST).course().due(), Due::Decision(SECOND), "{side:?}");
        assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
    }
}

#[test]
fn a_miscounting_receiver_puts_itself_right_and_the_match_goes_on() {
    let mut pair = begun();
    pair.say(SECOND, &march(2));
    pair.say(SECOND, &Command::Draw);
    miscount(&mut pair, FIRST);
    pair.say(SECOND, &Command::Cross);
    let found = pair.end(FIRST).notices.iter().find_map(|notice| match notice {
        Notice::Differs(difference) => Some(difference.clone()),
        _ => None,
    });
    let found = found.unwrap();
    assert_eq!((found.judgement, found.author), (Judgement::WeWereWrong, SECOND));
    assert_eq!(found.sections, ["column"]);
    assert_eq!(bundles(&pair, FIRST).len(), 1);
    assert!(pair.session(FIRST).difference().is_none() && pair.verdicts(FIRST).is_empty());
    assert!(pair.evidence(FIRST).is_empty(), "nobody else did wrong");
    assert!(!pair.end(SECOND).notices.iter().any(|notice| matches!(notice, Notice::Differs(_))));
    assert_eq!(pair.session(FIRST).game().view(FIRST).battery, Some(2), "it knows its secret again");
    finish(&mut pair);
    let record = Record::read(&pair.end(FIRST).record).unwrap();
    assert_eq!(examine::<Ford>(&record, None).unwrap().conclusion(&record.notes), Conclusion::Complete);
}

#[test]
fn a_miscounting_receiver_that_would_refuse_a_legal_command_puts_itself_right_too() {
    let mut pair = begun();
    pair.act_only(FIRST, |session, _| {
        session.tamper(|game| {
            let mut other = begun();
            other.say(SECOND, &march(2));
            *game = other.session(FIRST).game().clone();
        });
    });
    pair.say(SECOND, &march(1));
    assert!(pair.verdicts(FIRST).is_empty());
    assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
}

/// Both programs insist: the second player disputes an entry of the first, whose record bears him out.
fn insisting() -> Pair<Ford> {
    let mut pair = crossing();
    pair.say(FIRST, &Command::Hold);
    pair.turn_liar(SECOND);
    let course = pair.session(FIRST).course();
    let (match_id, head, head_hash) = (course.match_id(), course.length() - 1, course.head_hash());
    let number = course.standing().last_note(SECOND) + 1;
    let kind = NoteKind::Differs { state: engine::digest::Hash([5; 32]) };
    let note = Note { match_id, author: SECOND, number, head, head_hash, kind }.sign(&identity(SECOND));
    let parcels = pair.parcels_of(SECOND);
    pair.lie_parcel(FIRST, parcels, Parcel::Note(note));
    pair
}

#[test]
fn where_both_insist_the_record_says_what_each_said_and_nobody_is_made_to_go_on() {
    let mut pair = insisting();
    let open = pair.session(FIRST).difference().unwrap();
    assert_eq!((open.author, open.judgement), (FIRST, Judgement::WeAreRight));
    assert_eq!(bundles(&pair, FIRST).len(), 1);
    assert_eq!(pair.session(FIRST).course().due(), Due::Settlement(FIRST));
    assert!(pair.verdicts(FIRST).is_empty());
    // The other asks to go back; the right side need not, and may end it.
    let to = pair.session(FIRST).course().last_agreed_phase();
    let ask = pair.forge_note(SECOND, 40, NoteKind::Ask(Matter::Rewind { to }));
    let parcels = pair.parcels_of(SECOND);
    pair.lie_parcel(FIRST, parcels, Parcel::Note(ask));
    let asked = pair.session(FIRST).asked().map(|asked| asked.matter);
    assert_eq!(asked, Some(Matter::Rewind { to }), "it is asked, and not simply done");
    pair.act(FIRST, |session, now| session.decline(now)).unwrap();
    let record = Record::read(&pair.end(FIRST).record).unwrap();
    let seen = examine::<Ford>(&record, None).unwrap();
    assert_eq!(seen.good, seen.entries);
    let wrong: Vec<_> = seen.findings.iter().filter(|finding| finding.weight != Weight::Remark).collect();
    assert_eq!((wrong.len(), wrong[0].name, wrong[0].side), (1, "false-dispute", SECOND));
    // Or both go on all the same.
    let mut pair = insisting();
    pair.silent = [false; 2];
    pair.restart(SECOND);
    pair.act(FIRST, |session, now| session.go_on_from_last_phase(now)).unwrap();
    pair.act(SECOND, grant_asked).unwrap();
    assert_eq!(pair.session(FIRST).course().due(), Due::Decision(SECOND));
    assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
}
