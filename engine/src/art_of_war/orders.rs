//! Orders: a command is checked against the position into a plan, and only a plan changes the state.

use super::aftermath::Question;
use super::breach::Breach;
use super::cases;
use super::command::Command;
use super::definition::*;
use super::event::{Report, What};
use super::field::Field;
use super::fresh;
use super::game::Game;
use super::movement::MovePlan;
use super::odds::{Forecast, Share};
use super::state::*;
use super::unit_set::UnitSet;
use crate::case::Case;
use crate::contract::Side;
use crate::hex::Hex;

/// What a command will do, once it is checked.
pub(crate) enum Plan {
    Move(UnitId, Vec<Hex>, MovePlan),
    EndMovement,
    DeclareFresh(Side, UnitSet),
    Attack(Attack, Forecast),
    EndCombat,
    TakeLosses(Vec<UnitId>),
    Retreat(UnitId, Hex),
    Advance(UnitId, Hex),
    HoldGround,
    StepBack(UnitId, Hex),
    FreeGuard(UnitSet),
    SpendSpirit(UnitSet),
    Call(Vec<UnitId>),
    FightOn,
    BreakOff,
    Place(UnitId, Hex),
    Undo,
}

impl Game {
    /// What a command will do, or the rule it breaks.
    pub(crate) fn plan(&self, side: Side, command: &Command) -> Result<Plan, Breach> {
        let asked = self.asked();
        if asked != Some(side) {
            return Err(Breach::NotAsked { asked });
        }
        let other_question = || Breach::NotThisQuestion { question: self.question() };
        let step = self.state.combat().map(|combat| &combat.step);
        let aftermath = self.state.aftermath().and_then(|_| self.aftermath_question());
        match (command, &self.state.stage, step) {
            (Command::Undo, ..) if self.history.is_empty() => Err(Breach::NothingToUndo),
            (Command::Undo, ..) => Ok(Plan::Undo),
            (Command::Move { unit, path }, Stage::Movement(Moving::Units), _) => {
                path.iter().try_for_each(|&hex| self.on_map(hex))?;
                Ok(Plan::Move(*unit, path.clone(), self.movement().plan(*unit, path)?))
            }
            (Command::EndMovement, Stage::Movement(Moving::Units), _) => {
                self.restless().map_or(Ok(Plan::EndMovement), |unit| Err(Breach::Restless(unit)))
            }
            (Command::Activate { units }, Stage::Movement(Moving::Units), _) => {
                self.check_guard(units).map(Plan::FreeGuard)
            }
            (Command::Activate { units }, Stage::Movement(Moving::Spirit), _) => {
                self.check_spirit(units).map(Plan::SpendSpirit)
            }
            (Command::Activate { units }, ..) => match aftermath {
                Some(Question::Call { army, .. }) => self.check_call(army, units).map(|()| Plan::Call(units.clone())),
                _ => Err(other_question()),
            },
            (Command::FightOn, Stage::DayEnd(DayEnd::FightOn), _) => Ok(Plan::FightOn),
            (Command::BreakOff, Stage::DayEnd(DayEnd::FightOn), _) => Ok(Plan::BreakOff),
            (Command::Place { unit, to }, Stage::DayEnd(DayEnd::Reorganise(whose)), _) => {
                self.on_map(*to)?;
                self.check_place(*whose, *unit, *to).map(|()| Plan::Place(*unit, *to))
            }
            (Command::DeclareFresh { units }, Stage::Combat(combat), Some(Step::DeclareFresh(asked))) => {
                let contact = self.contact(combat);
                let declared = fresh::check(&self.board, &self.state, &contact, *asked, units)?;
                Ok(Plan::DeclareFresh(*asked, declared))
            }
            (Command::Attack(proposal), _, Some(Step::Announce)) => {
                let (sortie, forecast) = self.attacks().ok_or_else(other_question)?.check(proposal)?;
                Ok(Plan::Attack(sortie.attack(forecast.column), forecast))
            }
            (Command::EndCombat, Stage::Combat(combat), Some(Step::Announce)) => {
                self.contact(combat).unfinished().map_or(Ok(Plan::EndCombat), Err)
            }
            (Command::TakeLosses { units }, ..) if matches!(aftermath, Some(Question::Losses { .. })) => {
                self.check_losses(units).map(Plan::TakeLosses)
            }
            (Command::Retreat { unit, to }, ..)
                if matches!(aftermath, Some(Question::Retreat { .. } | Question::Displace { .. })) =>
            {
                self.on_map(*to)?;
                self.check_retreat(*unit, *to).map(|()| Plan::Retreat(*unit, *to))
            }
            (Command::Advance { unit, to }, ..) if matches!(aftermath, Some(Question::Advance { .. })) => {
                self.on_map(*to)?;
                self.check_advance(*unit, *to).map(|()| Plan::Advance(*unit, *to))
            }
            (Command::HoldGround, ..) if matches!(aftermath, Some(Question::Advance { .. })) => Ok(Plan::HoldGround),
            (Command::StepBack { unit, to }, ..) if matches!(aftermath, Some(Question::StepBack { .. })) => {
                self.on_map(*to)?;
                self.check_step_back(*unit, *to).map(|()| Plan::StepBack(*unit, *to))
            }
            (Command::Stay, ..) => match aftermath {
                Some(Question::StepBack { unit, .. }) => {
                    let hex = self.state.hex_of(unit).ok_or(Breach::NotOnMap { unit, case: cases::GUNS_SAFE })?;
                    Ok(Plan::StepBack(unit, hex))
                }
                _ => Err(other_question()),
            },
            _ => Err(other_question()),
        }
    }

    /// A number that no hex of this map has is refused for that, whatever was meant to happen there [4.6].
    fn on_map(&self, hex: Hex) -> Result<(), Breach> {
        if self.board.exists(hex) { Ok(()) } else { Err(Breach::OffMap(hex)) }
    }

    /// Carries out a plan, which cannot fail.
    pub(crate) fn execute(&mut self, side: Side, plan: Plan, report: &mut Report) {
        match plan {
            Plan::Undo => self.take_back(side, report),
            Plan::Move(unit, path, plan) => self.carry_out_move(unit, path, plan, report),
            Plan::EndMovement => self.end_movement(report),
            Plan::DeclareFresh(side, units) => {
                for division in units.iter().filter_map(|unit| self.board.unit(unit).division) {
                    if let Some(spent) = self.state.fresh_spent.get_mut(usize::from(division.0)) {
                        *spent = true;
                    }
                }
                if let Some(combat) = self.state.combat_mut() {
                    combat.fresh = combat.fresh.or(units);
                }
                let why = (!units.is_empty()).then_some(cases::FRESH);
                let several = (units.len() > 1).then_some(cases::FRESH_BASIC);
                let units = units.iter().collect();
                report.tell(What::FreshDeclared { side, units }, why.into_iter().chain(several));
                self.after_fresh(side);
            }
            Plan::Attack(attack, forecast) => self.announce(attack, &forecast, report),
            Plan::EndCombat => self.end_combat(report),
            Plan::TakeLosses(units) => self.take_losses(&units, report),
            Plan::Retreat(unit, to) => self.retreat(unit, to, report),
            Plan::Advance(unit, to) => self.advance(unit, to, report),
            Plan::HoldGround => self.hold_ground(report),
            Plan::StepBack(unit, to) => self.step_back(unit, to, report),
            Plan::FreeGuard(units) => self.free_guard(units, report),
            Plan::SpendSpirit(units) => {
                self.spend_spirit(units, report);
                self.state.stage = Stage::Movement(Moving::Units);
            }
            Plan::Call(units) => self.answer_call(&units, report),
            Plan::FightOn => self.fight_on(report),
            Plan::BreakOff => {
                report.tell(What::BrokenOff { side }, [cases::PROLONGED]);
                self.end_game(report);
            }
            Plan::Place(unit, to) => self.reorganise(unit, to, report),
        }
    }

    fn carry_out_move(&mut self, unit: UnitId, path: Vec<Hex>, plan: MovePlan, report: &mut Report) {
        let from = self.state.hex_of(unit);
        if let Some(&last) = path.last() {
            self.set_place(unit, Place::On(last));
        }
        if let Some(known) = self.state.units.get_mut(usize::from(unit.0)) {
            known.spent = Halves(known.spent.0.saturating_add(plan.cost.0));
        }
        if plan.releases.is_some() {
            self.state.released = plan.releases;
        }
        report.tell(What::Moved { unit, from, path: path.clone(), cost: plan.cost }, plan.cases);
        for hex in path {
            self.take_control(unit, hex, report);
        }
        self.wake_reserves(report);
    }

    fn announce(&mut self, attack: Attack, forecast: &Forecast, report: &mut Report) {
        let explained = self.attack_cases(&attack, forecast);
        report.tell(
            What::AttackAnnounced {
                adjacent: attack.adjacent.clone(),
                bombarding: attack.bombarding.clone(),
                targets: attack.targets.clone(),
                defenders: attack.defenders.clone(),
                attack: forecast.attack,
                defence: forecast.defence,
                column: attack.column,
            },
            explained,
        );
        let side = self.state.active;
        // Only where the enemy's award hangs on it [23.3].
        let counts = self.board.definition().victory.awards.iter().any(|award| award.guard_must_attack);
        let guard = attack.adjacent.iter().copied().filter(|_| counts).find(|&unit| {
            let data = self.board.unit(unit);
            data.guard && data.arm == Arm::Infantry
        });
        if let (Some(unit), Some(committed)) = (guard, self.state.guard_attacked.get_mut(side.index()))
            && !*committed
        {
            *committed = true;
            report.tell(What::GuardCommitted { unit }, [cases::ALLIED_AWARD]);
        }
        self.engage(attack);
    }

    /// The attack stands, and waits for the die.
    pub(crate) fn engage(&mut self, attack: Attack) {
        if let Some(combat) = self.state.combat_mut() {
            let attackers = attack.adjacent.iter().chain(&attack.bombarding).copied().collect();
            combat.has_attacked = combat.has_attacked.or(attackers);
            combat.was_attacked = combat.was_attacked.or(attack.defenders.iter().copied().collect());
            combat.step = Step::Die(attack);
        }
    }

    /// The rules that shaped an attack.
    fn attack_cases(&self, attack: &Attack, forecast: &Forecast) -> Vec<Case> {
        let mut why = vec![cases::ANNOUNCE, cases::RATIO, cases::ONCE, cases::WHOLE, cases::STRENGTH];
        let (beside, firing) = (attack.adjacent.len(), attack.bombarding.len());
        if let Some(combat) = self.state.combat()
            && attack.adjacent.iter().any(|&unit| combat.must_attack.contains(unit))
        {
            why.push(cases::MUST_ATTACK);
        }
        if beside > 1 {
            why.push(cases::TOGETHER);
        }
        if attack.targets.len() > 1 {
            why.push(cases::ALL_TARGETS);
        }
        if firing > 0 {
            why.push(cases::BOMBARDMENT);
            why.push(if beside > 0 { cases::COMBINED } else { cases::ONE_HEX });
        }
        if forecast.defenders.iter().any(|hex| !hex.doubled_by.is_empty()) {
            why.push(cases::TERRAIN);
        }
        why.extend(forecast.bonuses.iter().map(|bonus| bonus.case));
        for bonus in &forecast.bonuses {
            let helps = |share: &&Share| share.bombards && self.board.unit(share.unit).division == Some(bonus.division);
            if forecast.attackers.iter().any(|share| helps(&share)) {
                why.push(cases::GUNS_COUNT);
            }
        }
        if forecast.bonuses.len() > 1 {
            why.push(cases::SEVERAL_BONUSES);
        }
        why.extend(forecast.shifts.iter().map(|shift| shift.0));
        let stacked = |units: &[UnitId]| {
            let hexes: Vec<_> = units.iter().filter_map(|&unit| self.state.hex_of(unit)).collect();
            hexes.iter().enumerate().any(|(number, hex)| hexes.iter().skip(number + 1).any(|other| other == hex))
        };
        if stacked(&attack.adjacent) || stacked(&attack.bombarding) {
            why.push(cases::STACK_ATTACKS);
        }
        if stacked(&attack.defenders) {
            why.push(cases::STACK_DEFENDS);
        }
        let mut shares = forecast.attackers.iter().chain(forecast.defenders.iter().flat_map(|hex| &hex.units));
        if shares.any(|share| share.fresh > 0) {
            why.push(cases::FRESH_BASIC);
        }
        why
    }

    /// Goes back to the beginning of the history and carries out all of it but the last.
    fn take_back(&mut self, side: Side, report: &mut Report) {
        self.history.commands.pop();
        if let Some(base) = &self.history.base {
            self.state = (**base).clone();
            self.field = Field::new(&self.board, &self.state);
        }
        // The history stays in place meanwhile: while it holds something, a phase without further moves stays open.
        for command in self.history.commands.clone() {
            let mut unheard = Report::default();
            if let Ok(plan) = self.plan(side, &command) {
                self.execute(side, plan, &mut unheard);
                self.go_on(&mut unheard);
            }
        }
        if self.history.commands.is_empty() {
            self.history.clear();
        }
        report.tell(What::TakenBack { side }, []);
    }
}
