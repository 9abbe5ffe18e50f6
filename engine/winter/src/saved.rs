//! A game as bytes and as a hash, and the checks on bytes that come from elsewhere.

use super::chunks::Chunks;
use super::field::Field;
use super::game::{Game, MatchOptions};
use super::history::{BaseHash, History};
use super::position::mistake;
use super::revision::Revision;
use super::state::State;
use engine::codec;
use engine::contract::{Game as _, LoadError, Side};
use engine::digest::{Hash, Section};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// More commands than one phase holds: units, leaders and their free actions.
const LONGEST_HISTORY: usize = 8192;

#[derive(Serialize, Deserialize)]
struct Saved {
    revision: u32,
    scenario: Hash,
    options: MatchOptions,
    state: State,
    history: History,
}

pub(crate) fn save(game: &Game) -> Vec<u8> {
    codec::encode(&Saved {
        revision: game.board.revision().number(),
        scenario: game.board.content_hash(),
        options: game.options,
        state: game.state.clone(),
        history: game.history.clone(),
    })
}

pub(crate) fn sections(game: &Game) -> Vec<Section> {
    let state = &game.state;
    let section = |name: &'static str, hash| Section { name, hash };
    let rules = (game.board.content_hash(), game.options, game.board.revision().number());
    let base = match (&game.history.base, game.base_hash.0) {
        (None, _) => None,
        (Some(_), Some(hash)) => Some(hash),
        (Some(base), None) => Some(base_hash(base, &Chunks::of(&base.units))),
    };
    vec![
        section("rules", Hash::of("estafette rules", &rules)),
        section("turn", Hash::of("estafette turn", &(state.turn, state.phase, state.phases))),
        section("units", game.chunks.whole()),
        section("leaders", Hash::of("estafette leaders", &state.leaders)),
        section("affairs", Hash::of("estafette affairs", &state.affairs)),
        section("agenda", Hash::of("estafette agenda", &state.agenda)),
        section("history", Hash::of("estafette history", &(base, &game.history.commands))),
    ]
}

/// The hash of the position a history begins with.
pub(crate) fn base_hash(base: &State, chunks: &Chunks) -> Hash {
    let rest = (base.turn, base.phase, base.phases, &base.leaders, &base.affairs, &base.agenda);
    Hash::of("estafette base", &(chunks.whole(), rest))
}

pub(crate) fn hash(game: &Game) -> Hash {
    let hashes: Vec<Hash> = sections(game).into_iter().map(|section| section.hash).collect();
    Hash::of("estafette winter state", &hashes)
}

fn impossible<T>(what: impl Into<String>) -> Result<T, LoadError> {
    Err(LoadError::Impossible(what.into()))
}

pub(crate) fn load(board: &Arc<super::Board>, bytes: &[u8]) -> Result<Game, LoadError> {
    let saved: Saved = codec::decode(bytes).map_err(LoadError::Bytes)?;
    let revision = Revision::of(saved.revision).ok_or(LoadError::Revision(saved.revision))?;
    if saved.scenario != board.content_hash() {
        return Err(LoadError::OtherScenario);
    }
    let Saved { options, state, history, .. } = saved;
    // A game continues under the rules it was saved under.
    let board = &if board.revision() == revision { Arc::clone(board) } else { Arc::new(board.by(revision)) };
    if let Some(what) = mistake(board, &state) {
        return impossible(what);
    }
    let mut game = Game::at(Arc::clone(board), options, state.clone());
    // A position that was saved waits for somebody, and its units are in order.
    if game.state != state || !game.waits() && history.is_empty() {
        return impossible("it does not wait for anybody");
    }
    let Some(base) = &history.base else {
        return if history.commands.is_empty() { Ok(game) } else { impossible("a history without a beginning") };
    };
    if history.commands.is_empty() || history.commands.len() > LONGEST_HISTORY {
        return impossible("a history of no length or too long");
    }
    if let Some(what) = mistake(board, base) {
        return impossible(what);
    }
    let mut again = Game::at(Arc::clone(board), options, (**base).clone());
    let side = again.asked().unwrap_or(Side::First);
    for command in &history.commands {
        if again.apply(side, command).is_err() {
            return impossible("its history breaks the rules");
        }
    }
    if again.state != game.state || again.history != history {
        return impossible("its history does not lead to it");
    }
    game.base_hash = BaseHash(Some(base_hash(base, &Chunks::of(&base.units))));
    game.history = history;
    Ok(game)
}

impl Game {
    /// A game at a position that was checked.
    pub(crate) fn at(board: Arc<super::Board>, options: MatchOptions, mut state: State) -> Game {
        let field = Field::new(&board, &mut state);
        let chunks = Chunks::of(&state.units);
        Game {
            chunks,
            board,
            options,
            state,
            field,
            history: History::default(),
            base_hash: BaseHash(None),
            known: std::collections::BTreeMap::new(),
        }
    }
}
