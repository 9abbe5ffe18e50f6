//! The ground of a board, worked out hex by hex once.

use super::{Beyond, Board, Spot, small};
use crate::chart::{direction_of, way_of};
use crate::definition::Terrain;
use crate::facing::Way;
use engine::count::{capped_sum, less};
use engine::hex::{Cube, Grid, Hex};
use std::collections::BTreeMap;

impl Board {
    pub(super) fn lay_ground(&mut self) {
        let ground = &self.definition.ground;
        let chart = ground.chart;
        let mut roads: BTreeMap<(Hex, Hex), bool> = BTreeMap::new();
        for road in &ground.roads {
            for pair in road.path.windows(2) {
                if let [a, b] = *pair {
                    for side in [(a, b), (b, a)] {
                        let major = roads.entry(side).or_insert(false);
                        *major |= road.major;
                    }
                }
            }
        }
        let has = |sides: &[engine::hex::Hexside], a: Hex, b: Hex| sides.contains(&engine::hex::Hexside::between(a, b));
        let level = |hex: Hex| self.index(hex).and_then(|at| ground.cells.get(at)).map_or(0, |cell| cell.level);
        let rules = &self.definition.rules;
        let mut spots = Vec::new();
        let mut beyond = Vec::new();
        for hex in self.grid.hexes() {
            let cell = self.index(hex).and_then(|at| ground.cells.get(at));
            let here = level(hex);
            let mut sides = [None; 6];
            let mut best = None;
            for (direction, to) in self.grid.neighbours(hex) {
                let road = roads.get(&(hex, to)).copied();
                best = best.max(road);
                let side = Beyond {
                    to,
                    road,
                    stream: has(&ground.streams, hex, to),
                    major_stream: has(&ground.major_streams, hex, to),
                    fence: has(&ground.fences, hex, to),
                    up: level(to) > here,
                };
                if let Some(slot) = sides.get_mut(way_of(direction).index()) {
                    *slot = Some(side);
                }
            }
            // A road of a single hex, or one that ends at the edge, is a road of its hex too.
            for road in ground.roads.iter().filter(|road| road.path.contains(&hex)) {
                best = best.max(Some(road.major));
            }
            let slope = here > 0 && self.grid.neighbours(hex).any(|(_, to)| level(to) < here);
            let printed = chart.printed(hex);
            let closed = rules.french_closed.is_some_and(|line| {
                printed.row >= i32::from(line.from_row) && printed.other_diagonal() <= i32::from(line.at_most)
            });
            spots.push(Spot {
                terrain: cell.map_or(Terrain::Clear, |cell| cell.terrain),
                level: here,
                slope,
                road: best,
                control: rules.control.iter().position(|kept| kept.hex == hex).map(small),
                town: rules.town.contains(&hex),
                stronghold: rules.strongholds.contains(&hex),
                french_closed: closed,
                printed,
            });
            beyond.push(sides);
        }
        self.spots = spots;
        self.beyond = beyond;
        let reach = self.definition.tables.range.artillery_minimum.max(1);
        self.rings = self.grid.hexes().map(|hex| within(&self.grid, hex, reach)).collect();
    }
}

/// One step each way, in cubes: the same wherever it is taken.
pub(super) fn steps(grid: Grid) -> [Cube; 6] {
    let middle = Hex { column: 100, row: 100 };
    let wide = Grid { columns: 200, rows: 200, lower: grid.lower };
    Way::ALL.map(|way| {
        let to = wide.neighbour(middle, direction_of(way)).unwrap_or(middle);
        wide.cube(to).minus(wide.cube(middle))
    })
}

/// Every hex within `reach` steps, the hex itself included.
pub(crate) fn within(grid: &Grid, hex: Hex, reach: u8) -> Vec<Hex> {
    let low = |at: u8| less(at, reach).max(1);
    let columns = low(hex.column)..=capped_sum(hex.column, reach).min(grid.columns);
    columns
        .flat_map(|column| {
            (low(hex.row)..=capped_sum(hex.row, reach).min(grid.rows)).map(move |row| Hex { column, row })
        })
        .filter(|&at| grid.distance(hex, at) <= u16::from(reach))
        .collect()
}
