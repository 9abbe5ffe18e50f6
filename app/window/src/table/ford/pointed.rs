//! Whatever a system may offer can be pointed at: a facing and a box beside the map, by mouse, by key and by name.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail loudly")]

use super::in_one_seat::sit;
use crate::table::test_seat::TestSeat;
use ::ford::app::BATTERY;
use egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Facing, HolderId, Mark, Offer, Pick, Rank, Sentence, Then};
use language::position::Bytes;
use scene::geometry::{Point, Rect, point};

/// The hex of the toy's ring.
const AT: Hex = Hex::new(2, 2);
const FACES: &str = "Face the water";
const PARKS: &str = "Into the park";

fn facing() -> Facing {
    Facing::new(3).expect("east")
}

/// A question with a facing and a box; either leads to a draft that the ford's own question can read.
fn toy() -> Asking<Bytes> {
    let then = || Then::Draft(Draft::new([Pick::Piece(BATTERY)]));
    let offer = |pick, label: &'static str| Offer {
        pick,
        then: then(),
        label: Sentence::from(label),
        rank: Rank::Open,
        mark: Mark::Choice,
    };
    let mut asking = Asking::of("deploy", Draft::EMPTY, Sentence::from("What now?"));
    asking.offers = vec![offer(Pick::Facing(AT, facing()), FACES), offer(Pick::Holder(HolderId(0)), PARKS)];
    asking
}

/// A seat with the toy's question, with a box to the left of the map.
fn asked(name: &str) -> (TestSeat, Point) {
    let mut seat = sit(name);
    seat.until_asked(None, "deploy");
    let screen = seat.harness.state_mut();
    let sheet = screen.board.stage.drawn().extent();
    let area = Rect { min: point(sheet.min.x - 3.0, sheet.min.y), max: point(sheet.min.x - 1.0, sheet.min.y + 2.0) };
    screen.board.stage.lay(vec![scene::Holder {
        title: String::from("Park"),
        area,
        counters: Vec::new(),
        about: None,
    }]);
    screen.asked.pretend(toy());
    // The overlays are kept until the player changes something.
    screen.board.laid = None;
    seat.harness.run_steps(3);
    (seat, area.middle())
}

fn is_taken(seat: &TestSeat) -> bool {
    seat.screen().asked.draft().picks() == [Pick::Piece(BATTERY)]
}

/// The text of a screen reader about the board.
fn said(seat: &TestSeat) -> String {
    let board = seat.harness.get_by_role(Role::Canvas);
    board.accesskit_node().value().unwrap_or_default()
}

#[test]
fn a_facing_is_a_handle_round_its_hex() {
    let (mut seat, _) = asked("facing");
    let handle = scene::handle(&seat.screen().board.stage.drawn().layout(), AT, facing().twelfth());
    seat.hover(handle);
    assert_eq!(seat.screen().board.stage.over, Some(Pick::Facing(AT, facing())));
    assert_eq!(said(&seat), FACES);
    seat.click_at(handle);
    assert!(is_taken(&seat));
}

#[test]
fn a_box_beside_the_map_is_in_sight_and_is_clicked() {
    let (mut seat, middle) = asked("box");
    seat.hover(middle);
    assert_eq!(seat.screen().board.stage.over, Some(Pick::Holder(HolderId(0))));
    assert_eq!(said(&seat), PARKS);
    seat.click_at(middle);
    assert!(is_taken(&seat));
}

#[test]
fn a_click_where_nothing_is_offered_says_why() {
    let (mut seat, middle) = asked("nothing");
    seat.click_at(middle);
    seat.click_at(middle);
    assert!(seat.screen().asked.refusal.is_some(), "the ford asks for no box");
}

#[test]
fn both_have_a_key_and_a_button() {
    for key in [Key::Period, Key::Num1] {
        let (mut seat, _) = asked("key");
        seat.key(key);
        assert!(is_taken(&seat), "{key:?}");
    }
    for label in [FACES, "Into the park  (1)"] {
        let (mut seat, _) = asked("button");
        seat.harness.get_by_role_and_label(Role::Button, label).click();
        seat.harness.run_steps(3);
        assert!(is_taken(&seat), "{label}");
    }
}
