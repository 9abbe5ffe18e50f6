//! Orders: a command is checked against the position into a plan, and only a plan changes the state.

use super::breach::Breach;
use super::command::Command;
use super::event::{Report, What};
use super::field::Field;
use super::game::Game;
use engine::contract::Side;
use engine::hex::Hex;

/// What a command will do, once it is checked. It cannot fail.
pub(crate) struct Plan(Box<Deed>);

type Deed = dyn FnOnce(&mut Game, &mut Report);

impl Plan {
    pub(crate) fn new(deed: impl FnOnce(&mut Game, &mut Report) + 'static) -> Plan {
        Plan(Box::new(deed))
    }

    pub(crate) fn carry_out(self, game: &mut Game, report: &mut Report) {
        game.standing.forget();
        (self.0)(game, report);
    }
}

impl Game {
    /// What a command will do, or the rule it breaks.
    pub(crate) fn plan(&self, side: Side, command: &Command) -> Result<Plan, Breach> {
        let question = self.question();
        let asked = question.asked(self);
        if asked != Some(side) {
            return Err(Breach::NotAsked { asked });
        }
        match command {
            // Whatever is asked, one's last command can be taken back instead.
            Command::Undo if self.history.is_empty() => Err(Breach::NothingToUndo),
            Command::Undo => Ok(Plan::new(move |game, report| game.take_back(side, report))),
            _ => question.answer(self, command),
        }
    }

    /// A number that no hex of this map has is refused for that, whatever was meant to happen there [4.6].
    pub(crate) fn on_map(&self, hex: Hex) -> Result<(), Breach> {
        if self.board.exists(hex) { Ok(()) } else { Err(Breach::OffMap(hex)) }
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
