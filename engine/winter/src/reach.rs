//! The reach of one unit, and its next steps: worked out for one unit when a player picks it (5).

use super::command::{Step, Toward};
use super::facing::Facing;
use super::faults::fits;
use super::game::Game;
use super::march::{LONGEST, Order};
use super::sense::all_round;
use super::state::*;
use super::stride::Manner;
use engine::hex::Hex;
use engine::ways::Queue;
use serde::{Deserialize, Serialize};

/// A place a unit can end its move in, in the formation it has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// The hex.
    pub hex: Hex,
    /// The facing they enter with.
    pub facing: Facing,
    /// Points spent in the phase so far, in sixths.
    pub spent: u16,
    /// The cheapest way there.
    pub steps: Vec<Step>,
    /// The goal, if it is out of command.
    pub toward: Option<Toward>,
}

/// The reach of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reach {
    /// The unit.
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

/// The state of a knot of the search beyond its hex and facing: shape, order and allowance.
type Shape = (Formation, Morale, Option<Hand>, Option<u16>);

fn shape(unit: &Unit) -> Shape {
    (unit.formation, unit.morale, unit.hand, unit.marks.allowance)
}

/// A unit as the search has met it.
struct Met {
    unit: Unit,
    /// The one before it, and the step that led here.
    before: usize,
    step: Option<Step>,
    /// The next one met in the same hex with the same facing.
    next: usize,
    /// A cheaper way to the same was found later.
    stale: bool,
}

/// No knot.
const NONE: usize = usize::MAX;

/// Everything met so far, found by hex and facing without a search.
struct Tracks {
    met: Vec<Met>,
    first: Vec<usize>,
}

impl Tracks {
    fn new(hexes: usize) -> Tracks {
        Tracks { met: Vec::new(), first: vec![NONE; hexes * Facing::ALL.len()] }
    }

    /// Notes a unit that came this far; returns its place unless something as good was known.
    fn note(&mut self, at: Option<usize>, unit: Unit, before: usize, step: Option<Step>) -> Option<usize> {
        let place = self.met.len();
        // It leaves the game there, which is an end too.
        let Some(cell) = at.map(|at| at * Facing::ALL.len() + unit.facing as usize) else {
            self.met.push(Met { unit, before, step, next: NONE, stale: false });
            return None;
        };
        let head = self.first.get_mut(cell)?;
        let mut look = *head;
        while let Some(known) = self.met.get_mut(look) {
            if !known.stale && shape(&known.unit) == shape(&unit) {
                if known.unit.marks.spent <= unit.marks.spent {
                    return None;
                }
                known.stale = true;
                break;
            }
            look = known.next;
        }
        self.met.push(Met { unit, before, step, next: *head, stale: false });
        *head = place;
        Some(place)
    }

    fn way_to(&self, end: usize) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut at = end;
        while let Some(Met { before, step: Some(step), .. }) = self.met.get(at) {
            steps.push(*step);
            at = *before;
        }
        steps.reverse();
        steps
    }
}

impl Game {
    /// The hexes a unit can reach now by entering hexes and turning. Cheap: one unit, one search.
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

    /// The hexes a unit can reach after some steps; the steps of an end are those that come then.
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
        let grid = self.board.grid();
        let mut tracks = Tracks::new(usize::from(grid.columns) * usize::from(grid.rows));
        let place_of = |unit: &Unit| unit.hex().and_then(|hex| self.board.index(hex));
        if tracks.note(place_of(&start), start, 0, None).is_none() {
            return;
        }
        let mut queue = Queue::new();
        queue.push(start.marks.spent, 0);
        let mut steps: Vec<Step> = Vec::new();
        while let Some((_, at)) = queue.pop() {
            let Some(&Met { unit, step, stale: false, .. }) = tracks.met.get(at) else { continue };
            let Some(here) = unit.hex() else { continue };
            let loose = all_round(self.counter(id), &unit);
            let ways = self.board.around(here).filter(|(way, _)| {
                loose || unit.formation == Formation::RoadColumn || unit.facing.front().contains(way)
            });
            steps.clear();
            steps.extend(ways.map(|(_, hex)| Step::Enter(hex)));
            // A second turn on the spot is never cheaper than one turn to the same facing.
            let turned = matches!(step, Some(Step::Face(_)));
            if !loose && !turned && unit.formation != Formation::ExtendedLine {
                steps.extend(Facing::ALL.into_iter().filter(|&facing| facing != unit.facing).map(Step::Face));
            }
            for step in &steps {
                let Ok(next) = self.stride(id, &unit, step, &manner) else { continue };
                if let Some(place) = tracks.note(place_of(&next), next, at, Some(*step)) {
                    queue.push(next.marks.spent, place);
                }
            }
        }
        let last_entered = |steps: &[Step]| {
            steps.iter().rev().find_map(|step| match step {
                Step::Enter(hex) => Some(*hex),
                _ => None,
            })
        };
        for (at, Met { unit, step, stale, .. }) in tracks.met.iter().enumerate().skip(1) {
            if step.is_none() || *stale {
                continue;
            }
            if let Some(hex) = unit.hex()
                && (self.may_join(hex, &[(id, *unit)]).is_err() || self.is_same(id, unit))
            {
                continue;
            }
            let steps = tracks.way_to(at);
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
        let together = self.may_go_together(units);
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
            let may_end = together && list.len() <= LONGEST && self.plan_steps(&order, members, &manners).is_ok();
            Some(StepOption { step, spent, may_end })
        };
        all.into_iter().filter_map(option).collect()
    }

    /// Whether a unit can take any step, alone or with the units that turn and form with it [9.4].
    pub(crate) fn can_step(&self, id: UnitId) -> bool {
        let Some(hex) = self.hex_of(id) else { return false };
        // Troops that are bound on the whole field neither move nor turn.
        if self.is_bound_on_field(id) {
            return false;
        }
        self.can_step_alone(id, hex) || self.can_turn_together(id, hex)
    }

    fn can_turn_together(&self, id: UnitId, hex: Hex) -> bool {
        let kind = |other: UnitId| std::mem::discriminant(&self.counter(other).role);
        let units: Vec<UnitId> = self.units_at(hex).iter().copied().filter(|&other| kind(other) == kind(id)).collect();
        let may = |step: Step| {
            let order =
                Order { units: &units, steps: &[step], leaders: &[], grand: false, toward: None, entering: false };
            let members = units.iter().map(|&id| (id, *self.unit(id))).collect();
            self.plan_march(&order, members).is_ok()
        };
        units.len() > 1
            && (Facing::ALL.into_iter().any(|facing| may(Step::Face(facing))) || self.forms(id).into_iter().any(may))
    }

    fn can_step_alone(&self, id: UnitId, hex: Hex) -> bool {
        let unit = *self.unit(id);
        let whole = |step: Step| {
            let order =
                Order { units: &[id], steps: &[step], leaders: &[], grand: false, toward: None, entering: false };
            self.plan_march(&order, vec![(id, unit)]).is_ok()
        };
        // Turning and forming need no permission [5.12], so their legality does not depend on command.
        let still = Manner::default();
        let in_place = |step: Step| {
            let next = self.stride(id, &unit, &step, &still);
            next.is_ok_and(|next| self.may_join(hex, &[(id, next)]).is_ok())
        };
        Facing::ALL.into_iter().any(|facing| in_place(Step::Face(facing)))
            || self.forms(id).into_iter().any(in_place)
            || self.ways_out(id).into_iter().any(|toward| {
                let manner = self.manner(id, false, toward).unwrap_or_default();
                self.board.around(hex).any(|(_, to)| {
                    let next = self.stride(id, &unit, &Step::Enter(to), &manner);
                    next.is_ok_and(|next| next.hex().is_none_or(|at| self.may_join(at, &[(id, next)]).is_ok()))
                })
            })
            || whole(Step::Exit)
            || whole(Step::Detach)
            || whole(Step::Rejoin)
    }

    /// The possible goals of a unit: none in particular if it is in command.
    pub(crate) fn ways_out(&self, id: UnitId) -> Vec<Option<Toward>> {
        if self.in_command(id) {
            return vec![None];
        }
        self.towards(id).into_iter().map(|(toward, _)| Some(toward)).collect()
    }

    /// Every change of formation there is a word for.
    pub(crate) fn forms(&self, id: UnitId) -> Vec<Step> {
        let facing = self.unit(id).facing;
        Formation::ALL
            .into_iter()
            .filter(|&formation| self.arm_of(id).is_some_and(|arm| fits(arm, formation)))
            .flat_map(|formation| {
                let hands: &[Option<Hand>] =
                    if formation == Formation::ExtendedLine { &[Some(Hand::Left), Some(Hand::Right)] } else { &[None] };
                hands.iter().map(move |&hand| Step::Form { formation, facing, hand }).collect::<Vec<_>>()
            })
            .collect()
    }
}
