//! Orders: the current question checks a command into a plan; undo carries out all commands but the last again.

use super::breach::Breach;
use super::command::Command;
use super::event::{Report, What};
use super::field::Field;
use super::game::Game;
use super::plan::Plan;
use engine::contract::Side;

impl Game {
    /// The effect of a command, or the rule it breaks.
    pub(crate) fn plan(&self, side: Side, command: &Command) -> Result<Plan, Breach> {
        let question = self.question();
        let asked = question.asked(self);
        if asked != Some(side) {
            return Err(Breach::NotAsked { asked });
        }
        match command {
            // At any question, the side's last command can be taken back instead.
            Command::Undo if self.history.is_empty() => Err(Breach::NothingToUndo),
            Command::Undo => Ok(Plan::new(move |game, report| game.take_back(side, report))),
            _ => question.answer(self, command),
        }
    }

    /// Returns to the start of the history and carries out all of it but the last.
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
                plan.carry_out(self, &mut unheard);
                self.come_to_a_question(&mut unheard);
            }
        }
        if self.history.commands.is_empty() {
            self.history.clear();
        }
        report.tell(What::TakenBack { side }, []);
    }
}
