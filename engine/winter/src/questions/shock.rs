//! A fight: the dice of its steps, and the leaders who may fall in it [12.1, 12.3, 19.8].

use super::sound::{are_dice, has_hex, has_units};
use crate::agenda::{LeaderDie, Shock, ShockStep, Task};
use crate::board::Board;
use crate::cite::rule;
use crate::event::Report;
use crate::game::Game;
use crate::question::{Question, Throw, throw};

impl Question for &Shock {
    fn throw(&self, _game: &Game) -> Option<Throw> {
        match self.step {
            ShockStep::DefensiveFire => throw(self.firers.len(), rule!("12.1")),
            ShockStep::Dice if self.charge => throw(Game::shock_dice(self), rule!("12.3")),
            ShockStep::Dice => throw(Game::shock_dice(self), rule!("12.1")),
            ShockStep::AttackerCheck
            | ShockStep::DefenderCheck
            | ShockStep::Result
            | ShockStep::Leaders
            | ShockStep::Advance => None,
        }
    }

    fn fall(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let mut shock = Box::new(Shock::clone(self));
        if shock.step == ShockStep::DefensiveFire {
            game.defensive_fire(shock, dice, report);
        } else {
            shock.dice = dice.to_vec();
            shock.step = ShockStep::AttackerCheck;
            game.state.agenda.push(Task::Shock(shock));
        }
    }

    fn go_on(&self, game: &mut Game, report: &mut Report) {
        game.go_on_fighting(Box::new(Shock::clone(self)), report);
    }

    fn is_sound(&self, board: &Board) -> bool {
        has_units(board, &self.attackers)
            && has_units(board, &self.firers)
            && self.leaders.iter().flatten().all(|&id| board.has_leader(id))
            && has_hex(board, self.from)
            && has_hex(board, self.to)
            && are_dice(&self.dice)
    }
}

impl Question for LeaderDie {
    fn go_on(&self, game: &mut Game, report: &mut Report) {
        game.leader_die(self, report);
    }

    fn is_sound(&self, board: &Board) -> bool {
        board.has_leader(self.leader) && self.die < 10
    }
}
