//! A game as bytes and as a hash, and the checks on bytes that come from elsewhere.

use super::board::Board;
use super::definition::OptionalRules;
use super::game::Game;
use super::history::Base;
use super::journal::Journal;
use super::state::State;
use engine::contract::LoadError;
use engine::digest::{Hash, Section};
use engine::saved::{Parts, Savable, Saved, impossible};
use std::sync::Arc;

/// More than is said and rolled in a game.
const LONGEST_JOURNAL: usize = 1 << 17;

impl Savable for Game {
    type Agreed = OptionalRules;
    type State = State;
    type Base = Base;
    type Beside = Journal;

    fn battle(board: &Arc<Board>) -> (u32, Hash) {
        (board.revision().number(), board.content_hash())
    }

    fn parts(&self) -> Parts<'_, Game> {
        let Game { board, optional, state, history, journal, .. } = self;
        Saved { battle: Game::battle(board), agreed: optional, state, history, beside: journal }
    }

    fn at(board: Arc<Board>, optional: OptionalRules, state: State, journal: Journal) -> Result<Game, LoadError> {
        let veiled = state.veil.is_some();
        if journal.entries.len() > LONGEST_JOURNAL || journal.begun.is_some() != veiled || optional.veiled != veiled {
            return impossible("its journal is not that of a veiled game");
        }
        let first = |mistakes: Vec<String>| LoadError::Impossible(mistakes.into_iter().next().unwrap_or_default());
        let mut game = Game::laid(board, optional, state).map_err(first)?;
        game.journal = Arc::new(journal);
        if !game.is_at_rest() {
            return impossible("this position could not arise: the rules would have continued from it");
        }
        if !game.has_answer() {
            return impossible("the game could not continue from that position");
        }
        // The answers may not be kept from a moment at which less was known.
        game.forget_answers();
        Ok(game)
    }

    /// Each command has added an entry to the journal of a veiled game.
    fn rewind(journal: &mut Journal, commands: usize) -> Result<(), LoadError> {
        if journal.begun.is_none() {
            return Ok(());
        }
        let Some(before) = journal.entries.len().checked_sub(commands) else {
            return impossible("its journal has fewer entries than its history has commands");
        };
        journal.entries.truncate(before);
        Ok(())
    }
}

pub(crate) fn sections(game: &Game) -> Vec<Section> {
    let state = &game.state;
    let section = |name: &'static str, hash| Section { name, hash };
    let rules = (game.board.content_hash(), game.optional, game.board.revision().number());
    let turn = (state.turn, state.phasing, state.phases, state.weather, state.commands_left, state.combats);
    let score = (state.morale, state.lost, state.guard_lost, &state.held, &state.battles);
    vec![
        section("rules", Hash::of("estafette rules", &rules)),
        section("turn", Hash::of("estafette turn", &turn)),
        section("leaders", Hash::of("estafette leaders", &state.leaders)),
        section("units", Hash::of("estafette units", &state.units)),
        section("bridges", Hash::of("estafette bridges", &state.damaged)),
        section("score", Hash::of("estafette score", &score)),
        section("stage", Hash::of("estafette stage", &state.stage)),
        section("theatre", Hash::of("estafette theatre", &state.theatre)),
        section("chits", Hash::of("estafette chits", &state.shut)),
        section("veil", Hash::of("estafette veil", &(&state.veil, &*game.journal))),
        section("history", Hash::of("estafette history", &game.history)),
    ]
}
