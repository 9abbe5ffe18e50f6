//! D: moves, entries, the pontoon, Meissen, and the end of the phase [6, 11, 3.2].

use crate::breach::{by, named};
use crate::card::Effect;
use crate::command::{Command, Decision};
use crate::definition::*;
use crate::event::{Report, What};
use crate::field::Field;
use crate::game::Game;
use crate::morale::Moment;
use crate::options::{MoveOptions, Options, UnitHexes, UnitReach};
use crate::orders::Plan;
use crate::question::Question;
use crate::rules;
use crate::state::{Entry, Place, Stage};
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal};
use engine::hex::Hex;

/// The next move, or the end of the phase.
pub(super) struct Moves;

impl Question for Moves {
    fn wording(&self) -> &'static str {
        "move units, or end the Movement phase"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: game.state.active, decision: Decision::Move }
    }

    fn options(&self, game: &Game) -> Options {
        let field = game.field();
        let mut options = MoveOptions::default();
        for unit in game.board.units_of(game.state.active) {
            let reach = field.reach(unit);
            if !reach.hexes.is_empty() {
                let entering = field.at(unit).is_none();
                let list = if entering { &mut options.entries } else { &mut options.moves };
                list.push(UnitReach { unit, reach });
            }
            let hexes = game.building_sites(&field, unit);
            if !hexes.is_empty() {
                options.builds.push(UnitHexes { unit, hexes });
            }
        }
        options.meissen = game.may_go_to_meissen();
        Options::Move(options)
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        match command {
            Command::Move { unit, path, forced } => {
                game.check_unit(game.state.active, *unit)?;
                game.check_hexes(path)?;
                let cost = game.field().check_move(*unit, path, *forced)?.cost;
                let (unit, path, forced) = (*unit, path.clone(), *forced);
                Ok(Plan::new(move |game, report| game.march(unit, path, cost, forced, report)))
            }
            Command::Enter { unit, path, forced } => {
                game.check_unit(game.state.active, *unit)?;
                game.check_hexes(path)?;
                let cost = game.field().check_enter(*unit, path, *forced)?.cost;
                let (unit, path, forced) = (*unit, path.clone(), *forced);
                Ok(Plan::new(move |game, report| game.march(unit, path, cost, forced, report)))
            }
            Command::Build { unit, to } => {
                game.check_unit(game.state.active, *unit)?;
                game.check_hexes([to])?;
                let (unit, to) = (*unit, *to);
                game.check_build(&game.field(), unit, to)?;
                Ok(Plan::new(move |game, report| game.build(unit, to, report)))
            }
            Command::Meissen { unit } => {
                game.check_unit(game.state.active, *unit)?;
                if game.may_go_to_meissen() != Some(*unit) {
                    let text = format!("{} cannot go to Meissen", named(&game.board, *unit));
                    return Err(by(rules::LATE_CORPS, "no-meissen", text));
                }
                let unit = *unit;
                Ok(Plan::new(move |game, report| game.go_to_meissen(unit, report)))
            }
            Command::EndMovement => Ok(Plan::new(|game, report| game.end_movement(report))),
            _ => Err(self.another()),
        }
    }
}

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

    /// Units of the phasing side that can move, enter, build or go to Meissen, in file order: what the options of a
    /// Movement phase are about, without working out where to.
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

    /// Where a unit can build the pontoon now [6.9].
    pub fn sites(&self, unit: UnitId) -> Vec<Hex> {
        let moves = matches!(self.state.stage, Stage::Movement) && self.board.unit(unit).side == self.state.active;
        if moves && self.is_at_site(unit) { self.building_sites(&self.field(), unit) } else { Vec::new() }
    }

    /// Whether a French unit stands where the pontoon is built from, and it is still to be built.
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

    fn building_sites(&self, field: &Field<'_>, unit: UnitId) -> Vec<Hex> {
        let Some(here) = self.state.hex_of(unit).filter(|_| self.is_at_site(unit)) else { return Vec::new() };
        let sites = self.board.definition().map.pontoon_sites.iter().filter(|site| site.from == here);
        sites.map(|site| site.to).filter(|to| self.check_build(field, unit, *to).is_ok()).collect()
    }

    /// Whether a unit may build the pontoon there [6.9].
    fn check_build(&self, field: &Field<'_>, unit: UnitId, to: Hex) -> Result<(), Refusal> {
        let data = self.board.unit(unit);
        let name = named(&self.board, unit);
        let bar = |why: &str| Err(by(rules::PONTOON, "no-pontoon", format!("{name} cannot build the pontoon: {why}")));
        if self.state.pontoon.is_some() {
            return bar("it has been built");
        }
        if data.side != FRENCH || data.arm != Arm::Infantry || self.state.is_routed(unit) {
            return bar("only French infantry that is not Routed does");
        }
        if self.state.unit(unit).is_none_or(|known| known.moved) {
            return bar("it has moved");
        }
        let site = |known: &PontoonSite| Some(known.from) == self.state.hex_of(unit) && known.to == to;
        if !self.board.definition().map.pontoon_sites.iter().any(site) {
            return bar("that is not the place for it");
        }
        if field.lay.wet {
            return Err(by(rules::WEATHER_EFFECTS, "wet", "no pontoon is built in a Downpour or in Mud"));
        }
        field.check_free(unit)?;
        let at = self.board.at(to);
        let number = self.board.number(to);
        if field.unit_of(ALLIED, at).is_some() {
            return Err(by(rules::ENEMY_HEX, "enemy-there", format!("an enemy unit is in {number}")));
        }
        if field.unit_of(FRENCH, at).is_some() {
            return Err(by(rules::FRIENDS, "friend-there", format!("a friend is in {number} already")));
        }
        if self.board.is_night(self.state.turn) && field.in_zone(ALLIED, at) {
            return Err(by(rules::NIGHT_MOVES, "zone-at-night", format!("{number} is in an enemy zone, at night")));
        }
        Ok(())
    }

    fn march(&mut self, unit: UnitId, path: Vec<Hex>, cost: u8, forced: bool, report: &mut Report) {
        let Some(&last) = path.last() else { return };
        let why = self.field().behind_march(unit, &path, cost, forced);
        let before = self.state.place(unit);
        self.set_place(unit, Place::On { hex: last });
        if let Some(known) = self.state.unit_mut(unit) {
            known.moved = true;
        }
        match before {
            Place::On { hex: from } => {
                report.tell(What::Moved { unit, from, path, cost, forced }, why);
                self.garrison_returns(unit, from, report);
            }
            entered => {
                report.tell(What::Entered { unit, path, cost, forced }, why);
                if let Place::Due { at: Entry::Area(area), .. } = entered {
                    self.activate_line(area, report);
                }
            }
        }
        self.settle_garrisons(report);
        if forced {
            self.pay_march(self.board.unit(unit).side, report);
        }
    }

    /// The first entry through an area makes its line active [11.5].
    fn activate_line(&mut self, area: AreaId, report: &mut Report) {
        for (line, now) in self.board.definition().lines.iter().zip(&mut self.state.lines) {
            if line.area == Some(area) && !now.active {
                now.active = true;
                report.tell(What::LineActive { hex: line.hex }, [rules::AREAS]);
            }
        }
    }

    /// A Forced March costs a point, or one of card 8's.
    fn pay_march(&mut self, side: engine::contract::Side, report: &mut Report) {
        for (at, known) in self.state.effects.iter_mut().enumerate().filter(|(_, known)| known.side == side) {
            if let Effect::HardMarching { left } = &mut known.effect
                && *left > 0
            {
                *left -= 1;
                if *left == 0 {
                    self.state.effects.remove(at);
                }
                return;
            }
        }
        let price = self.board.definition().numbers.morale.forced_march;
        let _goes_on = self.moment(Moment::of(side, price), &[rules::FORCED_MARCH], report);
    }

    fn build(&mut self, unit: UnitId, to: Hex, report: &mut Report) {
        let Some(from) = self.state.hex_of(unit) else { return };
        self.set_place(unit, Place::On { hex: to });
        if let Some(known) = self.state.unit_mut(unit) {
            known.moved = true;
        }
        self.state.pontoon = Some(to);
        report.tell(What::PontoonBuilt { unit, from, to }, [rules::PONTOON]);
    }

    fn go_to_meissen(&mut self, unit: UnitId, report: &mut Report) {
        self.set_place(unit, Place::Meissen);
        report.tell(What::WentToMeissen { unit }, [rules::LATE_CORPS]);
        let closed = self.meissen_seal().is_some_and(|seal| self.known_open(seal).is_none());
        if closed {
            self.state.stage = Stage::MeissenOpening;
        }
    }

    fn known_open(&self, seal: u8) -> Option<crate::plan::Content> {
        self.state.plan.as_ref()?.seals.get(usize::from(seal))?.opened
    }
}
