//! Games of every revision that can be played: begun, saved, loaded and hashed by their own revision.

use crate::play::*;
use bataille::*;
use engine::contract::{Game as _, LoadError};
use std::sync::Arc;

#[test]
fn a_saved_game_goes_on_by_the_revision_it_was_begun_under() {
    let board = broesa();
    for revision in Revision::ALL {
        let under = Game::by_revision(&board, revision.number()).unwrap();
        let (game, _) = Game::new(under, board.definition().usual);
        let again = Game::load(&board, &game.save()).unwrap();
        assert_eq!(again.board().revision(), revision);
        assert_eq!((again.hash(), again.save()), (game.hash(), game.save()));
    }
}

#[test]
fn the_same_position_has_another_hash_under_another_revision() {
    let board = broesa();
    let hash = |number: u32| {
        let under = Game::by_revision(&board, number).unwrap();
        Game::new(under, board.definition().usual).0.hash()
    };
    assert_eq!(Revision::ALL.map(|revision| revision.number()), [2, 3, 4]);
    assert_ne!(hash(2), hash(3));
    assert_ne!(hash(3), hash(4));
}

#[test]
fn a_revision_that_is_not_carried_out_is_refused() {
    let board = broesa();
    for number in [0, 1, Game::REVISION + 1] {
        assert_eq!(Game::by_revision(&board, number).err(), Some(LoadError::Revision(number)));
    }
    let (game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    let mut bytes = game.save();
    bytes[0] = 1;
    assert_eq!(Game::load(&board, &bytes).err(), Some(LoadError::Revision(1)));
}
