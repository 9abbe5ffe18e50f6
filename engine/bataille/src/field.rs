//! The units in each hex, and the zones. Worked out from the state and kept beside it, never part of it.

use super::board::Board;
use super::definition::UnitId;
use engine::contract::Side;
use engine::hex::{Direction, Hex};

const NOBODY: u16 = u16::MAX;

/// Stacks and zones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// The top unit of each hex.
    top: Vec<u16>,
    /// The unit below each unit.
    below: Vec<u16>,
    /// For each side and hex, from which sides a zone reaches into it.
    zones: [Vec<u8>; 2],
    /// For each side and hex, from which sides a zone of cavalry reaches into it.
    horse: [Vec<u8>; 2],
}

impl Field {
    pub(crate) fn empty(board: &Board) -> Field {
        let cells = board.cell_count();
        let none = || vec![0; cells];
        Field {
            top: vec![NOBODY; cells],
            below: vec![NOBODY; board.definition().units.len()],
            zones: [none(), none()],
            horse: [none(), none()],
        }
    }

    pub(crate) fn stack(&self, board: &Board, hex: Hex) -> Stack<'_> {
        let top = board.index(hex).and_then(|at| self.top.get(at)).copied().unwrap_or(NOBODY);
        Stack { below: &self.below, next: top }
    }

    /// Sets the order of a hex, top first.
    pub(crate) fn set_stack(&mut self, board: &Board, hex: Hex, units: &[UnitId]) {
        let Some(at) = board.index(hex) else { return };
        if let Some(top) = self.top.get_mut(at) {
            *top = units.first().map_or(NOBODY, |unit| unit.0);
        }
        for (place, unit) in units.iter().enumerate() {
            let next = units.get(place + 1).map_or(NOBODY, |unit| unit.0);
            if let Some(below) = self.below.get_mut(usize::from(unit.0)) {
                *below = next;
            }
        }
    }

    /// Says whether zones of a side reach from a hex over one of its sides.
    pub(crate) fn set_zone(&mut self, board: &Board, side: Side, from: Hex, way: Direction, any: bool, horse: bool) {
        let Some(at) = board.neighbour(from, way).and_then(|hex| board.index(hex)) else { return };
        let bit = 1u8 << way.opposite().index();
        for (map, on) in [(&mut self.zones, any), (&mut self.horse, horse)] {
            let [first, second] = map;
            let map = if side == Side::First { first } else { second };
            if let Some(bits) = map.get_mut(at) {
                *bits = if on { *bits | bit } else { *bits & !bit };
            }
        }
    }

    /// Whether a zone of that side reaches into the hex.
    pub(crate) fn zone(&self, board: &Board, side: Side, hex: Hex) -> bool {
        let [first, second] = &self.zones;
        let map = if side == Side::First { first } else { second };
        board.index(hex).and_then(|at| map.get(at)).is_some_and(|bits| *bits != 0)
    }

    /// The sides of the hex through which zones of cavalry of that side reach into it.
    pub(crate) fn horse_zone(&self, board: &Board, side: Side, hex: Hex) -> u8 {
        let [first, second] = &self.horse;
        let map = if side == Side::First { first } else { second };
        board.index(hex).and_then(|at| map.get(at)).copied().unwrap_or(0)
    }
}

/// The units of a hex, top first.
#[derive(Clone)]
pub(crate) struct Stack<'a> {
    below: &'a [u16],
    next: u16,
}

impl Iterator for Stack<'_> {
    type Item = UnitId;

    fn next(&mut self) -> Option<UnitId> {
        let unit = self.next;
        if unit == NOBODY {
            return None;
        }
        self.next = self.below.get(usize::from(unit)).copied().unwrap_or(NOBODY);
        Some(UnitId(unit))
    }
}
