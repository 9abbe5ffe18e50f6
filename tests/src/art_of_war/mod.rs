//! The helpers that tests of the Art of War share.

use crate::fuzzing::{FuzzStage, Fuzzed};
use art_of_war::{Board, Game, OptionalRules};
use engine::codec;
use std::sync::{Arc, OnceLock};

impl Fuzzed for Game {
    fn stage() -> &'static FuzzStage<Game> {
        static STAGE: OnceLock<FuzzStage<Game>> = OnceLock::new();
        STAGE.get_or_init(|| {
            let battle = art_of_war_files::BATTLES.built_in("skirmish");
            let board = battle.and_then(|one| Board::new(art_of_war_files::definition(&one)?.clone()).ok());
            let board = board.unwrap_or_else(|| panic!("the battle is not there"));
            FuzzStage::new(
                Arc::new(board),
                [false, true].map(|weather| codec::encode(&OptionalRules { weather })).to_vec(),
            )
        })
    }
}
