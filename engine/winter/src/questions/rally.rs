//! Morale: the rally phase, drunken units, and checks of several units for one reason [13.4, 13.5, R5, R41].

use super::sound::{are_dice, has_hex, has_units};
use crate::agenda::{CheckReason, Checks, Task};
use crate::board::Board;
use crate::cite::rule;
use crate::event::Report;
use crate::game::Game;
use crate::question::{Question, Throw, throw};
use crate::state::{Place, UnitId};
use engine::contract::Side;
use engine::hex::Hex;

/// A die for everybody who needs one [13.4].
pub(super) struct Rally;

impl Question for Rally {
    fn throw(&self, game: &Game) -> Option<Throw> {
        throw(game.rally_rollers().len(), rule!("13.4"))
    }

    fn fall(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        game.rally(dice, report);
    }

    fn go_on(&self, game: &mut Game, report: &mut Report) {
        game.rally(&[], report);
    }
}

/// A die for each drunken unit with an enemy near (R41).
pub(super) struct DrunkenNear;

impl DrunkenNear {
    fn units(game: &Game) -> Vec<UnitId> {
        let Some(drunken) = &game.board.rules().drunken else { return Vec::new() };
        let near = u16::from(drunken.near);
        let threatened = |&(id, hex): &(UnitId, Hex)| {
            game.is_drunk(id) && game.counter(id).parent.is_none() && game.enemy_within(Side::First, hex, near)
        };
        game.on_map(Side::First).filter(threatened).map(|(id, _)| id).collect()
    }
}

impl Question for DrunkenNear {
    fn throw(&self, game: &Game) -> Option<Throw> {
        throw(DrunkenNear::units(game).len(), rule!("20.15.A"))
    }

    fn fall(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let upto = game.board.rules().drunken.as_ref().map_or(0, |drunken| drunken.near_release_upto);
        for (id, &die) in DrunkenNear::units(game).into_iter().zip(dice) {
            if die <= upto {
                game.release(id, die, report);
            } else {
                game.remove(id, Place::Removed, report);
            }
        }
    }
}

impl Question for &Checks {
    fn throw(&self, _game: &Game) -> Option<Throw> {
        let rule = match self.reason {
            CheckReason::PassedBy => rule!("13.5"),
            CheckReason::Flanked => rule!("19.21"),
            CheckReason::GuardRetreats => rule!("13.7"),
            CheckReason::Disheartened => rule!("20.35"),
        };
        if self.dice.is_empty() { throw(self.units.len(), rule) } else { None }
    }

    fn fall(&self, game: &mut Game, dice: &[u8], _report: &mut Report) {
        game.state.agenda.push(Task::Checks(Checks { dice: dice.to_vec(), ..Checks::clone(self) }));
    }

    /// The next unit checks. What that brings about comes before the rest.
    fn go_on(&self, game: &mut Game, report: &mut Report) {
        let mut checks = Checks::clone(self);
        if checks.dice.is_empty() || checks.units.is_empty() {
            return;
        }
        let base = game.state.agenda.len();
        let (unit, die) = (checks.units.remove(0), checks.dice.remove(0));
        game.check_one_of(unit, die, &checks, report);
        game.state.agenda.insert(base, Task::Checks(checks));
    }

    fn is_sound(&self, board: &Board) -> bool {
        has_units(board, &self.units) && self.cause.is_none_or(|hex| has_hex(board, hex)) && are_dice(&self.dice)
    }
}
