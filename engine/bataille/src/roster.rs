//! Looking at units and leaders, and putting them somewhere else. Only here do stacks and zones change.

use super::definition::*;
use super::facing::{Aspect, Facing, Sides, aspect, front, turned};
use super::field::Stack;
use super::game::Game;
use super::scale::Fraction;
use super::state::*;
use engine::contract::Side;
use engine::hex::{Direction, Hex};
use std::sync::LazyLock;

/// A unit that does not exist looks like this one.
static NOBODY: LazyLock<Unit> = LazyLock::new(|| Unit {
    facing: Facing::AllRound,
    order: Order::Routed,
    readiness: Readiness::Exhausted,
    ..Unit::aside(Place::Aside)
});

impl Game {
    /// A unit's state; one that does not exist is nowhere.
    pub fn unit(&self, id: UnitId) -> &Unit {
        self.state.units.get(usize::from(id.0)).unwrap_or_else(|| &NOBODY)
    }

    pub(crate) fn unit_mut(&mut self, id: UnitId) -> Option<&mut Unit> {
        self.state.units.get_mut(usize::from(id.0))
    }

    pub(crate) fn mark(&mut self, id: UnitId, change: impl FnOnce(&mut Marks)) {
        if let Some(unit) = self.unit_mut(id) {
            change(&mut unit.marks);
        }
    }

    pub(crate) fn known(&self, id: UnitId) -> bool {
        self.board.unit(id).is_some()
    }

    /// The side of a unit.
    pub fn side_of(&self, id: UnitId) -> Side {
        self.board.unit(id).map_or(Side::First, |data| data.side)
    }

    /// The side of the first of these units.
    pub(crate) fn owner(&self, units: &[UnitId]) -> Side {
        units.first().map_or(self.state.phasing, |id| self.side_of(*id))
    }

    /// The arm of a unit.
    pub fn arm(&self, id: UnitId) -> Arm {
        self.board.kind(id).map_or(Arm::Infantry, |kind| kind.arm.arm())
    }

    pub(crate) fn original(&self, id: UnitId) -> u8 {
        self.board.unit(id).map_or(1, |data| data.increments)
    }

    /// Increments left.
    pub fn strength(&self, id: UnitId) -> u8 {
        self.original(id) - self.unit(id).lost
    }

    /// Printed movement, in half points.
    pub(crate) fn printed(&self, id: UnitId) -> u16 {
        self.board.unit(id).map_or(0, |data| u16::from(data.movement) * 2)
    }

    pub(crate) fn is_heavy(&self, id: UnitId) -> bool {
        matches!(self.board.kind(id).map(|kind| &kind.arm), Some(ArmData::Cavalry { heavy: true, .. }))
    }

    pub(crate) fn is_light(&self, id: UnitId) -> bool {
        matches!(self.board.kind(id).map(|kind| &kind.arm), Some(ArmData::Cavalry { heavy: false, .. }))
    }

    pub(crate) fn is_lancer(&self, id: UnitId) -> bool {
        matches!(self.board.kind(id).map(|kind| &kind.arm), Some(ArmData::Cavalry { lance: true, .. }))
    }

    pub(crate) fn is_horse_guns(&self, id: UnitId) -> bool {
        matches!(self.board.kind(id).map(|kind| &kind.arm), Some(ArmData::Artillery { horse: true, .. }))
    }

    pub(crate) fn is_unlimbered(&self, id: UnitId) -> bool {
        self.arm(id) == Arm::Artillery && self.unit(id).formation == Formation::Unlimbered
    }

    pub(crate) fn can_skirmish(&self, id: UnitId) -> bool {
        matches!(self.board.kind(id).map(|kind| &kind.arm), Some(ArmData::Infantry { skirmish, .. }) if *skirmish > 0)
    }

    /// [6.4, 6.6] Printed melee as far as increments are left.
    pub(crate) fn melee_now(&self, id: UnitId) -> Fraction {
        let printed = self.board.unit(id).map_or(0, |data| u32::from(data.melee));
        Fraction::new(printed * u32::from(self.strength(id)), u32::from(self.original(id)))
    }

    /// [6.8]
    pub(crate) fn lost_half(&self, id: UnitId) -> bool {
        u16::from(self.unit(id).lost) * 2 >= u16::from(self.original(id))
    }

    /// The units of a hex, top first.
    pub(crate) fn stack(&self, hex: Hex) -> Stack<'_> {
        self.field.stack(&self.board, hex)
    }

    pub(crate) fn stack_list(&self, hex: Hex) -> Vec<UnitId> {
        self.stack(hex).collect()
    }

    /// The top unit of a hex.
    pub fn top(&self, hex: Hex) -> Option<UnitId> {
        self.stack(hex).next()
    }

    /// The side with combat units in a hex.
    pub(crate) fn holder(&self, hex: Hex) -> Option<Side> {
        self.top(hex).map(|unit| self.side_of(unit))
    }

    pub(crate) fn in_zone(&self, side: Side, hex: Hex) -> bool {
        self.field.zone(&self.board, side, hex)
    }

    /// Combat units of a side on the map, in file order.
    pub fn on_map(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        let ids = self.board.unit_ids();
        ids.filter(move |id| self.side_of(*id) == side && matches!(self.unit(*id).place, Place::On(_)))
    }

    /// The hex a unit is in, if it is on the map.
    pub fn hex_of(&self, id: UnitId) -> Option<Hex> {
        self.state.hex_of(id)
    }

    /// The leaders of a side in a hex.
    pub fn leaders_in(&self, hex: Hex, side: Side) -> impl Iterator<Item = LeaderId> + '_ {
        self.board.leader_ids().filter(move |id| {
            self.state.leader_hex(*id) == Some(hex) && self.board.leader(*id).is_some_and(|data| data.side == side)
        })
    }

    /// The leader of a hex with the highest bonus of a kind, first in the file among equals [7.3].
    pub(crate) fn best_leader(
        &self,
        hexes: &[Hex],
        side: Side,
        bonus: impl Fn(&LeaderData) -> u8,
    ) -> Option<(LeaderId, u8)> {
        let mut best: Option<(LeaderId, u8)> = None;
        for id in self.board.leader_ids() {
            let Some(data) = self.board.leader(id) else { continue };
            let there = self.state.leader_hex(id).is_some_and(|hex| hexes.contains(&hex));
            let value = bonus(data);
            if data.side == side && there && value > 0 && best.is_none_or(|(_, most)| value > most) {
                best = Some((id, value));
            }
        }
        best
    }

    /// The sides of its hex that are a unit's front [10.1].
    pub(crate) fn front_of(&self, id: UnitId) -> Sides {
        let unit = self.unit(id);
        let Place::On(hex) = unit.place else { return Sides::NONE };
        let cell = self.board.cell(hex);
        if let Some(work) = cell.work {
            return match (self.arm(id), unit.facing) {
                (Arm::Artillery, Facing::Side(side)) => {
                    Sides(Sides::of(&[turned(side, -1), side, turned(side, 1)]).0 & work.0)
                }
                _ => work,
            };
        }
        match cell.terrain {
            Terrain::Entrenchment | Terrain::Loophole => Sides::ALL,
            _ => front(unit.formation, unit.facing, self.is_light(id)),
        }
    }

    /// The aspect of a hexside for the units in the hex: for its top unit [10.2].
    pub(crate) fn aspect(&self, hex: Hex, side: Direction) -> Aspect {
        let cell = self.board.cell(hex);
        if let Some(work) = cell.work {
            return if work.has(side) { Aspect::Front } else { Aspect::Rear };
        }
        match (cell.terrain, self.top(hex)) {
            (Terrain::Entrenchment | Terrain::Loophole, _) | (_, None) => Aspect::Front,
            (_, Some(id)) => {
                let unit = self.unit(id);
                aspect(unit.formation, unit.facing, self.is_light(id), side)
            }
        }
    }

    /// Works out again the reach of zones from a hex [10.5].
    pub(crate) fn refresh(&mut self, hex: Hex) {
        let mut any = [Sides::NONE; 2];
        let mut horse = [Sides::NONE; 2];
        for id in self.stack(hex) {
            let unit = self.unit(id);
            let has_none = matches!(unit.formation, Formation::Carre | Formation::RoadMarch | Formation::Limbered);
            if unit.order == Order::Routed || has_none {
                continue;
            }
            let sides = self.front_of(id);
            let at = self.side_of(id).index();
            if self.arm(id) == Arm::Cavalry {
                if unit.formation == Formation::GeneralOrder {
                    continue;
                }
                let open = sides.iter().filter(|way| self.board.charges_into(hex, *way)).collect::<Vec<_>>();
                let open = Sides::of(&open);
                if let (Some(any), Some(horse)) = (any.get_mut(at), horse.get_mut(at)) {
                    any.0 |= open.0;
                    horse.0 |= open.0;
                }
            } else if let Some(any) = any.get_mut(at) {
                any.0 |= sides.0;
            }
        }
        for side in Side::BOTH {
            let (any, horse) = (any.get(side.index()).copied(), horse.get(side.index()).copied());
            let (any, horse) = (any.unwrap_or_default(), horse.unwrap_or_default());
            for way in Direction::ALL {
                self.field.set_zone(&self.board, side, hex, way, any.has(way), horse.has(way));
            }
        }
    }

    /// Sets the order of a hex, top first.
    pub(crate) fn set_stack(&mut self, hex: Hex, units: &[UnitId]) {
        self.field.set_stack(&self.board, hex, units);
        for (depth, id) in units.iter().enumerate() {
            if let Some(unit) = self.unit_mut(*id) {
                unit.depth = u8::try_from(depth).unwrap_or(u8::MAX);
            }
        }
        self.refresh(hex);
    }

    /// Takes a unit off the map, or wherever it is, to another place that is not on the map.
    pub(crate) fn lift(&mut self, id: UnitId, to: Place) {
        let from = self.hex_of(id);
        if let Some(unit) = self.unit_mut(id) {
            unit.place = to;
            unit.depth = 0;
        }
        if let Some(hex) = from {
            let rest: Vec<UnitId> = self.stack(hex).filter(|other| *other != id).collect();
            self.set_stack(hex, &rest);
        }
    }

    /// Puts a unit at the bottom of a hex.
    pub(crate) fn put(&mut self, id: UnitId, hex: Hex) {
        self.lift(id, Place::Aside);
        if let Some(unit) = self.unit_mut(id) {
            unit.place = Place::On(hex);
        }
        let mut units = self.stack_list(hex);
        units.push(id);
        self.set_stack(hex, &units);
    }

    /// A column on ground of general order is in general order [13.2].
    pub(crate) fn by_ground(&self, formation: Formation, hex: Hex) -> Formation {
        let general = self.board.cell(hex).terrain.is_general();
        match formation {
            Formation::Column | Formation::Line | Formation::Carre if general => Formation::GeneralOrder,
            Formation::GeneralOrder if !general => Formation::Column,
            other => other,
        }
    }

    /// Draws a unit up and turns it.
    pub(crate) fn form(&mut self, id: UnitId, formation: Formation, facing: Facing) {
        if let Some(unit) = self.unit_mut(id) {
            unit.formation = formation;
            unit.facing = facing;
        }
        if let Some(hex) = self.hex_of(id) {
            self.refresh(hex);
        }
    }

    /// The facing that a hex has: that of its top unit.
    pub(crate) fn hex_facing(&self, hex: Hex) -> Option<Facing> {
        self.top(hex).map(|id| self.unit(id).facing)
    }

    /// All units in the hex face as its top unit does, except guns in a work [10.2].
    pub(crate) fn align(&mut self, hex: Hex) {
        let Some(top) = self.top(hex) else { return };
        // Guns on top of a line, skirmishers or a carré face as these do.
        let lead = self.stack(hex).find(|id| self.arm(*id) != Arm::Artillery).unwrap_or(top);
        let facing = self.kept_facing(hex, top, self.unit(lead).formation);
        let work = self.board.cell(hex).work;
        for id in self.stack_list(hex) {
            let unit = self.unit(id);
            let facing = match (work, self.arm(id)) {
                // Guns that have retreated into it look over its front again.
                (Some(front), Arm::Artillery) => match unit.facing {
                    Facing::Side(side) if front.has(side) => unit.facing,
                    _ => self.towards_enemy(hex, unit.formation, self.side_of(id)),
                },
                (_, Arm::Artillery) => facing,
                // A unit whose formation differs from the top unit's turns no other unit [12.2, R86].
                _ => match (unit.formation, facing) {
                    (Formation::Carre, _) => Facing::AllRound,
                    (_, Facing::AllRound) => self.kept_facing(hex, id, unit.formation),
                    (Formation::Line | Formation::Skirmish, other) => other.fitted(unit.formation),
                    (_, other) => other,
                },
            };
            if let Some(unit) = self.unit_mut(id) {
                unit.facing = facing;
            }
        }
        self.refresh(hex);
    }

    /// The way a unit faces, in the kind of facing a formation has; out of a carré as 31.7 says.
    fn kept_facing(&self, hex: Hex, id: UnitId, formation: Formation) -> Facing {
        match self.unit(id).facing {
            facing if facing.fits(formation) => facing,
            Facing::AllRound => self.towards_enemy(hex, formation, self.side_of(id)),
            other => other.fitted(formation),
        }
    }

    /// After units have left a hex: units that stay keep the way the hex faced, in the kind of facing they can have
    /// [10.2].
    pub(crate) fn left_behind(&mut self, hex: Hex) {
        let Some(top) = self.top(hex) else { return };
        let Unit { formation, facing, .. } = *self.unit(top);
        let work = self.board.cell(hex).work.is_some();
        let follows = |id: UnitId| self.arm(id) != Arm::Artillery || work || self.unit(id).facing == facing;
        if facing.fits(formation) && self.stack(hex).all(follows) {
            return;
        }
        self.form(top, formation, self.kept_facing(hex, top, formation));
        self.align(hex);
    }

    /// Enemy combat units on the map.
    pub(crate) fn enemies(&self, side: Side) -> impl Iterator<Item = (UnitId, Hex)> + '_ {
        self.on_map(side.other()).filter_map(|id| Some((id, self.hex_of(id)?)))
    }

    /// [31.7] The side through which the line to the nearest enemy combat unit leaves, the lower number in doubt.
    pub(crate) fn towards_enemy(&self, hex: Hex, formation: Formation, side: Side) -> Facing {
        let mut best: Option<(u16, Direction)> = None;
        for (_, enemy) in self.enemies(side).filter(|(_, enemy)| *enemy != hex) {
            let distance = self.board.distance(hex, enemy);
            if best.is_some_and(|(least, _)| distance > least) {
                continue;
            }
            let way = self.board.leaves(hex, enemy).lower();
            best = Some(best.map_or((distance, way), |known| known.min((distance, way))));
        }
        let way = best.map_or(Direction::Up, |(_, way)| way);
        let side_facing = match (self.board.cell(hex).work, formation) {
            // Guns in a work face one of its front sides.
            (Some(work), _) if !work.has(way) => work.iter().next().unwrap_or(way),
            _ => way,
        };
        Facing::Side(side_facing).fitted(formation)
    }

    /// The distance to the nearest enemy combat unit that is not routed.
    pub(crate) fn nearest_enemy(&self, side: Side, hex: Hex) -> u16 {
        let unrouted = self.enemies(side).filter(|(id, _)| self.unit(*id).order != Order::Routed);
        unrouted.map(|(_, enemy)| self.board.distance(hex, enemy)).min().unwrap_or(u16::MAX)
    }
}
