//! Hexes by their printed numbers, and the integer geometry of a board of them.
//!
//! Hexes are flat-topped and form columns; a printed number is CCRR, column then row, 0101 in the upper left
//! corner. Every other column is half a hex lower.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A hex by its printed number.
///
/// ```
/// use engine::hex::Hex;
/// let eylau: Hex = "1213".parse().unwrap();
/// assert_eq!((eylau.column, eylau.row), (12, 13));
/// assert_eq!(eylau.to_string(), "1213");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Hex {
    /// Column, from 1 at the left.
    pub column: u8,
    /// Row, from 1 at the top.
    pub row: u8,
}

impl Hex {
    /// The hex in this column and row, both counted from 1.
    pub const fn new(column: u8, row: u8) -> Self {
        Hex { column, row }
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:02}", self.column, self.row)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text was not a hex number such as `1213`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAHex;

impl fmt::Display for NotAHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a hex is four digits, column then row, such as 1213")
    }
}

impl std::error::Error for NotAHex {}

impl FromStr for Hex {
    type Err = NotAHex;

    fn from_str(text: &str) -> Result<Self, NotAHex> {
        if text.len() != 4 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(NotAHex);
        }
        let (column, row) = text.split_at(2);
        match (column.parse(), row.parse()) {
            (Ok(column), Ok(row)) if column > 0 && row > 0 => Ok(Hex { column, row }),
            _ => Err(NotAHex),
        }
    }
}

/// One of the six sides of a hex, clockwise from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// Straight up the column.
    Up,
    /// To the upper right.
    UpRight,
    /// To the lower right.
    DownRight,
    /// Straight down the column.
    Down,
    /// To the lower left.
    DownLeft,
    /// To the upper left.
    UpLeft,
}

impl Direction {
    /// All six, clockwise from the top.
    pub const ALL: [Direction; 6] = [
        Direction::Up,
        Direction::UpRight,
        Direction::DownRight,
        Direction::Down,
        Direction::DownLeft,
        Direction::UpLeft,
    ];

    /// The place of this direction in [`Direction::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction that leads back.
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Up => Direction::Down,
            Direction::UpRight => Direction::DownLeft,
            Direction::DownRight => Direction::UpLeft,
            Direction::Down => Direction::Up,
            Direction::DownLeft => Direction::UpRight,
            Direction::UpLeft => Direction::DownRight,
        }
    }

    const fn cube(self) -> Cube {
        match self {
            Direction::Up => Cube { x: 0, y: 1, z: -1 },
            Direction::UpRight => Cube { x: 1, y: 0, z: -1 },
            Direction::DownRight => Cube { x: 1, y: -1, z: 0 },
            Direction::Down => Cube { x: 0, y: -1, z: 1 },
            Direction::DownLeft => Cube { x: -1, y: 0, z: 1 },
            Direction::UpLeft => Cube { x: -1, y: 1, z: 0 },
        }
    }
}

/// Cube coordinates: three axes whose sum is zero. Distances and lines are plain sums here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cube {
    /// Along the columns.
    pub x: i32,
    /// Along one diagonal.
    pub y: i32,
    /// Along the rows of a column.
    pub z: i32,
}

impl Cube {
    /// The way from the other to this one.
    pub const fn minus(self, other: Cube) -> Cube {
        Cube { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }

    /// This one moved by the other.
    pub const fn plus(self, other: Cube) -> Cube {
        Cube { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }

    /// The distance from the middle, in hexes.
    pub fn length(self) -> i32 {
        self.x.abs().max(self.y.abs()).max(self.z.abs())
    }
}

/// The columns of the board that are half a hex lower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lower {
    /// Columns 2, 4, 6...
    Even,
    /// Columns 1, 3, 5...
    Odd,
}

/// The shape of a board: the numbers of columns and rows, and which columns are lower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grid {
    /// Number of columns.
    pub columns: u8,
    /// Number of rows.
    pub rows: u8,
    /// The columns that are half a hex lower.
    pub lower: Lower,
}

impl Grid {
    /// Whether the hex lies within the rectangle of the board.
    pub const fn contains(&self, hex: Hex) -> bool {
        hex.column >= 1 && hex.row >= 1 && hex.column <= self.columns && hex.row <= self.rows
    }

    /// Every hex, column by column.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        let rows = self.rows;
        (1..=self.columns).flat_map(move |column| (1..=rows).map(move |row| Hex { column, row }))
    }

    /// Whether the hex is in the outermost ring of the rectangle.
    pub const fn on_edge(&self, hex: Hex) -> bool {
        hex.column == 1 || hex.row == 1 || hex.column == self.columns || hex.row == self.rows
    }

    /// The cube coordinates of a hex.
    pub fn cube(&self, hex: Hex) -> Cube {
        let column = i32::from(hex.column) - 1;
        let row = i32::from(hex.row) - 1;
        let z = row - self.lowered(column);
        Cube { x: column, y: -column - z, z }
    }

    /// The hex at these coordinates, if the grid has it.
    pub fn hex(&self, cube: Cube) -> Option<Hex> {
        let row = cube.z + self.lowered(cube.x) + 1;
        let hex = Hex { column: u8::try_from(cube.x + 1).ok()?, row: u8::try_from(row).ok()? };
        self.contains(hex).then_some(hex)
    }

    /// The number of rows that the half-hex steps up to this column (counted from 0) add up to.
    fn lowered(&self, column: i32) -> i32 {
        match self.lower {
            Lower::Even => column >> 1,
            Lower::Odd => (column + 1) >> 1,
        }
    }

    /// The hex beyond that side, if it is on the board.
    pub fn neighbour(&self, hex: Hex, direction: Direction) -> Option<Hex> {
        self.hex(self.cube(hex).plus(direction.cube()))
    }

    /// The hexes adjacent to this one with the direction of each, clockwise from the top.
    pub fn neighbours(&self, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> + use<> {
        let grid = *self;
        Direction::ALL.into_iter().filter_map(move |way| Some((way, grid.neighbour(hex, way)?)))
    }

    /// The direction from one hex to an adjacent one.
    pub fn direction(&self, from: Hex, to: Hex) -> Option<Direction> {
        let step = self.cube(to).minus(self.cube(from));
        Direction::ALL.into_iter().find(|way| way.cube() == step)
    }

    /// Whether two hexes are adjacent.
    pub fn adjacent(&self, a: Hex, b: Hex) -> bool {
        self.distance(a, b) == 1
    }

    /// The distance between two hexes, in steps.
    pub fn distance(&self, a: Hex, b: Hex) -> u16 {
        u16::try_from(self.cube(b).minus(self.cube(a)).length()).unwrap_or(u16::MAX)
    }

    /// The hexes straight on in one direction, nearest first, to the edge of the board.
    pub fn ray(&self, from: Hex, direction: Direction) -> impl Iterator<Item = Hex> + use<> {
        let grid = *self;
        std::iter::successors(grid.neighbour(from, direction), move |&hex| grid.neighbour(hex, direction))
    }
}

/// The side two adjacent hexes share. Built in one order only, so that it has one encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Hexside {
    /// The hex with the lower number.
    pub a: Hex,
    /// The hex with the higher number.
    pub b: Hex,
}

impl Hexside {
    /// The side between two hexes, whichever comes first.
    pub fn between(one: Hex, other: Hex) -> Hexside {
        Hexside { a: one.min(other), b: one.max(other) }
    }
}

impl fmt::Display for Hexside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.a, self.b)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EYLAU: Grid = Grid { columns: 24, rows: 22, lower: Lower::Even };

    fn hex(text: &str) -> Hex {
        text.parse().unwrap()
    }

    #[test]
    fn even_columns_are_half_a_hex_lower() {
        let around = |text| EYLAU.neighbours(hex(text)).map(|(_, n)| n.to_string()).collect::<Vec<_>>();
        assert_eq!(around("1213"), ["1212", "1313", "1314", "1214", "1114", "1113"]);
        assert_eq!(around("1313"), ["1312", "1412", "1413", "1314", "1213", "1212"]);
        let dresden = Grid { columns: 30, rows: 21, lower: Lower::Even };
        for (a, b) in [("1608", "1609"), ("1608", "1709"), ("1609", "1709")] {
            assert!(dresden.adjacent(hex(a), hex(b)), "{a} {b}");
        }
    }

    #[test]
    fn a_ray_runs_straight_to_the_edge() {
        let ray = |text, way| EYLAU.ray(hex(text), way).map(|n| n.to_string()).collect::<Vec<_>>();
        assert_eq!(ray("1203", Direction::Up), ["1202", "1201"]);
        assert_eq!(ray("0202", Direction::UpLeft), ["0102"]);
        assert_eq!(ray("2101", Direction::DownRight), ["2201", "2302", "2402"]);
    }

    #[test]
    fn numbers_off_the_pattern_are_refused() {
        for text in ["", "12", "12134", "12a3", "0012", "1200", "+112", "١٢١٣"] {
            assert_eq!(text.parse::<Hex>(), Err(NotAHex), "{text}");
        }
    }

    #[test]
    fn distance_is_symmetric_and_one_between_neighbours() {
        for lower in [Lower::Odd, Lower::Even] {
            let grid = Grid { columns: 12, rows: 12, lower };
            for (a, b) in grid.hexes().flat_map(|a| grid.hexes().map(move |b| (a, b))) {
                assert_eq!(grid.distance(a, b), grid.distance(b, a), "{a} {b}");
                for (_, next) in grid.neighbours(a) {
                    assert!(grid.distance(next, b).abs_diff(grid.distance(a, b)) <= 1, "{a} {next} {b}");
                }
            }
            for a in grid.hexes() {
                assert_eq!(grid.hex(grid.cube(a)), Some(a));
                for (way, next) in grid.neighbours(a) {
                    assert_eq!(grid.distance(a, next), 1, "{a} {next}");
                    assert_eq!(grid.direction(a, next), Some(way), "{a} {next}");
                    assert_eq!(grid.neighbour(next, way.opposite()), Some(a), "{a} {next}");
                }
            }
        }
    }
}
