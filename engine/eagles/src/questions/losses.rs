//! The choice of the units that bear a loss [5.5, R66].

use super::question::{Question, ask};
use crate::breach::breach;
use crate::breach::{Checked, Facts, other_question};
use crate::command::{Command, Decision};
use crate::definition::UnitId;
use crate::dues::Toll;
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::options::{LossPart, UnitChoice};
use crate::outcome::Outcome;
use crate::rules;
use crate::state::*;
use crate::veiled::Veiled;
use engine::contract::{Pending, Side};
use engine::rule::Rule;

pub(super) struct Losses;

impl Game {
    /// The loss that must be taken now.
    pub(crate) fn toll(&self) -> Option<&Toll> {
        match &self.state.stage {
            Stage::March(march) => match &march.step {
                MarchStep::Loss(toll) => Some(toll),
                _ => None,
            },
            Stage::Stationary { toll, .. } => toll.as_ref(),
            Stage::Combat(combat) => combat.fight.as_ref()?.tolls.first(),
            _ => None,
        }
    }

    /// The rule that caused the loss that must be taken now.
    pub fn loss_rule(&self) -> Rule {
        match &self.state.stage {
            Stage::Stationary { .. } => rules::STATIONARY,
            _ => self.toll().map_or(rules::ATTRITION, Toll::rule),
        }
    }

    fn bear(&mut self, units: &[UnitId], report: &mut Report) {
        let Some(toll) = self.toll().cloned() else { return };
        match &self.state.stage {
            Stage::March(_) => {
                self.pay(&toll, units, rules::ATTRITION, report);
                self.close_march();
                self.dismiss(&toll.leaders, report);
            }
            Stage::Stationary { .. } => {
                self.pay(&toll, units, rules::STATIONARY, report);
                if let Stage::Stationary { rest, toll, .. } = &mut self.state.stage {
                    *toll = None;
                    if !rest.is_empty() {
                        rest.remove(0);
                    }
                }
                self.dismiss(&toll.leaders, report);
            }
            _ => self.take_loss(units, report),
        }
    }
}

impl Question for Losses {
    fn wording(&self) -> &'static str {
        "lose"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let hidden = || game.hidden_loss().map_or((Side::First, 0), |(side, loss, _)| (side, loss));
        let (side, due) = game.toll().map_or_else(hidden, |toll| (toll.side, toll.sum()));
        ask(side, Decision::Lose { due })
    }

    fn options(&self, game: &Game) -> Options {
        let parts = game.toll().map(|toll| game.loss_parts(toll)).unwrap_or_default();
        let part = |(due, units): (u16, Vec<(UnitId, u16)>)| LossPart {
            due,
            units: units.into_iter().map(|(unit, strength)| UnitChoice { unit, strength }).collect(),
        };
        Options::Lose(parts.into_iter().map(part).collect())
    }

    fn check(&self, game: &Game, _side: Side, command: &Command) -> Option<Checked> {
        match command {
            Command::Lose { units } => game.toll().map(|toll| game.check_loss(toll, units)),
            _ => None,
        }
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        if let Command::Veiled(veiled) = command
            && let Veiled::Suffer { loss, reseal } = veiled.as_ref()
        {
            return game.suffer(side, *loss, reseal, report);
        }
        let Command::Lose { units } = command else { return Err(other_question(self.wording())) };
        let Some(toll) = game.toll() else {
            return Err(breach(rules::LOSSES, "no-loss", Facts::NONE.varied("due")));
        };
        game.check_loss(toll, units)?;
        game.bear(units, report);
        Ok(())
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let Some(units) = game.toll().and_then(|toll| game.only_loss(toll)) else { return false };
        game.bear(&units, report);
        true
    }
}
