//! The Old Guard at the end of a day and in the night: its return into reserve, and its place of rest [17.3].

use super::cases;
use super::definition::UnitId;
use super::event::{Report, What};
use super::game::Game;
use super::reserve::{is_old_guard, may_rest};
use super::unit_set::UnitSet;
use engine::hex::Hex;

impl Game {
    /// The Old Guard returns into reserve, unless it is in an enemy zone [17.3].
    pub(crate) fn return_guard(&mut self, report: &mut Report) {
        let returning: Vec<UnitId> = self
            .board
            .unit_ids()
            .filter(|&id| is_old_guard(&self.board, id) && !self.state.unit(id).reserve)
            .filter(|&id| {
                let enemy = self.board.unit(id).side.other();
                self.state.hex_of(id).is_some_and(|hex| !self.field.zone(&self.board, enemy, hex))
            })
            .collect();
        for unit in returning {
            if let Some(known) = self.state.units.get_mut(usize::from(unit.0)) {
                known.reserve = true;
            }
            report.tell(What::Reserved { unit }, [cases::GUARD_RETURNS]);
        }
    }

    /// Old Guard units in reserve that can rest this night as [17.3] demands, and so must.
    pub(crate) fn night_marchers(&self) -> UnitSet {
        let side = self.state.active;
        if !self.board.is_night(self.state.turn) {
            return UnitSet::EMPTY;
        }
        let marches = |&id: &UnitId| {
            let Some(hex) = self.state.hex_of(id) else { return false };
            let rests = |hex| may_rest(&self.board, &self.state, &self.field, side, hex);
            rests(hex) || self.movement().reach(id).ends().any(|reached| rests(reached.hex))
        };
        self.board
            .units_of(side)
            .filter(|&id| is_old_guard(&self.board, id) && self.state.unit(id).reserve)
            .filter(marches)
            .collect()
    }

    /// The units that have not come to rest yet.
    pub(crate) fn all_restless(&self) -> Vec<UnitId> {
        let side = self.state.active;
        let restless = |&id: &UnitId| {
            let hex = self.state.hex_of(id);
            self.state.unit(id).reserve
                && hex.is_some_and(|hex| !may_rest(&self.board, &self.state, &self.field, side, hex))
        };
        self.state.night_march.iter().filter(restless).collect()
    }

    /// A unit that has not come to rest yet.
    pub(crate) fn restless(&self) -> Option<UnitId> {
        self.all_restless().first().copied()
    }

    /// Whether a unit could rest in a hex for the night as [17.3] demands.
    pub fn may_rest(&self, unit: UnitId, hex: Hex) -> bool {
        may_rest(&self.board, &self.state, &self.field, self.board.unit(unit).side, hex)
    }
}
