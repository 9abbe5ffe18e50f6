//! The helpers that tests of The Eagles share.

use crate::fuzzing::{FuzzStage, Fuzzed};
use eagles::{Board, Game, OptionalRules};
use engine::codec;
use std::sync::{Arc, OnceLock};

impl Fuzzed for Game {
    fn stage() -> &'static FuzzStage<Game> {
        static STAGE: OnceLock<FuzzStage<Game>> = OnceLock::new();
        STAGE.get_or_init(|| {
            let battle = eagles_files::BATTLES.built_in("eagles-pultusk");
            let board = battle.and_then(|one| Board::new(eagles_files::definition(&one)?.clone()).ok());
            let board = board.unwrap_or_else(|| panic!("the battle is not there"));
            let veiled = OptionalRules { veiled: true, ..OptionalRules::default() };
            FuzzStage::new(Arc::new(board), [OptionalRules::default(), veiled].iter().map(codec::encode).collect())
        })
    }
}
