//! A liar uses that a record came back from an older copy.

use super::*;

/// The first player's record has come back without its last entries, and the second, who has them, denies it.
fn framed() -> WirePair<Ford> {
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
fn no_player_is_made_to_sign_an_entry_again() {
    let mut pair = framed();
    let before = pair.mark(FIRST);
    let told = pair.end(FIRST).notices.iter().any(|notice| matches!(notice, Notice::OlderCopy { .. }));
    assert!(told, "the player hears of it");
    for command in offered(&pair, FIRST) {
        let said = pair.act(FIRST, |session, now| session.command(now, &engine::codec::encode(&command)));
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
    pair.act(SECOND, decline_asked).unwrap();
    pair.stop(FIRST);
    let length = Record::read(&pair.end(FIRST).record).unwrap().entries.len();
    pair.fall_back(FIRST, length);
    pair.start(FIRST);
    pair.connect();
    pair.act(FIRST, |session, now| session.ask(now, Matter::Pause)).unwrap();
    let asked = pair.session(SECOND).asked().map(|asked| asked.matter);
    assert_eq!(asked, Some(Matter::Pause), "the other side listens to it");
}

#[test]
fn a_player_who_resigned_cannot_play_on_from_an_older_copy() {
    // With the pen it was an entry, which the other has; without it a note, which the other may never have had.
    for (mut pair, silent, lost) in [(crossing(), false, 1), (begun(), false, 0), (begun(), true, 0)] {
        pair.silent[FIRST.index()] = silent;
        pair.act(FIRST, |session, now| session.concede(now)).unwrap();
        pair.stop(FIRST);
        let length = Record::read(&pair.end(FIRST).record).unwrap().entries.len();
        pair.fall_back(FIRST, length - lost);
        pair.silent = [false; 2];
        pair.start(FIRST);
        pair.connect();
        for side in Side::BOTH {
            let ending = pair.session(side).course().standing().ending();
            assert_eq!(ending, Some(Ending::Conceded { by: FIRST }), "{silent} {lost}");
            assert!(pair.verdicts(side).is_empty());
        }
    }
}
