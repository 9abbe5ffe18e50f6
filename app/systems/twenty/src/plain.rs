//! A battle of which only what the rules read is known.

use crate::MESSAGES;
use engine::contract::{Game as _, Side};
use engine::differences;
use language::say;
use scenarios::{Content, Drawing, FileColour, Gazetteer, Road, Scenario};
use std::collections::BTreeMap;
use twenty::{Board, Definition, Game};
use twenty_files::Battle;

/// The view that people have of it: no names, and colours for the sides only.
pub(super) fn scenario(board: &Board, title: &str) -> Scenario {
    let definition = board.definition().clone();
    let sides = [&definition.sides.allied, &definition.sides.french];
    Scenario {
        system: Game::SYSTEM,
        id: definition.id.clone(),
        title: title.to_owned(),
        summary: told(&definition),
        side_ids: sides.map(|side| side.to_lowercase()),
        gazetteer: Gazetteer::default(),
        turns: (definition.turns.first, definition.turns.last),
        turn_labels: Vec::new(),
        pieces: Side::BOTH.map(|side| definition.units.iter().filter(|unit| unit.side == side).count()),
        drawing: Drawing {
            side_colours: [FileColour::new(0x3f, 0x7d, 0x3a), FileColour::new(0x2f, 0x5f, 0xb3)],
            nations: BTreeMap::new(),
            high_ground: Vec::new(),
            lakes: Vec::new(),
            rivers: definition.map.major_rivers.clone(),
            roads: definition
                .map
                .roads
                .iter()
                .map(|side| Road::between(side.a, side.b, &definition.map.road_exits))
                .collect(),
            metres_per_hex: None,
            up_bearing: None,
        },
        content: Content::new(Battle {
            formations: definition.units.iter().map(|_| String::new()).collect(),
            cards: Vec::new(),
            definition,
        }),
    }
}

/// The known facts about it, and the numbers in which it differs from the built-in battle of the same name.
fn told(definition: &Definition) -> String {
    let mut told = String::from(scenarios::UNNAMED);
    let ours = twenty_files::BATTLES.built_in(&definition.id);
    let Some(ours) = ours.as_ref().and_then(twenty_files::definition) else { return told };
    let all = differences::differences(ours, definition);
    if !all.is_empty() {
        let differs = say!(MESSAGES, "twenty-differs", differences = differences::told(&all));
        told.push_str("\n\n");
        told.push_str(&differs);
    }
    told
}
