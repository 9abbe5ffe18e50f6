//! A game as bytes and as a hash, and the checks on bytes that come from elsewhere.

use super::board::Board;
use super::chunks::Chunks;
use super::event::Report;
use super::field::Field;
use super::game::{Game, MatchOptions};
use super::history::{BaseHash, History};
use super::position::mistake;
use super::state::State;
use engine::contract::LoadError;
use engine::digest::{Hash, Section};
use engine::saved::{Parts, Savable, Saved, impossible};
use std::sync::Arc;

impl Savable for Game {
    type Agreed = MatchOptions;
    type State = State;
    type Base = State;
    type Beside = ();

    /// Units, leaders and their free actions are more than in other systems.
    const LONGEST_HISTORY: usize = 8192;

    fn battle(board: &Arc<Board>) -> (u32, Hash) {
        (board.revision().number(), board.content_hash())
    }

    fn parts(&self) -> Parts<'_, Game> {
        let Game { board, options, state, history, .. } = self;
        Saved { battle: Game::battle(board), agreed: options, state, history, beside: &() }
    }

    fn at(board: Arc<Board>, options: MatchOptions, state: State, (): ()) -> Result<Game, LoadError> {
        if let Some(what) = mistake(&board, &state) {
            return impossible(what);
        }
        let game = Game::at(board, options, state.clone());
        // A position that was saved waits for an answer, and its units are in order.
        if game.state == state && game.waits() { Ok(game) } else { impossible("it waits for no decision and no roll") }
    }
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
    let mut sections = vec![
        section("rules", Hash::of("estafette rules", &rules)),
        section("turn", Hash::of("estafette turn", &(state.turn, state.phase, state.phases))),
        section("units", game.chunks.whole()),
        section("leaders", Hash::of("estafette leaders", &state.leaders)),
        section("affairs", Hash::of("estafette affairs", &state.affairs)),
        section("agenda", Hash::of("estafette agenda", &state.agenda)),
        section("history", Hash::of("estafette history", &(base, &game.history.commands))),
    ];
    sections.extend(state.day.as_ref().map(|day| section("day", Hash::of("estafette day", day))));
    sections
}

/// The hash of the position a history begins with.
pub(crate) fn base_hash(base: &State, chunks: &Chunks) -> Hash {
    let rest = (base.turn, base.phase, base.phases, &base.leaders, &base.affairs, &base.agenda);
    match &base.day {
        None => Hash::of("estafette base", &(chunks.whole(), rest)),
        Some(day) => Hash::of("estafette base of a day", &(chunks.whole(), rest, day)),
    }
}

impl Game {
    /// A game at a position that was checked.
    pub(crate) fn at(board: Arc<Board>, options: MatchOptions, mut state: State) -> Game {
        let options = options.on(&board);
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

    /// In a position with a French unit near enough, that unit counts as having come near: the units it frees are free
    /// [R37, 20.24].
    pub fn free_the_near(board: &Arc<Board>, state: &mut State) {
        if mistake(board, state).is_none() {
            let mut game = Game::at(Arc::clone(board), MatchOptions::default(), state.clone());
            game.wake_groups(None, &mut Report::default());
            state.affairs = game.state.affairs;
        }
    }
}
