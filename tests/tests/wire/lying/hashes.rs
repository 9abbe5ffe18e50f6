//! False hashes and false disputes.

use super::*;

/// The second player signs a false hash.
fn differing() -> WirePair<Ford> {
    let (mut pair, _) = turned(begun(), SECOND);
    let body = Body::Command { command: codec::encode(&march(1)), link: None, state: Hash([5; 32]) };
    pair.lie(&pair.forge(SECOND, body));
    pair
}

fn their_note(pair: &WirePair<Ford>, side: Side) -> SignedNote {
    Record::read(&pair.end(side).record).unwrap().notes.last().unwrap().1.clone()
}

#[test]
fn a_false_hash_stops_play_is_proof_and_forces_no_rewind() {
    let mut pair = differing();
    let difference = pair.session(FIRST).difference().unwrap();
    assert_eq!((difference.author, difference.judgement), (SECOND, Judgement::WeAreRight));
    let found = proof(pair.evidence(FIRST)[0]);
    assert_eq!((found.name, found.side), ("false-hash", SECOND));
    // The player asks to go back instead of admitting it: that is recorded like everything they write now, and does
    // nothing.
    let (note, state) = (their_note(&pair, FIRST), pair.session(FIRST).game().hash());
    let to = pair.session(FIRST).course().last_agreed_phase();
    pair.lie(&pair.forge(SECOND, Body::Agreed { matter: Matter::Rewind { to }, consent: note.clone(), state }));
    assert_eq!(pair.session(FIRST).game().hash(), state);
    // The liar copies the note, and the match goes on from the result.
    pair.lie(&pair.forge(SECOND, Body::Note(note)));
    assert_eq!(pair.session(FIRST).game().hash(), state);
    let record = Record::read(&pair.end(FIRST).record).unwrap();
    let seen = examine(&record, engine::referee::rules::<Ford>(), None).unwrap();
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
    let mut course: Course = pair.session(FIRST).course().clone();
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
fn dispute(pair: &mut WirePair<Ford>, number: u32, head: u32, state: Hash) {
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
    // Entries that are not there, or another's, are ignored.
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
    // It is still the first player's turn: their last entry is disputed although it is right.
    let head = pair.session(FIRST).course().length() - 1;
    dispute(&mut pair, 1, head, Hash([5; 32]));
    assert_eq!(pair.session(FIRST).difference().unwrap().judgement, Judgement::WeAreRight);
    let record = Record::read(&pair.end(FIRST).record).unwrap();
    let seen = examine(&record, engine::referee::rules::<Ford>(), None).unwrap();
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
