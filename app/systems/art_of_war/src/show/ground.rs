//! The ground of a scenario as the renderer draws it.

use crate::Battle;
use engine::map::Terrain;
use language::board::ground::{names, subtitle};
use scene::{EntryPlace, Ground, Map, MapRoad, MapSlope, Season, Water};
use std::collections::{BTreeMap, BTreeSet};

/// The map of a scenario.
pub fn map(battle: &Battle) -> Map {
    let definition = battle.board.definition();
    let scenario = &battle.scenario;
    let data = &definition.map;
    let drawing = &scenario.drawing;
    let frozen = definition.rules.waters_frozen;
    let mut ground: BTreeMap<_, BTreeSet<Ground>> = BTreeMap::new();
    for (hex, kind) in &data.terrain {
        let kind = match kind {
            Terrain::Woods => Ground::Woods,
            Terrain::Grove => Ground::Grove,
            Terrain::Town => Ground::Town,
            Terrain::Fort => Ground::Fort,
            Terrain::Lake => Ground::Lake,
        };
        ground.entry(*hex).or_default().insert(kind);
    }
    for hex in &drawing.lakes {
        ground.entry(*hex).or_default().insert(Ground::Lake);
    }
    // Frozen rivers do nothing, so the rules may not know them; the drawing does.
    let rivers: BTreeSet<_> = data.rivers.iter().chain(&drawing.rivers).copied().collect();
    let river = if frozen { Water::FrozenRiver } else { Water::River };
    let mut waters: Vec<_> = rivers.into_iter().map(|side| (side, river)).collect();
    waters.extend(data.streams.iter().map(|side| (*side, Water::Stream)));
    waters.extend(data.landgraben.iter().map(|side| (*side, Water::Ditch)));
    Map {
        missing: data.missing.iter().copied().collect(),
        ground,
        high: drawing.high_ground.iter().copied().collect(),
        slopes: data.slopes.iter().map(|slope| MapSlope { high: slope.high, low: slope.low }).collect(),
        waters,
        gullies: data.gullies.clone(),
        bridges: data.bridges.clone(),
        roads: drawing
            .roads
            .iter()
            .map(|road| MapRoad {
                path: road.path.clone(),
                leaves_first: road.leaves_first,
                leaves_last: road.leaves_last,
            })
            .collect(),
        names: names(scenario),
        entries: definition
            .entries
            .iter()
            .map(|entry| EntryPlace { code: entry.code.clone(), hex: entry.hex })
            .collect(),
        objectives: definition.victory.objectives.iter().map(|objective| objective.hex).collect(),
        frozen,
        season: if frozen { Season::Winter } else { Season::Summer },
        subtitle: subtitle(scenario, |side| battle.board.side_name(side).to_owned()),
        metres_per_hex: drawing.metres_per_hex.map(f32::from),
        up_bearing: drawing.up_bearing.map(f32::from),
        ..Map::clear(data.grid)
    }
}
