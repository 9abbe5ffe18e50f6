//! The ground as the renderer draws it: pointed tops, numbers by row and column, relief, water, roads, names.

use super::super::{Battle, numbering, side_name};
use engine::hex::Hexside;
use language::board::ground::{names, subtitle};
use scene::{EntryPlace, Ground, Map, MapRoad, Tops, Water};
use std::collections::{BTreeMap, BTreeSet};
use twenty::Terrain;

/// Koenigstein is high above everything.
const ROCK: u8 = 3;

pub(super) fn map(battle: &Battle) -> Map {
    let definition = battle.board.definition();
    let scenario = &battle.scenario;
    let data = &definition.map;
    let mut ground: BTreeMap<_, BTreeSet<Ground>> = BTreeMap::new();
    let (mut high, mut steps) = (BTreeSet::new(), BTreeMap::new());
    for known in &data.terrain {
        let kinds: &[Ground] = match known.terrain {
            Terrain::Town => &[Ground::Town],
            Terrain::Woods => &[Ground::Woods],
            Terrain::Garden => &[Ground::Grove],
            Terrain::Fort => &[Ground::Fort, Ground::Town],
            Terrain::Superfort => &[Ground::Fort],
            Terrain::Clear | Terrain::Rough => &[],
        };
        if !kinds.is_empty() {
            ground.entry(known.hex).or_default().extend(kinds);
        }
        match known.terrain {
            Terrain::Rough => {
                high.insert(known.hex);
                steps.insert(known.hex, 1);
            }
            Terrain::Superfort => {
                high.insert(known.hex);
                steps.insert(known.hex, ROCK);
            }
            _ => {}
        }
    }
    let water = |list: &[Hexside], kind: Water| list.iter().map(|side| (*side, kind)).collect::<Vec<_>>();
    let waters = [
        water(&data.major_rivers, Water::River),
        water(&data.minor_rivers, Water::Stream),
        water(&data.landgraben, Water::Ditch),
    ];
    let wet: BTreeSet<Hexside> = data.major_rivers.iter().chain(&data.minor_rivers).copied().collect();
    let road = |road: &scenarios::Road| MapRoad {
        path: road.path.clone(),
        leaves_first: road.leaves_first,
        leaves_last: road.leaves_last,
    };
    // One arrow in the middle of each area is enough.
    let entry = |area: &twenty::Area| {
        let hex = *area.hexes.get(area.hexes.len() / 2)?;
        Some(EntryPlace { code: area.code.clone(), hex })
    };
    let lines = definition.lines.iter().map(|line| line.hex);
    Map {
        tops: Tops::Pointy,
        numbering: numbering(),
        ground,
        high,
        steps,
        waters: waters.concat(),
        bridges: data.roads.iter().filter(|side| wet.contains(side)).copied().collect(),
        roads: scenario.drawing.roads.iter().map(road).collect(),
        names: names(scenario),
        entries: definition.areas.iter().filter_map(entry).collect(),
        objectives: definition.objectives.iter().map(|known| known.hex).chain(lines).collect(),
        subtitle: subtitle(scenario, |side| side_name(&battle.board, side).to_owned()),
        metres_per_hex: scenario.drawing.metres_per_hex.map(f32::from),
        up_bearing: scenario.drawing.up_bearing.map(f32::from),
        ..Map::clear(data.grid)
    }
}
