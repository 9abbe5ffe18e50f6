//! X2: the die of a battle [9.6].

use crate::command::Decision;
use crate::definition::ALLIED;
use crate::die::{dice, first};
use crate::event::Report;
use crate::game::Game;
use crate::question::Question;
use crate::rules;
use crate::victory::Outcome;
use engine::contract::Pending;

/// One die of the attacker.
pub(super) struct BattleDie;

impl Question for BattleDie {
    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        dice(1, game.state.fight().map_or(ALLIED, |fight| fight.attacker), rules::RESULTS)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.battle_die(first(faces), report);
    }
}
