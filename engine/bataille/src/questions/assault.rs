//! Assaults up to their melee, and withdrawals from them [29, 32, 33].

use crate::definition::{Arm, HalfPoints};
use crate::options::{AssaultOption, PathOption};
use crate::question::*;
use crate::state::WithdrawOrder;
use crate::tasks::{AssaultStep, AssaultTask};
use engine::hex::Hex;

/// The assaults of the melee segment.
pub(super) struct Assaults;

impl Game {
    /// The hexes that a unit may assault.
    fn assaults(&self, side: Side, unit: UnitId) -> impl Iterator<Item = Hex> + '_ {
        let from = self.may_assault(side, unit, false).ok();
        let near = from.into_iter().flat_map(|hex| self.board.neighbours(hex)).map(|(_, target)| target);
        near.filter(move |target| {
            !self.state.assaulted.contains(target) && self.may_assault_hex(side, unit, *target, false).is_ok()
        })
    }

    /// The units that may assault one of their hexes at least.
    pub(super) fn assault_options(
        &self,
        units: impl Iterator<Item = UnitId>,
        targets: impl Fn(UnitId) -> Vec<Hex>,
    ) -> Vec<AssaultOption> {
        let option = |unit| AssaultOption { unit, targets: targets(unit), may_save: self.arm(unit) == Arm::Cavalry };
        units.map(option).filter(|option| !option.targets.is_empty()).collect()
    }
}

impl Question for Assaults {
    fn comes_up(&self, game: &Game) -> bool {
        let side = game.state.phasing;
        game.on_map(side).any(|id| game.assaults(side, id).next().is_some())
    }

    fn asked(&self, game: &Game) -> Option<Asked> {
        game.segment_asks(game.state.phasing, Decision::Assault)
    }

    fn options(&self, game: &Game, side: Side) -> Options {
        Options::Assault(game.assault_options(game.on_map(side), |id| game.assaults(side, id).collect()))
    }

    fn answer(&self, game: &Game, asked: &Asked, command: &Command) -> Result<(), Breach> {
        match command {
            Command::Assault(order) => game.check_assault(asked.side, order, None),
            Command::EndAssaults => Ok(()),
            _ => Err(asked.another()),
        }
    }

    fn carry_out(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) {
        if let Command::Assault(order) = command {
            game.begin_assault(order, false, report);
        }
    }

    /// It names no unit.
    fn name(&self, _named: &mut Named) {}
}

impl Question for AssaultTask {
    fn waits_for(&self) -> Wait {
        match self.step {
            AssaultStep::Withdraw | AssaultStep::DefenderLead | AssaultStep::AttackerLeads | AssaultStep::Melee => {
                Wait::Nothing
            }
            AssaultStep::AskWithdraw => Wait::Answer,
            AssaultStep::DefenderLeadCheck
            | AssaultStep::DefenderOthersCheck
            | AssaultStep::AttackerLeadsCheck
            | AssaultStep::AttackerOthersCheck => Wait::Checks,
        }
    }

    fn asked(&self, game: &Game) -> Option<Asked> {
        let side = game.owner(&self.units).other();
        let asked = Asked { side, decision: Decision::Withdraw { hex: self.target }, rule: cases::WITHDRAW };
        (self.step == AssaultStep::AskWithdraw).then_some(asked)
    }

    fn options(&self, game: &Game, _side: Side) -> Options {
        let ways = game.withdrawals(self).into_iter();
        Options::Withdraw(ways.map(|(path, cost)| PathOption { path, cost: HalfPoints(cost) }).collect())
    }

    fn answer(&self, game: &Game, asked: &Asked, command: &Command) -> Result<(), Breach> {
        match command {
            Command::Withdraw { path } => game.check_withdrawal(self, path),
            Command::Hold => Ok(()),
            _ => Err(asked.another()),
        }
    }

    fn carry_out(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) {
        if let Command::Withdraw { path } = command {
            game.withdraw(self.clone(), path, report);
        } else {
            report.tell(What::StayedForMelee { hex: self.target }, cases::MAY_WITHDRAW);
            game.state.agenda.push(Task::Assault(AssaultTask { step: AssaultStep::DefenderLead, ..self.clone() }));
        }
    }

    fn checked(&self, game: &mut Game, _passed: &[UnitId], failed: &[UnitId], report: &mut Report) -> bool {
        let mut task = self.clone();
        task.failed.extend(failed);
        let row = task.row.unwrap_or(0);
        match task.step {
            AssaultStep::DefenderLeadCheck => {
                let from = game.lead_hex(&task.units);
                let owes = |id: &UnitId| {
                    !failed.contains(id) && from.is_some_and(|from| !game.defends_unshaken(&task, *id, from))
                };
                let mut others: Vec<UnitId> = game.stack(task.target).filter(owes).collect();
                if failed.is_empty() {
                    others.clear();
                }
                others.sort_unstable();
                if let (false, Some(from)) = (others.is_empty(), from) {
                    let checks = others.iter().map(|id| game.before_melee(&task, *id, row, from, false)).collect();
                    task.step = AssaultStep::DefenderOthersCheck;
                    game.state.agenda.push(Task::Assault(task));
                    game.ask_checks(checks, cases::ASSAULT_CHECK);
                } else {
                    game.defenders_failed(task, report);
                }
            }
            AssaultStep::DefenderOthersCheck => game.defenders_failed(task, report),
            AssaultStep::AttackerLeadsCheck => {
                let hexes: Vec<Hex> = failed.iter().filter_map(|id| game.hex_of(*id)).collect();
                let mut others: Vec<UnitId> = task
                    .units
                    .iter()
                    .copied()
                    .filter(|id| !failed.contains(id) && game.hex_of(*id).is_some_and(|hex| hexes.contains(&hex)))
                    .collect();
                // Hexes by 32.5, the units of each in file order (R68).
                let place = |id: &UnitId| hexes.iter().position(|hex| game.hex_of(*id) == Some(*hex));
                others.sort_by_key(|id| (place(id), *id));
                if others.is_empty() {
                    game.attackers_failed(task, report);
                } else {
                    let checks = others
                        .iter()
                        .filter_map(|id| Some(game.before_melee(&task, *id, row, game.hex_of(*id)?, true)))
                        .collect();
                    task.step = AssaultStep::AttackerOthersCheck;
                    game.state.agenda.push(Task::Assault(task));
                    game.ask_checks(checks, cases::ASSAULT_CHECK);
                }
            }
            AssaultStep::AttackerOthersCheck => game.attackers_failed(task, report),
            _ => game.state.agenda.push(Task::Assault(task)),
        }
        true
    }

    fn step(&self, game: &mut Game, report: &mut Report) {
        let mut task = self.clone();
        match task.step {
            AssaultStep::Withdraw => {
                task.step = AssaultStep::DefenderLead;
                let order = game.top(task.target).map(|id| game.unit(id).orders.withdraw);
                if !task.follow_up && order != Some(WithdrawOrder::Never) && game.may_withdraw(&task) {
                    let one = game.top(task.target).and_then(|id| game.one_back(id));
                    let one = one.filter(|hex| game.check_withdrawal(&task, &[*hex]).is_ok());
                    match (order, one) {
                        (Some(WithdrawOrder::One), Some(hex)) => {
                            game.withdraw(task, &[hex], report);
                            return;
                        }
                        _ => task.step = AssaultStep::AskWithdraw,
                    }
                }
                game.state.agenda.push(Task::Assault(task));
            }
            AssaultStep::DefenderLead => {
                let row = game.assault_row(&task);
                task.row = Some(row);
                let cavalry = game.cavalry_fights(&task);
                let check = if cavalry { None } else { game.defender_check(&task, row) };
                task.step = match (&check, cavalry) {
                    (Some(_), _) => AssaultStep::DefenderLeadCheck,
                    (None, true) => AssaultStep::Melee,
                    (None, false) => AssaultStep::AttackerLeads,
                };
                game.state.agenda.push(Task::Assault(task));
                game.ask_checks(check.into_iter().collect(), cases::ASSAULT_CHECK);
            }
            AssaultStep::AttackerLeads => {
                task.failed.clear();
                let row = task.row.unwrap_or(0);
                let checks = if game.attackers_calm(&task) { Vec::new() } else { game.lead_checks(&task, row) };
                task.step = if checks.is_empty() { AssaultStep::Melee } else { AssaultStep::AttackerLeadsCheck };
                game.state.agenda.push(Task::Assault(task));
                game.ask_checks(checks, cases::ASSAULT_CHECK);
            }
            AssaultStep::Melee => game.close_in(task),
            AssaultStep::AskWithdraw
            | AssaultStep::DefenderLeadCheck
            | AssaultStep::DefenderOthersCheck
            | AssaultStep::AttackerLeadsCheck
            | AssaultStep::AttackerOthersCheck => game.state.agenda.push(Task::Assault(task)),
        }
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(self.units.iter().chain(&self.saving).chain(&self.failed));
        named.hexes.push(self.target);
    }
}
