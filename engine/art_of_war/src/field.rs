//! The units in each hex, and each side's zones of control.
//!
//! Computed from the state and kept beside it, never part of it. All facts about a hex are stored together, since code
//! that reads one needs most of them.

use super::board::Board;
use super::definition::UnitId;
use super::ground::CellId;
use super::state::{Place, State};
use super::unit_set::UnitSet;
use engine::contract::Side;
use engine::hex::Hex;

/// Two units and a garrison is the most any battle of the system puts in a hex.
const MOST_IN_A_HEX: usize = 3;

/// The facts about a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spot {
    units: [u8; MOST_IN_A_HEX],
    count: u8,
    /// The number of these units that count for stacking: all but garrisons [10.2].
    crowd: u8,
    holder: Option<Side>,
    /// The number of units of each side that have it in their zone [4.5].
    zones: [u8; 2],
}

impl Spot {
    /// No unit, and no zone.
    const EMPTY: Spot = Spot { units: [0; MOST_IN_A_HEX], count: 0, crowd: 0, holder: None, zones: [0; 2] };

    /// The units there, in the order of their ids.
    pub(crate) fn units(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.units.iter().take(usize::from(self.count)).map(|&id| UnitId(id))
    }

    /// The same as a set.
    pub(crate) fn set(&self) -> UnitSet {
        self.units().collect()
    }

    /// Whether there is at most one unit.
    pub(crate) const fn is_alone(&self) -> bool {
        self.count < 2
    }

    /// The side whose units are there, if any.
    pub(crate) const fn holder(&self) -> Option<Side> {
        self.holder
    }

    /// Whether it is in a zone of control of that side.
    pub(crate) const fn in_zone_of(&self, side: Side) -> bool {
        let [first, second] = self.zones;
        match side {
            Side::First => first > 0,
            Side::Second => second > 0,
        }
    }

    fn put(&mut self, board: &Board, id: UnitId) {
        let Some(slot) = self.units.get_mut(usize::from(self.count)) else { return };
        *slot = id.0;
        self.count += 1;
        // In the order of their ids, however they came there: the field must depend on the state alone.
        if let Some(units) = self.units.get_mut(..usize::from(self.count)) {
            units.sort_unstable();
        }
        self.look_again(board);
    }

    fn lift(&mut self, board: &Board, id: UnitId) {
        let mut left = Spot { zones: self.zones, ..Spot::EMPTY };
        for other in self.units().filter(|&other| other != id) {
            if let Some(slot) = left.units.get_mut(usize::from(left.count)) {
                *slot = other.0;
                left.count += 1;
            }
        }
        left.look_again(board);
        *self = left;
    }

    fn look_again(&mut self, board: &Board) {
        let here = self.set();
        self.crowd = u8::try_from(here.minus(board.garrisons()).len()).unwrap_or(u8::MAX);
        self.holder = here.first().map(|id| board.side_of_unit(id));
    }
}

/// The units in each hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// Whether it rains, which changes where zones reach [13.0].
    rain: bool,
    spots: Vec<Spot>,
}

impl Field {
    pub(crate) fn new(board: &Board, state: &State) -> Field {
        let rain = board.is_rain(state.turn);
        let mut field = Field { rain, spots: vec![Spot::EMPTY; board.cell_count()] };
        for id in board.unit_ids() {
            if let Place::On(hex) = state.unit(id).place {
                field.put(board, id, hex);
            }
        }
        field
    }

    pub(crate) fn put(&mut self, board: &Board, id: UnitId, hex: Hex) {
        let Some(cell) = board.cell_id(hex) else { return };
        if let Some(spot) = self.spots.get_mut(cell.index()) {
            spot.put(board, id);
        }
        self.extend_zone(board, id, cell, 1);
    }

    pub(crate) fn lift(&mut self, board: &Board, id: UnitId, hex: Hex) {
        let Some(cell) = board.cell_id(hex) else { return };
        if let Some(spot) = self.spots.get_mut(cell.index()) {
            spot.lift(board, id);
        }
        self.extend_zone(board, id, cell, -1);
    }

    fn extend_zone(&mut self, board: &Board, id: UnitId, cell: CellId, by: i8) {
        let side = board.side_of_unit(id);
        for step in board.steps_from(self.rain, cell).iter().filter(|step| step.touches) {
            let Some(spot) = self.spots.get_mut(step.cell.index()) else { continue };
            let [first, second] = &mut spot.zones;
            let count = match side {
                Side::First => first,
                Side::Second => second,
            };
            *count = count.strict_add_signed(by);
        }
    }

    /// The facts about a cell.
    pub(crate) fn spot(&self, cell: CellId) -> &Spot {
        self.spots.get(cell.index()).unwrap_or(&Spot::EMPTY)
    }

    /// The facts about a hex.
    pub(crate) fn spot_of(&self, board: &Board, hex: Hex) -> &Spot {
        board.cell_id(hex).map_or(&Spot::EMPTY, |cell| self.spot(cell))
    }

    /// The units in a hex.
    pub(crate) fn at(&self, board: &Board, hex: Hex) -> impl Iterator<Item = UnitId> + '_ {
        self.spot_of(board, hex).units()
    }

    /// Whether it rains here.
    pub(crate) fn rain(&self) -> bool {
        self.rain
    }

    /// The number of units there that count for stacking: all but garrisons [10.2].
    pub(crate) fn crowd(&self, board: &Board, hex: Hex) -> usize {
        usize::from(self.spot_of(board, hex).crowd)
    }

    /// Whether one more unit may end there, if it holds friendly units or none [4.4, 10.0].
    pub(crate) fn has_room(&self, board: &Board, hex: Hex) -> bool {
        self.spot_of(board, hex).crowd < board.definition().rules.stacking
    }

    /// The same for a cell.
    pub(crate) fn has_room_in(&self, board: &Board, cell: CellId) -> bool {
        self.spot(cell).crowd < board.definition().rules.stacking
    }

    /// The side whose units are there, if any.
    pub(crate) fn holder(&self, board: &Board, hex: Hex) -> Option<Side> {
        self.spot_of(board, hex).holder
    }

    /// The units among these that are in a zone of control of that side.
    pub(crate) fn touched(&self, board: &Board, state: &State, units: UnitSet, side: Side) -> UnitSet {
        units.iter().filter(|&id| state.hex_of(id).is_some_and(|hex| self.zone(board, side, hex))).collect()
    }

    /// Whether the hex is in a zone of control of that side.
    pub(crate) fn zone(&self, board: &Board, side: Side, hex: Hex) -> bool {
        self.spot_of(board, hex).in_zone_of(side)
    }
}
