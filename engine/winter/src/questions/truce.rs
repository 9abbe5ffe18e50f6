//! Whether a side wants a ceasefire at night [20.44].

use crate::agenda::AskCeasefire;
use crate::question::*;

impl Question for AskCeasefire {
    fn asked(&self, _game: &Game) -> Option<(Side, Decision)> {
        Some((self.side, Decision::Ceasefire))
    }

    fn options(&self, game: &Game, _side: Side) -> Options {
        Options::Ceasefire { alone: !game.state.affairs.fought }
    }

    fn answer(&self, _game: &Game, _side: Side, command: &Command) -> Result<(), Breach> {
        if matches!(command, Command::Ceasefire { .. }) { Ok(()) } else { OTHER_QUESTION }
    }

    fn carry_out(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) {
        if let Command::Ceasefire { agree } = command {
            game.answer_ceasefire(*self, *agree, report);
        }
    }
}
