//! The ground as the renderer draws it: coast and lakes, rivers by class, roads, towns by rank, names.

use super::super::{Battle, numbering, side_name};
use eagles::{Hexside as Side, Month};
use engine::hex::{Grid, Hex, Hexside};
use language::board::ground::{self, names_by, subtitle};
use scenarios::{Place, PlaceKind};
use scene::geometry::Rect;
use scene::{Ground, Map, MapRoad, NameKind, Season, Water};
use std::collections::{BTreeMap, BTreeSet};

fn sides(list: &[Side]) -> impl Iterator<Item = Hexside> + '_ {
    list.iter().map(|side| Hexside::between(side.low, side.high))
}

pub(super) fn map(battle: &Battle) -> Map {
    let definition = battle.board.definition();
    let scenario = &battle.scenario;
    let data = &definition.map;
    let mut ground: BTreeMap<Hex, BTreeSet<Ground>> = BTreeMap::new();
    let lists = [
        (&data.woods, Ground::Woods),
        (&data.marsh, Ground::Grove),
        (&data.water, Ground::Lake),
        (&data.major_towns, Ground::Town),
        (&data.minor_towns, Ground::Town),
        (&data.fortified, Ground::Fort),
    ];
    for (list, kind) in lists {
        for hex in list {
            ground.entry(*hex).or_default().insert(kind);
        }
    }
    let mut waters: Vec<(Hexside, Water)> = sides(&data.primary_rivers).map(|side| (side, Water::River)).collect();
    waters.extend(sides(&data.secondary_rivers).map(|side| (side, Water::Stream)));
    waters.extend(sides(&data.lakes).map(|side| (side, Water::River)));
    let wet: BTreeSet<Hexside> = sides(&data.primary_rivers).chain(sides(&data.secondary_rivers)).collect();
    let roads = sides(&data.primary_roads).chain(sides(&data.secondary_roads));
    let (highroads, tracks) = by_class(&scenario.drawing.roads, &sides(&data.primary_roads).collect());
    let winter = [Month::December, Month::January, Month::February];
    let cold = definition.turns.first().is_some_and(|turn| {
        let by_month = definition.campaign.is_some() && winter.contains(&turn.month);
        turn.historical.frost() || turn.historical.snow() || by_month
    });
    Map {
        numbering: numbering(&battle.board),
        ground,
        high: data.hills.iter().copied().collect(),
        waters,
        bridges: roads.filter(|side| wet.contains(side)).collect(),
        roads: highroads,
        tracks,
        names: names_by(scenario, |place| kind(battle, place)),
        objectives: definition.held.iter().map(|held| held.hex).collect(),
        frozen: cold,
        season: if cold { Season::Winter } else { Season::Summer },
        subtitle: subtitle(scenario, |side| side_name(&battle.board, side)),
        metres_per_hex: scenario.drawing.metres_per_hex.map(f32::from),
        up_bearing: scenario.drawing.up_bearing.map(f32::from),
        ..bare(battle)
    }
}

/// The hexes in play with nothing on them. Rows above those in play do not exist.
fn bare(battle: &Battle) -> Map {
    let data = &battle.board.definition().map;
    let grid = Grid { rows: data.last_row, ..*battle.board.grid() };
    let missing = (1..data.first_row).flat_map(|row| (1..=data.columns).map(move |column| Hex::new(column, row)));
    Map { missing: missing.collect(), ..Map::clear(grid) }
}

/// The frame around the hexes in play.
pub(super) fn frame(battle: &Battle) -> Rect {
    bare(battle).frame()
}

/// The course of roads, parted into highroads and tracks where their class changes.
fn by_class(courses: &[scenarios::Road], primary: &BTreeSet<Hexside>) -> (Vec<MapRoad>, Vec<MapRoad>) {
    let (mut roads, mut tracks) = (Vec::new(), Vec::new());
    for course in courses {
        let steps = course.path.iter().zip(course.path.iter().skip(1));
        let class: Vec<bool> = steps.map(|(a, b)| primary.contains(&Hexside::between(*a, *b))).collect();
        let mut from = 0;
        for run in class.chunk_by(|a, b| a == b) {
            let to = from + run.len();
            let path: Vec<Hex> = course.path.iter().skip(from).take(run.len() + 1).copied().collect();
            let leaves_first = course.leaves_first && from == 0;
            let leaves_last = course.leaves_last && to == class.len();
            let part = MapRoad { path, leaves_first, leaves_last };
            if run.first() == Some(&true) {
                roads.push(part)
            } else {
                tracks.push(part)
            }
            from = to;
        }
    }
    (roads, tracks)
}

/// The type in which the name of a place is written: towns by their rank.
fn kind(battle: &Battle, place: &Place) -> NameKind {
    let data = &battle.board.definition().map;
    match place.kind {
        PlaceKind::Town if place.hexes.iter().any(|hex| data.fortified.contains(hex)) => NameKind::Fort,
        PlaceKind::Town if place.hexes.iter().any(|hex| data.major_towns.contains(hex)) => NameKind::Town,
        PlaceKind::Town => NameKind::Village,
        other => ground::kind(other),
    }
}
