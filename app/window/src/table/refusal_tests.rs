//! A refusal: it is said in one place, by the decision, its words open the rule, and it goes when the player does something
//! else. A click on a hex that is too far says so in every system.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail loudly")]

use super::test_seat::TestSeat;
use crate::book::help::Help;
use egui::{Key, Role};
use egui_kittest::kittest::Queryable;
use engine::hex::Hex;
use language::ask::{Asking, Mark, Pick};
use language::position::Bytes;
use std::sync::Arc;

/// A battle, and the question in which units move.
const MARCHES: [(&str, &str); 5] = [
    ("skirmish", "move"),
    ("dresden20", "move"),
    ("broesa", "move"),
    ("winter-training", "move"),
    ("eagles-friedland", "command"),
];

/// Whether hexes in reach are lit.
fn reaches(asking: &Asking<Bytes>) -> bool {
    asking.offers.iter().filter(|offer| matches!(offer.mark, Mark::Reach { .. })).count() > 1
}

/// A seat at which the ways of a unit are lit, and the hex that is farthest from them.
fn picked(battle: &str, question: &str, name: &str) -> (TestSeat, Hex) {
    let mut seat = TestSeat::sit(battle, name);
    seat.end_until(question);
    let asking = Arc::clone(seat.screen().asked.asking());
    for offer in asking.offers.iter().filter(|offer| offer.pick.piece().is_some()) {
        seat.screen_mut().asked.drop_draft();
        seat.screen_mut().take(offer);
        // A leader's march is ordered first.
        if question == "command" {
            seat.key(Key::Space);
            seat.until_asked(None, "march");
        }
        if reaches(seat.screen().asked.asking()) {
            break;
        }
    }
    let screen = seat.screen();
    let (map, asking) = (screen.board.stage.board.map(), screen.asked.asking());
    let from = asking.offers.iter().find(|offer| matches!(offer.mark, Mark::Reach { .. }));
    let from = from.and_then(|offer| offer.pick.hex()).unwrap_or_else(|| panic!("{battle}: a unit can go somewhere"));
    let free = |hex: &Hex| asking.offer(Pick::Hex(*hex)).is_none() && screen.asked.pieces_in(*hex).is_empty();
    let far = map.hexes().filter(free).max_by_key(|hex| map.grid.distance(*hex, from)).unwrap();
    (seat, far)
}

#[test]
fn a_click_on_a_hex_that_is_too_far_says_so_in_every_system() {
    for (battle, question) in MARCHES {
        let (mut seat, far) = picked(battle, question, "too-far");
        seat.click(far);
        let refused = seat.screen().asked.refusal.clone().unwrap_or_else(|| panic!("{battle}: nothing is said"));
        println!("{battle}: {}", refused.text);
        assert!(!refused.text.contains("not a choice here"), "{battle}: {}", refused.text);
        assert!(refused.rule.is_some(), "{battle}: {}", refused.text);
    }
}

#[test]
fn a_refusal_is_said_once_by_the_decision_opens_its_rule_and_goes() {
    for (battle, question) in MARCHES {
        let (mut seat, far) = picked(battle, question, "refused");
        seat.click(far);
        let text = seat.screen().asked.refusal.clone().unwrap().text;
        assert_eq!(seat.harness.query_all_by_label_contains(&text).count(), 1, "{battle}: {text}");
        let node = seat.harness.get_by_role_and_label(Role::Link, &text);
        let confirm = seat.harness.get_by(|node| node.author_id() == Some("decision:confirm")).rect();
        assert!(node.rect().left() >= confirm.left() - 1.0 && node.rect().bottom() <= confirm.top() + 8.0, "{battle}");
        node.click();
        seat.harness.run_steps(2);
        let mut help = Help::unpainted(systems::ALL, None);
        let _ = help.show(&seat.harness.ctx, "staff-map", None);
        assert!(help.is_open(), "{battle}: a click on the words opens the book");
        // A key that picks something else.
        seat.key(Key::N);
        assert_eq!(seat.screen().asked.refusal, None, "{battle}");
        assert!(!seat.sees(&text), "{battle}");
    }
}

#[test]
fn where_the_decision_is_folded_away_the_refusal_is_over_the_board() {
    let (mut seat, far) = picked("skirmish", "move", "folded");
    seat.screen_mut().manner.kept.folded = true;
    seat.harness.run_steps(2);
    seat.click(far);
    let text = seat.screen().asked.refusal.clone().unwrap().text;
    assert_eq!(seat.harness.query_all_by_label_contains(&text).count(), 1, "{text}");
    seat.key(Key::Escape);
    assert_eq!(seat.screen().asked.refusal, None);
    assert!(!seat.sees(&text));
}
