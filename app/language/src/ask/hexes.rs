//! Hexes as a map prints them, and back.

use engine::hex::{Grid, Hex, Hexside};
use scene::Numbering;

/// The printed names of a battle's hexes: by column and row, unless its map has numbers of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hexes(Option<(Grid, Numbering)>);

impl Hexes {
    /// As a map of that shape prints them.
    pub const fn new(grid: Grid, numbering: Numbering) -> Hexes {
        Hexes(Some((grid, numbering)))
    }

    /// The text printed in a hex.
    pub fn printed(&self, hex: Hex) -> String {
        match &self.0 {
            Some((grid, numbering)) if grid.contains(hex) => numbering.printed(grid, hex),
            _ => hex.to_string(),
        }
    }

    /// A hexside, by the hexes it parts.
    pub fn side(&self, side: Hexside) -> String {
        match &self.0 {
            Some(_) => format!("{}/{}", self.printed(side.a), self.printed(side.b)),
            None => side.to_string(),
        }
    }

    /// The hex in which that is printed, if there is one.
    pub fn read(&self, text: &str) -> Option<Hex> {
        match &self.0 {
            Some((grid, numbering)) => numbering.read(grid, text),
            None => text.parse().ok(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::hex::Lower;

    #[test]
    fn a_hex_is_called_as_its_map_prints_it_and_found_by_that() {
        let grid = Grid { columns: 16, rows: 24, lower: Lower::Odd };
        let numbering = Numbering { columns_back: true, rows_back: true, ..Numbering::default() };
        let hexes = Hexes::new(grid, numbering);
        assert_eq!(hexes.printed(Hex::new(1, 24)), "1601");
        assert_eq!(hexes.read("1601"), Some(Hex::new(1, 24)));
        assert_eq!((hexes.read("1701"), Hexes::default().read("0304")), (None, Some(Hex::new(3, 4))));
        assert_eq!(Hexes::default().printed(Hex::new(3, 4)), "0304");
    }
}
