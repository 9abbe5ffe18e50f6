//! The sequence of play: the part that goes on by itself until a side must decide or dice are needed (2).

use super::cases;
use super::command::Command;
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::tasks::*;
use super::victory;
use engine::contract::Side;
use std::mem;

impl Game {
    /// Goes on to the next question, roll or end.
    pub(crate) fn go_on(&mut self, report: &mut Report) {
        while self.state.ending.is_none() {
            if let Some(task) = self.state.agenda.pop() {
                if !self.step(task, report) {
                    return;
                }
            } else if self.state.segment == Segment::Melee && !self.state.held.is_empty() {
                self.next_held(report);
            } else if self.state.segment.question().comes_up(self) {
                return;
            } else {
                self.end_segment(report);
            }
        }
    }

    /// Goes on with what is under way, and no further than its end.
    pub(crate) fn go_on_tasks(&mut self, report: &mut Report) {
        while self.state.ending.is_none() {
            let Some(task) = self.state.agenda.pop() else { return };
            if !self.step(task, report) {
                return;
            }
        }
    }

    /// Carries out a command that was checked, up to where things go on by themselves.
    pub(crate) fn carry_command(&mut self, side: Side, command: &Command, report: &mut Report) {
        if let Some(task) = self.state.agenda.pop() {
            task.question().carry_out(self, side, command, report);
            return;
        }
        self.state.segment.question().carry_out(self, side, command, report);
        if command.ends_segment() {
            self.end_segment(report);
        }
    }

    fn step(&mut self, task: Task, report: &mut Report) -> bool {
        if task.waits_for() != Wait::Nothing {
            self.state.agenda.push(task);
            return false;
        }
        task.question().step(self, report);
        true
    }

    /// The oldest melee that a charge has created [2.7.1, 34.1].
    pub(crate) fn next_held(&mut self, report: &mut Report) {
        let held = self.state.held.remove(0);
        let attackers: Vec<UnitId> = held
            .attackers
            .iter()
            .copied()
            .filter(|id| self.hex_of(*id).is_some() && self.unit(*id).order != Order::Routed)
            .collect();
        let target = held.defenders.iter().find_map(|id| self.hex_of(*id));
        let from = attackers.first().and_then(|id| self.hex_of(*id));
        let meets = target.zip(from).is_some_and(|(target, from)| self.board.distance(target, from) == 1);
        let enemies = target
            .zip(attackers.first())
            .is_some_and(|(target, id)| self.holder(target) == Some(self.side_of(*id).other()));
        let (Some(target), true, true) = (target, meets, enemies) else {
            report.tell(What::HeldMeleeLapsed { attackers: held.attackers.clone() }, cases::HELD_MELEE);
            for id in held.attackers {
                self.lower_readiness(id, false, report);
            }
            // Cavalry that rode out against them has charged too, and fights no unit.
            for id in held.defenders {
                let waits = self.state.held.iter().any(|other| other.defenders.contains(&id));
                if self.unit(id).marks.charged && !self.unit(id).marks.recently_fought && !waits {
                    self.lower_readiness(id, false, report);
                }
            }
            return;
        };
        let attackers = self.by_lead(&attackers);
        let melee = MeleeTask::new(attackers, target, self.stack_list(target));
        self.state.agenda.push(Task::Melee(MeleeTask { held: true, straight: held.straight, ..melee }));
    }

    /// Ends a segment: marks that last no longer are removed, and the next segment begins.
    fn end_segment(&mut self, report: &mut Report) {
        match self.state.segment {
            Segment::Movement => self.note_marches(),
            Segment::Melee => {
                let ids: Vec<UnitId> = self.board.unit_ids().filter(|id| self.unit(*id).marks.recall_failed).collect();
                for id in ids {
                    if self.hex_of(id).is_some() && self.unit(id).order != Order::Routed {
                        self.rout_in_place(id, report);
                    }
                }
            }
            Segment::Recovery => self.recover_horses(report),
            _ => {}
        }
        for unit in &mut self.state.units {
            let marks = mem::take(&mut unit.marks);
            unit.marks = Marks {
                fired: false,
                assaulted: false,
                spent: HalfPoints(0),
                began_in_line: false,
                stopped: false,
                ended: false,
                entered: false,
                free_turn: false,
                orders_given: false,
                tried_charge: false,
                tried_react: false,
                tried_against: Vec::new(),
                ..marks
            };
        }
        for leader in &mut self.state.leaders {
            leader.spent = HalfPoints(0);
        }
        self.state.fired_at.clear();
        self.state.assaulted.clear();
        self.state.restacked.clear();
        self.state.chain.clear();
        if self.ends_early(report) {
            return;
        }
        match self.state.segment.next() {
            Some(next) => self.begin_segment(next, report),
            None => self.end_half_turn(report),
        }
    }

    /// Notes the distance that cavalry has moved, for its readiness [36.1].
    fn note_marches(&mut self) {
        let side = self.state.phasing;
        let ids: Vec<UnitId> = self.on_map(side).collect();
        for id in ids {
            let allowed = self.allowance(id);
            self.mark(id, |marks| {
                marks.marched = match marks.spent.0 {
                    0 => Marched::NotAtAll,
                    spent if spent * 2 <= allowed => Marched::Half,
                    _ => Marched::Far,
                };
            });
        }
    }

    /// [65.3] A side without unrouted units on the map.
    fn ends_early(&mut self, report: &mut Report) -> bool {
        let ending = match (self.is_broken(Side::First), self.is_broken(Side::Second)) {
            (false, false) => return false,
            (true, true) => Ending::BothBroken,
            (true, false) => Ending::Broken(Side::First),
            (false, true) => Ending::Broken(Side::Second),
        };
        self.end_battle(ending, report);
        true
    }

    fn end_battle(&mut self, ending: Ending, report: &mut Report) {
        self.state.ending = Some(ending);
        self.state.agenda.clear();
        let rule = if ending == Ending::LastTurn { cases::POINTS_AT_END } else { cases::EARLY_END };
        report.tell(What::BattleOver { outcome: self.outcome(ending) }, rule);
    }

    pub(crate) fn begin_segment(&mut self, segment: Segment, report: &mut Report) {
        self.state.segment = segment;
        let side = self.state.phasing;
        if segment != Segment::Close {
            self.state.phases += 1;
            report.tell(What::SegmentBegan { turn: self.state.turn, side, segment }, segment.rule());
        }
        match segment {
            Segment::Movement => {
                let lines: Vec<UnitId> =
                    self.on_map(side).filter(|id| self.unit(*id).formation == Formation::Line).collect();
                for id in lines {
                    self.mark(id, |marks| marks.began_in_line = true);
                }
            }
            Segment::Recovery => self.begin_recovery(),
            _ => {}
        }
    }

    fn end_half_turn(&mut self, report: &mut Report) {
        let side = self.state.phasing;
        self.state.entries.clear();
        self.state.held.clear();
        for id in self.board.unit_ids() {
            let own = self.side_of(id) == side;
            self.mark(id, |marks| {
                let kept = mem::take(marks);
                if !own {
                    marks.withdrew_far = kept.withdrew_far;
                    marks.recently_shot = kept.recently_shot;
                    marks.recently_charged = kept.recently_charged;
                    marks.recently_fought = kept.recently_fought;
                    marks.recently_withdrew = kept.recently_withdrew;
                }
            });
        }
        if side == Side::First {
            self.state.phasing = Side::Second;
        } else if self.state.turn < self.board.definition().turns.last {
            self.state.turn += 1;
            self.state.phasing = Side::First;
            self.count_levels(report);
        } else {
            self.end_battle(Ending::LastTurn, report);
            return;
        }
        self.begin_segment(Segment::Charge, report);
    }

    /// [2.1, 64.1]
    pub(crate) fn count_levels(&mut self, report: &mut Report) {
        if !self.board.definition().turns.hours.contains(&self.state.turn) {
            return;
        }
        for index in 0..self.state.levels.len() {
            let corps = CorpsId(u16::try_from(index).unwrap_or(u16::MAX));
            let to = victory::level_now(&self.board, &self.state, corps);
            if let Some(level) = self.state.levels.get_mut(index)
                && *level != to
            {
                report.tell(What::LevelChanged { corps, from: *level, to }, cases::LEVELS);
                *level = to;
            }
        }
    }
}
