//! Forecasts of a roll, by the code that resolves it: each term by name, each result with its chance, and its effects.

use super::breach::Breach;
use super::cases;
use super::command::{AssaultOrder, FireAttack, Proposal};
use super::definition::*;
use super::event::{CarreResult, Event, Report};
use super::firing::FIRE_DANGER;
use super::game::Game;
use super::scale::{THROWS, TwoDice};
use super::state::Segment;
use super::tables::MeleeResult;
use super::tasks::*;
use super::terms::{Term, sum};
use super::weighed::Weighed;
use super::weights::{Scales, Volley};
use engine::contract::{Roll, Side};
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// The rolls that are due, with their possible results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forecast {
    /// One for each roll.
    pub throws: Vec<Throw>,
}

/// One roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Throw {
    /// The rule that asks for it.
    pub rule: Rule,
    /// The side that rolls.
    pub owner: Side,
    /// The unit it is about, if it is one.
    pub unit: Option<UnitId>,
    /// Steps on it, each by name.
    pub terms: Vec<Term>,
    /// The figures of a volley.
    pub fire: Option<Volley>,
    /// The figures of a melee.
    pub melee: Option<Scales>,
    /// Every result that can come, with its chance.
    pub results: Vec<Chance>,
}

/// A result and its share of all rolls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    /// The result.
    pub result: ThrowResult,
    /// The chance of the result.
    pub odd: Odd,
    /// The natural rolls that give it, lowest first: 11 to 66, or the faces of one die.
    pub on: Vec<u8>,
    /// The events it would cause here, up to the next roll or decision; empty where other rolls decide that with it.
    pub does: Vec<Event>,
}

/// A probability: `throws` out of `of`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "a count of a whole")]
pub struct Odd {
    pub throws: u16,
    pub of: u16,
}

/// A result that a roll can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "results of all kinds of throws")]
pub enum ThrowResult {
    Losses { increments: u8, leader_in_danger: bool },
    Passed,
    Failed,
    Carre(CarreResult),
    Melee { result: MeleeResult, leaders_in_danger: Option<Side> },
    Die(u16),
}

impl Game {
    pub(crate) fn weigh(&self, proposal: &Proposal) -> Result<Forecast, Breach> {
        match proposal {
            Proposal::Pending => self.weigh_pending(),
            Proposal::Fire(attack) => {
                let side = self.owner(&attack.units);
                let kind = if side == self.state.phasing { FireKind::Offensive } else { FireKind::Defensive };
                Ok(Forecast { throws: vec![self.fire_throw(kind, attack)?] })
            }
            Proposal::Assault(order) => {
                let side = self.owner(&order.units);
                // Units that have just advanced may go on, and no unit withdraws from them [29.5].
                let advanced = match self.state.agenda.last() {
                    Some(Task::Advance(AdvanceTask { step: AdvanceStep::AskFollowUp { units }, .. })) => Some(units),
                    _ => None,
                };
                self.check_assault(side, order, advanced.map(Vec::as_slice))?;
                Ok(self.weigh_assault(order, advanced.is_some()))
            }
            Proposal::Charge(order) => self.weigh_charge(order),
            Proposal::Answer(answer) => self.weigh_answer(*answer),
            Proposal::Check(unit) => {
                if !self.known(*unit) {
                    return Err(Breach::plain("unknown-unit"));
                }
                Ok(Forecast { throws: vec![self.check_throw(&Check::plain(*unit), cases::CHECK)] })
            }
        }
    }

    /// The roll of an attack by fire.
    pub(crate) fn fire_throw(&self, kind: FireKind, attack: &FireAttack) -> Result<Throw, Breach> {
        let owner = self.owner(&attack.units);
        let volley = self.volley(owner, kind, attack, &self.state.fired_at)?;
        let led = self.leaders_in(attack.target, owner.other()).next().is_some();
        let result = |natural: TwoDice| ThrowResult::Losses {
            increments: self.fire_result(volley.column, natural.shifted(sum(&volley.terms))),
            leader_in_danger: led && natural.index() >= FIRE_DANGER.index(),
        };
        let results = chances(result, |natural| {
            let mut game = self.clone();
            let mut report = Report::default();
            game.shoot(kind, attack, &volley, natural, &mut report);
            game.go_on(&mut report);
            report.events
        });
        let terms = volley.terms.clone();
        Ok(Throw { rule: cases::FIRE_ROLL, owner, unit: None, terms, fire: Some(volley), melee: None, results })
    }

    /// A check that is not asked for yet: its terms and its chance.
    pub(crate) fn check_throw(&self, check: &Check, rule: Rule) -> Throw {
        self.check_with(check, rule, |_| Vec::new())
    }

    /// A check with its result.
    pub(crate) fn check_with(&self, check: &Check, rule: Rule, does: impl Fn(TwoDice) -> Vec<Event>) -> Throw {
        let terms = self.check_terms(check);
        let steps = sum(&terms);
        let morale = self.board.unit(check.unit).map_or(TwoDice(66), |data| data.morale);
        let result = |natural: TwoDice| {
            if Game::passes(morale, natural.shifted(steps)) { ThrowResult::Passed } else { ThrowResult::Failed }
        };
        let results = chances(result, does);
        let owner = self.side_of(check.unit);
        Throw { rule, owner, unit: Some(check.unit), terms, fire: None, melee: None, results }
    }

    pub(crate) fn melee_throw(&self, task: &MeleeTask) -> Throw {
        let scales = self.scales(task);
        let owner = task.attackers.first().map_or(Side::First, |id| self.side_of(*id));
        let led = |units: &[UnitId], side: Side| {
            self.hexes_of(units).iter().any(|hex| self.leaders_in(*hex, side).next().is_some())
        };
        let (attackers, defenders) = (led(&task.attackers, owner), led(&task.defenders, owner.other()));
        let result = |natural: TwoDice| {
            let modified = natural.shifted(sum(&scales.terms));
            let blank = MeleeResult::Letter(super::tables::Letter::Blank);
            let result = self.melee_cell(scales.column, modified).unwrap_or(blank);
            let leaders_in_danger = match natural.0 {
                11 | 12 if attackers => Some(owner),
                64..=66 if defenders => Some(owner.other()),
                _ => None,
            };
            ThrowResult::Melee { result, leaders_in_danger }
        };
        let results = chances(result, |natural| {
            let mut game = self.clone();
            game.state.agenda.clear();
            let mut report = Report::default();
            game.melee_thrown(task.clone(), &natural.faces(), &mut report);
            // The melee of a charge that is only weighed is fought when its time comes.
            if game.state.segment == Segment::Melee {
                game.go_on(&mut report);
            } else {
                game.go_on_tasks(&mut report);
            }
            report.events
        });
        let terms = scales.terms.clone();
        Throw { rule: cases::MELEE_ROLL, owner, unit: None, terms, fire: None, melee: Some(scales), results }
    }

    /// The checks before the melee and the melee itself, if all units pass.
    fn weigh_assault(&self, order: &AssaultOrder, follow_up: bool) -> Forecast {
        let mut game = self.clone();
        game.begin_assault(order, follow_up, &mut Report::default());
        let Some(Task::Assault(task)) = game.state.agenda.pop() else { return Forecast { throws: Vec::new() } };
        let row = game.assault_row(&task);
        let horse = task.units.iter().copied().chain(game.stack(task.target)).any(|id| game.arm(id) == Arm::Cavalry);
        let mut throws = Vec::new();
        if !horse {
            let defender = game.defender_check(&task, row);
            throws.extend(defender.iter().map(|check| game.check_throw(check, cases::ASSAULT_CHECK)));
            let attackers = if game.attackers_calm(&task) { Vec::new() } else { game.lead_checks(&task, row) };
            throws.extend(attackers.iter().map(|check| game.check_throw(check, cases::ASSAULT_CHECK)));
        }
        let melee = MeleeTask::new(game.by_lead(&task.units), task.target, game.stack_list(task.target));
        throws.push(game.melee_throw(&MeleeTask { saving: task.saving, ..melee }));
        Forecast { throws }
    }

    pub(crate) fn carre_throw(&self, task: &ChargeTask, unit: UnitId, row: u8, at: engine::hex::Hex) -> Option<Throw> {
        let terms = self.carre_terms(task, unit);
        let bounds = self.carre_bounds(unit, row)?;
        let result = |natural: TwoDice| ThrowResult::Carre(Game::carre_result(bounds, natural.shifted(sum(&terms))));
        let results = chances(result, |natural| {
            let mut game = self.clone();
            game.state.agenda.clear();
            let mut report = Report::default();
            let rolling = ChargeTask { step: ChargeStep::CarreRoll { unit, row, at }, ..task.clone() };
            game.carre_thrown(rolling, &natural.faces(), &mut report);
            game.go_on(&mut report);
            report.events
        });
        let owner = self.side_of(unit);
        Some(Throw { rule: cases::CARRE_ROLL, owner, unit: Some(unit), terms, fire: None, melee: None, results })
    }

    /// The forecast of the roll that is due now, one by one.
    pub(crate) fn weigh_pending(&self) -> Result<Forecast, Breach> {
        let nothing = Breach::plain("no-roll");
        let Some(roll) = self.roll() else { return Err(nothing) };
        let throws = self.question().forecast(self);
        Ok(Forecast { throws: throws.into_iter().filter_map(|weighed| self.throw_of(weighed, &roll)).collect() })
    }

    /// One of the next die rolls, with its results.
    fn throw_of(&self, weighed: Weighed, roll: &Roll) -> Option<Throw> {
        Some(match weighed {
            Weighed::Die { unit, wanted } => self.die_throw(roll, unit, wanted),
            Weighed::Fire { kind, attack } => return self.fire_throw(kind, attack).ok(),
            Weighed::Melee(task) => self.melee_throw(task),
            Weighed::Carre { charge, unit, row, at } => return self.carre_throw(charge, unit, row, at),
            Weighed::Check { task, at } => {
                let check = task.checks.get(at)?;
                self.check_with(check, task.rule, |natural| self.check_does(task, at, natural))
            }
            Weighed::Rally { unit, alone } => {
                let does = |natural| self.rally_does(unit, alone, natural);
                self.check_with(&Check::rallying(unit), cases::RALLY, does)
            }
        })
    }

    /// The effect of one of several checks, as if all others passed.
    fn check_does(&self, task: &CheckTask, at: usize, natural: TwoDice) -> Vec<Event> {
        let mut game = self.clone();
        let mut report = Report::default();
        game.state.agenda.pop();
        let (mut passed, mut failed) = (Vec::new(), Vec::new());
        for (place, check) in task.checks.iter().enumerate() {
            let passes = place != at || game.check_thrown(check, natural, task.rule, &mut report);
            if passes { &mut passed } else { &mut failed }.push(check.unit);
        }
        game.checked(&passed, &failed, &mut report);
        game.go_on(&mut report);
        report.events
    }

    /// The effect of one unit's recovery check, as if no other unit checked.
    fn rally_does(&self, unit: UnitId, alone: bool, natural: TwoDice) -> Vec<Event> {
        let mut game = self.clone();
        let mut report = Report::default();
        game.state.agenda.pop();
        let one = RecoveryTask { units: vec![unit], faces: natural.faces().to_vec() };
        game.state.agenda.push(Task::Recovery(one));
        if alone {
            game.go_on(&mut report);
        } else {
            game.go_on_tasks(&mut report);
        }
        report.events
    }
}

/// Groups the 36 rolls by their results.
fn chances(result: impl Fn(TwoDice) -> ThrowResult, does: impl Fn(TwoDice) -> Vec<Event>) -> Vec<Chance> {
    let mut found: Vec<Chance> = Vec::new();
    for natural in TwoDice::all() {
        let result = result(natural);
        match found.iter_mut().find(|known| known.result == result) {
            Some(known) => {
                known.odd.throws += 1;
                known.on.push(natural.0);
            }
            None => {
                let odd = Odd { throws: 1, of: THROWS };
                found.push(Chance { result, odd, on: vec![natural.0], does: does(natural) });
            }
        }
    }
    found
}
