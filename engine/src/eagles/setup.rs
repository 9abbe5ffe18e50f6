//! The position at the start of a battle (2).

use super::definition::*;
use super::state::*;
use super::weather::Weather;
use crate::contract::Side;

/// The state before the weather of the first turn.
pub(crate) fn start(data: &Definition) -> State {
    let away = Leader { place: Place::Away, done: false, moved: false, forced: false, fought: false, hurry: None };
    let mut leaders = vec![away; data.leaders.len()];
    let mut units = vec![Unit { leader: None, strength: 0 }; data.units.len()];
    for force in &data.forces {
        if let Some(leader) = leaders.get_mut(usize::from(force.leader.0)) {
            leader.place = Place::On(force.hex);
        }
        for track in &force.track {
            if let Some(unit) = units.get_mut(usize::from(track.unit.0)) {
                *unit = Unit { leader: Some(force.leader), strength: track.strength };
            }
        }
    }
    State {
        turn: 1,
        phasing: Side::First,
        phases: 0,
        weather: data.turns.first().map_or(Weather::Fair, |turn| turn.historical),
        stage: Stage::Weather,
        leaders,
        units,
        damaged: data.damaged.clone(),
        morale: data.morale.start,
        lost: [0, 0],
        guard_lost: [0, 0],
        held: data.held.iter().map(|held| held.at_start).collect(),
        commands_left: 0,
        combats: 0,
        battles: Vec::new(),
        shut: Vec::new(),
    }
}
