//! Charges: at units that came near, their checks, the ride itself and the units that are ridden over [12.2, 12.3, 12.6].

use super::fire::{step_dice, with_dice};
use super::sound::{has_fire, has_hex, has_hexes, has_units};
use crate::agenda::{ActionCheck, AskFire, Charge, ChargeCheck, ChargeStep, Overrun, StepFire};
use crate::board::Role;
use crate::bounds::MOST_MARKS;
use crate::command::Step;
use crate::event::Verdict;
use crate::question::*;
use crate::rating::Occasion;
use crate::state::*;
use crate::terms::sum;
use engine::hex::Hex;

impl Question for Offered {
    fn asked(&self, game: &Game) -> Option<(Side, Decision)> {
        let there = game.hex_of(self.charger).is_some() && game.hex_of(self.target).is_some();
        there.then_some((game.side_of(self.charger), Decision::OpportunityCharge))
    }

    fn options(&self, _game: &Game, _side: Side) -> Options {
        Options::OpportunityCharge(*self)
    }

    fn answer(&self, _game: &Game, _side: Side, command: &Command) -> Result<(), Breach> {
        if matches!(command, Command::OpportunityCharge { .. }) { Ok(()) } else { OTHER_QUESTION }
    }

    fn carry_out(&self, game: &mut Game, _side: Side, command: &Command, _report: &mut Report) {
        if matches!(command, Command::OpportunityCharge { charge: true }) {
            let facing = game.unit(self.charger).facing;
            let check = ChargeCheck { unit: self.charger, facing, target: Some(self.target) };
            game.state.agenda.push(Task::ChargeCheck(check));
        }
    }

    fn is_sound(&self, board: &Board) -> bool {
        board.has_unit(self.charger) && board.has_unit(self.target)
    }
}

impl Question for ChargeCheck {
    fn throw(&self, game: &Game) -> Option<Throw> {
        let free = game.counter(self.unit).is_cossack() && game.cossack_charge(self.unit, self.facing) == Ok(false);
        // A unit that waits for its wave needs no check [19.7].
        let waits = self.target.is_some() && game.rider(self.unit).is_some();
        throw(usize::from(!free && !waits), rule!("12.2"))
    }

    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let die = dice.first().copied();
        let id = self.unit;
        let passed = die.is_none_or(|die| i16::from(die) + sum(&game.initiation_terms(id)) <= 0);
        report.tell(What::ChargeDeclared { unit: id, die, carried: passed }, [rule!("12.2"), rule!("R25")]);
        match self.target {
            None => game.edit(id, |unit| {
                unit.tried = true;
                unit.charge = passed;
                unit.facing = self.facing;
            }),
            Some(target) => {
                game.edit(id, |unit| unit.marks.countered = true);
                if !passed {
                    return;
                }
                let (Some(from), Some(to)) = (game.hex_of(id), game.hex_of(target)) else { return };
                if let Some(path) = game.ride_to(id, from, to) {
                    // The action it interrupts is over.
                    match game.state.agenda.last_mut() {
                        Some(Task::March(march)) => march.cut = true,
                        Some(Task::Charge(charge)) => charge.step = ChargeStep::End,
                        _ => {}
                    }
                    game.begin_charge(id, path, true);
                }
            }
        }
    }

    fn is_sound(&self, board: &Board) -> bool {
        board.has_unit(self.unit) && self.target.is_none_or(|id| board.has_unit(id))
    }
}

/// A unit that acts in a Primary zone checks first. If it fails, it does not act [12.2].
pub(super) fn act_in_zone(game: &mut Game, check: ActionCheck, die: u8, report: &mut Report) {
    let cause = game.hex_of(check.charger);
    let aspect = game.hex_of(check.unit).zip(cause).map(|(hex, from)| game.aspect_toward(check.unit, hex, from));
    let occasion = Occasion { charger: Some(check.charger), aspect, ..Occasion::default() };
    let base = game.state.agenda.len();
    let verdict = game.check_morale(check.unit, die, &occasion, cause, report);
    let mut others = Vec::new();
    if let Some(Task::March(march)) = base.checked_sub(1).and_then(|at| game.state.agenda.get_mut(at)) {
        march.checked = true;
        march.cut |= verdict != Verdict::Pass;
        others.extend(march.units.iter().copied().filter(|&id| id != check.unit));
    }
    // The check of the first binds the units that act with it [R76].
    for id in others {
        game.suffer(id, verdict, cause, report);
    }
}

pub(super) fn can_act(board: &Board, check: ActionCheck) -> bool {
    board.has_unit(check.unit) && board.has_unit(check.charger)
}

impl Question for &Charge {
    fn asked(&self, game: &Game) -> Option<(Side, Decision)> {
        let at = game.hex_of(self.unit).filter(|_| self.step == ChargeStep::Continue)?;
        let rides = !game.rides(self.unit, at, self.facing, self.used).is_empty();
        rides.then_some((game.side_of(self.unit), Decision::Continue))
    }

    fn options(&self, game: &Game, _side: Side) -> Options {
        let at = game.hex_of(self.unit);
        let paths = at.map_or_else(Vec::new, |at| game.rides(self.unit, at, self.facing, self.used));
        Options::Continue { unit: self.unit, paths }
    }

    fn answer(&self, game: &Game, _side: Side, command: &Command) -> Result<(), Breach> {
        let Command::Continue { path } = command else { return OTHER_QUESTION };
        if path.is_empty() {
            return Ok(());
        }
        if path.iter().any(|&hex| !game.board.grid().contains(hex)) {
            return Err(Breach::new(Why::OffBoard));
        }
        let at = game.hex_of(self.unit).ok_or(Breach::of(Why::BadRide, self.unit))?;
        game.check_ride(self.unit, at, self.facing, self.used, path).map(drop)
    }

    fn carry_out(&self, game: &mut Game, _side: Side, command: &Command, _report: &mut Report) {
        let Command::Continue { path } = command else { return };
        let step = if path.is_empty() { ChargeStep::End } else { ChargeStep::Ride };
        game.state.agenda.push(Task::Charge(Box::new(Charge { step, path: path.clone(), ..Charge::clone(self) })));
    }

    fn throw(&self, _game: &Game) -> Option<Throw> {
        step_dice(self.fire.as_ref())
    }

    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let mut charge = Box::new(Charge::clone(self));
        charge.fire = with_dice(charge.fire, dice);
        let id = charge.unit;
        let base = game.state.agenda.len();
        let Some(at) = game.hex_of(id) else { return };
        match charge.step {
            ChargeStep::Ride => {
                if let Some(offer) = game.offer_against_wave(&charge) {
                    game.state.affairs.offered.push(offer);
                    game.state.agenda.extend([Task::Charge(charge), Task::AskCharge(offer)]);
                    return;
                }
                if game.unit(id).morale == Morale::Routed || !game.rides_on(&charge, at) {
                    charge.step = ChargeStep::End;
                } else {
                    game.ride(&mut charge, at, report);
                }
            }
            ChargeStep::Contact => game.after_contact(&mut charge, at),
            // Asked only if there is a way.
            ChargeStep::Continue => {
                if game.rides(id, at, charge.facing, charge.used).is_empty() {
                    charge.step = ChargeStep::End;
                }
            }
            ChargeStep::End => {
                game.end_charge(&charge, report);
                return;
            }
        }
        game.state.agenda.insert(base, Task::Charge(charge));
    }

    fn is_sound(&self, board: &Board) -> bool {
        let depth = usize::from(board.tables().charge.depth);
        board.has_unit(self.unit)
            && has_hexes(board, &self.path)
            && self.path.len() <= depth
            // A unit of the second wave that charges of its own has ridden before [19.7].
            && usize::from(self.used) <= 2 * depth
            && self.contacts <= MOST_MARKS
            && has_fire(board, self.fire.as_ref())
            && self.target.is_none_or(|hex| has_hex(board, hex))
    }
}

impl Question for &Overrun {
    fn throw(&self, _game: &Game) -> Option<Throw> {
        throw(self.units.len(), rule!("12.3"))
    }

    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let table = &game.board.tables().charge;
        let (upto, far) = (table.skirmish_evades_upto, table.skirmish_evade);
        for (&id, &die) in self.units.iter().zip(dice) {
            let escaped = die <= upto;
            report.tell(What::RiddenOver { unit: id, die, escaped }, [rule!("12.3")]);
            game.rouse(id, report);
            let routs =
                game.unit(id).morale == Morale::Disordered && game.board.revision().disordered_unit_ridden_over_routs();
            if escaped && routs {
                game.rout(id, far, Some(self.cause), true, report);
            } else if escaped {
                game.fall_into_disorder(id, report);
                game.go_back(id, far, Some(self.cause), report);
            } else {
                game.eliminate(id, report);
            }
        }
    }

    fn is_sound(&self, board: &Board) -> bool {
        has_units(board, &self.units) && has_hex(board, self.cause)
    }
}

impl Game {
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
            .any(|other| self.side_of(other) == side && self.counter(other).role != Role::Skirmisher);
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
            charge.contacts += 1;
            charge.fought = true;
            charge.used += self.cost_between(at, next);
            charge.path.clear();
            self.begin_shock(vec![id], at, next, true, true, report);
            return;
        }
        if self.has(enemy, next) {
            // Skirmish units and crews are ridden over first; the ride goes on when they are removed.
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
                // The side that must decide answers in a task below; the rest of the ride waits.
                if self.options.ask {
                    let ask = AskFire { side: enemy, shots };
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
                // Disordered it rides on; driven back or eliminated it does not.
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

    pub(crate) fn ride_into(&mut self, charge: &mut Charge, from: Hex, to: Hex, report: &mut Report) {
        let id = charge.unit;
        charge.used += self.cost_between(from, to);
        charge.path.remove(0);
        charge.moved = true;
        charge.asked = false;
        self.edit(id, |unit| unit.place = Place::On(to));
        report.tell(What::Charged { unit: id, from, to }, [rule!("12.3")]);
        self.arrive(id, to, report);
        // A unit that rides beyond the line has left the game, as on a march [R39].
        if self.is_withdrawn_at(id, to) {
            let strong = self.at_half_or_more(id);
            self.edit(id, |unit| unit.left_strong = strong);
            self.remove(id, Place::Withdrawn, report);
        }
        // A leader rides along only in the field he is on: he stays with units that stay.
    }

    fn after_contact(&mut self, charge: &mut Charge, at: Hex) {
        let won = charge.target == Some(at) && self.unit(charge.unit).morale != Morale::Routed;
        let table = &self.board.tables().charge;
        let more = won && !charge.opportunity && charge.contacts < table.contacts && charge.used < table.depth;
        charge.moved |= won;
        charge.asked = false;
        charge.step = if more { ChargeStep::Continue } else { ChargeStep::End };
    }

    /// A unit that moved or fought is Exhausted; one that fought or was disordered is Disordered [12.3].
    fn end_charge(&mut self, charge: &Charge, report: &mut Report) {
        let id = charge.unit;
        if self.hex_of(id).is_none() {
            return;
        }
        if charge.moved || charge.fought {
            self.note_ride(id);
            self.exhaust(id, report);
        }
        // On the whole field a check stands in the place of that for the first wave of a grand charge [R146].
        let checks = self.board.whole().is_some()
            && !charge.opportunity
            && self.rider(id).is_some_and(|rider| rider.wave == Wave::First && !rider.again);
        if charge.fought && !checks && self.unit(id).morale == Morale::Good {
            self.fall_into_disorder(id, report);
        }
        report.tell(What::ChargeEnded { unit: id }, [rule!("12.3")]);
        // Cut off from any hex where it may be, it goes back as if beaten.
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
