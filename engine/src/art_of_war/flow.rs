//! The sequence of play [3.0]: what follows what, and what needs no question.

use super::attack::Attacks;
use super::cases;
use super::contact::{Contact, enemies_beside};
use super::definition::*;
use super::event::{PhaseKind, Report, What};
use super::fresh;
use super::game::Game;
use super::state::*;
use super::unit_set::UnitSet;
use super::victory;
use crate::contract::Side;
use crate::hex::Hex;

impl Game {
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

    /// Puts a unit somewhere, and keeps the field true.
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

    /// A unit is in a hex or passes through it: if it is an objective, it changes hands [23.4].
    pub(crate) fn take_control(&mut self, unit: UnitId, hex: Hex, report: &mut Report) {
        let side = self.board.unit(unit).side;
        let objective = self.board.cell(hex).objective;
        if let Some(holder) = objective.and_then(|at| self.state.control.get_mut(usize::from(at)))
            && *holder != Some(side)
        {
            *holder = Some(side);
            report.tell(What::ControlTaken { hex, side }, [cases::CONTROL]);
        }
    }

    // ---- phases

    pub(crate) fn begin_movement(&mut self, report: &mut Report) {
        self.state.stage = Stage::Movement;
        self.state.released = None;
        let side = self.state.active;
        for unit in self.board.units_of(side).collect::<Vec<_>>() {
            if let Some(known) = self.state.units.get_mut(usize::from(unit.0)) {
                known.spent = Halves(0);
            }
        }
        self.tell_phase(PhaseKind::Movement, report);
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
        let mut must_attack = UnitSet::EMPTY;
        let mut must_be_attacked = UnitSet::EMPTY;
        for unit in self.board.units_of(side) {
            let Some(hex) = self.state.hex_of(unit) else { continue };
            if self.field.zone(&self.board, enemy, hex) {
                must_attack.insert(unit);
                must_be_attacked = must_be_attacked.or(enemies_beside(&self.board, &self.field, enemy, hex));
            }
        }
        self.state.stage = Stage::Combat(Box::new(Combat {
            must_attack,
            must_be_attacked,
            has_attacked: UnitSet::EMPTY,
            was_attacked: UnitSet::EMPTY,
            fresh: UnitSet::EMPTY,
            step: Step::DeclareFresh(side),
        }));
        self.tell_phase(PhaseKind::Combat, report);
    }

    fn end_player_turn(&mut self, report: &mut Report) {
        if self.state.active == Side::First {
            self.state.active = Side::Second;
        } else if self.state.turn < self.board.definition().turns.last {
            self.state.active = Side::First;
            self.state.turn += 1;
        } else {
            self.state.stage = Stage::Over;
            self.state.phases += 1;
            let outcome = victory::outcome(&self.board, &self.state);
            let scored = Side::BOTH.into_iter().flat_map(|side| victory::score(&self.board, &self.state, side).items);
            let counted: Vec<_> = scored.filter(|item| item.1 > 0).map(|item| item.0).collect();
            report.tell(What::GameOver(outcome), counted.into_iter().chain([cases::LEVELS]));
            return;
        }
        self.begin_movement(report);
    }

    fn tell_phase(&mut self, phase: PhaseKind, report: &mut Report) {
        self.state.phases += 1;
        let (turn, side) = (self.state.turn, self.state.active);
        let night = self.board.is_night(turn);
        let dark = night.then_some(cases::NIGHT_COMBAT);
        report.tell(What::PhaseBegan { turn, side, phase, night }, [cases::SEQUENCE].into_iter().chain(dark));
    }

    // ---- going on by itself

    /// Goes on until somebody has a choice, a die is needed, or the game is over. `fresh_phase` says that the side has
    /// done nothing yet, so that a movement phase in which nothing can move needs no answer; one that has run out of
    /// moves still does, for its player may want to take something back.
    pub(crate) fn go_on(&mut self, report: &mut Report) {
        loop {
            match &self.state.stage {
                Stage::Over => return,
                Stage::Movement => {
                    if !self.history.is_empty() || self.anybody_can_move() {
                        return;
                    }
                    self.end_movement(report);
                }
                Stage::Combat(combat) => match &combat.step {
                    Step::DeclareFresh(side) => {
                        let side = *side;
                        let contact = self.contact(combat);
                        if contact.is_over() {
                            self.end_player_turn(report);
                        } else if !fresh::eligible(&self.board, &self.state, &contact, side).is_empty() {
                            return;
                        } else {
                            self.after_fresh(side);
                        }
                    }
                    Step::Announce => {
                        if !self.contact(combat).is_over() {
                            return;
                        }
                        self.end_player_turn(report);
                    }
                    Step::Die(_) | Step::Weather(..) => return,
                    Step::Aftermath(_) => {
                        if self.continue_aftermath(report).is_some() {
                            return;
                        }
                        if let Some(combat) = self.state.combat_mut() {
                            combat.step = Step::Announce;
                        }
                    }
                },
            }
        }
    }

    pub(crate) fn end_combat(&mut self, report: &mut Report) {
        self.end_player_turn(report);
    }

    /// The attacker has declared his fresh strength, then the defender; then attacks begin.
    pub(crate) fn after_fresh(&mut self, side: Side) {
        let next = if side == self.state.active { Step::DeclareFresh(side.other()) } else { Step::Announce };
        if let Some(combat) = self.state.combat_mut() {
            combat.step = next;
        }
    }

    fn anybody_can_move(&self) -> bool {
        self.board.units_of(self.state.active).any(|unit| self.movement().reach(unit).ends().next().is_some())
    }
}
