//! Units on the march: whether one action of their list is lawful in the hex they have reached, and its effect on them
//! (18).
//!
//! The same steps serve the check of a whole list, its execution, and the search for reachable hexes.

use super::board::{CLOSED, Foot};
use super::breach::Breach;
use super::cases;
use super::command::Action;
use super::definition::*;
use super::facing::{Facing, front};
use super::game::Game;
use super::movement::no_room;
use super::state::{Order, Place};
use engine::contract::Side;
use engine::count::less;
use engine::hex::{Direction, Hex};
use engine::rule::Rule;

/// Units that move together, at some point of their list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct March {
    pub(crate) side: Side,
    pub(crate) arm: Arm,
    /// Stopped by zones of cavalry only [18.8].
    pub(crate) mobile: bool,
    pub(crate) disordered: bool,
    pub(crate) wide: bool,
    /// The hex where the list of actions began.
    pub(crate) start: Hex,
    pub(crate) hex: Hex,
    pub(crate) formation: Formation,
    pub(crate) facing: Facing,
    /// Half points left.
    pub(crate) left: u16,
    /// Whether nothing has been spent in this segment.
    pub(crate) fresh: bool,
    /// Enters no further hex.
    pub(crate) stopped: bool,
    /// It stopped because it went as a carré [13.4].
    pub(crate) was_carre: bool,
    /// Has entered a hex in this segment.
    pub(crate) entered: bool,
    /// The cost of the last action.
    pub(crate) cost: u16,
    /// Whether they may stay in their hex.
    pub(crate) rests: bool,
    /// They have turned away from friends with whom they began, and have to leave them [12.2].
    pub(crate) apart: bool,
}

const NOT_YOURS: Breach = Breach::of(cases::MOVE, "not-yours");
const NOT_ON_MAP: Breach = Breach::of(cases::MOVE, "not-on-map");
const DOES_NOT_LEAD: Breach = Breach::of(cases::ONE_FACING, "does-not-lead");

impl Game {
    /// The movement points of a unit in this segment, before any are spent [18.2].
    pub(crate) fn allowance(&self, id: UnitId) -> u16 {
        let unit = self.unit(id);
        let marks = &unit.marks;
        if unit.order == Order::Routed || marks.charged || marks.balked || marks.withdrew_far || marks.charged_moving {
            return 0;
        }
        let mut points = self.printed(id);
        if marks.began_in_line {
            points = less(points, self.board.tables().actions.line_penalty.0);
        }
        if unit.order == Order::Disordered { points.div_ceil(2) } else { points }
    }

    /// The movement points it has left.
    pub(crate) fn points_left(&self, id: UnitId) -> u16 {
        let marks = &self.unit(id).marks;
        if marks.ended { 0 } else { less(self.allowance(id), marks.spent.0) }
    }

    /// Units that would move together [18.1].
    pub(crate) fn march(&self, side: Side, units: &[UnitId]) -> Result<March, Breach> {
        let Some(&lead) = units.first() else {
            return Err(Breach::of(cases::MOVE, "nobody"));
        };
        for (place, &id) in units.iter().enumerate() {
            if !self.known(id) {
                return Err(Breach::plain("unknown-unit"));
            }
            if self.side_of(id) != side {
                return Err(NOT_YOURS.by(id));
            }
            if self.hex_of(id).is_none() {
                return Err(NOT_ON_MAP.by(id));
            }
            if units.iter().skip(place + 1).any(|other| *other == id) {
                return Err(Breach::of(cases::MOVE, "named-twice").by(id));
            }
        }
        let first = self.unit(lead);
        let Place::On(hex) = first.place else { return Err(NOT_ON_MAP.by(lead)) };
        let alike = |id: &UnitId| {
            let unit = self.unit(*id);
            unit.place == first.place
                && self.arm(*id) == self.arm(lead)
                && unit.formation == first.formation
                && unit.order == first.order
        };
        if let Some(odd) = units.iter().find(|id| !alike(id)) {
            return Err(Breach::of(cases::MOVE, "not-alike").by(*odd));
        }
        for &id in units {
            if self.unit(id).marks.ended {
                return Err(Breach::of(cases::MOVE, "move-ended").by(id));
            }
            if self.allowance(id) == 0 {
                let marks = &self.unit(id).marks;
                let rule = match (marks.balked, marks.charged_moving) {
                    _ if self.unit(id).order == Order::Routed || marks.charged => cases::POINTS,
                    (true, _) => cases::COSSACKS,
                    (_, true) => cases::CHARGED_MOVERS,
                    _ => cases::POINTS,
                };
                return Err(Breach::of(rule, "no-points").by(id));
            }
        }
        let arm = self.arm(lead);
        let horse = units.iter().all(|id| self.arm(*id) == Arm::Cavalry || self.is_horse_guns(*id));
        Ok(March {
            side,
            arm,
            mobile: horse && first.order == Order::Good,
            disordered: first.order == Order::Disordered,
            wide: units.iter().all(|id| self.is_light(*id)),
            start: hex,
            hex,
            formation: first.formation,
            facing: first.facing,
            left: units.iter().map(|id| self.points_left(*id)).min().unwrap_or(0),
            fresh: units.iter().all(|id| self.unit(*id).marks.spent.0 == 0),
            stopped: units.iter().any(|id| self.unit(*id).marks.stopped),
            was_carre: first.formation == Formation::Carre,
            entered: units.iter().any(|id| self.unit(*id).marks.entered),
            cost: 0,
            rests: true,
            apart: false,
        })
    }

    /// The march after an action, or the reason the action is not allowed.
    pub(crate) fn act(&self, units: &[UnitId], march: &March, action: &Action) -> Result<March, Breach> {
        match *action {
            Action::Enter(hex) => self.enter(units, march, hex),
            Action::Turn(facing) => self.turn(units, march, facing),
            Action::Form { formation, facing } => self.change(units, march, formation, facing),
            Action::Limber => self.limber(march),
            Action::Unlimber => self.unlimber(march),
            Action::Prolong(hex) => self.prolong(units, march, hex),
        }
    }

    /// Whether the hex is in a zone that stops and holds these units [18.8, 18.9].
    pub(crate) fn zone_binds(&self, march: &March, hex: Hex) -> bool {
        let enemy = march.side.other();
        if march.mobile { self.field.horse_zone(&self.board, enemy, hex) != 0 } else { self.in_zone(enemy, hex) }
    }

    fn enter(&self, units: &[UnitId], march: &March, to: Hex) -> Result<March, Breach> {
        if !self.board.exists(to) {
            return Err(Breach::of(cases::OCCUPIED, "off-map").at(to));
        }
        let Some(way) = self.board.direction(march.hex, to) else {
            return Err(Breach::of(cases::MOVE, "not-a-step").at(to));
        };
        self.enter_by(units, march, way, to)
    }

    /// One step to a hex that touches, checked in the order of the page.
    pub(crate) fn enter_by(&self, units: &[UnitId], march: &March, way: Direction, to: Hex) -> Result<March, Breach> {
        let there = self.board.cell(to);
        if march.formation == Formation::Carre && (march.entered || there.terrain != Terrain::Clear) {
            return Err(Breach::of(cases::CARRE, "carre-stays").at(to));
        }
        let marching = march.formation == Formation::RoadMarch;
        if marching && !self.board.cell(march.hex).roads.has(way) {
            return Err(Breach::of(cases::ROAD_MARCH, "off-the-road").at(to));
        }
        if march.formation == Formation::Unlimbered {
            return Err(Breach::of(cases::GUNS, "unlimbered"));
        }
        let price = if marching {
            self.board.march(march.arm, march.hex, way)
        } else {
            self.board.step(Foot::of(march.arm, march.formation), march.hex, way)
        };
        if !self.may_face(march, way) {
            return Err(Breach::of(cases::STEP, "not-in-front").at(to));
        }
        if price == CLOSED {
            let rule = self.closed_by(march, way, to);
            return Err(Breach::of(rule, "closed").at(to));
        }
        let short = price > march.left;
        if short && (!march.fresh || march.left == 0) {
            return Err(Breach::of(cases::POINTS, "too-far").at(to));
        }
        // Skirmishers, too, make the least move to their front [18.4].
        if short && march.formation == Formation::Skirmish && !front(march.formation, march.facing, march.wide).has(way)
        {
            return Err(Breach::of(cases::LEAST_MOVE, "not-in-front").varied("short").at(to));
        }
        if march.stopped {
            let rule = if march.was_carre { cases::CARRE } else { cases::ZONE_STOPS };
            return Err(Breach::of(rule, "stopped").at(to));
        }
        if !march.fresh && self.zone_binds(march, march.hex) {
            return Err(Breach::of(cases::ZONE_HOLDS, "zone-holds").at(march.hex));
        }
        if self.holder(to).is_some_and(|holder| holder != march.side) {
            return Err(Breach::of(cases::OCCUPIED, "enemy-there").at(to));
        }
        let mut next = *march;
        next.hex = to;
        next.cost = price.min(march.left);
        next.left = less(march.left, price);
        next.fresh = false;
        next.entered = true;
        next.apart = false;
        (next.formation, next.facing) = self.on_ground(march, way, to);
        next.was_carre = march.formation == Formation::Carre;
        next.stopped = short || next.was_carre || self.zone_binds(&next, to);
        // Most hexes are empty and clear, and hold all units that move together.
        let empty = self.top(to).is_none() && there.terrain == Terrain::Clear && units.len() == 1;
        let room = empty || self.has_room_for(to, units, next.formation == Formation::RoadMarch);
        if !room && !self.may_pass(to, march.arm, march.formation) {
            return Err(Breach::of(cases::PASSING, "no-passing").at(to));
        }
        next.rests = empty || room && !self.would_mix(units, &next);
        if next.stopped && !next.rests {
            let rule = if room { cases::ONE_FORMATION } else { cases::STACKING };
            return Err(Breach::of(rule, "no-stop").at(to));
        }
        Ok(next)
    }

    /// Whether it may set out over that side [18.3].
    fn may_face(&self, march: &March, way: Direction) -> bool {
        match march.formation {
            Formation::GeneralOrder | Formation::Skirmish | Formation::Carre | Formation::RoadMarch => true,
            _ if self.board.cell(march.hex).work.is_some() => true,
            _ => front(march.formation, march.facing, march.wide).has(way),
        }
    }

    fn closed_by(&self, march: &March, way: Direction, to: Hex) -> Rule {
        let (here, there) = (self.board.cell(march.hex), self.board.cell(to));
        if here.work.is_some_and(|front| front.has(way)) || there.work.is_some_and(|front| front.has(way.opposite())) {
            return cases::WORKS;
        }
        match there.terrain {
            Terrain::Swamp => cases::SWAMP_ENTRY,
            Terrain::Pond => cases::POND,
            Terrain::Earthwork => cases::WORKS,
            Terrain::Woods | Terrain::Pathway => cases::WOODS,
            _ => cases::STEP,
        }
    }

    /// [13.2] What the ground makes of a formation, and where it then faces.
    pub(crate) fn on_ground(&self, march: &March, way: Direction, to: Hex) -> (Formation, Facing) {
        let terrain = self.board.cell(to).terrain;
        let ahead = Facing::Side(way);
        let keeps = match march.facing {
            facing if facing.fits(march.formation) => facing,
            _ => ahead,
        };
        let out_of_work = self.board.cell(march.hex).work.is_some();
        match march.formation {
            Formation::RoadMarch => (Formation::RoadMarch, ahead),
            Formation::Limbered | Formation::Unlimbered => {
                let into_work = terrain == Terrain::Earthwork;
                (march.formation, if out_of_work || into_work { ahead } else { keeps })
            }
            // Disordered units keep skirmish order only in a swamp [13.8, 13.9].
            Formation::Skirmish if march.disordered && terrain != Terrain::Swamp => {
                (if terrain.is_general() { Formation::GeneralOrder } else { Formation::Column }, ahead)
            }
            Formation::Skirmish if terrain != Terrain::Earthwork => (Formation::Skirmish, keeps),
            Formation::Carre => (Formation::Carre, Facing::AllRound),
            _ if terrain.is_general() => (Formation::GeneralOrder, ahead),
            Formation::GeneralOrder => (Formation::Column, ahead),
            other => (other, keeps),
        }
    }

    /// Whether they would be in one hex with friends of their arm in another formation [12.2].
    fn would_mix(&self, units: &[UnitId], march: &March) -> bool {
        if march.arm == Arm::Artillery || march.disordered {
            return false;
        }
        self.stack(march.hex).any(|id| {
            let unit = self.unit(id);
            !units.contains(&id)
                && self.arm(id) == march.arm
                && unit.order == Order::Good
                && unit.formation != march.formation
        })
    }

    /// Whether the units may stay where and as they are [12.2, 51].
    pub(crate) fn may_rest(&self, units: &[UnitId], march: &March) -> Result<(), Breach> {
        if !self.has_room_for(march.hex, units, march.formation == Formation::RoadMarch) {
            return Err(no_room(march.hex));
        }
        if march.apart && self.leads(units, march.hex) {
            return Err(Breach::of(cases::ONE_FORMATION, "faces-apart").at(march.hex));
        }
        if march.apart {
            return Err(DOES_NOT_LEAD);
        }
        if self.would_mix(units, march) {
            return Err(Breach::of(cases::ONE_FORMATION, "mixed-formations").at(march.hex));
        }
        Ok(())
    }

    /// Guns in a work face one of its front sides [10.2].
    pub(crate) fn check_front(&self, march: &March, facing: Facing) -> Result<(), Breach> {
        match (self.board.cell(march.hex).work, facing) {
            (Some(front), Facing::Side(side)) if march.arm == Arm::Artillery && !front.has(side) => {
                Err(Breach::of(cases::ONE_FACING, "not-a-front"))
            }
            _ => Ok(()),
        }
    }

    fn turn(&self, units: &[UnitId], march: &March, facing: Facing) -> Result<March, Breach> {
        if !facing.fits(march.formation) {
            return Err(Breach::of(cases::TURNING, "no-such-facing"));
        }
        let in_work = march.arm == Arm::Artillery && self.board.cell(march.hex).work.is_some();
        self.check_front(march, facing)?;
        let fixed = !in_work && !march.is_passing();
        let leads = self.leads(units, march.hex);
        if fixed && !leads && self.top(march.hex).is_some_and(|top| self.arm(top) != march.arm) {
            return Err(DOES_NOT_LEAD);
        }
        // A unit that leaves friends of its arm may turn first; one that stays with them may not.
        let mut others = self.stack(march.hex).filter(|id| !units.contains(id));
        let same_arm = |id: UnitId| self.arm(id) == march.arm && self.unit(id).order == Order::Good;
        let apart = fixed && (!leads || march.arm != Arm::Artillery && others.any(same_arm));
        // Guns that lie on a line or a carré turn it, and face as it then does.
        let drawn_up = |id: UnitId| match self.unit(id).formation {
            of @ (Formation::Line | Formation::Skirmish | Formation::Carre) if !units.contains(&id) => Some(of),
            _ => None,
        };
        let on_foot = fixed && march.arm == Arm::Artillery;
        let beneath = self.stack(march.hex).filter(|_| on_foot).find_map(drawn_up);
        let facing = beneath.map_or(facing, |formation| facing.fitted(formation));
        if facing == march.facing {
            return Err(Breach::of(cases::NOTHING_CHANGES, "nothing-changes").varied("facing"));
        }
        let free = in_work
            || matches!(march.formation, Formation::GeneralOrder | Formation::Skirmish)
            || march.formation == Formation::RoadMarch && self.is_along_road(march.hex, facing);
        let price = if free { 0 } else { march.facing.turns_to(facing) * self.turn_price(units, march.arm) };
        let mut next = march.spend(price)?;
        next.facing = facing;
        next.apart |= apart;
        Ok(next)
    }

    /// Whether the hex faces as these units do: its top unit is among them [10.2].
    fn leads(&self, units: &[UnitId], hex: Hex) -> bool {
        self.top(hex).is_none_or(|top| units.contains(&top))
    }

    /// Whether a road leads that way: in road march turning along it is free [10.7].
    pub(crate) fn is_along_road(&self, hex: Hex, facing: Facing) -> bool {
        matches!(facing, Facing::Side(side) if self.board.cell(hex).roads.has(side))
    }

    /// The cost of 60 degrees [10.7].
    pub(crate) fn turn_price(&self, units: &[UnitId], arm: Arm) -> u16 {
        let costs = &self.board.tables().actions;
        match arm {
            Arm::Infantry => costs.turn_infantry.0,
            Arm::Artillery => costs.turn_artillery.0,
            Arm::Cavalry if units.iter().any(|id| self.is_heavy(*id)) => costs.turn_heavy.0,
            Arm::Cavalry => costs.turn_light.0,
        }
    }
}

impl March {
    /// Whether the units have come to a hex in the course of their list and are apart from its stack.
    pub(crate) fn is_passing(&self) -> bool {
        self.hex != self.start
    }

    pub(crate) fn spend(&self, price: u16) -> Result<March, Breach> {
        if price > self.left {
            return Err(Breach::of(cases::POINTS, "too-dear"));
        }
        let mut next = *self;
        next.left -= price;
        next.cost = price;
        next.fresh &= price == 0;
        Ok(next)
    }
}
