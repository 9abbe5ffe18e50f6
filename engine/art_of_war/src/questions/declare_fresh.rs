//! Fresh strength, declared by the attacker and then by the defender before the first attack [21.1].

use crate::breach::Breach;
use crate::cases;
use crate::command::{Command, Decision};
use crate::contact::Contact;
use crate::event::{Report, What};
use crate::fresh;
use crate::game::Game;
use crate::options::Options;
use crate::plan::Plan;
use crate::question::Question;
use crate::state::Step;
use crate::unit_set::UnitSet;
use crate::victory::Outcome;
use engine::contract::{Pending, Side};

/// The units of a side that fight with their division's fresh strength in this phase.
pub(super) struct DeclareFresh {
    pub(super) side: Side,
    pub(super) contact: Contact,
}

impl Question for DeclareFresh {
    fn wording(&self) -> &'static str {
        "fresh"
    }

    fn pending(&self, _game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: self.side, decision: Decision::DeclareFresh }
    }

    fn options(&self, game: &Game) -> Options {
        Options::DeclareFresh(self.eligible(game).iter().collect())
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Breach> {
        match command {
            Command::DeclareFresh { units } => {
                let side = self.side;
                let declared = fresh::check(&game.board, &game.state, &self.contact, side, units)?;
                Ok(Plan::new(move |game, report| game.declare_fresh(side, declared, report)))
            }
            _ => Err(self.another()),
        }
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        if self.contact.is_over() {
            game.end_combat(report);
        } else if self.eligible(game).is_empty() {
            game.after_fresh(self.side);
        } else {
            return false;
        }
        true
    }
}

impl DeclareFresh {
    fn eligible(&self, game: &Game) -> UnitSet {
        fresh::eligible(&game.board, &game.state, &self.contact, self.side)
    }
}

impl Game {
    fn declare_fresh(&mut self, side: Side, units: UnitSet, report: &mut Report) {
        for division in units.iter().filter_map(|unit| self.board.unit(unit).division) {
            if let Some(spent) = self.state.fresh_spent.get_mut(usize::from(division.0)) {
                *spent = true;
            }
        }
        if let Some(combat) = self.state.combat_mut() {
            combat.fresh = combat.fresh.or(units);
        }
        let why = (!units.is_empty()).then_some(cases::FRESH);
        let several = (units.len() > 1).then_some(cases::FRESH_BASIC);
        let units = units.iter().collect();
        report.tell(What::FreshDeclared { side, units }, why.into_iter().chain(several));
        self.after_fresh(side);
    }

    /// The attacker has declared fresh strength, then the defender; then attacks begin.
    fn after_fresh(&mut self, side: Side) {
        let next = if side == self.state.active { Step::DeclareFresh(side.other()) } else { Step::Announce };
        if let Some(combat) = self.state.combat_mut() {
            combat.step = next;
        }
    }
}
