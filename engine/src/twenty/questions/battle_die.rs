//! X2: the die of a battle [9.6].

use crate::contract::Pending;
use crate::twenty::command::Decision;
use crate::twenty::definition::ALLIED;
use crate::twenty::die::{dice, first};
use crate::twenty::event::Report;
use crate::twenty::game::Game;
use crate::twenty::question::Question;
use crate::twenty::rules;
use crate::twenty::victory::Outcome;

/// One die of the attacker.
pub(super) struct BattleDie;

impl Question for BattleDie {
    fn wording(&self) -> &'static str {
        "the battle die is rolled"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        dice(1, game.state.fight().map_or(ALLIED, |fight| fight.attacker), rules::RESULTS)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.battle_die(first(faces), report);
    }
}
