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

fn length(seat: &TestSeat) -> u32 {
    seat.screen().board.now().expect("a match").around.length
}

#[test]
fn a_hint_is_shown_on_the_board_and_played_only_when_one_wants() {
    let mut seat = TestSeat::sit("skirmish", "hint");
    seat.until("somebody is asked", |screen| screen.board.asked_here().is_some());
    let before = length(&seat);
    seat.press("Hint");
    assert!(seat.screen().asked.hints.hint().is_some(), "it thinks");
    seat.until("a hint", |screen| found(&screen.asked));
    assert_eq!(length(&seat), before, "nothing is done");
    let screen = seat.screen_mut();
    let laid = overlays::kept(&mut screen.board, &screen.asked, &screen.manner);
    let shown = |overlay: &Overlay| matches!(overlay, Overlay::Path { .. } | Overlay::Attack { .. });
    assert!(laid.iter().any(shown), "{laid:?}");
    seat.all_named("a hint over the board");
    assert!(seat.sees("The marshal would do this:"));
    seat.press("Play it (Shift+H)");
    seat.until("the hint is played", |screen| screen.board.now().unwrap().around.length > before);
    assert!(seat.screen().asked.hints.hint().is_none(), "it is put away");
}

#[test]
fn by_keys_a_hint_is_asked_for_put_away_and_played() {
    let mut seat = TestSeat::sit("skirmish", "hint-keys");
    seat.until("somebody is asked", |screen| screen.board.asked_here().is_some());
    let before = length(&seat);
    seat.key(Key::H);
    seat.key(Key::Escape);
    assert!(seat.screen().asked.hints.hint().is_none(), "Esc has it stop");
    seat.key_with(Modifiers::SHIFT, Key::H);
    assert_eq!(length(&seat), before);
    assert!(seat.screen().asked.refusal.is_some(), "there is no hint to play");
    seat.key(Key::H);
    seat.until("a hint", |screen| found(&screen.asked));
    seat.key_with(Modifiers::SHIFT, Key::H);
    seat.until("the hint is played", |screen| screen.board.now().unwrap().around.length > before);
}

#[test]
fn against_a_person_there_are_no_hints() {
    let mut seat = TestSeat::sit("skirmish", "hint-far");
    seat.until("somebody is asked", |screen| screen.board.asked_here().is_some());
    let now = Now::clone(seat.screen().board.now().expect("a match"));
    assert!(hints::has(&now) && seat.sees("Hint"));
    let far = Now { far: true, ..now.clone() };
    assert!(!hints::has(&far));
    let mut watched = now;
    watched.around.late = Some(0);
    assert!(!hints::has(&watched), "nor for a spectator");
}

/// A hex that a page beside the board lit is a mark of what was there: it goes with Esc, and with the position.
#[test]
fn what_a_page_lit_does_not_outlive_the_position() {
    let mut seat = TestSeat::sit("skirmish", "lit");
    seat.until("somebody is asked", |screen| screen.board.asked_here().is_some());
    let screen = seat.screen_mut();
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
