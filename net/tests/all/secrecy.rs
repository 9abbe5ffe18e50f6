//! Opening a link or a leaf tells nothing about another, except what the design means to tell.
//!
//! A test cannot show that BLAKE3 hides its input. It can show that this is all we rely on. Every closed link or leaf
//! is behind a hash over 32 random bytes that occur nowhere else, and varies freely while everything opened stays the
//! same.
#![allow(clippy::expect_used, reason = "a test may stop at the first surprise")]

use engine::codec;
use engine::contract::Side;
use engine::digest::Hash;
use record::chain::{Chain, LINKS, Verifier};
use record::dice::JointRoll;
use record::secret::{LeafOpening, Leaves};
use record::seed::Seed;
use std::collections::BTreeSet;

fn seed(number: u32) -> Seed {
    Seed::from_bytes(Hash::of("seed of a test", &number).0)
}

/// One step of a chain, as the protocol page gives it.
fn step(side: Side, n: u32, link: Hash) -> Hash {
    Hash::of("estafette link", &(side, n, link))
}

#[test]
fn an_opened_link_gives_away_all_before_it_and_that_is_meant() {
    let chain = Chain::new(Side::First, 0, &seed(1));
    let mut link = chain.open(100).expect("a link");
    for n in (1..=100).rev() {
        link = step(Side::First, n, link);
        assert_eq!(chain.open(n - 1), Some(link));
    }
    assert_eq!(step(Side::First, 0, link), chain.tip());
}

#[test]
fn an_opened_link_leads_to_no_later_one() {
    let chain = Chain::new(Side::First, 0, &seed(1));
    let later: BTreeSet<Hash> = (101..400).map(|n| chain.open(n).expect("a link")).collect();
    // All that can be computed from link 100 by steps of either side at any place near it.
    for side in Side::BOTH {
        for start in 0..400 {
            let mut reached = chain.open(100).expect("a link");
            for n in start..start + 8 {
                reached = step(side, n, reached);
                assert!(!later.contains(&reached));
            }
        }
    }
}

#[test]
fn the_next_link_is_behind_a_hash_and_free_until_it_is_opened() {
    // A chain is made from its far end: any 32 bytes at place n + 1 lead to some link at n. So link n, being a hash,
    // sets apart the true next link only for someone who already has it.
    let chain = Chain::new(Side::First, 0, &seed(1));
    let mut verifier = Verifier::new(Side::First, chain.tip());
    verifier.accept(0, chain.open(0).expect("a link")).expect("the true link");
    for guess in 0..10_000u32 {
        assert!(verifier.clone().accept(1, Hash::of("guess", &guess)).is_err());
    }
    assert_eq!(verifier.accept(1, chain.open(1).expect("a link")), Ok(()));
}

#[test]
fn even_the_last_link_does_not_give_the_seed_away() {
    let chain = Chain::new(Side::First, 0, &seed(1));
    assert_ne!(chain.open(LINKS - 1).map(|link| link.0), Some(*seed(1).expose()));
}

#[test]
fn no_link_of_one_chain_is_in_another() {
    // The same seed by mistake, for the other side or the next chain, still gives links that have nothing in common.
    let links = |side, number: u8| {
        let chain = Chain::new(side, number, &seed(1));
        (0..LINKS).step_by(97).map(move |place| chain.open(u32::from(number) * LINKS + place))
    };
    let all: BTreeSet<Option<Hash>> =
        links(Side::First, 0).chain(links(Side::Second, 0)).chain(links(Side::First, 1)).collect();
    assert_eq!(all.len(), 3 * LINKS.div_ceil(97) as usize);
}

/// Sixteen leaves, of which one is drawn again.
fn leaves_but(changed: Option<u32>) -> Leaves {
    let draw = |index| seed(if Some(index) == changed { 1000 + index } else { index });
    Leaves::new(Side::First, (0..16).map(draw).collect()).expect("sixteen leaves")
}

#[test]
fn an_opened_leaf_shows_of_the_others_nothing_but_hashes() {
    for open in 0..16 {
        let opened = leaves_but(None).open(open).expect("a leaf");
        let shown = codec::encode(&opened);
        for closed in (0..16).filter(|closed| *closed != open) {
            let random = seed(closed);
            assert!(!shown.windows(32).any(|bytes| bytes == random.expose()), "leaf {closed} in the opening of {open}");
            // Had the closed leaf been drawn otherwise, the opening would differ in one hash, the one that covers it.
            let LeafOpening { index, random, path } = leaves_but(Some(closed)).open(open).expect("a leaf");
            assert_eq!((index, random), (open, opened.random));
            let differ: Vec<usize> = (0..4).filter(|&height| path[height] != opened.path[height]).collect();
            assert_eq!(differ, [(open ^ closed).ilog2() as usize]);
        }
    }
}

#[test]
fn opening_all_leaves_but_one_leaves_that_one_closed() {
    let leaves = leaves_but(None);
    let closed = 6;
    let random = seed(closed);
    let mut shown: Vec<Hash> = Vec::new();
    for open in (0..16).filter(|open| *open != closed) {
        let opened = leaves.open(open).expect("a leaf");
        shown.push(Hash(opened.random));
        shown.extend(opened.path);
    }
    assert!(!shown.contains(&Hash(*random.expose())));
    // The one thing shown that depends on it is its hash, and a guess at 32 random bytes does not meet it.
    let its_hash = Hash::of("estafette leaf", &(Side::First, closed, random.expose()));
    assert!(shown.contains(&its_hash));
    for guess in &shown {
        assert_ne!(Hash::of("estafette leaf", &(Side::First, closed, guess)), its_hash);
    }
}

#[test]
fn an_opened_seal_does_not_open_the_leaf_behind_it() {
    let joint =
        JointRoll { match_id: Hash([1; 32]), n: 0, links: [Hash([2; 32]), Hash([3; 32])], entry: Hash([4; 32]) };
    let opening = leaves_but(None).roll(5, &joint, &[6, 6]).expect("dice");
    let shown = codec::encode(&opening);
    assert!(!shown.windows(32).any(|bytes| bytes == seed(5).expose()));
    // The salt of another roll with the same leaf, had it been used twice, would be another.
    let later = JointRoll { n: 1, ..joint };
    assert_ne!(leaves_but(None).roll(5, &later, &[6, 6]).map(|later| later.salt), Some(opening.salt));
}

#[test]
fn links_and_leaves_have_nothing_in_common() {
    let chain = Chain::new(Side::First, 0, &seed(1));
    let leaves = Leaves::new(Side::First, vec![seed(1), seed(1)]).expect("two leaves");
    let opened = leaves.open(0).expect("a leaf");
    let from_leaves = BTreeSet::from([leaves.root(), Hash(opened.random), opened.path[0]]);
    assert!(!from_leaves.contains(&chain.tip()));
    assert!((0..LINKS).step_by(257).all(|n| chain.open(n).is_some_and(|link| !from_leaves.contains(&link))));
}
