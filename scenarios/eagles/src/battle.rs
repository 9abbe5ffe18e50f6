//! A battle for display: names on the map, colours and the course of roads, beside the data that the rules read.

use super::printed::{hex_of, hexes};
use super::{READER, set_up};
use eagles::{Board, Definition};
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use scenarios::fields::Fields;
use scenarios::{Content, Drawing, FileColour, Gazetteer, Nation, Place, PlaceKind, Road, Scenario, heading};
use std::collections::BTreeMap;

/// The definition of a battle, and further data of its files for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// The data that the rules read.
    pub definition: Definition,
    /// The name of each unit in the files, where this battle uses another.
    pub file_names: BTreeMap<String, String>,
}

/// The data that the rules read of a battle of this system.
///
/// ```
/// let friedland = eagles_files::BATTLES.built_in("eagles-friedland").unwrap();
/// assert_eq!(eagles_files::definition(&friedland).unwrap().turns.len(), 4);
/// ```
pub fn definition(scenario: &Scenario) -> Option<&Definition> {
    scenario.content::<Battle>().map(|battle| &battle.definition)
}

/// The longest name in lists and sentences; the engine sets the same bound.
const LONGEST_NAME: usize = 60;
/// Colours of the three armies, by their word in the files.
const ARMIES: [(&str, &str, FileColour); 3] = [
    ("french", "French", FileColour { red: 0x2f, green: 0x5f, blue: 0xb3 }),
    ("russian", "Russian", FileColour { red: 0x3f, green: 0x7d, blue: 0x3a }),
    ("prussian", "Prussian", FileColour { red: 0x4d, green: 0x55, blue: 0x66 }),
];

/// Reads the battle from the keys of its files.
pub(super) fn read(mut fields: Fields<'_>) -> Option<Scenario> {
    let log = fields.log;
    let id = fields.name("id", LONGEST_NAME)?.to_owned();
    let title = fields.name("title", LONGEST_NAME)?.to_owned();
    let summary = heading::summary(&mut fields);
    let chosen = fields.name("set_up", LONGEST_NAME)?;
    let without_s = fields.truth("without_s", false);
    let mut definition = set_up::read_on(chosen, &mut fields, without_s)?;
    definition.id.clone_from(&id);
    let file_names = set_up::shown_as(chosen, &mut fields);
    if !log.is_clean() {
        return None;
    }
    if let Err(faults) = Board::new(definition.clone()) {
        faults.iter().for_each(|fault| log.say(fields.at, fault.to_string()));
        return None;
    }
    let rows = (definition.map.first_row, definition.map.last_row);
    let inside = move |hex: &Hex| (rows.0..=rows.1).contains(&hex.row);
    let mut map = fields.section("map")?;
    let metres_per_hex = map.number("metres_per_hex", 1..=9999u16);
    let up_bearing = map.number("up_bearing", 0..=359u16);
    let of_side = |side: Side| {
        let army = definition.armies.iter().find(|army| army.side == side);
        ARMIES
            .iter()
            .find(|(word, _, _)| army.is_some_and(|army| army.id == *word))
            .map_or(ARMIES[0].2, |known| known.2)
    };
    let placed = |side: Side| {
        let own = |id: &eagles::LeaderId| {
            let army = definition.leaders.get(usize::from(id.0)).map(|leader| usize::from(leader.army.0));
            army.and_then(|army| definition.armies.get(army)).is_some_and(|army| army.side == side)
        };
        definition.forces.iter().filter(|force| own(&force.leader)).count()
    };
    let nation = |(word, name, colour): &(&str, &str, FileColour)| {
        ((*word).to_owned(), Nation { name: (*name).to_owned(), colour: *colour })
    };
    Some(Scenario {
        system: READER.name,
        id,
        title,
        summary,
        side_ids: definition.sides.clone().map(|side| side.id),
        gazetteer: Gazetteer::new(places(&mut fields, inside)),
        turns: (1, u8::try_from(definition.turns.len()).unwrap_or(u8::MAX)),
        turn_labels: definition.turns.iter().map(|turn| turn.label.clone()).collect(),
        pieces: Side::BOTH.map(placed),
        drawing: Drawing {
            side_colours: Side::BOTH.map(of_side),
            nations: ARMIES.iter().map(nation).collect(),
            high_ground: definition.map.hills.clone(),
            lakes: definition.map.water.clone(),
            rivers: definition.map.primary_rivers.iter().map(|side| Hexside::between(side.low, side.high)).collect(),
            roads: roads(&mut fields, inside),
            metres_per_hex,
            up_bearing,
        },
        content: Content::new(Battle { definition, file_names }),
    })
}

/// Names on the map, for display only.
fn places(fields: &mut Fields<'_>, inside: impl Fn(&Hex) -> bool) -> Vec<Place> {
    let log = fields.log;
    let mut found = Vec::new();
    for mut place in fields.items("place") {
        let Some(name) = place.name("name", LONGEST_NAME) else { continue };
        let kind = match place.optional("kind").and_then(|node| node.text("kind", log)) {
            Some("major" | "minor" | "town" | "fortified") => PlaceKind::Town,
            Some("water" | "lake" | "sea" | "river") => PlaceKind::Water,
            Some("wood" | "forest") => PlaceKind::Wood,
            Some("hill") => PlaceKind::Hill,
            _ => PlaceKind::Village,
        };
        let hexes: Vec<Hex> =
            place.list("hexes").iter().filter_map(|node| hex_of(node, "hexes", log)).filter(&inside).collect();
        if !hexes.is_empty() {
            found.push(Place { name: name.to_owned(), kind, hexes, label: None });
        }
    }
    found
}

/// The course of roads, cut where they leave the rows in play. A hex in which a road turns back on itself parts it in two.
fn roads(fields: &mut Fields<'_>, inside: impl Fn(&Hex) -> bool) -> Vec<Road> {
    let log = fields.log;
    let mut found = Vec::new();
    for mut road in fields.items("road") {
        let name = road.optional_name("name", 200).map(str::to_owned);
        let leaves = road.optional("exit").and_then(|node| node.text("exit", log)) == Some("last");
        let path = hexes(&mut road, "path");
        let whole = path.iter().all(&inside);
        for part in path.split(|hex| !inside(hex)).filter(|part| part.len() > 1) {
            found.push(Road {
                name: name.clone(),
                path: part.to_vec(),
                leaves_first: false,
                leaves_last: leaves && whole,
            });
        }
    }
    found
}
