//! Charges: who rides out, how a charge is met, carré and recall [38 to 41].

use crate::cases;
use crate::definition::UnitId;
use crate::event::Report;
use crate::game::Game;
use crate::named::{MOST_POINTS, Named};
use crate::question::Question;
use crate::tasks::{ChargeStep, ChargeTask, Wait};
use engine::contract::Side;
use engine::rule::Rule;

/// More hexes than a charge passes.
const LONGEST_CHARGE: usize = 60;

impl Question for ChargeTask {
    fn waits_for(&self) -> Wait {
        match self.step {
            ChargeStep::Begin
            | ChargeStep::Reaction
            | ChargeStep::Answer
            | ChargeStep::Broken { .. }
            | ChargeStep::Done => Wait::Nothing,
            ChargeStep::CarreRoll { .. } => Wait::Dice(2),
            ChargeStep::PressRecall { .. } | ChargeStep::Recall { .. } => Wait::Dice(1),
            ChargeStep::CossackCheck
            | ChargeStep::ReactionCheck { .. }
            | ChargeStep::StandCheck
            | ChargeStep::StandOthersCheck
            | ChargeStep::GunsCheck { .. } => Wait::Checks,
            ChargeStep::AskReaction { .. }
            | ChargeStep::AskAnswer { .. }
            | ChargeStep::AskPress { .. }
            | ChargeStep::AskOccupy => Wait::Answer,
        }
    }

    fn throw(&self, game: &Game) -> Option<(Side, Rule)> {
        Some(match self.step {
            ChargeStep::CarreRoll { unit, .. } => (game.side_of(unit), cases::CARRE_ROLL),
            _ => (game.owner(&self.units), cases::RECALL_DIE),
        })
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        match self.step {
            ChargeStep::CarreRoll { .. } => game.carre_thrown(self.clone(), faces, report),
            _ => game.recall_thrown(self.clone(), faces.first().copied().unwrap_or(1), report),
        }
    }

    fn checked(&self, game: &mut Game, passed: &[UnitId], failed: &[UnitId], report: &mut Report) -> bool {
        game.charge_checked(self.clone(), passed, failed, report);
        true
    }

    fn step(&self, game: &mut Game, report: &mut Report) -> bool {
        game.step_charge(self.clone(), report)
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(self.units.iter().chain(&self.defenders).chain(&self.failed));
        named.leaders.extend(&self.leaders);
        named.hexes.extend([self.start, self.target]);
        named.hexes.extend(&self.path);
        named.out_of_bounds |= self.cost.0 > MOST_POINTS || self.path.len() > LONGEST_CHARGE;
        match &self.step {
            ChargeStep::AskReaction { units } => named.units.extend(units),
            ChargeStep::ReactionCheck { unit } | ChargeStep::AskAnswer { unit } => named.units.push(*unit),
            ChargeStep::CarreRoll { unit, row: _, at } => {
                named.units.push(*unit);
                named.hexes.push(*at);
            }
            ChargeStep::GunsCheck { disorder, .. } | ChargeStep::Broken { disorder } => named.units.extend(disorder),
            ChargeStep::AskPress { at } | ChargeStep::PressRecall { at } => named.hexes.push(*at),
            ChargeStep::Begin
            | ChargeStep::CossackCheck
            | ChargeStep::Reaction
            | ChargeStep::Answer
            | ChargeStep::StandCheck
            | ChargeStep::StandOthersCheck
            | ChargeStep::Recall { nobody_left: _ }
            | ChargeStep::AskOccupy
            | ChargeStep::Done => {}
        }
    }
}
