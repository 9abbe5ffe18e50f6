//! D: moves, entries, the pontoon, Meissen, and the end of the phase [6, 11, 3.2].

use crate::breach::by_unit;
use crate::card::Effect;
use crate::command::{Command, Decision};
use crate::definition::*;
use crate::event::{Report, What};
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
    fn due(&self) -> &'static str {
        "move"
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
                    return Err(by_unit(rules::LATE_CORPS, "no-meissen", *unit));
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
