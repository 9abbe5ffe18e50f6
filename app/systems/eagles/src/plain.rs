//! A battle of which only what the rules read is known.

use eagles::{Board, Game};
use eagles_files::Battle;
use engine::contract::{Game as _, Side};
use engine::hex::Hexside;
use scenarios::{Content, Drawing, FileColour, Gazetteer, Road, Scenario};
use std::collections::BTreeMap;

/// The view that people have of it: no names of places, and colours for the sides only.
pub(super) fn scenario(board: &Board, title: &str) -> Scenario {
    let definition = board.definition().clone();
    let placed = |side: Side| definition.forces.iter().filter(|force| board.side_of(force.leader) == side).count();
    let map = &definition.map;
    let roads = map.primary_roads.iter().chain(&map.secondary_roads);
    Scenario {
        system: Game::SYSTEM,
        id: definition.id.clone(),
        title: title.to_owned(),
        summary: String::from(scenarios::UNNAMED),
        side_ids: definition.sides.clone().map(|side| side.id),
        gazetteer: Gazetteer::default(),
        turns: (1, u8::try_from(definition.turns.len()).unwrap_or(u8::MAX)),
        turn_labels: definition.turns.iter().map(|turn| turn.label.clone()).collect(),
        pieces: Side::BOTH.map(placed),
        drawing: Drawing {
            side_colours: [FileColour::new(0x2f, 0x5f, 0xb3), FileColour::new(0x3f, 0x7d, 0x3a)],
            nations: BTreeMap::new(),
            high_ground: map.hills.clone(),
            lakes: map.water.clone(),
            rivers: map.primary_rivers.iter().map(|side| Hexside::between(side.low, side.high)).collect(),
            roads: roads.map(|side| Road::between(side.low, side.high, &[])).collect(),
            metres_per_hex: None,
            up_bearing: None,
        },
        content: Content::new(Battle { definition, file_names: BTreeMap::new() }),
    }
}
