//! Charge zones, and who may lay one [12.2].

use super::agenda::March;
use super::board::{Beyond, Role};
use super::breach::{Breach, Why};
use super::definition::{HorseKind, Terrain};
use super::facing::Facing;
use super::game::Game;
use super::sense::Light;
use super::state::*;
use engine::contract::Side;
use engine::count::capped_sum;
use engine::hex::Hex;
use std::collections::BTreeMap;

impl Game {
    /// Number of its steps that a charge needs for a hexside; `None` if it cannot be ridden [12.2].
    pub(crate) fn ride_cost(&self, side: &Beyond) -> Option<u8> {
        let bridged = side.road.is_some();
        if self.terrain(side.to) != Terrain::Clear || side.major_stream && !bridged {
            return None;
        }
        let costly = side.stream && !bridged || side.up;
        Some(if costly { self.board.tables().charge.costly_step } else { 1 })
    }

    /// The hexes of a charge zone with the steps each needs, the hex itself left out.
    pub(crate) fn charge_zone(&self, from: Hex, facing: Facing) -> BTreeMap<Hex, u8> {
        let depth = self.board.tables().charge.depth;
        let mut zone: BTreeMap<Hex, u8> = BTreeMap::from([(from, 0)]);
        // Steps go forward only, so a hex is settled once everything nearer is.
        let mut ring = vec![from];
        for _ in 0..depth {
            let mut next = Vec::new();
            for &hex in &ring {
                let used = zone.get(&hex).copied().unwrap_or(depth);
                for way in facing.front() {
                    let Some(side) = self.board.beyond(hex, way) else { continue };
                    let Some(steps) = self.ride_cost(side).map(|cost| capped_sum(used, cost)) else { continue };
                    if steps <= depth && zone.get(&side.to).is_none_or(|&known| steps < known) {
                        zone.insert(side.to, steps);
                        next.push(side.to);
                    }
                }
            }
            ring = next;
        }
        zone.remove(&from);
        zone
    }

    /// Whether a hex is in the Primary zone of a unit as it faces.
    pub(crate) fn in_primary(&self, id: UnitId, hex: Hex) -> bool {
        let Some(from) = self.hex_of(id) else { return false };
        let depth = self.board.tables().charge.depth;
        if self.board.distance(from, hex) > u16::from(depth) {
            return false;
        }
        let steps = self.charge_zone(from, self.unit(id).facing).get(&hex).copied();
        // The whole zone of a grand charge is Primary [19.7].
        let primary = self.grand_depth(id).unwrap_or(self.board.tables().charge.primary);
        steps.is_some_and(|steps| steps <= primary)
    }

    /// Whether a unit may lay a charge zone at all [12.2].
    pub(crate) fn may_lay_zone(&self, id: UnitId) -> Result<Hex, Breach> {
        let hex = self.is_fit_to_charge(id)?;
        let near = u16::from(self.board.tables().charge.declare_within);
        if self.enemy_within(self.side_of(id), hex, near) { Ok(hex) } else { Err(Breach::of(Why::NoCharge, id)) }
    }

    /// Whether a unit fulfils all that a charge zone asks of it, wherever the enemy is [12.2, R155].
    pub(crate) fn is_fit_to_charge(&self, id: UnitId) -> Result<Hex, Breach> {
        let (counter, unit) = (self.counter(id), self.unit(id));
        let no = Breach::of(Why::NoCharge, id);
        let Some(hex) = unit.hex() else { return Err(Breach::of(Why::NotOnMap, id)) };
        let formed = counter.is_cossack() || unit.formation == Formation::Formed;
        let may = counter.is_cavalry()
            && unit.morale == Morale::Good
            && !unit.exhausted
            && formed
            && self.terrain(hex) == Terrain::Clear
            && !matches!(self.light(), Light::Evening | Light::Night)
            && !self.is_blizzard();
        if !may {
            return Err(no);
        }
        if self.is_inactive(id) {
            return Err(Breach::of(Why::Inactive, id));
        }
        self.dares_charge(id)?;
        if self.in_command(id) { Ok(hex) } else { Err(no) }
    }

    /// Whether a Cossack may charge with that facing; returns whether it must check [19.21].
    pub(crate) fn cossack_charge(&self, id: UnitId, facing: Facing) -> Result<bool, Breach> {
        let no = Breach::of(Why::CossackCannot, id);
        let Some(hex) = self.hex_of(id) else { return Err(no) };
        let side = self.side_of(id);
        let primary = self.board.tables().charge.primary;
        let zone = self.charge_zone(hex, facing);
        let mut met: Vec<UnitId> = Vec::new();
        for (&at, _) in zone.iter().filter(|(_, steps)| **steps <= primary) {
            met.extend(self.field.all(&self.board, at).filter(|&other| self.side_of(other) != side));
        }
        if met.is_empty() {
            return Err(no);
        }
        if met.iter().all(|&other| !self.is_formed(other)) {
            return Ok(false);
        }
        let formed = |kind: HorseKind| {
            met.iter().any(|&other| self.is_formed(other) && self.counter(other).role == Role::Cavalry(kind))
        };
        if formed(HorseKind::Heavy) {
            return Err(no);
        }
        if formed(HorseKind::Light) {
            return if self.cossack_leader_beside(id) { Ok(true) } else { Err(no) };
        }
        if self.cossack_leader_near(hex, |game, leader| game.radius(leader)) { Ok(true) } else { Err(no) }
    }

    /// Whether a Cossack may ride at the units of a hex: never at Formed heavy horse, at other Formed units only with a
    /// leader of theirs near [19.21].
    fn cossack_meets(&self, id: UnitId, hex: Hex) -> Result<(), Breach> {
        let Some(from) = self.hex_of(id).filter(|_| self.counter(id).is_cossack()) else { return Ok(()) };
        let may = |other: UnitId| match self.counter(other).role {
            _ if !self.is_formed(other) => true,
            Role::Cavalry(HorseKind::Heavy) => false,
            Role::Cavalry(_) => self.cossack_leader_beside(id),
            _ => self.cossack_leader_near(from, |game, leader| game.radius(leader)),
        };
        let all = self.field.all(&self.board, hex).all(may);
        if all { Ok(()) } else { Err(Breach::at(Why::CossackShies, id, hex)) }
    }

    fn cossack_leader_near(&self, hex: Hex, reach: fn(&Game, LeaderId) -> u16) -> bool {
        self.board.leader_ids().any(|leader| {
            self.board.leader(leader).level == super::definition::Level::Cossack
                && self.state.leader(leader).hex().is_some_and(|at| self.board.distance(at, hex) <= reach(self, leader))
        })
    }

    /// Whether a Cossack leader is with a unit or next to it [19.21].
    pub(crate) fn cossack_leader_beside(&self, id: UnitId) -> bool {
        self.hex_of(id).is_some_and(|hex| self.cossack_leader_near(hex, |_, _| 1))
    }

    /// Whether a hex holds only skirmish units and crews in the open, which are ridden over [12.3].
    pub(crate) fn is_ridden_over(&self, hex: Hex) -> bool {
        let mut units = self.field.all(&self.board, hex).peekable();
        units.peek().is_some() && units.all(|id| self.counter(id).is_loose())
    }

    /// Whether a path can be ridden from a hex with steps to spare; returns the steps used [12.3].
    pub(crate) fn check_ride(
        &self,
        id: UnitId,
        from: Hex,
        facing: Facing,
        used: u8,
        path: &[Hex],
    ) -> Result<u8, Breach> {
        let bad = Breach::of(Why::BadRide, id);
        let side = self.side_of(id);
        let mut at = from;
        let mut used = used;
        if path.is_empty() || path.len() > usize::from(self.board.tables().charge.depth) {
            return Err(bad);
        }
        for (index, &hex) in path.iter().enumerate() {
            let last = index + 1 == path.len();
            let way = self.board.way(at, hex).filter(|way| facing.front().contains(way)).ok_or(bad)?;
            let beyond = self.board.beyond(at, way).ok_or(bad)?;
            used = capped_sum(used, self.ride_cost(beyond).ok_or(bad)?);
            if used > self.board.tables().charge.depth {
                return Err(bad);
            }
            if side == engine::contract::Side::Second && self.board.spot(hex).french_closed {
                return Err(Breach::at(Why::ClosedToFrench, id, hex));
            }
            let rules = self.board.rules();
            let bound = self.counter(id).group.is_some() || rules.south_limit.is_some() || rules.allied_still.is_some();
            if bound {
                self.may_go(id, hex)?;
            }
            let enemy = self.has(side.other(), hex);
            let contact = enemy && !self.is_ridden_over(hex);
            let friend = self.field.all(&self.board, hex).any(|other| {
                other != id && self.side_of(other) == side && self.counter(other).role != Role::Skirmisher
            });
            if friend || contact && !last {
                return Err(bad);
            }
            // It must be able to be in the hex where it ends, and in the hex before a contact.
            if contact {
                self.cossack_meets(id, hex)?;
                // The unit there was ridden over, and has gone.
                let emptied = self.has(side.other(), at);
                if at != from && !emptied && !self.may_stand(at, id) {
                    return Err(bad);
                }
            } else if last && !enemy && !self.may_stand(hex, id) {
                return Err(bad);
            }
            at = hex;
        }
        Ok(used)
    }

    /// Ways a charge can end: each hex of its zone with the shortest way there that can be ridden.
    pub(crate) fn rides(&self, id: UnitId, from: Hex, facing: Facing, used: u8) -> Vec<Vec<Hex>> {
        let depth = usize::from(self.board.tables().charge.depth);
        let mut found: BTreeMap<Hex, (u8, Vec<Hex>)> = BTreeMap::new();
        let mut ring: Vec<Vec<Hex>> = vec![Vec::new()];
        // Ways that may not end where they are still lead on.
        let mut seen: std::collections::BTreeSet<(Hex, u8)> = std::collections::BTreeSet::new();
        for _ in 0..depth {
            let mut next = Vec::new();
            for path in &ring {
                let at = path.last().copied().unwrap_or(from);
                let [left, right] = facing.front();
                // The left front hexside as late as possible [12.6].
                for way in [right, left] {
                    let Some(hex) = self.board.next(at, way) else { continue };
                    let mut longer = path.clone();
                    longer.push(hex);
                    let rides = self.check_ride(id, from, facing, used, &longer);
                    let spent = self.ride_steps(from, used, &longer);
                    let contact = self.has(self.side_of(id).other(), hex) && !self.is_ridden_over(hex);
                    if let Ok(steps) = rides
                        && found.get(&hex).is_none_or(|(known, _)| steps < *known)
                    {
                        found.insert(hex, (steps, longer.clone()));
                    }
                    if let Some(spent) = spent
                        && !contact
                        && spent < self.board.tables().charge.depth
                        && seen.insert((hex, spent))
                    {
                        next.push(longer);
                    }
                }
            }
            ring = next;
        }
        found.into_values().map(|(_, path)| path).collect()
    }

    fn ride_steps(&self, from: Hex, used: u8, path: &[Hex]) -> Option<u8> {
        let mut at = from;
        let mut used = used;
        for &hex in path {
            let side = self.board.way(at, hex).and_then(|way| self.board.beyond(at, way))?;
            used = capped_sum(used, self.ride_cost(side)?);
            at = hex;
        }
        (used <= self.board.tables().charge.depth).then_some(used)
    }

    /// Horse that may charge at the unit that has just moved, not asked about yet in this phase [12.6].
    pub(crate) fn charge_offer(&self, march: &March) -> Option<Offered> {
        if !self.state.phase.is_movement() {
            return None;
        }
        // A step brings a unit near: turning in place does not.
        if !matches!(march.steps.get(usize::from(march.next)), Some(super::command::Step::Enter(_))) {
            return None;
        }
        let &target = march.units.iter().find(|&&id| self.hex_of(id).is_some() && !self.counter(id).is_loose())?;
        self.offer_against(target)
    }

    /// Horse that may charge at a unit that has just come where it is, not asked about yet in this phase [12.6].
    pub(crate) fn offer_against(&self, target: UnitId) -> Option<Offered> {
        let hex = self.hex_of(target)?;
        let enemy = self.side_of(target).other();
        let within = u16::from(self.board.tables().charge.opportunity_within);
        self.on_map(enemy)
            .filter(|&(id, at)| {
                let unit = self.unit(id);
                unit.charges
                    && !unit.charge
                    && !unit.marks.countered
                    && self.counter(id).is_cavalry()
                    && self.board.distance(at, hex) <= within
                    && self.board.in_cone(at, unit.facing, hex)
                    && !self.state.affairs.offered.contains(&Offered { charger: id, target })
            })
            .find(|&(id, at)| {
                self.may_lay_zone(id).is_ok()
                    && (!self.counter(id).is_cossack() || self.cossack_charge(id, self.unit(id).facing).is_ok())
                    && self.sight(at, hex).is_ok()
                    && self.ride_to(id, at, hex).is_some()
            })
            .map(|(charger, _)| Offered { charger, target })
    }

    /// The shortest path of a charge to a hex [12.6].
    pub(crate) fn ride_to(&self, id: UnitId, from: Hex, to: Hex) -> Option<Vec<Hex>> {
        let rides = self.rides(id, from, self.unit(id).facing, 0);
        rides.into_iter().find(|path| path.last() == Some(&to))
    }

    /// All units with a declared charge.
    pub(crate) fn all_chargers(&self, side: Side) -> Vec<UnitId> {
        self.on_map(side).map(|(id, _)| id).filter(|&id| self.unit(id).charge).collect()
    }
}
