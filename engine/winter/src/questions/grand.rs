//! The waves of a grand charge [19.7].

use crate::board::Board;
use crate::cite::rule;
use crate::event::Report;
use crate::game::Game;
use crate::question::{Question, Throw, first, throw};
use crate::state::UnitId;

/// A unit of the second wave that has not ridden rides no more.
pub(super) struct GrandEnd;

impl Question for GrandEnd {
    fn go_on(&self, game: &mut Game, _report: &mut Report) {
        game.end_second_wave();
    }
}

/// A unit of the first wave that kept its order checks whether it goes on.
pub(super) struct GrandCheck(pub(super) UnitId);

impl Question for GrandCheck {
    fn throw(&self, _game: &Game) -> Option<Throw> {
        throw(1, rule!("19.7"))
    }

    fn fall(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        game.check_after_ride(self.0, first(dice), report);
    }

    fn is_sound(&self, board: &Board) -> bool {
        board.has_unit(self.0)
    }
}
