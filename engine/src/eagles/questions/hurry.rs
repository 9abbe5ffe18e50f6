//! The dice of those who hurried to a combat (B19).

use super::question::{Question, dice};
use crate::contract::{Pending, Side};
use crate::eagles::command::Decision;
use crate::eagles::event::Report;
use crate::eagles::game::Game;
use crate::eagles::outcome::Outcome;
use crate::eagles::rules;

pub(super) struct HurryDice;

fn rolling(game: &Game) -> usize {
    let all = game.state.fight().map(|fight| game.hurried(fight)).unwrap_or_default();
    all.iter().filter(|one| one.thrown).count()
}

impl Question for HurryDice {
    fn wording(&self) -> &'static str {
        "roll for those who hurried here"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        dice(game.state.fight().map_or(Side::First, |fight| fight.attacker), rolling(game), rules::HURRY)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.arrive(faces, report);
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        if rolling(game) > 0 {
            return false;
        }
        game.arrive(&[], report);
        true
    }
}
