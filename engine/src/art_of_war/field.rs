//! Who stands where, and where each side's zones of control lie.
//!
//! Worked out from the state and kept beside it, never part of it.

use super::board::Board;
use super::definition::UnitId;
use super::state::{Place, State};
use crate::contract::Side;
use crate::hex::Hex;

/// Two units and a garrison is the most any battle of the system puts in a hex.
const MOST_IN_A_HEX: usize = 3;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Stack {
    count: u8,
    units: [u8; MOST_IN_A_HEX],
}

impl Stack {
    fn units(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.units.iter().take(usize::from(self.count)).map(|&id| UnitId(id))
    }
}

/// Who stands where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// Whether it rains, which changes where zones reach [13.0].
    rain: bool,
    stacks: Vec<Stack>,
    /// How many units of each side hold each hex in their zone [4.5].
    zones: [Vec<u8>; 2],
}

impl Field {
    pub(crate) fn new(board: &Board, state: &State) -> Field {
        let cells = board.cell_count();
        let rain = board.is_rain(state.turn);
        let mut field = Field { rain, stacks: vec![Stack::default(); cells], zones: [vec![0; cells], vec![0; cells]] };
        for id in board.unit_ids() {
            if let Place::On(hex) = state.unit(id).place {
                field.put(board, id, hex);
            }
        }
        field
    }

    pub(crate) fn put(&mut self, board: &Board, id: UnitId, hex: Hex) {
        if let Some(stack) = board.index(hex).and_then(|at| self.stacks.get_mut(at))
            && let Some(slot) = stack.units.get_mut(usize::from(stack.count))
        {
            *slot = id.0;
            stack.count += 1;
            // In the order of their ids, however they came there: the field must follow from the state alone.
            if let Some(units) = stack.units.get_mut(..usize::from(stack.count)) {
                units.sort_unstable();
            }
        }
        self.extend_zone(board, id, hex, 1);
    }

    pub(crate) fn lift(&mut self, board: &Board, id: UnitId, hex: Hex) {
        if let Some(stack) = board.index(hex).and_then(|at| self.stacks.get_mut(at)) {
            let mut left = Stack::default();
            for other in stack.units().filter(|&other| other != id) {
                if let Some(slot) = left.units.get_mut(usize::from(left.count)) {
                    *slot = other.0;
                    left.count += 1;
                }
            }
            *stack = left;
        }
        self.extend_zone(board, id, hex, -1);
    }

    fn extend_zone(&mut self, board: &Board, id: UnitId, hex: Hex, by: i8) {
        let [first, second] = &mut self.zones;
        let zone = match board.unit(id).side {
            Side::First => first,
            Side::Second => second,
        };
        for step in board.steps(self.rain, hex).iter().filter(|step| step.touches) {
            if let Some(count) = board.index(step.to).and_then(|at| zone.get_mut(at)) {
                *count = count.saturating_add_signed(by);
            }
        }
    }

    /// The units in a hex.
    pub(crate) fn at(&self, board: &Board, hex: Hex) -> impl Iterator<Item = UnitId> + '_ {
        board.index(hex).and_then(|at| self.stacks.get(at)).into_iter().flat_map(Stack::units)
    }

    /// Whether it rains here.
    pub(crate) fn rain(&self) -> bool {
        self.rain
    }

    /// How many units stand there that count for stacking: all but garrisons [10.2].
    pub(crate) fn crowd(&self, board: &Board, hex: Hex) -> usize {
        self.at(board, hex).filter(|&id| board.unit(id).garrison.is_none()).count()
    }

    /// Whether one more unit may end there, if friends hold it or nobody [4.4, 10.0].
    pub(crate) fn has_room(&self, board: &Board, hex: Hex) -> bool {
        self.crowd(board, hex) < usize::from(board.definition().rules.stacking)
    }

    /// Whose units stand there, if any do.
    pub(crate) fn holder(&self, board: &Board, hex: Hex) -> Option<Side> {
        self.at(board, hex).next().map(|id| board.unit(id).side)
    }

    /// Whether the hex is in a zone of control of that side.
    pub(crate) fn zone(&self, board: &Board, side: Side, hex: Hex) -> bool {
        let [first, second] = &self.zones;
        let zone = match side {
            Side::First => first,
            Side::Second => second,
        };
        board.index(hex).and_then(|at| zone.get(at)).is_some_and(|&count| count > 0)
    }
}
