//! A move during its execution, action by action, with its interruptions [18.12].

use super::cases;
use super::command::Action;
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::march::March;
use super::scale::Wanted;
use super::state::*;
use super::tasks::*;
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;
use engine::rule::Rule;

impl Game {
    /// Carries a move on to its next interruption.
    pub(crate) fn step_move(&mut self, mut task: MoveTask, report: &mut Report) {
        let mut moving = task.units.clone();
        task.units.retain(|id| matches!(self.unit(*id).place, Place::On(_)) && !self.unit(*id).marks.ended);
        let Some(&lead) = task.units.first() else {
            let led = moving.first().copied();
            moving.retain(|id| self.hex_of(*id).is_some());
            if !moving.is_empty() {
                tell_dropped(moving, task.actions, report);
            }
            self.finish_crossing(led, task.crossed);
            return;
        };
        if task.chance != Chance::Past {
            return self.step_chance(task);
        }
        let side = self.side_of(lead);
        let Ok(mut march) = self.march(side, &task.units) else {
            self.end_move(task, report);
            return;
        };
        // They are apart from the stack of a hex that they have come to [12.5].
        march.start = task.way.first().copied().unwrap_or(march.hex);
        let rests = self.may_rest(&task.units, &march).is_ok();
        let Some(&action) = task.actions.first().filter(|_| !(task.cut && rests)) else {
            if rests {
                self.end_move(task, report);
            } else {
                self.go_back(task, report);
            }
            return;
        };
        let planned = match self.act(&task.units, &march, &action) {
            Ok(planned) => planned,
            // An action that is no longer lawful ends the list.
            Err(_) if rests => {
                self.end_move(task, report);
                return;
            }
            Err(_) => {
                self.go_back(task, report);
                return;
            }
        };
        if !task.fired && self.draws_fire(&march, &action, planned.cost) {
            task.fired = true;
            task.lost_before =
                task.units.iter().map(|id| LostBefore { unit: *id, lost: self.unit(*id).lost }).collect();
            if let Some(attack) = self.opportunity_attack(march.hex, side) {
                self.state.agenda.push(Task::Move(task));
                let fire = FireTask { kind: FireKind::Opportunity, attacks: vec![attack], faces: Vec::new() };
                self.state.agenda.push(Task::Fire(fire));
                return;
            }
        }
        if task.fired && self.was_hit(&task) {
            task.cut = true;
        }
        task.fired = false;
        task.lost_before.clear();
        task.actions.remove(0);
        self.carry_out(task, &march, &planned, action, report);
    }

    /// Whether the fire that the next action drew has cost any of the movers something, or one of them its order.
    fn was_hit(&self, task: &MoveTask) -> bool {
        task.lost_before
            .iter()
            .any(|before| self.unit(before.unit).lost > before.lost || !task.units.contains(&before.unit))
    }

    /// [18.10] Leaving a hex in an enemy zone, or paying in it; an enemy carré beside it counts too [28.1].
    fn draws_fire(&self, march: &March, action: &Action, cost: u16) -> bool {
        stirs(action, cost) && self.under_fire(march.side, march.hex)
    }

    /// Whether enemies can fire at a unit that acts there. For units there now this is known; for units that may come,
    /// an adjacent enemy that could fire is enough [28.1, 28.4].
    pub(crate) fn is_exposed(&self, side: Side, hex: Hex) -> bool {
        if !self.under_fire(side, hex) {
            return false;
        }
        if self.holder(hex) == Some(side) {
            return self.opportunity_attack(hex, side).is_some();
        }
        let fires = |id: UnitId| self.may_fire(id).is_ok() && self.reaches(id, hex, FireKind::Opportunity).is_ok();
        let beside = self.board.neighbours(hex).filter(|(_, from)| self.holder(*from) == Some(side.other()));
        beside.flat_map(|(_, from)| self.stack(from)).any(fires)
    }

    /// Whether a unit that acts there draws fire: the hex is in an enemy zone, or beside an enemy carré [18.10, 28.1].
    fn under_fire(&self, side: Side, hex: Hex) -> bool {
        let enemy = side.other();
        self.in_zone(enemy, hex)
            || self.board.neighbours(hex).any(|(_, hex)| {
                // Guns may lie on top of it.
                self.lead_infantry(hex).is_some_and(|id| {
                    self.side_of(id) == enemy
                        && self.unit(id).formation == Formation::Carre
                        && self.unit(id).order != Order::Routed
                })
            })
    }

    fn carry_out(&mut self, mut task: MoveTask, march: &March, planned: &March, action: Action, report: &mut Report) {
        let (units, cost) = (task.units.clone(), HalfPoints(planned.cost));
        let forgone = self.is_forgone(&task, march, planned, &action);
        if forgone {
            report.tell(What::NotCarriedOut { units, action, cost }, cases::CUT_SHORT);
        } else {
            report.tell(What::Acted { units, action, cost }, acted_by(&action, march.arm));
        }
        for &id in &task.units {
            self.mark(id, |marks| {
                marks.spent.0 += planned.cost;
                marks.stopped |= planned.stopped;
                marks.entered |= planned.entered;
            });
        }
        match action {
            _ if forgone => {}
            Action::Enter(to) | Action::Prolong(to) => {
                self.shift(&mut task, march, planned, to, report);
            }
            Action::Limber => {
                let dice: Vec<UnitId> =
                    task.units.iter().copied().filter(|id| self.limber_wanted(*id).is_some()).collect();
                for &id in task.units.iter().filter(|id| !dice.contains(id)) {
                    self.form(id, Formation::Limbered, planned.facing);
                }
                self.state.agenda.push(Task::Move(task));
                if !dice.is_empty() {
                    self.state.agenda.push(Task::Limber(LimberTask { batteries: dice }));
                }
                return;
            }
            Action::Turn(_) => {
                for &id in &task.units {
                    self.form(id, planned.formation, planned.facing);
                }
                if !planned.apart {
                    self.turn_hex(&task.units, march);
                }
            }
            Action::Form { formation, facing } => {
                for &id in &task.units {
                    self.form(id, formation, facing);
                    report.tell(What::FormationTaken { unit: id, formation, facing }, cases::FOOT_FORMATIONS);
                }
                self.turn_hex(&task.units, march);
            }
            Action::Unlimber => {
                for &id in &task.units {
                    self.form(id, Formation::Unlimbered, planned.facing);
                }
            }
        }
        self.state.agenda.push(Task::Move(task));
    }

    /// [18.12] Whether the units would have to stop in breach of 12.2 if they still did it, now that the rest of their
    /// list is dropped: then it is paid for and not done. Units that are only passing go on by their list and do it
    /// (R81).
    fn is_forgone(&self, task: &MoveTask, march: &March, planned: &March, action: &Action) -> bool {
        let in_place = matches!(action, Action::Turn(_) | Action::Form { .. });
        task.cut
            && in_place
            && self.may_rest(&task.units, march).is_ok()
            && self.may_rest(&task.units, planned).is_err()
    }

    /// Units that share the hex turn too, apart from guns in a work and units that are only passing [10.2].
    fn turn_hex(&mut self, units: &[UnitId], march: &March) {
        let hex = march.hex;
        let Some(&lead) = units.first().filter(|_| !march.is_passing()) else { return };
        let in_work = self.arm(lead) == Arm::Artillery && self.board.cell(hex).work.is_some();
        if in_work {
            return;
        }
        let facing = self.unit(lead).facing;
        let all_there = self.top(hex).is_some_and(|top| units.contains(&top))
            || self.stack(hex).all(|id| units.contains(&id) || self.arm(id) != self.arm(lead));
        if all_there {
            let work = self.board.cell(hex).work.is_some();
            for id in self.stack_list(hex) {
                if !(work && self.arm(id) == Arm::Artillery)
                    && let Some(unit) = self.unit_mut(id)
                {
                    unit.facing = facing;
                }
            }
            self.refresh(hex);
        }
    }

    fn shift(&mut self, task: &mut MoveTask, march: &March, planned: &March, to: Hex, report: &mut Report) {
        let friends = self.stack(to).any(|id| self.unit(id).order == Order::Good);
        if march.disordered && friends {
            task.crossed.push(to);
        }
        for &id in &task.units {
            self.put(id, to);
            self.form(id, planned.formation, planned.facing);
        }
        self.left_behind(march.hex);
        report.tell(What::Moved { units: task.units.clone(), from: march.hex, to }, cases::STEP);
        self.take_along(&task.leaders, to, report);
        // The ground changes their formation, if it is another than before [13.2].
        for &unit in task.units.iter().filter(|_| planned.formation != march.formation) {
            let (formation, facing) = (planned.formation, planned.facing);
            report.tell(What::FormationTaken { unit, formation, facing }, cases::GENERAL_ORDER);
        }
        self.arrive(march.side, march.arm == Arm::Cavalry, to, report);
        if planned.rests {
            task.way.push(to);
            if self.terms.opportunity_charges && self.board.cell(to).terrain == Terrain::Clear {
                task.chance = Chance::Open;
            }
        }
    }

    /// The effects of combat units entering a hex: objectives, and enemy leaders alone there.
    pub(crate) fn arrive(&mut self, side: Side, cavalry: bool, hex: Hex, report: &mut Report) {
        self.take_objective(side, hex, report);
        self.meet_leaders(side, cavalry, hex, report);
    }

    /// A move that may not stay where it was cut short goes back along its way (R81).
    fn go_back(&mut self, mut task: MoveTask, report: &mut Report) {
        while let Some(hex) = task.way.pop() {
            if task.units.iter().all(|id| self.hex_of(*id) == Some(hex)) || self.has_room(hex, &task.units) {
                for &id in &task.units {
                    let from = self.hex_of(id);
                    if from != Some(hex) {
                        self.put(id, hex);
                        report.tell(What::SteppedBack { unit: id, to: hex }, cases::PASSING_CUT);
                        from.into_iter().for_each(|from| self.left_behind(from));
                    }
                }
                self.take_along(&task.leaders, hex, report);
                break;
            }
        }
        self.end_move(task, report);
    }

    /// Leaders who go along, for nothing [7.2, R82].
    fn take_along(&mut self, leaders: &[LeaderId], to: Hex, report: &mut Report) {
        for &leader in leaders {
            if let Some(from) = self.state.leader_hex(leader).filter(|from| *from != to) {
                self.place_leader(leader, Place::On(to));
                report.tell(What::LeaderMoved { leader, from: Some(from), to }, cases::LEADER_MOVES);
            }
        }
    }

    fn end_move(&mut self, task: MoveTask, report: &mut Report) {
        let led = task.units.first().copied();
        if let Some(hex) = led.and_then(|id| self.hex_of(id)) {
            if task.way.first() == Some(&hex) {
                self.turn_back(&task.units, hex);
            }
            self.align(hex);
        }
        tell_dropped(task.units, task.actions, report);
        self.finish_crossing(led, task.crossed);
    }

    /// A unit that had turned to leave friends of its arm, and was stopped first, turns back to their facing [12.2].
    fn turn_back(&mut self, units: &[UnitId], hex: Hex) {
        let Some(arm) = units.first().map(|id| self.arm(*id)) else { return };
        let stays = |id: &UnitId| !units.contains(id) && self.arm(*id) == arm && self.unit(*id).order == Order::Good;
        let facing = self.stack(hex).find(stays).map(|id| self.unit(id).facing);
        if let (Some(facing), None) = (facing, self.board.cell(hex).work) {
            for &id in units {
                let formation = self.unit(id).formation;
                if facing.fits(formation) {
                    self.form(id, formation, facing);
                }
            }
        }
    }

    /// [18.13] Friendly units that a disordered mover passed or joined check when the command is over.
    fn finish_crossing(&mut self, led: Option<UnitId>, crossed: Vec<Hex>) {
        if let (Some(unit), false) = (led, crossed.is_empty()) {
            self.state.chain = vec![unit];
            let path = PanicPath { unit, hexes: crossed };
            self.state.agenda.push(Task::Panic(PanicTask { paths: vec![path] }));
        }
    }

    /// The least die to limber; nothing if no die is needed [61.1].
    pub(crate) fn limber_wanted(&self, id: UnitId) -> Option<Wanted> {
        let bonus = self.limber_bonus(id);
        match self.board.kind(id).map(|kind| &kind.arm) {
            Some(ArmData::Artillery { limber: Some(least), .. }) => {
                Some(Wanted { least: less(*least, bonus).max(1), bonus })
            }
            _ => None,
        }
    }

    /// [61.1] The bonus of the best leader of the hex: at least one for a leader of artillery.
    fn limber_bonus(&self, id: UnitId) -> u8 {
        let Some(hex) = self.hex_of(id) else { return 0 };
        let bonus = |leader: &LeaderData| leader.limber.max(u8::from(leader.artillery > 0));
        self.best_leader(&[hex], self.side_of(id), bonus).map_or(0, |(_, bonus)| bonus)
    }
}

/// Reports the rest of a list that is cut short.
fn tell_dropped(units: Vec<UnitId>, dropped: Vec<Action>, report: &mut Report) {
    if !dropped.is_empty() {
        report.tell(What::CutShort { units, dropped }, cases::CUT_SHORT);
    }
}

/// Whether an action is one that is fired at: leaving the hex, or paying in it [18.10].
pub(crate) fn stirs(action: &Action, cost: u16) -> bool {
    matches!(action, Action::Enter(_) | Action::Prolong(_)) || cost > 0
}

/// The case behind an action.
fn acted_by(action: &Action, arm: Arm) -> Rule {
    match action {
        Action::Enter(_) => cases::MOVE,
        Action::Turn(_) => cases::TURNING,
        Action::Form { formation: Formation::RoadMarch, .. } => cases::ROAD_MARCH,
        Action::Form { .. } if arm == Arm::Cavalry => cases::HORSE_FORMATIONS,
        Action::Form { .. } if arm == Arm::Infantry => cases::FOOT_FORMATIONS,
        Action::Form { .. } | Action::Limber | Action::Unlimber | Action::Prolong(_) => cases::GUNS,
    }
}
