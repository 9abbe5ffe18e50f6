//! Whether the Allied army withdraws [20.36].

use crate::day::FieldCommand;
use crate::question::*;

/// The Allied side is asked, once in a battle.
pub(super) struct AskWithdrawal;

impl Question for AskWithdrawal {
    fn asked(&self, _game: &Game) -> Option<(Side, Decision)> {
        Some((Side::First, Decision::Withdrawal))
    }

    fn options(&self, game: &Game, _side: Side) -> Options {
        Options::Withdrawal { lines: game.lines_of_withdrawal(), commanders: game.commanders_of_rear_guard() }
    }

    fn answer(&self, game: &Game, _side: Side, command: &Command) -> Result<(), Breach> {
        match *command {
            Command::Field(FieldCommand::FightOn) => Ok(()),
            Command::Field(FieldCommand::Retire { line, commander, hex }) => {
                game.may_retire(line, commander, hex).map(drop)
            }
            _ => OTHER_QUESTION,
        }
    }

    fn carry_out(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) {
        if let Command::Field(FieldCommand::Retire { line, commander, hex }) = *command {
            game.retire(line, commander, hex, report);
        }
    }

    fn is_sound(&self, board: &Board) -> bool {
        board.whole().is_some()
    }
}
