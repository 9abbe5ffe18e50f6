//! A charge as it runs: Cossacks, reaction, answer, contact [38.5].

use super::cases;
use super::charge::Approach;
use super::command::Answer;
use super::definition::*;
use super::event::{Report, What};
use super::facing::{Aspect, Facing};
use super::game::Game;
use super::state::*;
use super::tasks::*;
use super::terms::{Factor, Term};
use engine::hex::{Direction, Hex};

/// The reception of a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reception {
    /// All units have routed already: they are ridden down [40.4].
    Routed,
    /// Cavalry, a carré, or a hex that has stood: no unit has an answer [39.7, R36].
    Fights,
    /// Skirmishers go over that side to that hex [39.5].
    SlipsAway(Direction, Hex),
    /// Skirmishers whom cavalry meets on the march, with nowhere to go [42.2].
    Runs,
    /// This unit stands: it has no other answer [39.8].
    Stands(UnitId),
    /// This unit stands or forms carré.
    Chooses(UnitId),
}

impl Game {
    /// Begins a charge that was checked.
    pub(crate) fn begin_charge(
        &mut self,
        approach: Approach,
        leaders: &[LeaderId],
        path: &[Hex],
        target: Hex,
        report: &mut Report,
    ) {
        let Approach { units, start, cost, straight, .. } = approach;
        report.tell(
            What::ChargeOrdered { units: units.clone(), from: start, path: path.to_vec(), target },
            cases::CHARGE_ORDER,
        );
        for &id in &units {
            self.mark(id, |marks| marks.tried_charge = true);
        }
        self.state.chain.clear();
        self.state.agenda.push(Task::Charge(ChargeTask {
            kind: ChargeKind::Own,
            units,
            leaders: leaders.to_vec(),
            start,
            path: path.to_vec(),
            target,
            defenders: self.stack_list(target),
            cost: HalfPoints(cost),
            straight,
            failed: Vec::new(),
            step: ChargeStep::Begin,
        }));
    }

    /// The first Cossacks of a charge, who check before it [38.5].
    pub(crate) fn cossacks(&self, task: &ChargeTask) -> Option<UnitId> {
        let cossack = |id: &UnitId| {
            matches!(self.board.kind(*id).map(|kind| &kind.arm), Some(ArmData::Cavalry { cossack: true, .. }))
        };
        task.units.iter().copied().find(cossack)
    }

    /// A charge that leaves no melee behind has cost its readiness all the same [35.2].
    pub(crate) fn settle_charge(&mut self, task: &ChargeTask, report: &mut Report) {
        let held = self.state.held.iter().any(|melee| melee.attackers.iter().any(|id| task.units.contains(id)));
        if !held {
            for &id in &task.units {
                if self.unit(id).marks.charged {
                    self.lower_readiness(id, false, report);
                }
            }
        }
    }

    pub(crate) fn lower_readiness(&mut self, id: UnitId, charged: bool, report: &mut Report) {
        if self.arm(id) != Arm::Cavalry || self.hex_of(id).is_none() {
            return;
        }
        let from = self.unit(id).readiness;
        let to = if charged { Readiness::Exhausted } else { from.lower() };
        self.set_readiness(id, to, report);
    }

    pub(crate) fn set_readiness(&mut self, id: UnitId, to: Readiness, report: &mut Report) {
        let from = self.unit(id).readiness;
        if from != to {
            if let Some(unit) = self.unit_mut(id) {
                unit.readiness = to;
            }
            report.tell(What::ReadinessChanged { unit: id, from, to }, cases::READINESS_DROPS);
        }
    }

    /// The highest unrouted unit, infantry before guns [39.1].
    pub(crate) fn answering(&self, hex: Hex) -> Option<UnitId> {
        let steady = |id: &UnitId| self.unit(*id).order != Order::Routed;
        let infantry = self.stack(hex).find(|id| self.arm(*id) == Arm::Infantry && steady(id));
        infantry.or_else(|| self.stack(hex).find(steady))
    }

    pub(crate) fn answer_charge(&mut self, mut task: ChargeTask, report: &mut Report) {
        let hex = task.target;
        let Some(top) = self.top(hex) else {
            task.step = ChargeStep::Done;
            self.state.agenda.push(Task::Charge(task));
            return;
        };
        task.defenders = self.stack_list(hex);
        match self.reception(&task, top) {
            Reception::Routed => {
                task.failed = task.defenders.clone();
                self.ride_down(task, report);
            }
            Reception::Fights => self.meet(task, report),
            Reception::SlipsAway(way, to) => self.slip_away(&task, way, to, report),
            Reception::Runs => {
                task.failed = self.stack(hex).filter(|id| self.arm(*id) == Arm::Infantry).collect();
                self.ride_down(task, report);
            }
            Reception::Stands(_) => self.stand(task),
            Reception::Chooses(unit) => match self.unit(unit).orders.answer {
                AnswerOrder::Stand => self.answered(task, unit, Answer::Stand, report),
                AnswerOrder::Carre => self.answered(task, unit, Answer::Carre, report),
                AnswerOrder::Ask => {
                    task.step = ChargeStep::AskAnswer { unit };
                    self.state.agenda.push(Task::Charge(task));
                }
            },
        }
    }

    /// The reception of a charge by the hex with that top unit (39).
    pub(crate) fn reception(&self, task: &ChargeTask, top: UnitId) -> Reception {
        let hex = task.target;
        let Some(unit) = self.answering(hex) else { return Reception::Routed };
        let known = self.unit(unit);
        let steady = self.arm(top) == Arm::Cavalry
            || self.lead_infantry(hex).is_some_and(|id| self.unit(id).formation == Formation::Carre)
            || known.marks.stood;
        if steady {
            return Reception::Fights;
        }
        if known.formation == Formation::Skirmish {
            return match self.refuge(task) {
                Some((way, to)) => Reception::SlipsAway(way, to),
                None if task.kind == ChargeKind::Opportunity => Reception::Runs,
                None => Reception::Stands(unit),
            };
        }
        if self.carre_row(task, unit).is_some() { Reception::Chooses(unit) } else { Reception::Stands(unit) }
    }

    pub(crate) fn answered(&mut self, mut task: ChargeTask, unit: UnitId, answer: Answer, report: &mut Report) {
        let rule = if answer == Answer::Stand { cases::STAND } else { cases::FORM_CARRE };
        report.tell(What::Answered { hex: task.target, unit, answer }, rule);
        match (answer, self.carre_row(&task, unit)) {
            (Answer::Carre, Some((row, at))) => {
                task.step = ChargeStep::CarreRoll { unit, row, at };
                self.state.agenda.push(Task::Charge(task));
            }
            _ => self.stand(task),
        }
    }

    /// [39.4] The answering unit checks for the hex.
    fn stand(&mut self, mut task: ChargeTask) {
        let Some(unit) = self.answering(task.target) else { return };
        let check = self.stand_check(&task, unit);
        task.step = ChargeStep::StandCheck;
        self.state.agenda.push(Task::Charge(task));
        self.ask_checks(vec![check], cases::STAND);
    }

    /// (57)
    pub(crate) fn stand_check(&self, task: &ChargeTask, unit: UnitId) -> Check {
        let steps = &self.board.tables().charge;
        let known = self.unit(unit);
        let mut check = Check::plain(unit);
        let mut add =
            |factor, steps: i8| check.terms.push(Term::new(factor, cases::CHARGE_MODIFIERS, i16::from(steps)));
        let last = task.path.last().copied().unwrap_or(task.start);
        let side = self.board.direction(task.target, last).unwrap_or(Direction::Up);
        match self.aspect(task.target, side) {
            Aspect::Flank => add(Factor::Flank, steps.flank),
            Aspect::Rear => add(Factor::Rear, steps.rear),
            Aspect::Front => {}
        }
        match known.formation {
            Formation::Skirmish => add(Factor::Skirmish, steps.skirmish),
            Formation::Line => add(Factor::Line, steps.line),
            Formation::Carre => add(Factor::Carre, steps.carre),
            _ => {}
        }
        if known.order == Order::Disordered {
            add(Factor::Disordered, steps.disordered);
        }
        if task.units.iter().any(|id| self.is_lancer(*id)) {
            add(Factor::Lancers, steps.lancers);
        }
        if task.units.iter().any(|id| self.is_heavy(*id)) {
            add(Factor::HeavyCavalry, steps.heavy);
        }
        if self.board.cell(task.target).slopes.has(side) {
            add(Factor::Slope, steps.slope);
        }
        check.disorder_told = true;
        check
    }

    /// The skirmishers of a hex that have not routed.
    fn skirmishers(&self, hex: Hex) -> Vec<UnitId> {
        let steady =
            |id: &UnitId| self.unit(*id).formation == Formation::Skirmish && self.unit(*id).order != Order::Routed;
        self.stack(hex).filter(steady).collect()
    }

    /// The hex where skirmishers find friends or cover from a charge, if there is one [39.5].
    fn refuge(&self, task: &ChargeTask) -> Option<(Direction, Hex)> {
        let hex = task.target;
        let going = self.skirmishers(hex);
        let side = going.first().map(|id| self.side_of(*id))?;
        let last = task.path.last().copied().unwrap_or(task.start);
        let mut best: Option<(u16, Direction, Hex)> = None;
        for (way, next) in self.board.neighbours(hex) {
            let open = self.board.step(super::board::Foot::Skirmishers, hex, way) != super::board::CLOSED
                && next != last
                && self.holder(next) != Some(side.other());
            let friends =
                self.stack(next).any(|id| self.arm(id) == Arm::Infantry && self.unit(id).order == Order::Good);
            let cover = self.top(next).is_none() && self.board.cell(next).terrain.is_general();
            if !open || !(friends || cover) || !self.has_room(next, &going) {
                continue;
            }
            let away = self.board.distance(last, next);
            if best.is_none_or(|(most, known, _)| away > most || away == most && way < known) {
                best = Some((away, way, next));
            }
        }
        best.map(|(_, way, to)| (way, to))
    }

    /// Skirmishers slip away to friends or cover [39.5].
    fn slip_away(&mut self, task: &ChargeTask, way: Direction, to: Hex, report: &mut Report) {
        let hex = task.target;
        let going = self.skirmishers(hex);
        let Some(side) = going.first().map(|id| self.side_of(*id)) else { return };
        let leads = self.lead_infantry(to).map(|id| self.unit(id).formation);
        for &id in &going {
            self.put(id, to);
            let formation = match leads {
                Some(formation) => self.borrowed(id, formation, to),
                None if self.board.cell(to).terrain == Terrain::Earthwork => Formation::GeneralOrder,
                None => Formation::Skirmish,
            };
            self.form(id, formation, Facing::Side(way).fitted(formation));
        }
        self.align(to);
        self.left_behind(hex);
        self.follow(hex, side, Some(Place::On(to)), report);
        report.tell(What::SlippedAway { units: going.clone(), from: hex, to }, cases::SLIP_AWAY);
        if let Some(&id) = going.first() {
            self.walk_over(id, &[to], report);
        }
        self.after_clearing(task.clone(), report);
    }

    /// The formation of a stack, for a type that has it; otherwise what the ground gives.
    fn borrowed(&self, id: UnitId, formation: Formation, hex: Hex) -> Formation {
        let has = match (self.board.kind(id).map(|kind| &kind.arm), formation) {
            (Some(ArmData::Infantry { line, .. }), Formation::Line) => *line > 0,
            (Some(ArmData::Infantry { carre, .. }), Formation::Carre) => *carre > 0,
            (_, Formation::RoadMarch) => false,
            _ => true,
        };
        if has { formation } else { self.by_ground(Formation::Column, hex) }
    }

    /// Skirmishers are gone: guns they leave answer alone, otherwise no unit is left [40.6].
    fn after_clearing(&mut self, mut task: ChargeTask, report: &mut Report) {
        let mut guns: Vec<UnitId> =
            self.stack(task.target).filter(|id| self.unit(*id).order != Order::Routed).collect();
        guns.sort_unstable();
        if guns.is_empty() {
            self.nobody_left(task, report);
        } else {
            let checks = guns.iter().map(|id| self.stand_check(&task, *id)).collect();
            task.step = ChargeStep::GunsCheck { disorder: Vec::new(), trample: 0 };
            self.state.agenda.push(Task::Charge(task));
            self.ask_checks(checks, cases::GUNS_ANSWER);
        }
    }

    /// The charger rides on to its last hex, facing the target.
    pub(crate) fn ride_in(&mut self, task: &ChargeTask, report: &mut Report) {
        let last = task.path.last().copied().unwrap_or(task.start);
        let way = self.board.direction(last, task.target).unwrap_or(Direction::Up);
        self.ride_on(&task.units, &task.leaders, &task.path, way, report);
    }

    /// Cavalry rides along a path and faces a way; it has charged.
    pub(crate) fn ride_on(
        &mut self,
        units: &[UnitId],
        leaders: &[LeaderId],
        path: &[Hex],
        way: Direction,
        report: &mut Report,
    ) {
        let Some(start) = units.first().and_then(|id| self.hex_of(*id)) else { return };
        let to = path.last().copied().unwrap_or(start);
        for &id in units {
            if to != start {
                self.put(id, to);
            }
            self.form(id, Formation::Column, Facing::Side(way));
            self.mark(id, Marks::note_charge);
        }
        if to != start {
            report.tell(What::Rode { units: units.to_vec(), from: start, to }, cases::CHARGE_ORDER);
            self.left_behind(start);
            for leader in self.bring(leaders, to) {
                report.tell(What::LeaderMoved { leader, from: Some(start), to }, cases::CHARGE_ORDER);
            }
            if let Some(&id) = units.first() {
                self.walk_over(id, path, report);
            }
        }
        if let Some(top) = units.first() {
            let formation = self.unit(*top).formation;
            self.form(*top, formation, Facing::Side(way));
        }
        let hex = to;
        for id in self.stack_list(hex) {
            self.form(id, self.unit(id).formation, Facing::Side(way).fitted(self.unit(id).formation));
        }
    }

    pub(crate) fn hold_melee(
        &mut self,
        attackers: &[UnitId],
        defenders: &[UnitId],
        straight: bool,
        report: &mut Report,
    ) {
        report
            .tell(What::MeleeHeld { attackers: attackers.to_vec(), defenders: defenders.to_vec() }, cases::HELD_MELEE);
        for &id in attackers.iter().chain(defenders) {
            self.mark(id, |marks| marks.held = true);
        }
        self.state.held.push(HeldMelee { attackers: attackers.to_vec(), defenders: defenders.to_vec(), straight });
    }

    /// [40.1] The charger meets the units that stand, and a melee is held.
    pub(crate) fn meet(&mut self, mut task: ChargeTask, report: &mut Report) {
        self.ride_in(&task, report);
        let defenders = self.stack_list(task.target);
        self.hold_melee(&task.units, &defenders, task.straight, report);
        task.step = ChargeStep::Done;
        self.state.agenda.push(Task::Charge(task));
    }
}
