//! The dice of Forces that force-marched to a combat (B19).

use super::question::{Question, dice};
use crate::command::Decision;
use crate::event::Report;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::rules;
use engine::contract::{Pending, Side};

pub(super) struct HurryDice;

fn rolling(game: &Game) -> usize {
    let all = game.state.fight().map(|fight| game.hurried(fight)).unwrap_or_default();
    all.iter().filter(|one| one.thrown).count()
}

impl Question for HurryDice {
    fn wording(&self) -> &'static str {
        "roll-late"
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
