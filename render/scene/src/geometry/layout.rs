//! Places of hexes on the plane, and the hex at a point.

use super::point::{Point, Rect, point};
use crate::Tops;
use engine::hex::{Direction, Grid, Hex, Hexside, Lower};

/// From the middle of a hex to a corner; the hex is one unit high.
pub const HEX_RADIUS: f32 = 0.577_350_26;
/// From one column to the next.
const COLUMN_STEP: f32 = HEX_RADIUS * 1.5;

/// The hexes of a grid on the plane. The middle of 0101 is the origin, or half a unit below it.
///
/// A grid with pointy tops is one with flat tops, turned a quarter to the right. Its columns run from left to right,
/// the first at the top, and its rows count from the right. The printing of its hexes is a matter of
/// [`crate::Numbering`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    grid: Grid,
    tops: Tops,
}

impl Layout {
    /// The layout of a grid with flat tops.
    pub const fn new(grid: Grid) -> Layout {
        Layout { grid, tops: Tops::Flat }
    }

    /// The same with these tops.
    #[must_use]
    pub const fn with(self, tops: Tops) -> Layout {
        Layout { tops, ..self }
    }

    /// From the plane of flat tops to that of the map.
    const fn laid(&self, at: Point) -> Point {
        match self.tops {
            Tops::Flat => at,
            Tops::Pointy => point(-at.y, at.x),
        }
    }

    /// From the plane of the map to that of flat tops.
    const fn lifted(&self, at: Point) -> Point {
        match self.tops {
            Tops::Flat => at,
            Tops::Pointy => point(at.y, -at.x),
        }
    }

    /// The grid.
    pub const fn grid(&self) -> Grid {
        self.grid
    }

    /// The middle of a hex.
    pub fn middle(&self, hex: Hex) -> Point {
        let (column, row) = (f32::from(hex.column) - 1.0, f32::from(hex.row) - 1.0);
        self.laid(point(column * COLUMN_STEP, row + self.drop(i32::from(hex.column))))
    }

    /// The six corners of a hex, clockwise, with flat tops from the upper left: the side in direction `n` lies between corners `n` and
    /// `n + 1`.
    pub fn corners(&self, hex: Hex) -> [Point; 6] {
        let middle = self.middle(hex);
        CORNERS.map(|corner| middle + self.laid(corner))
    }

    /// The side of a hex in a direction, from its corner counter-clockwise to the one clockwise.
    pub fn side(&self, hex: Hex, way: Direction) -> [Point; 2] {
        let middle = self.middle(hex);
        SIDES.get(way.index()).map_or([middle; 2], |side| side.map(|corner| middle + self.laid(corner)))
    }

    /// The ends of a hexside, seen from its first hex; nothing if its two hexes do not touch.
    pub fn hexside(&self, side: Hexside) -> Option<[Point; 2]> {
        let way = self.grid.direction(side.a, side.b)?;
        Some(self.side(side.a, way))
    }

    /// The hex whose middle is nearest: the hex that holds the point, if it is on the grid.
    pub fn hex_at(&self, at: Point) -> Option<Hex> {
        if !at.x.is_finite() || !at.y.is_finite() {
            return None;
        }
        let at = self.lifted(at);
        let near = (at.x / COLUMN_STEP).round();
        if !(-2.0..=300.0).contains(&near) {
            return None;
        }
        let near = near as i32 + 1;
        let mut best: Option<(f32, i32, i32)> = None;
        for column in near - 1..=near + 1 {
            let row = (at.y - self.drop(column)).round();
            let middle = point((column - 1) as f32 * COLUMN_STEP, row + self.drop(column));
            let distance = (at - middle).dot(at - middle);
            if best.is_none_or(|(known, ..)| distance < known) && (-2.0..=300.0).contains(&row) {
                best = Some((distance, column, row as i32 + 1));
            }
        }
        let (_, column, row) = best?;
        let hex = Hex::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?);
        self.grid.contains(hex).then_some(hex)
    }

    /// The side of a hex that is nearest to a point in it.
    pub fn nearest_side(&self, hex: Hex, at: Point) -> (Direction, f32) {
        let distance = |way: Direction| {
            let [a, b] = self.side(hex, way);
            at.distance_to_segment(a, b)
        };
        let nearest = |best: (Direction, f32), way: Direction| {
            let here = distance(way);
            if here < best.1 { (way, here) } else { best }
        };
        Direction::ALL.into_iter().fold((Direction::Up, f32::INFINITY), nearest)
    }

    /// The rectangle that holds every hex.
    pub fn bounds(&self) -> Rect {
        let last = point(
            f32::from(self.grid.columns.max(1) - 1) * COLUMN_STEP,
            f32::from(self.grid.rows.max(1) - 1) + if self.grid.columns > 1 { 0.5 } else { self.drop(1) },
        );
        let first = if self.grid.columns > 1 { Point::ZERO } else { point(0.0, self.drop(1)) };
        let (a, b) = (self.laid(first - point(HEX_RADIUS, 0.5)), self.laid(last + point(HEX_RADIUS, 0.5)));
        Rect { min: point(a.x.min(b.x), a.y.min(b.y)), max: point(a.x.max(b.x), a.y.max(b.y)) }
    }

    /// Distance by which a column is lower than the others.
    fn drop(&self, column: i32) -> f32 {
        let even = column.rem_euclid(2) == 0;
        if even == (self.grid.lower == Lower::Even) { 0.5 } else { 0.0 }
    }
}

const CORNERS: [Point; 6] = [
    point(-HEX_RADIUS / 2.0, -0.5),
    point(HEX_RADIUS / 2.0, -0.5),
    point(HEX_RADIUS, 0.0),
    point(HEX_RADIUS / 2.0, 0.5),
    point(-HEX_RADIUS / 2.0, 0.5),
    point(-HEX_RADIUS, 0.0),
];

const SIDES: [[Point; 2]; 6] = [
    [CORNERS[0], CORNERS[1]],
    [CORNERS[1], CORNERS[2]],
    [CORNERS[2], CORNERS[3]],
    [CORNERS[3], CORNERS[4]],
    [CORNERS[4], CORNERS[5]],
    [CORNERS[5], CORNERS[0]],
];

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(odd: bool) -> Grid {
        Grid { columns: 40, rows: 40, lower: if odd { Lower::Odd } else { Lower::Even } }
    }

    #[test]
    fn touching_hexes_share_a_side() {
        for tops in [Tops::Flat, Tops::Pointy] {
            let layout = Layout::new(grid(false)).with(tops);
            for hex in layout.grid().hexes() {
                assert!(layout.bounds().contains(layout.middle(hex)), "{hex}");
                for (way, next) in layout.grid().neighbours(hex) {
                    let [a, b] = layout.side(hex, way);
                    let [c, d] = layout.side(next, way.opposite());
                    assert!(a.distance(d) < 1e-4 && b.distance(c) < 1e-4, "{hex} {next}");
                }
            }
        }
    }

    #[test]
    fn the_hex_at_a_point_is_the_one_whose_middle_is_nearest() {
        // Steps that share no measure with the sides of a hex or with each other: the points spread evenly over the grid
        // and a little beyond its edges, and never fall into a pattern.
        let (along, down) = (0.754_877_7_f32, 0.569_840_3_f32);
        for number in 0..2000_u16 {
            let (odd, tops) = (number % 2 == 1, if number % 4 < 2 { Tops::Flat } else { Tops::Pointy });
            let layout = Layout::new(grid(odd)).with(tops);
            let spread = |step: f32| (f32::from(number) * step).fract();
            let at = layout.laid(point(37.0 * spread(along) - 1.0, 43.0 * spread(down) - 1.0));
            let by_hand = layout
                .grid()
                .hexes()
                .min_by(|a, b| layout.middle(*a).distance(at).total_cmp(&layout.middle(*b).distance(at)));
            match layout.hex_at(at) {
                Some(hex) => {
                    let nearest = by_hand.map_or(0.0, |b| layout.middle(b).distance(at));
                    assert!((layout.middle(hex).distance(at) - nearest).abs() < 1e-4, "{number}: {hex}");
                }
                // Outside the grid: no hex of it holds the point.
                None => assert!(by_hand.is_none_or(|hex| layout.middle(hex).distance(at) > 0.4999), "{number}"),
            }
        }
    }
}
