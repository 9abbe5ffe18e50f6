//! X5: dice for the hazards of a step back [9.8.4].

use crate::command::Decision;
use crate::definition::ALLIED;
use crate::die::dice;
use crate::event::Report;
use crate::game::Game;
use crate::question::Question;
use crate::rules;
use crate::victory::Outcome;
use engine::contract::Pending;

/// One die or two.
pub(super) struct HazardDice {
    pub(super) dice: u8,
}

impl Question for HazardDice {
    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let going = game.state.fight().and_then(|fight| fight.going.as_ref());
        let owner = going.map_or(ALLIED, |going| game.board.unit(going.unit).side);
        dice(self.dice.into(), owner, rules::HAZARDS)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.hazard_dice(faces, report);
    }
}
