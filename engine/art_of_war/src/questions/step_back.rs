//! Batteries that draw back after bombarding, one after the other [6.8].

use crate::breach::Breach;
use crate::cases;
use crate::command::{Command, Decision};
use crate::definition::UnitId;
use crate::event::{Report, What};
use crate::game::Game;
use crate::options::Options;
use crate::plan::Plan;
use crate::question::Question;
use crate::state::Place;
use crate::victory::Outcome;
use engine::contract::Pending;
use engine::hex::Hex;

/// Whether a battery draws back by one hex, and its hex.
pub(super) struct StepBack {
    battery: UnitId,
    hexes: Vec<Hex>,
}

impl StepBack {
    pub(super) fn of(game: &Game, battery: UnitId) -> StepBack {
        StepBack { battery, hexes: game.retreats().free(battery) }
    }
}

impl Question for StepBack {
    fn wording(&self) -> &'static str {
        "step-back"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: game.state.active, decision: Decision::StepBack { unit: self.battery } }
    }

    fn options(&self, _game: &Game) -> Options {
        Options::StepBack(self.battery, self.hexes.clone())
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Breach> {
        let (unit, to) = match *command {
            Command::StepBack { unit, to } => {
                game.on_map(to)?;
                if unit != self.battery || !self.hexes.contains(&to) {
                    return Err(Breach::NoStepBack { unit, to });
                }
                (unit, to)
            }
            Command::Stay => {
                let unit = self.battery;
                (unit, game.state.hex_of(unit).ok_or(Breach::NotOnMap { unit, case: cases::GUNS_SAFE })?)
            }
            _ => return Err(self.another()),
        };
        Ok(Plan::new(move |game, report| game.step_back(unit, to, report)))
    }

    fn settle(&self, game: &mut Game, _report: &mut Report) -> bool {
        let passes = self.hexes.is_empty();
        if passes {
            game.next_gun();
        }
        passes
    }
}

impl Game {
    /// Draws the battery back, or leaves it where it is if `to` is its own hex.
    fn step_back(&mut self, unit: UnitId, to: Hex, report: &mut Report) {
        if let Some(from) = self.state.hex_of(unit) {
            self.set_place(unit, Place::On(to));
            report.tell(What::SteppedBack { unit, from, to }, [cases::GUNS_SAFE]);
            self.take_control(unit, to, report);
        }
        self.next_gun();
    }

    fn next_gun(&mut self) {
        if let Some(aftermath) = self.state.aftermath_mut()
            && !aftermath.guns.is_empty()
        {
            aftermath.guns.remove(0);
        }
    }
}
