//! A whole match in one seat, by mouse and by keyboard, as two players play it: with the curtain between them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use crate::table::curtain_card::SITS;
use crate::table::test_seat::TestSeat;
use ::ford::Ford;
use ::ford::app::{BATTERY, TheFord};
use egui::{Key, Role};
use egui_kittest::kittest::Queryable;
use engine::contract::{Game as _, Side};
use language::position::{self, WaitingFor};
use language::system::Eye;

/// Sits down at the ford.
pub(super) fn sit(name: &str) -> TestSeat {
    TestSeat::sit_at(lab::systems::WITH_FORD, super::battle(), name, Vec::new())
}

impl TestSeat {
    fn game(&self) -> Ford {
        let now = self.screen().board.now().expect("a match");
        position::game::<TheFord>(&*now.position).expect("a game of the ford").clone()
    }

    /// The counter of the battery as it is shown.
    fn battery(&self) -> scene::Counter {
        let counters = &self.screen().board.stage.drawn().counters;
        counters.iter().find(|counter| counter.id.0 == u32::from(BATTERY.0)).expect("the battery").clone()
    }

    fn is_over(&self) -> bool {
        self.screen().board.now().is_some_and(|now| now.position.waits() == WaitingFor::Over)
    }
}

#[test]
fn a_match_is_played_by_mouse_with_the_curtain_between_the_two() {
    let board = super::battle().board_of::<TheFord>().unwrap();
    let mut seat = sit("mouse");
    assert!(
        seat.screen().board.curtain.is_down(),
        "where the battery is placed is a secret: the seat is empty at first"
    );
    seat.until_asked(None, "deploy");
    seat.click(board.fords[1]);
    assert_eq!(seat.screen().asked.draft().len(), 2, "the battery and its ford");
    seat.press("Hide the battery");
    seat.press("Hide the battery");
    seat.until("the curtain falls", |screen| screen.board.curtain.is_down());
    // Behind it there is nothing for keys or clicks, and nothing of the board is drawn. A player may leave.
    assert!(seat.sees("Hand over to the Attackers player") && seat.sees("The Defenders side hands over."));
    assert!(seat.harness.query_by_role_and_label(Role::Button, "Charts").is_none());
    assert!(seat.harness.query_by_role_and_label(Role::Button, "Leave").is_some());
    seat.key(Key::Space);
    seat.click(board.fords[0]);
    assert!(seat.screen().board.curtain.is_down() && seat.screen().board.asked_here().is_none());
    seat.press(SITS);
    seat.until_asked(None, "march");
    let now = seat.screen().board.now().unwrap().clone();
    assert_eq!(now.position.eye(), Eye::Of(Side::Second));
    assert_eq!((seat.battery().hex, seat.battery().texts.below.as_str()), (board.park, "?"));
    assert_eq!(seat.game().view(Side::First).battery, None, "this engine does not know");
    seat.click(board.fords[1]);
    seat.until_asked(None, "bank");
    assert_eq!(seat.game().view(Side::Second).ford, Some(2));
    seat.press("Draw a card  (1)");
    seat.until("the card", |screen| {
        let now = screen.board.now().unwrap();
        position::game::<TheFord>(&*now.position).unwrap().has_card()
    });
    seat.until_asked(None, "bank");
    assert!(seat.game().view(Side::Second).card.is_some(), "its owner sees it");
    seat.press("Cross  (1)");
    seat.until_asked(None, "fire");
    assert_eq!(seat.battery().hex, board.fords[1], "its owner sees where it waits");
    assert_eq!(seat.game().view(Side::Second).card, None, "and not the card");
    seat.press("Fire");
    seat.until_asked(None, "card");
    seat.press("Play the card  (1)");
    seat.until("the end", |screen| screen.board.now().is_some_and(|now| now.position.waits() == WaitingFor::Over));
    assert!(seat.is_over());
}

#[test]
fn a_match_is_played_by_keyboard_alone() {
    let mut seat = sit("keys");
    seat.until_asked(None, "deploy");
    for key in [Key::A, Key::Space, Key::Space] {
        seat.key(key);
    }
    seat.until("the curtain falls", |screen| screen.board.curtain.is_down());
    seat.key(Key::Enter);
    seat.until_asked(None, "march");
    for key in [Key::J, Key::Enter] {
        seat.key(key);
    }
    seat.until_asked(None, "bank");
    seat.key(Key::Num2);
    seat.until_asked(None, "fire");
    seat.key(Key::E);
    seat.until("the end", |screen| screen.board.now().is_some_and(|now| now.position.waits() == WaitingFor::Over));
}
