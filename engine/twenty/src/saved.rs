//! A game as bytes and as a hash, and the checks on foreign bytes.

use super::board::Board;
use super::definition::OptionalRules;
use super::event::Report;
use super::game::Game;
use super::position;
use super::state::State;
use engine::contract::{Game as _, LoadError};
use engine::digest::{Hash, Section};
use engine::history::History;
use engine::saved::{Parts, Savable, Saved, impossible};
use std::collections::BTreeMap;
use std::sync::Arc;

impl Savable for Game {
    type Agreed = OptionalRules;
    type State = State;
    type Base = State;
    type Beside = ();

    fn battle(board: &Arc<Board>) -> (u32, Hash) {
        (Game::REVISION, board.content_hash())
    }

    fn parts(&self) -> Parts<'_, Game> {
        let Game { board, optional, state, history, .. } = self;
        Saved { battle: Game::battle(board), agreed: optional, state, history, beside: &() }
    }

    fn at(board: Arc<Board>, optional: OptionalRules, state: State, (): ()) -> Result<Game, LoadError> {
        if let Some(mistake) = position::mistakes(&board, &state).into_iter().next() {
            return impossible(mistake);
        }
        let game = Game { board, optional, state, history: History::default(), known: BTreeMap::new() };
        if !game.question().has_answer(&game) {
            return impossible("the game could not continue from that position");
        }
        let mut settled = game.clone();
        settled.settle_garrisons(&mut Report::default());
        if settled.question().settle(&mut settled, &mut Report::default()) || settled.state != game.state {
            return impossible("this position could not arise: the rules would have continued from it");
        }
        Ok(game)
    }
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
