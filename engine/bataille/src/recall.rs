//! Whether cavalry can be recalled after a charge, and where it goes if not [40.5, 56].

use super::cases;
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::scale::Wanted;
use super::state::*;
use super::tasks::*;
use engine::count::less;
use engine::hex::Hex;

/// A natural 1 always fails (R21), so that 2 is the least face that recalls.
const LEAST_RECALL: u8 = 2;

impl Game {
    /// The least die that recalls all of them [56, R22].
    pub(crate) fn recall_wanted(&self, task: &ChargeTask) -> Wanted {
        let least = task.units.iter().filter_map(|id| match self.board.kind(*id).map(|kind| &kind.arm) {
            Some(ArmData::Cavalry { recall, .. }) => Some(*recall),
            _ => None,
        });
        let side = task.units.first().map_or(engine::contract::Side::First, |id| self.side_of(*id));
        let (hex, rides) = match task.step {
            // The leaders that ride along count where it would halt; leaders that stay at its start do not [7.3, 40.2].
            ChargeStep::AskPress { at } | ChargeStep::PressRecall { at } if at != task.start => {
                let horse = |id: &LeaderId| self.board.leader(*id).is_some_and(|data| data.cavalry > 0);
                (at, task.leaders.iter().any(horse))
            }
            _ => (self.charger_hex(task), false),
        };
        let bonus = u8::from(rides || self.best_leader(&[hex], side, |leader| leader.cavalry).is_some());
        Wanted { least: less(least.max().unwrap_or(1), bonus).max(LEAST_RECALL), bonus }
    }

    pub(crate) fn recall_thrown(&mut self, mut task: ChargeTask, face: u16, report: &mut Report) {
        let Wanted { least, .. } = self.recall_wanted(&task);
        let done = face >= u16::from(least);
        report.tell(What::RecallThrown { units: task.units.clone(), face, least, done }, cases::RECALL_DIE);
        match (task.step.clone(), done) {
            (ChargeStep::PressRecall { at }, true) => {
                let mut path = task.path.clone();
                let stop = path.iter().position(|hex| *hex == at).map_or(0, |place| place + 1);
                path.truncate(stop);
                // It faces as it came; where it has not set out, as it faced before [38.2].
                let before = if stop >= 2 { path.get(stop - 2).copied() } else { Some(task.start) };
                let came = before.and_then(|before| self.board.direction(before, at));
                let stood = task.units.first().and_then(|id| self.unit(*id).facing.side());
                let way = came.or(stood).unwrap_or(engine::hex::Direction::Up);
                self.ride_on(&task.units, &task.leaders, &path, way, report);
                task.step = ChargeStep::Done;
            }
            (ChargeStep::PressRecall { .. }, false) => {
                self.meet(task, report);
                return;
            }
            (ChargeStep::Recall { nobody_left: true }, true) => task.step = ChargeStep::Done,
            (ChargeStep::Recall { nobody_left: true }, false) => {
                for id in task.units.clone() {
                    self.rout_in_place(id, report);
                }
                task.step = ChargeStep::Done;
            }
            (_, true) => {
                task.step = if self.may_occupy(&task) { ChargeStep::AskOccupy } else { ChargeStep::Done };
            }
            (_, false) => {
                self.pursue(&task, report);
                task.step = ChargeStep::Done;
            }
        }
        self.state.agenda.push(Task::Charge(task));
    }

    pub(crate) fn rout_in_place(&mut self, id: UnitId, report: &mut Report) {
        if self.hex_of(id).is_some() {
            self.set_order(id, Order::Routed, report);
            self.break_formation(id);
        }
    }

    /// [40.5] Not to be recalled: at the nearest enemies it can reach, routed ones first.
    fn pursue(&mut self, task: &ChargeTask, report: &mut Report) {
        for &id in &task.units {
            self.mark(id, |marks| marks.recall_failed = true);
        }
        let start = self.charger_hex(task);
        let Some(side) = task.units.first().map(|id| self.side_of(*id)) else { return };
        let routed = |hex: Hex| self.stack(hex).any(|id| self.unit(id).order == Order::Routed);
        let mut hexes: Vec<(bool, u16, Hex)> =
            self.enemies(side).map(|(_, hex)| (!routed(hex), self.board.distance(start, hex), hex)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        let points = self.points_after(task);
        let reach = points / 2 + 1;
        let near: Vec<Hex> = hexes.into_iter().filter(|(_, away, _)| *away <= reach).map(|(_, _, hex)| hex).collect();
        if let Some((hex, ride)) = self.follow_ride(task, &near, points) {
            let at = ride.path.last().copied().unwrap_or(start);
            if let Some(way) = self.board.direction(at, hex) {
                self.ride_on(&task.units, &task.leaders, &ride.path, way, report);
            }
            let defenders = self.stack_list(hex);
            self.hold_melee(&task.units, &defenders, false, report);
        }
    }
}
