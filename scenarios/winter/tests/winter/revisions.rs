//! A match keeps the revision of the rules it was begun under.

use super::player::board;
use super::scene::{Scene, go};
use engine::codec;
use engine::contract::{Game as _, LoadError, Side};
use std::sync::Arc;
use winter::state::*;
use winter::*;
use winter_files::Battle;

#[test]
fn a_game_is_begun_saved_and_loaded_under_each_revision() {
    assert_eq!((Game::OLDEST_REVISION, Game::REVISION), (2, 5));
    let newest = board(Battle::Training);
    let options = codec::encode(&MatchOptions::default());
    let mut hashes = Vec::new();
    for number in [2, 3, 4, 5] {
        assert!(Game::carries_out(number));
        let battle = Game::by_revision(&newest, number).unwrap();
        assert_eq!(battle.revision().number(), number);
        assert_eq!(Game::scenario_bytes(&battle), Game::scenario_bytes(&newest), "a battle has the same bytes");
        let (game, _) = Game::start(&battle, &options).unwrap();
        let bytes = game.save();
        // The battle that is at hand may be under another revision; the saved game decides.
        for at_hand in [2, 3, 4, 5] {
            let again = Game::load(&Game::by_revision(&newest, at_hand).unwrap(), &bytes).unwrap();
            assert_eq!(again.board().revision().number(), number);
            assert_eq!((again.hash(), again.save()), (game.hash(), bytes.clone()));
        }
        hashes.push(game.hash());
    }
    let different: std::collections::BTreeSet<_> = hashes.iter().map(ToString::to_string).collect();
    assert_eq!(different.len(), 4, "the hash names the revision");
    for unknown in [0, 1, 6] {
        assert!(!Game::carries_out(unknown));
        assert_eq!(Game::by_revision(&newest, unknown).map(drop), Err(LoadError::Revision(unknown)));
    }
}

#[test]
fn a_command_that_is_taken_back_leaves_the_game_as_it_was() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let unit = scene.put("F-18-1", "A0514", Formation::Column, Facing::North);
    scene.put("R-Pskov-1", "A1517", Formation::Line, Facing::South);
    scene.post("FL-Legrand", "A0514");
    let mut game = scene.game();
    let before = game.state().clone();
    let to = scene.hex("A0615");
    game.apply(Side::Second, &go(unit, vec![Step::Enter(to)])).unwrap();
    let events = game.apply(Side::Second, &Game::undo()).unwrap();
    assert!(matches!(events.as_slice(), [Event { what: What::Undone { .. }, .. }]));
    assert_eq!(*game.state(), before);
    assert!(game.apply(Side::Second, &Game::undo()).is_err());
    assert!(Arc::ptr_eq(game.board(), &scene.board));
}
