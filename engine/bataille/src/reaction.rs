//! Cavalry that rides out against a charge, or against units that move [41, 42].

use super::board::{CLOSED, Foot};
use super::cases;
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::tasks::*;
use engine::hex::{Direction, Hex};

/// A ride out: the hexes it enters, its cost, and where it began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RideOut {
    pub(crate) path: Vec<Hex>,
    pub(crate) cost: u16,
}

impl Game {
    /// [41.1]
    fn may_ride_out(&self, id: UnitId) -> bool {
        let unit = self.unit(id);
        let Place::On(hex) = unit.place else { return false };
        self.arm(id) == Arm::Cavalry
            && unit.order == Order::Good
            && unit.readiness != Readiness::Exhausted
            && unit.formation == Formation::Column
            && self.board.cell(hex).terrain == Terrain::Clear
            && !unit.marks.charged
            && !unit.marks.tried_react
            && !self.state.held.iter().any(|melee| melee.attackers.contains(&id) || melee.defenders.contains(&id))
    }

    fn reach_of(&self, id: UnitId) -> u16 {
        let limits = &self.board.tables().limits;
        u16::from(if self.is_heavy(id) { limits.reach_heavy } else { limits.reach_light })
    }

    /// Whether a unit has that hex in reach, arc and sight; the units that ride there block nothing [41.2].
    fn covers(&self, id: UnitId, hex: Hex, riders: &[UnitId]) -> bool {
        let Some(from) = self.hex_of(id) else { return false };
        let distance = self.board.distance(from, hex);
        distance > 0
            && distance <= self.reach_of(id)
            && self.board.leaves(from, hex).through(self.front_of(id))
            && self.sees(from, hex, riders)
    }

    /// The first hex of a charge at which a unit can meet it.
    fn contact_hex(&self, id: UnitId, task: &ChargeTask) -> Option<Hex> {
        task.path.iter().copied().find(|&hex| {
            self.has_room(hex, &task.units)
                && self.covers(id, hex, &task.units)
                && self.ride_out(&[id], hex, &task.units).is_some()
        })
    }

    /// The way by which units ride to beside a hex over clear ground: cheapest, then shortest, then lowest (R74).
    pub(crate) fn ride_out(&self, units: &[UnitId], contact: Hex, riders: &[UnitId]) -> Option<RideOut> {
        let lead = units.first()?;
        let side = self.side_of(*lead);
        let start = self.hex_of(*lead)?;
        let most = units.iter().map(|id| self.reach_of(*id)).min()? - 1;
        let leaving = if self.board.revision().chargers_leave_room() { riders } else { &[] };
        let has_room = |hex: Hex| self.has_room_after(hex, units, false, leaving);
        let may_pass = |hex: Hex| self.may_pass_after(hex, Arm::Cavalry, Formation::Column, leaving);
        let free = |hex: Hex| {
            self.board.cell(hex).terrain == Terrain::Clear
                && hex != contact
                && self.stack(hex).all(|id| self.side_of(id) == side || riders.contains(&id))
        };
        let mut best: Option<RideOut> = None;
        let mut open = vec![RideOut { path: Vec::new(), cost: 0 }];
        // By number of hexes; for each hex the best path of that length.
        for length in 0..=most {
            let mut next: std::collections::BTreeMap<Hex, RideOut> = std::collections::BTreeMap::new();
            for ride in &open {
                let at = ride.path.last().copied().unwrap_or(start);
                let ends = self.board.distance(at, contact) == 1 && (at == start || has_room(at));
                let better = |known: &RideOut| {
                    (ride.cost, ride.path.len(), &ride.path) < (known.cost, known.path.len(), &known.path)
                };
                if ends && best.as_ref().is_none_or(better) {
                    best = Some(ride.clone());
                }
                if length == most {
                    continue;
                }
                for (way, hex) in self.board.neighbours(at) {
                    let step = self.board.step(Foot::Cavalry, at, way);
                    let passes = has_room(hex) || may_pass(hex);
                    if step == CLOSED || !free(hex) || hex == start || !passes || ride.path.contains(&hex) {
                        continue;
                    }
                    // Hexes farther from the contact than the hexes left cannot lead there.
                    if self.board.distance(hex, contact) > most - length {
                        continue;
                    }
                    let mut path = ride.path.clone();
                    path.push(hex);
                    let candidate = RideOut { path, cost: ride.cost + step };
                    let better = next
                        .get(&hex)
                        .is_none_or(|known| (candidate.cost, &candidate.path) < (known.cost, &known.path));
                    if better {
                        next.insert(hex, candidate);
                    }
                }
            }
            open = next.into_values().collect();
        }
        best
    }

    /// Units that may react to a charge, in file order (41).
    pub(crate) fn reactors(&self, task: &ChargeTask) -> Vec<UnitId> {
        let Some(side) = task.units.first().map(|id| self.side_of(*id).other()) else { return Vec::new() };
        if task.path.is_empty() {
            return Vec::new();
        }
        let able = |id: &UnitId| {
            self.may_ride_out(*id)
                && self.unit(*id).orders.reaction != ReactionOrder::Never
                && self.contact_hex(*id, task).is_some()
        };
        self.on_map(side).filter(able).collect()
    }

    /// The cavalry of a hex that rides with its unit: all that may meet the same hex, as far as there is room.
    fn riders_with(
        &self,
        unit: UnitId,
        same: impl Fn(UnitId) -> bool,
        contact: Hex,
        through: &[UnitId],
    ) -> Vec<UnitId> {
        let Some(hex) = self.hex_of(unit) else { return Vec::new() };
        let mut riders = vec![unit];
        for id in self.stack(hex).filter(|id| *id != unit && self.may_ride_out(*id) && same(*id)) {
            let mut more = riders.clone();
            more.push(id);
            if self.ride_out(&more, contact, through).is_some() {
                riders = more;
            }
        }
        self.stack(hex).filter(|id| riders.contains(id)).collect()
    }

    /// [41.3] The reactor meets the charge, and the first target is left alone.
    pub(crate) fn react(&mut self, mut task: ChargeTask, unit: UnitId, report: &mut Report) {
        let Some(contact) = self.contact_hex(unit, &task) else {
            task.step = ChargeStep::Answer;
            self.state.agenda.push(Task::Charge(task));
            return;
        };
        let orders_bind = self.board.revision().orders_to_hold_keep_back();
        let same = |id: UnitId| {
            let held = orders_bind && self.unit(id).orders.reaction == ReactionOrder::Never;
            !held && self.contact_hex(id, &task) == Some(contact)
        };
        let riders = self.riders_with(unit, same, contact, &task.units);
        let Some(ride) = self.ride_out(&riders, contact, &task.units) else { return };
        let stop = task.path.iter().position(|hex| *hex == contact).map_or(0, |place| place + 1);
        let before = if stop >= 2 { task.path.get(stop - 2).copied() } else { None }.unwrap_or(task.start);
        let way = self.board.direction(before, contact).unwrap_or(Direction::Up);
        let path: Vec<Hex> = task.path.iter().copied().take(stop).collect();
        self.ride_on(&task.units.clone(), &task.leaders.clone(), &path, way, report);
        let at = ride.path.last().copied().or_else(|| self.hex_of(unit)).unwrap_or(contact);
        let facing = self.board.direction(at, contact).unwrap_or(Direction::Up);
        let leaders = self.leaders_of(&riders);
        self.ride_on(&riders, &leaders, &ride.path, facing, report);
        report.tell(What::Reacted { units: riders.clone(), to: at, contact }, cases::REACTION);
        self.hold_melee(&task.units, &riders, false, report);
        task.step = ChargeStep::Done;
        self.state.agenda.push(Task::Charge(task));
    }

    /// Whether a unit could charge the movers where they are now [42.1].
    fn may_strike(&self, id: UnitId, target: Hex, movers: &[UnitId]) -> bool {
        self.may_ride_out(id)
            && !self.unit(id).marks.tried_against.iter().any(|other| movers.contains(other))
            && self.covers(id, target, movers)
            && self.ride_out(&[id], target, movers).is_some()
    }

    /// [3.4] Only what is in line, skirmish order, road march, disorder, or limbered guns.
    fn is_weak(&self, movers: &[UnitId]) -> bool {
        movers.first().is_some_and(|id| {
            let unit = self.unit(*id);
            unit.order == Order::Disordered
                || matches!(
                    unit.formation,
                    Formation::Line | Formation::Skirmish | Formation::RoadMarch | Formation::Limbered
                )
        })
    }

    /// Finds the unit that charges the movers now: by itself, or after a decision [42.1].
    pub(crate) fn step_chance(&mut self, mut task: MoveTask) {
        let Some((side, hex)) = task.units.first().and_then(|id| Some((self.side_of(*id).other(), self.hex_of(*id)?)))
        else {
            return;
        };
        let weak = self.is_weak(&task.units);
        let by_itself = |id: &UnitId| match self.unit(*id).orders.opportunity {
            OpportunityOrder::Any => true,
            OpportunityOrder::Weak => weak,
            _ => false,
        };
        let striker = self.on_map(side).find(|id| by_itself(id) && self.may_strike(*id, hex, &task.units));
        if let Some(unit) = striker {
            self.try_strike(task, unit);
            return;
        }
        let asks = |id: &UnitId| {
            self.unit(*id).orders.opportunity == OpportunityOrder::Ask && self.may_strike(*id, hex, &task.units)
        };
        let units: Vec<UnitId> = if task.asked { Vec::new() } else { self.on_map(side).filter(asks).collect() };
        task.chance = if units.is_empty() { Chance::Past } else { Chance::Asking(units) };
        self.state.agenda.push(Task::Move(task));
    }

    /// A unit checks for its charge at the movers.
    pub(crate) fn try_strike(&mut self, mut task: MoveTask, unit: UnitId) {
        let movers = task.units.clone();
        self.mark(unit, |marks| marks.tried_against.extend(&movers));
        self.state.chain.clear();
        task.chance = Chance::Trying(unit);
        self.state.agenda.push(Task::Move(task));
        self.ask_checks(vec![Check::plain(unit)], cases::OPPORTUNITY_CHECK);
    }

    pub(crate) fn chance_checked(&mut self, mut task: MoveTask, passed: bool, report: &mut Report) {
        let Chance::Trying(unit) = task.chance else {
            self.state.agenda.push(Task::Move(task));
            return;
        };
        if !passed {
            task.chance = Chance::Open;
            self.state.agenda.push(Task::Move(task));
            return;
        }
        let Some(target) = task.units.first().and_then(|id| self.hex_of(*id)) else { return };
        let movers = task.units.clone();
        let orders_bind = self.board.revision().orders_to_hold_keep_back();
        let strikes = |id: UnitId| {
            let held = orders_bind && self.unit(id).orders.opportunity == OpportunityOrder::Hold;
            !held && self.may_strike(id, target, &movers)
        };
        let riders = self.riders_with(unit, strikes, target, &movers);
        let Some(ride) = self.ride_out(&riders, target, &movers) else {
            task.chance = Chance::Past;
            self.state.agenda.push(Task::Move(task));
            return;
        };
        // The movers stop; their hex moves no further in this segment [42.3].
        self.align(target);
        for id in self.stack_list(target) {
            self.mark(id, |marks| marks.charged_moving = true);
        }
        task.chance = Chance::Past;
        task.cut = true;
        let charge = self.strike(&riders, &ride, target);
        self.state.agenda.push(Task::Move(task));
        report.tell(
            What::ChargeOrdered { units: riders, from: charge.start, path: charge.path.clone(), target },
            cases::OPPORTUNITY_CHARGE,
        );
        self.state.agenda.push(Task::Charge(charge));
    }

    /// Leaders go along if no combat unit stays in their hex (R89).
    pub(crate) fn leaders_of(&self, units: &[UnitId]) -> Vec<LeaderId> {
        let Some((start, side)) = units.first().and_then(|id| Some((self.hex_of(*id)?, self.side_of(*id)))) else {
            return Vec::new();
        };
        let staying = self.stack(start).any(|id| !units.contains(&id));
        if staying { Vec::new() } else { self.leaders_in(start, side).collect() }
    }

    fn strike(&self, riders: &[UnitId], ride: &RideOut, target: Hex) -> ChargeTask {
        let start = riders.first().and_then(|id| self.hex_of(*id)).unwrap_or(target);
        let mut ways: Vec<Option<Direction>> = Vec::new();
        let mut at = start;
        for &hex in ride.path.iter().chain([&target]) {
            ways.push(self.board.direction(at, hex));
            at = hex;
        }
        let straight = ways.len() >= 3 && ways.iter().rev().take(3).all(|way| Some(way) == ways.last());
        let leaders = self.leaders_of(riders);
        ChargeTask {
            kind: ChargeKind::Opportunity,
            units: riders.to_vec(),
            leaders,
            start,
            path: ride.path.clone(),
            target,
            defenders: self.stack_list(target),
            cost: HalfPoints(ride.cost),
            straight,
            failed: Vec::new(),
            step: ChargeStep::Answer,
        }
    }
}
