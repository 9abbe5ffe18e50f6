//! A game as bytes and as a hash, and the checks on bytes that come from elsewhere.

use super::board::Board;
use super::definition::Terms;
use super::game::Game;
use super::history::{History, Past};
use super::position;
use super::revision::Revision;
use super::state::State;
use engine::codec;
use engine::contract::{Game as _, LoadError};
use engine::digest::{Hash, Section};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// More commands than one phase can hold, undo included.
const LONGEST_HISTORY: usize = 4096;

#[derive(Serialize, Deserialize)]
struct Saved {
    revision: u32,
    scenario: Hash,
    terms: Terms,
    state: State,
    history: History,
}

#[derive(Serialize)]
struct Saving<'a> {
    revision: u32,
    scenario: Hash,
    terms: Terms,
    state: &'a State,
    history: &'a History,
}

pub(crate) fn save(game: &Game) -> Vec<u8> {
    codec::encode(&Saving {
        revision: game.board.revision().number(),
        scenario: game.board.content(),
        terms: game.terms,
        state: &game.state,
        history: &game.history,
    })
}

pub(crate) fn sections(game: &Game) -> Vec<Section> {
    let state = &game.state;
    let section = |name: &'static str, hash| Section { name, hash };
    let turn = (state.turn, state.phasing, state.segment, state.phases, &state.ending);
    let marks = (&state.fired_at, &state.assaulted, &state.restacked, &state.entries);
    let control = (&state.levels, &state.holders);
    let under_way = (&state.held, &state.chain, &state.orphans, &state.agenda);
    let rules = (game.board.content(), game.terms, game.board.revision().number());
    vec![
        section("rules", Hash::of("estafette rules", &rules)),
        section("turn", Hash::of("estafette turn", &turn)),
        section("units", Hash::of("estafette units", &state.units)),
        section("leaders", Hash::of("estafette leaders", &state.leaders)),
        section("marks", Hash::of("estafette marks", &marks)),
        section("control", Hash::of("estafette control", &control)),
        section("combat", Hash::of("estafette combat", &under_way)),
        section("history", Hash::of_bytes("estafette history", &game.history.bytes())),
    ]
}

pub(crate) fn hash(game: &Game) -> Hash {
    let hashes: Vec<Hash> = sections(game).into_iter().map(|section| section.hash).collect();
    Hash::of("estafette bataille state", &hashes)
}

pub(crate) fn load(board: &Arc<Board>, bytes: &[u8]) -> Result<Game, LoadError> {
    let saved: Saved = codec::decode(bytes).map_err(LoadError::Bytes)?;
    let revision = Revision::of(saved.revision).ok_or(LoadError::Revision(saved.revision))?;
    if saved.scenario != board.content() || !position::knows(board, saved.terms) {
        return Err(LoadError::OtherScenario);
    }
    // A game goes on by the rules it was saved under.
    let board = if board.revision() == revision { Arc::clone(board) } else { Arc::new(board.by(revision)) };
    check(&board, saved.terms, &saved.state)?;
    let state = saved.state.clone();
    let mut game = Game::bare(board, saved.terms, saved.state);
    // `bare` closes gaps in the order of a stack. A game in play has none, so such bytes come from elsewhere.
    if game.state != state {
        return impossible("the order of a stack has gaps");
    }
    if !game.waits() {
        return impossible("the rules ask nothing there");
    }
    with_history(&mut game, saved.history)?;
    Ok(game)
}

fn impossible<T>(what: &str) -> Result<T, LoadError> {
    Err(LoadError::Impossible(what.to_owned()))
}

fn check(board: &Arc<Board>, terms: Terms, state: &State) -> Result<(), LoadError> {
    match position::mistakes(board, terms, state).into_iter().next() {
        Some(mistake) => Err(LoadError::Impossible(mistake)),
        None => Ok(()),
    }
}

/// A history is believed only if it leads from its beginning to the position.
fn with_history(game: &mut Game, history: History) -> Result<(), LoadError> {
    let Some(base) = &history.base else {
        return if history.commands.is_empty() { Ok(()) } else { impossible("a history without a beginning") };
    };
    if history.commands.is_empty() || history.commands.len() > LONGEST_HISTORY {
        return impossible("a history of no length or too long");
    }
    check(&game.board, game.terms, base)?;
    let mut again = Game::bare(Arc::clone(&game.board), game.terms, (**base).clone());
    let Some(side) = again.asked_side() else { return impossible("a history that begins with nobody asked") };
    for command in &history.commands {
        if again.apply(side, command).is_err() {
            return impossible("its history breaks the rules");
        }
    }
    if again.state != game.state || *again.history != history {
        return impossible("its history does not lead to it");
    }
    game.history = Past::from(history);
    Ok(())
}
