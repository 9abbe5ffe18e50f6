//! The combat die [7.7].

use super::question::{Question, dice};
use crate::activation::FACES;
use crate::command::Decision;
use crate::event::Report;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::rules;
use engine::contract::{Pending, Side};

pub(super) struct CombatDie;

impl Question for CombatDie {
    fn wording(&self) -> &'static str {
        "roll-combat"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        dice(game.state.fight().map_or(Side::First, |fight| fight.attacker), 1, rules::ODDS)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.fought(Some(faces.first().copied().unwrap_or(1)), report);
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let Some(fight) = game.state.fight() else { return false };
        let odds = game.round_odds(fight);
        let first = game.combat_result(&odds, fight.attacker, 1);
        if (2..=FACES).any(|face| game.combat_result(&odds, fight.attacker, face) != first) {
            return false;
        }
        game.fought(None, report);
        true
    }
}
