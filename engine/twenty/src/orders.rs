//! Orders: a command is checked against the position into a plan, and only a plan changes the state.

use super::breach::{no_such_hex, not_your_unit};
use super::definition::UnitId;
use super::event::Report;
use super::game::Game;
use engine::contract::{Refusal, Side};
use engine::hex::Hex;

/// The effect of a command that has been checked. It cannot fail.
pub(crate) struct Plan(Box<Deed>);

type Deed = dyn FnOnce(&mut Game, &mut Report);

impl Plan {
    pub(crate) fn new(deed: impl FnOnce(&mut Game, &mut Report) + 'static) -> Plan {
        Plan(Box::new(deed))
    }

    pub(crate) fn carry_out(self, game: &mut Game, report: &mut Report) {
        (self.0)(game, report);
    }
}

impl Game {
    /// A unit of that side; another, or none, is refused before anything else.
    pub(crate) fn check_unit(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        let own = self.board.has_unit(unit) && self.board.unit(unit).side == side;
        if own { Ok(()) } else { Err(not_your_unit(&self.board, unit)) }
    }

    /// Hexes of the map; others are refused before anything else.
    pub(crate) fn check_hexes<'a>(&self, hexes: impl IntoIterator<Item = &'a Hex>) -> Result<(), Refusal> {
        match hexes.into_iter().find(|hex| !self.board.exists(**hex)) {
            Some(off) => Err(no_such_hex(*off)),
            None => Ok(()),
        }
    }
}
