//! X3: the attackers that break in an exchange [9.6.6].

use crate::breach::by;
use crate::command::{Command, Decision};
use crate::definition::{ALLIED, UnitId};
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::orders::Plan;
use crate::question::Question;
use crate::rules;
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal};

/// The attacker's losses.
pub(super) struct Exchange;

impl Exchange {
    fn sets(game: &Game) -> Vec<Vec<UnitId>> {
        game.state.fight().map(|fight| game.exchange_sets(fight)).unwrap_or_default()
    }
}

impl Question for Exchange {
    fn due(&self) -> &'static str {
        "exchange"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let side = game.state.fight().map_or(ALLIED, |fight| fight.attacker);
        Pending::Decision { side, decision: Decision::Exchange }
    }

    fn options(&self, game: &Game) -> Options {
        Options::Exchange { sets: Exchange::sets(game) }
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        let Command::Exchange { units } = command else { return Err(self.another()) };
        let side = game.state.fight().map_or(ALLIED, |fight| fight.attacker);
        units.iter().try_for_each(|unit| game.check_unit(side, *unit))?;
        let mut units = units.clone();
        units.sort_unstable();
        if !Exchange::sets(game).contains(&units) {
            return Err(by(rules::EXCHANGE, "wrong-losses"));
        }
        Ok(Plan::new(move |game, report| game.exchange(&units, report)))
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        match Exchange::sets(game).as_slice() {
            [only] => game.exchange(only, report),
            _ => return false,
        }
        true
    }

    fn has_answer(&self, game: &Game) -> bool {
        !Exchange::sets(game).is_empty()
    }
}
