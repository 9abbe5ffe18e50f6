//! Two machines come to different states. The first entry whose hash differs is found, bundled on both sides, and
//! judged by replaying the record. Play goes on from the result of the record, with no die rolled again.

use crate::ford::*;
use ::ford::{Command, Ford};
use engine::contract::{Game, Side};
use engine::referee;
use estafette_tests::wire::{WirePair, grant_asked, identity};
use lab::miscount::{self, Slips};
use record::course::Due;
use record::entry::{Body, Matter, Note, NoteKind};
use record::evidence::Evidence;
use record::file::Record;
use record::header::{PROTOCOL, Terms};
use record::invitation::Secret;
use record::message::{Carried, Here, Message, Parcel};
use record::session::{Judgement, MachineDifference, Notice};
use record::verify::{Conclusion, examine, examine_evidence};
use record::watch::{Spectator, SpectatorNews, SpectatorOutput, ToSpectator};
use std::collections::BTreeSet;
use std::ops::{Deref, DerefMut};

/// Two sides whose machines can be made to miscount.
struct Bent {
    pair: WirePair<Ford>,
    slips: [Slips; 2],
}

impl Deref for Bent {
    type Target = WirePair<Ford>;

    fn deref(&self) -> &WirePair<Ford> {
        &self.pair
    }
}

impl DerefMut for Bent {
    fn deref_mut(&mut self) -> &mut WirePair<Ford> {
        &mut self.pair
    }
}

impl Bent {
    /// The battery is in its place, and the second player is to march.
    fn begun(terms: Terms) -> Bent {
        let slips = [Slips::default(), Slips::default()];
        let battles = slips.each_ref().map(|slips| miscount::field(referee::field::<Ford>(scenario()), slips));
        let mut pair = WirePair::at(&scenario(), terms, battles);
        deploy(&mut pair);
        Bent { pair, slips }
    }

    /// The game is another one on the machine of a side when it works out the next entry.
    fn slip(&self, side: Side, with: impl Fn(&mut Ford) + Send + 'static) {
        self.slips[side.index()].when(move |game, _| {
            let mut game = game.of::<Ford>().unwrap().clone();
            with(&mut game);
            Some(referee::referee(game))
        });
    }

    /// The machine of a side miscounts: its column is at another ford than in the record.
    fn miscount(&self, side: Side) {
        self.slip(side, |game| drop(game.amend(&3).unwrap()));
    }
}

/// The second player's column is on the bank with a card, and their computer miscounts.
fn miscounted() -> Bent {
    miscounted_by(ford_terms())
}

fn miscounted_by(terms: Terms) -> Bent {
    let mut pair = Bent::begun(terms);
    pair.say(SECOND, &march(2));
    pair.say(SECOND, &Command::Draw);
    pair.miscount(SECOND);
    pair
}

#[test]
fn a_spectator_is_told_and_follows_the_match_through_it() {
    let mut pair = miscounted_by(Terms { watch: Some(0), ..ford_terms() });
    let seq = pair.session(FIRST).course().length();
    pair.say(SECOND, &Command::Cross);
    let disputed = pair.session(FIRST).entries().to_vec();
    finish(&mut pair);
    let entries = pair.session(FIRST).entries().to_vec();
    assert!(entries.starts_with(&disputed[..=seq as usize]));

    let mut spectator = Spectator::new(
        identity(SECOND).key(),
        "Baedeker",
        Secret::from_bytes([9; 9]),
        record::systems::RuleSystems::only(engine::referee::rules::<Ford>()),
    );
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
            SpectatorOutput::Record(bytes) => disk.extend(bytes),
            SpectatorOutput::Seen(SpectatorNews::Differs { seq, author }) => told.push((seq, author)),
            _ => {}
        }
    }
    assert_eq!((told, disk), (vec![(seq, SECOND)], Record::write(&entries)));
}

fn bundles(pair: &WirePair<Ford>, side: Side) -> Vec<String> {
    let kept = pair.end(side).kept.iter().filter(|kept| kept.name == "desync.txt");
    kept.map(|kept| String::from_utf8(kept.bytes.clone()).unwrap()).collect()
}

/// The last difference a side was told of.
fn told(pair: &WirePair<Ford>, side: Side) -> &MachineDifference {
    let mut differences = pair.end(side).notices.iter().filter_map(|notice| match notice {
        Notice::Differs(difference) => Some(&**difference),
        _ => None,
    });
    differences.next_back().unwrap()
}

#[test]
fn a_miscounting_author_is_found_located_bundled_and_admits() {
    let mut pair = miscounted();
    let seq = pair.session(FIRST).course().length();
    pair.say(SECOND, &Command::Cross);
    let (right, wrong) = (told(&pair, FIRST), told(&pair, SECOND));
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
        assert!(pair.end(side).notices.contains(&Notice::Admitted { seq, author: SECOND }));
    }
    let proof =
        examine_evidence(&Evidence::from_bytes(pair.evidence(FIRST)[0]).unwrap(), engine::referee::rules::<Ford>())
            .unwrap();
    assert_eq!((proof.name, proof.side, proof.seq), ("false-hash", SECOND, seq));
    assert!(pair.evidence(SECOND).is_empty());
}

#[test]
fn the_match_continues_from_the_replayed_position_and_verify_names_the_signer_of_the_false_hash() {
    let mut pair = miscounted();
    let seq = pair.session(FIRST).course().length();
    pair.say(SECOND, &Command::Cross);
    for side in Side::BOTH {
        assert!(pair.session(side).difference().is_none(), "a side that miscounted admits it by itself");
        assert_eq!(pair.session(side).course().due(), Due::Decision(FIRST));
        assert_eq!(pair.session(side).course().standing().take_backs(SECOND), 0);
    }
    assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
    finish(&mut pair);
    assert!(pair.session(FIRST).is_closed() && pair.session(SECOND).is_closed());
    let record = Record::read(&pair.end(FIRST).record).unwrap();
    let seen = examine(&record, engine::referee::rules::<Ford>(), None).unwrap();
    assert_eq!((seen.good, seen.conclusion(&record.notes)), (seen.entries, Conclusion::Complete));
    let wrong: Vec<_> = seen.faults_of(SECOND).collect();
    assert_eq!((wrong.len(), wrong[0].name, wrong[0].seq), (1, "false-hash", seq));
    assert_eq!(seen.faults_of(FIRST).count(), 0);
    // And both can still be restarted on that record.
    pair.restart(FIRST);
    pair.restart(SECOND);
    assert!(pair.session(FIRST).is_closed() && pair.session(SECOND).is_closed());
}

#[test]
fn a_difference_that_is_found_behind_a_queue_of_chat_is_told_all_the_same() {
    let mut pair = miscounted();
    let seq = pair.session(FIRST).course().length();
    // A line that brings nothing of what the first player says, who chats until no more may wait.
    pair.silent = [true, false];
    let waiting =
        (0..1_000).take_while(|_| pair.act(FIRST, |session, now| session.chat(now, "are you there?")).is_ok());
    assert!((200..1_000).contains(&waiting.count()));
    pair.say(SECOND, &Command::Cross);
    assert_eq!(told(&pair, FIRST).seq, seq);
    let asked = pair.act(FIRST, |session, now| session.ask(now, Matter::Pause));
    assert!(asked.is_err(), "a question that cannot be sent is not signed");
    pair.silent = [false; 2];
    pair.wait(60_000);
    assert!(pair.end(SECOND).notices.contains(&Notice::Admitted { seq, author: SECOND }));
    finish(&mut pair);
}

fn links(pair: &WirePair<Ford>) -> BTreeSet<[u8; 32]> {
    let link = |body: &Body| match body {
        Body::Command { link, .. } => link.map(|link| link.0),
        Body::Link { link, .. } => Some(link.0),
        _ => None,
    };
    pair.session(FIRST).entries().iter().filter_map(|signed| link(&signed.entry.body)).collect()
}

#[test]
fn a_roll_that_was_under_way_goes_on_with_its_links() {
    // The shot is signed by a machine that miscounts, and its link is open: the roll it began is the one that is rolled.
    let mut pair = Bent::begun(ford_terms());
    cross(&mut pair);
    pair.slip(FIRST, |game| {
        let mut other = begun();
        other.say(SECOND, &march(1));
        other.say(SECOND, &Command::Cross);
        *game = other.game(FIRST).clone();
    });
    let opened = links(&pair);
    let rolls = pair.session(SECOND).course().standing().next_roll();
    pair.say(FIRST, &Command::Fire);
    assert_eq!(told(&pair, SECOND).judgement, Judgement::WeAreRight);
    assert_eq!(pair.session(SECOND).course().standing().next_roll(), rolls + 1);
    assert_eq!(links(&pair).len(), opened.len() + 2, "one roll, two links, none of them given up");
    assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
}

#[test]
fn entries_written_before_the_author_heard_of_it_are_recorded_and_void() {
    let mut pair = Bent::begun(ford_terms());
    pair.say(SECOND, &march(2));
    pair.miscount(SECOND);
    // Second draws and goes on playing while the other is disconnected.
    pair.cut();
    pair.act_only(SECOND, |session, now| session.command(now, &engine::codec::encode(&Command::Cross))).unwrap();
    let written = pair.session(SECOND).course().length();
    pair.connect();
    assert!(pair.session(FIRST).course().length() > written);
    assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
    let record = Record::read(&pair.end(FIRST).record).unwrap();
    let seen = examine(&record, engine::referee::rules::<Ford>(), None).unwrap();
    assert_eq!((seen.good, seen.faults_of(SECOND).count()), (seen.entries, 1));
}

#[test]
fn a_restart_of_either_side_in_the_middle_of_it_changes_nothing() {
    for side in Side::BOTH {
        let mut pair = miscounted();
        // The note is lost with the connection, and said again afterwards.
        pair.act_only(SECOND, |session, now| session.command(now, &engine::codec::encode(&Command::Cross))).unwrap();
        pair.deliver();
        pair.cut();
        pair.restart(side);
        assert_eq!(pair.session(FIRST).course().due(), Due::Decision(FIRST), "{side:?}");
        assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
    }
}

#[test]
fn a_miscounting_receiver_puts_itself_right_and_the_match_goes_on() {
    let mut pair = Bent::begun(ford_terms());
    pair.say(SECOND, &march(2));
    pair.say(SECOND, &Command::Draw);
    pair.miscount(FIRST);
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
    assert_eq!(pair.game(FIRST).view(FIRST).battery, Some(2), "it knows its secret again");
    finish(&mut pair);
    let record = Record::read(&pair.end(FIRST).record).unwrap();
    assert_eq!(
        examine(&record, engine::referee::rules::<Ford>(), None).unwrap().conclusion(&record.notes),
        Conclusion::Complete
    );
}

#[test]
fn a_miscounting_receiver_that_would_refuse_a_legal_command_puts_itself_right_too() {
    let mut pair = Bent::begun(ford_terms());
    pair.slip(FIRST, |game| {
        let mut other = begun();
        other.say(SECOND, &march(2));
        *game = other.game(FIRST).clone();
    });
    pair.say(SECOND, &march(1));
    assert!(pair.verdicts(FIRST).is_empty());
    assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
}

/// The second player wrongly disputes an entry of the first. The entry opened a link, and the second player owes its own.
fn disputed() -> WirePair<Ford> {
    let mut pair = crossing();
    pair.turn_liar(SECOND);
    pair.act(FIRST, |session, now| session.command(now, &engine::codec::encode(&Command::Fire))).unwrap();
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
fn a_false_dispute_moves_nothing_and_the_link_stays_due() {
    let mut pair = disputed();
    let length = pair.session(FIRST).course().length();
    assert_eq!(pair.session(FIRST).course().due(), Due::SecondLink(SECOND), "a side that is right copies nothing");
    let open = pair.session(FIRST).difference().unwrap();
    assert_eq!((open.author, open.judgement), (FIRST, Judgement::WeAreRight));
    let verdict = *pair.verdicts(FIRST).last().unwrap();
    assert_eq!((verdict.name, verdict.proven, verdict.is_final), ("false-dispute", true, false));
    assert!(verdict.text.ends_with(", and still must act"), "{}", verdict.text);
    let proof =
        examine_evidence(&Evidence::from_bytes(pair.evidence(FIRST)[0]).unwrap(), engine::referee::rules::<Ford>())
            .unwrap();
    assert_eq!((proof.name, proof.side, proof.seq), ("false-dispute", SECOND, length - 1));
    // No agreement helps either: one is written only where a decision is due.
    let to = pair.session(FIRST).course().last_agreed_phase();
    let ask = pair.forge_note(SECOND, 40, NoteKind::Ask(Matter::Rewind { to }));
    let parcels = pair.parcels_of(SECOND);
    pair.lie_parcel(FIRST, parcels, Parcel::Note(ask));
    pair.act(FIRST, grant_asked).unwrap();
    assert_eq!(pair.session(FIRST).course().length(), length);
    assert_eq!(pair.session(FIRST).course().due(), Due::SecondLink(SECOND));
    // The player's own program, once it answers again, gives the link, and the match ends as any other.
    pair.silent = [false; 2];
    pair.restart(SECOND);
    assert!(pair.session(FIRST).difference().is_none(), "he goes on after all");
    assert!(pair.session(FIRST).course().length() > length);
    let record = Record::read(&pair.end(FIRST).record).unwrap();
    let seen = examine(&record, engine::referee::rules::<Ford>(), None).unwrap();
    assert_ne!(seen.conclusion(&record.notes), Conclusion::Wrong, "a lie does not spoil the record of the honest side");
    let wrong: Vec<_> = seen.faults_of(SECOND).map(|finding| finding.name).collect();
    assert_eq!((wrong, seen.faults_of(FIRST).count()), (vec!["false-dispute"], 0));
}

#[test]
fn a_false_dispute_is_refuted_again_after_a_restart_and_costs_no_more() {
    let mut pair = disputed();
    pair.stop(FIRST);
    pair.start(FIRST);
    assert_eq!(pair.session(FIRST).course().due(), Due::SecondLink(SECOND));
    assert!(pair.session(FIRST).difference().is_some());
    let evidence = pair.evidence(FIRST);
    assert_eq!(evidence.first(), evidence.last(), "the same evidence, which a store keeps once");
}

#[test]
fn a_second_link_with_a_false_hash_is_the_roll_all_the_same() {
    let mut pair = crossing();
    pair.act_only(FIRST, |session, now| session.command(now, &engine::codec::encode(&Command::Fire))).unwrap();
    // The second player's program opens its link; the first gets it with another hash.
    pair.turn_liar(SECOND);
    pair.settle();
    let link = pair.session(SECOND).entries().iter().rfind(|signed| matches!(signed.entry.body, Body::Link { .. }));
    let Some(Body::Link { link, seal, .. }) = link.map(|signed| signed.entry.body.clone()) else { panic!("no link") };
    let fell = pair.session(SECOND).game().hash();
    pair.stop(SECOND);
    pair.connect();
    let course = pair.session(FIRST).course();
    let (match_id, length, head) = (course.match_id(), course.length(), course.head_hash());
    pair.tell(FIRST, &Message::Here(Here { protocol: PROTOCOL, match_id, length, head, run: 9, parcels: None }));
    let state = Some(engine::digest::Hash([5; 32]));
    let rolls = pair.session(FIRST).course().standing().next_roll();
    pair.lie(&pair.forge(SECOND, Body::Link { link, seal, state }));
    let course = pair.session(FIRST).course();
    assert_eq!(course.due(), Due::Admission(SECOND), "it waits for the admission and for nothing else");
    assert_eq!(course.standing().next_roll(), rolls, "the roll is complete");
    assert_eq!(course.game().hash(), fell, "and fell as it had to");
    // The player admits it: no agreement, no rewind, no other dice.
    let note = Record::read(&pair.end(FIRST).record).unwrap().notes.last().unwrap().1.clone();
    pair.lie(&pair.forge(SECOND, Body::Note(note)));
    let course = pair.session(FIRST).course();
    assert!(!course.standing().is_disputed());
    assert_eq!(course.standing().next_roll(), rolls, "nothing is rolled again");
    // First's machine goes on from there, and opens what it owes.
    assert!(
        course.game().of::<Ford>().unwrap().view(FIRST).battery.is_some()
            && course.game().of::<Ford>().unwrap().view(FIRST).fire.is_some()
    );
}
