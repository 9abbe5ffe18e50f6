//! Times that cannot be.

use super::*;

/// The second player takes this time and claims nothing.
fn slow_move(pair: &mut WirePair<Ford>, said: &Command, milliseconds: u64) {
    pair.wait(milliseconds);
    pair.lie(&pair.forge_true(SECOND, command(said)));
}

fn gaps(pair: &WirePair<Ford>) -> Vec<u64> {
    let gap = |notice: &Notice| match notice {
        Notice::Gap(gap) => Some(gap.sum),
        _ => None,
    };
    pair.end(FIRST).notices.iter().filter_map(gap).collect()
}

#[test]
fn understated_time_is_charged_and_an_agreement_gives_it_back() {
    let (mut pair, _) = turned(begun_by(timed(3600, 0)), SECOND);
    let before = pair.session(FIRST).clocks(pair.now)[1];
    for said in [march(1), Command::Undo, march(1), Command::Undo, march(2)] {
        slow_move(&mut pair, &said, 15_000);
    }
    assert_eq!(gaps(&pair).len(), 5);
    assert!(pair.session(FIRST).clocks(pair.now)[1] - before >= 75_000, "what was measured counts, not the claim");
    pair.lie(&pair.forge_true(SECOND, command(&Command::Cross)));
    pair.act(FIRST, |session, now| session.ask(now, Matter::Clocks)).unwrap();
    let grant = pair.forge_note(SECOND, 1, NoteKind::Grant(Matter::Clocks));
    send_note(&mut pair, grant);
    assert!(pair.session(FIRST).clocks(pair.now)[1] - before < 5_000, "the agreement gives the gaps back");
    pair.say(FIRST, &Command::Hold);
    assert!(pair.verdicts(FIRST).is_empty() && pair.evidence(FIRST).is_empty(), "clocks prove nothing");
}

#[test]
fn clocks_that_differ_are_told_and_never_stop_play() {
    let (mut pair, _) = turned(begun_by(timed(3600, 0)), SECOND);
    for said in [march(1), Command::Undo, march(1), Command::Undo, march(2)] {
        slow_move(&mut pair, &said, 15_000);
    }
    pair.lie(&pair.forge_true(SECOND, command(&Command::Cross)));
    pair.say(FIRST, &Command::Hold);
    pair.wait(2_000);
    assert!(pair.end(FIRST).notices.contains(&Notice::ClocksDiffer));
}

#[test]
fn a_round_trip_cannot_be_made_to_look_long() {
    let (mut pair, _) = turned(begun_by(timed(3600, 0)), SECOND);
    for at in [0, 1, 2, u64::MAX] {
        pair.tell(FIRST, &Message::Pong { at });
    }
    slow_move(&mut pair, &march(1), 15_000);
    assert_eq!(gaps(&pair), [15_000]);
    // An answer to the question, but late: no more than a bad line is allowed.
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
    let cut_and_move = |pair: &mut WirePair<Ford>, said: &Command| {
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
    let seen = examine(&record, engine::referee::rules::<Ford>(), None).unwrap();
    let flag = seen.findings.iter().find(|finding| finding.name == "flag-claimed").unwrap();
    assert_eq!((flag.side, flag.weight), (FIRST, Weight::Remark));
    assert!(pair.evidence(FIRST).is_empty());
}
