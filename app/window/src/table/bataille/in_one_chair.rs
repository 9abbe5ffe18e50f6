//! A French half-turn at Brösa in one chair, by mouse and by keyboard: no charge, a battalion marches, the segment ends.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use crate::table::chair::Chair;
use crate::table::on_board::OnBoard;
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

fn game(chair: &Chair) -> Game {
    played(&chair.screen().board).expect("a game of the Bataille system")
}

fn named(game: &Game, name: &str) -> UnitId {
    let called = |unit: &UnitId| game.board().unit(*unit).is_some_and(|data| data.name == name);
    game.board().unit_ids().find(called).expect("a unit")
}

/// Where every unit stands.
fn places(game: &Game) -> Vec<Option<Hex>> {
    game.board().unit_ids().map(|unit| game.hex_of(unit)).collect()
}

/// At the table with the charges of the first half-turn declined.
fn moving(name: &str) -> Chair {
    let mut chair = Chair::sit("broesa", name);
    chair.until("somebody is asked", |screen| screen.board.asked_here().is_some());
    if chair.screen().asked.asking().question == "charge" {
        chair.key(Key::E);
    }
    chair.until_asked(Side::First, "move");
    chair
}

#[test]
fn a_battalion_is_sent_by_mouse() {
    let mut chair = moving("mouse");
    let unit = named(&game(&chair), "4/6e Légère");
    let from = game(&chair).hex_of(unit).expect("it is on the map");
    let reach = game(&chair).reach(Side::First, &[unit]);
    let to = reach.iter().find(|reached| reached.hex != from).expect("somewhere to go").hex;
    chair.click(from);
    chair.until("it is in hand", |screen| screen.asked.asking().draft.len() == 1);
    chair.click(to);
    chair.until("its way is laid", |screen| screen.asked.asking().draft.len() > 1);
    chair.key(Key::Space);
    chair.until("it has gone", |screen| played(&screen.board).is_some_and(|game| game.hex_of(unit) == Some(to)));
}

#[test]
fn a_battalion_is_sent_by_keyboard_and_the_segment_ends() {
    let mut chair = moving("keys");
    let stood = places(&game(&chair));
    for key in [Key::N, Key::J, Key::Enter, Key::Space] {
        chair.key(key);
    }
    chair.until("somebody has gone", |screen| played(&screen.board).is_some_and(|game| places(&game) != stood));
    // Ending with units unmoved is asked once more.
    chair.key(Key::E);
    chair.key(Key::E);
    chair
        .until("movement is over", |screen| screen.asked.asking().question != "move" || screen.board.curtain.is_down());
}
