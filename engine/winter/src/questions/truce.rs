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

    /// Both sides must agree, unless no unit fired or fought in the turn before.
    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        let &Command::Ceasefire { agree } = command else { return };
        report.tell(What::CeasefireAnswered { side, agree }, [rule!("20.44")]);
        let alone = !game.state.affairs.fought;
        match (side, agree) {
            (_, true) if alone => game.declare_ceasefire(report),
            (Side::Second, true) if self.allied => game.declare_ceasefire(report),
            // One side that refuses settles it if both would have to agree.
            (Side::First, false) if !alone => {}
            (Side::First, allied) => {
                game.state.agenda.push(Task::AskCeasefire(AskCeasefire { side: Side::Second, allied }));
            }
            (Side::Second, _) => {}
        }
    }

    /// It names a side, and every battle has both.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}
