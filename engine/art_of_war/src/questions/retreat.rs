//! Retreats, one hex at a time, and the friendly units that they displace [6.4, 6.5].

use crate::breach::Breach;
use crate::cases;
use crate::command::{Command, Decision};
use crate::definition::UnitId;
use crate::event::{Report, What};
use crate::game::Game;
use crate::options::{Options, RetreatOption};
use crate::plan::Plan;
use crate::question::Question;
use crate::state::{Aftermath, Place};
use crate::victory::Outcome;
use engine::contract::{Pending, Side};
use engine::hex::Hex;

/// The unit of the losing side that retreats next, and its hex.
pub(super) struct Retreat {
    side: Side,
    /// Whether a friendly unit is displaced by one that retreats.
    makes_room: bool,
    choices: Vec<(UnitId, Vec<Hex>)>,
}

impl Retreat {
    /// The question for the units that must still retreat.
    pub(super) fn of(game: &Game, aftermath: &Aftermath) -> Retreat {
        let choices = game.retreats().choices(&aftermath.retreating);
        Retreat { side: game.victor(aftermath).other(), makes_room: false, choices }
    }

    /// The question for the friendly units in the full hex that a retreat has come to.
    pub(super) fn to_make_room(game: &Game, aftermath: &Aftermath, full: Hex) -> Retreat {
        let choices = game.retreats().displacements(full);
        Retreat { side: game.victor(aftermath).other(), makes_room: true, choices }
    }

    fn check(&self, game: &Game, unit: UnitId, to: Hex) -> Result<(), Breach> {
        match self.choices.iter().find(|(retreating, _)| *retreating == unit) {
            Some((_, hexes)) if hexes.contains(&to) => Ok(()),
            Some(_) => Err(game.retreats().refuse(unit, to)),
            None if game.state.aftermath().is_some_and(|aftermath| aftermath.retreating.contains(&unit)) => {
                let retreats = game.retreats();
                let waits = !retreats.chain.is_empty() || !retreats.can_go(unit);
                Err(if waits { Breach::NowhereToGo(unit) } else { retreats.refuse(unit, to) })
            }
            None => Err(Breach::NotRetreating(unit)),
        }
    }
}

impl Question for Retreat {
    fn wording(&self) -> &'static str {
        if self.makes_room { "displace" } else { "retreat" }
    }

    fn pending(&self, _game: &Game) -> Pending<Decision, Outcome> {
        let units = self.choices.iter().map(|choice| choice.0).collect();
        let decision = if self.makes_room { Decision::Displace { units } } else { Decision::Retreat { units } };
        Pending::Decision { side: self.side, decision }
    }

    fn options(&self, game: &Game) -> Options {
        let has_room = |hex: &Hex| game.field.has_room(&game.board, *hex);
        let option = |(unit, hexes): &(UnitId, Vec<Hex>)| RetreatOption {
            unit: *unit,
            hexes: hexes.clone(),
            displaces: hexes.iter().copied().filter(|hex| !has_room(hex)).collect(),
        };
        Options::Retreat(self.choices.iter().map(option).collect())
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Breach> {
        match *command {
            Command::Retreat { unit, to } => {
                game.on_map(to)?;
                self.check(game, unit, to)?;
                Ok(Plan::new(move |game, report| game.retreat(unit, to, report)))
            }
            _ => Err(self.another()),
        }
    }

    fn has_answer(&self, _game: &Game) -> bool {
        self.choices.iter().any(|choice| !choice.1.is_empty())
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        match self.choices.as_slice() {
            [] => game.perish(report),
            [(unit, hexes)] => match hexes.as_slice() {
                [to] => game.retreat(*unit, *to, report),
                _ => return false,
            },
            _ => return false,
        }
        true
    }
}

impl Game {
    /// One step of a retreat. A hex with room ends it, and the whole chain moves, its last unit first.
    pub(crate) fn retreat(&mut self, unit: UnitId, to: Hex, report: &mut Report) {
        let free = self.field.has_room(&self.board, to);
        let Some(aftermath) = self.state.aftermath_mut() else { return };
        aftermath.chain.push((unit, to));
        if !free {
            return;
        }
        let chain = std::mem::take(&mut aftermath.chain);
        let retreating = chain.first().map(|step| step.0);
        aftermath.retreating.retain(|&other| Some(other) != retreating);
        for &(unit, to) in chain.iter().rev() {
            let Some(from) = self.state.hex_of(unit) else { continue };
            self.set_place(unit, Place::On(to));
            if let Some(combat) = self.state.combat_mut() {
                combat.moved.insert(unit);
            }
            if Some(unit) == retreating {
                if let Some(aftermath) = self.state.aftermath_mut() {
                    aftermath.went.push((unit, from));
                }
                let stacked = (self.board.definition().rules.stacking > 1).then_some(cases::STACK_DEFENDS);
                let why = [cases::SAFE, cases::FREE, cases::RESULTS].into_iter().chain(stacked);
                report.tell(What::Retreated { unit, from, to }, why);
            } else {
                report.tell(What::Displaced { unit, from, to }, [cases::DISPLACEMENT, cases::FREE]);
            }
            self.take_control(unit, to, report);
            self.morale_of_retreat(unit, report);
        }
    }

    /// No unit that must still retreat can: they are lost.
    fn perish(&mut self, report: &mut Report) {
        let Some(aftermath) = self.state.aftermath_mut() else { return };
        let lost = std::mem::take(&mut aftermath.retreating);
        aftermath.chain.clear();
        self.eliminate(&lost, cases::SAFE, report);
    }
}
