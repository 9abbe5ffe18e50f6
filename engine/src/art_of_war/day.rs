//! The end of a day: whether the battle goes on [18.0], morale anew [16.6, 16.7], and who comes back [17.2, 17.3].

use super::breach::Breach;
use super::cases;
use super::definition::{Halves, UnitId};
use super::event::{Report, What};
use super::game::Game;
use super::reserve::{enemy_distance, is_old_guard, may_rest};
use super::state::*;
use super::unit_set::UnitSet;
use crate::contract::Side;
use crate::hex::Hex;

/// How far from its enemies a unit comes back [17.2].
const COMES_BACK: std::ops::RangeInclusive<u16> = 2..=6;

impl Game {
    /// The battle goes on: morale is set anew, and the broken come back.
    pub(crate) fn fight_on(&mut self, report: &mut Report) {
        if let Some(side) = self.board.definition().rules.prolonger {
            report.tell(What::FoughtOn { side }, [cases::PROLONGED]);
        }
        self.reset_morale(report);
        self.state.stage = Stage::DayEnd(DayEnd::Reorganise(Side::First));
    }

    /// Units of a side that can come back now, each with the hexes where its enemy may put it.
    pub(crate) fn reorganisations(&self, side: Side) -> Vec<(UnitId, Vec<Hex>)> {
        let broken = self.board.units_of(side).filter(|&id| self.state.unit(id).place == Place::Disrupted);
        broken.map(|unit| (unit, self.places_for(unit))).filter(|(_, hexes)| !hexes.is_empty()).collect()
    }

    /// Beside a unit of its own nation; beside any friend if there is no such place.
    fn places_for(&self, unit: UnitId) -> Vec<Hex> {
        let nation = &self.board.unit(unit).nation;
        let own = self.places_beside(unit, |friend| self.board.unit(friend).nation == *nation);
        if own.is_empty() { self.places_beside(unit, |_| true) } else { own }
    }

    fn places_beside(&self, unit: UnitId, wanted: impl Fn(UnitId) -> bool) -> Vec<Hex> {
        let side = self.board.unit(unit).side;
        let grid = self.board.definition().map.grid;
        let mut hexes: Vec<Hex> = self
            .board
            .units_of(side)
            .filter(|&friend| wanted(friend))
            .filter_map(|friend| self.state.hex_of(friend))
            .flat_map(|hex| grid.neighbours(hex).map(|(_, beside)| beside))
            .collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes.retain(|&hex| {
            self.board.cell(hex).entry_cost.is_some()
                && self.field.holder(&self.board, hex) != Some(side.other())
                && self.field.has_room(&self.board, hex)
                && COMES_BACK.contains(&enemy_distance(&self.board, &self.state, side, hex))
        });
        hexes
    }

    pub(crate) fn check_place(&self, side: Side, unit: UnitId, to: Hex) -> Result<(), Breach> {
        let places = self.reorganisations(side);
        match places.iter().find(|(broken, _)| *broken == unit) {
            Some((_, hexes)) if hexes.contains(&to) => Ok(()),
            Some(_) => Err(Breach::NoPlace { unit, to }),
            None => Err(Breach::NotToBePlaced(unit)),
        }
    }

    pub(crate) fn reorganise(&mut self, unit: UnitId, to: Hex, report: &mut Report) {
        self.set_place(unit, Place::On(to));
        if let Some(known) = self.state.units.get_mut(usize::from(unit.0)) {
            known.spent = Halves(0);
            known.reserve = false;
        }
        report.tell(What::Reorganised { unit, hex: to }, [cases::REORGANISED]);
        self.take_control(unit, to, report);
    }

    /// The Old Guard goes back into reserve, unless an enemy has it in his zone [17.3].
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

    /// Old Guard units in reserve that can spend this night as [17.3] wants, and so must.
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

    /// Those that have not come to rest yet.
    pub(crate) fn all_restless(&self) -> Vec<UnitId> {
        let side = self.state.active;
        let restless = |&id: &UnitId| {
            let hex = self.state.hex_of(id);
            self.state.unit(id).reserve
                && hex.is_some_and(|hex| !may_rest(&self.board, &self.state, &self.field, side, hex))
        };
        self.state.night_march.iter().filter(restless).collect()
    }

    /// One that has not come to rest yet.
    pub(crate) fn restless(&self) -> Option<UnitId> {
        self.all_restless().first().copied()
    }

    /// Whether a unit could spend the night in a hex as [17.3] wants.
    pub fn may_rest(&self, unit: UnitId, hex: Hex) -> bool {
        may_rest(&self.board, &self.state, &self.field, self.board.unit(unit).side, hex)
    }
}
