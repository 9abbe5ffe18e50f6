//! A battle of which only what the rules read is known.

use art_of_war::{Board, Game};
use art_of_war_files::{Battle, EntryRemark};
use engine::contract::{Game as _, Side};
use engine::hex::{Hex, Hexside};
use scenarios::{Content, Drawing, FileColour, Gazetteer, Road, Scenario};
use std::collections::BTreeMap;

/// The view that people have of it: no names, and colours for the sides only.
pub(super) fn scenario(board: &Board, title: &str) -> Scenario {
    let definition = board.definition().clone();
    let drawing = Drawing {
        side_colours: [colour(0x2f, 0x5f, 0xb3), colour(0x3f, 0x7d, 0x3a)],
        nations: BTreeMap::new(),
        high_ground: definition.map.slopes.iter().map(|slope| slope.high).collect(),
        lakes: Vec::new(),
        rivers: Vec::new(),
        roads: definition.map.roads.iter().map(|&side| road(side, &definition.map.road_exits)).collect(),
        metres_per_hex: None,
        up_bearing: None,
    };
    Scenario {
        system: Game::SYSTEM,
        id: definition.id.clone(),
        title: title.to_owned(),
        summary: String::from("A battle from a file of another player's. Its names and colours are not known here."),
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

fn road(side: Hexside, exits: &[Hex]) -> Road {
    let [leaves_first, leaves_last] = [side.a, side.b].map(|hex| exits.contains(&hex));
    Road { name: None, path: vec![side.a, side.b], leaves_first, leaves_last }
}

const fn colour(red: u8, green: u8, blue: u8) -> FileColour {
    FileColour { red, green, blue }
}
