//! The path of a repulsed stack [5.4].

use super::question::{Question, ask};
use crate::breach::breach;
use crate::breach::{Checked, Facts, other_question};
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules;
use crate::state::*;
use engine::contract::{Pending, Side};

pub(super) struct GiveWay;

impl Question for GiveWay {
    fn wording(&self) -> &'static str {
        "give-way"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        match game.state.march() {
            Some(March { side, step: MarchStep::GiveWay { hex }, .. }) => {
                ask(side.other(), Decision::GiveWay { hex: *hex })
            }
            _ => ask(Side::First, Decision::Initiative),
        }
    }

    fn options(&self, game: &Game) -> Options {
        game.ways_to_give().map_or(Options::Nothing, Options::GiveWay)
    }

    fn answer(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) -> Checked {
        let Command::GiveWay { path } = command else { return Err(other_question(self.wording())) };
        let Some(ways) = game.ways_to_give() else {
            return Err(breach(rules::REPULSE, "no-repulse", Facts::NONE));
        };
        game.check_path(&ways, path, false)?;
        game.give_way(path, report)
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        match game.ways_to_give() {
            Some(ways) if ways.is_single() => game.give_way(&ways.first().path, report).is_ok(),
            _ => false,
        }
    }
}
