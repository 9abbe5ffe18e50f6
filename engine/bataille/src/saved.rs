//! A game as bytes and as a hash, and the checks on bytes that come from elsewhere.

use super::board::Board;
use super::definition::Terms;
use super::game::Game;
use super::position;
use super::state::State;
use engine::contract::LoadError;
use engine::digest::{Hash, Section};
use engine::saved::{Parts, Savable, Saved, impossible};
use std::sync::Arc;

impl Savable for Game {
    type Agreed = Terms;
    type State = State;
    type Base = State;
    type Beside = ();

    fn battle(board: &Arc<Board>) -> (u32, Hash) {
        (board.revision().number(), board.content())
    }

    fn parts(&self) -> Parts<'_, Game> {
        let Game { board, terms, state, history, .. } = self;
        Saved { battle: Game::battle(board), agreed: terms, state, history, beside: &() }
    }

    fn at(board: Arc<Board>, terms: Terms, state: State, (): ()) -> Result<Game, LoadError> {
        if !position::knows(&board, terms) {
            return Err(LoadError::OtherScenario);
        }
        if let Some(mistake) = position::mistakes(&board, terms, &state).into_iter().next() {
            return impossible(mistake);
        }
        let game = Game::bare(board, terms, state.clone());
        // `bare` closes gaps in the order of a stack. A game in play has none, so these bytes come from elsewhere.
        if game.state != state {
            return impossible("the order of a stack has gaps");
        }
        if game.waits() { Ok(game) } else { impossible("no decision is due in that position") }
    }
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
