//! The advance into a hex that was won, and the assault that may follow it [29.5, 34.8].

use crate::question::*;
use crate::tasks::{AdvanceStep, AdvanceTask};

impl Question for AdvanceTask {
    fn waits_for(&self) -> Wait {
        match self.step {
            AdvanceStep::Begin => Wait::Nothing,
            AdvanceStep::Ask | AdvanceStep::AskFollowUp { .. } => Wait::Answer,
        }
    }

    fn asked(&self, game: &Game) -> Option<Asked> {
        let (decision, rule) = match &self.step {
            AdvanceStep::Begin => return None,
            AdvanceStep::Ask => (Decision::Advance { hex: self.target, must: self.must }, cases::ADVANCE),
            AdvanceStep::AskFollowUp { units } => (Decision::FollowUp { units: units.clone() }, cases::FOLLOW_UP),
        };
        Some(Asked { side: game.owner(&self.units), decision, rule })
    }

    fn has_answer(&self, game: &Game) -> bool {
        self.step != AdvanceStep::Ask || !game.advancers(self).is_empty()
    }

    fn options(&self, game: &Game, side: Side) -> Options {
        match &self.step {
            AdvanceStep::Begin => Options::Nothing,
            AdvanceStep::Ask => Options::Advance { units: game.advancers(self), must: self.must },
            AdvanceStep::AskFollowUp { units } => {
                Options::FollowUp(game.assault_options(units.iter().copied(), |id| game.follow_ups(side, &[id])))
            }
        }
    }

    fn answer(&self, game: &Game, asked: &Asked, command: &Command) -> Result<(), Breach> {
        match (&self.step, command) {
            (AdvanceStep::Ask, Command::Advance { units }) => game.check_advance(self, units),
            (AdvanceStep::AskFollowUp { units }, Command::Assault(order)) => {
                game.check_assault(asked.side, order, Some(units))
            }
            (AdvanceStep::AskFollowUp { .. }, Command::NoFollowUp) => Ok(()),
            _ => Err(asked.another()),
        }
    }

    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        match command {
            Command::Advance { units } => game.advance(self.clone(), units, report),
            Command::Assault(order) => game.begin_assault(order, true, report),
            Command::NoFollowUp => report.tell(What::NoFollowUp { side }, cases::FOLLOWS),
            _ => {}
        }
    }

    fn step(&self, game: &mut Game, report: &mut Report) {
        match (game.advancers(self).as_slice(), self.must) {
            ([], _) => {}
            (&[only], true) => game.advance(self.clone(), &[only], report),
            _ => {
                let asking = AdvanceTask { step: AdvanceStep::Ask, ..self.clone() };
                game.state.agenda.push(Task::Advance(asking));
            }
        }
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(&self.units);
        named.hexes.push(self.target);
        if let AdvanceStep::AskFollowUp { units } = &self.step {
            named.units.extend(units);
        }
    }
}
