//! The helpers that tests of La Bataille share.

use crate::fuzzing::{FuzzStage, Fuzzed};
use bataille::{Board, Game, Terms};
use engine::codec;
use std::sync::{Arc, OnceLock};

impl Fuzzed for Game {
    fn stage() -> &'static FuzzStage<Game> {
        static STAGE: OnceLock<FuzzStage<Game>> = OnceLock::new();
        STAGE.get_or_init(|| {
            let battle = bataille_files::BATTLES.built_in("broesa");
            let board = battle.and_then(|one| Board::new(bataille_files::definition(&one)?.clone()).ok());
            let board = board.unwrap_or_else(|| panic!("the battle is not there"));
            let usual = board.definition().usual;
            let charges = [usual.opportunity_charges, !usual.opportunity_charges];
            let terms = charges.map(|opportunity_charges| Terms { kozlov: false, opportunity_charges });
            FuzzStage::new(Arc::new(board), terms.iter().map(codec::encode).collect())
        })
    }
}
