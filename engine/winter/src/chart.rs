//! Printed hex numbers, such as `A1421`, and the grid the rules hold them in [2.1].
//!
//! The map has pointy tops and rows from west to east, counted from the south. [`Grid`] knows flat tops and columns:
//! turned a quarter to the right, its columns are these rows, the northernmost first, and its rows count these columns
//! from the east.

use super::facing::Way;
use engine::hex::{Direction, Grid, Hex, Lower};
use serde::{Deserialize, Serialize};

/// Rows of the southern sheets: `B00` and `D00` are row 36.
const SHEET_ROWS: u8 = 36;
/// Columns of the western sheets: `C01` and `D01` are column 46.
const SHEET_COLUMNS: u8 = 45;

/// The part of the four sheets that a battle is played on, in absolute rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chart {
    /// The southernmost row.
    pub first_row: u8,
    /// The westernmost column.
    pub first_column: u8,
    /// Number of rows.
    pub rows: u8,
    /// Number of columns.
    pub columns: u8,
}

/// A hex as the page counts: absolute row from the south and absolute column from the west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Printed {
    /// Row, from the south.
    pub row: i32,
    /// Column, from the west.
    pub column: i32,
}

impl Printed {
    /// The measure of the diagonal lines from north-west to south-east [20.14].
    pub const fn diagonal(self) -> i32 {
        2 * self.column + self.row.rem_euclid(2) + self.row
    }

    /// The measure of the diagonal lines from south-west to north-east [20.22].
    pub const fn other_diagonal(self) -> i32 {
        2 * self.column + self.row.rem_euclid(2) - self.row
    }
}

impl Chart {
    // The chart of a board begins at 1 or later, and ends on the four sheets: `faults` refuses any other.
    const fn last_row(&self) -> u8 {
        self.first_row + self.rows - 1
    }

    const fn last_column(&self) -> u8 {
        self.first_column + self.columns - 1
    }

    /// The grid the rules hold the board in.
    pub const fn grid(&self) -> Grid {
        // Even rows are further west, which is lower on the turned grid.
        let lower = if self.last_row() % 2 == 1 { Lower::Even } else { Lower::Odd };
        Grid { columns: self.rows, rows: self.columns, lower }
    }

    /// Row and column of a hex as printed.
    pub fn printed(&self, hex: Hex) -> Printed {
        Printed {
            row: i32::from(self.last_row()) + 1 - i32::from(hex.column),
            column: i32::from(self.last_column()) + 1 - i32::from(hex.row),
        }
    }

    /// The hex in that absolute row and column, if it is on the board.
    pub fn at(&self, row: i32, column: i32) -> Option<Hex> {
        let hex = Hex {
            column: u8::try_from(i32::from(self.last_row()) + 1 - row).ok()?,
            row: u8::try_from(i32::from(self.last_column()) + 1 - column).ok()?,
        };
        self.grid().contains(hex).then_some(hex)
    }

    /// The printed number of a hex.
    pub fn name(&self, hex: Hex) -> String {
        let Printed { row, column } = self.printed(hex);
        let (north, east) = (row >= i32::from(SHEET_ROWS), column > i32::from(SHEET_COLUMNS));
        let letter = match (north, east) {
            (false, false) => 'A',
            (true, false) => 'B',
            (false, true) => 'C',
            (true, true) => 'D',
        };
        let row = if north { row - i32::from(SHEET_ROWS) } else { row };
        let column = if east { column - i32::from(SHEET_COLUMNS) } else { column };
        format!("{letter}{row:02}{column:02}")
    }

    /// The second number of a hex: sheets C and D print column 45 of A and B as their western rim, under their own letter
    /// [2.5]. `None` for every other column.
    pub fn second_name(&self, hex: Hex) -> Option<String> {
        let Printed { row, column } = self.printed(hex);
        let north = row >= i32::from(SHEET_ROWS);
        let (letter, row) = if north { ('D', row - i32::from(SHEET_ROWS)) } else { ('C', row) };
        (column == i32::from(SHEET_COLUMNS)).then(|| format!("{letter}{row:02}{column:02}"))
    }

    /// The hex of a number of either sheet that shows it, if it is on the board.
    pub fn read_any(&self, text: &str) -> Option<Hex> {
        let first = |text: &str| self.read(text);
        let second = |text: &str| {
            let western = match text.split_at_checked(1)? {
                ("C", digits) => format!("A{digits}"),
                ("D", digits) => format!("B{digits}"),
                _ => return None,
            };
            first(&western).filter(|&hex| self.second_name(hex).is_some_and(|name| name == text))
        };
        first(text).or_else(|| second(text))
    }

    /// The hex of a printed number, if it is on the board.
    pub fn read(&self, text: &str) -> Option<Hex> {
        let (letter, digits) = text.split_at_checked(1)?;
        if digits.len() != 4 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let (row, column) = digits.split_at(2);
        let (row, column): (i32, i32) = (row.parse().ok()?, column.parse().ok()?);
        let (north, east) = match letter {
            "A" => (false, false),
            "B" => (true, false),
            "C" => (false, true),
            "D" => (true, true),
            _ => return None,
        };
        let row = if north { row + i32::from(SHEET_ROWS) } else { row };
        let column = if east { column + i32::from(SHEET_COLUMNS) } else { column };
        self.at(row, column).filter(|&hex| self.name(hex) == text)
    }
}

/// The way on the map of a side on the turned grid.
pub const fn way_of(direction: Direction) -> Way {
    Way::of(direction as i32 + 1)
}

/// The side on the turned grid of a way on the map.
pub const fn direction_of(way: Way) -> Direction {
    match way {
        Way::East => Direction::Up,
        Way::SouthEast => Direction::UpRight,
        Way::SouthWest => Direction::DownRight,
        Way::West => Direction::Down,
        Way::NorthWest => Direction::DownLeft,
        Way::NorthEast => Direction::UpLeft,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAP_A: Chart = Chart { first_row: 1, first_column: 1, rows: 35, columns: 45 };
    const MAP_C: Chart = Chart { first_row: 1, first_column: 45, rows: 37, columns: 32 };
    const CORNER: Chart = Chart { first_row: 1, first_column: 8, rows: 18, columns: 18 };

    #[test]
    fn numbers_are_read_and_written_both_ways() {
        for chart in [MAP_A, MAP_C, CORNER] {
            for hex in chart.grid().hexes() {
                assert_eq!(chart.read(&chart.name(hex)), Some(hex));
            }
        }
        assert_eq!(MAP_C.read("D0005").map(|hex| MAP_C.printed(hex)), Some(Printed { row: 36, column: 50 }));
        for wrong in ["", "A", "A0146", "A3601", "C0100", "E0101", "A01011", "B0101", "Ä0101", "a0101"] {
            assert_eq!(MAP_A.read(wrong), None, "{wrong}");
        }
    }

    /// Each hex of the four sheets has one name, and column 45 a second one on the sheet to the east [2.5].
    #[test]
    fn a_hex_of_the_whole_field_has_one_name_and_column_45_a_second_one() {
        let whole = Chart { first_row: 1, first_column: 1, rows: 72, columns: 76 };
        let mut sheets = [0; 4];
        let mut seconds = 0;
        for hex in whole.grid().hexes() {
            let name = whole.name(hex);
            assert_eq!((whole.read(&name), whole.read_any(&name)), (Some(hex), Some(hex)));
            sheets[["A", "B", "C", "D"].iter().position(|letter| name.starts_with(letter)).unwrap()] += 1;
            if let Some(second) = whole.second_name(hex) {
                assert_eq!((whole.read(&second), whole.read_any(&second)), (None, Some(hex)), "{second}");
                seconds += 1;
            }
        }
        assert_eq!((sheets, seconds), ([1575, 1665, 1085, 1147], 72));
        let name = |text| whole.read_any(text).map(|hex| whole.name(hex));
        assert_eq!(name("C0945").as_deref(), Some("A0945"));
        assert_eq!(name("D0045").as_deref(), Some("B0045"));
        for wrong in ["C0944", "C3645", "D3745", "A0946", "C0000", "E0145", "", "C"] {
            assert_eq!(name(wrong), None, "{wrong}");
        }
    }

    /// The neighbours of 2.1, by its own formula.
    #[test]
    fn neighbours_are_those_of_the_page() {
        for chart in [MAP_A, MAP_C, CORNER] {
            for hex in chart.grid().hexes() {
                let Printed { row: r, column: c } = chart.printed(hex);
                let o = r.rem_euclid(2);
                let page =
                    [(r + 1, c + o), (r, c + 1), (r - 1, c + o), (r - 1, c + o - 1), (r, c - 1), (r + 1, c + o - 1)];
                for (way, (row, column)) in Way::ALL.into_iter().zip(page) {
                    assert_eq!(chart.grid().neighbour(hex, direction_of(way)), chart.at(row, column));
                    assert_eq!(way_of(direction_of(way)), way);
                }
            }
        }
    }

    /// The checks of 2.4.
    #[test]
    fn distances_are_those_of_the_page() {
        let whole = Chart { first_row: 1, first_column: 1, rows: 72, columns: 76 };
        let far = |a, b| whole.grid().distance(whole.read(a).unwrap(), whole.read(b).unwrap());
        assert_eq!(far("A3535", "A1545"), 20);
        assert_eq!(far("A2745", "D0005"), 9);
        assert_eq!(far("A1321", "A1520"), 2);
        assert_eq!(far("A1620", "A1719"), 1);
    }
}
