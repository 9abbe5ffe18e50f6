//! The units that are lost in an equal elimination [6.3 Ee].

use crate::breach::Breach;
use crate::cases;
use crate::command::{Command, Decision};
use crate::definition::UnitId;
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::plan::Plan;
use crate::question::Question;
use crate::state::Aftermath;
use crate::unit_set::UnitSet;
use crate::victory::Outcome;
use engine::contract::Pending;

/// The adjacent units that the attacker loses.
pub(super) struct Losses {
    /// The least printed strength that must be lost.
    due: u16,
    /// The adjacent attackers.
    candidates: Vec<UnitId>,
    choices: Vec<Vec<UnitId>>,
}

impl Losses {
    pub(super) fn of(game: &Game, aftermath: &Aftermath) -> Losses {
        let choices = game.loss_choices(aftermath);
        Losses { due: aftermath.losses_due, candidates: aftermath.attack.adjacent.clone(), choices }
    }

    /// Adjacent attackers, each once, enough of them and none too many.
    fn check(&self, game: &Game, units: &[UnitId]) -> Result<Vec<UnitId>, Breach> {
        let set: UnitSet = units.iter().copied().collect();
        let strangers = units.iter().any(|unit| !self.candidates.contains(unit));
        let chosen: Vec<UnitId> = set.iter().collect();
        if strangers || chosen.len() != units.len() || game.printed(&chosen) < self.due {
            return Err(Breach::WrongLosses { due: self.due });
        }
        match game.needless(&chosen, self.due) {
            Some(unit) => Err(Breach::NeedlessLoss(unit)),
            None => Ok(chosen),
        }
    }
}

impl Question for Losses {
    fn wording(&self) -> &'static str {
        "losses"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: game.state.active, decision: Decision::Losses { due: self.due } }
    }

    fn options(&self, _game: &Game) -> Options {
        Options::Losses(self.choices.clone())
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Breach> {
        match command {
            Command::TakeLosses { units } => {
                let chosen = self.check(game, units)?;
                Ok(Plan::new(move |game, report| game.take_losses(&chosen, report)))
            }
            _ => Err(self.another()),
        }
    }

    fn has_answer(&self, game: &Game) -> bool {
        self.choices.first().is_some_and(|units| self.check(game, units).is_ok())
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        match self.choices.as_slice() {
            [only] => {
                game.take_losses(only, report);
                true
            }
            _ => false,
        }
    }
}

impl Game {
    /// Every set of adjacent attackers that is enough, without a unit that could be spared [ruling 17].
    fn loss_choices(&self, aftermath: &Aftermath) -> Vec<Vec<UnitId>> {
        let candidates = &aftermath.attack.adjacent;
        if self.printed(candidates) <= aftermath.losses_due {
            return vec![candidates.clone()];
        }
        let mut choices = Vec::new();
        self.choose_losses(candidates, aftermath.losses_due, &mut Vec::new(), &mut choices);
        choices
    }

    fn choose_losses(&self, rest: &[UnitId], due: u16, chosen: &mut Vec<UnitId>, choices: &mut Vec<Vec<UnitId>>) {
        let sum = self.printed(chosen);
        if sum >= due {
            if self.needless(chosen, due).is_none() {
                choices.push(chosen.clone());
            }
            return;
        }
        if let Some((&next, rest)) = rest.split_first() {
            chosen.push(next);
            self.choose_losses(rest, due, chosen, choices);
            chosen.pop();
            self.choose_losses(rest, due, chosen, choices);
        }
    }

    fn needless(&self, chosen: &[UnitId], due: u16) -> Option<UnitId> {
        let sum = self.printed(chosen);
        chosen.iter().copied().find(|&unit| sum - u16::from(self.board.unit(unit).strength) >= due)
    }

    pub(crate) fn take_losses(&mut self, units: &[UnitId], report: &mut Report) {
        if let Some(aftermath) = self.state.aftermath_mut() {
            aftermath.losses_due = 0;
        }
        self.eliminate(units, cases::RESULTS, report);
    }
}
