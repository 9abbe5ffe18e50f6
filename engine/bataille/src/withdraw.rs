//! Going back before a melee (29).

use super::board::{CLOSED, Foot};
use super::breach::Breach;
use super::cases;
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::tasks::*;
use engine::count::capped_sum;
use engine::hex::Hex;

/// Points by which one must be faster than every attacker [29.1].
const FASTER: u16 = 4;

impl Game {
    /// Whether all units in the hex can withdraw and have somewhere to go [29.1, R9].
    pub(crate) fn may_withdraw(&self, task: &AssaultTask) -> bool {
        self.all_may_go(task) && !self.withdrawals(task).is_empty()
    }

    fn all_may_go(&self, task: &AssaultTask) -> bool {
        let foot_only = task.units.iter().all(|id| self.arm(*id) == Arm::Infantry);
        let fastest = task.units.iter().map(|id| self.printed(*id)).max().unwrap_or(0);
        let fresh_horse =
            task.units.iter().any(|id| self.arm(*id) == Arm::Cavalry && self.unit(*id).readiness == Readiness::Fresh);
        self.stack(task.target).all(|id| {
            let unit = self.unit(id);
            let faster = self.printed(id) >= fastest + FASTER;
            match self.arm(id) {
                Arm::Infantry => unit.formation == Formation::Skirmish && unit.order != Order::Routed && foot_only,
                Arm::Cavalry => {
                    let worn = unit.readiness == Readiness::Exhausted && fresh_horse;
                    unit.order == Order::Good && (foot_only || faster) && !worn
                }
                Arm::Artillery => {
                    self.is_horse_guns(id)
                        && matches!(unit.formation, Formation::Limbered | Formation::RoadMarch)
                        && unit.order != Order::Routed
                        && faster
                }
            }
        })
    }

    /// The cost of one step of a withdrawal, if it may be taken [29.2].
    fn back_step(&self, task: &AssaultTask, units: &[UnitId], from: Hex, to: Hex) -> Option<u16> {
        let way = self.board.direction(from, to)?;
        let side = units.first().map(|id| self.side_of(*id))?;
        if self.holder(to) == Some(side.other()) || self.in_zone(side.other(), to) {
            return None;
        }
        let nearer = task
            .units
            .iter()
            .filter_map(|id| self.hex_of(*id))
            .any(|attacker| self.board.distance(to, attacker) < self.board.distance(from, attacker));
        if nearer {
            return None;
        }
        let price = |id: &UnitId| {
            let (arm, formation) = (self.arm(*id), self.unit(*id).formation);
            // Costs are those of the formation: in road march those of the road.
            let along = formation == Formation::RoadMarch && self.board.cell(from).roads.has(way);
            let foot = Foot::of(arm, formation);
            let cost = if along { self.board.march(arm, from, way) } else { self.board.step(foot, from, way) };
            (cost != CLOSED).then_some(cost)
        };
        units.iter().map(price).try_fold(0u16, |most, cost| Some(most.max(cost?)))
    }

    pub(crate) fn check_withdrawal(&self, task: &AssaultTask, path: &[Hex]) -> Result<(), Breach> {
        let refuse = |name| Err(Breach::of(cases::WITHDRAWAL, name).varied("withdrawal"));
        let units = self.stack_list(task.target);
        if !self.all_may_go(task) {
            return Err(Breach::of(cases::MAY_WITHDRAW, "may-not-withdraw"));
        }
        let Some(&last) = path.last() else {
            return refuse("empty-path");
        };
        let allowed = units.iter().map(|id| self.printed(*id) / 2).min().unwrap_or(0);
        let mut at = task.target;
        let mut spent = 0u16;
        for &hex in path {
            let Some(cost) = self.back_step(task, &units, at, hex).filter(|_| self.board.exists(hex)) else {
                return refuse("no-way");
            };
            spent = capped_sum(spent, cost);
            at = hex;
        }
        if spent > allowed {
            return refuse("too-far");
        }
        if last == task.target || !self.has_room(last, &units) {
            return refuse("no-room");
        }
        Ok(())
    }

    /// The hexes that the units can withdraw to, with the cheapest path to each.
    pub(crate) fn withdrawals(&self, task: &AssaultTask) -> Vec<(Vec<Hex>, u16)> {
        let units = self.stack_list(task.target);
        let allowed = units.iter().map(|id| self.printed(*id) / 2).min().unwrap_or(0);
        let mut best: std::collections::BTreeMap<Hex, (u16, Vec<Hex>)> = std::collections::BTreeMap::new();
        let mut open: std::collections::BTreeSet<(u16, Vec<Hex>)> = std::collections::BTreeSet::new();
        open.insert((0, Vec::new()));
        while let Some((spent, path)) = open.pop_first() {
            let at = path.last().copied().unwrap_or(task.target);
            for (_, hex) in self.board.neighbours(at) {
                let Some(cost) = self.back_step(task, &units, at, hex) else { continue };
                let total = spent + cost;
                if total > allowed || hex == task.target {
                    continue;
                }
                let mut way = path.clone();
                way.push(hex);
                if best.get(&hex).is_none_or(|known| (total, &way) < (known.0, &known.1)) {
                    best.insert(hex, (total, way.clone()));
                    open.insert((total, way));
                }
            }
        }
        let rooms = best.into_iter().filter(|(hex, _)| self.has_room(*hex, &units));
        rooms.map(|(_, (cost, path))| (path, cost)).collect()
    }

    /// All units withdraw; the attackers may take the hex [29.3, 29.4].
    pub(crate) fn withdraw(&mut self, task: AssaultTask, path: &[Hex], report: &mut Report) {
        let from = task.target;
        let units = self.stack_list(from);
        let Some(&to) = path.last() else { return };
        let Some(side) = units.first().map(|id| self.side_of(*id)) else { return };
        for &id in &units {
            self.put(id, to);
            self.mark(id, |marks| {
                marks.recently_withdrew = true;
                marks.withdrew_far |= path.len() > 1;
            });
        }
        for &id in &units {
            self.take_ground(id, to);
        }
        self.align(to);
        report.tell(What::Withdrew { units: units.clone(), from, path: path.to_vec() }, cases::WITHDRAWAL);
        self.follow(from, side, Some(Place::On(to)), report);
        if let Some(&id) = units.first() {
            self.walk_over(id, path, report);
        }
        let advance = AdvanceTask { follow_up: true, ..AdvanceTask::new(from, task.units) };
        self.state.agenda.push(Task::Advance(advance));
    }
}
