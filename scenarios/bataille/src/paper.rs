//! The data of a battle for display only, which the rules do not read: names on the map, colours, the course of roads,
//! hours.

use super::reading::Reader;
use bataille::{Definition, Terrain};
use engine::hex::Hex;
use scenarios::tree::{Node, Value};
use scenarios::{Drawing, FileColour, Gazetteer, Nation, Place, PlaceKind, Road};
use std::collections::BTreeMap;

pub(super) struct Paper {
    pub(super) gazetteer: Gazetteer,
    pub(super) labels: Vec<String>,
    pub(super) drawing: Drawing,
}

const KINDS: [(&str, PlaceKind); 7] = [
    ("mill", PlaceKind::Mill),
    ("hill", PlaceKind::Hill),
    ("village", PlaceKind::Village),
    ("hamlet", PlaceKind::Village),
    ("water", PlaceKind::Water),
    ("stream", PlaceKind::Water),
    ("wood", PlaceKind::Wood),
];

pub(super) fn read(main: &Reader<'_>, definition: &Definition) -> Option<Paper> {
    let there = |hex: &Hex| {
        definition.ground.area.is_none_or(|area| {
            (area.first_column..=area.last_column).contains(&hex.column)
                && (area.first_row..=area.last_row).contains(&hex.row)
        })
    };
    let mut places = Vec::new();
    for place in main.tables("place")? {
        let mut hexes = place.hexes("hexes")?;
        hexes.retain(|hex| there(hex));
        let kind = place.choice("kind", &KINDS)?;
        let label = if place.has("label") { Some(offset(&place)?) } else { None };
        if !hexes.is_empty() {
            places.push(Place { name: place.text("name")?.to_owned(), kind, hexes, label });
        }
    }
    let mut roads = Vec::new();
    for road in main.tables("road")? {
        let name = Some(road.text("name")?.to_owned());
        let path = road.hexes("path")?;
        let exits = [("none", [false; 2]), ("first", [true, false]), ("last", [false, true]), ("both", [true; 2])];
        let [leaves_first, leaves_last] = road.choice("exit", &exits)?;
        roads.extend(cut(&path, &there, leaves_first, leaves_last).map(|part| Road { name: name.clone(), ..part }));
    }
    let sides = main.table("sides")?;
    let side_colours = [colour(&sides.table("first")?)?, colour(&sides.table("second")?)?];
    let mut nations = BTreeMap::new();
    let told = main.table("nations")?;
    for word in told.table.keys() {
        let nation = told.table(word)?;
        nations.insert(word.clone(), Nation { name: nation.text("name")?.to_owned(), colour: colour(&nation)? });
    }
    let turns = main.table("turns")?;
    let labels = turns.some_list("labels")?.iter().map(|node| turns.word(node, "labels").map(str::to_owned));
    let map = main.table("map")?;
    let high = definition.ground.levels.iter().filter(|height| height.level > 0).flat_map(|height| &height.hexes);
    let ponds = definition.ground.terrain.iter().filter(|patch| patch.terrain == Terrain::Pond);
    Some(Paper {
        gazetteer: Gazetteer::new(places),
        labels: labels.collect::<Option<_>>()?,
        drawing: Drawing {
            side_colours,
            nations,
            high_ground: high.copied().filter(|hex| there(hex)).collect(),
            lakes: ponds.flat_map(|patch| &patch.hexes).copied().filter(|hex| there(hex)).collect(),
            rivers: Vec::new(),
            roads,
            metres_per_hex: Some(map.number("metres_per_hex")?),
            up_bearing: Some(map.number("up_bearing")?),
        },
    })
}

/// The stretches of a road on the map of this battle; where one is cut, it is drawn to the edge.
fn cut<'a>(
    path: &'a [Hex],
    there: &'a impl Fn(&Hex) -> bool,
    leaves_first: bool,
    leaves_last: bool,
) -> impl Iterator<Item = Road> + 'a {
    let stretches = path.chunk_by(move |one, other| there(one) == there(other));
    let mut begin = 0;
    stretches.filter_map(move |stretch| {
        let from = begin;
        begin += stretch.len();
        let first = if from == 0 { leaves_first } else { true };
        let last = if begin == path.len() { leaves_last } else { true };
        let on_map = stretch.first().is_some_and(there) && stretch.len() > 1;
        on_map.then(|| Road { name: None, path: stretch.to_vec(), leaves_first: first, leaves_last: last })
    })
}

fn colour(table: &Reader<'_>) -> Option<FileColour> {
    let node = table.node("colour")?;
    let read = FileColour::read(table.word(node, "colour")?);
    if read.is_none() {
        table.log.say(node.at, "`colour` must be a hash sign and six digits");
    }
    read
}

/// The place of a name's label, in hexes right and down.
fn offset(place: &Reader<'_>) -> Option<[f32; 2]> {
    let number = |node: &Node| match &node.value {
        Value::Whole(whole) => i16::try_from(*whole).ok().map(f32::from),
        Value::Decimal(text) => text.parse().ok(),
        _ => None,
    };
    let numbers: Option<Vec<f32>> = place.list("label")?.iter().map(number).collect();
    match numbers.as_deref() {
        Some(&[right, down]) if right.abs() < 9.0 && down.abs() < 9.0 => Some([right, down]),
        _ => {
            place.log.say(place.at, "`label` must be two small numbers");
            None
        }
    }
}
