//! Lines between the centres of hexes: by which side they leave, what they meet, and whether one sees along them (23).

use super::board::Board;
use super::definition::{Formation, Terrain, UnitId};
use super::facing::{Sides, turned};
use super::game::Game;
use super::state::Order;
use engine::hex::{Cube, Direction, Grid, Hex};

/// The place where a line leaves the hex it begins in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaves {
    Side(Direction),
    /// Through the corner between this side and the next.
    Corner(Direction),
}

impl Leaves {
    /// Whether it leaves through one of these sides; through a corner one of the two suffices [10.3].
    pub(crate) fn through(self, sides: Sides) -> bool {
        match self {
            Leaves::Side(side) => sides.has(side),
            Leaves::Corner(side) => sides.has(side) || sides.has(turned(side, 1)),
        }
    }

    /// The side, or the lower-numbered of two [31.7].
    pub(crate) fn lower(self) -> Direction {
        match self {
            Leaves::Side(side) => side,
            Leaves::Corner(side) => side.min(turned(side, 1)),
        }
    }
}

const fn cube_of(way: usize) -> Cube {
    match way {
        0 => Cube { x: 0, y: 1, z: -1 },
        1 => Cube { x: 1, y: 0, z: -1 },
        2 => Cube { x: 1, y: -1, z: 0 },
        3 => Cube { x: 0, y: -1, z: 1 },
        4 => Cube { x: -1, y: 0, z: 1 },
        _ => Cube { x: -1, y: 1, z: 0 },
    }
}

/// The sides of a hex as steps, and its corners three times as far out as they are.
const STEPS: [Cube; 6] = [cube_of(0), cube_of(1), cube_of(2), cube_of(3), cube_of(4), cube_of(5)];
const CORNERS: [Cube; 6] = [
    Cube { x: 1, y: 1, z: -2 },
    Cube { x: 2, y: -1, z: -1 },
    Cube { x: 1, y: -2, z: 1 },
    Cube { x: -1, y: -1, z: 2 },
    Cube { x: -2, y: 1, z: 1 },
    Cube { x: -1, y: 2, z: -1 },
];

const fn cross(a: Cube, b: Cube) -> i32 {
    a.x * b.z - a.z * b.x
}

/// A line from the origin, and how far it passes beside each corner of the cell round it.
struct Line {
    way: Cube,
    beside: [i32; 6],
}

impl Line {
    fn along(way: Cube) -> Line {
        Line { way, beside: CORNERS.map(|corner| cross(way, corner)) }
    }

    /// The place where it leaves the cell round `centre`: a side, or a corner.
    fn exit(&self, centre: Cube) -> Leaves {
        let base = 3 * cross(self.way, centre);
        let mut before = base + self.beside[5];
        for (&side, beside) in Direction::ALL.iter().zip(self.beside) {
            let now = base + beside;
            if before < 0 && now >= 0 {
                return if now > 0 { Leaves::Side(side) } else { Leaves::Corner(side) };
            }
            before = now;
        }
        Leaves::Side(Direction::Up)
    }
}

/// The side or corner by which the line to another hex leaves this one.
pub(crate) fn leaves(grid: &Grid, from: Hex, to: Hex) -> Leaves {
    Line::along(grid.cube(to).minus(grid.cube(from))).exit(Cube { x: 0, y: 0, z: 0 })
}

/// A hex on a line, with its distances from the beginning and from the end.
type Met = (Option<Hex>, i32, i32);

/// Walks from hex to hex along a line and stops where `blocks` says so, once for a hex crossed and once for a pair the
/// line runs between. Whether it came through.
fn walk(grid: &Grid, from: Hex, to: Hex, mut blocks: impl FnMut(Met, Option<Met>) -> bool) -> bool {
    let start = grid.cube(from);
    let way = grid.cube(to).minus(start);
    let line = Line::along(way);
    let met = |at: Cube| (grid.hex(start.plus(at)), at.length(), way.minus(at).length());
    let mut at = Cube { x: 0, y: 0, z: 0 };
    // A line crosses at most twice as many cells as it has steps.
    for _ in 0..2 * way.length() {
        let next = match line.exit(at) {
            Leaves::Side(side) => at.plus(step(side)),
            Leaves::Corner(side) => match line.beside.get(side.index()).copied().unwrap_or(0) {
                0 => {
                    let (one, other) = (at.plus(step(side)), at.plus(step(turned(side, 1))));
                    if blocks(met(one), Some(met(other))) {
                        return false;
                    }
                    one.plus(step(turned(side, 1)))
                }
                ahead if ahead < 0 => at.plus(step(turned(side, 1))),
                _ => at.plus(step(side)),
            },
        };
        if next == way {
            return true;
        }
        if blocks(met(next), None) {
            return false;
        }
        at = next;
    }
    true
}

fn step(side: Direction) -> Cube {
    STEPS.get(side.index()).copied().unwrap_or(Cube { x: 0, y: 0, z: 0 })
}

impl Board {
    /// The side or corner by which the line from one hex to the other leaves.
    pub(crate) fn leaves(&self, from: Hex, to: Hex) -> Leaves {
        leaves(&self.definition().ground.grid, from, to)
    }
}

impl Game {
    /// Whether one sees from a hex to another; units named here are looked through.
    pub(crate) fn sees(&self, from: Hex, to: Hex, through: &[UnitId]) -> bool {
        let grid = &self.board.definition().ground.grid;
        let stops = |met: Met| self.stops(from, to, met, through);
        grid.distance(from, to) <= 1 || walk(grid, from, to, |one, other| stops(one) && other.is_none_or(stops))
    }

    /// The hexes that hide a hex from another: the nearest one that blocks the line, or the two it runs between; empty
    /// if it is seen.
    pub fn hidden_by(&self, from: Hex, to: Hex) -> Vec<Hex> {
        let grid = &self.board.definition().ground.grid;
        let mut hidden = Vec::new();
        walk(grid, from, to, |one, other| {
            let stops = |met: Met| self.stops(from, to, met, &[]);
            let blocked = stops(one) && other.is_none_or(stops);
            if blocked {
                hidden.extend(one.0.into_iter().chain(other.and_then(|other| other.0)));
            }
            blocked
        });
        hidden
    }

    /// Whether a hex that a line meets stops it [23.2].
    fn stops(&self, from: Hex, to: Hex, (hex, a, b): Met, through: &[UnitId]) -> bool {
        // A cell without a hex blocks nothing.
        let Some(hex) = hex else { return false };
        let cell = self.board.cell(hex);
        let [low, high, level] = [self.board.cell(from), self.board.cell(to), cell].map(|cell| i32::from(cell.level));
        let line = low * b + high * a;
        let over = |level: i32| level * (a + b) > line;
        cell.exists && (over(level) || (over(level + 1) && self.is_obstacle(hex, cell.terrain, through)))
    }

    /// Whether one sees from a hex to another (23).
    pub fn in_sight(&self, from: Hex, to: Hex) -> bool {
        self.sees(from, to, &[])
    }

    /// Ground or units that block the line [23.3].
    fn is_obstacle(&self, hex: Hex, ground: Terrain, through: &[UnitId]) -> bool {
        self.board.effect(ground).blocks
            || self.stack(hex).any(|id| {
                let unit = self.unit(id);
                unit.formation != Formation::Skirmish && unit.order != Order::Routed && !through.contains(&id)
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::hex::Lower;
    use engine::line::{Passage, line};

    #[test]
    fn the_walk_meets_what_the_line_meets() {
        let grid = Grid { columns: 16, rows: 14, lower: Lower::Even };
        for (from, to) in grid.hexes().flat_map(|from| grid.hexes().map(move |to| (from, to))) {
            if from == to {
                continue;
            }
            let mut met = Vec::new();
            walk(&grid, from, to, |one, other| {
                for (hex, a, b) in [Some(one), other].into_iter().flatten() {
                    if let Some(hex) = hex {
                        assert_eq!((a, b), (i32::from(grid.distance(from, hex)), i32::from(grid.distance(hex, to))));
                    }
                }
                match (one.0, other.map(|other| other.0)) {
                    (Some(one), None) => met.push(Passage::Through(one)),
                    (Some(one), Some(Some(other))) => met.push(Passage::Between(one.min(other), one.max(other))),
                    (Some(one), Some(None)) | (None, Some(Some(one))) => met.push(Passage::Along(one)),
                    (None, _) => {}
                }
                false
            });
            assert_eq!(met, line(&grid, from, to), "{from} {to}");
        }
    }

    #[test]
    fn a_line_leaves_by_a_side_or_a_corner() {
        let grid = Grid { columns: 24, rows: 20, lower: Lower::Even };
        let hex = |text: &str| text.parse().unwrap();
        assert_eq!(leaves(&grid, hex("1010"), hex("1005")), Leaves::Side(Direction::Up));
        assert_eq!(leaves(&grid, hex("1010"), hex("1210")), Leaves::Corner(Direction::UpRight));
        assert_eq!(leaves(&grid, hex("1010"), hex("1011")), Leaves::Side(Direction::Down));
    }
}
