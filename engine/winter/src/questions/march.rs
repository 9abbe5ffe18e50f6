//! A move that goes on, a brigade that goes one hex, and the dice of brigades that come by one [5.1, 20.23].

use super::fire::step_dice;
use super::sound::{has_fire, has_hexes, has_units};
use crate::agenda::{Brigade, March, Task};
use crate::board::Board;
use crate::cite::rule;
use crate::event::{Report, What};
use crate::game::Game;
use crate::march::LONGEST;
use crate::question::{Question, Throw, throw};
use crate::state::PhaseName;

impl Question for &March {
    fn throw(&self, _game: &Game) -> Option<Throw> {
        step_dice(self.fire.as_ref())
    }

    fn fall(&self, game: &mut Game, dice: &[u8], _report: &mut Report) {
        let mut march = March::clone(self);
        if let Some(fire) = &mut march.fire {
            fire.dice = dice.to_vec();
        }
        game.state.agenda.push(Task::March(Box::new(march)));
    }

    fn go_on(&self, game: &mut Game, report: &mut Report) {
        game.go_on_marching(Box::new(March::clone(self)), report);
    }

    fn is_sound(&self, board: &Board) -> bool {
        !self.units.is_empty()
            && has_units(board, &self.units)
            && self.steps.len() <= LONGEST + 1
            && self.leaders.iter().all(|&id| board.has_leader(id))
            && self.before.len() == self.units.len()
            && has_hexes(board, &self.trail)
            && has_fire(board, self.fire.as_ref())
    }
}

impl Question for &Brigade {
    fn go_on(&self, game: &mut Game, _report: &mut Report) {
        game.go_on_with_brigade(Brigade::clone(self));
    }

    fn is_sound(&self, board: &Board) -> bool {
        has_units(board, &self.units)
    }
}

/// A die for each brigade that comes by a die [20.23].
pub(super) struct BrigadeDice;

impl BrigadeDice {
    /// Brigades that still wait for their die.
    fn waiting(game: &Game) -> Vec<usize> {
        let Some(by_die) = &game.board.rules().by_die else { return Vec::new() };
        if game.state.turn < by_die.from_turn || game.state.phase != PhaseName::FrenchMovement {
            return Vec::new();
        }
        let due = &game.state.affairs.brigades_due;
        (0..by_die.brigades.len()).filter(|&at| due.get(at) != Some(&true)).collect()
    }
}

impl Question for BrigadeDice {
    fn throw(&self, game: &Game) -> Option<Throw> {
        throw(BrigadeDice::waiting(game).len(), rule!("20.23"))
    }

    fn fall(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let board = std::sync::Arc::clone(&game.board);
        let Some(by_die) = &board.rules().by_die else { return };
        for (at, &die) in BrigadeDice::waiting(game).into_iter().zip(dice) {
            let due = die <= by_die.upto;
            if let Some(known) = game.state.affairs.brigades_due.get_mut(at) {
                *known = due;
            }
            let brigade = by_die.brigades.get(at).cloned().unwrap_or_default();
            report.tell(What::BrigadeDue { brigade, die, due }, [rule!("20.23")]);
        }
    }
}
