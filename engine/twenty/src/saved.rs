//! A game as bytes and as a hash, and the checks on bytes that come from elsewhere.

use super::board::Board;
use super::definition::OptionalRules;
use super::game::Game;
use super::history::History;
use super::position;
use super::state::State;
use engine::codec;
use engine::contract::{Game as _, LoadError};
use engine::digest::{Hash, Section};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// More commands than one phase can hold.
const LONGEST_HISTORY: usize = 4096;

#[derive(Serialize, Deserialize)]
struct Saved {
    revision: u32,
    scenario: Hash,
    optional: OptionalRules,
    state: State,
    history: History,
}

pub(crate) fn save(game: &Game) -> Vec<u8> {
    codec::encode(&Saved {
        revision: Game::REVISION,
        scenario: game.board.content_hash(),
        optional: game.optional,
        state: game.state.clone(),
        history: game.history.clone(),
    })
}

pub(crate) fn sections(game: &Game) -> Vec<Section> {
    let State {
        turn,
        active,
        phases,
        stage,
        units,
        garrisons,
        lines,
        pontoon,
        morale,
        deck,
        effects,
        weather,
        trend,
        mud,
        extra_horses,
        catastrophe,
        lulls,
        guards_locked,
        fought,
        plan,
    } = &game.state;
    let section = |name: &'static str, hash| Section { name, hash };
    let rules = (game.board.content_hash(), game.optional, Game::REVISION);
    let sky = (weather, trend, mud, extra_horses);
    let spirit = (morale, catastrophe, lulls, guards_locked, fought);
    vec![
        section("rules", Hash::of("twenty rules", &rules)),
        section("turn", Hash::of("twenty turn", &(turn, active, phases))),
        section("units", Hash::of("twenty units", units)),
        section("ground", Hash::of("twenty ground", &(garrisons, lines, pontoon))),
        section("morale", Hash::of("twenty morale", &spirit)),
        section("cards", Hash::of("twenty cards", &(deck, effects))),
        section("weather", Hash::of("twenty weather", &sky)),
        section("plan", Hash::of("twenty plan", plan)),
        section("stage", Hash::of("twenty stage", stage)),
        section("history", Hash::of("twenty history", &game.history)),
    ]
}

pub(crate) fn hash(game: &Game) -> Hash {
    let hashes: Vec<Hash> = sections(game).into_iter().map(|section| section.hash).collect();
    Hash::of("estafette twenty state", &hashes)
}

pub(crate) fn load(board: &Arc<Board>, bytes: &[u8]) -> Result<Game, LoadError> {
    let saved: Saved = codec::decode(bytes).map_err(LoadError::Bytes)?;
    if !Game::carries_out(saved.revision) {
        return Err(LoadError::Revision(saved.revision));
    }
    if saved.scenario != board.content_hash() {
        return Err(LoadError::OtherScenario);
    }
    let game = restore(board, saved.optional, saved.state)?;
    with_history(game, saved.history)
}

/// A position that nothing follows from without a question.
fn restore(board: &Arc<Board>, optional: OptionalRules, state: State) -> Result<Game, LoadError> {
    let mistakes = position::mistakes(board, &state);
    if let Some(mistake) = mistakes.into_iter().next() {
        return impossible(mistake);
    }
    let board = Arc::clone(board);
    let game = Game { board, optional, state, history: History::default(), known: BTreeMap::new() };
    if !game.question().has_answer(&game) {
        return impossible("the rules ask something that has no answer");
    }
    let mut settled = game.clone();
    settled.settle_garrisons(&mut super::event::Report::default());
    if settled.question().settle(&mut settled, &mut super::event::Report::default()) || settled.state != game.state {
        return impossible("the rules would have gone on from there by themselves");
    }
    Ok(game)
}

fn impossible<T>(what: impl Into<String>) -> Result<T, LoadError> {
    Err(LoadError::Impossible(what.into()))
}

/// Takes over a history if saying it again really leads to the saved position.
fn with_history(mut game: Game, history: History) -> Result<Game, LoadError> {
    let Some(base) = &history.base else {
        return if history.commands.is_empty() { Ok(game) } else { impossible("a history without a beginning") };
    };
    if history.commands.is_empty() || history.commands.len() > LONGEST_HISTORY {
        return impossible("a history of no length or too long");
    }
    let mut again = restore(&game.board, game.optional, (**base).clone())?;
    let Some(side) = again.asked() else { return impossible("a history that nobody made") };
    for command in &history.commands {
        if again.apply(side, command).is_err() {
            return impossible("its history breaks the rules");
        }
    }
    if again.state != game.state || again.history != history {
        return impossible("its history does not lead to it");
    }
    game.history = history;
    Ok(game)
}
