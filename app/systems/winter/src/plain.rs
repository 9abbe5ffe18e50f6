//! A battle of which only what the rules read is known.

use super::values::side_name;
use engine::contract::{Game as _, Side};
use scenarios::{Content, Drawing, FileColour, Gazetteer, Road, Scenario};
use std::collections::BTreeMap;
use winter::{Board, Game};

/// The view that people have of it: no names, and colours for the sides only.
pub(super) fn scenario(board: &Board, title: &str) -> Scenario {
    let definition = board.definition().clone();
    let road = |road: &winter::definition::Road| Road {
        name: Some(road.name.clone()).filter(|name| !name.is_empty()),
        path: road.path.clone(),
        leaves_first: false,
        leaves_last: false,
    };
    let counters = |side: Side| {
        let units = definition.units.iter().filter(|unit| unit.side == side).count();
        units + definition.leaders.iter().filter(|leader| leader.side == side).count()
    };
    Scenario {
        system: Game::SYSTEM,
        id: definition.id.clone(),
        title: title.to_owned(),
        summary: String::from(scenarios::UNNAMED),
        side_ids: Side::BOTH.map(|side| side_name(side).to_lowercase()),
        gazetteer: Gazetteer::default(),
        turns: (definition.rules.first_turn, definition.rules.last_turn),
        turn_labels: Vec::new(),
        pieces: Side::BOTH.map(counters),
        drawing: Drawing {
            side_colours: [FileColour::new(0x3f, 0x7d, 0x3a), FileColour::new(0x2f, 0x5f, 0xb3)],
            nations: BTreeMap::new(),
            high_ground: Vec::new(),
            lakes: Vec::new(),
            rivers: definition.ground.major_streams.clone(),
            roads: definition.ground.roads.iter().map(road).collect(),
            metres_per_hex: None,
            up_bearing: None,
        },
        content: board.whole().map_or_else(|| Content::new(definition), |whole| Content::new(whole.field.clone())),
    }
}
