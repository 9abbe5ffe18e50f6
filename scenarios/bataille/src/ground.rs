//! The map and its objectives.

use super::reading::{Reader, Words};
use bataille::*;
use engine::contract::Side;
use engine::hex::{Grid, Hex, Hexside, Lower};
use scenarios::tree::{Node, Value};

pub(super) const TERRAIN: [(&str, Terrain); 12] = [
    ("clear", Terrain::Clear),
    ("hamlet", Terrain::Hamlet),
    ("village", Terrain::Village),
    ("town", Terrain::Town),
    ("garden", Terrain::Garden),
    ("woods", Terrain::Woods),
    ("pathway", Terrain::Pathway),
    ("swamp", Terrain::Swamp),
    ("pond", Terrain::Pond),
    ("earthwork", Terrain::Earthwork),
    ("entrenchment", Terrain::Entrenchment),
    ("loophole", Terrain::Loophole),
];

pub(super) fn read(map: &Reader<'_>, words: &mut Words) -> Option<GroundData> {
    let shape = map.table("map")?;
    let lower = shape.choice("shoved_down", &[("even", Lower::Even), ("odd", Lower::Odd)])?;
    let grid = Grid { columns: shape.small("columns")?, rows: shape.small("rows")?, lower };
    let area = if map.has("area") { Some(area(&map.table("area")?)?) } else { None };
    let mut terrain = Vec::new();
    let kinds = map.table("terrain")?;
    for (word, kind) in TERRAIN.into_iter().filter(|(word, _)| kinds.has(word)) {
        terrain.push(Patch { terrain: kind, hexes: kinds.hexes(word)? });
    }
    let mut levels = Vec::new();
    let heights = map.table("levels")?;
    for (key, (at, _)) in heights.table {
        let Ok(level) = key.parse::<u8>() else {
            map.log.say(*at, "a level is a number");
            return None;
        };
        levels.push(Height { level, hexes: heights.hexes(key)? });
    }
    let sides = map.table("hexsides")?;
    let mut slopes = pairs(&sides, "slope")?;
    let mut streams = pairs(&sides, "stream")?;
    let mut bridges = pairs(&sides, "bridge")?;
    let mut roads = roads(map)?;
    for list in [&mut slopes, &mut streams, &mut bridges, &mut roads] {
        list.sort_unstable();
        list.dedup();
    }
    let homes = map.table("home")?;
    let [first, second] = <[String; 2]>::try_from(words.sides.clone()).ok()?;
    let mut ground = GroundData {
        grid,
        area,
        terrain,
        levels,
        works: works(map)?,
        slopes,
        streams,
        bridges,
        roads,
        entries: Vec::new(),
        home: [homes.own_hex(&first)?, homes.own_hex(&second)?],
    };
    for entry in map.tables("entry")? {
        let hex = entry.own_hex("hex")?;
        let there = area.is_none_or(|area| {
            (area.first_column..=area.last_column).contains(&hex.column)
                && (area.first_row..=area.last_row).contains(&hex.row)
        });
        if there {
            words.entries.push(entry.text("code")?.to_owned());
            ground.entries.push(Entry { code: entry.text("code")?.to_owned(), hex });
        }
    }
    Some(ground)
}

fn area(area: &Reader<'_>) -> Option<Area> {
    let bounds = |key: &str| {
        let numbers: Vec<u8> = area
            .list(key)?
            .iter()
            .map(|node| area.whole(node, key).and_then(|number| u8::try_from(number).ok()))
            .collect::<Option<_>>()?;
        match numbers.as_slice() {
            &[first, last] => Some((first, last)),
            _ => {
                area.log.say(area.at, format!("`{key}` must be the first and the last"));
                None
            }
        }
    };
    let ((first_column, last_column), (first_row, last_row)) = (bounds("columns")?, bounds("rows")?);
    Some(Area { first_column, last_column, first_row, last_row })
}

fn pairs(sides: &Reader<'_>, key: &str) -> Option<Vec<Hexside>> {
    sides.some_list(key)?.iter().map(|node| pair(sides, node, key)).collect()
}

fn pair(sides: &Reader<'_>, node: &Node, key: &str) -> Option<Hexside> {
    let hexes: Vec<Hex> = match &node.value {
        Value::Table(_) => {
            let ends = sides.inner(node, key)?;
            vec![ends.own_hex("up")?, ends.own_hex("down")?]
        }
        _ => sides.items(node, key)?.iter().map(|node| sides.hex(node, key)).collect::<Option<_>>()?,
    };
    match hexes.as_slice() {
        &[one, other] => Some(Hexside::between(one, other)),
        _ => {
            sides.log.say(node.at, format!("`{key}` lists pairs of hexes"));
            None
        }
    }
}

fn roads(map: &Reader<'_>) -> Option<Vec<Hexside>> {
    let mut sides = Vec::new();
    for road in map.tables("road")? {
        let path = road.hexes("path")?;
        sides.extend(path.windows(2).filter_map(|pair| match pair {
            &[one, other] => Some(Hexside::between(one, other)),
            _ => None,
        }));
    }
    Some(sides)
}

fn works(map: &Reader<'_>) -> Option<Vec<Work>> {
    let mut works = Vec::new();
    for work in map.tables("earthwork")? {
        let sides = |key| work.list(key)?.iter().map(|node| work.direction(node, key)).collect::<Option<Vec<_>>>();
        works.push(Work { hex: work.own_hex("hex")?, front: sides("front")?, rear: sides("rear")? });
    }
    Some(works)
}

/// The objectives: the map's for the first side, or those that the battle names for the side that holds them.
pub(super) fn victory(main: &Reader<'_>, words: &Words, part: bool) -> Option<Victory> {
    let section = main.table("victory")?;
    let mut objectives = Vec::new();
    if part {
        for objective in section.tables("objectives")? {
            let hex = objective.own_hex("hex")?;
            objectives.push(Objective {
                name: hex.to_string(),
                hexes: vec![hex],
                points: objective.small("points")?,
                scores_for: None,
                held_at_start: Side::Second,
            });
        }
    } else {
        for objective in main.tables("objective")? {
            objectives.push(Objective {
                name: objective.text("name")?.to_owned(),
                hexes: objective.hexes("hexes")?,
                points: objective.small("points")?,
                scores_for: Some(Side::First),
                held_at_start: objective.side("held_at_start", words)?,
            });
        }
    }
    let lost = section.table("infantry_lost")?;
    let mut level_points = [0; 4];
    for (points, node) in level_points.iter_mut().zip(section.some_list("level")?) {
        *points = u8::try_from(section.whole(node, "level")?).ok()?;
    }
    let mut results = Vec::new();
    for line in section.tables("results")? {
        let result = line.text("result")?.to_owned();
        let begins =
            |place: usize| words.sides.get(place).is_some_and(|word| result.to_lowercase().starts_with(word.as_str()));
        let winner = if begins(0) {
            Some(Side::First)
        } else if begins(1) {
            Some(Side::Second)
        } else {
            None
        };
        results.push(Verdict { least: line.number("least")?, result, winner });
    }
    Some(Victory {
        objectives,
        work_battery: section.optional("earthwork_battery")?.unwrap_or(0),
        battery: section.optional("gun_battery")?.unwrap_or(0),
        infantry_increments: lost.small("increments")?,
        infantry_points: lost.small("points")?,
        level_points,
        results,
    })
}
