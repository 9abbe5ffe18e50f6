//! The combat under way is lit for both sides, in the system where a combat lasts several questions of both.
#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use super::strip_tests::{begun, turn_heard};
use engine::contract::Side;
use language::ask::Draft;
use language::system::Eye;
use play::table::Heard;
use scene::Overlay;

#[test]
fn both_sides_see_who_attacks_whom_while_a_combat_lasts() {
    let mut seen = 0;
    for seed in 0..12 {
        for heard in turn_heard(&*begun("eagles-friedland", &[]), seed, usize::MAX) {
            let Heard::Now(now) = heard else { continue };
            let asked = Side::BOTH.map(|side| now.position.ask(side, &Draft::EMPTY).question);
            if !asked.iter().any(|question| ["defend", "seal_chit"].contains(question)) {
                continue;
            }
            seen += 1;
            let game = now.position.referee();
            for side in Side::BOTH {
                let position = now.position.battle().position(&game, Eye::Of(side)).unwrap();
                let attack = position.stakes().into_iter().find_map(|overlay| match overlay {
                    Overlay::Attack { from, to, .. } => Some((from, to)),
                    _ => None,
                });
                let (from, to) = attack.unwrap_or_default();
                assert!(!from.is_empty() && !to.is_empty(), "{side:?} sees no attack at {asked:?}");
                assert!(from.iter().all(|hex| !to.contains(hex)), "{from:?} and {to:?}");
            }
        }
        if seen > 3 {
            return;
        }
    }
    assert!(seen > 0, "no combat was fought");
}
