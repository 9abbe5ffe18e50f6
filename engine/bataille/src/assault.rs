//! Assaults up to their melee: the units that may assault, withdrawals, and the checks before it [29, 32, 33].

use super::breach::Breach;
use super::cases;
use super::command::AssaultOrder;
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::tasks::*;
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// Whether a unit may assault at all [32.2].
    pub(crate) fn may_assault(&self, side: Side, id: UnitId, follow_up: bool) -> Result<Hex, Breach> {
        if !self.known(id) {
            return Err(Breach::plain("unknown-unit"));
        }
        let unit = self.unit(id);
        if self.side_of(id) != side {
            return Err(Breach::of(cases::ASSAULT, "not-yours").by(id));
        }
        let Place::On(hex) = unit.place else {
            return Err(Breach::of(cases::ASSAULT, "not-on-map").by(id));
        };
        if unit.marks.assaulted && !follow_up {
            return Err(Breach::of(cases::ASSAULT, "assaulted-already").varied("unit").by(id));
        }
        let drawn_up = match self.arm(id) {
            Arm::Infantry => {
                unit.order != Order::Routed
                    && matches!(unit.formation, Formation::Column | Formation::Line | Formation::GeneralOrder)
            }
            Arm::Cavalry => unit.order == Order::Good && unit.formation != Formation::RoadMarch,
            Arm::Artillery => false,
        };
        if !drawn_up || self.board.cell(hex).terrain == Terrain::Swamp {
            return Err(Breach::of(cases::ABLE, "not-able").by(id));
        }
        if unit.marks.charged || unit.marks.held {
            return Err(Breach::of(cases::ABLE, "charged").varied("assault").by(id));
        }
        if unit.marks.charged_moving {
            return Err(Breach::of(cases::CHARGED_MOVERS, "was-charged").by(id));
        }
        Ok(hex)
    }

    /// Whether a unit may assault that hex [32.3, 32.4].
    pub(crate) fn may_assault_hex(&self, side: Side, id: UnitId, target: Hex, follow_up: bool) -> Result<(), Breach> {
        let hex = self.may_assault(side, id, follow_up)?;
        let refuse = |variant| Err(Breach::of(cases::ASSAULT_TARGET, "no-target").varied(variant).by(id).at(target));
        let Some(way) = self.board.direction(hex, target).filter(|_| self.board.exists(target)) else {
            return refuse("far");
        };
        if !self.front_of(id).has(way) {
            return refuse("front");
        }
        if self.holder(target) != Some(side.other()) {
            return refuse("assault");
        }
        let there = self.board.cell(target);
        if self.arm(id) == Arm::Cavalry {
            let front = there.work.is_some_and(|front| front.has(way.opposite()));
            let closed = there.work.is_none() && self.board.effect(there.terrain).cost.of(Arm::Cavalry).is_none();
            if front || closed {
                return refuse("closed");
            }
        }
        if let Some(other) = self.unit(id).marks.fired_upon.filter(|hex| !follow_up && *hex != target) {
            return Err(Breach::of(cases::FIRED_ELSEWHERE, "fired-elsewhere").by(id).at(other));
        }
        Ok(())
    }

    pub(crate) fn check_assault(
        &self,
        side: Side,
        order: &AssaultOrder,
        follow_up: Option<&[UnitId]>,
    ) -> Result<(), Breach> {
        let follows = follow_up.is_some();
        if order.units.is_empty() {
            return Err(Breach::of(cases::ASSAULT, "nobody"));
        }
        if !follows && self.state.assaulted.contains(&order.target) {
            return Err(Breach::of(cases::ASSAULT, "assaulted-already").at(order.target));
        }
        for (place, &id) in order.units.iter().enumerate() {
            if order.units.iter().skip(place + 1).any(|other| *other == id) {
                return Err(Breach::of(cases::ASSAULT, "named-twice").by(id));
            }
            if follow_up.is_some_and(|allowed| !allowed.contains(&id)) {
                return Err(Breach::of(cases::FOLLOWS, "did-not-advance").by(id));
            }
            self.may_assault_hex(side, id, order.target, follows)?;
        }
        let horse_only = self.stack(order.target).all(|id| self.arm(id) == Arm::Cavalry);
        let arms = |arm| order.units.iter().any(|id| self.arm(*id) == arm);
        if horse_only && arms(Arm::Infantry) && arms(Arm::Cavalry) {
            return Err(Breach::of(cases::SAVING, "arms-apart"));
        }
        let saves = |id: &&UnitId| !order.units.contains(id) || self.arm(**id) != Arm::Cavalry;
        if let Some(id) = order.saving.iter().find(saves) {
            return Err(Breach::of(cases::SAVING, "cannot-save").by(*id));
        }
        Ok(())
    }

    /// Attackers by their hexes: the hex with most increments first, each from the top down [32.5].
    pub(crate) fn by_lead(&self, units: &[UnitId]) -> Vec<UnitId> {
        let mut hexes: Vec<Hex> = units.iter().filter_map(|id| self.hex_of(*id)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        let weight = |hex: &Hex| -> u16 {
            self.stack(*hex).filter(|id| units.contains(id)).map(|id| u16::from(self.strength(id))).sum()
        };
        hexes.sort_by_key(|hex| (std::cmp::Reverse(weight(hex)), *hex));
        hexes.iter().flat_map(|hex| self.stack(*hex).filter(|id| units.contains(id)).collect::<Vec<_>>()).collect()
    }

    pub(crate) fn begin_assault(&mut self, order: &AssaultOrder, follow_up: bool, report: &mut Report) {
        let units = self.by_lead(&order.units);
        for &id in &units {
            self.mark(id, |marks| marks.assaulted = true);
        }
        if !self.state.assaulted.contains(&order.target) {
            self.state.assaulted.push(order.target);
        }
        self.state.chain.clear();
        report.tell(What::Assaulted { units: units.clone(), target: order.target }, cases::ASSAULT);
        self.state.agenda.push(Task::Assault(AssaultTask {
            target: order.target,
            units,
            saving: order.saving.clone(),
            follow_up,
            row: None,
            failed: Vec::new(),
            step: AssaultStep::Withdraw,
        }));
    }

    pub(crate) fn cavalry_fights(&self, task: &AssaultTask) -> bool {
        let units = task.units.iter().copied();
        units.chain(self.stack(task.target)).any(|id| self.arm(id) == Arm::Cavalry)
    }

    pub(crate) fn defenders_failed(&mut self, mut task: AssaultTask, report: &mut Report) {
        let failed = std::mem::take(&mut task.failed);
        task.step = AssaultStep::AttackerLeads;
        let target = task.target;
        let units = task.units.clone();
        let paths = self.fail_paths(&failed, report);
        if self.top(target).is_none() {
            self.state.agenda.push(Task::Advance(AdvanceTask::new(target, units)));
        } else {
            self.state.agenda.push(Task::Assault(task));
        }
        self.state.agenda.push(Task::Orphans);
        self.push_panic(paths);
    }

    pub(crate) fn attackers_failed(&mut self, mut task: AssaultTask, report: &mut Report) {
        let failed = std::mem::take(&mut task.failed);
        task.units.retain(|id| !failed.contains(id));
        task.step = AssaultStep::Melee;
        let goes_on = !task.units.is_empty();
        if goes_on {
            self.state.agenda.push(Task::Assault(task));
        }
        self.state.agenda.push(Task::Orphans);
        self.fail_all(&failed, report);
    }

    /// Those left fight (34).
    pub(crate) fn close_in(&mut self, mut task: AssaultTask) {
        task.units.retain(|id| {
            self.unit(*id).order != Order::Routed
                && self.hex_of(*id).is_some_and(|hex| self.board.distance(hex, task.target) == 1)
        });
        let defenders = self.stack_list(task.target);
        if task.units.is_empty() {
            return;
        }
        // The last of them has run from what befell the others [33.6].
        if defenders.is_empty() {
            self.state.agenda.push(Task::Advance(AdvanceTask::new(task.target, task.units)));
            return;
        }
        let attackers = self.by_lead(&task.units);
        let melee = MeleeTask::new(attackers, task.target, defenders);
        self.state.agenda.push(Task::Melee(MeleeTask { saving: task.saving, ..melee }));
    }
}
