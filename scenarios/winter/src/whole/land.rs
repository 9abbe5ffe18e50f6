//! The map of the whole field. No hex of it may be left out, so that a wrong one is a mistake everywhere.

use crate::ground::retreats;
use crate::reading::Reading;
use engine::hex::{Hex, Hexside};
use scenarios::fields::Fields;
use scenarios::mistake::Log;
use scenarios::tree::Node;
use scenarios::{Place, PlaceKind};
use std::collections::BTreeMap;
use winter::chart::Chart;
use winter::definition::{Cell, Entry, Ground, Road, Terrain};
use winter::whole::FieldLines;

/// The map, and names of it for display.
pub(super) struct Land {
    pub(super) ground: Ground,
    pub(super) lakes: Vec<Hex>,
    pub(super) bridges: Vec<Hexside>,
    pub(super) lines: FieldLines,
    pub(super) gazetteer: Vec<Place>,
    pub(super) courses: Vec<scenarios::Road>,
}

/// Reads the map.
pub(super) fn read<'a>(map: &mut Fields<'a>, log: &'a Log) -> Option<(Land, Reading<'a>)> {
    let mut about = map.section("map")?;
    let rows = about.number("rows", 1..=72u8)?;
    let columns = about.number("columns", 1..=76u8)?;
    let level = about.number("default_level", 0..=3u8)?;
    about.finish(&[]);
    let reading = Reading { log, chart: Chart { first_row: 1, first_column: 1, rows, columns } };
    let (cells, lakes) = cells(map, &reading, level)?;
    let mut sides = map.section("hexsides")?;
    let [streams, major_streams, fences, bridges] =
        ["stream", "major_stream", "soft_cover", "bridge"].map(|key| hexsides(&mut sides, key, &reading));
    sides.finish(&[]);
    let (roads, courses) = roads(map, &reading);
    let gazetteer = places(map, &reading);
    let lines = lines(map, &reading);
    let entries = entries(map, &reading);
    let retreat = retreats(map.items("retreat").into_iter())?;
    let chart = reading.chart;
    let ground = Ground { chart, cells, streams, major_streams, fences, roads, entries, retreat };
    Some((Land { ground, lakes, bridges, lines, gazetteer, courses }, reading))
}

/// Every hex in the order of the grid, and the frozen lakes. A hex has one terrain and one level.
fn cells(map: &mut Fields<'_>, reading: &Reading<'_>, level: u8) -> Option<(Vec<Cell>, Vec<Hex>)> {
    let chart = &reading.chart;
    let count = usize::from(chart.rows) * usize::from(chart.columns);
    let mut cells = vec![Cell { terrain: Terrain::Clear, level }; count];
    let place = |hex: Hex| (usize::from(hex.column) - 1) * usize::from(chart.columns) + usize::from(hex.row) - 1;
    let kinds = [
        ("hard", Terrain::HardCover),
        ("woods", Terrain::Woods),
        ("light", Terrain::LightCover),
        ("wetland", Terrain::Wetland),
        ("lake", Terrain::Clear),
    ];
    let mut lakes = Vec::new();
    let mut terrain = map.section("terrain")?;
    for (hex, key) in once_each(&mut terrain, &kinds.map(|(key, _)| key), reading) {
        let kind = kinds.iter().find(|(known, _)| *known == key).map_or(Terrain::Clear, |(_, kind)| *kind);
        if let Some(cell) = cells.get_mut(place(hex)) {
            cell.terrain = kind;
        }
        if key == "lake" {
            lakes.push(hex);
        }
    }
    terrain.finish(&[]);
    let heights = [("level0", 0), ("level1", 1), ("level2", 2), ("level3", 3)];
    let mut levels = map.section("levels")?;
    for (hex, key) in once_each(&mut levels, &heights.map(|(key, _)| key), reading) {
        let height = heights.iter().find(|(known, _)| *known == key).map_or(level, |(_, height)| *height);
        if let Some(cell) = cells.get_mut(place(hex)) {
            cell.level = height;
        }
    }
    levels.finish(&[]);
    Some((cells, lakes))
}

/// Hexes of several lists, each with its list. A hex that is listed twice is a mistake.
fn once_each(fields: &mut Fields<'_>, keys: &[&'static str], reading: &Reading<'_>) -> BTreeMap<Hex, &'static str> {
    let mut found = BTreeMap::new();
    for &key in keys {
        for node in fields.list(key) {
            for hex in run(node, key, reading) {
                if let Some(known) = found.insert(hex, key) {
                    let name = reading.chart.name(hex);
                    reading.log.say(node.at, format!("`{key}`: {name} is listed twice; it is in `{known}` too"));
                }
            }
        }
    }
    found
}

/// The hexes of "A0101", or of "A0101-08", the columns 01 to 08 of that row.
fn run(node: &Node, key: &str, reading: &Reading<'_>) -> Vec<Hex> {
    let Some((first, last)) = node.text(key, reading.log).and_then(|text| text.split_once('-')) else {
        return reading.hex(node, key).into_iter().collect();
    };
    let hexes = || {
        let (row, column) = first.split_at_checked(3)?;
        let column: u8 = column.parse().ok()?;
        let last: u8 = Some(last).filter(|last| last.len() == 2)?.parse().ok()?;
        let columns = Some(column..=last).filter(|columns| column < *columns.end())?;
        columns.map(|column| reading.chart.read(&format!("{row}{column:02}"))).collect::<Option<Vec<Hex>>>()
    };
    hexes().unwrap_or_else(|| {
        let text = "hexes of a row are written like \"A0101-08\", and each of them must be on this map";
        reading.log.say(node.at, format!("`{key}`: {text}"));
        Vec::new()
    })
}

fn hexsides(fields: &mut Fields<'_>, key: &'static str, reading: &Reading<'_>) -> Vec<Hexside> {
    let mut sides = Vec::new();
    for node in fields.list(key) {
        let hexes = path(node.list(key, reading.log).unwrap_or(&[]), key, reading);
        match *hexes.as_slice() {
            [a, b] => sides.push(Hexside::between(a, b)),
            _ => reading.log.say(node.at, format!("`{key}`: a hexside is a pair of hexes")),
        }
    }
    sides.sort();
    sides.dedup();
    sides
}

/// Hexes that touch, one after the other.
fn path(nodes: &[Node], key: &str, reading: &Reading<'_>) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = Vec::new();
    for node in nodes {
        let Some(hex) = reading.hex(node, key) else { continue };
        if let Some(&before) = hexes.last()
            && !reading.chart.grid().adjacent(before, hex)
        {
            let (one, other) = (reading.chart.name(before), reading.chart.name(hex));
            reading.log.say(node.at, format!("`{key}`: {other} does not touch {one}"));
        }
        hexes.push(hex);
    }
    hexes
}

fn roads(map: &mut Fields<'_>, reading: &Reading<'_>) -> (Vec<Road>, Vec<scenarios::Road>) {
    let mut roads = Vec::new();
    let mut courses = Vec::new();
    let exits = [("none", [false, false]), ("first", [true, false]), ("last", [false, true]), ("both", [true, true])];
    for mut fields in map.items("road") {
        let log = fields.log;
        let classes = [("major", true), ("minor", false)];
        let major = fields.required("class").and_then(|node| node.choice("class", &classes, log));
        let name = fields.name("name", 60).unwrap_or_default().to_owned();
        let exit = fields.optional("exit").and_then(|node| node.choice("exit", &exits, log));
        let [leaves_first, leaves_last] = exit.unwrap_or_default();
        let path = path(fields.list("path"), "path", reading);
        courses.push(scenarios::Road { name: Some(name.clone()), path: path.clone(), leaves_first, leaves_last });
        roads.push(Road { name, major: major.unwrap_or(false), path });
        fields.finish(&[]);
    }
    (roads, courses)
}

fn places(map: &mut Fields<'_>, reading: &Reading<'_>) -> Vec<Place> {
    let kinds = [
        ("town", PlaceKind::Town),
        ("village", PlaceKind::Village),
        ("hill", PlaceKind::Hill),
        ("wood", PlaceKind::Wood),
        ("water", PlaceKind::Water),
    ];
    let mut places = Vec::new();
    for mut fields in map.items("place") {
        let log = fields.log;
        let name = fields.name("name", 60).unwrap_or_default().to_owned();
        let kind = fields.required("kind").and_then(|node| node.choice("kind", &kinds, log));
        let hexes = reading.hexes(&mut fields, "hexes");
        if let Some(kind) = kind {
            places.push(Place { name, kind, hexes, label: None });
        }
        fields.finish(&[]);
    }
    places
}

fn entries(map: &mut Fields<'_>, reading: &Reading<'_>) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for mut fields in map.items("entry") {
        let code = fields.name("code", 20).unwrap_or_default().to_owned();
        let hexes = reading.hexes(&mut fields, "hexes");
        if hexes.is_empty() || entries.iter().any(|known| known.code == code) {
            let at = fields.optional("code").map_or(fields.at, |node| node.at);
            reading.log.say(at, format!("the entry {code} is listed twice or has no hexes"));
        }
        entries.push(Entry { code, hexes, no_road_column: false });
        fields.finish(&[]);
    }
    entries
}

/// The three lines of 2.7.
fn lines(map: &mut Fields<'_>, reading: &Reading<'_>) -> FieldLines {
    let mut lines = FieldLines::default();
    for mut fields in map.items("line") {
        let log = fields.log;
        let names = [("pasmar_west", 0u8), ("kutschitten", 1), ("major_road", 2)];
        let name = fields.required("name").and_then(|node| node.choice("name", &names, log));
        match name {
            Some(0) => lines.pasmar_west = reading.hexes(&mut fields, "hexes"),
            Some(1) => lines.kutschitten_road = path(fields.list("hexes"), "hexes", reading),
            Some(_) => lines.major_road = path(fields.list("hexes"), "hexes", reading),
            None => {}
        }
        fields.finish(&[]);
    }
    let all = [&lines.pasmar_west, &lines.kutschitten_road, &lines.major_road];
    if all.iter().any(|line| line.is_empty()) {
        reading.log.say(map.at, "a [[line]] of pasmar_west, kutschitten or major_road is missing");
    }
    lines
}
