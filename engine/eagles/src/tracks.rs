//! Faults of units, tracks and spans, in a set-up and in a position (1).

use super::definition::*;
use super::state::*;
use std::collections::BTreeMap;

/// The faults of units, tracks and spans (1).
pub(crate) fn tracks(data: &Definition, state: &State) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut bodies: BTreeMap<FormationId, LeaderId> = BTreeMap::new();
    let mut tracks: BTreeMap<LeaderId, BTreeMap<FormationId, bool>> = BTreeMap::new();
    let side = |army: ArmyId| data.armies.get(usize::from(army.0)).map(|army| army.side);
    for (unit, known) in state.units.iter().zip(&data.units) {
        let id = &known.name;
        if unit.strength > MOST_STRENGTH || (unit.strength > 0) != unit.leader.is_some() {
            wrong.push(format!("{id} has a strength or a leader that cannot be"));
        }
        let Some(leader) = unit.leader else { continue };
        let chief = data.leaders.get(usize::from(leader.0));
        let place = state.leader(leader).map(|leader| leader.place);
        let on_map = matches!(place, Some(Place::On(_) | Place::Due { .. } | Place::Beside(_)));
        let army = data.formations.get(usize::from(known.formation.0)).map(|formation| formation.army);
        let fits = chief.zip(army).is_some_and(|(chief, army)| side(chief.army) == side(army));
        if !on_map || !fits {
            wrong.push(format!("{id} is on the track of a leader who cannot lead it"));
        }
        if *bodies.entry(known.formation).or_insert(leader) != leader {
            wrong.push(format!("the formation of {id} is on two tracks"));
        }
        let infantry = tracks.entry(leader).or_default().entry(known.formation).or_default();
        *infantry |= known.arm == Arm::Infantry;
    }
    for (leader, formations) in &tracks {
        let Some(chief) = data.leaders.get(usize::from(leader.0)) else { continue };
        let weight = |infantry: &bool| {
            u16::from(if *infantry {
                data.tables.formation_with_infantry
            } else {
                data.tables.formation_without_infantry
            })
        };
        if formations.values().map(weight).sum::<u16>() > u16::from(chief.span) {
            wrong.push(format!("{} leads more than his span holds", chief.name));
        }
        let army = |id: &&FormationId| data.formations.get(usize::from(id.0)).map(|formation| formation.army);
        if formations.keys().filter(|id| army(id) != Some(chief.army)).count() > 1 {
            wrong.push(format!("{} leads more than one formation of another nation", chief.name));
        }
    }
    for (leader, chief, at) in state.leaders.iter().zip(&data.leaders).zip(0..).filter_map(|((leader, chief), at)| {
        let bare = leader.place.hex().is_some() && !tracks.contains_key(&LeaderId(at));
        bare.then_some((leader, chief, usize::from(at)))
    }) {
        let sealed =
            |at: usize| state.veil.as_ref().is_some_and(|veil| veil.tokens.get(at).is_some_and(Option::is_some));
        if chief.class.is_general() && leader.place.hex().is_some() && !sealed(at) {
            wrong.push(format!("{} is a general without units", chief.name));
        }
    }
    wrong
}
