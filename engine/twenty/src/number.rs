//! The printed number of a hex, both ways.
//!
//! The hexes are pointy-topped and numbered row first: rows from the south, columns from the west, odd rows half a hex
//! further east. The board holds it as a grid with flat tops, turned a quarter to the right. The printed row counted
//! from the north is the grid's column; the printed column counted from the east is the grid's row.

use engine::count::less;
use engine::hex::{Grid, Hex, Lower};

/// The grid of a map with these numbers of printed rows and columns, whose odd rows are half a hex further east.
///
/// ```
/// use engine::twenty::{grid, printed, read_number};
/// let dresden = grid(16, 24);
/// let neustadt = read_number(&dresden, "1406").unwrap();
/// assert_eq!(printed(&dresden, neustadt), "1406");
/// assert!(dresden.adjacent(neustadt, read_number(&dresden, "1306").unwrap()));
/// assert!(!dresden.adjacent(neustadt, read_number(&dresden, "1307").unwrap()));
/// ```
pub const fn grid(rows: u8, columns: u8) -> Grid {
    // Rows further west are lower after the quarter turn: the even printed rows.
    let lower = match rows % 2 {
        0 => Lower::Odd,
        _ => Lower::Even,
    };
    Grid { columns: rows, rows: columns, lower }
}

/// The number that is printed in a hex: row, then column.
pub fn printed(grid: &Grid, hex: Hex) -> String {
    let row = u16::from(grid.columns) + 1;
    let column = u16::from(grid.rows) + 1;
    format!("{:02}{:02}", less(row, hex.column.into()), less(column, hex.row.into()))
}

/// The hex of a printed number, if it is on the map.
pub fn read_number(grid: &Grid, number: &str) -> Option<Hex> {
    if number.len() != 4 || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let (row, column) = number.split_at(2);
    of_row_and_column(grid, row.parse().ok()?, column.parse().ok()?)
}

/// The hex in that printed row and column, if it is on the map.
pub fn of_row_and_column(grid: &Grid, row: u8, column: u8) -> Option<Hex> {
    let from_north = grid.columns.checked_add(1)?.checked_sub(row)?;
    let from_east = grid.rows.checked_add(1)?.checked_sub(column)?;
    let hex = Hex::new(from_north, from_east);
    grid.contains(hex).then_some(hex)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// 2.1: the neighbours of even and of odd rows, as the page lists them.
    #[test]
    fn neighbours_are_those_of_the_page() {
        for rows in [15, 16] {
            let grid = grid(rows, 24);
            for row in 1..=rows {
                for column in 1..=24u8 {
                    let hex = of_row_and_column(&grid, row, column).unwrap();
                    assert_eq!(printed(&grid, hex), format!("{row:02}{column:02}"));
                    let (r, c) = (i16::from(row), i16::from(column));
                    let even = row % 2;
                    let around = if even == 0 {
                        [(r, c - 1), (r, c + 1), (r + 1, c - 1), (r + 1, c), (r - 1, c - 1), (r - 1, c)]
                    } else {
                        [(r, c - 1), (r, c + 1), (r + 1, c), (r + 1, c + 1), (r - 1, c), (r - 1, c + 1)]
                    };
                    let page: BTreeSet<Hex> = around
                        .into_iter()
                        .filter_map(|(r, c)| of_row_and_column(&grid, u8::try_from(r).ok()?, u8::try_from(c).ok()?))
                        .collect();
                    let ours: BTreeSet<Hex> = grid.neighbours(hex).map(|(_, next)| next).collect();
                    assert_eq!(ours, page, "{row:02}{column:02}");
                }
            }
        }
    }

    #[test]
    fn numbers_off_the_map_are_none() {
        let grid = grid(16, 24);
        for text in ["", "0001", "0100", "1701", "0125", "12", "12345", "ab12", "+101"] {
            assert_eq!(read_number(&grid, text), None, "{text}");
        }
    }
}
