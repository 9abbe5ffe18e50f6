//! Hints, asked for by pointer and by keyboard.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail loudly")]

use super::asked::Asked;
use super::hints::{self, Hint};
use super::match_screen::MatchScreen;
use super::overlays;
use super::test_seat::TestSeat;
use egui::{Key, Modifiers};
use play::table::{Heard, Now};
use scene::Overlay;
use std::sync::Arc;

fn found(asked: &Asked) -> bool {
    matches!(asked.hints.hint(), Some(Hint::Found(..)))
}

fn length(chair: &TestSeat) -> u32 {
    chair.screen().board.now().expect("a match").around.length
}

#[test]
fn a_hint_is_shown_on_the_board_and_played_only_when_one_wants() {
    let mut chair = TestSeat::sit("skirmish", "hint");
    chair.until("somebody is asked", |screen| screen.board.asked_here().is_some());
    let before = length(&chair);
    chair.press("Hint");
    assert!(chair.screen().asked.hints.hint().is_some(), "it thinks");
    chair.until("a hint", |screen| found(&screen.asked));
    assert_eq!(length(&chair), before, "nothing is done");
    let screen = chair.screen_mut();
    let laid = overlays::kept(&mut screen.board, &screen.asked, &screen.manner);
    let shown = |overlay: &Overlay| matches!(overlay, Overlay::Path { .. } | Overlay::Attack { .. });
    assert!(laid.iter().any(shown), "{laid:?}");
    chair.all_named("a hint over the board");
    assert!(chair.sees("The marshal would do this:"));
    chair.press("Play it (Shift+H)");
    chair.until("the hint is played", |screen| screen.board.now().unwrap().around.length > before);
    assert!(chair.screen().asked.hints.hint().is_none(), "it is put away");
}

#[test]
fn by_keys_a_hint_is_asked_for_put_away_and_played() {
    let mut chair = TestSeat::sit("skirmish", "hint-keys");
    chair.until("somebody is asked", |screen| screen.board.asked_here().is_some());
    let before = length(&chair);
    chair.key(Key::H);
    chair.key(Key::Escape);
    assert!(chair.screen().asked.hints.hint().is_none(), "Esc has it stop");
    chair.key_with(Modifiers::SHIFT, Key::H);
    assert_eq!(length(&chair), before);
    assert!(chair.screen().asked.refusal.is_some(), "there is no hint to play");
    chair.key(Key::H);
    chair.until("a hint", |screen| found(&screen.asked));
    chair.key_with(Modifiers::SHIFT, Key::H);
    chair.until("the hint is played", |screen| screen.board.now().unwrap().around.length > before);
}

#[test]
fn against_a_person_there_are_no_hints() {
    let mut chair = TestSeat::sit("skirmish", "hint-far");
    chair.until("somebody is asked", |screen| screen.board.asked_here().is_some());
    let now = Now::clone(chair.screen().board.now().expect("a match"));
    assert!(hints::has(&now) && chair.sees("Hint"));
    let far = Now { far: true, ..now.clone() };
    assert!(!hints::has(&far));
    let mut watched = now;
    watched.around.late = Some(0);
    assert!(!hints::has(&watched), "nor for a spectator");
}

/// A hex that a page beside the board lit is a mark of what stood there: it goes with Esc, and with the position.
#[test]
fn what_a_page_lit_does_not_outlive_the_position() {
    let mut chair = TestSeat::sit("skirmish", "lit");
    chair.until("somebody is asked", |screen| screen.board.asked_here().is_some());
    let screen = chair.screen_mut();
    let position = &screen.board.now().expect("a match").position;
    let hex = position.pieces(position.eye()).first().expect("a counter").hex;
    let is_lit = |screen: &mut MatchScreen| {
        let laid = overlays::kept(&mut screen.board, &screen.asked, &screen.manner);
        laid.contains(&Overlay::Selected(hex))
    };
    assert!(!is_lit(screen));
    screen.manner.lit = vec![hex];
    assert!(is_lit(screen), "it is seen at once");
    screen.cancel();
    assert!(!is_lit(screen), "Esc puts it out");
    screen.manner.lit = vec![hex];
    let mut now = Now::clone(screen.board.now().expect("a match"));
    now.around.length += 1;
    screen.hear(Heard::Now(Arc::new(now)));
    assert!(!is_lit(screen), "another position has no mark of the one before");
}
