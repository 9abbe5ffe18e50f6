//! X5: the unit that retreats next, and its hex [9.8].

use crate::command::{Command, Decision};
use crate::definition::{ALLIED, UnitId};
use crate::event::Report;
use crate::game::Game;
use crate::options::{Options, RetreatStep};
use crate::orders::Plan;
use crate::question::Question;
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal};

/// The next step of a retreat.
pub(super) struct Retreat;

impl Retreat {
    fn steps(game: &Game) -> Vec<RetreatStep> {
        game.state.fight().map(|fight| game.field().retreat_steps(fight)).unwrap_or_default()
    }
}

impl Question for Retreat {
    fn due(&self) -> &'static str {
        "retreat"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let fight = game.state.fight();
        let mut units: Vec<UnitId> = match fight.and_then(|fight| fight.going.as_ref()) {
            Some(going) => vec![going.unit],
            None => fight.iter().flat_map(|fight| &fight.retreating).map(|known| known.unit).collect(),
        };
        units.dedup();
        let side = units.first().map_or(ALLIED, |unit| game.board.unit(*unit).side);
        Pending::Decision { side, decision: Decision::Retreat { units } }
    }

    fn options(&self, game: &Game) -> Options {
        Options::Retreat { steps: Retreat::steps(game) }
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        let Command::Retreat { unit, line, to } = *command else { return Err(self.another()) };
        game.check_unit(self.asked(game).unwrap_or(ALLIED), unit)?;
        game.check_hexes(line.iter().chain(&to))?;
        let same = |step: &RetreatStep| step.unit == unit && step.line == line && step.to == to;
        if let Some(step) = Retreat::steps(game).into_iter().find(same) {
            return Ok(Plan::new(move |game, report| game.step_back(step, report)));
        }
        match game.state.fight() {
            Some(fight) => Err(game.field().refuse_retreat(fight, unit, line, to)),
            None => Err(self.another()),
        }
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let done = game.state.fight().is_none_or(|fight| fight.going.is_none() && fight.retreating.is_empty());
        if done {
            game.begin_advances();
            return true;
        }
        match Retreat::steps(game).as_slice() {
            [only] => game.step_back(*only, report),
            _ => return false,
        }
        true
    }

    fn has_answer(&self, game: &Game) -> bool {
        !Retreat::steps(game).is_empty()
    }
}
