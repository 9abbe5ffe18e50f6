//! The end of a day: disrupted units come back, put on the map by their enemy [17.2].

use crate::breach::Breach;
use crate::cases;
use crate::command::{Command, Decision};
use crate::definition::{Halves, UnitId};
use crate::event::{Report, What};
use crate::game::Game;
use crate::options::Options;
use crate::plan::Plan;
use crate::question::Question;
use crate::reserve::enemy_distance;
use crate::state::{DayEnd, Place, Stage};
use crate::victory::Outcome;
use engine::contract::{Pending, Side};
use engine::hex::Hex;

/// The distances from its enemies at which a unit comes back [17.2].
const COMES_BACK: std::ops::RangeInclusive<u16> = 2..=6;

/// The disrupted unit of a side that its enemy puts back next, and its hex.
pub(super) struct Reorganise {
    /// The side whose units come back.
    side: Side,
    choices: Vec<(UnitId, Vec<Hex>)>,
}

impl Reorganise {
    pub(super) fn of(game: &Game, side: Side) -> Reorganise {
        Reorganise { side, choices: game.reorganisations(side) }
    }

    fn check(&self, unit: UnitId, to: Hex) -> Result<(), Breach> {
        match self.choices.iter().find(|(broken, _)| *broken == unit) {
            Some((_, hexes)) if hexes.contains(&to) => Ok(()),
            Some(_) => Err(Breach::NoPlace { unit, to }),
            None => Err(Breach::NotToBePlaced(unit)),
        }
    }
}

impl Question for Reorganise {
    fn wording(&self) -> &'static str {
        "reorganise"
    }

    fn pending(&self, _game: &Game) -> Pending<Decision, Outcome> {
        let units = self.choices.iter().map(|choice| choice.0).collect();
        Pending::Decision { side: self.side.other(), decision: Decision::Reorganise { units } }
    }

    fn options(&self, _game: &Game) -> Options {
        Options::Reorganise(self.choices.clone())
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Breach> {
        match *command {
            Command::Place { unit, to } => {
                game.on_map(to)?;
                self.check(unit, to)?;
                Ok(Plan::new(move |game, report| game.reorganise(unit, to, report)))
            }
            _ => Err(self.another()),
        }
    }

    fn has_answer(&self, _game: &Game) -> bool {
        self.choices.iter().any(|choice| !choice.1.is_empty())
    }

    /// When no more units can come back, it is the other side's turn, and then the next day begins.
    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        match self.choices.as_slice() {
            [] if self.side == Side::First => {
                game.state.stage = Stage::DayEnd(DayEnd::Reorganise(Side::Second));
            }
            [] => {
                game.return_guard(report);
                game.next_turn(report);
            }
            [(unit, hexes)] => match hexes.as_slice() {
                [to] => game.reorganise(*unit, *to, report),
                _ => return false,
            },
            _ => return false,
        }
        true
    }
}

impl Game {
    /// Units of a side that can come back now, each with the hexes where its enemy may put it.
    fn reorganisations(&self, side: Side) -> Vec<(UnitId, Vec<Hex>)> {
        let broken = self.board.units_of(side).filter(|&id| self.state.unit(id).place == Place::Disrupted);
        broken.map(|unit| (unit, self.places_for(unit))).filter(|(_, hexes)| !hexes.is_empty()).collect()
    }

    /// The hexes adjacent to a unit of its own nation; adjacent to any friendly unit if there are none.
    fn places_for(&self, unit: UnitId) -> Vec<Hex> {
        let nation = &self.board.unit(unit).nation;
        let own = self.places_beside(unit, |friend| self.board.unit(friend).nation == *nation);
        if own.is_empty() { self.places_beside(unit, |_| true) } else { own }
    }

    fn places_beside(&self, unit: UnitId, wanted: impl Fn(UnitId) -> bool) -> Vec<Hex> {
        let side = self.board.unit(unit).side;
        let grid = self.board.definition().map.grid;
        let mut hexes: Vec<Hex> = self
            .board
            .units_of(side)
            .filter(|&friend| wanted(friend))
            .filter_map(|friend| self.state.hex_of(friend))
            .flat_map(|hex| grid.neighbours(hex).map(|(_, beside)| beside))
            .collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes.retain(|&hex| {
            self.board.cell(hex).entry_cost.is_some()
                && self.field.holder(&self.board, hex) != Some(side.other())
                && self.field.has_room(&self.board, hex)
                && COMES_BACK.contains(&enemy_distance(&self.board, &self.state, side, hex))
        });
        hexes
    }

    fn reorganise(&mut self, unit: UnitId, to: Hex, report: &mut Report) {
        self.set_place(unit, Place::On(to));
        if let Some(known) = self.state.units.get_mut(usize::from(unit.0)) {
            known.spent = Halves(0);
            known.reserve = false;
        }
        report.tell(What::Reorganised { unit, hex: to }, [cases::REORGANISED]);
        self.take_control(unit, to, report);
    }
}
