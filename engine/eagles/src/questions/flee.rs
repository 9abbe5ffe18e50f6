//! A Centre of Operations that the enemy covers flees at once (B5).

use super::question::{Question, ask};
use crate::breach::{Checked, Facts, demand, other_question};
use crate::command::{Command, Decision};
use crate::definition::ArmyId;
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules;
use engine::contract::{Pending, Side};

pub(super) struct Flee;

fn army(game: &Game) -> ArmyId {
    game.fleeing().unwrap_or(ArmyId(0))
}

impl Question for Flee {
    fn wording(&self) -> &'static str {
        "flee"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let army = army(game);
        ask(game.army_side(army), Decision::Flee { army })
    }

    fn options(&self, game: &Game) -> Options {
        let commands = game.refuges(army(game)).into_iter().map(|source| Command::Flee { source }).collect();
        Options::Campaign { commands, may_pass: false }
    }

    fn answer(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) -> Checked {
        let Command::Flee { source } = command else { return Err(other_question(self.wording())) };
        let army = army(game);
        demand(game.refuges(army).contains(source), rules::CENTRE, "no-refuge", || {
            Facts::NONE.varied("source").with("hex", *source)
        })?;
        game.flee_centre(army, Some(*source), report);
        Ok(())
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let army = army(game);
        match game.refuges(army).as_slice() {
            [] => game.flee_centre(army, None, report),
            [only] => game.flee_centre(army, Some(*only), report),
            _ => return false,
        }
        true
    }
}
