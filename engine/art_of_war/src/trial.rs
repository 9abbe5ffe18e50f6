//! Trying a command: the same rules on a copy, without events, and without the data that only undo needs.
//!
//! A search tries thousands of commands for each that is played. A phase that has run out of moves stays open on such a
//! copy, as in play, so that the same commands lead through both.

use super::breach::Breach;
use super::command::Command;
use super::event::Report;
use super::game::Game;
use super::question::Standing;
use super::state::Stage;
use engine::contract::{Pending, Rolled, Side};
use std::sync::Arc;

/// A copy for a bot to play on.
pub(crate) fn copy(game: &Game) -> Game {
    Game {
        board: Arc::clone(&game.board),
        optional: game.optional,
        state: game.state.clone(),
        history: game.history.thinking(),
        field: game.field.clone(),
        standing: Standing::clone(&game.standing),
    }
}

/// Carries a command out, by the code of [`apply`](engine::contract::Game::apply). Nothing can be taken back.
pub(crate) fn attempt(game: &mut Game, side: Side, command: &Command) -> Result<(), Breach> {
    if matches!(command, Command::Undo) {
        return Err(Breach::NothingToUndo);
    }
    let plan = game.plan(side, command)?;
    let mut report = Report::unheard();
    let phases = game.state.phases;
    if !game.history.is_empty() {
        game.history = game.history.thinking();
    }
    if side == game.state.active && !matches!(game.state.stage, Stage::DayEnd(_)) {
        game.history.note_thought();
    }
    plan.carry_out(game, &mut report);
    game.come_to_a_question(&mut report);
    if game.state.phases != phases || game.state.active != side || game.asked() != Some(side) {
        game.history.clear();
    }
    Ok(())
}

/// Answers a roll, by the code of [`resolve`](engine::contract::Game::resolve).
pub(crate) fn roll(game: &mut Game, rolled: &Rolled) -> Result<(), Breach> {
    let question = game.question();
    let Pending::Roll(roll) = question.pending(game) else { return Err(Breach::WrongFaces) };
    let Some(&[face]) = roll.read(rolled) else { return Err(Breach::WrongFaces) };
    let mut report = Report::unheard();
    game.standing.forget();
    question.fall(game, face, &mut report)?;
    game.history.clear();
    game.come_to_a_question(&mut report);
    Ok(())
}
