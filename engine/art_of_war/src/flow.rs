//! The sequence of play [3.0]: the order of the steps, and the steps without a decision.

use super::attack::Attacks;
use super::cases;
use super::contact::Contact;
use super::definition::*;
use super::event::{PhaseKind, Report, What};
use super::field::Field;
use super::game::Game;
use super::state::*;
use super::unit_set::UnitSet;
use super::victory;
use engine::contract::Side;
use engine::hex::Hex;
use std::sync::Arc;

impl Game {
    /// The possible attacks in a combat phase.
    pub(crate) fn contact(&self, combat: &Combat) -> Contact {
        Contact::new(&self.board, &self.state, &self.field, combat)
    }

    pub(crate) fn attacks(&self) -> Option<Attacks<'_>> {
        Some(Attacks {
            board: &self.board,
            state: &self.state,
            field: &self.field,
            combat: self.state.combat()?,
            weather: self.optional.weather,
        })
    }

    /// Places a unit, and keeps the field up to date.
    pub(crate) fn set_place(&mut self, unit: UnitId, place: Place) {
        if let Some(hex) = self.state.hex_of(unit) {
            self.field.lift(&self.board, unit, hex);
        }
        if let Some(known) = self.state.units.get_mut(usize::from(unit.0)) {
            known.place = place;
        }
        if let Place::On(hex) = place {
            self.field.put(&self.board, unit, hex);
        }
    }

    /// A unit is in a hex or passes through it: if it is an objective, its side takes control [23.4].
    pub(crate) fn take_control(&mut self, unit: UnitId, hex: Hex, report: &mut Report) {
        let side = self.board.unit(unit).side;
        let objective = self.board.cell(hex).objective;
        let objectives = &self.board.definition().victory.objectives;
        let by_control =
            |at: &u8| objectives.get(usize::from(*at)).is_some_and(|objective| objective.scored == Scoring::Control);
        if let Some(holder) = objective.filter(by_control).and_then(|at| self.state.control.get_mut(usize::from(at)))
            && *holder != Some(side)
        {
            *holder = Some(side);
            report.tell(What::ControlTaken { hex, side }, [cases::CONTROL]);
        }
    }

    // ---- phases

    pub(crate) fn begin_movement(&mut self, report: &mut Report) {
        // Zones change when the rain begins or ends [13.0].
        if self.field.rain() != self.board.is_rain(self.state.turn) {
            self.field = Field::new(&self.board, &self.state);
        }
        self.state.stage = Stage::Movement(Moving::Summons);
        self.state.released = None;
        let side = self.state.active;
        for unit in self.board.all_of(side).iter() {
            if let Some(known) = self.state.units.get_mut(usize::from(unit.0)) {
                known.spent = Halves(0);
            }
        }
        self.tell_phase(PhaseKind::Movement, report);
        self.state.night_march = self.night_marchers();
        self.wake_reserves(report);
    }

    pub(crate) fn end_movement(&mut self, report: &mut Report) {
        if self.board.is_night(self.state.turn) {
            self.end_player_turn(report);
        } else {
            self.begin_combat(report);
        }
    }

    pub(crate) fn begin_combat(&mut self, report: &mut Report) {
        let side = self.state.active;
        let enemy = side.other();
        // If one unit is adjacent to another, the other is adjacent to it.
        let touched = |units, by| self.field.touched(&self.board, &self.state, self.board.all_of(units), by);
        let (must_attack, must_be_attacked) = (touched(side, enemy), touched(enemy, side));
        self.state.stage = Stage::Combat(Box::new(Combat {
            must_attack,
            must_be_attacked,
            has_attacked: UnitSet::EMPTY,
            was_attacked: UnitSet::EMPTY,
            moved: UnitSet::EMPTY,
            fresh: UnitSet::EMPTY,
            step: Step::DeclareFresh(side),
        }));
        self.tell_phase(PhaseKind::Combat, report);
    }

    /// A combat phase is over: objectives held by the other side may be earned now [18.2].
    pub(crate) fn end_combat(&mut self, report: &mut Report) {
        let holder = self.state.active.other();
        let board = Arc::clone(&self.board);
        for (objective, scored) in board.definition().victory.objectives.iter().zip(&mut self.state.control) {
            let due = objective.scored == Scoring::Occupation(holder) && scored.is_none();
            if due && self.field.holder(&board, objective.hex) == Some(holder) {
                *scored = Some(holder);
                report.tell(What::ObjectiveScored { hex: objective.hex, side: holder }, [cases::OCCUPATION]);
            }
        }
        self.end_player_turn(report);
    }

    fn end_player_turn(&mut self, report: &mut Report) {
        let turns = &self.board.definition().turns;
        if self.state.active == Side::First {
            self.state.active = Side::Second;
            self.begin_movement(report);
        } else if self.state.turn >= turns.last {
            self.end_game(report);
        } else if turns.day_ends.contains(&self.state.turn) {
            self.state.stage = Stage::DayEnd(DayEnd::FightOn);
            self.state.phases += 1;
            self.history.clear();
        } else {
            self.next_turn(report);
        }
    }

    pub(crate) fn next_turn(&mut self, report: &mut Report) {
        self.state.active = Side::First;
        self.state.turn += 1;
        self.begin_movement(report);
    }

    pub(crate) fn end_game(&mut self, report: &mut Report) {
        self.state.stage = Stage::Over;
        self.state.phases += 1;
        self.history.clear();
        let outcome = victory::outcome(&self.board, &self.state);
        let scored = Side::BOTH.into_iter().flat_map(|side| victory::score(&self.board, &self.state, side).items);
        let counted: Vec<_> = scored.filter(|item| item.1 > 0).map(|item| item.0).collect();
        let plain = self.board.definition().victory.losses == [1; 3];
        let levels = if plain { cases::LEVELS } else { cases::DRESDEN_LEVELS };
        report.tell(What::GameOver(outcome), counted.into_iter().chain([levels]));
    }

    fn tell_phase(&mut self, phase: PhaseKind, report: &mut Report) {
        self.state.phases += 1;
        self.history.clear();
        let (turn, side) = (self.state.turn, self.state.active);
        let night = self.board.is_night(turn);
        let dark = night.then_some(cases::NIGHT_COMBAT);
        let wet = self.board.is_rain(turn).then_some(cases::RAIN);
        let why = [cases::SEQUENCE].into_iter().chain(dark).chain(wet);
        report.tell(What::PhaseBegan { turn, side, phase, night }, why);
    }
}
