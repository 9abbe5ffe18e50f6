//! A move that was checked is carried out, step by step, as far as nothing interferes [R8, R76, R77].

use super::agenda::{ActionCheck, CheckReason, Checks, March, Task};
use super::cite::rule;
use super::command::Step;
use super::event::{Report, What};
use super::game::Game;
use super::stacking::Member;
use super::state::*;
use super::stride::Manner;
use super::tables::SIXTHS;
use engine::hex::Hex;

impl Game {
    /// Goes on with a move as far as it goes without a die or a question.
    pub(crate) fn go_on_marching(&mut self, mut march: Box<March>, report: &mut Report) {
        let Some(&lead) = march.units.first() else { return };
        // Whatever this brings about comes before the rest of the march.
        let base = self.state.agenda.len();
        let step = march.steps.get(usize::from(march.next)).copied();
        if march.fire.is_none() && (march.cut || step.is_none() && !march.stepped) {
            self.end_march(&march, report);
            return;
        }
        if march.stepped {
            // Fire first, then charges [R54].
            if let Some(offer) = self.charge_offer(&march) {
                self.state.affairs.offered.push(offer);
                self.state.agenda.push(Task::March(march));
                self.state.agenda.push(Task::AskCharge(offer));
                return;
            }
            march.stepped = false;
            march.checked = false;
            march.asked = false;
            march.next += 1;
            self.state.agenda.push(Task::March(march));
            return;
        }
        let Some(step) = step else {
            (march.cut, march.fire) = (true, None);
            self.state.agenda.push(Task::March(march));
            return;
        };
        if let Some(mut fire) = march.fire.take() {
            let shot = fire.shots.get(usize::from(fire.next)).copied();
            match shot {
                Some(shot) if shot.leaving || fire.moved => {
                    march.cut |= self.fire_step_shot(&mut fire, lead, false, report);
                }
                // Stopped before it left: an enemy that waits for it in the next hex has not fired.
                _ if march.cut => fire.end(),
                _ if !fire.moved => {
                    self.take_step(&mut march, &step, report);
                    fire.moved = true;
                    if march.cut {
                        fire.end();
                    }
                }
                _ => {}
            }
            if fire.is_over() && (fire.moved || march.cut) {
                march.stepped = fire.moved && !march.cut;
            } else {
                march.fire = Some(fire);
            }
            self.state.agenda.insert(base, Task::March(march));
            return;
        }
        if !march.checked
            && let Some(check) = self.action_check(&march.units, &step)
        {
            self.state.agenda.push(Task::March(march));
            self.state.agenda.push(Task::ActionCheck(check));
            return;
        }
        march.checked = true;
        if !march.asked {
            let shots = self.shots_for(&march.units, &step);
            if !shots.is_empty() {
                march.asked = true;
                if self.options.ask {
                    self.state.agenda.push(Task::March(march));
                    self.open_fire(shots);
                } else {
                    march.fire = self.open_fire(shots);
                    self.state.agenda.push(Task::March(march));
                }
                return;
            }
        }
        self.take_step(&mut march, &step, report);
        march.stepped = !march.cut;
        self.state.agenda.insert(base, Task::March(march));
    }

    /// Takes the step that draws fire, of the march or charge under way, if it is not taken yet.
    pub(crate) fn take_drawing_step(&mut self) {
        let report = &mut Report::default();
        match self.state.agenda.pop() {
            Some(Task::March(mut march)) => {
                let step = march.steps.get(usize::from(march.next)).copied();
                if let Some((step, mut fire)) = step.zip(march.fire.take()) {
                    if !fire.moved {
                        self.take_step(&mut march, &step, report);
                        fire.moved = true;
                    }
                    march.fire = Some(fire);
                }
                self.state.agenda.push(Task::March(march));
            }
            Some(Task::Charge(mut charge)) => {
                let next = self.hex_of(charge.unit).zip(charge.path.first().copied());
                if let Some(((from, to), mut fire)) = next.zip(charge.fire.take()) {
                    if !fire.moved {
                        self.ride_into(&mut charge, from, to, report);
                        fire.moved = true;
                    }
                    charge.fire = Some(fire);
                }
                self.state.agenda.push(Task::Charge(charge));
            }
            Some(other) => self.state.agenda.push(other),
            None => {}
        }
    }

    /// Takes one step with all units that can; cuts the march if the first cannot.
    fn take_step(&mut self, march: &mut March, step: &Step, report: &mut Report) {
        let from = march.units.first().and_then(|&id| self.hex_of(id));
        let mut gone = 0;
        for id in march.units.clone() {
            let unit = *self.unit(id);
            let idle = self.counter(id).is_loose() && matches!(step, Step::Form { .. }) && march.units.len() > 1;
            if idle {
                continue;
            }
            // It was checked as a whole; what the step itself would refuse now has changed on the way.
            let manner = Manner { commanded: true, toward: None, grand: march.grand };
            let Ok(next) = self.stride(id, &unit, step, &manner) else {
                march.cut = true;
                continue;
            };
            let cost = next.marks.spent - unit.marks.spent;
            if *step == Step::Detach {
                self.put_skirmisher(id, report);
            }
            if let (Step::Rejoin, Some(battalion)) = (step, self.counter(id).parent) {
                let more = unit.strength;
                self.edit(battalion, |unit| unit.strength += more);
                report.tell(What::Rejoined { battalion, unit: id }, [rule!("5.13")]);
            }
            self.edit(id, |unit| *unit = Unit { depth: unit.depth, ..next });
            match (step, next.place) {
                (_, Place::Withdrawn | Place::Exited) => {
                    let withdrawn = next.place == Place::Withdrawn;
                    let points = u16::from(next.strength);
                    if !withdrawn {
                        self.state.affairs.exited += points;
                    }
                    gone += 1;
                    self.note_northern_exit(id, from);
                    report.tell(What::LeftMap { unit: id, withdrawn }, [rule!("R39"), rule!("R79")]);
                }
                (Step::Enter(to), _) => {
                    if let Some(from) = from {
                        report.tell(What::Moved { unit: id, from, to: *to, cost }, [rule!("5.4")]);
                        self.tell_ground(id, &unit, report);
                        self.note_stream(march, id, from, *to);
                    }
                    self.arrive(id, *to, report);
                }
                (Step::Wheel { .. }, Place::On(hex)) => {
                    report.tell(What::Turned { unit: id, facing: next.facing, cost }, [rule!("5.7")]);
                    self.tell_ground(id, &unit, report);
                    self.arrive(id, hex, report);
                }
                (Step::Face(facing), _) => {
                    report.tell(What::Turned { unit: id, facing: *facing, cost }, [rule!("5.7")]);
                }
                (Step::Form { formation, facing, .. }, _) => {
                    let (formation, facing) = (*formation, *facing);
                    report.tell(What::Formed { unit: id, formation, facing, cost }, [rule!("5.8")]);
                }
                _ => {}
            }
        }
        if let Step::Enter(to) = step {
            march.trail.push(*to);
            self.leaders_step(march, *to, report);
        }
        if gone > 0 {
            let withdrawn = march.units.iter().all(|&id| self.hex_of(id).is_none());
            if withdrawn {
                for &leader in &march.leaders {
                    self.edit_leader(leader, |leader| leader.post = Post::Withdrawn);
                    report.tell(What::LeaderLeft { leader }, [rule!("R39")]);
                }
                march.leaders.clear();
            }
            march.cut = true;
        }
    }

    fn put_skirmisher(&mut self, battalion: UnitId, report: &mut Report) {
        let (Some(skirmisher), Some(hex)) = (self.free_skirmisher(battalion), self.hex_of(battalion)) else { return };
        let (strength, facing) = (self.skirmish_size(battalion), self.unit(battalion).facing);
        let released = self.unit(battalion).released;
        self.edit(skirmisher, |unit| {
            *unit = Unit { place: Place::On(hex), strength, facing, released, fire: FireOrder::Any, ..Unit::default() };
        });
        report.tell(What::Detached { battalion, unit: skirmisher, hex }, [rule!("5.13")]);
    }

    /// A limber that crosses a stream off the road, or moves in heavy snow, may lose a gun [7.5].
    fn note_stream(&self, march: &mut March, id: UnitId, from: Hex, to: Hex) {
        let side = self.board.way(from, to).and_then(|way| self.board.beyond(from, way));
        let wet = side.is_some_and(|side| side.road.is_none() && (side.stream || side.major_stream));
        march.gun_check |= (wet || self.snows_hard()) && self.counter(id).is_battery();
    }

    fn leaders_step(&mut self, march: &mut March, to: Hex, report: &mut Report) {
        for &leader in &march.leaders {
            let Some(from) = self.state.leader(leader).hex() else { continue };
            let cost = self.leader_cost(leader, &[from, to]).unwrap_or(SIXTHS);
            self.edit_leader(leader, |leader| {
                leader.post = Post::On(to);
                leader.spent += cost;
            });
            report.tell(What::LeaderMoved { leader, from: Some(from), to }, [rule!("R63")]);
        }
    }

    /// The horse in whose Primary zone a unit would turn or change its formation [12.2].
    pub(crate) fn action_check(&self, units: &[UnitId], step: &Step) -> Option<ActionCheck> {
        let &unit = units.first()?;
        let acts = match step {
            Step::Face(_) => !self.all_round(unit),
            Step::Form { .. } | Step::Wheel { .. } => true,
            _ => false,
        };
        let counter = self.counter(unit);
        if !acts || counter.is_loose() || !self.state.phase.is_movement() {
            return None;
        }
        let hex = self.hex_of(unit)?;
        let weight = |charger: UnitId| {
            self.charge_terms(charger, unit).iter().map(|(_, amount)| i16::from(*amount)).sum::<i16>()
        };
        let chargers = self.on_map(counter.side.other()).filter(|&(id, _)| self.unit(id).charge);
        let near = chargers.filter(|&(id, _)| self.in_primary(id, hex));
        let charger = near.map(|(id, _)| id).min_by_key(|&id| (std::cmp::Reverse(weight(id)), id))?;
        Some(ActionCheck { unit, charger })
    }

    /// The move is over: a unit that was cut short goes back to where it may stay; Cossacks frighten [R77, 19.21].
    fn end_march(&mut self, march: &March, report: &mut Report) {
        if march.cut {
            self.step_back(march, report);
        }
        if march.gun_check {
            let there: Vec<UnitId> = march.units.iter().copied().filter(|&id| self.hex_of(id).is_some()).collect();
            self.state.affairs.gun_checks.extend(there);
        }
        if march.grand {
            for &id in &march.units {
                self.edit(id, |unit| unit.marks.grand = true);
            }
        }
        let Some(&lead) = march.units.first() else { return };
        // A turn costs a Cossack nothing: only one that has entered a hex has spent points.
        let moved = self.unit(lead).marks.spent > 0 || !self.board.revision().cossack_must_move_to_frighten();
        if let (true, Some(hex)) = (moved && self.counter(lead).is_cossack(), self.hex_of(lead)) {
            self.frighten(lead, hex, report);
        }
    }

    /// Formed enemies with a Cossack on their flank or in their rear check, once a phase (R32).
    fn frighten(&mut self, cossack: UnitId, hex: Hex, report: &mut Report) {
        if self.unit(cossack).morale == Morale::Routed {
            return;
        }
        let enemy = self.side_of(cossack).other();
        let mut units: Vec<UnitId> = Vec::new();
        for (_, at) in self.board.around(hex) {
            for &id in self.units_at(at) {
                let shaken = self.side_of(id) == enemy
                    && self.is_formed(id)
                    && !self.unit(id).marks.flanked
                    && self.aspect_toward(id, at, hex) != super::facing::Aspect::Front;
                if shaken {
                    units.push(id);
                }
            }
        }
        units.sort();
        if units.is_empty() {
            return;
        }
        for &id in &units {
            self.edit(id, |unit| unit.marks.flanked = true);
        }
        report.tell(What::MustCheck { units: units.clone(), reason: CheckReason::Flanked }, [rule!("19.21")]);
        let checks = Checks { units, cause: Some(hex), reason: CheckReason::Flanked, dice: Vec::new() };
        self.state.agenda.push(Task::Checks(checks));
    }

    fn step_back(&mut self, march: &March, report: &mut Report) {
        let still = |game: &Game, id: UnitId| {
            game.hex_of(id).filter(|hex| march.trail.last() == Some(hex) || march.trail.contains(hex))
        };
        let staying: Vec<UnitId> =
            march.units.iter().copied().filter(|&id| self.unit(id).morale != Morale::Routed).collect();
        let Some(hex) = staying.first().and_then(|&id| still(self, id)) else { return };
        let here: Vec<UnitId> = staying.into_iter().filter(|&id| self.hex_of(id) == Some(hex)).collect();
        let members = |game: &Game, to: Hex| -> Vec<Member> {
            here.iter().map(|&id| (id, Unit { place: Place::On(to), ..*game.unit(id) })).collect()
        };
        if self.may_join(hex, &members(self, hex)).is_ok() {
            return;
        }
        let at = march.trail.iter().rposition(|&known| known == hex).unwrap_or(0);
        for &back in march.trail.iter().take(at).rev() {
            if self.may_join(back, &members(self, back)).is_ok() {
                self.put_back(&here, back, march, false, report);
                return;
            }
        }
        if let Some(&first) = march.trail.first() {
            self.put_back(&here, first, march, true, report);
        }
    }

    fn put_back(&mut self, units: &[UnitId], to: Hex, march: &March, reform: bool, report: &mut Report) {
        for &id in units {
            let before = march.units.iter().position(|&other| other == id).and_then(|at| march.before.get(at)).copied();
            self.edit(id, |unit| {
                unit.place = Place::On(to);
                if let (true, Some(before)) = (reform, before) {
                    (unit.formation, unit.facing, unit.hand) = (before.formation, before.facing, before.hand);
                    if unit.morale != Morale::Good && unit.formation == Formation::ExtendedLine {
                        unit.formation = Formation::Line;
                        unit.hand = None;
                    }
                }
            });
            report.tell(What::WentBack { unit: id, to }, [rule!("R77")]);
        }
        for &leader in &march.leaders {
            self.edit_leader(leader, |leader| {
                if leader.hex().is_some() {
                    leader.post = Post::On(to);
                }
            });
        }
    }
}
