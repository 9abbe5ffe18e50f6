//! A reserve called up for a unit that its army has lost [11.3].

use crate::board::ArmyId;
use crate::breach::Breach;
use crate::cases;
use crate::command::{Command, Decision};
use crate::definition::UnitId;
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::plan::Plan;
use crate::question::Question;
use crate::victory::Outcome;
use engine::contract::{Pending, Side};

/// Whether an army frees a reserve for its oldest loss, and which.
pub(super) struct CallReserve {
    side: Side,
    army: ArmyId,
    reserves: Vec<UnitId>,
}

impl CallReserve {
    pub(super) fn of(game: &Game, side: Side, army: ArmyId) -> CallReserve {
        CallReserve { side, army, reserves: game.reserves_of(army).collect() }
    }

    fn check(&self, units: &[UnitId]) -> Result<(), Breach> {
        match units {
            [] => Ok(()),
            [unit] if self.reserves.contains(unit) => Ok(()),
            [unit] => Err(Breach::NotInReserve { unit: *unit, case: cases::RESERVE_CALLED }),
            _ => Err(Breach::TooManyReserves { most: 1, case: cases::RESERVE_CALLED }),
        }
    }
}

impl Question for CallReserve {
    fn wording(&self) -> &'static str {
        "call-reserve"
    }

    fn pending(&self, _game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: self.side, decision: Decision::CallReserve { army: self.army } }
    }

    fn options(&self, _game: &Game) -> Options {
        Options::CallReserve(self.reserves.clone())
    }

    fn answer(&self, _game: &Game, command: &Command) -> Result<Plan, Breach> {
        match command {
            Command::Activate { units } => {
                self.check(units)?;
                let units = units.clone();
                Ok(Plan::new(move |game, report| game.answer_call(&units, report)))
            }
            _ => Err(self.another()),
        }
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let passes = self.reserves.is_empty();
        if passes {
            game.answer_call(&[], report);
        }
        passes
    }
}

impl Game {
    /// Frees the reserve that was called, if one was; the next loss may call another.
    pub(crate) fn answer_call(&mut self, units: &[UnitId], report: &mut Report) {
        if let Some(aftermath) = self.state.aftermath_mut()
            && !aftermath.calls.is_empty()
        {
            aftermath.calls.remove(0);
        }
        for &unit in units {
            self.activate(unit, [cases::RESERVE_CALLED], report);
        }
    }
}
