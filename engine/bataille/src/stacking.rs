//! The units that may share a hex [12, 51].

use super::definition::*;
use super::game::Game;
use super::state::Order;
use super::tables::{Allowance, Room};
use engine::hex::Hex;

/// Counters and increments of one arm.
#[derive(Clone, Copy, Default)]
struct Crowd {
    units: u16,
    increments: u16,
}

impl Crowd {
    fn fits(self, room: Option<Room>, alone: bool) -> bool {
        if self.units == 0 {
            return true;
        }
        let Some(room) = room else { return false };
        room.units.is_none_or(|most| self.units <= u16::from(most))
            && (alone || room.increments.is_none_or(|most| self.increments <= u16::from(most)))
    }
}

impl Game {
    /// Whether the hex holds these units beside the units already in it; units named twice count once.
    pub(crate) fn has_room(&self, hex: Hex, more: &[UnitId]) -> bool {
        let marching = more.iter().any(|id| self.unit(*id).formation == Formation::RoadMarch);
        self.has_room_for(hex, more, marching)
    }

    /// Whether there is room for units that are, or are not, in road march when they come there.
    pub(crate) fn has_room_for(&self, hex: Hex, more: &[UnitId], marching: bool) -> bool {
        self.has_room_after(hex, more, marching, &[])
    }

    /// Whether there is room once the units of `leaving` are gone from the hex.
    pub(crate) fn has_room_after(&self, hex: Hex, more: &[UnitId], marching: bool, leaving: &[UnitId]) -> bool {
        let others = || self.stack(hex).filter(|id| !more.contains(id) && !leaving.contains(id));
        let marching = marching || others().any(|id| self.unit(id).formation == Formation::RoadMarch);
        self.holds(hex, others().chain(more.iter().copied()), marching)
    }

    /// Whether a hex may hold exactly these units (51).
    pub(crate) fn holds(&self, hex: Hex, units: impl Iterator<Item = UnitId>, marching: bool) -> bool {
        let mut crowds = [Crowd::default(); 3];
        let mut count = 0u16;
        for id in units {
            count += 1;
            if let Some(crowd) = crowds.get_mut(self.arm(id) as usize) {
                crowd.units += 1;
                crowd.increments += u16::from(self.strength(id));
            }
        }
        if count == 0 {
            return true;
        }
        let terrain = self.board.cell(hex).terrain;
        let [infantry, cavalry, artillery] = crowds;
        let alone = count == 1 && terrain != Terrain::Earthwork;
        let fits = |way: &Allowance| {
            infantry.fits(way.infantry, alone)
                && cavalry.fits(way.cavalry, alone)
                && artillery.fits(way.artillery, alone)
        };
        if marching {
            return self.board.tables().road_march_stacking.iter().any(|way| count == 1 && fits(way))
                && terrain != Terrain::Pond;
        }
        self.board.effect(terrain).stacking.iter().any(fits)
    }

    /// Whether good-order units of one arm in the hex are in two formations [12.2].
    pub(crate) fn is_mixed(&self, hex: Hex) -> bool {
        let mut seen: [Option<Formation>; 2] = [None; 2];
        for id in self.stack(hex) {
            let unit = self.unit(id);
            let slot = match self.arm(id) {
                Arm::Infantry => 0,
                Arm::Cavalry => 1,
                Arm::Artillery => continue,
            };
            if unit.order != Order::Good {
                continue;
            }
            if let Some(known) = seen.get_mut(slot) {
                if known.is_some_and(|formation| formation != unit.formation) {
                    return true;
                }
                *known = Some(unit.formation);
            }
        }
        false
    }

    /// Whether units of an arm in a formation may pass through the friends in a hex without room for both [12.3].
    pub(crate) fn may_pass(&self, hex: Hex, arm: Arm, formation: Formation) -> bool {
        self.may_pass_after(hex, arm, formation, &[])
    }

    /// Whether units may pass once the units of `leaving` are gone from the hex.
    pub(crate) fn may_pass_after(&self, hex: Hex, arm: Arm, formation: Formation, leaving: &[UnitId]) -> bool {
        formation == Formation::Skirmish
            || self.stack(hex).filter(|id| !leaving.contains(id)).all(|id| {
                let there = self.unit(id).formation;
                there == Formation::Skirmish
                    || arm == Arm::Cavalry
                        && (self.arm(id) == Arm::Cavalry || matches!(there, Formation::Carre | Formation::Limbered))
            })
    }
}
