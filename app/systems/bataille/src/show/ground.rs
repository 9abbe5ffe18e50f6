//! The ground as the renderer draws it: levels, slopes, villages and gardens, works, ponds, streams, roads, names.

use super::super::Battle;
use bataille::Terrain;
use engine::hex::Hex;
use language::board::ground::{names, subtitle};
use scenarios::PlaceKind;
use scene::{EntryPlace, Ground, Map, MapRoad, MapSlope, Water};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn map(battle: &Battle) -> Map {
    let board = &battle.board;
    let definition = board.definition();
    let scenario = &battle.scenario;
    let data = &definition.ground;
    let mut ground: BTreeMap<Hex, BTreeSet<Ground>> = BTreeMap::new();
    let (mut high, mut steps) = (BTreeSet::new(), BTreeMap::new());
    for hex in board.hexes() {
        let kinds: &[Ground] = match board.terrain(hex) {
            Terrain::Clear => &[],
            // Trees in water: neither a garden nor a pond that no unit enters.
            Terrain::Swamp => &[Ground::Lake, Ground::Grove],
            Terrain::Hamlet | Terrain::Village | Terrain::Town | Terrain::Loophole => &[Ground::Town],
            Terrain::Garden => &[Ground::Grove],
            Terrain::Woods | Terrain::Pathway => &[Ground::Woods],
            Terrain::Pond => &[Ground::Lake],
            // A work is open behind: its parapet is drawn along its front.
            Terrain::Earthwork | Terrain::Entrenchment => &[],
        };
        if !kinds.is_empty() {
            ground.entry(hex).or_default().extend(kinds);
        }
        let level = board.level(hex);
        if level > 0 {
            high.insert(hex);
            steps.insert(hex, level);
        }
    }
    let there = |hex: &Hex| board.exists(*hex);
    let on_map = |side: &&engine::hex::Hexside| there(&side.a) && there(&side.b);
    let slopes = data.slopes.iter().filter(on_map).map(|side| {
        let (high, low) = if board.level(side.a) >= board.level(side.b) { (side.a, side.b) } else { (side.b, side.a) };
        MapSlope { high, low }
    });
    let road = |road: &scenarios::Road| MapRoad {
        path: road.path.clone(),
        leaves_first: road.leaves_first,
        leaves_last: road.leaves_last,
    };
    let entries = data.entries.iter().map(|entry| EntryPlace { code: entry.code.clone(), hex: entry.hex });
    let mills = scenario.gazetteer.places().iter().filter(|place| place.kind == PlaceKind::Mill);
    Map {
        parapets: board.hexes().filter_map(|hex| Some((hex, board.work(hex)?))).collect(),
        mills: mills.flat_map(|mill| mill.hexes.clone()).collect(),
        called: BTreeMap::from([(Ground::Town, "Village"), (Ground::Grove, "Garden"), (Ground::Lake, "Pond")]),
        missing: data.grid.hexes().filter(|hex| !board.exists(*hex)).collect(),
        ground,
        high,
        steps,
        slopes: slopes.collect(),
        waters: data.streams.iter().filter(on_map).map(|side| (*side, Water::Stream)).collect(),
        bridges: data.bridges.iter().filter(on_map).copied().collect(),
        roads: scenario.drawing.roads.iter().map(road).collect(),
        names: names(scenario),
        entries: entries.collect(),
        objectives: definition.victory.objectives.iter().flat_map(|objective| objective.hexes.clone()).collect(),
        subtitle: subtitle(scenario, |side| battle.board.side_name(side).to_owned()),
        metres_per_hex: scenario.drawing.metres_per_hex.map(f32::from),
        up_bearing: scenario.drawing.up_bearing.map(f32::from),
        ..Map::clear(data.grid)
    }
}
