//! The ground in play.

use super::printed::{SHEETS, hex_of, hexes};
use eagles::{Hexside, MapData, SheetData};
use engine::hex::Hex;
use scenarios::fields::Fields;
use scenarios::mistake::Log;
use scenarios::tree::Node;
use std::collections::BTreeSet;

/// The rows that a battle on these sheets has.
pub(super) fn rows(sheets: &[&str]) -> Option<(u8, u8)> {
    let span = |sheet: &&str| match *sheet {
        "N" => Some((1, 35)),
        "C" => Some((35, 69)),
        "S" => Some((69, 103)),
        _ => None,
    };
    let all: Option<Vec<(u8, u8)>> = sheets.iter().map(span).collect();
    let all = all?;
    Some((all.iter().map(|rows| rows.0).min()?, all.iter().map(|rows| rows.1).max()?))
}

/// The sheets of a battle, as they print their hexes: a row that two share is printed by the first of them in play.
pub(super) fn sheets(sheets: &[&str]) -> Option<Vec<SheetData>> {
    let mut all: Vec<SheetData> = Vec::new();
    for (letter, above) in SHEETS {
        let letter = letter.to_string();
        if sheets.contains(&letter.as_str()) {
            let first = above + if all.is_empty() { 1 } else { 2 };
            all.push(SheetData { letter, first, above });
        }
    }
    (all.len() == sheets.len()).then_some(all)
}

/// The map, cut down to the rows in play.
pub(super) fn read(ground: &mut Fields<'_>, (first_row, last_row): (u8, u8)) -> Option<MapData> {
    let log = ground.log;
    let mut size = ground.section("map")?;
    let mut map = MapData {
        columns: size.number("columns", 1..=99)?,
        rows: size.number("rows", 1..=120)?,
        first_row,
        last_row,
        ..MapData::default()
    };
    let inside = |hex: &Hex| (first_row..=last_row).contains(&hex.row);
    let mut terrain = ground.section("terrain")?;
    let mut cover = |key| {
        hexes(&mut terrain, key).into_iter().filter(inside).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>()
    };
    map.woods = cover("woods");
    map.marsh = cover("marsh");
    map.hills = cover("hills");
    map.water = [cover("sea"), cover("lake")].concat();
    map.water.sort_unstable();
    map.water.dedup();
    map.major_towns = cover("town_major");
    map.minor_towns = cover("town_minor");
    map.fortified = cover("fortified");
    let mut lines = ground.section("hexsides")?;
    let kept = |side: &Hexside| inside(&side.low) && inside(&side.high);
    let mut sides = |key: &'static str| {
        let all: BTreeSet<Hexside> =
            lines.list(key).iter().filter_map(|node| pair(node, key, log)).filter(kept).collect();
        all.into_iter().collect::<Vec<_>>()
    };
    map.primary_rivers = sides("river_primary");
    map.secondary_rivers = sides("river_secondary");
    map.lakes = sides("lake_side");
    let (mut primary, mut secondary) = (BTreeSet::new(), BTreeSet::new());
    for mut road in ground.items("road") {
        let class = road
            .required("class")
            .and_then(|node| node.choice("class", &[("primary", true), ("secondary", false)], log));
        let path = hexes(&mut road, "path");
        for step in path.windows(2) {
            let [a, b] = step else { continue };
            let side = Hexside::new(*a, *b);
            if kept(&side) {
                if class == Some(true) {
                    primary.insert(side)
                } else {
                    secondary.insert(side)
                };
            }
        }
    }
    map.secondary_roads = secondary.difference(&primary).copied().collect();
    map.primary_roads = primary.into_iter().collect();
    Some(map)
}

fn pair(node: &Node, label: &str, log: &Log) -> Option<Hexside> {
    match node.list(label, log)? {
        [a, b] => Some(Hexside::new(hex_of(a, label, log)?, hex_of(b, label, log)?)),
        _ => {
            log.say(node.at, format!("`{label}`: a hexside is two hexes"));
            None
        }
    }
}

/// The hexside of a bridge that is named by one hex.
pub(super) fn bridge(ground: &mut Fields<'_>, hex: &str) -> Option<Hexside> {
    let log = ground.log;
    let names = ground.section("bridge_names")?;
    let (_, _, node) = names.entries().find(|(key, _, _)| *key == hex)?;
    pair(node, "bridge_names", log)
}
