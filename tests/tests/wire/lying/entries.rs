//! Entries that are forged, misplaced or against the rules.

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
    // The same entry twice is no fork.
    let header = Box::new(pair.session(FIRST).course().header().clone());
    let same = Evidence::Fork { header, one: Box::new(one.clone()), other: Box::new(one) };
    assert!(examine_evidence(&same, engine::referee::rules::<Ford>()).is_err());
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
        pair.act_only(SECOND, |session, now| session.command(now, &engine::codec::encode(&said))).unwrap();
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
    pair.act_only(SECOND, |session, now| session.command(now, &engine::codec::encode(&march(1)))).unwrap();
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
    let shot = |link| move |pair: &WirePair<Ford>| pair.forge(FIRST, with_link(&Command::Fire, link));
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
fn a_link_that_never_comes_stays_due() {
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
    let seen = examine(&record, engine::referee::rules::<Ford>(), None).unwrap();
    assert_eq!(
        seen.conclusion(&record.notes),
        Conclusion::Unfinished { owed: String::from("link 1"), by: Some(SECOND) }
    );
}

#[test]
fn a_side_that_claims_more_of_the_record_must_show_it() {
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
    assert_eq!(
        pair.act(FIRST, |session, now| session.command(now, &engine::codec::encode(&Command::Hold))),
        Err(Refused::AwaitsTail)
    );
    for _ in 0..5 {
        pair.wait(15_000);
        pair.tell(FIRST, &Message::Ping { at: 0 });
    }
    pair.act(FIRST, |session, now| session.close_as_owed(now)).unwrap();
    assert!(pair.session(FIRST).stopped().unwrap().text.contains("part of the record"));
}
