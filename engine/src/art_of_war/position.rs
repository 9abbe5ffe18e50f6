//! A position to start from: the printed one, or any other.

use super::board::{ArmyId, Board};
use super::definition::*;
use super::event::PhaseKind;
use super::state::*;
use super::unit_set::UnitSet;
use crate::contract::Side;
use crate::hex::Hex;

/// A position at the beginning of a phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) state: State,
}

impl Position {
    /// The printed set-up.
    pub fn start(board: &Board) -> Position {
        let definition = board.definition();
        let units = definition.units.iter().map(|unit| Unit {
            place: match unit.start {
                Start::At(hex) => Place::On(hex),
                Start::Enters { .. } | Start::Summoned => Place::Waiting,
            },
            spent: Halves(0),
            reserve: unit.reserve,
        });
        Position {
            state: State {
                turn: definition.turns.first,
                active: Side::First,
                phases: 0,
                stage: Stage::Movement(Moving::Units),
                units: units.collect(),
                fresh_spent: vec![false; definition.divisions.len()],
                // Control starts with nobody [ruling 23]; standing there gives it.
                control: vec![None; definition.victory.objectives.len()],
                guard_attacked: [false; 2],
                released: None,
                morale: definition.rules.armies.iter().map(|army| army.morale).collect(),
                summoned: false,
                night_march: UnitSet::EMPTY,
            },
        }
    }

    /// Nobody on the map.
    pub fn empty(board: &Board) -> Position {
        let mut position = Position::start(board);
        for unit in &mut position.state.units {
            unit.place = Place::Aside;
        }
        position
    }

    /// The phase the game goes on with.
    pub fn set_phase(&mut self, turn: u8, side: Side, phase: PhaseKind) {
        self.state.turn = turn;
        self.state.active = side;
        self.state.stage = match phase {
            PhaseKind::Movement => Stage::Movement(Moving::Units),
            PhaseKind::Combat => Stage::Combat(Box::new(Combat {
                must_attack: UnitSet::EMPTY,
                must_be_attacked: UnitSet::EMPTY,
                has_attacked: UnitSet::EMPTY,
                was_attacked: UnitSet::EMPTY,
                moved: UnitSet::EMPTY,
                fresh: UnitSet::EMPTY,
                step: Step::Announce,
            })),
        };
    }

    /// Puts a unit somewhere.
    pub fn place(&mut self, unit: UnitId, place: Place) {
        if let Some(known) = self.state.units.get_mut(usize::from(unit.0)) {
            known.place = place;
        }
    }

    /// Where a unit is.
    pub fn place_of(&self, unit: UnitId) -> Place {
        self.state.unit(unit).place
    }

    /// Marks a division's fresh strength as spent.
    pub fn spend_fresh(&mut self, division: DivisionId) {
        if let Some(spent) = self.state.fresh_spent.get_mut(usize::from(division.0)) {
            *spent = true;
        }
    }

    /// Gives an objective to a side, if the hex is one.
    pub fn set_control(&mut self, board: &Board, hex: Hex, side: Option<Side>) -> bool {
        let slot = board.cell(hex).objective.and_then(|at| self.state.control.get_mut(usize::from(at)));
        slot.is_some_and(|holder| {
            *holder = side;
            true
        })
    }

    /// Says whether a side's Guard infantry has attacked.
    pub fn set_guard_attacked(&mut self, side: Side, attacked: bool) {
        if let Some(known) = self.state.guard_attacked.get_mut(side.index()) {
            *known = attacked;
        }
    }

    /// Puts a unit into reserve, or takes it out.
    pub fn set_reserve(&mut self, unit: UnitId, reserve: bool) {
        if let Some(known) = self.state.units.get_mut(usize::from(unit.0)) {
            known.reserve = reserve;
        }
    }

    /// Sets an army's morale.
    pub fn set_morale(&mut self, army: ArmyId, level: u8) {
        if let Some(known) = self.state.morale.get_mut(usize::from(army.0)) {
            *known = level;
        }
    }

    /// Says whether the die has brought the corps that only a die brings.
    pub fn set_summoned(&mut self, summoned: bool) {
        self.state.summoned = summoned;
    }
}
