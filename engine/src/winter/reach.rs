//! Where one unit can go, and what it can do next: worked out for one unit when somebody asks (5).

use super::command::{Step, Toward};
use super::facing::Facing;
use super::game::Game;
use super::march::Order;
use super::sense::all_round;
use super::state::*;
use crate::hex::Hex;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// A place a unit can end its move in, in the formation it has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// The hex.
    pub hex: Hex,
    /// Facing where.
    pub facing: Facing,
    /// Points spent in the phase so far, in sixths.
    pub spent: u16,
    /// The cheapest way there.
    pub steps: Vec<Step>,
    /// Toward whom, if it is out of command.
    pub toward: Option<Toward>,
}

/// Where a unit can go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reach {
    /// Who.
    pub unit: UnitId,
    /// Whether it is in command.
    pub in_command: bool,
    /// Its points for the phase, in sixths.
    pub allowance: u16,
    /// Every hex and facing it can end in by entering hexes and turning.
    pub ends: Vec<End>,
}

/// One more step that can be added to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepOption {
    /// The step.
    pub step: Step,
    /// Points spent in the phase after it, in sixths, by the unit that has spent most.
    pub spent: u16,
    /// Whether the list may end with it.
    pub may_end: bool,
}

/// A knot of the search: where, facing where, in which shape, with which allowance.
type Knot = (Hex, Facing, Formation, Morale, Option<Hand>, Option<u16>);

fn knot(unit: &Unit) -> Option<Knot> {
    Some((unit.hex()?, unit.facing, unit.formation, unit.morale, unit.hand, unit.marks.allowance))
}

impl Game {
    /// Where a unit can go now by entering hexes and turning. Cheap: one unit, one search.
    pub fn reach(&self, id: UnitId) -> Reach {
        let unit = *self.unit(id);
        let in_command = self.in_command(id);
        let allowance = unit.marks.allowance.unwrap_or_else(|| self.allowance(id, &unit, false));
        let mut reach = Reach { unit: id, in_command, allowance, ends: Vec::new() };
        if !self.state.phase.is_movement() || unit.marks.grand {
            return reach;
        }
        for toward in self.ways_out(id) {
            self.search(id, unit, toward, &mut reach.ends);
        }
        if !in_command && reach.ends.is_empty() {
            self.search(id, unit, None, &mut reach.ends);
        }
        reach.ends.sort_by_key(|end| (end.hex, end.facing, end.spent));
        reach.ends.dedup_by_key(|end| (end.hex, end.facing));
        reach
    }

    /// Where a unit can go on to after some steps; the steps of an end are those that come then.
    pub fn reach_after(&self, id: UnitId, steps: &[Step], toward: Option<Toward>) -> Vec<End> {
        let mut ends = Vec::new();
        if let Some(start) = self.after(id, steps, false, toward) {
            self.search(id, start, toward, &mut ends);
        }
        ends.sort_by_key(|end| (end.hex, end.facing, end.spent));
        ends.dedup_by_key(|end| (end.hex, end.facing));
        ends
    }

    fn search(&self, id: UnitId, start: Unit, toward: Option<Toward>, ends: &mut Vec<End>) {
        let Ok(manner) = self.manner(id, false, toward) else { return };
        let Some(first) = knot(&start) else { return };
        let mut known: BTreeMap<Knot, (u16, usize)> = BTreeMap::from([(first, (start.marks.spent, 0))]);
        // Every unit met, with the one before it and the step that led here.
        let mut met: Vec<(Unit, usize, Option<Step>)> = vec![(start, 0, None)];
        let mut open: BinaryHeap<Reverse<(u16, usize)>> = BinaryHeap::from([Reverse((start.marks.spent, 0))]);
        while let Some(Reverse((spent, at))) = open.pop() {
            let Some(&(unit, _, _)) = met.get(at) else { continue };
            let Some(here) = knot(&unit) else { continue };
            if known.get(&here).is_some_and(|&(best, place)| best < spent || place != at) {
                continue;
            }
            let loose = all_round(self.counter(id), &unit);
            let ways = self.board.around(here.0).filter(|(way, _)| {
                loose || unit.formation == Formation::RoadColumn || unit.facing.front().contains(way)
            });
            let mut steps: Vec<Step> = ways.map(|(_, hex)| Step::Enter(hex)).collect();
            if !loose && unit.formation != Formation::ExtendedLine {
                steps.extend(Facing::ALL.into_iter().filter(|&facing| facing != unit.facing).map(Step::Face));
            }
            for step in steps {
                let Ok(next) = self.stride(id, &unit, &step, &manner) else { continue };
                let place = met.len();
                match knot(&next) {
                    Some(there) => {
                        let spent = next.marks.spent;
                        if known.get(&there).is_none_or(|&(best, _)| spent < best) {
                            known.insert(there, (spent, place));
                            met.push((next, at, Some(step)));
                            open.push(Reverse((spent, place)));
                        }
                    }
                    // It leaves the game there, which is an end too.
                    None => met.push((next, at, Some(step))),
                }
            }
        }
        let last_entered = |steps: &[Step]| {
            steps.iter().rev().find_map(|step| match step {
                Step::Enter(hex) => Some(*hex),
                _ => None,
            })
        };
        for (at, (unit, _, step)) in met.iter().enumerate().skip(1) {
            let current = knot(unit).is_none_or(|key| known.get(&key).is_some_and(|&(_, place)| place == at));
            if step.is_none() || !current {
                continue;
            }
            if let Some(hex) = unit.hex()
                && (self.may_join(hex, &[(id, *unit)]).is_err() || self.is_same(id, unit))
            {
                continue;
            }
            let steps = way_to(&met, at);
            if let Some(hex) = unit.hex().or_else(|| last_entered(&steps)) {
                ends.push(End { hex, facing: unit.facing, spent: unit.marks.spent, steps, toward });
            }
        }
    }

    fn is_same(&self, id: UnitId, unit: &Unit) -> bool {
        Unit { marks: Marks::default(), ..*self.unit(id) } == Unit { marks: Marks::default(), ..*unit }
    }

    /// Every step that can be added to a list of steps of units of one hex.
    pub fn next_steps(&self, units: &[UnitId], steps: &[Step], grand: bool, toward: Option<Toward>) -> Vec<StepOption> {
        let Some(&lead) = units.first() else { return Vec::new() };
        let manners: Result<Vec<_>, _> = units.iter().map(|&id| self.manner(id, grand, toward)).collect();
        let Ok(manners) = manners else { return Vec::new() };
        let mut now: Vec<(UnitId, Unit)> = units.iter().map(|&id| (id, *self.unit(id))).collect();
        let advance = |now: &mut Vec<(UnitId, Unit)>, step: &Step| {
            for ((id, unit), manner) in now.iter_mut().zip(&manners) {
                let idle = self.counter(*id).is_loose() && matches!(step, Step::Form { .. }) && units.len() > 1;
                if !idle {
                    match self.stride(*id, unit, step, manner) {
                        Ok(next) => *unit = next,
                        Err(_) => return false,
                    }
                }
            }
            true
        };
        for step in steps {
            if !advance(&mut now, step) {
                return Vec::new();
            }
        }
        let Some(unit) = now.first().map(|(_, unit)| *unit) else { return Vec::new() };
        let Some(hex) = unit.hex() else { return Vec::new() };
        let mut all: Vec<Step> = self.board.around(hex).map(|(_, to)| Step::Enter(to)).collect();
        all.extend(Facing::ALL.into_iter().map(Step::Face));
        for form in self.forms(lead) {
            if let Step::Form { formation, hand, .. } = form {
                all.extend(Facing::ALL.into_iter().map(|facing| Step::Form { formation, facing, hand }));
            }
        }
        if unit.formation == Formation::ExtendedLine {
            for facing in Facing::ALL {
                all.extend([true, false].map(|round_own| Step::Wheel { facing, round_own }));
            }
        }
        all.extend([Step::Detach, Step::Rejoin, Step::Exit]);
        let option = |step: Step| {
            let mut then = now.clone();
            if !advance(&mut then, &step) {
                return None;
            }
            let spent = then.iter().map(|(_, unit)| unit.marks.spent).max().unwrap_or(0);
            let mut list = steps.to_vec();
            list.push(step);
            let order = Order { units, steps: &list, leaders: &[], grand, toward, entering: false };
            let members = units.iter().map(|&id| (id, *self.unit(id))).collect();
            Some(StepOption { step, spent, may_end: self.plan_march(&order, members).is_ok() })
        };
        all.into_iter().filter_map(option).collect()
    }
}

fn way_to(met: &[(Unit, usize, Option<Step>)], end: usize) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut at = end;
    while let Some((_, before, Some(step))) = met.get(at) {
        steps.push(*step);
        at = *before;
    }
    steps.reverse();
    steps
}
