//! The distance of every hex from the nearest of some hexes, counted once for a phase.

use engine::hex::Hex;
use winter::{Board, Game, UnitId};

/// Farther than any hex of a map.
pub(super) const NOWHERE: u16 = u16::MAX;

/// The distance of every hex from the nearest of some hexes, and which of them that is.
#[derive(Clone, Debug, Default)]
pub(super) struct Near {
    rows: usize,
    known: Vec<Option<(u16, Hex)>>,
}

impl Near {
    /// The distances from these hexes.
    pub(super) fn of(board: &Board, hexes: impl IntoIterator<Item = Hex>) -> Near {
        let grid = board.grid();
        let mut near = Near {
            rows: usize::from(grid.rows),
            known: vec![None; usize::from(grid.columns) * usize::from(grid.rows)],
        };
        let mut edge: Vec<(Hex, Hex)> = hexes.into_iter().map(|hex| (hex, hex)).collect();
        edge.sort_unstable();
        let mut far = 0;
        while !edge.is_empty() {
            let mut next = Vec::new();
            for (hex, from) in edge {
                let Some(known) = near.place(hex).and_then(|at| near.known.get_mut(at)) else { continue };
                if known.is_none() {
                    *known = Some((far, from));
                    next.extend(board.around(hex).map(|(_, to)| (to, from)));
                }
            }
            edge = next;
            far += 1;
        }
        near
    }

    /// The distances from the enemies of a side.
    pub(super) fn enemies(game: &Game, side: engine::contract::Side) -> Near {
        let units = crate::weigh::on_map(game, side.other());
        Near::of(game.board(), units.filter_map(|unit| game.state().unit(unit).hex()))
    }

    fn place(&self, hex: Hex) -> Option<usize> {
        let (column, row) = (usize::from(hex.column).checked_sub(1)?, usize::from(hex.row).checked_sub(1)?);
        (row < self.rows).then_some(column * self.rows + row)
    }

    fn found(&self, hex: Hex) -> Option<(u16, Hex)> {
        self.place(hex).and_then(|at| self.known.get(at).copied().flatten())
    }

    /// The distance of a hex.
    pub(super) fn far(&self, hex: Hex) -> u16 {
        self.found(hex).map_or(NOWHERE, |(far, _)| far)
    }

    /// The hex that is nearest to a hex.
    pub(super) fn nearest(&self, hex: Hex) -> Option<Hex> {
        self.found(hex).map(|(_, nearest)| nearest)
    }

    /// The distance of a unit on the map.
    pub(super) fn far_from(&self, game: &Game, unit: UnitId) -> u16 {
        game.state().unit(unit).hex().map_or(NOWHERE, |hex| self.far(hex))
    }
}
