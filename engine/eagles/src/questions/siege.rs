//! A die for a siege (T9).

use super::question::{Question, dice};
use crate::command::Decision;
use crate::event::Report;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::rules;
use crate::state::Stage;
use engine::contract::{Pending, Side};

pub(super) struct SiegeDie;

impl Question for SiegeDie {
    fn wording(&self) -> &'static str {
        "roll-siege"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let owner = game.campaign().map_or(Side::First, |campaign| campaign.leaves_map);
        dice(owner, 1, rules::POLITICS)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let Stage::Siege(siege) = game.state.stage else { return };
        game.besiege(siege, faces.first().copied().unwrap_or(1), report);
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}
