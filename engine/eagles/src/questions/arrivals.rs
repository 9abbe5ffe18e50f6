//! Arrivals and returns from boxes (B8, B9).

use super::question::{Question, ask};
use crate::activation::How;
use crate::breach::{Checked, Facts, demand, other_question};
use crate::command::{Command, Decision};
use crate::definition::LeaderId;
use crate::event::{Report, What};
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules;
use engine::contract::{Pending, Side};
use engine::hex::Hex;

pub(super) struct Arrivals;

impl Game {
    /// A leader comes onto the map, and marches.
    fn enter(&mut self, leader: LeaderId, hex: Hex, report: &mut Report) {
        self.appear_at(leader, hex);
        report.tell(What::Arrived { leader, hex }, [rules::ARRIVAL]);
        self.put(&[leader], hex, report);
        let how = How::Arrival;
        // A leader that no die roll lets go stays in its hex of arrival.
        if let Ok(trial) = self.check_force(self.state.phasing, how, leader, &[]) {
            self.begin_march(how, leader, &[], &trial, report);
        }
    }
}

impl Question for Arrivals {
    fn wording(&self) -> &'static str {
        "arrivals"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(game.state.phasing, Decision::Arrivals)
    }

    fn options(&self, game: &Game) -> Options {
        Options::Campaign { commands: game.arriving(), may_pass: game.due().is_none() }
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        match command {
            Command::Enter { leader, hex } => {
                game.check_enter(side, *leader, *hex)?;
                game.enter(*leader, *hex, report);
            }
            Command::Transit { leader } => {
                let to = game.check_transit(side, *leader)?;
                game.transit(*leader, to, report);
            }
            Command::Pass => {
                demand(game.due().is_none(), rules::ARRIVAL, "still-due", || Facts::NONE)?;
                game.begin_command(report);
            }
            _ => return Err(other_question(self.wording())),
        }
        Ok(())
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        if let Some((leader, hex)) = game.due() {
            if game.check_enter_at(leader, hex) {
                game.enter(leader, hex, report);
                return true;
            }
            let doors = game.side_doors(leader, hex);
            match doors.as_slice() {
                [] => game.put_off(leader, report),
                [only] => game.enter(leader, *only, report),
                _ => return false,
            }
            return true;
        }
        if !game.arriving().is_empty() {
            return false;
        }
        game.begin_command(report);
        true
    }
}
