//! Whether a squadron by itself rides off before the enemy, and where an outpost flees to (B11).

use super::question::{Question, ask};
use crate::breach::{Checked, Facts, demand, other_question};
use crate::command::{Command, Decision};
use crate::definition::LeaderId;
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules;
use engine::contract::{Pending, Side};

pub(super) struct Ride;

fn leader(game: &Game) -> LeaderId {
    game.startled().unwrap_or(LeaderId(0))
}

impl Question for Ride {
    fn wording(&self) -> &'static str {
        "ride-off"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let leader = leader(game);
        ask(game.board.side_of(leader), Decision::RideOff { leader })
    }

    fn options(&self, game: &Game) -> Options {
        let commands = game.rides(leader(game)).into_iter().map(|source| Command::Flee { source }).collect();
        Options::Campaign { commands, may_pass: !game.is_outpost(self::leader(game)) }
    }

    fn answer(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) -> Checked {
        let leader = leader(game);
        match command {
            Command::Flee { source } => {
                demand(game.rides(leader).contains(source), rules::OUTPOSTS, "no-refuge", || {
                    Facts::NONE.varied("ride").with("leader", leader).with("hex", *source)
                })?;
                game.ride_off(leader, Some(*source), report);
            }
            Command::Pass if !game.is_outpost(leader) => game.ride_off(leader, None, report),
            _ => return Err(other_question(self.wording())),
        }
        Ok(())
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let leader = leader(game);
        match game.rides(leader).as_slice() {
            [] => game.ride_off(leader, None, report),
            // An outpost flees; with only one way out there is nothing to decide.
            [source] if game.is_outpost(leader) => game.ride_off(leader, Some(*source), report),
            _ => return false,
        }
        true
    }
}
