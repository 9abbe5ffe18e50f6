//! A game as bytes and as a hash, and the checks on bytes that come from elsewhere.

use super::board::Board;
use super::definition::OptionalRules;
use super::game::Game;
use super::history::History;
use super::revision::Revision;
use super::state::State;
use super::veil::Journal;
use engine::codec;
use engine::contract::{Game as _, LoadError};
use engine::count::less;
use engine::digest::{Hash, Section};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// More commands than one segment can hold.
const LONGEST_HISTORY: usize = 4096;
/// More than is said and rolled in a game.
const LONGEST_JOURNAL: usize = 1 << 17;

#[derive(Serialize, Deserialize)]
struct Saved {
    revision: u32,
    scenario: Hash,
    optional: OptionalRules,
    state: State,
    history: History,
    journal: Journal,
}

pub(crate) fn save(game: &Game) -> Vec<u8> {
    codec::encode(&Saved {
        revision: game.board.revision().number(),
        scenario: game.board.content_hash(),
        optional: game.optional,
        state: game.state.clone(),
        history: game.history.clone(),
        journal: (*game.journal).clone(),
    })
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

pub(crate) fn hash(game: &Game) -> Hash {
    let hashes: Vec<Hash> = sections(game).into_iter().map(|section| section.hash).collect();
    Hash::of("estafette eagles state", &hashes)
}

pub(crate) fn load(board: &Arc<Board>, bytes: &[u8]) -> Result<Game, LoadError> {
    let saved: Saved = codec::decode(bytes).map_err(LoadError::Bytes)?;
    let revision = Revision::of(saved.revision).ok_or(LoadError::Revision(saved.revision))?;
    if saved.scenario != board.content_hash() {
        return Err(LoadError::OtherScenario);
    }
    let Saved { optional, state, history, journal, .. } = saved;
    let veiled = state.veil.is_some();
    if journal.entries.len() > LONGEST_JOURNAL || journal.begun.is_some() != veiled || optional.veiled != veiled {
        return impossible("its journal is not that of a veiled game");
    }
    // A game goes on by the rules it was saved under.
    let board = if board.revision() == revision { Arc::clone(board) } else { Arc::new(board.by(revision)) };
    let mut game = Game::laid(board, optional, state).map_err(first)?;
    game.journal = Arc::new(journal);
    if !game.is_at_rest() {
        return impossible("the rules would have gone on from there");
    }
    if !game.has_answer() {
        return impossible("the rules ask something that has no answer");
    }
    // The answers may not be kept from a moment at which less was known.
    game.forget_answers();
    with_history(game, history)
}

fn first(mistakes: Vec<String>) -> LoadError {
    LoadError::Impossible(mistakes.into_iter().next().unwrap_or_default())
}

fn impossible<T>(what: impl Into<String>) -> Result<T, LoadError> {
    Err(LoadError::Impossible(what.into()))
}

/// Takes over a history if carrying it out really leads to the saved position.
fn with_history(mut game: Game, history: History) -> Result<Game, LoadError> {
    let Some(base) = &history.base else {
        return if history.commands.is_empty() { Ok(game) } else { impossible("a history without a beginning") };
    };
    if history.commands.is_empty() || history.commands.len() > LONGEST_HISTORY {
        return impossible("a history of no length or too long");
    }
    let state = (*base.state).clone();
    let mut again = Game::laid(Arc::clone(&game.board), game.optional, state).map_err(first)?;
    // The journal as it was then: each of these commands has added an entry to it.
    let mut journal = (*game.journal).clone();
    journal.entries.truncate(less(journal.entries.len(), history.commands.len()));
    again.journal = Arc::new(journal);
    for command in &history.commands {
        if again.apply(base.side, command).is_err() {
            return impossible("its history breaks the rules");
        }
    }
    if again.state != game.state || again.history != history {
        return impossible("its history does not lead to it");
    }
    game.history = history;
    Ok(game)
}
