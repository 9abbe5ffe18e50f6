//! A battle from the middle: corps of both sides close together somewhere on the map, some of them in trouble.

use crate::chance::Chance;
use crate::system::Begun;
use crate::systems::twenty::Twenty;
use engine::codec;
use engine::contract::Side;
use engine::hex::Hex;
use engine::twenty::{Board, Game, Place, Stage, State, Unit, Weather};
use std::sync::Arc;

/// How far from the middle of the fighting a corps stands at most.
const WIDE: u16 = 4;
const SKIES: [Weather; 4] = [Weather::Clear, Weather::Cloudy, Weather::Showers, Weather::Downpour];

/// A position that could be; nothing for a battle whose plan must be sealed first.
pub(super) fn scatter(
    board: &Arc<Board>,
    options: &[u8],
    chance: &mut Chance,
) -> Result<Option<Begun<Twenty>>, String> {
    if board.definition().plan.is_some() {
        return Ok(None);
    }
    let optional = codec::decode(options).map_err(|error| error.to_string())?;
    let mut state = Game::new(Arc::clone(board), optional).0.state().clone();
    let turns = &board.definition().turns;
    let days: Vec<u8> = (turns.first..=turns.last).collect();
    state.turn = chance.pick(&days).copied().unwrap_or(turns.first);
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
    let game = Game::from_state(board, optional, state).map_err(|error| error.to_string())?;
    Ok(Some((game, Vec::new())))
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
    // Whoever was not named stands where the battle puts him; two may not stand in one hex.
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
