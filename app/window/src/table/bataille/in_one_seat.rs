//! A French half-turn at Brösa in one seat, by mouse and by keyboard: no charge, a battalion marches, the segment ends.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use crate::table::on_board::OnBoard;
use crate::table::test_seat::TestSeat;
use bataille::{Game, UnitId};
use egui::Key;
use engine::contract::Side;
use engine::hex::Hex;
use lab::systems::bataille::Bataille;
use language::position;

/// The game that is played at a screen.
fn played(board: &OnBoard) -> Option<Game> {
    position::game::<Bataille>(&*board.now()?.position).cloned()
}

fn game(seat: &TestSeat) -> Game {
    played(&seat.screen().board).expect("a game of the Bataille system")
}

fn named(game: &Game, name: &str) -> UnitId {
    let called = |unit: &UnitId| game.board().unit(*unit).is_some_and(|data| data.name == name);
    game.board().unit_ids().find(called).expect("a unit")
}

/// The hexes of all units.
fn places(game: &Game) -> Vec<Option<Hex>> {
    game.board().unit_ids().map(|unit| game.hex_of(unit)).collect()
}

/// At the table with the charges of the first half-turn declined.
fn moving(name: &str) -> TestSeat {
    let mut seat = TestSeat::sit("broesa", name);
    seat.end_until("move");
    assert_eq!(seat.screen().board.asked_here(), Some(Side::First));
    seat
}

#[test]
fn a_battalion_is_sent_by_mouse() {
    let mut seat = moving("mouse");
    let unit = named(&game(&seat), "4/6e Légère");
    let from = game(&seat).hex_of(unit).expect("it is on the map");
    let reach = game(&seat).reach(Side::First, &[unit]);
    let to = reach.iter().find(|reached| reached.hex != from).expect("somewhere to go").hex;
    seat.click(from);
    seat.until("it is in hand", |screen| screen.asked.asking().draft.len() == 1);
    seat.click(to);
    seat.until("its way is laid", |screen| screen.asked.asking().draft.len() > 1);
    seat.key(Key::Space);
    seat.until("it has gone", |screen| played(&screen.board).is_some_and(|game| game.hex_of(unit) == Some(to)));
}

#[test]
fn a_battalion_is_sent_by_keyboard_and_the_segment_ends() {
    let mut seat = moving("keys");
    let stood = places(&game(&seat));
    for key in [Key::N, Key::J, Key::Enter, Key::Space] {
        seat.key(key);
    }
    seat.until("somebody has gone", |screen| played(&screen.board).is_some_and(|game| places(&game) != stood));
    // Ending with units unmoved must be confirmed.
    seat.key(Key::E);
    seat.key(Key::E);
    seat.until("movement is over", |screen| screen.asked.asking().question != "move" || screen.board.curtain.is_down());
}

#[test]
fn a_click_on_a_stack_takes_the_unit_and_a_second_one_its_leader() {
    let mut seat = moving("leader");
    let now = game(&seat);
    let rides = |leader: &bataille::LeaderId| now.leader_can_ride(Side::First, *leader);
    let mut led = now.board().leader_ids().filter(rides).filter_map(|leader| now.state().leader_hex(leader));
    let offered = |hex: &Hex| {
        let screen = seat.screen();
        let top = screen.asked.pieces_in(*hex).last().copied().expect("somebody is there");
        let offer = screen.asked.asking().offer(language::ask::Pick::Piece(top));
        !screen.board.stage.is_badge(top) && offer.is_some()
    };
    let hex = led.find(offered).expect("a leader with troops that can move");
    let ring = seat.screen().board.stage.in_turn(seat.screen().asked.pieces_in(hex));
    seat.click(hex);
    seat.until("the unit is in hand", |screen| screen.asked.selected() == ring.first().copied());
    seat.click(hex);
    seat.until("the leader is in hand", |screen| screen.asked.selected() == ring.get(1).copied());
    assert!(seat.screen().board.stage.is_badge(ring[1]));
    // With the unit in hand, a click on the badge sends the leader along.
    seat.screen_mut().find(ring[0]);
    super::super::touching::click(seat.screen_mut(), hex, Some(ring[1]));
    assert_eq!(seat.screen().asked.draft().picks(), [ring[0], ring[1]].map(language::ask::Pick::Piece));
}

#[test]
fn a_unit_is_found_by_its_name() {
    let mut seat = moving("search");
    let unit = named(&game(&seat), "4/6e Légère");
    seat.key(Key::Slash);
    seat.until("the field is open", |screen| screen.manner.search.is_some());
    seat.harness.event(egui::Event::Text(String::from("legere 4/6")));
    seat.harness.run_steps(2);
    seat.key(Key::Enter);
    let piece = language::ask::PieceId(unit.0);
    seat.until("it is selected", |screen| screen.asked.selected() == Some(piece));
    assert_eq!(seat.screen().board.stage.cursor, game(&seat).hex_of(unit));
}
