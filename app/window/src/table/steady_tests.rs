//! A command that ends a phase never lets the same press answer the next question, by key or by mouse.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may fail loudly")]

use super::test_seat::{PATIENCE, TestSeat};
use egui::{Key, Pos2};
use egui_kittest::kittest::Queryable;
use std::time::Instant;

/// The middle of the button that ends a phase: its place is the same for every question.
fn middle(seat: &TestSeat) -> Pos2 {
    seat.harness.get_by(|node| node.author_id() == Some("decision:end")).rect().center()
}

/// Presses E where nothing is undone, and stops in the frame in which the next question is there.
fn next_question(name: &str) -> TestSeat {
    let mut seat = TestSeat::sit("eagles-friedland", name);
    seat.end_until("organise");
    let end = middle(&seat);
    seat.harness.event(egui::Event::PointerMoved(end));
    seat.harness.run_steps(2);
    let shown = seat.screen().board.stage.positions;
    seat.harness.key_press(Key::E);
    let begun = Instant::now();
    while seat.screen().board.stage.positions == shown || seat.screen().board.asked_here().is_none() {
        assert!(begun.elapsed() < PATIENCE, "it goes on");
        assert!(!seat.screen().board.curtain.is_down(), "nothing is secret");
        std::thread::sleep(std::time::Duration::from_millis(1));
        seat.harness.run_steps(1);
    }
    assert_eq!(middle(&seat), end, "the button has not moved");
    seat
}

/// Nothing was ended, and the question to confirm is not shown.
fn nothing_came_of_it(seat: &mut TestSeat, shown: u64) {
    assert!(
        !seat.screen().asked.sure && seat.screen().asked.refusal.is_none(),
        "the press was meant for the question before"
    );
    for _ in 0..5 {
        std::thread::sleep(std::time::Duration::from_millis(10));
        seat.harness.run_steps(1);
    }
    assert_eq!(seat.screen().board.stage.positions, shown, "nothing has ended");
    // A player who has seen the question ends it.
    seat.key(Key::E);
    seat.until("later the key counts", |screen| screen.asked.sure || screen.board.stage.positions > shown);
}

#[test]
fn a_second_key_does_not_end_the_next_phase() {
    let mut seat = next_question("steady-key");
    let shown = seat.screen().board.stage.positions;
    seat.harness.key_press(Key::E);
    seat.harness.run_steps(1);
    nothing_came_of_it(&mut seat, shown);
}

#[test]
fn a_second_click_does_not_end_the_next_phase() {
    let mut seat = next_question("steady-mouse");
    let shown = seat.screen().board.stage.positions;
    let pos = middle(&seat);
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        seat.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
    }
    seat.harness.run_steps(1);
    nothing_came_of_it(&mut seat, shown);
}
