//! A battle is checked before it is played: its data, and then the places of units in its printed set-up.

use super::board::Board;
use super::definition::{Definition, Terms};
use super::faults::{self, Fault, Faults};
use super::game::Game;
use super::position;
use std::sync::Arc;

impl Board {
    /// Checks a battle.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn new(definition: Definition) -> Result<Board, Vec<Fault>> {
        let mut found = faults::of(&definition);
        if !found.is_empty() {
            return Err(found);
        }
        let board = Board::build(definition);
        found = of_setup(&board);
        if found.is_empty() { Ok(board) } else { Err(found) }
    }
}

/// The faults of the set-up.
fn of_setup(board: &Board) -> Vec<Fault> {
    let mut faults = Faults::default();
    let shared = Arc::new(board.clone());
    for kozlov in [false, true] {
        let terms = Terms { kozlov, opportunity_charges: false };
        if !position::knows(board, terms) {
            continue;
        }
        let state = position::start(board, terms);
        for mistake in position::mistakes(&shared, terms, &state) {
            faults.say("set-up", mistake);
        }
        let game = Game::bare(Arc::clone(&shared), terms, state);
        for hex in board.hexes() {
            faults.check(!game.is_mixed(hex), &hex.to_string(), "units of one arm are in two formations");
        }
    }
    faults.found
}
