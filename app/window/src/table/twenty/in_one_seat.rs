//! A Player Turn in one seat, by mouse and by keyboard: pick a corps, send it somewhere, end the phase, answer each
//! question.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use crate::table::on_board::OnBoard;
use crate::table::test_seat::TestSeat;
use egui::Key;
use engine::hex::Hex;
use lab::systems::twenty::Twenty;
use language::position;
use twenty::{ALLIED, Game, UnitId};

/// The game that is played at a screen.
fn played(board: &OnBoard) -> Option<Game> {
    position::game::<Twenty>(&*board.now()?.position).cloned()
}

fn game(seat: &TestSeat) -> Game {
    played(&seat.screen().board).expect("a game of Dresden 20")
}

fn hex_of(seat: &TestSeat, unit: UnitId) -> Hex {
    game(seat).state().hex_of(unit).expect("it is on the map")
}

/// The hexes of all corps.
fn places(game: &Game) -> Vec<Option<Hex>> {
    game.board().unit_ids().map(|unit| game.state().hex_of(unit)).collect()
}

fn named(game: &Game, name: &str) -> UnitId {
    game.board().unit_ids().find(|unit| game.board().unit(*unit).name == name).expect("a unit")
}

#[test]
fn a_corps_is_sent_by_mouse() {
    let mut seat = TestSeat::sit("dresden20", "mouse");
    seat.until_asked(ALLIED, "move");
    let unit = named(&game(&seat), "Au III");
    let from = hex_of(&seat, unit);
    let to = game(&seat).reach(unit).hexes.iter().find(|way| !way.forced).expect("somewhere to go").hex;
    seat.click(from);
    seat.until("it is in hand", |screen| screen.asked.asking().draft.len() == 1);
    seat.click(to);
    seat.until("it has gone", |screen| played(&screen.board).is_some_and(|game| game.state().hex_of(unit) == Some(to)));
    assert_ne!(hex_of(&seat, unit), from);
}

#[test]
fn a_corps_is_sent_by_keyboard_and_the_battles_follow() {
    let mut seat = TestSeat::sit("dresden20", "keys");
    seat.until_asked(ALLIED, "move");
    let stood = places(&game(&seat));
    for key in [Key::N, Key::J, Key::Enter] {
        seat.key(key);
    }
    seat.until("somebody has gone", |screen| played(&screen.board).is_some_and(|game| places(&game) != stood));
    // Ending with corps unmoved must be confirmed.
    seat.key(Key::E);
    seat.key(Key::E);
    seat.until("movement is over", |screen| screen.asked.asking().question != "move" || screen.board.curtain.is_down());
}
