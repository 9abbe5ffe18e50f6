//! E: countercharges, disengagements and penetrations of the other side [8, 16.2, 16.9].

use crate::board::At;
use crate::breach::{by, by_unit, no_such_enemy, not_your_unit};
use crate::command::{Command, Decision};
use crate::definition::*;
use crate::event::{Report, What};
use crate::field::Field;
use crate::fight::Fight;
use crate::game::Game;
use crate::options::{ChargeOption, Options, ReactOptions, UnitHexes};
use crate::orders::Plan;
use crate::question::Question;
use crate::reach::{Spread, Walk, Zones};
use crate::rules;
use crate::state::{Place, ReactionStep, Stage};
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal, Side};
use engine::hex::Hex;

/// The next reaction, or the end of the phase.
pub(super) struct React;

impl Question for React {
    fn due(&self) -> &'static str {
        "react"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: game.state.active.other(), decision: Decision::React }
    }

    fn options(&self, game: &Game) -> Options {
        Options::React(game.reactions())
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        match *command {
            Command::Charge { unit, hex, target, reserves } => {
                game.check_hexes([&hex])?;
                game.check_target(target)?;
                game.check_reacting(unit)?;
                game.check_charge(unit, hex, target)?;
                if reserves {
                    game.check_charge_reserves(unit, hex, target)?;
                }
                Ok(Plan::new(move |game, report| game.charge(unit, hex, target, reserves, report)))
            }
            Command::Disengage { unit, hex } => {
                game.check_hexes([&hex])?;
                game.check_reacting(unit)?;
                game.check_disengage(unit, hex)?;
                Ok(Plan::new(move |game, report| game.disengage(unit, hex, report)))
            }
            Command::Penetrate { unit, hex } => {
                game.check_hexes([&hex])?;
                game.check_reacting(unit)?;
                game.check_penetrate(unit, hex)?;
                Ok(Plan::new(move |game, report| game.penetrate(unit, hex, report)))
            }
            Command::EndReaction => Ok(Plan::new(|game, report| game.end_reaction(report))),
            _ => Err(self.another()),
        }
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let nothing = !game.anything_to_react();
        if nothing {
            game.end_reaction(report);
        }
        nothing
    }
}

impl Game {
    fn may_react(&self, unit: UnitId) -> bool {
        let data = self.board.unit(unit);
        let light = data.light && self.optional.light_infantry;
        let fresh = self.state.unit(unit).is_some_and(|known| !known.reacted && !known.routed);
        fresh && self.state.hex_of(unit).is_some() && (data.arm == Arm::Cavalry || light)
    }

    fn check_reacting(&self, unit: UnitId) -> Result<(), Refusal> {
        let side = self.state.active.other();
        if !self.board.has_unit(unit) || self.board.unit(unit).side != side || self.state.hex_of(unit).is_none() {
            return Err(not_your_unit(&self.board, unit));
        }
        if self.may_react(unit) {
            return Ok(());
        }
        Err(by_unit(rules::REACTION, "cannot-react", unit))
    }

    /// All options of the other side.
    fn reactions(&self) -> ReactOptions {
        let field = self.field();
        let mut options = ReactOptions::default();
        let reserves = field.has_reserves(self.state.active.other());
        for unit in self.board.units_of(self.state.active.other()).filter(|unit| self.may_react(*unit)) {
            let mut shifted = field.clone();
            for hex in self.charge_hexes(&field, unit) {
                shifted.shift(unit, self.board.at(hex));
                for target in field.units_touching(self.state.active, self.board.at(hex)) {
                    let matters = || Field::attacker_reserves_matter(self.charge_differential(&shifted, unit, target));
                    let reserves = reserves && matters();
                    options.charges.push(ChargeOption { unit, hex, target, reserves });
                }
            }
            let hexes = self.disengage_hexes(&field, unit);
            if !hexes.is_empty() {
                options.disengagements.push(UnitHexes { unit, hexes });
            }
            let hexes = self.penetrate_hexes(&field, unit);
            if !hexes.is_empty() {
                options.penetrations.push(UnitHexes { unit, hexes });
            }
        }
        options
    }

    fn anything_to_react(&self) -> bool {
        let field = self.field();
        let charges = |unit: UnitId| {
            let mut hexes = self.charge_hexes(&field, unit).into_iter();
            hexes.any(|hex| !field.units_touching(self.state.active, self.board.at(hex)).is_empty())
        };
        self.board.units_of(self.state.active.other()).filter(|unit| self.may_react(*unit)).any(|unit| {
            charges(unit)
                || !self.disengage_hexes(&field, unit).is_empty()
                || !self.penetrate_hexes(&field, unit).is_empty()
        })
    }

    // ---- countercharge

    /// The hexes a cavalry unit can charge from: its own if it is locked [8.2].
    fn charge_hexes(&self, field: &Field<'_>, unit: UnitId) -> Vec<Hex> {
        let Some(at) = field.at(unit) else { return Vec::new() };
        if self.board.unit(unit).arm != Arm::Cavalry {
            return Vec::new();
        }
        if field.locked(unit) {
            return vec![self.board.hex(at)];
        }
        self.walk(field, unit, at, Zones::Stop)
    }

    /// The hexes that a reacting unit can reach with its plain allowance, its own included.
    fn walk(&self, field: &Field<'_>, unit: UnitId, at: At, zones: Zones) -> Vec<Hex> {
        let side = self.board.unit(unit).side;
        let walk = Walk { side, limit: field.plain_allowance(unit), road: false, zones };
        let spread = Spread::new(field, walk, &[(at, 0)]);
        let open = |to: &&At| **to == at || field.occupant(**to).is_none();
        let mut hexes: Vec<Hex> = spread.reached().iter().filter(open).map(|to| self.board.hex(*to)).collect();
        hexes.sort_unstable();
        hexes
    }

    fn check_target(&self, target: UnitId) -> Result<(), Refusal> {
        let enemy = self.board.has_unit(target) && self.board.unit(target).side == self.state.active;
        if enemy && self.state.hex_of(target).is_some() {
            return Ok(());
        }
        Err(no_such_enemy(&self.board, target))
    }

    fn check_charge(&self, unit: UnitId, hex: Hex, target: UnitId) -> Result<(), Refusal> {
        let field = self.field();
        if !self.charge_hexes(&field, unit).contains(&hex) {
            return Err(by_unit(rules::COUNTERCHARGE, "cannot-charge-from", unit).with("hex", hex));
        }
        if !field.units_touching(self.state.active, self.board.at(hex)).contains(&target) {
            return Err(by_unit(rules::COUNTERCHARGE, "not-in-contact", target).with("hex", hex).varied("hex"));
        }
        Ok(())
    }

    fn charge_fight(&self, unit: UnitId, target: UnitId) -> Fight {
        let mut fight = Fight::new(self.state.active.other(), vec![unit], vec![target], Vec::new());
        fight.countercharge = true;
        fight
    }

    /// The differential of a charge, on a field with the unit in the hex it would charge from.
    fn charge_differential(&self, field: &Field<'_>, unit: UnitId, target: UnitId) -> i16 {
        let fight = self.charge_fight(unit, target);
        field.weigh(fight.attacker, &fight.battle(), true, self.optional.artillery_support).differential
    }

    fn check_charge_reserves(&self, unit: UnitId, hex: Hex, target: UnitId) -> Result<(), Refusal> {
        let mut field = self.field();
        field.shift(unit, self.board.at(hex));
        self.check_reserves(self.state.active.other(), self.charge_differential(&field, unit, target))
    }

    /// Whether an attacker may commit reserves [9.5.1, 12.3].
    pub(crate) fn check_reserves(&self, side: Side, differential: i16) -> Result<(), Refusal> {
        if !Field::attacker_reserves_matter(differential) {
            return Err(by(rules::RESERVES, "no-use"));
        }
        if !self.field().has_reserves(side) {
            return Err(by(rules::VOLUNTARY, "last-point").varied("reserves"));
        }
        Ok(())
    }

    fn charge(&mut self, unit: UnitId, hex: Hex, target: UnitId, reserves: bool, report: &mut Report) {
        let Some(from) = self.state.hex_of(unit) else { return };
        self.set_place(unit, Place::On { hex });
        self.has_reacted(unit);
        report.tell(What::Charged { unit, from, hex, target }, [rules::REACTION, rules::COUNTERCHARGE]);
        if from != hex {
            self.garrison_returns(unit, from, report);
            self.settle_garrisons(report);
        }
        let fight = self.charge_fight(unit, target);
        self.state.stage = Stage::Reaction(ReactionStep::Fight(Box::new(fight)));
        self.open_fight(reserves, report);
    }

    fn has_reacted(&mut self, unit: UnitId) {
        if let Some(known) = self.state.unit_mut(unit) {
            known.reacted = true;
        }
    }

    // ---- disengagement

    fn disengage_hexes(&self, field: &Field<'_>, unit: UnitId) -> Vec<Hex> {
        let Some(at) = field.at(unit).filter(|_| field.locked(unit) && self.may_slip(field, unit)) else {
            return Vec::new();
        };
        let here = self.board.hex(at);
        let mut hexes = self.walk(field, unit, at, Zones::Bar);
        hexes.retain(|hex| *hex != here);
        hexes
    }

    /// Whether no enemy cavalry holds the unit [8.3].
    fn may_slip(&self, field: &Field<'_>, unit: UnitId) -> bool {
        let enemy = self.board.unit(unit).side.other();
        field.at(unit).is_some_and(|at| !field.in_zone_of_horse(enemy, at))
    }

    fn check_disengage(&self, unit: UnitId, hex: Hex) -> Result<(), Refusal> {
        let field = self.field();
        if !field.locked(unit) {
            return Err(by_unit(rules::DISENGAGEMENT, "not-locked", unit));
        }
        if !self.may_slip(&field, unit) {
            return Err(by_unit(rules::DISENGAGEMENT, "held-by-cavalry", unit));
        }
        if !self.disengage_hexes(&field, unit).contains(&hex) {
            return Err(by_unit(rules::DISENGAGEMENT, "cannot-reach", unit).with("hex", hex));
        }
        Ok(())
    }

    fn disengage(&mut self, unit: UnitId, to: Hex, report: &mut Report) {
        let Some(from) = self.state.hex_of(unit) else { return };
        self.set_place(unit, Place::On { hex: to });
        self.has_reacted(unit);
        let light = self.board.unit(unit).arm != Arm::Cavalry;
        let why = [rules::REACTION, rules::DISENGAGEMENT].into_iter().chain(light.then_some(rules::LIGHT));
        report.tell(What::Disengaged { unit, from, to }, why);
        self.garrison_returns(unit, from, report);
        self.settle_garrisons(report);
        self.state.stage = Stage::Reaction(ReactionStep::FollowUp { vacated: from });
    }

    // ---- penetration

    fn penetrate_hexes(&self, field: &Field<'_>, unit: UnitId) -> Vec<Hex> {
        let Some(at) = field.at(unit) else { return Vec::new() };
        let side = self.board.unit(unit).side;
        let cavalry = self.board.unit(unit).arm == Arm::Cavalry;
        if !self.optional.cavalry_penetration || !cavalry || !field.locked(unit) || !self.may_slip(field, unit) {
            return Vec::new();
        }
        let open = self.board.ways(at).filter(|way| field.may_step(side, at, way)).map(|way| way.to());
        let fits = |to: &At| {
            field.occupant(*to).is_none()
                && !field.in_zone_of_horse(side.other(), *to)
                && !field.units_touching(side.other(), *to).is_empty()
        };
        let mut hexes: Vec<Hex> = open.filter(fits).map(|to| self.board.hex(to)).collect();
        hexes.sort_unstable();
        hexes
    }

    fn check_penetrate(&self, unit: UnitId, hex: Hex) -> Result<(), Refusal> {
        if self.penetrate_hexes(&self.field(), unit).contains(&hex) {
            return Ok(());
        }
        Err(by_unit(rules::PENETRATION, "cannot-penetrate", unit).with("hex", hex))
    }

    fn penetrate(&mut self, unit: UnitId, to: Hex, report: &mut Report) {
        let Some(from) = self.state.hex_of(unit) else { return };
        self.set_place(unit, Place::On { hex: to });
        self.has_reacted(unit);
        report.tell(What::Penetrated { unit, from, to }, [rules::PENETRATION]);
        self.garrison_returns(unit, from, report);
        self.settle_garrisons(report);
    }
}
