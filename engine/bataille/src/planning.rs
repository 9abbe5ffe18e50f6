//! Plans that a player weighs before a command: a list of actions so far, the ride of a charge hex by hex, fronts and
//! arcs.

use super::board::{CLOSED, Foot};
use super::breach::Breach;
use super::command::Action;
use super::definition::*;
use super::facing::{Facing, steps_between};
use super::game::Game;
use super::march::March;
use super::moving::stirs;
use super::options::ChargeTarget;
use super::tasks::{ChargeTask, FireKind, Task};
use engine::contract::{Refusal, Side};
use engine::hex::{Direction, Hex};

/// Units after a list of actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planned {
    /// Their hex.
    pub hex: Hex,
    /// Their formation.
    pub formation: Formation,
    /// Their facing.
    pub facing: Facing,
    /// The points they have left.
    pub left: HalfPoints,
    /// The cost of the list.
    pub cost: HalfPoints,
    /// Whether they would enter no further hex.
    pub stopped: bool,
    /// Whether enemies can fire at one of the actions.
    pub draws_fire: bool,
}

impl Game {
    /// The units after some actions, whether or not they may stay there.
    pub(crate) fn after(&self, side: Side, units: &[UnitId], done: &[Action]) -> Option<March> {
        let mut march = self.march(side, units).ok()?;
        for action in done {
            march = self.act(units, &march, action).ok()?;
        }
        Some(march)
    }

    /// The units after a list of actions, whether or not they may stay there.
    ///
    /// # Errors
    /// The first case that the list breaks.
    pub fn planned(&self, side: Side, units: &[UnitId], actions: &[Action]) -> Result<Planned, Refusal> {
        self.plan(side, units, actions).map_err(|breach| self.refuse(&breach.by_any(units)))
    }

    fn plan(&self, side: Side, units: &[UnitId], actions: &[Action]) -> Result<Planned, Breach> {
        let mut march = self.march(side, units)?;
        let points = march.left;
        let mut draws_fire = false;
        for action in actions {
            let next = self.act(units, &march, action)?;
            draws_fire |= stirs(action, next.cost) && self.is_exposed(march.side, march.hex);
            march = next;
        }
        Ok(Planned {
            hex: march.hex,
            formation: march.formation,
            facing: march.facing,
            left: HalfPoints(march.left),
            cost: HalfPoints(points - march.left),
            stopped: march.stopped,
            draws_fire,
        })
    }

    /// The place of a charge after these hexes: its hex, its facing, and the points left.
    fn ridden(&self, units: &[UnitId], path: &[Hex]) -> Option<(Hex, Direction, u16)> {
        let lead = *units.first()?;
        let mut at = self.hex_of(lead)?;
        let mut facing = self.unit(lead).facing.side()?;
        let mut left = self.slowest(units);
        for &hex in path {
            let way = self.board.direction(at, hex)?;
            let step = self.board.step(Foot::Cavalry, at, way);
            if step == CLOSED {
                return None;
            }
            let turns = steps_between(facing, way) * self.board.tables().actions.turn_charging.0;
            left = left.checked_sub(step + turns)?;
            (at, facing) = (hex, way);
        }
        Some((at, facing, left))
    }

    /// Whether a charge could go along those hexes as far as its points and the ground allow.
    pub fn charge_fits(&self, units: &[UnitId], path: &[Hex]) -> bool {
        let clear = |hex: &Hex| self.board.terrain(*hex) == Terrain::Clear;
        path.iter().all(clear) && self.ridden(units, path).is_some()
    }

    /// The targets these units can charge after riding along those hexes, each with the cheapest whole path.
    pub fn charge_ways(&self, units: &[UnitId], path: &[Hex]) -> Vec<ChargeTarget> {
        let Some((at, facing, left)) = self.ridden(units, path) else { return Vec::new() };
        let Some(&lead) = units.first() else { return Vec::new() };
        let side = self.side_of(lead);
        let mut hexes: Vec<Hex> = self.enemies(side).map(|(_, hex)| hex).collect();
        hexes.retain(|hex| self.board.distance(at, *hex) <= left / 2 + 1);
        hexes.sort_unstable();
        hexes.dedup();
        let way = |target: Hex| {
            let legs = self.rides(units, at, facing, left, Some(target));
            let ride = self.ride_to(units, &legs, at, target, left)?;
            let whole: Vec<Hex> = path.iter().copied().chain(ride.path).collect();
            let checked = self.check_charge(side, units, &[], &whole, target).ok()?;
            Some(ChargeTarget { target, path: whole, cost: HalfPoints(checked.cost) })
        };
        hexes.into_iter().filter_map(way).collect()
    }

    /// The hexes a charge could enter next.
    pub fn charge_steps(&self, units: &[UnitId], path: &[Hex]) -> Vec<Hex> {
        let Some((at, facing, left)) = self.ridden(units, path) else { return Vec::new() };
        let start = units.first().and_then(|id| self.hex_of(*id));
        let legs = self.rides(units, at, facing, left, None);
        let mut next: Vec<Hex> = legs.iter().filter_map(|leg| leg.only_hex()).collect();
        next.retain(|hex| Some(*hex) != start && !path.contains(hex));
        next.sort_unstable();
        next.dedup();
        next
    }

    /// The hexes beyond a unit's front sides [10.1].
    pub fn front_hexes(&self, id: UnitId) -> Vec<Hex> {
        let Some(hex) = self.hex_of(id) else { return Vec::new() };
        let front = self.front_of(id);
        self.board.neighbours(hex).filter(|(way, _)| front.has(*way)).map(|(_, hex)| hex).collect()
    }

    /// The hexes a unit could fire at in its own fire segment, by range, arc and sight [22.2], and in which band: 0 where
    /// it fires at its best, and more the weaker it is there [24.4, 25.2].
    pub fn field_of_fire(&self, id: UnitId) -> Vec<(Hex, u8)> {
        if self.hex_of(id).is_none() || self.may_fire(id).is_err() {
            return Vec::new();
        }
        let band = |hex: Hex| Some((hex, self.band(id, self.reaches(id, hex, FireKind::Offensive).ok()?)));
        self.board.hexes().filter_map(band).collect()
    }

    /// The charge that is being ridden now, the latest if one answers another.
    pub fn charge_under_way(&self) -> Option<&ChargeTask> {
        self.state.agenda.iter().rev().find_map(|task| match task {
            Task::Charge(task) => Some(task),
            _ => None,
        })
    }

    /// The points a unit may still spend in this segment.
    pub fn points(&self, id: UnitId) -> HalfPoints {
        HalfPoints(self.points_left(id))
    }

    /// Whether a unit can hold standing orders, and of which kinds: reaction and opportunity, answer, withdraw [3.3].
    pub fn order_kinds(&self, id: UnitId) -> [bool; 3] {
        let cavalry = self.arm(id) == Arm::Cavalry;
        let withdraws = cavalry || self.is_horse_guns(id) || self.can_skirmish(id);
        [cavalry, self.arm(id) == Arm::Infantry, withdraws]
    }

    /// The level at which a corps would be if it were counted now [64.1].
    pub fn level_now(&self, corps: CorpsId) -> u8 {
        super::victory::level_now(&self.board, &self.state, corps)
    }
}
