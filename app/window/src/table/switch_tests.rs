//! A player chooses another language in the middle of a match: nothing on the screen keeps a word of the one before.
//!
//! The language before is English with accents, so that each of its words is known by its letters.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

use super::match_screen::MatchScreen;
use super::test_seat::TestSeat;
use crate::MESSAGES;
use egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};
use language::say;
use language::tongue::{PSEUDO, Tongue, scoped};
use std::sync::Arc;

/// A battle of each system.
const BATTLES: [&str; 5] = ["skirmish", "dresden20-koenigstein", "eagles-pultusk", "winter-training", "gleina"];
/// Letters of the language before that no name has.
const BEFORE: [char; 3] = ['å', 'š', 'ñ'];
/// Number of answers before the switch.
const ANSWERS: usize = 3;

/// Everything that is read or heard on the screen.
fn texts(seat: &TestSeat) -> Vec<String> {
    let mut all = Vec::new();
    for node in seat.harness.query_all_by(|_| true) {
        let node = node.accesskit_node();
        all.extend(node.label());
        all.extend(node.value());
    }
    let drawn = seat.screen().board.stage.drawn();
    all.extend(drawn.holders.iter().map(|holder| holder.title.clone()));
    let names = seat.screen().asked.names();
    all.extend(names.called.keys().map(|pick| names.pick(*pick)));
    all
}

fn of_before(texts: &[String]) -> Vec<&String> {
    texts.iter().filter(|text| text.contains(BEFORE)).collect()
}

/// Plays until somebody is asked, and raises the curtain where something is sealed.
fn is_asked(seat: &mut TestSeat) {
    let asked = |screen: &MatchScreen| screen.board.asked_here().is_some();
    seat.until("somebody is asked", |screen| asked(screen) || screen.board.curtain.is_down());
    if seat.screen().board.curtain.is_down() {
        seat.press(&say!(MESSAGES, "window-table-curtain-ready"));
        seat.until("somebody is asked behind the curtain", asked);
    }
}

/// Ends what can be ended, and points at the first unit that is asked for.
fn play(seat: &mut TestSeat) {
    for _ in 0..ANSWERS {
        is_asked(seat);
        seat.key(Key::E);
        if seat.screen().asked.sure {
            seat.key(Key::E);
        }
    }
    is_asked(seat);
    let asking = Arc::clone(seat.screen().asked.asking());
    if let Some(offer) = asking.offers.iter().find(|offer| offer.pick.piece().is_some()) {
        let screen = seat.screen_mut();
        screen.take(offer);
        screen.manner.kept.charts = true;
    }
    seat.harness.run_steps(3);
}

#[test]
fn nothing_keeps_a_word_of_the_language_before() {
    for id in BATTLES {
        let mut seat = {
            let _before = scoped(Arc::new(Tongue::new(PSEUDO)));
            let mut seat = TestSeat::sit(id, "switch");
            play(&mut seat);
            assert!(of_before(&texts(&seat)).len() > 20, "{id}: {:?}", texts(&seat));
            seat
        };
        let _now = scoped(Tongue::english());
        seat.harness.run_steps(4);
        let texts = texts(&seat);
        assert!(of_before(&texts).is_empty(), "{id}: {:?}", of_before(&texts));
    }
}
