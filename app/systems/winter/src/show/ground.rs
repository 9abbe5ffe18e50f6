//! The ground as the renderer draws it: snow, frozen lakes, heights, town blocks, streams, roads, names.

use super::super::values::side_name;
use super::super::{Battle, numbering};
use engine::hex::{Hex, Hexside};
use language::board::ground::{names, subtitle};
use scene::{EntryPlace, Ground, Map, MapRoad, Season, Tops, Water};
use std::collections::{BTreeMap, BTreeSet};
use winter::definition::Terrain;

pub(super) fn map(battle: &Battle) -> Map {
    let board = &battle.board;
    let definition = board.definition();
    let scenario = &battle.scenario;
    let data = &definition.ground;
    let mut ground: BTreeMap<Hex, BTreeSet<Ground>> = BTreeMap::new();
    let (mut high, mut steps) = (BTreeSet::new(), BTreeMap::new());
    let strongholds = &definition.rules.strongholds;
    for hex in board.grid().hexes() {
        let Some(cell) = cell(battle, hex) else { continue };
        let kinds: &[Ground] = match cell.terrain {
            Terrain::HardCover if strongholds.contains(&hex) => &[Ground::Town, Ground::Fort],
            Terrain::HardCover => &[Ground::Town],
            Terrain::Woods => &[Ground::Woods],
            Terrain::LightCover => &[Ground::Grove],
            Terrain::Clear | Terrain::Wetland => &[],
        };
        if !kinds.is_empty() {
            ground.entry(hex).or_default().extend(kinds);
        }
        if cell.level > 0 {
            high.insert(hex);
            steps.insert(hex, cell.level);
        }
    }
    for hex in &scenario.drawing.lakes {
        ground.entry(*hex).or_default().insert(Ground::Lake);
    }
    let water = |list: &[Hexside], kind: Water| list.iter().map(|side| (*side, kind)).collect::<Vec<_>>();
    let waters = [water(&data.major_streams, Water::River), water(&data.streams, Water::Stream)];
    let crossed = |path: &[Hex]| {
        let pairs = path.windows(2).filter_map(|pair| match *pair {
            [a, b] => Some(Hexside::between(a, b)),
            _ => None,
        });
        pairs.collect::<Vec<_>>()
    };
    let wet: BTreeSet<Hexside> = data.major_streams.iter().chain(&data.streams).copied().collect();
    let bridges = data.roads.iter().flat_map(|road| crossed(&road.path)).filter(|side| wet.contains(side));
    let road = |road: &scenarios::Road| MapRoad {
        path: road.path.clone(),
        leaves_first: road.leaves_first,
        leaves_last: road.leaves_last,
    };
    // One arrow in the middle of each entry is enough.
    let entry = |entry: &winter::definition::Entry| {
        let hex = *entry.hexes.get(entry.hexes.len() / 2)?;
        Some(EntryPlace { code: entry.code.clone(), hex })
    };
    Map {
        tops: Tops::Pointy,
        numbering: numbering(board.chart()),
        ground,
        high,
        steps,
        waters: waters.concat(),
        fences: data.fences.clone(),
        bridges: bridges.collect(),
        roads: scenario.drawing.roads.iter().map(road).collect(),
        names: names(scenario),
        entries: data.entries.iter().filter_map(entry).collect(),
        objectives: definition.rules.control.iter().map(|known| known.hex).collect(),
        frozen: true,
        season: Season::Winter,
        subtitle: subtitle(scenario, |side| side_name(side).to_owned()),
        metres_per_hex: scenario.drawing.metres_per_hex.map(f32::from),
        up_bearing: scenario.drawing.up_bearing.map(f32::from),
        ..Map::clear(board.grid())
    }
}

/// The data of a hex: cells are in the order of the grid's columns, then rows.
pub(super) fn cell(battle: &Battle, hex: Hex) -> Option<winter::definition::Cell> {
    let grid = battle.board.grid();
    let at = usize::from(hex.column.checked_sub(1)?) * usize::from(grid.rows) + usize::from(hex.row.checked_sub(1)?);
    battle.board.definition().ground.cells.get(at).copied()
}
