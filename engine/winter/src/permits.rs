//! Whether single things may be done: charges, declarations, attacks, orders, halves that become one.

use super::agenda::ChargeCheck;
use super::breach::{Breach, Why};
use super::game::Game;
use super::state::*;
use engine::contract::Side;
use engine::count::capped_sum;
use engine::hex::Hex;

impl Game {
    /// Whether a unit may declare a charge [12.2].
    pub(crate) fn may_declare(
        &self,
        side: Side,
        id: UnitId,
        facing: Option<super::facing::Facing>,
    ) -> Result<ChargeCheck, Breach> {
        self.own_on_map(side, &[id])?;
        if self.unit(id).tried || self.unit(id).charge {
            return Err(Breach::of(Why::TriedCharge, id));
        }
        self.may_lay_zone(id)?;
        if self.counter(id).is_cossack() {
            let facings = facing.map_or(super::facing::Facing::ALL.to_vec(), |facing| vec![facing]);
            let able = facings.into_iter().find(|&facing| self.cossack_charge(id, facing).is_ok());
            let facing = able.ok_or(Breach::of(Why::CossackCannot, id))?;
            return Ok(ChargeCheck { unit: id, facing, target: None });
        }
        Ok(ChargeCheck { unit: id, facing: self.unit(id).facing, target: None })
    }

    pub(crate) fn may_declare_withdrawal(&self, side: Side) -> Result<(), Breach> {
        let rule = self.board.rules().withdraw.as_ref();
        let may = rule.is_some_and(|rule| self.state.turn >= rule.from_turn)
            && side == Side::First
            && !self.state.affairs.withdrawal;
        if may { Ok(()) } else { Err(Breach::new(Why::NoWithdrawal)) }
    }

    pub(crate) fn may_hold(&self, side: Side) -> Result<(), Breach> {
        let no = Breach::new(Why::NoHold);
        let Some(hold) = &self.board.rules().hold else { return Err(no) };
        let halves: usize = hold.batteries.iter().map(|name| self.halves_of(name)).sum();
        let may = side == Side::First
            && self.state.affairs.hold.is_none()
            && self.state.affairs.town_entered
            && self.has_withdrawn(&hold.leader)
            && self.withdrawn_halves(&hold.batteries) >= halves
            && self.withdrawn_battalions(Some(&hold.regiments)) >= usize::from(hold.battalions);
        if may { Ok(()) } else { Err(no) }
    }

    fn halves_of(&self, battery: &str) -> usize {
        let key = self.board.key(battery);
        self.board.unit_ids().filter(|&id| self.counter(id).is_battery() && self.counter(id).battery == key).count()
    }

    pub(crate) fn may_order_davout(&self, side: Side) -> Result<LeaderId, Breach> {
        let no = Breach::new(Why::NoOrder);
        let orders = self.board.rules().orders.as_ref().ok_or(no)?;
        if self.snows_hard() {
            return Err(Breach::new(Why::Snowed));
        }
        let leader = orders.once.as_ref().and_then(|id| self.board.leader_id(id)).ok_or(no)?;
        let known = self.state.leader(leader);
        let may = side == Side::Second
            && !self.state.affairs.french_order_given
            && known.hex().is_some()
            && known.state == CommandState::Standing
            && known.delay.is_none();
        if may { Ok(leader) } else { Err(no) }
    }

    pub(crate) fn may_self_command(&self, side: Side, id: UnitId) -> Result<(), Breach> {
        self.own_on_map(side, &[id])?;
        let unit = self.unit(id);
        let may = self.counter(id).is_cossack()
            && unit.morale != Morale::Routed
            && unit.marks.self_command.is_none()
            && !unit.marks.failed
            && self.may_leave(id).is_ok()
            && !self.in_command(id);
        if may { Ok(()) } else { Err(Breach::of(Why::NoSelfCommand, id)) }
    }

    /// Whether two halves may become one [19.3].
    pub(crate) fn may_combine(&self, side: Side, into: UnitId, from: UnitId) -> Result<(), Breach> {
        self.own_on_map(side, &[into, from])?;
        let (a, b) = (self.counter(into), self.counter(from));
        let near = match (self.hex_of(into), self.hex_of(from)) {
            (Some(one), Some(other)) => self.board.distance(one, other) <= 1,
            _ => false,
        };
        let sum = capped_sum(self.unit(into).strength, self.unit(from).strength);
        let may = a.is_cavalry()
            && a.regiment.is_some()
            && a.regiment == b.regiment
            && !a.is_cossack()
            && sum <= a.strength
            && near
            && [into, from].into_iter().all(|id| self.unit(id).morale != Morale::Routed);
        if may { Ok(()) } else { Err(Breach::of(Why::NoCombining, into)) }
    }

    /// All attacks that can be made: from, to, and through which hex first.
    pub(crate) fn all_attacks(&self, side: Side, first_only: bool) -> Vec<(Hex, Hex, Option<Hex>)> {
        let mut starts: Vec<Hex> = self.on_map(side).map(|(_, hex)| hex).collect();
        starts.sort();
        starts.dedup();
        let mut found = Vec::new();
        for from in starts {
            for (_, to) in self.board.around(from) {
                if self.attackers(side, from, to).is_ok() {
                    found.push((from, to, None));
                }
            }
            if side == Side::First && self.units_at(from).iter().any(|&id| self.counter(id).is_cossack()) {
                for (_, via) in self.board.around(from) {
                    for (_, to) in self.board.around(via) {
                        if self.check_attack(side, from, to, false, Some(via)).is_ok() {
                            found.push((from, to, Some(via)));
                        }
                    }
                }
            }
            if first_only && !found.is_empty() {
                break;
            }
        }
        found
    }

    /// The attackers, from their hex or, for Cossacks, from one they enter first [19.21].
    pub(crate) fn check_attack(
        &self,
        side: Side,
        from: Hex,
        to: Hex,
        advance: bool,
        via: Option<Hex>,
    ) -> Result<Vec<UnitId>, Breach> {
        let units = match via {
            None => self.attackers(side, from, to)?,
            Some(via) => {
                let no = Breach::new(Why::CossackCannot);
                if side != Side::First || !self.units_at(from).iter().any(|&id| self.counter(id).is_cossack()) {
                    return Err(Breach::new(Why::OnlyCossacks));
                }
                if !self.board.grid().contains(via) || !self.board.grid().contains(from) {
                    return Err(no);
                }
                let beyond = self.board.way(from, via).and_then(|way| self.board.beyond(from, way)).ok_or(no)?;
                let cossacks: Vec<UnitId> = self
                    .units_at(from)
                    .iter()
                    .copied()
                    .filter(|&id| {
                        self.counter(id).is_cossack()
                            && self.unit(id).morale == Morale::Good
                            && self.unit(id).marks.attacks < 2
                            && self.unit(id).marks.spent == 0
                    })
                    .collect();
                if cossacks.is_empty() || self.has(side.other(), via) {
                    return Err(no);
                }
                // If no unit can be attacked, no copy of the battle is needed to find that out.
                if !self.board.grid().contains(to) {
                    return Err(Breach::new(Why::OffBoard));
                }
                if self.board.way(via, to).is_none() || !self.has(side.other(), to) {
                    return Err(Breach::new(Why::NoAttack));
                }
                let mut moved = self.clone_for_trial();
                for &id in &cossacks {
                    if !self.passable(id, beyond) || self.may_go(id, via).is_err() {
                        return Err(no);
                    }
                    moved.edit(id, |unit| unit.place = Place::On(via));
                }
                for &id in &cossacks {
                    if !moved.may_stand(via, id) {
                        return Err(no);
                    }
                }
                moved.attackers(side, via, to)?
            }
        };
        if advance {
            self.may_advance(&units, to)?;
        }
        Ok(units)
    }

    /// All orders that can be sent.
    pub(crate) fn all_orders(&self, side: Side) -> Vec<(Option<LeaderId>, LeaderId)> {
        if self.board.rules().orders.is_none() || self.board.whole().is_some() {
            return Vec::new();
        }
        let senders: Vec<Option<LeaderId>> = std::iter::once(None).chain(self.board.leader_ids().map(Some)).collect();
        let mut all = Vec::new();
        for to in self.board.leader_ids() {
            for &from in &senders {
                if self.may_order(side, from, to).is_ok() {
                    all.push((from, to));
                }
            }
        }
        all
    }

    /// Units that may still be given standing orders.
    pub(crate) fn may_be_ordered(&self, side: Side) -> Vec<UnitId> {
        let most = self.board.tables().command.free_actions;
        self.on_map(side).map(|(id, _)| id).filter(|&id| self.unit(id).marks.free < most).collect()
    }
}
