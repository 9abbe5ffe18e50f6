//! Secrets of one side over the wire: a sealed choice, a secret roll in both orders, a shuffled deck, the audit at the
//! end, and that no secret is lost by a restart or used twice after a rewind.

use crate::deck::{Deal, Deck};
use crate::ford::*;
use ::ford::{Command, Ford};
use engine::codec;
use engine::contract::{Game, Opening, Side};
use engine::digest::Hash;
use estafette_tests::wire::{WirePair, grant_asked, seed, terms};
use record::entry::{Body, Matter, SignedEntry};
use record::evidence::Evidence;
use record::file::Record;
use record::verify::{Conclusion, examine, examine_evidence};
use std::collections::BTreeSet;

fn conclusion<G: engine::referee::Shared>(entries: &[SignedEntry]) -> Conclusion {
    let record = Record::read(&Record::write(entries)).unwrap();
    examine(&record, engine::referee::rules::<G>(), None).unwrap().conclusion(&record.notes)
}

#[test]
fn a_sealed_choice_is_known_to_its_owner_alone_until_it_is_opened() {
    let mut pair = begun();
    assert_eq!(pair.game(FIRST).view(FIRST).battery, Some(2));
    assert_eq!(pair.game(SECOND).view(SECOND).battery, None);
    pair.say(SECOND, &march(2));
    pair.say(SECOND, &Command::Cross);
    pair.say(FIRST, &Command::Hold);
    assert_eq!(pair.game(SECOND).view(SECOND).battery, Some(2));
    assert!(pair.session(FIRST).is_closed() && pair.session(SECOND).is_closed());
}

#[test]
fn a_secret_roll_is_known_to_its_owner_alone_and_audited_at_the_end() {
    let mut pair = crossing();
    let card = pair.game(SECOND).view(SECOND).card;
    assert!(card.is_some_and(|card| (1..=4).contains(&card)));
    assert_eq!(pair.game(FIRST).view(FIRST).card, None);
    finish(&mut pair);
    assert!(pair.session(FIRST).is_closed() && pair.session(SECOND).is_closed());
    let entries = pair.session(FIRST).entries();
    let leaves: Vec<usize> = entries
        .iter()
        .filter_map(|signed| match &signed.entry.body {
            Body::End { leaves, .. } => Some(leaves.len()),
            _ => None,
        })
        .collect();
    assert_eq!(leaves.iter().sum::<usize>(), 1, "the one leaf that was used is opened by its owner");
    assert_eq!(conclusion::<Ford>(entries), Conclusion::Complete);
}

#[test]
fn a_secret_roll_works_in_either_order_of_opening() {
    // The ford's owner opens first, and seals in an entry of its own. In the deck the other side's command causes the
    // roll, so its owner opens second and seals in the same entry.
    let kinds = |entries: &[SignedEntry]| entries.iter().map(|signed| signed.entry.body.kind()).collect::<Vec<_>>();
    assert!(kinds(crossing().session(FIRST).entries()).contains(&"seal"));
    let mut pair = dealt();
    pair.say(FIRST, &Deal::ForThem);
    let entries = pair.session(FIRST).entries();
    assert!(!kinds(entries).contains(&"seal"));
    assert!(matches!(entries.last().unwrap().entry.body, Body::Link { seal: Some(_), .. }));
    let (theirs, ours) = (pair.game(SECOND).hand(SECOND), pair.game(FIRST).hand(SECOND));
    assert_eq!((theirs.len(), ours.len()), (1, 0), "only its owner sees the chit");
}

#[test]
fn a_false_seal_is_named_at_the_end() {
    // The second player seals the best card instead of the one that was drawn, plays it, and wins.
    let mut pair = begun();
    pair.say(SECOND, &march(2));
    pair.turn_liar(SECOND);
    let link = estafette_tests::wire::chain(SECOND).open(0);
    let draw = Body::Command { command: codec::encode(&Command::Draw), link, state: Hash([0; 32]) };
    pair.lie(&pair.forge_true(SECOND, draw));
    let wished = Opening { salt: [9; 32], content: codec::encode(&vec![4u16]) };
    pair.lie(&pair.forge_true(SECOND, Body::Seal { seal: wished.seal(SECOND), state: Hash([0; 32]) }));
    let say = |pair: &mut WirePair<Ford>, command: &Command| {
        let body = Body::Command { command: codec::encode(command), link: None, state: Hash([0; 32]) };
        pair.lie(&pair.forge_true(SECOND, body));
    };
    say(&mut pair, &Command::Cross);
    pair.say(FIRST, &Command::Hold);
    say(&mut pair, &Command::Play(wished));
    let mut leaves = vec![net_leaf(0)];
    let ending = pair.session(FIRST).course().standing().ending().unwrap();
    let state = pair.session(FIRST).game().hash();
    // The first player has confirmed the end already; the second one's confirmation must open the leaf.
    let before = pair.mark(FIRST);
    pair.lie(&pair.forge(SECOND, Body::End { ending, state, leaves: leaves.clone() }));
    assert_eq!(pair.verdicts(FIRST)[0].name, "false-seal");
    let proof =
        examine_evidence(&Evidence::from_bytes(pair.evidence(FIRST)[0]).unwrap(), engine::referee::rules::<Ford>())
            .unwrap();
    assert_eq!((proof.name, proof.side), ("false-seal", SECOND));
    assert_eq!(pair.mark(FIRST), before);
    // Keeping the leaf back is named as well.
    leaves.clear();
    let entries = pair.session(FIRST).entries().to_vec();
    let kept_back =
        Evidence::Breach { entries, entry: Box::new(pair.forge(SECOND, Body::End { ending, state, leaves })) };
    assert_eq!(examine_evidence(&kept_back, engine::referee::rules::<Ford>()).unwrap().name, "leaf-not-committed");
}

/// A leaf of the second player, opened.
fn net_leaf(index: u32) -> record::secret::LeafOpening {
    let part = |index: u32| record::seed::Seed::from_bytes(Hash::of("estafette leaf seed", &(seed(SECOND), index)).0);
    let leaves = record::secret::Leaves::new(SECOND, (0..1024).map(part).collect()).unwrap();
    leaves.open(index).unwrap()
}

#[test]
fn a_restart_at_any_moment_of_the_match_loses_no_secret() {
    for side in Side::BOTH {
        let mut pair = begun();
        pair.restart(side);
        assert_eq!(pair.game(FIRST).view(FIRST).battery, Some(2), "the sealed choice");
        pair.say(SECOND, &march(2));
        pair.say(SECOND, &Command::Draw);
        let card = pair.game(SECOND).view(SECOND).card;
        pair.restart(side);
        assert_eq!(pair.game(SECOND).view(SECOND).card, card, "the secret roll");
        pair.say(SECOND, &Command::Cross);
        pair.restart(side);
        finish(&mut pair);
        assert!(pair.session(FIRST).is_closed() && pair.session(SECOND).is_closed());
        assert_eq!(conclusion::<Ford>(pair.session(side).entries()), Conclusion::Complete);
    }
}

#[test]
fn a_secret_that_was_torn_on_disk_does_not_spoil_the_next_one() {
    let mut pair = opened(ford_terms());
    pair.act(FIRST, |session, _| session.seal(battery()));
    let end = &mut pair.ends[0];
    end.secrets.truncate(end.secrets.len() - 3);
    pair.restart(FIRST);
    pair.act(FIRST, |session, _| session.seal(battery()));
    pair.say(FIRST, &Command::Deploy { seal: battery().seal(FIRST) });
    pair.restart(FIRST);
    assert_eq!(pair.game(FIRST).view(FIRST).battery, Some(2));
}

#[test]
fn a_rewind_never_uses_a_link_or_a_leaf_again() {
    let mut pair = begun();
    pair.say(SECOND, &march(2));
    let back = pair.session(FIRST).course().length() - 1;
    let mut links = BTreeSet::new();
    let mut seals = BTreeSet::new();
    for round in 0..4 {
        pair.say(SECOND, &Command::Draw);
        let entries = pair.session(FIRST).entries().to_vec();
        for signed in &entries[back as usize + 1..] {
            match &signed.entry.body {
                Body::Command { link: Some(link), .. } | Body::Link { link, .. } => {
                    links.insert(link.0);
                }
                Body::Seal { seal, .. } => {
                    seals.insert(seal.0);
                }
                _ => {}
            }
        }
        assert_eq!(pair.session(FIRST).course().standing().next_roll(), round + 1);
        assert_eq!(pair.session(FIRST).course().standing().leaves_used(SECOND), round + 1);
        if round < 3 {
            pair.act(SECOND, |session, now| session.ask(now, Matter::Rewind { to: back })).unwrap();
            pair.act(FIRST, grant_asked).unwrap();
            assert_eq!(pair.game(SECOND).view(SECOND).card, None, "the card went back");
        }
    }
    assert_eq!((links.len(), seals.len()), (8, 4), "every link and every seal is a new one");
    pair.restart(SECOND);
    assert!(pair.game(SECOND).view(SECOND).card.is_some());
    pair.say(SECOND, &Command::Cross);
    finish(&mut pair);
    assert_eq!(conclusion::<Ford>(pair.session(FIRST).entries()), Conclusion::Complete, "all four leaves are audited");
}

fn dealt() -> WirePair<Deck> {
    WirePair::with(&20, terms::<Deck>(&20, codec::encode(&())))
}

#[test]
fn every_card_of_a_shuffled_deck_comes_exactly_once() {
    let mut pair = dealt();
    let mut side = FIRST;
    while !pair.session(FIRST).is_closed() {
        pair.say(side, &Deal::Draw);
        side = side.other();
    }
    let drawn = |side| pair.game(side).drawn().to_vec();
    assert_eq!(drawn(FIRST), drawn(SECOND), "both saw the same cards in the same order");
    let mut cards = drawn(FIRST);
    assert_ne!(cards, (1..=20).collect::<Vec<u16>>(), "the deck is shuffled");
    cards.sort_unstable();
    assert_eq!(cards, (1..=20).collect::<Vec<u16>>());
    assert_eq!(conclusion::<Deck>(pair.session(FIRST).entries()), Conclusion::Complete);
}
