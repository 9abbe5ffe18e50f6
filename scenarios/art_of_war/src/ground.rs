//! The ground: the shape of the map, what its hexes and hexsides hold, roads, names, places of entry.

use super::reading::{EntryRemark, KEYS, LONGEST_PART, Reading, entry_remark};
use art_of_war::{Entry, EntryId};
use engine::hex::{Grid, Hex, Hexside, Lower};
use engine::map::{MapData, Slope, Subject, Terrain};
use scenarios::fields::Fields;
use scenarios::heading::LONGEST_NAME;
use scenarios::mistake::{Log, quote, suggest};
use scenarios::tree::{Node, Value};
use scenarios::{Place, PlaceKind, Road};
use std::collections::{BTreeMap, BTreeSet};

/// The engine's bound on columns and rows: a hex number has two digits for each.
const LARGEST_MAP: u8 = 99;

/// The ground of a scenario as its files give it.
#[derive(Default)]
pub(super) struct Ground {
    /// `None` if not even the shape of the map could be read.
    pub(super) map: Option<MapData>,
    pub(super) entries: Vec<Entry>,
    pub(super) entry_remarks: Vec<EntryRemark>,
    /// Entries by code, with those that are wrong.
    pub(super) entry_ids: BTreeMap<String, Option<EntryId>>,
    pub(super) places: Vec<Place>,
    pub(super) roads: Vec<Road>,
    pub(super) high_ground: Vec<Hex>,
    pub(super) lakes: Vec<Hex>,
    pub(super) metres_per_hex: Option<u16>,
    pub(super) up_bearing: Option<u16>,
}

impl Ground {
    /// A place of entry by its code. One that is there but wrong gets no second complaint.
    pub(super) fn entry(&self, reading: &Reading<'_>, node: &Node, label: &str) -> Option<EntryId> {
        let code = node.text(label, reading.log)?;
        match self.entry_ids.get(code) {
            Some(entry) => *entry,
            None => {
                let hint = suggest(code, self.entry_ids.keys().map(String::as_str));
                reading.say(node.at, format!("there is no entry {}{hint}", quote(code)));
                None
            }
        }
    }
}

pub(super) fn read(reading: &mut Reading<'_>, fields: &mut Fields<'_>) -> Ground {
    let mut ground = Ground::default();
    let mut land = Land { map: shape(reading, fields, &mut ground), log: reading.log };
    terrain(&mut land, fields, &mut ground);
    hexsides(reading, &mut land, fields);
    roads(reading, &mut land, fields, &mut ground);
    places(&land, fields, &mut ground);
    entries(reading, &land, fields, &mut ground);
    if let Some(map) = &mut land.map {
        map.normalise();
    }
    ground.map = land.map;
    ground
}

/// The map so far. While its shape is unknown, hexes are checked for their form only.
struct Land<'a> {
    map: Option<MapData>,
    log: &'a Log,
}

impl Land<'_> {
    /// A hex of the map.
    fn hex(&self, node: &Node, label: &str) -> Option<Hex> {
        let hex = node.hex(label, self.log)?;
        if self.map.as_ref().is_some_and(|map| !map.exists(hex)) {
            self.log.say(node.at, format!("`{label}`: {hex} is off the map"));
            return None;
        }
        Some(hex)
    }

    /// A list of hexes, each once.
    fn hexes(&self, nodes: &[Node], label: &str) -> Vec<Hex> {
        let mut seen = BTreeSet::new();
        let mut hexes = Vec::new();
        for node in nodes {
            let Some(hex) = self.hex(node, label) else { continue };
            if seen.insert(hex) {
                hexes.push(hex);
            } else {
                self.log.say(node.at, format!("`{label}`: {hex} is listed twice"));
            }
        }
        hexes
    }

    /// Whether two hexes are adjacent; notes a mistake if they are not.
    fn touch(&self, node: &Node, label: &str, one: Hex, other: Hex) -> bool {
        let touch = self.map.as_ref().is_none_or(|map| map.grid.adjacent(one, other));
        if !touch {
            self.log.say(node.at, format!("`{label}`: {one} and {other} are not adjacent"));
        }
        touch
    }

    /// The hexsides of a list of pairs, each once.
    fn hexsides(&self, nodes: &[Node], label: &str) -> Vec<Hexside> {
        let mut seen = BTreeSet::new();
        for node in nodes {
            let pair = match &node.value {
                Value::List(pair) => pair.as_slice(),
                _ => &[],
            };
            let [one, other] = pair else {
                self.log.say(
                    node.at,
                    format!("`{label}`: a hexside is two hexes in brackets, such as [\"1213\", \"1313\"]"),
                );
                continue;
            };
            let (Some(one), Some(other)) = (self.hex(one, label), self.hex(other, label)) else { continue };
            let side = Hexside::between(one, other);
            if self.touch(node, label, one, other) && !seen.insert(side) {
                self.log.say(node.at, format!("`{label}`: {side} is listed twice"));
            }
        }
        seen.into_iter().collect()
    }
}

fn shape(reading: &mut Reading<'_>, fields: &mut Fields<'_>, ground: &mut Ground) -> Option<MapData> {
    let mut table = fields.section("map")?;
    let log = table.log;
    reading.note(Subject::Part("map"), table.at);
    let columns = table.number("columns", 1..=LARGEST_MAP);
    let rows = table.number("rows", 1..=LARGEST_MAP);
    let lower = table
        .required("shoved_down")
        .and_then(|node| node.choice("shoved_down", &[("even", Lower::Even), ("odd", Lower::Odd)], log));
    ground.metres_per_hex =
        table.optional("metres_per_hex").and_then(|node| node.number("metres_per_hex", 1..=10_000, log));
    ground.up_bearing = table.optional("up_bearing").and_then(|node| node.number("up_bearing", 0..=359, log));
    let missing = table.list("missing");
    table.finish(KEYS);
    let mut map = MapData::clear(Grid { columns: columns?, rows: rows?, lower: lower? });
    let land = Land { map: Some(map.clone()), log };
    map.missing = land.hexes(missing, "missing");
    map.missing.sort();
    Some(map)
}

fn terrain(land: &mut Land<'_>, fields: &mut Fields<'_>, ground: &mut Ground) {
    let Some(mut table) = fields.optional_section("terrain") else { return };
    for (key, kind) in [
        ("woods", Terrain::Woods),
        ("grove", Terrain::Grove),
        ("town", Terrain::Town),
        ("fort", Terrain::Fort),
        ("lake", Terrain::Lake),
    ] {
        let hexes = land.hexes(table.list(key), key);
        if let Some(map) = &mut land.map {
            map.terrain.extend(hexes.iter().map(|hex| (*hex, kind)));
        }
        if kind == Terrain::Lake {
            ground.lakes = hexes;
        }
    }
    ground.high_ground = land.hexes(table.list("slope"), "slope");
    table.finish(KEYS);
}

fn hexsides(reading: &mut Reading<'_>, land: &mut Land<'_>, fields: &mut Fields<'_>) {
    let Some(mut table) = fields.optional_section("hexsides") else { return };
    let mut slopes = BTreeSet::new();
    for node in table.list("slope") {
        let Some(mut slope) = node.fields("a slope".into(), "slope", land.log) else { continue };
        let high = slope.required("up").and_then(|node| land.hex(node, "up"));
        let low = slope.required("down").and_then(|node| land.hex(node, "down"));
        slope.finish(KEYS);
        let (Some(high), Some(low)) = (high, low) else { continue };
        let slope = Slope { high, low };
        reading.note(Subject::Hexside(slope.hexside()), node.at);
        if !land.touch(node, "slope", high, low) {
            continue;
        }
        if !slopes.insert(slope) {
            land.log.say(node.at, format!("`slope`: {} is listed twice", slope.hexside()));
        }
    }
    let streams = land.hexsides(table.list("stream"), "stream");
    let gullies = land.hexsides(table.list("gully"), "gully");
    let landgraben = land.hexsides(table.list("landgraben"), "landgraben");
    let rivers = land.hexsides(table.list("river"), "river");
    let bridge_nodes = table.list("bridge");
    let bridges = land.hexsides(bridge_nodes, "bridge");
    let waters = [&streams, &gullies, &landgraben, &rivers];
    for (node, side) in bridge_nodes.iter().filter_map(|node| Some((node, pair(node)?))) {
        // A pair that is no hexside has been noted already.
        let dry = waters.into_iter().all(|list| list.binary_search(&side).is_err());
        if dry && bridges.binary_search(&side).is_ok() {
            land.log.say(node.at, format!("`bridge`: there is no water at {side} to be bridged"));
        }
    }
    table.finish(KEYS);
    if let Some(map) = &mut land.map {
        let slopes = slopes.into_iter().collect();
        *map = MapData { slopes, streams, gullies, landgraben, rivers, bridges, ..map.clone() };
    }
}

/// The pair in the file as a hexside, if it is one.
fn pair(node: &Node) -> Option<Hexside> {
    let Value::List(pair) = &node.value else { return None };
    let read = |node: &Node| match &node.value {
        Value::Text(text) => text.parse::<Hex>().ok(),
        _ => None,
    };
    match pair.as_slice() {
        [one, other] => Some(Hexside::between(read(one)?, read(other)?)),
        _ => None,
    }
}

fn roads(reading: &mut Reading<'_>, land: &mut Land<'_>, fields: &mut Fields<'_>, ground: &mut Ground) {
    const EXITS: [(&str, (bool, bool)); 4] =
        [("none", (false, false)), ("first", (true, false)), ("last", (false, true)), ("both", (true, true))];
    for mut road in fields.items("road") {
        let log = road.log;
        let name = road.optional_name("name", LONGEST_NAME).map(str::to_owned);
        let path = road.required("path").and_then(|node| node.list("path", log)).unwrap_or(&[]);
        let exit = road.optional("exit");
        let (leaves_first, leaves_last) =
            exit.map_or(Some((false, false)), |node| node.choice("exit", &EXITS, log)).unwrap_or_default();
        let exit_at = exit.map_or(road.at, |node| node.at);
        let at = road.at;
        road.finish(KEYS);

        let hexes: Vec<Option<Hex>> = path.iter().map(|node| land.hex(node, "path")).collect();
        let mut sides = Vec::new();
        for (pair, node) in hexes.windows(2).zip(path.iter().skip(1)) {
            if let &[Some(one), Some(other)] = pair
                && land.touch(node, "path", one, other)
            {
                sides.push(Hexside::between(one, other));
            }
        }
        if path.is_empty() || (path.len() == 1 && !leaves_first && !leaves_last) {
            log.say(at, "a road leads through two hexes at least, or from one over the map edge");
        }
        let ends = [(leaves_first, hexes.first()), (leaves_last, hexes.last())];
        let exits = ends.into_iter().filter_map(|(leaves, hex)| hex.copied().flatten().filter(|_| leaves));
        for hex in exits {
            reading.note(Subject::Hex(hex), exit_at);
            if let Some(map) = &mut land.map {
                map.road_exits.push(hex);
            }
        }
        if let Some(map) = &mut land.map {
            map.roads.append(&mut sides);
        }
        ground.roads.push(Road { name, path: hexes.into_iter().flatten().collect(), leaves_first, leaves_last });
    }
}

fn places(land: &Land<'_>, fields: &mut Fields<'_>, ground: &mut Ground) {
    const KINDS: [(&str, PlaceKind); 6] = [
        ("town", PlaceKind::Town),
        ("village", PlaceKind::Village),
        ("hill", PlaceKind::Hill),
        ("wood", PlaceKind::Wood),
        ("water", PlaceKind::Water),
        ("fort", PlaceKind::Fort),
    ];
    for mut place in fields.items("place") {
        let log = place.log;
        let name = place.name("name", LONGEST_NAME).map(str::to_owned);
        let hexes = place.required("hexes").and_then(|node| node.list("hexes", log)).unwrap_or(&[]);
        let hexes = land.hexes(hexes, "hexes");
        let kind = place.required("kind").and_then(|node| node.choice("kind", &KINDS, log));
        let label = place.optional("label").and_then(|node| label(node, log));
        place.finish(KEYS);
        if let (Some(name), Some(kind)) = (name, kind) {
            ground.places.push(Place { name, kind, hexes, label });
        }
    }
}

/// The place of a name's label. The only place where any fraction is allowed, because the rules never see it.
fn label(node: &Node, log: &Log) -> Option<[f32; 2]> {
    const FARTHEST: f32 = 10.0;
    let offset = |node: &Node| {
        let number = match &node.value {
            Value::Whole(number) => number.to_string().parse::<f32>().ok(),
            Value::Decimal(digits) => digits.parse::<f32>().ok(),
            _ => None,
        };
        number.filter(|number| number.abs() <= FARTHEST)
    };
    let pair = match &node.value {
        Value::List(pair) => pair.as_slice(),
        _ => &[],
    };
    let label = match pair {
        [right, down] => offset(right).zip(offset(down)).map(|(right, down)| [right, down]),
        _ => None,
    };
    if label.is_none() {
        log.say(node.at, "`label` must be two numbers from -10 to 10, such as [0.1, -0.6]");
    }
    label
}

fn entries(reading: &mut Reading<'_>, land: &Land<'_>, fields: &mut Fields<'_>, ground: &mut Ground) {
    if let Some(node) = fields.optional("entry") {
        reading.note(Subject::Part("entries"), node.at);
    }
    for mut entry in fields.items("entry") {
        let at = entry.at;
        let code = entry.name("code", LONGEST_PART);
        let hex_node = entry.required("hex");
        let hex = hex_node.and_then(|node| land.hex(node, "hex"));
        let remark = entry_remark(&mut entry);
        entry.finish(KEYS);
        let Some(code) = code else { continue };
        if ground.entry_ids.contains_key(code) {
            reading.say(at, format!("two entries have the code {code}"));
            continue;
        }
        let id = hex.and_then(|_| u8::try_from(ground.entries.len()).ok()).map(EntryId);
        ground.entry_ids.insert(code.to_owned(), id);
        reading.note(Subject::Entry(code.to_owned()), hex_node.map_or(at, |node| node.at));
        if let (Some(hex), Some(_)) = (hex, id) {
            ground.entries.push(Entry { code: code.to_owned(), hex });
            ground.entry_remarks.push(remark);
        }
    }
}
