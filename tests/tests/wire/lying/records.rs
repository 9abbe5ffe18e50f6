//! Records and evidence as files of a stranger.

use super::*;
use std::collections::BTreeMap;

/// A record with every kind of entry that a match of the ford can have.
fn every_kind() -> WirePair<Ford> {
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
    let Ok(seen) = examine(&record, engine::referee::rules::<Ford>(), None) else { return false };
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
    // The same with the notes beside the entries: a note that is left out is reported.
    let with_notes = &pair.end(FIRST).record;
    for at in (0..with_notes.len()).step_by(11) {
        let mut bent = with_notes.clone();
        bent[at] ^= 1 << (at % 8);
        let torn = Record::read(&bent).map_or(Some(Torn::Damaged), |record| record.torn);
        assert!(torn.is_some() && (torn == Some(Torn::CutOff) || !is_complete(&bent)), "byte {at}");
    }
}

#[test]
fn an_entry_changed_with_its_check_mended_is_never_complete() {
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
            // Place and match follow from its position, and are not in the file.
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
                // The rules are called once for every entry, not for every byte.
                if ends.contains(&cut) || ends.contains(&(cut + 1)) {
                    let seen = examine(&record, engine::referee::rules::<Ford>(), None).unwrap();
                    assert_eq!(seen.good as usize, whole);
                    assert!(matches!(seen.conclusion(&record.notes), Conclusion::Unfinished { .. }));
                }
            }
            Err(_) => assert_eq!(whole, 0, "cut at {cut}"),
        }
    }
}

#[test]
fn nothing_that_an_honest_player_signed_is_evidence_against_them() {
    let pair = every_kind();
    let entries = pair.session(FIRST).entries();
    let header = pair.session(FIRST).course().header();
    for (at, entry) in entries.iter().enumerate().skip(1) {
        let breach = Evidence::Breach { entries: entries[..at].to_vec(), entry: Box::new(entry.clone()) };
        assert!(
            examine_evidence(&breach, engine::referee::rules::<Ford>()).is_err(),
            "entry {at} after what came before it"
        );
        // Entries left out before it, or put in another order.
        for shorter in 1..at {
            let breach = Evidence::Breach { entries: entries[..shorter].to_vec(), entry: Box::new(entry.clone()) };
            if shorter.is_multiple_of(3) {
                assert!(
                    examine_evidence(&breach, engine::referee::rules::<Ford>()).is_err(),
                    "entry {at} after {shorter}"
                );
            }
        }
        let mut swapped = entries[..at].to_vec();
        swapped.reverse();
        let breach = Evidence::Breach { entries: swapped, entry: Box::new(entry.clone()) };
        assert!(examine_evidence(&breach, engine::referee::rules::<Ford>()).is_err());
        for other in entries.iter().take(at) {
            let (one, other) = (Box::new(entry.clone()), Box::new(other.clone()));
            let fork = Evidence::Fork { header: Box::new(header.clone()), one, other };
            assert!(examine_evidence(&fork, engine::referee::rules::<Ford>()).is_err());
        }
    }
}

#[test]
fn two_entries_at_one_place_after_different_entries_are_no_fork() {
    let marched = || {
        let mut pair = begun();
        pair.say(SECOND, &march(1));
        pair.say(SECOND, &Command::Undo);
        turned(pair, SECOND)
    };
    let entry = |pair: &WirePair<Ford>| {
        let entries = pair.session(FIRST).entries();
        entries.iter().rfind(|signed| signed.entry.author == SECOND).unwrap().clone()
    };
    // A player that answered two records of a liar has signed such entries, and has done nothing wrong.
    let astray = |known: &SignedEntry| Entry { prev: Hash([9; 32]), ..known.entry.clone() };
    for other_body in [None, Some(command(&march(2)))] {
        let (mut pair, before) = marched();
        let known = entry(&pair);
        let body = other_body.clone().unwrap_or_else(|| known.entry.body.clone());
        let other = Entry { body, ..astray(&known) }.sign(&identity(SECOND));
        let header = pair.session(FIRST).course().header().clone();
        for (one, other) in [(&known, &other), (&other, &known)] {
            assert!(!Evidence::is_fork(&header, one, other));
            let (one, other) = (Box::new(one.clone()), Box::new(other.clone()));
            let fork = Evidence::Fork { header: Box::new(header.clone()), one, other };
            assert!(examine_evidence(&fork, engine::referee::rules::<Ford>()).is_err());
        }
        pair.lie(&other);
        cut_off(&pair, SECOND, &before, "broken-chain");
    }
    // After the same entry it is a fork.
    let (pair, _) = marched();
    let known = entry(&pair);
    let other = Entry { body: command(&march(2)), ..known.entry.clone() }.sign(&identity(SECOND));
    assert!(Evidence::is_fork(pair.session(FIRST).course().header(), &known, &other));
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
            && let Ok(proof) = examine_evidence(&evidence, engine::referee::rules::<Ford>())
        {
            assert_eq!(proof.side, SECOND, "byte {at}");
        }
    }
    for cut in (0..bytes.len()).step_by(17) {
        assert!(Evidence::from_bytes(&bytes[..cut]).is_err() || cut > 0);
    }
}
