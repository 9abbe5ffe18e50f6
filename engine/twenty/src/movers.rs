//! Units with an action in a Movement phase: move, enter, build the pontoon, go to Meissen [6, 6.9, 3.2].

use super::breach::{by, by_hex, by_unit};
use super::definition::*;
use super::field::Field;
use super::game::Game;
use super::rules;
use super::state::{Place, Stage};
use engine::contract::Refusal;
use engine::hex::Hex;

impl Game {
    /// Whether any unit can move, enter, build or go to Meissen (R1).
    pub(crate) fn anything_to_move(&self) -> bool {
        let field = self.field();
        self.may_go_to_meissen().is_some()
            || self
                .board
                .units_of(self.state.active)
                .any(|unit| field.can_go(unit) || !self.building_sites(&field, unit).is_empty())
    }

    /// Units of the phasing side that can move, enter, build or go to Meissen, in file order. These are the units in
    /// the options of a Movement phase, found without computing their hexes.
    pub fn movers(&self) -> Vec<UnitId> {
        if !matches!(self.state.stage, Stage::Movement) {
            return Vec::new();
        }
        let field = self.field();
        let meissen = self.may_go_to_meissen();
        let can = |unit: &UnitId| {
            field.can_go(*unit) || meissen == Some(*unit) || !self.building_sites(&field, *unit).is_empty()
        };
        self.board.units_of(self.state.active).filter(can).collect()
    }

    /// The hexes to which a unit can build the pontoon now [6.9].
    pub fn sites(&self, unit: UnitId) -> Vec<Hex> {
        let moves = matches!(self.state.stage, Stage::Movement) && self.board.unit(unit).side == self.state.active;
        if moves && self.is_at_site(unit) { self.building_sites(&self.field(), unit) } else { Vec::new() }
    }

    /// Whether a French unit is at a site of the pontoon, and it is still to be built.
    fn is_at_site(&self, unit: UnitId) -> bool {
        let from = |hex: Hex| self.board.definition().map.pontoon_sites.iter().any(|site| site.from == hex);
        self.state.pontoon.is_none()
            && self.board.unit(unit).side == FRENCH
            && self.state.hex_of(unit).is_some_and(from)
    }

    /// The late corps, if it may go to Meissen in this Allied Movement phase [3.2].
    pub fn may_go_to_meissen(&self) -> Option<UnitId> {
        let late = self.board.definition().late_corps.as_ref()?;
        let may = late.meissen
            && self.state.active == ALLIED
            && self.state.plan.is_some()
            && self.state.place(late.unit) == Place::ComeUp;
        may.then_some(late.unit)
    }

    /// The hexes to which the unit can build the pontoon, in any stage of the turn [6.9].
    pub(crate) fn building_sites(&self, field: &Field<'_>, unit: UnitId) -> Vec<Hex> {
        let Some(here) = self.state.hex_of(unit).filter(|_| self.is_at_site(unit)) else { return Vec::new() };
        let sites = self.board.definition().map.pontoon_sites.iter().filter(|site| site.from == here);
        sites.map(|site| site.to).filter(|to| self.check_build(field, unit, *to).is_ok()).collect()
    }

    /// Whether a unit may build the pontoon there [6.9].
    pub(crate) fn check_build(&self, field: &Field<'_>, unit: UnitId, to: Hex) -> Result<(), Refusal> {
        let data = self.board.unit(unit);
        let bar = |why: &'static str| Err(by_unit(rules::PONTOON, "no-pontoon", unit).varied(why));
        if self.state.pontoon.is_some() {
            return bar("built");
        }
        if data.side != FRENCH || data.arm != Arm::Infantry || self.state.is_routed(unit) {
            return bar("infantry");
        }
        if self.state.unit(unit).is_none_or(|known| known.moved) {
            return bar("moved");
        }
        let site = |known: &PontoonSite| Some(known.from) == self.state.hex_of(unit) && known.to == to;
        if !self.board.definition().map.pontoon_sites.iter().any(site) {
            return bar("site");
        }
        if field.lay.wet {
            return Err(by(rules::WEATHER_EFFECTS, "wet"));
        }
        field.check_free(unit)?;
        let at = self.board.at(to);
        if field.unit_of(ALLIED, at).is_some() {
            return Err(by_hex(rules::ENEMY_HEX, "enemy-there", to));
        }
        if field.unit_of(FRENCH, at).is_some() {
            return Err(by_hex(rules::FRIENDS, "friend-there", to));
        }
        if self.board.is_night(self.state.turn) && field.in_zone(ALLIED, at) {
            return Err(by_hex(rules::NIGHT_MOVES, "zone-at-night", to));
        }
        Ok(())
    }
}
