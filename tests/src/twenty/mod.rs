//! The helpers that tests of Dresden 20 share.

use crate::fuzzing::{FuzzStage, Fuzzed};
use engine::codec;
use std::sync::{Arc, OnceLock};
use twenty::{Board, Game, OptionalRules};

impl Fuzzed for Game {
    fn stage() -> &'static FuzzStage<Game> {
        static STAGE: OnceLock<FuzzStage<Game>> = OnceLock::new();
        STAGE.get_or_init(|| {
            let battle = twenty_files::BATTLES.built_in("dresden20");
            let board = battle.and_then(|one| Board::new(twenty_files::definition(&one)?.clone()).ok());
            let board = board.unwrap_or_else(|| panic!("the battle is not there"));
            FuzzStage::new(Arc::new(board), vec![codec::encode(&OptionalRules::default())])
        })
    }
}
