//! The state that outlives a restart.

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
