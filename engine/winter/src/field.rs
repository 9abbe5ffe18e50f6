//! The units in each hex: worked out from a state and kept true beside it, never saved.

use super::board::Board;
use super::state::{Formation, Hand, Place, State, Unit, UnitId};
use engine::hex::Hex;
use std::sync::OnceLock;

/// The units in each hex.
#[derive(Clone, Debug, Default)]
pub(crate) struct Field {
    /// Units of each hex of the grid, the top one first.
    at: Vec<Vec<UnitId>>,
    /// Extended Lines by the second hex they cover; few at any time.
    wings: Vec<(Hex, UnitId)>,
    /// Road hexes from which Cossacks reach an exit, once they were looked for; forgotten with every change.
    exits: OnceLock<Vec<bool>>,
}

impl Field {
    /// Something has changed: what was worked out from the field is looked for again.
    pub(crate) fn forget(&mut self) {
        self.exits = OnceLock::new();
    }

    /// The road hexes from which Cossacks reach an exit, by their index on the board.
    pub(crate) fn exits(&self, find: impl FnOnce() -> Vec<bool>) -> &[bool] {
        self.exits.get_or_init(find)
    }

    /// The field of a state; depths that are not in order are taken as an order all the same.
    pub(crate) fn new(board: &Board, state: &mut State) -> Field {
        let hexes = usize::from(board.grid().columns) * usize::from(board.grid().rows);
        let mut field = Field { at: vec![Vec::new(); hexes], wings: Vec::new(), exits: OnceLock::new() };
        for id in board.unit_ids() {
            if let Some(hex) = state.unit(id).hex()
                && let Some(list) = board.index(hex).and_then(|at| field.at.get_mut(at))
            {
                list.push(id);
            }
        }
        for list in &mut field.at {
            list.sort_by_key(|&id| (state.unit(id).depth, id));
        }
        for at in 0..field.at.len() {
            field.number(at, state);
        }
        for id in board.unit_ids() {
            if let Some(hex) = wing(board, state.unit(id)) {
                field.wings.push((hex, id));
            }
        }
        field
    }

    fn number(&self, at: usize, state: &mut State) {
        for (depth, id) in self.at.get(at).into_iter().flatten().enumerate() {
            if let Some(unit) = state.units.get_mut(usize::from(id.0)) {
                unit.depth = u8::try_from(depth).unwrap_or(u8::MAX);
            }
        }
    }

    /// The units of a hex, the top one first; an Extended Line only in its own.
    pub(crate) fn units(&self, board: &Board, hex: Hex) -> &[UnitId] {
        board.index(hex).and_then(|at| self.at.get(at)).map_or(&[], Vec::as_slice)
    }

    /// The Extended Line whose second hex this is.
    pub(crate) fn wing(&self, hex: Hex) -> Option<UnitId> {
        self.wings.iter().find(|(at, _)| *at == hex).map(|(_, unit)| *unit)
    }

    /// The units in a hex, an Extended Line in both of its.
    pub(crate) fn all<'a>(&'a self, board: &Board, hex: Hex) -> impl Iterator<Item = UnitId> + 'a {
        self.units(board, hex).iter().copied().chain(self.wing(hex))
    }

    /// Puts a unit as it is now into the state: it goes to the bottom of a hex that is new to it (R19).
    pub(crate) fn put(&mut self, board: &Board, state: &mut State, id: UnitId, unit: Unit) {
        self.forget();
        let old = *state.unit(id);
        let Some(slot) = state.units.get_mut(usize::from(id.0)) else { return };
        *slot = unit;
        if old.place != unit.place {
            if let Some(at) = old.hex().and_then(|hex| board.index(hex)) {
                if let Some(list) = self.at.get_mut(at) {
                    list.retain(|&other| other != id);
                }
                self.number(at, state);
            }
            if let Some(at) = unit.hex().and_then(|hex| board.index(hex)) {
                if let Some(list) = self.at.get_mut(at) {
                    list.push(id);
                }
                self.number(at, state);
            } else if let Some(slot) = state.units.get_mut(usize::from(id.0)) {
                slot.depth = 0;
            }
        }
        self.wings.retain(|(_, other)| *other != id);
        if let Some(hex) = wing(board, &unit) {
            self.wings.push((hex, id));
            self.wings.sort();
        }
    }

    /// Orders a hex again; the list holds exactly its units.
    pub(crate) fn restack(&mut self, board: &Board, state: &mut State, hex: Hex, order: &[UnitId]) {
        let Some(at) = board.index(hex) else { return };
        if let Some(list) = self.at.get_mut(at) {
            *list = order.to_vec();
        }
        self.number(at, state);
    }
}

/// The second hex of an Extended Line [5.7].
pub(crate) fn wing(board: &Board, unit: &Unit) -> Option<Hex> {
    match (unit.place, unit.formation, unit.hand) {
        (Place::On(hex), Formation::ExtendedLine, Some(hand)) => wing_of(board, hex, unit.facing, hand),
        _ => None,
    }
}

/// The flank hex on that hand.
pub(crate) fn wing_of(board: &Board, hex: Hex, facing: super::facing::Facing, hand: Hand) -> Option<Hex> {
    let turn = match hand {
        Hand::Right => 1,
        Hand::Left => -2,
    };
    board.next(hex, super::facing::Way::of(facing.number() + turn))
}
