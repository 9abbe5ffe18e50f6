//! X4: a die for each unit and lone garrison that routs [9.6.3, R26].

use crate::command::Decision;
use crate::definition::ALLIED;
use crate::die::dice;
use crate::event::Report;
use crate::game::Game;
use crate::question::Question;
use crate::rules;
use crate::victory::Outcome;
use engine::contract::Pending;

/// All rout dice of a battle.
pub(super) struct RoutDice;

impl Question for RoutDice {
    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let fight = game.state.fight();
        let count = fight.map_or(0, |fight| game.runners(fight).len());
        dice(count, fight.and_then(|fight| fight.loser()).unwrap_or(ALLIED), rules::ROUT)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.rout_dice(faces, report);
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let nobody = game.state.fight().is_none_or(|fight| game.runners(fight).is_empty());
        if nobody {
            game.rout_dice(&[], report);
        }
        nobody
    }
}
