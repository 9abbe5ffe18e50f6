//! Questions that have no file of their own yet.

use crate::agenda::Task;
use crate::breach::Breach;
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::question::Question;
use engine::contract::Side;

pub(super) struct Elsewhere<'a>(pub(super) &'a Task);

impl Question for Elsewhere<'_> {
    fn asked(&self, game: &Game) -> Option<(Side, Decision)> {
        game.asks_elsewhere(self.0)
    }

    fn options(&self, game: &Game, side: Side) -> Options {
        game.options_elsewhere(side, self.0)
    }

    fn answer(&self, game: &Game, side: Side, command: &Command) -> Result<(), Breach> {
        game.check_elsewhere(side, self.0, command)
    }

    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        game.state.agenda.push(self.0.clone());
        game.obey_elsewhere(side, command, report);
    }

    fn go_on(&self, game: &mut Game, _report: &mut Report) {
        game.go_on_elsewhere(self.0);
    }

    fn is_calm(&self) -> bool {
        matches!(self.0, Task::Open | Task::Asked | Task::Grand | Task::GrandAsked)
    }
}
