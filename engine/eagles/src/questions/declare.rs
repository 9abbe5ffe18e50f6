//! The choice of the next combat [7.1, 7.2].

use super::question::{Question, ask};
use crate::breach::demand;
use crate::breach::{Checked, Facts, other_question};
use crate::command::{Command, Decision};
use crate::definition::LeaderId;
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::options::*;
use crate::outcome::Outcome;
use crate::rules;
use engine::contract::{Pending, Side};

pub(super) struct Declare;

impl Game {
    /// Whether no combat need be declared any more.
    fn check_no_more(&self) -> Checked {
        let owing = self.obliged();
        demand(owing.is_empty(), rules::OBLIGATION, "still-owes", || {
            owing.first().map_or(Facts::NONE.varied("somebody"), |one| Facts::NONE.with("leader", *one))
        })
    }
}

impl Question for Declare {
    fn wording(&self) -> &'static str {
        "declare"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(game.state.phasing, Decision::Declare)
    }

    fn options(&self, game: &Game) -> Options {
        let attackers = game.attackers();
        let side = game.state.phasing;
        let fresh = |leader: &LeaderId| game.state.leader(*leader).is_some_and(|leader| !leader.fought);
        let ready = attackers.iter().filter_map(|(leader, _)| {
            let (leader, others, targets) = game.some_declaration(*leader)?;
            Some(ReadyDeclaration { leader, others, targets })
        });
        let obliged = game.obliged();
        let gunners = game
            .on_map(side)
            .filter(|leader| fresh(leader) && game.is_employed(*leader) && game.field.arms(*leader).fighting() == 0)
            .map(|leader| AttackerOption { leader, hexes: game.prey(leader) })
            .filter(|option| !option.hexes.is_empty());
        let near = |leader: &LeaderId| {
            let hex = game.state.hex_of(*leader);
            attackers.iter().any(|(other, _)| game.state.hex_of(*other) == hex)
        };
        Options::Declare(DeclareOptions {
            ready: ready.collect(),
            gunners: gunners.collect(),
            idle: game
                .on_map(side)
                .filter(|leader| fresh(leader) && !game.is_employed(*leader) && near(leader))
                .collect(),
            owed: game.owed_hexes(),
            may_pass: obliged.is_empty(),
            obliged,
            attackers: attackers.into_iter().map(|(leader, hexes)| AttackerOption { leader, hexes }).collect(),
        })
    }

    fn check(&self, game: &Game, _side: Side, command: &Command) -> Option<Checked> {
        match command {
            Command::Declare { leader, others, targets } => Some(game.check_declaration(*leader, others, targets)),
            Command::Pass => Some(game.check_no_more()),
            _ => None,
        }
    }

    fn answer(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) -> Checked {
        match command {
            Command::Declare { leader, others, targets } => {
                game.check_declaration(*leader, others, targets)?;
                game.declare(*leader, others, targets, report);
                Ok(())
            }
            Command::Pass => {
                game.check_no_more()?;
                game.end_combat(report);
                Ok(())
            }
            _ => Err(other_question(self.wording())),
        }
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        if !game.attackers().is_empty() {
            return false;
        }
        game.end_combat(report);
        true
    }
}
