//! A command that was checked: only a plan changes the state.

use super::breach::Breach;
use super::event::Report;
use super::game::Game;
use engine::hex::Hex;

/// The effect of a command that has been checked. It cannot fail.
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
    /// A number of no hex of this map is refused for that, whatever the command [4.6].
    pub(crate) fn on_map(&self, hex: Hex) -> Result<(), Breach> {
        if self.board.exists(hex) { Ok(()) } else { Err(Breach::OffMap(hex)) }
    }
}
