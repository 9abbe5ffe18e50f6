//! More than a match needs.

use super::*;

#[test]
fn moves_and_undos_without_end() {
    let pair = begun();
    let mut entries = pair.session(FIRST).entries().to_vec();
    let mut course: Course = pair.session(FIRST).course().clone();
    let next = |course: &Course| {
        let said = if course.standing().entries_in_phase(SECOND).is_multiple_of(2) { march(1) } else { Command::Undo };
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
fn no_player_can_use_up_the_room_in_which_the_other_must_answer() {
    let mut pair = crossing();
    let mut course: Course = pair.session(SECOND).course().clone();
    // The last entry that the first player may write without being asked causes a roll.
    let compose =
        |course: &Course| course.compose(FIRST, Clock::default(), with_link(&Command::Fire, chain(FIRST).open(1)));
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
fn a_full_record_still_has_room_for_every_end() {
    let pair = begun();
    let mut full: Course = pair.session(SECOND).course().clone();
    full.lengthen(MOST_ENTRIES - 256);
    let more = full.compose(SECOND, Clock::default(), command(&march(1)));
    assert_eq!(more.unwrap_err(), Fault::MatchTooLong);
    let note = |kind| {
        let (head, head_hash) = (full.length() - 1, full.head_hash());
        let match_id = full.match_id();
        Note { match_id, author: FIRST, number: 1, head, head_hash, kind }.sign(&identity(FIRST))
    };
    let matter = Matter::Result { winner: None };
    let consent = note(NoteKind::Grant(matter.clone()));
    let ends = [Body::Concede, Body::Note(note(NoteKind::Concede)), Body::Agreed { matter, consent, state: OPEN }];
    for end in ends {
        let mut course = full.clone();
        let entry = course.compose(SECOND, Clock::default(), end).unwrap();
        course.accept(&entry.sign(&identity(SECOND))).unwrap();
        assert!(course.standing().ending().is_some());
        while let Some(side) = course.due().pen() {
            let ending = course.standing().ending().unwrap();
            let entry = course.compose(side, Clock::default(), Body::End { ending, state: OPEN, leaves: Vec::new() });
            course.accept(&entry.unwrap().sign(&identity(side))).unwrap();
        }
    }
}

#[test]
fn floods() {
    let outstanding = |pair: &mut WirePair<Ford>| pair.act(FIRST, |session, now| session.chat(now, "well?")).unwrap();
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
        // A bad line can do the same: the connection ends, and neither side is blamed.
        assert!(pair.verdicts(FIRST).is_empty() && pair.evidence(FIRST).is_empty());
        assert!(!pair.connected && pair.session(FIRST).stopped().is_none());
        assert_eq!(pair.mark(FIRST), before, "a flood left a trace");
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
