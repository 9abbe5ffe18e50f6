//! Several units check their morale for one reason [13.5, R5].

use super::sound::{are_dice, has_hex, has_units};
use crate::agenda::{CheckReason, Checks};
use crate::question::*;

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

    /// The next unit checks. The consequences come before the rest.
    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let mut checks = Checks::clone(self);
        if !dice.is_empty() {
            checks.dice = dice.to_vec();
        }
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
