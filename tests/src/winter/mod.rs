//! The helpers that tests of Winter's Victory share.

use crate::fuzzing::{FuzzStage, Fuzzed};
use engine::codec;
use std::sync::{Arc, OnceLock};
use winter::{Board, Game, MatchOptions};

impl Fuzzed for Game {
    fn stage() -> &'static FuzzStage<Game> {
        static STAGE: OnceLock<FuzzStage<Game>> = OnceLock::new();
        STAGE.get_or_init(|| {
            let battle = winter_files::BATTLES.built_in("winter-training");
            let board = battle.and_then(|one| Board::new(winter_files::definition(&one)?.clone()).ok());
            let board = board.unwrap_or_else(|| panic!("the battle is not there"));
            let asks = MatchOptions { ask: true, ..MatchOptions::default() };
            FuzzStage::new(Arc::new(board), [MatchOptions::default(), asks].iter().map(codec::encode).collect())
        })
    }
}
