//! Detachment commanders take troops under them and release them [19.51].

use super::board::Role;
use super::breach::{Breach, Why};
use super::cite::rule;
use super::definition::Level;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use engine::contract::Side;
use engine::count::less;

/// The units under a commander: regiments of foot, brigades of horse, batteries.
#[derive(Default)]
struct Load {
    regiments: Vec<Option<u16>>,
    horse: Vec<Option<u16>>,
    batteries: Vec<Option<u16>>,
}

impl Load {
    fn add(&mut self, list: fn(&mut Load) -> &mut Vec<Option<u16>>, key: Option<u16>) {
        let list = list(self);
        if !list.contains(&key) {
            list.push(key);
        }
    }

    /// Brigades, regiments and batteries too many; a second brigade of two regiments is one.
    fn beyond(&self) -> usize {
        less(self.regiments.len(), 2).div_ceil(2) + less(self.horse.len(), 1) + less(self.batteries.len(), 2)
    }
}

impl Game {
    /// The units that go with one: those of its regiment or battery, or all of its brigade.
    fn body_of(&self, id: UnitId, brigade: bool) -> Vec<UnitId> {
        let own = self.counter(id);
        let same = |other: &UnitId| {
            let them = self.counter(*other);
            them.side == own.side
                && them.parent.is_none()
                && matches!(self.unit(*other).place, Place::On(_) | Place::Waiting | Place::Abandoned(_))
                && (*other == id
                    || brigade && own.brigade.is_some() && them.brigade == own.brigade
                    || own.is_battery() && own.battery.is_some() && them.battery == own.battery
                    || !own.is_battery() && own.regiment.is_some() && them.regiment == own.regiment)
        };
        self.board.unit_ids().filter(same).collect()
    }

    /// The units that would be under a commander with these in addition.
    fn load(&self, leader: LeaderId, more: &[UnitId]) -> Load {
        let mut load = Load::default();
        for (id, _) in self.on_map(self.board.leader(leader).side) {
            let counter = self.counter(id);
            if counter.parent.is_some() || !(self.holds(leader, id) || more.contains(&id)) {
                continue;
            }
            match counter.role {
                Role::Battalion(_) => load.add(|load| &mut load.regiments, counter.regiment),
                Role::Cavalry(_) => load.add(|load| &mut load.horse, counter.brigade.or(counter.regiment)),
                Role::Battery(_) => load.add(|load| &mut load.batteries, counter.battery),
                Role::Skirmisher | Role::Crew => {}
            }
        }
        load
    }

    fn is_detachment(&self, side: Side, leader: LeaderId) -> bool {
        let chief = self.board.leader(leader);
        self.options.attaching
            && side == Side::First
            && chief.side == side
            && chief.level == Level::Detachment
            && self.state.leader(leader).hex().is_some()
    }

    /// Whether a detachment commander may take troops over; returns them [19.51].
    pub(crate) fn may_attach(
        &self,
        side: Side,
        leader: LeaderId,
        id: UnitId,
        brigade: bool,
    ) -> Result<Vec<UnitId>, Breach> {
        let no = Breach::of(Why::NoAttachment, id);
        let at = self.state.leader(leader).hex().filter(|_| self.is_detachment(side, leader)).ok_or(no)?;
        let counter = self.counter(id);
        let able = counter.parent.is_none() && !counter.is_cossack() && self.leader_in_command(leader);
        if !able || self.holds(leader, id) {
            return Err(no);
        }
        if self.state.leader(leader).free >= self.board.tables().command.free_actions {
            return Err(Breach::of(Why::TooManyFree, id));
        }
        // In battles with orders, this takes the order of the hour.
        let paid = if self.board.whole().is_some() {
            // There it takes the Free order that the commander has received.
            self.may_drop(leader)
        } else {
            self.board.rules().orders.is_none() || self.state.affairs.order_points > 0
        };
        if !paid || self.is_held_by_its_wing(id) {
            return Err(no);
        }
        let body = self.body_of(id, brigade);
        let near = |id: &UnitId| match self.hex_of(*id) {
            Some(hex) => self.board.distance(at, hex) <= self.radius(leader),
            None => false,
        };
        let spare = usize::from(self.bonus(leader) > 0);
        if !body.iter().all(near) || self.load(leader, &body).beyond() > spare {
            return Err(no);
        }
        Ok(body)
    }

    /// Whether a detachment commander may release troops to their own command; returns the commander and the troops
    /// [19.51].
    pub(crate) fn may_release(&self, side: Side, id: UnitId, brigade: bool) -> Result<(LeaderId, Vec<UnitId>), Breach> {
        let no = Breach::of(Why::NoAttachment, id);
        let commander = |&leader: &LeaderId| self.is_detachment(side, leader) && self.holds(leader, id);
        let able = self.counter(id).parent.is_none() && !self.counter(id).is_cossack();
        let leader = self.board.leader_ids().find(commander).filter(|_| able).ok_or(no)?;
        if self.state.leader(leader).free >= self.board.tables().command.free_actions {
            return Err(Breach::of(Why::TooManyFree, id));
        }
        let body = self.body_of(id, brigade).into_iter().filter(|&other| self.holds(leader, other)).collect();
        Ok((leader, body))
    }

    pub(crate) fn attach(&mut self, leader: LeaderId, units: Vec<UnitId>, report: &mut Report) {
        let on_list = |id: UnitId| self.board.holds(leader, id);
        let listed: Vec<bool> = units.iter().map(|&id| on_list(id)).collect();
        for (&id, listed) in units.iter().zip(listed) {
            // Back to the commander that the list names, or under a new one.
            self.edit(id, |unit| {
                unit.detachment = if listed { Detachment::Listed } else { Detachment::Attached(leader) };
            });
        }
        self.edit_leader(leader, |leader| leader.free += 1);
        if let Some(day) = self.state.day.as_mut() {
            day.attached = true;
            day.mark(leader, None);
        } else if self.board.rules().orders.is_some() {
            self.state.affairs.order_points -= 1;
        }
        report.tell(What::Attached { leader, units }, [rule!("19.51"), rule!("R35")]);
    }

    pub(crate) fn detach_from(&mut self, leader: LeaderId, units: Vec<UnitId>, report: &mut Report) {
        let listed: Vec<bool> = units.iter().map(|&id| self.listed_with_a_detachment(id)).collect();
        for (&id, listed) in units.iter().zip(listed) {
            self.edit(id, |unit| {
                unit.detachment = if listed { Detachment::Released } else { Detachment::Listed };
            });
        }
        self.edit_leader(leader, |leader| leader.free += 1);
        report.tell(What::ReleasedFrom { leader, units }, [rule!("19.51"), rule!("R35")]);
    }

    fn listed_with_a_detachment(&self, id: UnitId) -> bool {
        let names =
            |leader: LeaderId| self.board.leader(leader).level == Level::Detachment && self.board.holds(leader, id);
        self.board.leader_ids().any(names)
    }

    /// Every unit of which a detachment commander could take the regiment or battery.
    pub(crate) fn all_attachable(&self, side: Side, leader: LeaderId) -> Vec<UnitId> {
        if !self.is_detachment(side, leader) {
            return Vec::new();
        }
        let able = |id: &UnitId| {
            self.may_attach(side, leader, *id, false).is_ok() || self.may_attach(side, leader, *id, true).is_ok()
        };
        self.on_map(side).map(|(id, _)| id).filter(able).collect()
    }

    /// Every unit that may be released.
    pub(crate) fn all_releasable(&self, side: Side) -> Vec<UnitId> {
        if !self.options.attaching {
            return Vec::new();
        }
        self.on_map(side).map(|(id, _)| id).filter(|&id| self.may_release(side, id, false).is_ok()).collect()
    }
}
