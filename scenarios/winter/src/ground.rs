//! The map: every hex, hexsides, roads, entries, and the lines and places that the rules of a battle name.

use super::reading::{Reading, side};
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use scenarios::fields::Fields;
use scenarios::mistake::Log;
use scenarios::tree::{Node, Value};
use scenarios::{Place, PlaceKind};
use std::collections::BTreeMap;
use winter::chart::Chart;
use winter::definition::*;

/// Names on a map that the rules of a battle refer to.
pub(super) struct Sheet {
    /// Hexes of places by name.
    pub(super) places: BTreeMap<String, Vec<Hex>>,
    /// Hexes of roads by name.
    pub(super) roads: BTreeMap<String, Vec<Hex>>,
    /// Lines by name: their number.
    pub(super) lines: BTreeMap<String, i16>,
    /// Lines by name: the row from which on they hold.
    pub(super) from_rows: BTreeMap<String, u8>,
    /// Names for display.
    pub(super) gazetteer: Vec<Place>,
    /// Frozen lakes: drawn, and clear ground in play.
    pub(super) lakes: Vec<Hex>,
    /// Roads as they are drawn.
    pub(super) courses: Vec<scenarios::Road>,
}

/// A hex that may lie outside a part of the map; it is then left out without complaint.
fn inside(chart: &Chart, node: &Node) -> Option<Hex> {
    match &node.value {
        Value::Text(text) => chart.read(text),
        _ => None,
    }
}

fn pair(fields: &mut Fields<'_>, key: &'static str) -> Option<[u8; 2]> {
    let log = fields.log;
    let node = fields.optional(key)?;
    let list = node.list(key, log)?;
    match list {
        [a, b] => Some([a.number(key, 0..=99u8, log)?, b.number(key, 0..=99u8, log)?]),
        _ => None,
    }
}

/// The ground of a battle; a battle on a corner of a map cuts it to its area.
pub(super) fn read<'a>(
    map: &mut Fields<'a>,
    scenario: &mut Fields<'a>,
    log: &'a Log,
) -> Option<(Ground, Sheet, Reading<'a>)> {
    let mut about = map.section("map")?;
    let number = |about: &mut Fields<'_>, key| about.number(key, 1..=99u8);
    let whole = Chart {
        first_row: number(&mut about, "first_row")?,
        first_column: number(&mut about, "first_column")?,
        rows: number(&mut about, "rows")?,
        columns: number(&mut about, "columns")?,
    };
    let level = about.number("default_level", 0..=3u8)?;
    let mut chart = whole;
    if let Some(mut area) = scenario.optional_section("area") {
        let [first_row, last_row] = pair(&mut area, "rows")?;
        let [first_column, last_column] = pair(&mut area, "columns")?;
        chart = Chart {
            first_row,
            first_column,
            rows: last_row.checked_sub(first_row)?.checked_add(1)?,
            columns: last_column.checked_sub(first_column)?.checked_add(1)?,
        };
    }
    let reading = Reading { log, chart };
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
    let mut terrain = map.section("terrain")?;
    let mut lakes = Vec::new();
    for (key, kind) in kinds {
        for node in terrain.list(key) {
            if let Some(cell) = known(&whole, &chart, node, key, log).and_then(|hex| cells.get_mut(place(hex))) {
                cell.terrain = kind;
            }
            if key == "lake" {
                lakes.extend(inside(&chart, node));
            }
        }
    }
    terrain.finish(&[]);
    let mut levels = map.section("levels")?;
    for (key, height) in [("level0", 0), ("level1", 1), ("level2", 2), ("level3", 3)] {
        for node in levels.list(key) {
            if let Some(cell) = known(&whole, &chart, node, key, log).and_then(|hex| cells.get_mut(place(hex))) {
                cell.level = height;
            }
        }
    }
    levels.finish(&[]);
    let mut sides = map.section("hexsides")?;
    let streams = hexsides(&mut sides, "stream", &chart);
    let major_streams = hexsides(&mut sides, "major_stream", &chart);
    let fences = hexsides(&mut sides, "soft_cover", &chart);
    sides.optional("bridge");
    sides.finish(&[]);
    let (roads, road_hexes, courses) = roads(map, &chart);
    let (places, gazetteer) = places(map, &chart);
    let (lines, from_rows) = lines(map);
    let entries = entries(map, scenario, &reading);
    let retreat = retreats(map.items("retreat").into_iter().chain(scenario.items("retreat")))?;
    let ground = Ground { chart, cells, streams, major_streams, fences, roads, entries, retreat };
    let sheet = Sheet { places, roads: road_hexes, lines, from_rows, gazetteer, lakes, courses };
    Some((ground, sheet, reading))
}

/// A hex of the whole map, if it lies in the part that is played on; a number off the map is a mistake.
fn known(whole: &Chart, chart: &Chart, node: &Node, key: &str, log: &Log) -> Option<Hex> {
    let text = node.text(key, log)?;
    if whole.read(text).is_none() {
        log.say(node.at, format!("`{key}`: there is no hex {text} on this map"));
    }
    chart.read(text)
}

fn hexsides(fields: &mut Fields<'_>, key: &'static str, chart: &Chart) -> Vec<Hexside> {
    let mut sides = Vec::new();
    for node in fields.list(key) {
        let hexes: Vec<Hex> = match &node.value {
            Value::List(list) => list.iter().filter_map(|node| inside(chart, node)).collect(),
            _ => Vec::new(),
        };
        if let [a, b] = *hexes.as_slice() {
            sides.push(Hexside::between(a, b));
        }
    }
    sides.sort();
    sides.dedup();
    sides
}

/// Roads by name: the hexes of each.
type RoadHexes = BTreeMap<String, Vec<Hex>>;

/// Roads, cut where they leave the part that is played on; such an end is drawn as running on.
fn roads(map: &mut Fields<'_>, chart: &Chart) -> (Vec<Road>, RoadHexes, Vec<scenarios::Road>) {
    let mut roads = Vec::new();
    let mut hexes: RoadHexes = BTreeMap::new();
    let mut courses = Vec::new();
    let exits = [("none", [false, false]), ("first", [true, false]), ("last", [false, true]), ("both", [true, true])];
    for mut fields in map.items("road") {
        let log = fields.log;
        let major =
            fields.required("class").and_then(|node| node.choice("class", &[("major", true), ("minor", false)], log));
        let name = fields.name("name", 60).unwrap_or_default().to_owned();
        let exit = fields.optional("exit").and_then(|node| node.choice("exit", &exits, log));
        let [exit_first, exit_last] = exit.unwrap_or_default();
        let mut piece: Vec<Hex> = Vec::new();
        let path: Vec<Option<Hex>> = fields.list("path").iter().map(|node| inside(chart, node)).collect();
        let (mut begins, count) = (0, path.len());
        for (at, hex) in path.into_iter().chain([None]).enumerate() {
            match hex {
                Some(hex) => {
                    if piece.is_empty() {
                        begins = at;
                    }
                    piece.push(hex);
                    hexes.entry(name.clone()).or_default().push(hex);
                }
                None if !piece.is_empty() => {
                    let path = std::mem::take(&mut piece);
                    courses.push(scenarios::Road {
                        name: Some(name.clone()),
                        path: path.clone(),
                        leaves_first: begins > 0 || exit_first,
                        leaves_last: at < count || exit_last,
                    });
                    roads.push(Road { name: name.clone(), major: major.unwrap_or(false), path });
                }
                None => {}
            }
        }
        fields.finish(&[]);
    }
    (roads, hexes, courses)
}

fn places(map: &mut Fields<'_>, chart: &Chart) -> (BTreeMap<String, Vec<Hex>>, Vec<Place>) {
    let mut places = BTreeMap::new();
    let mut named = Vec::new();
    let kinds = [
        ("town", PlaceKind::Town),
        ("village", PlaceKind::Village),
        ("hill", PlaceKind::Hill),
        ("wood", PlaceKind::Wood),
        ("water", PlaceKind::Water),
    ];
    for mut fields in map.items("place") {
        let log = fields.log;
        let name = fields.name("name", 60).unwrap_or_default().to_owned();
        let kind = fields.optional("kind").and_then(|node| node.choice("kind", &kinds, log));
        let hexes: Vec<Hex> = fields.list("hexes").iter().filter_map(|node| inside(chart, node)).collect();
        if let Some(kind) = kind.filter(|_| !hexes.is_empty()) {
            named.push(Place { name: name.clone(), kind, hexes: hexes.clone(), label: None });
        }
        places.insert(name, hexes);
        fields.finish(&[]);
    }
    (places, named)
}

fn lines(map: &mut Fields<'_>) -> (BTreeMap<String, i16>, BTreeMap<String, u8>) {
    let mut lines = BTreeMap::new();
    let mut rows = BTreeMap::new();
    for mut fields in map.items("line") {
        let log = fields.log;
        let name = fields.name("name", 60).unwrap_or_default().to_owned();
        for key in ["at_most", "more_than"] {
            if let Some(number) = fields.optional(key).and_then(|node| node.number(key, -200..=400i16, log)) {
                lines.insert(name.clone(), number);
            }
        }
        if let Some(row) = fields.optional("from_row").and_then(|node| node.number("from_row", 1..=99u8, log)) {
            rows.insert(name, row);
        }
    }
    (lines, rows)
}

/// Places of entry: the battle's own, or the map's.
fn entries(map: &mut Fields<'_>, scenario: &mut Fields<'_>, reading: &Reading<'_>) -> Vec<Entry> {
    let own = scenario.items("entries");
    let printed = map.items("entry");
    let items = if own.is_empty() { printed } else { own };
    let mut entries = Vec::new();
    for mut fields in items {
        let code = fields.name("code", 20).unwrap_or_default().to_owned();
        entries.push(Entry { code, hexes: reading.hexes(&mut fields, "hexes"), no_road_column: false });
    }
    entries
}

/// The direction in which each side retreats: edges of the battle's own come after the map's and replace them.
pub(super) fn retreats<'a>(items: impl Iterator<Item = Fields<'a>>) -> Option<[Retreat; 2]> {
    let mut found: [Option<Retreat>; 2] = [None, None];
    let potentials = [
        ("2*column + (row odd ? 1 : 0) + row", Potential::Diagonal),
        ("-(2*column + (row odd ? 1 : 0) + row)", Potential::DiagonalBack),
        ("row", Potential::Row),
        ("-row", Potential::RowBack),
    ];
    let edge_names = [("north", Edge::North), ("east", Edge::East), ("south", Edge::South), ("west", Edge::West)];
    for mut fields in items {
        let log = fields.log;
        let whose = side(fields.required("side")?, log)?;
        let potential = fields.optional("potential").and_then(|node| node.choice("potential", &potentials, log));
        let mut edges = Vec::new();
        for mut edge in fields.items("edges") {
            let kind = edge.required("edge")?.choice("edge", &edge_names, log)?;
            let key = if matches!(kind, Edge::North | Edge::South) { "columns" } else { "rows" };
            let [from, to] = pair(&mut edge, key)?;
            edges.push(Stretch { edge: kind, from, to });
        }
        let slot = found.get_mut(if whose == Side::First { 0 } else { 1 })?;
        match slot {
            Some(known) => {
                known.edges = edges;
                known.potential = potential.unwrap_or(known.potential);
            }
            None => *slot = Some(Retreat { potential: potential?, edges }),
        }
    }
    let [allied, french] = found;
    Some([allied?, french?])
}
