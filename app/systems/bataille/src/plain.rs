//! A battle of which only what the rules read is known.

use bataille::{Board, Game, Terrain};
use engine::contract::{Game as _, Side};
use scenarios::{Content, Drawing, FileColour, Gazetteer, Road, Scenario};
use std::collections::BTreeMap;

/// The view that people have of it: no names, and colours for the sides only.
pub(super) fn scenario(board: &Board, title: &str) -> Scenario {
    let definition = board.definition().clone();
    let pieces = Side::BOTH.map(|side| {
        let units = bataille_files::usual_units(&definition).filter(|unit| unit.side == side).count();
        units + definition.leaders.iter().filter(|leader| leader.side == side).count()
    });
    let road = |side: &engine::hex::Hexside| Road::between(side.a, side.b, &[]);
    let high = definition.ground.levels.iter().filter(|height| height.level > 0).flat_map(|height| &height.hexes);
    let ponds = definition.ground.terrain.iter().filter(|patch| patch.terrain == Terrain::Pond);
    Scenario {
        system: Game::SYSTEM,
        id: definition.id.clone(),
        title: title.to_owned(),
        summary: String::from(scenarios::UNNAMED),
        side_ids: definition.sides.clone().map(|side| side.to_lowercase()),
        gazetteer: Gazetteer::default(),
        turns: (definition.turns.first, definition.turns.last),
        turn_labels: Vec::new(),
        pieces,
        drawing: Drawing {
            side_colours: [FileColour::new(0x2f, 0x5f, 0xb3), FileColour::new(0x3f, 0x7d, 0x3a)],
            nations: BTreeMap::new(),
            high_ground: high.copied().collect(),
            lakes: ponds.flat_map(|patch| &patch.hexes).copied().collect(),
            rivers: Vec::new(),
            roads: definition.ground.roads.iter().map(road).collect(),
            metres_per_hex: None,
            up_bearing: None,
        },
        content: Content::new(definition),
    }
}
