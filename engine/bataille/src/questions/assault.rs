//! Assaults up to their melee, and withdrawals from them [29, 32, 33].

use crate::definition::UnitId;
use crate::event::Report;
use crate::game::Game;
use crate::named::Named;
use crate::question::Question;
use crate::tasks::{AssaultStep, AssaultTask, Wait};

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

    fn checked(&self, game: &mut Game, _passed: &[UnitId], failed: &[UnitId], report: &mut Report) -> bool {
        game.assault_checked(self.clone(), failed, report);
        true
    }

    fn step(&self, game: &mut Game, report: &mut Report) -> bool {
        game.step_assault(self.clone(), report)
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(self.units.iter().chain(&self.saving).chain(&self.failed));
        named.hexes.push(self.target);
    }
}
