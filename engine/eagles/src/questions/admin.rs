//! Administration: the dice, then changes of source and disbanding (B2, B5, B6).

use super::question::{Question, ask, dice};
use crate::breach::{Checked, other_question};
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules;
use crate::state::Stage;
use engine::contract::{Pending, Side};

pub(super) struct AdminDice;
pub(super) struct Admin;

fn roll_count(game: &Game) -> usize {
    game.admin_rolls().iter().map(|(_, roll)| roll.dice()).sum()
}

impl Question for AdminDice {
    fn wording(&self) -> &'static str {
        "roll-admin"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        dice(game.state.phasing, roll_count(game), rules::ADMIN)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.administer(faces, report);
        game.state.stage = Stage::Admin { rolled: true };
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        if roll_count(game) > 0 {
            return false;
        }
        game.administer(&[], report);
        game.state.stage = Stage::Admin { rolled: true };
        true
    }
}

fn open(game: &Game) -> Vec<Command> {
    let side = game.state.phasing;
    let mut found = Vec::new();
    for army in game.armies_of(side) {
        let plans = game.campaign().and_then(|campaign| campaign.staffs.get(usize::from(army.0)));
        let sources = plans.map_or(&[][..], |plan| plan.sources.as_slice());
        let legal = sources.iter().map(|source| source.hex).filter(|&hex| game.check_source(side, army, hex).is_ok());
        found.extend(legal.map(|hex| Command::ChangeSource { army, hex }));
        if game.check_disband(side, army).is_ok() {
            found.push(Command::Disband { army });
        }
    }
    found
}

impl Question for Admin {
    fn wording(&self) -> &'static str {
        "admin"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(game.state.phasing, Decision::Admin)
    }

    fn options(&self, game: &Game) -> Options {
        Options::Campaign { commands: open(game), may_pass: true }
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        match command {
            Command::ChangeSource { army, hex } => {
                game.check_source(side, *army, *hex)?;
                game.change_source(*army, *hex, report);
            }
            Command::Disband { army } => {
                game.check_disband(side, *army)?;
                game.disband(*army, report);
            }
            Command::Done => game.begin_organise(report),
            _ => return Err(other_question(self.wording())),
        }
        Ok(())
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        if !open(game).is_empty() {
            return false;
        }
        game.begin_organise(report);
        true
    }
}
