//! Recovery of order and of horses at the end of a half-turn [31.9, 36].

use super::cases;
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::retreat::{Exit, Going};
use super::state::*;
use super::tasks::*;

impl Game {
    pub(crate) fn begin_recovery(&mut self) {
        let side = self.state.phasing;
        let units: Vec<UnitId> = self.on_map(side).filter(|id| self.unit(*id).order != Order::Good).collect();
        if !units.is_empty() {
            self.state.agenda.push(Task::Recovery(RecoveryTask { units, faces: Vec::new() }));
        }
    }

    pub(crate) fn rally(&mut self, id: UnitId, passed: bool, report: &mut Report) {
        let order = self.unit(id).order;
        if passed {
            self.set_order(id, Order::Good, report);
            report.tell(What::Rallied { unit: id }, cases::RALLY);
            // Once the unit stands unrouted in an objective's hex that it ran into, its side takes the objective
            // [65.2].
            if let Some(hex) = self.hex_of(id) {
                self.take_objective(self.side_of(id), hex, report);
            }
            return;
        }
        self.state.agenda.push(Task::Orphans);
        let going = match order {
            Order::Disordered => self.fail(id, report),
            _ => {
                let side = self.side_of(id);
                let near = self.hex_of(id).is_some_and(|hex| {
                    let nearest = self.enemies(side).map(|(_, enemy)| self.board.distance(hex, enemy)).min();
                    nearest.is_some_and(|away| away <= u16::from(self.board.tables().limits.rout_ends))
                });
                near.then(|| Going::Rout { hexes: self.run_of(id) })
            }
        };
        if let Some(going) = going {
            let path = self.go(id, going, Exit::None, report);
            self.push_panic(path.into_iter().collect());
        }
    }

    /// [36.1] Cavalry that was left in peace.
    pub(crate) fn recover_horses(&mut self, report: &mut Report) {
        let side = self.state.phasing;
        let horses: Vec<UnitId> = self.on_map(side).filter(|id| self.arm(*id) == Arm::Cavalry).collect();
        for id in horses {
            let unit = self.unit(id);
            let marks = &unit.marks;
            let stirred =
                marks.recently_shot || marks.recently_charged || marks.recently_fought || marks.recently_withdrew;
            let quiet = self.hex_of(id).is_some_and(|hex| !self.in_zone(side.other(), hex));
            if unit.order != Order::Good || stirred || !quiet {
                continue;
            }
            let to = match marks.marched {
                Marched::NotAtAll => unit.readiness.higher().higher(),
                Marched::Half => unit.readiness.higher(),
                Marched::Far => unit.readiness,
            };
            self.set_readiness(id, to, report);
        }
    }
}
