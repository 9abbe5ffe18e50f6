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

fn game(chair: &TestSeat) -> Game {
    played(&chair.screen().board).expect("a game of Dresden 20")
}

fn hex_of(chair: &TestSeat, unit: UnitId) -> Hex {
    game(chair).state().hex_of(unit).expect("it is on the map")
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
    let mut chair = TestSeat::sit("dresden20", "mouse");
    chair.until_asked(ALLIED, "move");
    let unit = named(&game(&chair), "Au III");
    let from = hex_of(&chair, unit);
    let to = game(&chair).reach(unit).hexes.iter().find(|way| !way.forced).expect("somewhere to go").hex;
    chair.click(from);
    chair.until("it is in hand", |screen| screen.asked.asking().draft.len() == 1);
    chair.click(to);
    chair
        .until("it has gone", |screen| played(&screen.board).is_some_and(|game| game.state().hex_of(unit) == Some(to)));
    assert_ne!(hex_of(&chair, unit), from);
}

#[test]
fn a_corps_is_sent_by_keyboard_and_the_battles_follow() {
    let mut chair = TestSeat::sit("dresden20", "keys");
    chair.until_asked(ALLIED, "move");
    let stood = places(&game(&chair));
    for key in [Key::N, Key::J, Key::Enter] {
        chair.key(key);
    }
    chair.until("somebody has gone", |screen| played(&screen.board).is_some_and(|game| places(&game) != stood));
    // Ending with corps unmoved must be confirmed.
    chair.key(Key::E);
    chair.key(Key::E);
    chair
        .until("movement is over", |screen| screen.asked.asking().question != "move" || screen.board.curtain.is_down());
}
