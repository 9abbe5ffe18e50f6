//! A synthetic scene, larger than any battle: 40,000 hexes and 5,000 counters.

use engine::hex::{Direction, Grid, Hex, Hexside, Lower};
use scene::geometry::Scatter;
use scene::{
    Colour, Corner, Counter, CounterId, CounterMark, Ground, Map, MapRoad, MapSlope, MarkTone, Name, NameKind, Overlay,
    Scene, Sign, Symbol, Water,
};
use std::sync::Arc;

/// Columns and rows: 40,000 hexes.
const SIDE: u8 = 200;
/// Number of counters.
const COUNTERS: u32 = 5_000;

/// The scene, seen whole.
pub fn scene() -> Scene {
    let mut scene = Scene::new(Arc::new(map()));
    scene.counters = counters();
    scene.overlays = (0..40).map(|at| Overlay::Victory { hex: Hex::new(5 + at * 4, 100), holder: None }).collect();
    scene
}

/// Rolling noise over hexes: near hexes are alike.
fn swell(hex: Hex, seed: u32, cell: u8) -> f32 {
    let corner = |x: u8, y: u8| Scatter::of(Hex::new(x, y), seed).part();
    let (x, y) = (hex.column / cell, hex.row / cell);
    let (u, v) = (f32::from(hex.column % cell) / f32::from(cell), f32::from(hex.row % cell) / f32::from(cell));
    let top = corner(x, y) * (1.0 - u) + corner(x + 1, y) * u;
    let foot = corner(x, y + 1) * (1.0 - u) + corner(x + 1, y + 1) * u;
    top * (1.0 - v) + foot * v
}

fn map() -> Map {
    let grid = Grid { columns: SIDE, rows: SIDE, lower: Lower::Even };
    let mut map = Map::clear(grid);
    for hex in grid.hexes() {
        if swell(hex, 1, 9) > 0.66 {
            map.ground.entry(hex).or_default().insert(Ground::Woods);
        } else if swell(hex, 2, 7) > 0.74 {
            map.ground.entry(hex).or_default().insert(Ground::Grove);
        } else if Scatter::of(hex, 3).chance(0.02) {
            map.ground.entry(hex).or_default().insert(Ground::Town);
            if Scatter::of(hex, 4).chance(0.4) {
                let text = format!("Dorf {hex}");
                map.names.push(Name { text, kind: NameKind::Village, hexes: vec![hex], offset: None });
            }
        }
        if swell(hex, 5, 12) > 0.6 {
            map.high.insert(hex);
        }
    }
    for hex in grid.hexes() {
        for (_, next) in grid.neighbours(hex) {
            if map.high.contains(&hex) && !map.high.contains(&next) && swell(hex, 6, 8) > 0.45 {
                map.slopes.push(MapSlope { high: hex, low: next });
            }
        }
    }
    for row in (10..=SIDE - 10).step_by(38) {
        road(&mut map, row);
        river(&mut map, row.saturating_add(16));
    }
    map.title = String::from("Forty thousand hexes");
    map.subtitle = String::from("a stress scene");
    map.metres_per_hex = Some(400.0);
    map.up_bearing = Some(0.0);
    map
}

/// A road from edge to edge.
fn road(map: &mut Map, row: u8) {
    let mut at = Hex::new(1, row);
    let mut path = vec![at];
    let mut scatter = Scatter::new(u32::from(row));
    while at.column < SIDE {
        let way = if scatter.chance(0.5) { Direction::UpRight } else { Direction::DownRight };
        let Some(next) = map.grid.neighbour(at, way) else { break };
        at = next;
        path.push(at);
    }
    map.roads.push(MapRoad { path, leaves_first: true, leaves_last: true });
}

/// A river from edge to edge: the lower sides of a row of hexes.
fn river(map: &mut Map, row: u8) {
    for column in 1..=SIDE {
        let hex = Hex::new(column, row);
        for way in [Direction::Down, Direction::DownRight] {
            let beyond = map.grid.neighbour(hex, way);
            // Only sides that lie on the border between this row and the next.
            if let Some(next) = beyond.filter(|next| next.row > row || way == Direction::Down) {
                map.waters.push((Hexside::between(hex, next), Water::River));
            }
        }
        if let Some(next) = map.grid.neighbour(hex, Direction::DownLeft).filter(|next| next.row > row) {
            map.waters.push((Hexside::between(hex, next), Water::River));
        }
    }
}

fn counters() -> Vec<Counter> {
    let nations = [0x2f5fb3, 0x3f7d3a, 0xe6e2d8, 0x5a5f6b].map(Colour::hex);
    let symbols = [Symbol::Infantry, Symbol::Cavalry, Symbol::Artillery];
    let mut scatter = Scatter::new(1813);
    (0..COUNTERS)
        .map(|number| {
            let place = |part: f32| 1 + (part * f32::from(SIDE - 1)) as u8;
            let hex = Hex::new(place(scatter.part()), place(scatter.part()));
            let army = (number % 4) as u8;
            let coat = nations.get(usize::from(army)).copied().unwrap_or(Colour::hex(0x777777));
            let mut counter = Counter::new(CounterId(number), hex, coat);
            counter.army = army;
            counter.band = Some(Colour::hex(0x00f2_c14e ^ (number.wrapping_mul(2_654_435) & 0x7f_7f7f)));
            counter.symbol = symbols.get(number as usize % 3).copied().unwrap_or(Symbol::Infantry);
            counter.texts.below = format!("{}-{}", 1 + number % 12, 3 + number % 4);
            counter.texts.above = format!("{}/{}", number % 9 + 1, number % 50);
            if number % 11 == 0 {
                counter.marks.push(CounterMark::new("reserve", Corner::UpperRight, Sign::Letter('R'), MarkTone::Red));
            }
            if number % 7 == 0 {
                counter.look.spent = true;
                counter.marks.push(CounterMark::new("moved", Corner::LowerRight, Sign::Chevrons, MarkTone::Plain));
            }
            counter
        })
        .collect()
}

/// The part of the scene in which a hex is about as large as in a battle.
pub fn close(scene: &mut Scene) {
    let layout = scene.layout();
    scene.camera = scene::Camera::at(layout.middle(Hex::new(100, 100)), 44.0);
}
