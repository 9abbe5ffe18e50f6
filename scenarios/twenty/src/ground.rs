//! The ground, its lines, areas, objectives and garrisons.

use super::{LONGEST_NAME, LONGEST_REMARK, hex, side, unknown};
use engine::hex::{Grid, Hex, Hexside};
use scenarios::fields::Fields;
use scenarios::mistake::Log;
use scenarios::tree::Node;
use scenarios::{Place, PlaceKind, Road};
use std::collections::BTreeSet;
use twenty::{
    Area, AreaId, GarrisonData, GarrisonKind, Ground, Line, Objective, PontoonSite, Terrain, TerrainHex, grid,
};

/// The contents of the map file.
pub(super) struct Read {
    pub(super) map: Ground,
    pub(super) lines: Vec<Line>,
    pub(super) areas: Vec<Area>,
    pub(super) objectives: Vec<Objective>,
    pub(super) garrisons: Vec<GarrisonData>,
    pub(super) places: Vec<Place>,
    pub(super) roads: Vec<Road>,
    pub(super) metres_per_hex: Option<u16>,
    pub(super) up_bearing: Option<u16>,
}

impl Read {
    /// An area by its letter.
    pub(super) fn area(&self, node: &Node, code: &str, log: &Log) -> Option<AreaId> {
        area_of(&self.areas, node, code, log)
    }
}

fn area_of(areas: &[Area], node: &Node, code: &str, log: &Log) -> Option<AreaId> {
    let place = areas.iter().position(|area| area.code == code);
    if place.is_none() {
        let known: Vec<&str> = areas.iter().map(|area| area.code.as_str()).collect();
        unknown(node, "area", code, &known, log);
    }
    u8::try_from(place?).ok().map(AreaId)
}

pub(super) fn read(file: &mut Fields<'_>) -> Option<Read> {
    let log = file.log;
    let mut map = file.section("map")?;
    map.name("id", LONGEST_NAME);
    map.name("title", LONGEST_NAME);
    let (columns, rows) = (map.number("columns", 1..=99u8)?, map.number("rows", 1..=99u8)?);
    map.required("hex_top")?.choice("hex_top", &[("pointy", ())], log)?;
    map.required("shifted_east")?.choice("shifted_east", &[("odd", ())], log)?;
    map.required("numbering")?.choice("numbering", &[("RRCC", ())], log)?;
    map.required("row_one")?.choice("row_one", &[("south", ())], log)?;
    map.number("stacking", 1..=1u8);
    let metres_per_hex = map.has("metres_per_hex").then(|| map.number("metres_per_hex", 1..=9999u16)).flatten();
    let up_bearing = map.has("up_bearing").then(|| map.number("up_bearing", 0..=359u16)).flatten();
    map.optional("metres_per_hex");
    map.optional("up_bearing");
    if !map.list("missing").is_empty() {
        log.say(map.at, "no hex can be missing from this map");
    }
    map.finish(&[]);
    let grid = grid(rows, columns);
    let mut ground = Ground {
        grid,
        terrain: terrain(file, &grid)?,
        major_rivers: Vec::new(),
        minor_rivers: Vec::new(),
        landgraben: Vec::new(),
        roads: Vec::new(),
        road_exits: Vec::new(),
        safe_bridges: Vec::new(),
        pontoon_sites: Vec::new(),
    };
    let roads = roads(file, &grid, &mut ground);
    hexsides(file, &grid, &mut ground);
    let areas = areas(file, &grid);
    let lines = lines(file, &grid, &areas);
    let objectives = objectives(file, &grid);
    let garrisons = garrisons(file, &grid);
    let places = places(file, &grid);
    file.optional("water");
    Some(Read { map: ground, lines, areas, objectives, garrisons, places, roads, metres_per_hex, up_bearing })
}

fn terrain(file: &mut Fields<'_>, grid: &Grid) -> Option<Vec<TerrainHex>> {
    let log = file.log;
    let kinds = [
        ("town", Terrain::Town),
        ("woods", Terrain::Woods),
        ("rough", Terrain::Rough),
        ("fort", Terrain::Fort),
        ("superfort", Terrain::Superfort),
        ("garden", Terrain::Garden),
    ];
    let mut section = file.section("terrain")?;
    let mut all: Vec<TerrainHex> = Vec::new();
    for (key, terrain) in kinds {
        for node in section.list(key) {
            let Some(hex) = hex(node, key, grid, log) else { continue };
            if all.iter().any(|known| known.hex == hex) {
                log.say(node.at, format!("`{key}`: this hex has a terrain already"));
            }
            all.push(TerrainHex { hex, terrain });
        }
    }
    section.finish(&[]);
    all.sort_unstable();
    Some(all)
}

fn pair(node: &Node, label: &str, grid: &Grid, log: &Log) -> Option<(Hex, Hex)> {
    let [one, other] = node.list(label, log)? else {
        log.say(node.at, format!("`{label}`: a hexside is named by two hexes"));
        return None;
    };
    let (one, other) = (hex(one, label, grid, log)?, hex(other, label, grid, log)?);
    if !grid.adjacent(one, other) {
        log.say(node.at, format!("`{label}`: the two hexes are not adjacent"));
        return None;
    }
    Some((one, other))
}

fn sides(section: &mut Fields<'_>, key: &'static str, grid: &Grid) -> Vec<Hexside> {
    let log = section.log;
    let mut sides: Vec<Hexside> = Vec::new();
    for node in section.list(key) {
        let Some((one, other)) = pair(node, key, grid, log) else { continue };
        let side = Hexside::between(one, other);
        if sides.contains(&side) {
            log.say(node.at, format!("`{key}`: this hexside is named twice"));
        }
        sides.push(side);
    }
    sides.sort_unstable();
    sides
}

fn hexsides(file: &mut Fields<'_>, grid: &Grid, ground: &mut Ground) {
    let log = file.log;
    let Some(mut section) = file.section("hexsides") else { return };
    ground.major_rivers = sides(&mut section, "major_river", grid);
    ground.minor_rivers = sides(&mut section, "minor_river", grid);
    ground.landgraben = sides(&mut section, "landgraben", grid);
    ground.safe_bridges = sides(&mut section, "safe_bridge", grid);
    let bridges: BTreeSet<Hexside> = sides(&mut section, "bridge", grid).into_iter().collect();
    let water = ground.major_rivers.iter().chain(&ground.minor_rivers);
    let crossed: BTreeSet<Hexside> = water.filter(|side| ground.roads.contains(side)).copied().collect();
    if bridges != crossed {
        log.say(section.at, "`bridge` must name exactly the hexsides where a road crosses a river");
    }
    for node in section.list("pontoon_sites") {
        if let Some((from, to)) = pair(node, "pontoon_sites", grid, log) {
            ground.pontoon_sites.push(PontoonSite { from, to });
        }
    }
    section.finish(&[]);
}

fn roads(file: &mut Fields<'_>, grid: &Grid, ground: &mut Ground) -> Vec<Road> {
    let log = file.log;
    let mut courses = Vec::new();
    for mut road in file.items("road") {
        let name = road.name("name", LONGEST_REMARK).map(str::to_owned);
        road.optional_name("confidence", 4);
        let path: Vec<Hex> = road.list("path").iter().filter_map(|node| hex(node, "path", grid, log)).collect();
        for step in path.windows(2) {
            let &[one, other] = step else { continue };
            if !grid.adjacent(one, other) {
                log.say(road.at, "`path`: a road goes from hex to neighbouring hex");
            }
            ground.roads.push(Hexside::between(one, other));
        }
        let exit = road.required("exit").and_then(|node| node.choice("exit", &[("last", true), ("none", false)], log));
        if exit == Some(true) {
            ground.road_exits.extend(path.last());
        }
        road.finish(&[]);
        courses.push(Road { name, path, leaves_first: false, leaves_last: exit == Some(true) });
    }
    ground.roads.sort_unstable();
    ground.roads.dedup();
    ground.road_exits.sort_unstable();
    ground.road_exits.dedup();
    courses
}

/// Names on the map, for display only.
fn places(file: &mut Fields<'_>, grid: &Grid) -> Vec<Place> {
    let log = file.log;
    let kinds = [
        ("town", PlaceKind::Town),
        ("village", PlaceKind::Village),
        ("hill", PlaceKind::Hill),
        ("wood", PlaceKind::Wood),
        ("garden", PlaceKind::Wood),
        ("water", PlaceKind::Water),
        ("fort", PlaceKind::Fort),
    ];
    let mut places = Vec::new();
    for mut item in file.items("place") {
        let name = item.name("name", LONGEST_NAME).unwrap_or_default().to_owned();
        let hexes: Vec<Hex> = item.list("hexes").iter().filter_map(|node| hex(node, "hexes", grid, log)).collect();
        let kind = item.required("kind").and_then(|node| node.choice("kind", &kinds, log));
        item.optional_name("remark", LONGEST_REMARK);
        item.finish(&[]);
        if let Some(kind) = kind {
            places.push(Place { name, kind, hexes, label: None });
        }
    }
    places
}

fn areas(file: &mut Fields<'_>, grid: &Grid) -> Vec<Area> {
    let log = file.log;
    let mut areas = Vec::new();
    for mut item in file.items("area") {
        let code = item.name("code", LONGEST_NAME);
        let owner = item.required("side").and_then(|node| side(node, "side", log));
        item.optional_name("edge", LONGEST_NAME);
        let hexes = item.list("hexes").iter().filter_map(|node| hex(node, "hexes", grid, log)).collect();
        item.finish(&[]);
        if let (Some(code), Some(side)) = (code, owner) {
            areas.push(Area { code: code.to_owned(), side, hexes });
        }
    }
    areas
}

fn lines(file: &mut Fields<'_>, grid: &Grid, areas: &[Area]) -> Vec<Line> {
    let log = file.log;
    let mut lines = Vec::new();
    for mut item in file.items("loc") {
        let owner = item.required("side").and_then(|node| side(node, "side", log));
        let at = item.required("hex").and_then(|node| hex(node, "hex", grid, log));
        let area = item.optional("area").and_then(|node| area_of(areas, node, node.text("area", log)?, log));
        let active = item.truth("active", false);
        item.finish(&[]);
        if let (Some(side), Some(hex)) = (owner, at) {
            lines.push(Line { side, hex, area, active });
        }
    }
    lines
}

fn objectives(file: &mut Fields<'_>, grid: &Grid) -> Vec<Objective> {
    let log = file.log;
    let mut objectives = Vec::new();
    for mut item in file.items("objective") {
        let owner = item.required("side").and_then(|node| side(node, "side", log));
        // The Meissen box belongs to the corps that comes late.
        if let Some(node) = item.optional("box") {
            node.choice("box", &[("meissen", ())], log);
        } else if let (Some(side), Some(hex)) =
            (owner, item.required("hex").and_then(|node| hex(node, "hex", grid, log)))
        {
            objectives.push(Objective { side, hex });
        }
        item.finish(&[]);
    }
    objectives
}

fn garrisons(file: &mut Fields<'_>, grid: &Grid) -> Vec<GarrisonData> {
    let log = file.log;
    let mut garrisons = Vec::new();
    for mut item in file.items("garrison") {
        let at = item.required("hex").and_then(|node| hex(node, "hex", grid, log));
        let name = item.name("name", LONGEST_NAME);
        let kinds = [("dresden", GarrisonKind::City), ("post", GarrisonKind::Post)];
        let kind = item.required("group").and_then(|node| node.choice("group", &kinds, log));
        item.finish(&[]);
        if let (Some(hex), Some(name), Some(kind)) = (at, name, kind) {
            garrisons.push(GarrisonData { hex, name: name.to_owned(), kind });
        }
    }
    garrisons
}
