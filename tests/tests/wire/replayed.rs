//! A computer that goes on from what it has replayed before comes to the same session as one that replays its whole record.

use crate::ford::*;
use ::ford::{Command, Ford};
use engine::codec;
use engine::contract::Side;
use engine::digest::Hash;
use estafette_tests::wire::{WirePair, grant_asked, identity};
use record::entry::{Body, Matter};
use record::fault::Fault;
use record::file::Record;
use record::secrets::Secrets;
use record::session::{Output, Past, Replayed, Seat, Session};
use std::collections::VecDeque;
use std::sync::Arc;

/// The seat of a side, from its files.
fn seat(pair: &WirePair<Ford>, side: Side) -> Seat {
    let end = pair.end(side);
    let (waited, since_own) = (pair.now - end.grown, pair.now - end.signed_at);
    let past = Past { signed: end.signed, waited, since_own, verdict: None };
    let secrets = Secrets::from_bytes(&end.secrets).unwrap();
    Seat { identity: Arc::new(identity(side)), secrets, run: 99, past }
}

fn record(pair: &WirePair<Ford>, side: Side) -> Record {
    Record::read(&pair.end(side).record).unwrap()
}

/// A side as a program starts it: its whole record is replayed.
fn resumed(pair: &WirePair<Ford>, side: Side) -> Session {
    let course = pair.session(side).course();
    Session::resume(seat(pair, side), &record(pair, side), pair.now, course.rules(), Some(course.battle())).unwrap()
}

/// The record of a side replayed from its first entry.
fn whole(pair: &WirePair<Ford>, side: Side) -> Replayed {
    let course = pair.session(side).course();
    Replayed::whole(&record(pair, side).entries, course.rules(), Some(course.battle())).unwrap()
}

/// Everything that two sides send, write and tell when they meet and the first of them gives up; and the state that the first
/// comes to.
fn what_follows(now: u64, session: Session, other: Session) -> (Vec<(usize, Output)>, String) {
    let mut ends = [session, other];
    let (mut said, mut mail) = (Vec::new(), VecDeque::new());
    ends.iter_mut().for_each(|end| end.connected(now));
    let mut gives_up = true;
    loop {
        for (at, end) in ends.iter_mut().enumerate() {
            while let Some(output) = end.poll() {
                if let Output::Send(bytes) = &output {
                    mail.push_back((1 - at, bytes.clone()));
                }
                said.push((at, output));
            }
        }
        match mail.pop_front() {
            Some((to, bytes)) => ends[to].receive(now, &bytes),
            // A match that is over stays so.
            None if std::mem::take(&mut gives_up) => drop(ends[0].concede(now)),
            None => break,
        }
    }
    let [session, _] = ends;
    let state = format!("{:?} {:?} {:?}", session.course().standing(), session.clocks(now), session.asked());
    (said, state)
}

/// The record that each side has replayed, from one look to the next.
#[derive(Default)]
struct Kept([Option<Replayed>; 2], u32);

impl Kept {
    /// Each side resumes in both ways, and the same follows.
    fn look(&mut self, pair: &WirePair<Ford>) {
        for side in Side::BOTH {
            let record = record(pair, side);
            let replayed = match self.0[side.index()].take() {
                Some(before) => before.follow(&record.entries).unwrap(),
                None => whole(pair, side),
            };
            self.0[side.index()] = Some(replayed.clone());
            let quick = Session::resume_replayed(seat(pair, side), &record, pair.now, replayed).unwrap();
            let [slow, quick] = [resumed(pair, side), quick]
                .map(|session| what_follows(pair.now, session, resumed(pair, side.other())));
            assert!(slow.0.len() > 10, "the two have something to say to each other");
            assert_eq!(slow, quick, "{side:?} after {} entries", record.entries.len());
            self.1 += 1;
        }
    }
}

#[test]
fn a_restart_from_what_was_replayed_leads_to_the_same_session_at_every_moment_of_a_match() {
    let (mut pair, mut kept) = (opened(ford_terms()), Kept::default());
    kept.look(&pair);
    deploy(&mut pair);
    kept.look(&pair);
    pair.say(SECOND, &march(1));
    pair.act(SECOND, |session, now| session.ask_take_back(now)).unwrap();
    kept.look(&pair);
    pair.act(FIRST, grant_asked).unwrap();
    kept.look(&pair);
    pair.act(FIRST, |session, now| session.ask(now, Matter::Pause)).unwrap();
    pair.act(SECOND, grant_asked).unwrap();
    pair.wait(9_000);
    kept.look(&pair);
    pair.act(FIRST, |session, now| session.resume_play(now)).unwrap();
    pair.say(SECOND, &march(2));
    pair.say(SECOND, &Command::Draw);
    // The card is known to its owner alone.
    kept.look(&pair);
    pair.restart(SECOND);
    pair.say(SECOND, &Command::Cross);
    kept.look(&pair);
    finish(&mut pair);
    assert!(pair.session(FIRST).is_closed());
    kept.look(&pair);
    assert_eq!(kept.1, 16);
}

#[test]
fn a_disputed_entry_is_disputed_in_either_way() {
    let (mut pair, mut kept) = (begun(), Kept::default());
    kept.look(&pair);
    pair.turn_liar(SECOND);
    let state = Hash([5; 32]);
    let entry = pair.forge(SECOND, Body::Command { command: codec::encode(&march(2)), link: None, state });
    pair.lie(&entry);
    assert!(pair.session(FIRST).course().standing().is_disputed());
    kept.look(&pair);
    assert_eq!(kept.1, 4);
}

#[test]
fn nothing_is_taken_as_replayed_that_is_not_in_the_record() {
    let mut pair = begun();
    let before = whole(&pair, FIRST);
    pair.say(SECOND, &march(2));
    pair.say(SECOND, &Command::Draw);
    let (longer, record) = (whole(&pair, FIRST), record(&pair, FIRST));
    assert!(before.begins(&record.entries) && !before.is_of(&record.entries) && longer.is_of(&record.entries));
    let refused = |record: &Record, replayed: &Replayed| {
        let session = Session::resume_replayed(seat(&pair, FIRST), record, pair.now, replayed.clone());
        session.err() == Some(Fault::BrokenChain)
    };
    assert!(refused(&record, &before), "entries that were written since are missing");
    let older = Record { entries: record.entries[..3].to_vec(), ..record.clone() };
    assert!(refused(&older, &longer) && longer.clone().follow(&older.entries).is_err(), "an older copy");
    let mut other = record.clone();
    let last = other.entries.last_mut().unwrap();
    last.signature = record.entries[1].signature;
    assert!(refused(&other, &longer) && longer.clone().follow(&other.entries).is_err(), "another signature");
    // A bad entry after those that were replayed is found as in any record.
    assert_eq!(before.follow(&other.entries).err(), Some(Fault::BadSignature));
}
