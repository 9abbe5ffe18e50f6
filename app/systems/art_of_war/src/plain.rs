//! A battle of which only what the rules read is known.

use art_of_war::{Board, Game};
use art_of_war_files::{Battle, EntryRemark};
use engine::contract::{Game as _, Side};
use scenarios::{Content, Drawing, FileColour, Gazetteer, Road, Scenario};
use std::collections::BTreeMap;

/// The view that people have of it: no names, and colours for the sides only.
pub(super) fn scenario(board: &Board, title: &str) -> Scenario {
    let definition = board.definition().clone();
    let drawing = Drawing {
        side_colours: [FileColour::new(0x2f, 0x5f, 0xb3), FileColour::new(0x3f, 0x7d, 0x3a)],
        nations: BTreeMap::new(),
        high_ground: definition.map.slopes.iter().map(|slope| slope.high).collect(),
        lakes: Vec::new(),
        rivers: Vec::new(),
        roads: definition
            .map
            .roads
            .iter()
            .map(|side| Road::between(side.a, side.b, &definition.map.road_exits))
            .collect(),
        metres_per_hex: None,
        up_bearing: None,
    };
    Scenario {
        system: Game::SYSTEM,
        id: definition.id.clone(),
        title: title.to_owned(),
        summary: String::from(scenarios::UNNAMED),
        side_ids: definition.sides.clone(),
        gazetteer: Gazetteer::default(),
        turns: (definition.turns.first, definition.turns.last),
        turn_labels: Vec::new(),
        pieces: Side::BOTH.map(|side| definition.units.iter().filter(|unit| unit.side == side).count()),
        drawing,
        content: Content::new(Battle {
            formations: definition.divisions.iter().map(|_| String::new()).collect(),
            entry_remarks: definition.entries.iter().map(|_| EntryRemark::default()).collect(),
            definition,
        }),
    }
}
