//! The advance after combat, of one unit into a hex that the losing side left [6.6].

use crate::breach::Breach;
use crate::cases;
use crate::command::{Command, Decision};
use crate::definition::UnitId;
use crate::event::{Report, What};
use crate::game::Game;
use crate::morale::is_demoralised;
use crate::options::Options;
use crate::plan::Plan;
use crate::question::Question;
use crate::state::{Aftermath, Place};
use crate::victory::Outcome;
use engine::contract::{Pending, Side};
use engine::hex::Hex;

/// Whether the victor advances, with which unit and into which hex.
pub(super) struct Advance {
    victor: Side,
    choices: Vec<(UnitId, Hex)>,
}

impl Advance {
    pub(super) fn of(game: &Game, aftermath: &Aftermath) -> Advance {
        Advance { victor: game.victor(aftermath), choices: game.advance_choices(aftermath) }
    }

    fn check(&self, game: &Game, unit: UnitId, to: Hex) -> Result<(), Breach> {
        if self.choices.contains(&(unit, to)) {
            Ok(())
        } else if !game.board.has_unit(unit) {
            Err(Breach::UnknownUnit)
        } else if game.board.unit(unit).garrison.is_some() {
            Err(Breach::GarrisonStays(unit))
        } else if is_demoralised(&game.board, &game.state, unit) {
            Err(Breach::NoHeart(unit))
        } else {
            Err(Breach::NoAdvance { unit, to })
        }
    }
}

impl Question for Advance {
    fn wording(&self) -> &'static str {
        "advance"
    }

    fn pending(&self, _game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: self.victor, decision: Decision::Advance }
    }

    fn options(&self, _game: &Game) -> Options {
        Options::Advance(self.choices.clone())
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Breach> {
        match *command {
            Command::Advance { unit, to } => {
                game.on_map(to)?;
                self.check(game, unit, to)?;
                Ok(Plan::new(move |game, report| game.advance(unit, to, report)))
            }
            Command::HoldGround => Ok(Plan::new(|game, report| game.hold_ground(report))),
            _ => Err(self.another()),
        }
    }

    fn settle(&self, game: &mut Game, _report: &mut Report) -> bool {
        let passes = self.choices.is_empty();
        if passes {
            game.close_advance();
        }
        passes
    }
}

impl Game {
    /// Adjacent attackers or defenders that survived, with the empty hexes they may enter [6.6].
    fn advance_choices(&self, aftermath: &Aftermath) -> Vec<(UnitId, Hex)> {
        let victor = self.victor(aftermath);
        let units = if victor == self.state.active { &aftermath.attack.adjacent } else { &aftermath.attack.defenders };
        let rain = self.field.rain();
        // A garrison that stays, or a unit driven there before, still holds the hex.
        let left = |hex: &&Hex| self.field.holder(&self.board, **hex) != Some(victor.other());
        let mut choices = Vec::new();
        for &unit in units {
            let Some(from) = self.state.hex_of(unit) else { continue };
            let data = self.board.unit(unit);
            if data.garrison.is_some() || is_demoralised(&self.board, &self.state, unit) {
                continue;
            }
            let enters = |hex: Hex| {
                let step = self.board.step(rain, from, hex);
                step.is_some_and(|step| step.touches && step.cost_for(data.arm).is_some())
            };
            let open = aftermath.vacated.iter().filter(left).copied();
            let open = open.filter(|&hex| self.field.has_room(&self.board, hex) && enters(hex));
            choices.extend(open.map(|hex| (unit, hex)));
        }
        choices
    }

    fn advance(&mut self, unit: UnitId, to: Hex, report: &mut Report) {
        if let Some(from) = self.state.hex_of(unit) {
            self.set_place(unit, Place::On(to));
            report.tell(What::Advanced { unit, from, to }, [cases::ADVANCE, cases::FREE]);
            self.take_control(unit, to, report);
            self.morale_of_advance(unit, report);
            self.wake_reserves(report);
        }
        self.close_advance();
    }

    fn hold_ground(&mut self, report: &mut Report) {
        if let Some(side) = self.state.aftermath().map(|aftermath| self.victor(aftermath)) {
            report.tell(What::HeldGround { side }, [cases::ADVANCE]);
        }
        self.close_advance();
    }

    fn close_advance(&mut self) {
        if let Some(aftermath) = self.state.aftermath_mut() {
            aftermath.advance_open = false;
        }
    }
}
