//! Consent that was never given, and notes that mean something else.

use super::*;

/// The second player, holding the pen, writes an agreement with this note as the other's consent.
fn agreed(pair: &WirePair<Ford>, matter: Matter, consent: SignedNote) -> SignedEntry {
    let state = pair.session(FIRST).game().hash();
    pair.forge(SECOND, Body::Agreed { matter, consent, state })
}

fn own_note(pair: &WirePair<Ford>, side: Side) -> SignedNote {
    Record::read(&pair.end(side).record).unwrap().notes.last().unwrap().1.clone()
}

#[test]
fn a_pause_without_agreement() {
    // In the other's name, but signed by the liar.
    one_lie(begun(), SECOND, "bad-note", |pair| {
        let honest = pair.forge_note(FIRST, 1, NoteKind::Grant(Matter::Pause)).note;
        agreed(pair, Matter::Pause, honest.sign(&identity(SECOND)))
    });
    // The liar's own note.
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
    // A grant of what was asked for is good.
    let entry = agreed(&pair, Matter::Result { winner: None }, asked);
    pair.turn_liar(SECOND);
    pair.lie(&entry);
    assert!(pair.verdicts(FIRST).is_empty());
}

/// The same match again: everything on the bench follows from the actions.
fn clone(pair: &WirePair<Ford>) -> WirePair<Ford> {
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
    // A question is open until the player who asked plays on.
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
    assert_eq!(read, OpponentQuestion { matter: draw.clone(), number: 1 });
    let before = pair.mark(FIRST);
    let note = pair.forge_note(SECOND, 2, NoteKind::Ask(Matter::Result { winner: Some(SECOND) }));
    send_note(&mut pair, note);
    let refused = pair.act(FIRST, |session, now| session.grant(now, &read)).unwrap_err();
    assert_eq!(refused.name(), "asked-anew");
    assert!(refused.to_string().contains("a win for the second player"), "{refused}");
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
        |pair: &WirePair<Ford>| pair.forge_note(FIRST, 1, NoteKind::Concede).note.sign(&identity(SECOND)),
        |pair: &WirePair<Ford>| pair.forge_note(FIRST, 1, NoteKind::Concede),
        |pair: &WirePair<Ford>| pair.forge_note(SECOND, 1, NoteKind::Concede).note.sign(&stranger()),
        |pair: &WirePair<Ford>| {
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
    let conclusion = examine(&record, engine::referee::rules::<Ford>(), None).unwrap().conclusion(&record.notes);
    assert!(matches!(conclusion, Conclusion::Unfinished { .. }), "{conclusion:?}");
}

#[test]
fn a_player_who_resigned_cannot_play_on() {
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
    let conclusion = examine(&record, engine::referee::rules::<Ford>(), None).unwrap().conclusion(&record.notes);
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
    pair.act(FIRST, decline_asked).unwrap();
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
    let note = pair.forge_note(SECOND, record::entry::MOST_NOTES, NoteKind::Claim(Claim::Owed { waited: u64::MAX }));
    send_note(&mut pair, note);
    let course = pair.session(FIRST).course();
    let (match_id, head_hash) = (course.match_id(), course.head_hash());
    for kind in [NoteKind::Grant(Matter::Pause), NoteKind::Ask(Matter::Rewind { to: u32::MAX }), NoteKind::Resume] {
        let number = record::entry::MOST_NOTES;
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
