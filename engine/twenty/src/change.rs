//! Carrying out an edit of the position on which both players agreed. It lets a match continue after a wrong ruling of
//! ours.

use super::breach::unfit;
use super::command::{Change, Edit};
use super::event::{Event, Report, What};
use super::game::Game;
use super::state::*;
use engine::contract::{LoadError, Refusal};
use engine::hex::Hex;

/// The longest change: more than any battle has parts.
const MOST_EDITS: usize = 256;

/// Carries a change out whole, if the position it leads to can be played on.
pub(crate) fn amend(game: &mut Game, change: &Change) -> Result<Vec<Event>, Refusal> {
    if change.is_empty() || change.len() > MOST_EDITS {
        return Err(unfit("bad-change"));
    }
    let mut state = game.state.clone();
    for edit in change {
        write(game, &mut state, edit)?;
    }
    state.phases += 1;
    let wrong = |error: LoadError| unfit("bad-change").varied("position").with("why", error.to_string());
    let mut next = Game::from_state(&game.board, game.optional, state).map_err(wrong)?;
    // The contents of seals that were learned stay known.
    next.known = std::mem::take(&mut game.known);
    *game = next;
    let mut report = Report::default();
    report.tell(What::Amended { edits: change.clone() }, []);
    Ok(report.events)
}

fn write(game: &Game, state: &mut State, edit: &Edit) -> Result<(), Refusal> {
    let wrong = |why: &'static str| Err(unfit("bad-change").varied(why));
    let definition = game.board.definition();
    match edit {
        Edit::Turn { turn } => state.turn = *turn,
        Edit::Active { side } => state.active = *side,
        Edit::Stage { stage } => state.stage = stage.clone(),
        Edit::Unit { unit, to } => match state.unit_mut(*unit) {
            Some(known) => *known = *to,
            None => return wrong("unit"),
        },
        Edit::Garrison { hex, gone } => {
            let place = definition.garrisons.iter().position(|garrison| garrison.hex == *hex);
            match place.and_then(|place| state.garrisons.get_mut(place)) {
                Some(garrison) => garrison.gone = *gone,
                None => return wrong("garrison"),
            }
        }
        Edit::Line { hex, active } => {
            let mut found = false;
            for (line, now) in definition.lines.iter().zip(&mut state.lines) {
                if line.hex == *hex {
                    (now.active, found) = (*active, true);
                }
            }
            if !found {
                return wrong("line");
            }
        }
        Edit::Pontoon { to } => state.pontoon = *to,
        Edit::Morale { side, level } => *state.morale.of_mut(*side) = *level,
        Edit::Deck { cards } => state.deck = cards.clone(),
        Edit::Effects { effects } => state.effects = effects.clone(),
        Edit::Weather { weather, trend, mud } => {
            (state.weather, state.trend, state.mud) = (*weather, *trend, *mud);
        }
        Edit::ExtraHorses { to } => state.extra_horses = *to,
        Edit::Catastrophe { to } => state.catastrophe = *to,
        Edit::Lulls { side, days } => *state.lulls.of_mut(*side) = days.clone(),
        Edit::GuardsLocked { units } => state.guards_locked = units.clone(),
        Edit::Fought { fought } => state.fought = *fought,
        Edit::Tries { stack, tries } => {
            let stacks = definition.plan.as_ref().map_or(&[][..], |plan| &plan.stacks);
            let place = stacks.iter().position(|area| area == stack);
            let known = state.plan.as_mut().map(|plan| &mut plan.tries);
            match place.and_then(|place| known?.get_mut(place)) {
                Some(known) => *known = *tries,
                None => return wrong("stack"),
            }
        }
    }
    Ok(())
}

impl Game {
    /// The edit that puts a unit in a hex, with its other properties unchanged.
    pub fn edit_place(&self, unit: super::definition::UnitId, hex: Hex) -> Option<Edit> {
        let known = *self.state.unit(unit)?;
        Some(Edit::Unit { unit, to: Unit { place: Place::On { hex }, ..known } })
    }
}
