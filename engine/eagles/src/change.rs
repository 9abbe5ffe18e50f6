//! Carrying out an edit of the position that both players agreed on.

use super::breach::{Checked, Facts, breach, refuse};
use super::command::{Change, Edit};
use super::event::{Event, What};
use super::game::Game;
use super::rules;
use super::state::{Stage, State};
use std::sync::Arc;

/// More edits than a battle has pieces and markers.
const MOST_EDITS: usize = 512;

/// Carries a change out. Between two marches or combats every part can be edited; in the middle of one, only the whole
/// position can be replaced.
pub(crate) fn amend(game: &mut Game, change: &Change) -> Checked<Vec<Event>> {
    if change.is_empty() || change.len() > MOST_EDITS {
        return refuse(rules::TURN, "bad-change", Facts::NONE.varied("size"));
    }
    if game.is_veiled() {
        return refuse(rules::VEIL, "no-change-now", Facts::NONE.varied("veiled"));
    }
    let whole = change.iter().all(|edit| matches!(edit, Edit::Whole { .. }));
    let quiet = match &game.state.stage {
        Stage::March(_) | Stage::Weather | Stage::Stationary { .. } | Stage::Over(_) => false,
        Stage::SetUp(_) | Stage::Admin { .. } | Stage::Arrivals | Stage::Siege(_) => false,
        Stage::Combat(combat) => combat.fight.is_none(),
        Stage::Centres | Stage::Organise { .. } | Stage::Command | Stage::Initiative => true,
        Stage::Consolidate { .. } | Stage::Forced { .. } => true,
    };
    if !quiet && !whole {
        return refuse(rules::TURN, "no-change-now", Facts::NONE.varied("unfinished"));
    }
    let mut state = game.state.clone();
    for edit in change {
        write(game, &mut state, edit)?;
    }
    let next = Game::from_state(Arc::clone(&game.board), game.optional, state);
    let next = next.map_err(|mistakes| {
        breach(rules::TURN, "bad-change", Facts::NONE.varied("position").with("why", mistakes.join("; ")))
    })?;
    game.state = next.state;
    game.field = next.field;
    game.forget_answers();
    // A player alone can no longer take back what came before the change.
    game.history.clear();
    Ok(vec![Event { what: What::Amended { edits: change.clone() }, rules: Vec::new() }])
}

fn write(game: &Game, state: &mut State, edit: &Edit) -> Checked {
    let unknown = || breach(rules::TURN, "bad-change", Facts::NONE.varied("unknown"));
    match edit {
        Edit::Leader { leader, now } => *state.leader_mut(*leader).ok_or_else(unknown)? = *now,
        Edit::Unit { unit, now } => *state.unit_mut(*unit).ok_or_else(unknown)? = *now,
        Edit::Bridge { side, damaged } => {
            state.damaged.retain(|other| other != side);
            if *damaged {
                state.damaged.push(*side);
                state.damaged.sort_unstable();
            }
        }
        Edit::Morale { space } => state.morale = *space,
        Edit::Weather { weather } => state.weather = *weather,
        Edit::Lost { side, strength, guard } => {
            let sums = state.lost.get_mut(side.index()).zip(state.guard_lost.get_mut(side.index()));
            let (lost, of_guard) = sums.ok_or_else(unknown)?;
            (*lost, *of_guard) = (*strength, *guard);
        }
        Edit::Held { hex, side } => {
            let places = &game.board.definition().held;
            let at = places.iter().position(|held| held.hex == *hex).ok_or_else(unknown)?;
            *state.held.get_mut(at).ok_or_else(unknown)? = *side;
        }
        Edit::CommandsLeft { commands } => state.commands_left = *commands,
        Edit::Whole { state: whole } => *state = (**whole).clone(),
    }
    Ok(())
}
