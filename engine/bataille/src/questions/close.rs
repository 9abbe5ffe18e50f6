//! The end of a half-turn, with standing orders [2.9].

use crate::question::*;

/// The end of a half-turn.
pub(super) struct Close;

impl Question for Close {
    fn comes_up(&self, game: &Game) -> bool {
        let side = game.state.phasing;
        let goes_on = side == Side::First || game.state.turn < game.board.definition().turns.last;
        game.on_map(side).any(|id| game.takes_orders(id)) && goes_on
    }

    fn asked(&self, game: &Game) -> Option<Asked> {
        game.segment_asks(game.state.phasing, Decision::Close)
    }

    fn options(&self, game: &Game, side: Side) -> Options {
        Options::Close(game.on_map(side).filter(|id| game.takes_orders(*id)).collect())
    }

    fn answer(&self, game: &Game, asked: &Asked, command: &Command) -> Result<(), Breach> {
        match command {
            Command::Close { orders } => game.check_orders(asked.side, orders, false),
            _ => Err(asked.another()),
        }
    }

    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        let Command::Close { orders } = command else { return };
        game.give_orders(orders, report);
        report.tell(What::Closed { side }, cases::CLOSE);
    }

    /// It names no unit.
    fn name(&self, _named: &mut Named) {}
}
