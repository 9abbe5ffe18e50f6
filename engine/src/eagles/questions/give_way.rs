//! The way of a repulsed stack [5.4].

use super::question::{Question, ask};
use crate::contract::{Pending, Side};
use crate::eagles::breach::breach;
use crate::eagles::breach::{Checked, other_question};
use crate::eagles::command::{Command, Decision};
use crate::eagles::event::Report;
use crate::eagles::game::Game;
use crate::eagles::options::Options;
use crate::eagles::outcome::Outcome;
use crate::eagles::rules;
use crate::eagles::state::*;

pub(super) struct GiveWay;

impl Question for GiveWay {
    fn wording(&self) -> &'static str {
        "say where the repulsed stack goes"
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
            return Err(breach(rules::REPULSE, "no-repulse", "nobody is repulsed"));
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
