//! Charges: declared, ridden step by step, ended [12.2, 12.3, 12.6].

use super::agenda::{Charge, ChargeCheck, ChargeStep, Overrun, StepFire, Task};
use super::cite::rule;
use super::command::Step;
use super::event::{Report, Verdict, What};
use super::game::Game;
use super::rating::{Reason, Term, term};
use super::state::*;
use engine::count::capped_sum;
use engine::hex::Hex;

impl Game {
    /// What is added to the die of the check before a charge: 0 or less passes [12.2].
    pub(crate) fn initiation_terms(&self, id: UnitId) -> Vec<Term> {
        let mut terms = vec![term("1.11", Reason::Rating, -self.rating(id))];
        if let Some(bonus) = self.leader_bonus(id).filter(|&bonus| bonus > 0) {
            terms.push(term("12.2", Reason::Leader, -i16::from(bonus)));
        }
        terms
    }

    /// The die of the check before a charge is thrown; none if no check is needed.
    pub(crate) fn initiate(&mut self, check: &ChargeCheck, die: Option<u8>, report: &mut Report) {
        let id = check.unit;
        let passed = die.is_none_or(|die| i16::from(die) + super::rating::sum(&self.initiation_terms(id)) <= 0);
        report.tell(What::ChargeDeclared { unit: id, die, carried: passed }, [rule!("12.2"), rule!("R25")]);
        match check.target {
            None => self.edit(id, |unit| {
                unit.tried = true;
                unit.charge = passed;
                unit.facing = check.facing;
            }),
            Some(target) => {
                self.edit(id, |unit| unit.marks.countered = true);
                if !passed {
                    return;
                }
                let (Some(from), Some(to)) = (self.hex_of(id), self.hex_of(target)) else { return };
                if let Some(path) = self.ride_to(id, from, to) {
                    // What it interrupts is over.
                    match self.state.agenda.last_mut() {
                        Some(Task::March(march)) => march.cut = true,
                        Some(Task::Charge(charge)) => charge.step = ChargeStep::End,
                        _ => {}
                    }
                    self.begin_charge(id, path, true);
                }
            }
        }
    }

    /// Begins to ride.
    pub(crate) fn begin_charge(&mut self, id: UnitId, path: Vec<Hex>, opportunity: bool) {
        let facing = self.unit(id).facing;
        self.edit(id, |unit| unit.charge = false);
        self.state.agenda.push(Task::Charge(Box::new(Charge {
            unit: id,
            facing,
            path,
            used: self.ridden_before(id),
            contacts: 0,
            opportunity,
            moved: false,
            fought: false,
            fire: None,
            asked: false,
            step: ChargeStep::Ride,
            target: None,
        })));
    }

    /// Goes on with a charge as far as it goes without a die or a question.
    pub(crate) fn go_on_charging(&mut self, mut charge: Box<Charge>, report: &mut Report) {
        let id = charge.unit;
        let base = self.state.agenda.len();
        let Some(at) = self.hex_of(id) else { return };
        match charge.step {
            ChargeStep::Ride => {
                if let Some(offer) = self.offer_against_wave(&charge) {
                    self.state.affairs.offered.push(offer);
                    self.state.agenda.extend([Task::Charge(charge), Task::AskCharge(offer)]);
                    return;
                }
                if self.unit(id).morale == Morale::Routed || !self.rides_on(&charge, at) {
                    charge.step = ChargeStep::End;
                } else {
                    self.ride(&mut charge, at, report);
                }
            }
            ChargeStep::Contact => self.after_contact(&mut charge, at),
            // Asked only if there is a way.
            ChargeStep::Continue => {
                if self.rides(id, at, charge.facing, charge.used).is_empty() {
                    charge.step = ChargeStep::End;
                }
            }
            ChargeStep::End => {
                self.end_charge(&charge, report);
                return;
            }
        }
        self.state.agenda.insert(base, Task::Charge(charge));
    }

    /// Whether the next hex can still be ridden into.
    fn rides_on(&self, charge: &Charge, at: Hex) -> bool {
        if charge.fire.is_some() {
            return true;
        }
        let Some(&next) = charge.path.first() else { return false };
        let side = self.side_of(charge.unit);
        let front = self.board.way(at, next).is_some_and(|way| charge.facing.front().contains(&way));
        let friend = self
            .field
            .all(&self.board, next)
            .any(|other| self.side_of(other) == side && self.counter(other).role != super::board::Role::Skirmisher);
        front && !friend
    }

    fn ride(&mut self, charge: &mut Charge, at: Hex, report: &mut Report) {
        let id = charge.unit;
        if let Some(mut fire) = charge.fire.take() {
            self.ride_under_fire(charge, &mut fire, at, report);
            return;
        }
        let Some(&next) = charge.path.first() else { return };
        let enemy = self.side_of(id).other();
        if self.has(enemy, next) && !self.is_ridden_over(next) {
            charge.target = Some(next);
            charge.step = ChargeStep::Contact;
            charge.contacts = capped_sum(charge.contacts, 1);
            charge.fought = true;
            charge.used = capped_sum(charge.used, self.cost_between(at, next));
            charge.path.clear();
            self.begin_shock(vec![id], at, next, true, true, report);
            return;
        }
        if self.has(enemy, next) {
            // Skirmish units and crews are ridden over first; the ride goes on when they are gone.
            let mut units: Vec<UnitId> = self.units_at(next).to_vec();
            units.sort();
            self.state.agenda.push(Task::Overrun(Overrun { units, cause: at }));
            return;
        }
        if !charge.asked {
            charge.asked = true;
            // Not from the hex it is about to attack, nor from one it is about to ride over [12.3].
            let shots = self.shots_but(&[id], &Step::Enter(next), &charge.path);
            if !shots.is_empty() {
                // Whoever is asked answers below; the rest of the ride waits.
                if self.options.ask {
                    let ask = super::agenda::AskFire { side: enemy, shots };
                    self.state.agenda.push(Task::AskFire(ask));
                } else {
                    charge.fire = Some(StepFire { shots, dice: Vec::new(), next: 0, moved: false });
                }
                return;
            }
        }
        self.ride_into(charge, at, next, report);
        charge.asked = false;
    }

    fn ride_under_fire(&mut self, charge: &mut Charge, fire: &mut StepFire, at: Hex, report: &mut Report) {
        let id = charge.unit;
        let shot = fire.shots.get(usize::from(fire.next)).copied();
        match shot {
            Some(shot) if shot.leaving || fire.moved => {
                let before = self.unit(id).place;
                self.fire_step_shot(fire, id, true, report);
                let unit = self.unit(id);
                // Disordered it goes on; driven back or gone it does not.
                if unit.place != before || unit.morale == Morale::Routed {
                    charge.step = ChargeStep::End;
                    charge.path.clear();
                    return;
                }
            }
            _ if !fire.moved => {
                if let Some(&next) = charge.path.first() {
                    self.ride_into(charge, at, next, report);
                }
                fire.moved = true;
            }
            _ => {}
        }
        if usize::from(fire.next) < fire.shots.len() || !fire.moved {
            charge.fire = Some(fire.clone());
        } else {
            charge.asked = false;
        }
    }

    pub(crate) fn cost_between(&self, from: Hex, to: Hex) -> u8 {
        let side = self.board.way(from, to).and_then(|way| self.board.beyond(from, way));
        side.and_then(|side| self.ride_cost(side)).unwrap_or(1)
    }

    fn ride_into(&mut self, charge: &mut Charge, from: Hex, to: Hex, report: &mut Report) {
        let id = charge.unit;
        charge.used = capped_sum(charge.used, self.cost_between(from, to));
        charge.path.remove(0);
        charge.moved = true;
        charge.asked = false;
        self.edit(id, |unit| unit.place = Place::On(to));
        report.tell(What::Charged { unit: id, from, to }, [rule!("12.3")]);
        self.arrive(id, to, report);
        // Who rides beyond the line has left the game, as on a march [R39].
        if self.is_withdrawn_at(id, to) {
            let strong = self.at_half_or_more(id);
            self.edit(id, |unit| unit.left_strong = strong);
            self.remove(id, Place::Withdrawn, report);
        }
        // A leader rides along only in the field he stands on: he stays with whoever stays.
    }

    /// Skirmish units and crews: the dice are thrown [12.3].
    pub(crate) fn ride_over(&mut self, overrun: &Overrun, dice: &[u8], report: &mut Report) {
        let table = &self.board.tables().charge;
        let (upto, far) = (table.skirmish_evades_upto, table.skirmish_evade);
        for (&id, &die) in overrun.units.iter().zip(dice) {
            let escaped = die <= upto;
            report.tell(What::RiddenOver { unit: id, die, escaped }, [rule!("12.3")]);
            self.rouse(id, report);
            let routs =
                self.unit(id).morale == Morale::Disordered && self.board.revision().disordered_unit_ridden_over_routs();
            if escaped && routs {
                self.rout(id, far, Some(overrun.cause), true, report);
            } else if escaped {
                self.fall_into_disorder(id, report);
                self.go_back(id, far, Some(overrun.cause), report);
            } else {
                self.eliminate(id, report);
            }
        }
    }

    fn after_contact(&mut self, charge: &mut Charge, at: Hex) {
        let won = charge.target == Some(at) && self.unit(charge.unit).morale != Morale::Routed;
        let table = &self.board.tables().charge;
        let more = won && !charge.opportunity && charge.contacts < table.contacts && charge.used < table.depth;
        charge.moved |= won;
        charge.asked = false;
        charge.step = if more { ChargeStep::Continue } else { ChargeStep::End };
    }

    /// Horse that has charged is Exhausted [12.3].
    pub(crate) fn exhaust(&mut self, id: UnitId, report: &mut Report) {
        if !self.unit(id).exhausted {
            self.edit(id, |unit| unit.exhausted = true);
            report.tell(What::Exhausted { unit: id }, [rule!("12.3")]);
        }
    }

    /// Who moved or fought is Exhausted, who fought or was disordered is Disordered [12.3].
    fn end_charge(&mut self, charge: &Charge, report: &mut Report) {
        let id = charge.unit;
        if self.hex_of(id).is_none() {
            return;
        }
        if charge.moved || charge.fought {
            self.note_fight(id);
            self.exhaust(id, report);
        }
        if charge.fought && self.unit(id).morale == Morale::Good {
            self.fall_into_disorder(id, report);
        }
        report.tell(What::ChargeEnded { unit: id }, [rule!("12.3")]);
        // Cut off from where it may stand it goes back as if beaten.
        if let Some(hex) = self.hex_of(id)
            && !self.may_stand(hex, id)
        {
            self.suffer(id, Verdict::Retreat, None, report);
        }
        if !charge.opportunity {
            self.after_ride(id);
        }
    }
}
