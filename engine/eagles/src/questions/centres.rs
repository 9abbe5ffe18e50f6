//! Centres of Operations move at the end of the commands (B5).

use super::question::{Question, ask};
use crate::breach::{Checked, other_question};
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use engine::contract::{Pending, Side};

pub(super) struct Centres;

fn open(game: &Game) -> Vec<Command> {
    let side = game.state.phasing;
    let mut found = Vec::new();
    for army in game.armies_of(side) {
        if let Some((from, spread)) = game.centre_spread(army) {
            for hex in game.board.hexes().filter(|&hex| hex != from) {
                let path = spread.path(&game.board, hex);
                found.extend(path.map(|path| Command::MoveCentre { army, path }));
            }
        }
        found.extend(game.centre_exits(army).into_iter().map(|path| Command::RetireCentre { army, path }));
        found.extend(game.centre_returns(army).into_iter().map(|hex| Command::PlaceCentre { army, hex }));
    }
    found
}

/// Whether any of the phasing side's Centres may do anything: cheaper than listing it all.
fn anything(game: &Game) -> bool {
    let side = game.state.phasing;
    game.armies_of(side).into_iter().any(|army| {
        let moves = game.centre_spread(army).is_some_and(|(from, spread)| {
            game.board.steps(from).iter().any(|step| spread.cost(&game.board, step.to).is_some())
        });
        moves || !game.centre_returns(army).is_empty() || !game.centre_exits(army).is_empty()
    })
}

impl Question for Centres {
    fn wording(&self) -> &'static str {
        "centres"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(game.state.phasing, Decision::Centres)
    }

    fn options(&self, game: &Game) -> Options {
        Options::Campaign { commands: open(game), may_pass: true }
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        match command {
            Command::MoveCentre { army, path } => {
                let to = game.check_centre(side, *army, path)?;
                game.move_centre(*army, to, report);
            }
            Command::RetireCentre { army, path } => {
                let (hex, area) = game.check_retire(side, *army, path)?;
                game.retire_centre(*army, hex, area, report);
            }
            Command::PlaceCentre { army, hex } => {
                game.check_place_centre(side, *army, *hex)?;
                game.move_centre(*army, *hex, report);
            }
            Command::Pass => game.begin_initiative(report),
            _ => return Err(other_question(self.wording())),
        }
        Ok(())
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        if anything(game) {
            return false;
        }
        game.begin_initiative(report);
        true
    }
}
