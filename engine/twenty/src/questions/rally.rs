//! N2: payments for Broken units, then their dice [10.2, R49, R50].

use crate::breach::{by, by_unit};
use crate::command::{Command, Decision};
use crate::die::dice;
use crate::event::{Report, What};
use crate::game::Game;
use crate::morale::Moment;
use crate::options::Options;
use crate::orders::Plan;
use crate::question::Question;
use crate::rules;
use crate::state::{NightStep, Stage};
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal};
use engine::count::less;

/// The units for which is paid.
pub(super) struct Payments;

impl Payments {
    /// The most units that can be paid for.
    fn most(game: &Game) -> u8 {
        let numbers = game.board.definition().numbers.morale;
        let level = less(*game.state.morale.of(game.state.active), numbers.least_left);
        match numbers.rally_bonus.unsigned_abs() {
            0 => u8::MAX,
            price => level / price,
        }
    }
}

impl Question for Payments {
    fn due(&self) -> &'static str {
        "rally"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: game.state.active, decision: Decision::Rally }
    }

    fn options(&self, game: &Game) -> Options {
        let units = game.broken(game.state.active);
        let most = Payments::most(game).min(u8::try_from(units.len()).unwrap_or(u8::MAX));
        Options::Rally { units, most }
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        let Command::Rally { paid } = command else { return Err(self.another()) };
        paid.iter().try_for_each(|unit| game.check_unit(game.state.active, *unit))?;
        let broken = game.broken(game.state.active);
        let mut paid = paid.clone();
        paid.sort_unstable();
        let twice = paid.windows(2).any(|pair| matches!(pair, [one, other] if one == other));
        if let Some(unit) = paid.iter().find(|unit| !broken.contains(unit)) {
            return Err(by_unit(rules::RALLY, "not-broken", *unit));
        }
        if twice {
            return Err(by(rules::RALLY, "named-twice"));
        }
        if paid.len() > usize::from(Payments::most(game)) {
            return Err(by(rules::VOLUNTARY, "last-point").varied("rally"));
        }
        Ok(Plan::new(move |game, report| game.pay_for_rally(paid, report)))
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        if game.broken(game.state.active).is_empty() {
            game.after_rally(report);
        } else if Payments::most(game) == 0 {
            game.state.stage = Stage::Night(NightStep::RallyDice { paid: Vec::new() });
        } else {
            return false;
        }
        true
    }
}

/// One die for each Broken unit.
pub(super) struct RallyDice;

impl Question for RallyDice {
    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let side = game.state.active;
        dice(game.broken(side).len(), side, rules::RALLY)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let Stage::Night(NightStep::RallyDice { paid }) = game.state.stage.clone() else { return };
        let turn = game.state.turn + 1;
        for (unit, &face) in game.broken(game.state.active).into_iter().zip(faces) {
            game.rally_die(unit, face, paid.contains(&unit), turn, report);
        }
        game.after_rally(report);
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let nobody = game.broken(game.state.active).is_empty();
        if nobody {
            game.after_rally(report);
        }
        nobody
    }
}

impl Game {
    fn pay_for_rally(&mut self, paid: Vec<crate::definition::UnitId>, report: &mut Report) {
        let side = self.state.active;
        let mut moment = Moment::default();
        for _ in &paid {
            moment.add(side, self.board.definition().numbers.morale.rally_bonus);
        }
        if !paid.is_empty() {
            report.tell(What::RallyPaid { side, units: paid.clone() }, [rules::RALLY]);
        }
        self.state.stage = Stage::Night(NightStep::RallyDice { paid });
        let _goes_on = self.moment(moment, &[rules::RALLY], report);
    }
}
