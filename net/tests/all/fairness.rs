//! No face is favoured, no input is without effect, and a player who lacks one secret knows nothing of the roll.
//!
//! All rolls come from fixed seeds, so a test here passes always or never.
#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "a test may stop at the first surprise")]

use engine::contract::Side;
use engine::digest::Hash;
use engine::{codec, contract::Opening};
use record::dice::JointRoll;
use record::secret::Leaves;
use record::seed::Seed;
use std::collections::BTreeSet;

/// Rolls in a trial.
const ROLLS: u32 = 10_000;

fn hash(name: &str, number: u32) -> Hash {
    Hash::of(name, &number)
}

/// A roll of which nothing repeats.
fn roll(number: u32) -> JointRoll {
    let links = [hash("link of the first", number), hash("link of the second", number)];
    JointRoll { match_id: hash("match", 0), n: number, links, entry: hash("entry", number) }
}

/// Chi-square over the faces, and its limit: its mean plus four and a half of its standard deviations. True dice stay
/// below that nearly always; a bias of some hundredths of a face does not.
fn chi_square(sides: u16, faces: impl Iterator<Item = u16>) -> (f64, f64) {
    let mut count = vec![0f64; usize::from(sides)];
    faces.for_each(|face| count[usize::from(face) - 1] += 1.0);
    let expected = count.iter().sum::<f64>() / f64::from(sides);
    let freedom = f64::from(sides - 1);
    let sum = count.iter().map(|seen| (seen - expected).powi(2) / expected).sum();
    (sum, freedom + 4.5 * (2.0 * freedom).sqrt())
}

fn assert_even(what: &str, sides: u16, faces: impl Iterator<Item = u16>) {
    let (sum, bound) = chi_square(sides, faces);
    assert!(sum < bound, "{what}: chi-square {sum:.1}, at most {bound:.1}");
}

fn single(roll: JointRoll, sides: u16) -> u16 {
    roll.faces(&[sides]).expect("a die with sides")[0]
}

#[test]
fn dice_of_any_number_of_sides_are_even() {
    for sides in [2, 3, 6, 7, 10, 12, 20, 52, 100] {
        assert_even(&format!("d{sides}"), sides, (0..ROLLS).map(|number| single(roll(number), sides)));
    }
    // Too many sides to count each: a hundred classes of four hundred. Four in ten values are passed over here.
    assert_even("d40000", 100, (0..ROLLS).map(|number| (single(roll(number), 40_000) - 1) / 400 + 1));
}

#[test]
fn the_bound_would_show_a_favoured_face() {
    // One six in six is read as a one.
    let biased = (0..ROLLS).map(|number| match single(roll(number), 36) {
        36 => 1,
        face => (face - 1) % 6 + 1,
    });
    let (sum, bound) = chi_square(6, biased);
    assert!(sum > bound);
}

#[test]
fn dice_of_one_roll_and_of_neighbouring_rolls_are_independent() {
    let pair = |a: u16, b: u16| (a - 1) * 6 + b;
    assert_even(
        "two dice of a roll",
        36,
        (0..ROLLS).map(|number| {
            let faces = roll(number).faces(&[6, 6]).expect("dice");
            pair(faces[0], faces[1])
        }),
    );
    assert_even(
        "the last dice of many",
        36,
        (0..ROLLS / 4).map(|number| {
            let faces = roll(number).faces(&[6; 40]).expect("dice");
            pair(faces[38], faces[39])
        }),
    );
    assert_even(
        "two rolls in a row",
        36,
        (0..ROLLS).map(|number| pair(single(roll(number), 6), single(roll(number + 1), 6))),
    );
    // Even when nothing but the index has changed.
    let same = |n| JointRoll { n, ..roll(0) };
    assert_even("only n differs", 36, (0..ROLLS).map(|n| pair(single(same(n), 6), single(same(n + 1), 6))));
}

#[test]
fn the_result_depends_on_every_bit_of_every_input() {
    const DICE: [u16; 8] = [65_535; 8];
    let base = roll(1);
    let mut seen = BTreeSet::from([base.faces(&DICE).ok()]);
    let mut changes = 1;
    let mut change = |roll: JointRoll| {
        changes += 1;
        assert!(seen.insert(roll.faces(&DICE).ok()), "change {changes} gave a roll seen before");
    };
    for bit in 0..256 {
        let flipped = |Hash(mut bytes): Hash| {
            bytes[bit / 8] ^= 1 << (bit % 8);
            Hash(bytes)
        };
        change(JointRoll { match_id: flipped(base.match_id), ..base });
        change(JointRoll { links: [flipped(base.links[0]), base.links[1]], ..base });
        change(JointRoll { links: [base.links[0], flipped(base.links[1])], ..base });
        change(JointRoll { entry: flipped(base.entry), ..base });
    }
    (0..32).for_each(|bit| change(JointRoll { n: base.n ^ 1 << bit, ..base }));
    change(JointRoll { links: [base.links[1], base.links[0]], ..base });
    assert_eq!(changes, 1 + 4 * 256 + 32 + 1);
}

#[test]
fn a_deck_is_drawn_without_favour() {
    // Five cards from five, one after the other: each of the 120 orders is as likely as any.
    let order = |number| {
        let mut deck = vec![0u16, 1, 2, 3, 4];
        let draws = roll(number).faces(&[5, 4, 3, 2, 1]).expect("a deck");
        draws.iter().fold(0, |rank, &draw| {
            let left = deck.len() as u16;
            deck.remove(usize::from(draw) - 1);
            rank * left + draw - 1
        })
    };
    assert_even("orders of five cards", 120, (0..ROLLS).map(|number| order(number) + 1));
}

#[test]
fn without_one_link_the_roll_is_unknown() {
    // All else stays as it is; only the one link that is still closed takes other values.
    for side in Side::BOTH {
        let closed = |number| {
            let mut roll = roll(0);
            roll.links[side.index()] = hash("closed link", number);
            roll
        };
        assert_even("a closed link", 6, (0..ROLLS).map(|number| single(closed(number), 6)));
    }
}

#[test]
fn without_the_leaf_a_secret_roll_is_unknown() {
    let joint = roll(0);
    let in_the_open = single(joint, 6);
    let faces = |number| {
        let leaves = Leaves::new(Side::First, vec![Seed::from_bytes(hash("closed leaf", number).0)]).expect("one leaf");
        let Opening { content, .. } = leaves.roll(0, &joint, &[6]).expect("a die");
        codec::decode::<Vec<u16>>(&content).expect("faces")[0]
    };
    assert_even("a closed leaf", 6, (0..ROLLS).map(faces));
    assert!((0..100).any(|number| faces(number) != in_the_open), "the public faces of the same links are others");
}

#[test]
fn knowing_the_leaf_but_not_the_other_link_does_not_foresee_a_secret_roll() {
    let leaves = Leaves::new(Side::First, vec![Seed::from_bytes([7; 32])]).expect("one leaf");
    let faces = |number| {
        let joint = JointRoll { links: [roll(0).links[0], hash("closed link", number)], ..roll(0) };
        let Opening { content, .. } = leaves.roll(0, &joint, &[6]).expect("a die");
        codec::decode::<Vec<u16>>(&content).expect("faces")[0]
    };
    assert_even("the other's link", 6, (0..ROLLS).map(faces));
}
