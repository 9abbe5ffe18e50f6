//! A battle from the middle: corps of both sides close together somewhere on the map, some of them in trouble.

use crate::Twenty;
use engine::codec;
use engine::contract::{Game as _, Opening, Side};
use engine::hex::Hex;
use language::ask::{Draft, ready_by_chance};
use language::chance::Chance;
use language::system::{Asks, Begun};
use std::sync::Arc;
use twenty::{
    AreaId, Board, Content, Entry, FRENCH, Game, Piece, Place, PlanData, Seal, SealedPlan, Stage, State, Unit, UnitId,
    Weather,
};

/// Largest distance of a corps from the middle of the fighting, in hexes.
const WIDE: u16 = 4;
const SKIES: [Weather; 4] = [Weather::Clear, Weather::Cloudy, Weather::Showers, Weather::Downpour];

/// A position that could be. If there is a sealed plan, all of it is open by then.
pub(super) fn scatter(
    board: &Arc<Board>,
    options: &[u8],
    chance: &mut Chance,
) -> Result<Option<Begun<Twenty>>, String> {
    let optional = codec::decode(options).map_err(|error| error.to_string())?;
    let mut game = Game::new(Arc::clone(board), optional).0;
    let turns = &board.definition().turns;
    let mut first = turns.first;
    let mut state = match &board.definition().plan {
        None => game.state().clone(),
        Some(data) => {
            first = data.marker_turns.iter().copied().fold(first, u8::max);
            opened(&mut game, data, chance)?
        }
    };
    let days: Vec<u8> = (first..=turns.last).collect();
    state.turn = chance.pick(&days).copied().unwrap_or(first);
    state.active = if chance.one_in(1, 2) { Side::First } else { Side::Second };
    state.stage = Stage::Movement;
    state.weather = chance.pick(&SKIES).copied().unwrap_or(Weather::Clear);
    if optional.variable_weather && chance.one_in(1, 3) {
        state.mud = Some(state.turn.saturating_add(2));
    }
    for side in Side::BOTH {
        *state.morale.of_mut(side) = u8::try_from(chance.below(8)).unwrap_or(0).saturating_add(1);
    }
    for line in &mut state.lines {
        line.active |= chance.one_in(1, 2);
    }
    place(board, &mut state, chance);
    let (turn, plan) = (state.turn, state.plan.clone());
    for (unit, known) in board.unit_ids().zip(&mut state.units) {
        let stack = plan.as_ref().filter(|_| known.place == Place::Sealed).and_then(|plan| stack_of(board, plan, unit));
        if let Some(area) = stack {
            known.place = Place::Due { turn, at: Entry::Area(area) };
        }
    }
    let game = Game::from_state(board, optional, state).map_err(|error| error.to_string())?;
    Ok(Some((game, Vec::new())))
}

/// The beginning of a battle with a suggested plan that has been sealed and opened, every part of it.
fn opened(game: &mut Game, data: &PlanData, chance: &mut Chance) -> Result<State, String> {
    let asking = Twenty::ask(game, FRENCH, &Draft::EMPTY);
    let none = || String::from("no plan is suggested");
    let (_, draft) = chance.pick(&asking.suggested).ok_or_else(none)?;
    let said = Twenty::ask(game, FRENCH, draft).would_confirm().map(|saying| saying.said.clone()).ok_or_else(none)?;
    let (command, openings) = ready_by_chance::<Twenty>(FRENCH, said, chance);
    game.apply(FRENCH, &command).map_err(|refusal| refusal.to_string())?;
    let mut state = game.state().clone();
    let seals = state.plan.iter_mut().flat_map(|plan| &mut plan.seals);
    for (at, (seal, opening)) in seals.zip(&openings).enumerate() {
        seal.opened = content(opening, at < data.marker_turns.len());
    }
    Ok(state)
}

fn content(opening: &Opening, marker: bool) -> Option<Content> {
    if marker {
        return codec::decode(&opening.content).ok().map(Content::Marker);
    }
    codec::decode(&opening.content).ok().map(Content::Piece)
}

/// The area of the stack in which a unit lay.
fn stack_of(board: &Board, plan: &SealedPlan, unit: UnitId) -> Option<AreaId> {
    let data = board.definition().plan.as_ref()?;
    let is_piece = |seal: &Seal| seal.opened == Some(Content::Piece(Piece::Unit(unit)));
    let mut place = plan.seals.iter().position(is_piece)?.checked_sub(data.marker_turns.len())?;
    for (area, height) in data.stacks.iter().zip(&plan.heights) {
        match place.checked_sub(usize::from(*height)) {
            None => return Some(*area),
            Some(rest) => place = rest,
        }
    }
    None
}

fn place(board: &Board, state: &mut State, chance: &mut Chance) {
    let grid = board.definition().map.grid;
    let hexes: Vec<Hex> = grid.hexes().collect();
    // As often around the city as anywhere else: there is most to fight about.
    let city: Vec<Hex> = board.definition().garrisons.iter().map(|garrison| garrison.hex).collect();
    let middle = if chance.one_in(1, 2) { chance.pick(&city) } else { chance.pick(&hexes) };
    let Some(&middle) = middle else { return };
    let mut free: Vec<Hex> = hexes.into_iter().filter(|hex| grid.distance(*hex, middle) <= WIDE).collect();
    for (unit, known) in board.unit_ids().zip(&mut state.units) {
        if known.place == Place::Out || chance.one_in(1, 5) {
            continue;
        }
        if chance.one_in(1, 8) {
            *known = Unit { place: Place::Broken, routed: false, moved: false, reacted: false };
            continue;
        }
        let allied = board.unit(unit).side == Side::First;
        let at = chance.below(free.len().max(1));
        let Some(&hex) = free.get(at).filter(|hex| !(allied && city.contains(hex))) else { continue };
        free.swap_remove(at);
        let routed = chance.one_in(1, 6);
        *known = Unit { place: Place::On { hex }, routed, moved: false, reacted: false };
    }
    // A unit that was not named is where the battle puts it; two may not be in one hex.
    let mut taken: Vec<Hex> = Vec::new();
    for known in &mut state.units {
        if let Place::On { hex } = known.place {
            if taken.contains(&hex) {
                *known = Unit { place: Place::Lost, routed: false, moved: false, reacted: false };
            } else {
                taken.push(hex);
            }
        }
    }
}
