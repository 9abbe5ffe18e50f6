//! Veiled games by players that do anything they are offered: nobody who keeps to the rules is found to have lied.

use crate::table::*;
use engine::contract::{Game as _, Opening, Pending};
use engine::eagles::*;
use std::sync::Arc;

/// Longer than any game of two turns.
const BOUND: usize = 20_000;

#[test]
fn honest_players_are_found_to_be_so() {
    let optional = OptionalRules { veiled: true, ..OptionalRules::default() };
    let mut hidden = 0;
    for (id, seed) in [
        ("friedland", 1),
        ("friedland", 2),
        ("friedland", 3),
        ("eylau", 4),
        ("eylau", 5),
        ("pultusk", 6),
        ("pultusk", 142),
    ] {
        let mut definition = board(id).definition().clone();
        definition.turns.truncate(2);
        let board = Arc::new(Board::new(definition).unwrap());
        let mut chance = Chance::new(seed);
        let (mut game, _) = Game::new(board, optional);
        let over = (0..BOUND).any(|_| {
            if let Some(rolled) = roll(&game, &mut chance) {
                game.resolve(&rolled).unwrap();
                return false;
            }
            let Pending::Decision { side, .. } = game.pending() else { return true };
            if let Some(command) = game.owed().and_then(|owed| owed.command) {
                game.apply(side, &command).unwrap_or_else(|refusal| panic!("{id} {seed}: {command:?}: {refusal}"));
                return false;
            }
            let (said, chit) = pick(&game, &mut chance);
            let Some((command, contents)) = game.under_seal(side, &said) else {
                game.apply(side, &said).unwrap_or_else(|refusal| panic!("{id} {seed}: {said:?}: {refusal}"));
                chit.iter().for_each(|opening| game.learn(opening).unwrap());
                return false;
            };
            let salt = |at: usize| [u8::try_from((hidden + at) % 251).unwrap(); 32];
            let openings: Vec<Opening> =
                contents.into_iter().enumerate().map(|(at, content)| Opening { salt: salt(at), content }).collect();
            let seals: Vec<_> = openings.iter().map(|opening| opening.seal(side)).collect();
            let Command::Veiled(veiled) = command else { panic!("{command:?}") };
            let command = Command::Veiled(Box::new(veiled.filled(&seals)));
            game.apply(side, &command).unwrap_or_else(|refusal| panic!("{id} {seed}: {said:?}: {refusal}"));
            openings.iter().for_each(|opening| game.learn(opening).unwrap());
            hidden += openings.len();
            false
        });
        assert!(over, "{id} {seed}: no end");
        assert_eq!(game.audit(&[]), [], "{id} {seed}");
    }
    assert!(hidden > 50, "{hidden} seals");
}
