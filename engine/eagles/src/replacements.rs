//! Replacements and March Regiments (B7), and promotions (B17).

use super::breach::{Checked, Facts, demand, halves, refuse};
use super::campaign::Pool;
use super::command::Command;
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::rules;
use super::state::Place;
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;

impl Pool {
    /// The pool that fills a unit.
    pub(crate) fn part(&mut self, arm: Arm, guard: bool) -> Option<&mut u8> {
        match (arm, guard) {
            (Arm::Infantry, true) => Some(&mut self.guard),
            (_, true) => None,
            (Arm::Infantry, false) => Some(&mut self.infantry),
            (Arm::Cavalry, false) => Some(&mut self.cavalry),
            (Arm::Artillery, false) => Some(&mut self.artillery),
        }
    }
}

/// A pool of replacements as a unit sees it: whose, of what, and where it is drawn from without a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PoolOf {
    pub(crate) army: ArmyId,
    pub(crate) arm: Arm,
    pub(crate) guard: bool,
    pub(crate) hex: Hex,
}

impl Game {
    /// The pool that fills a unit.
    pub(crate) fn pool_of(&self, unit: UnitId) -> Option<PoolOf> {
        let (army, data) = (self.army_of_unit(unit)?, self.board.unit(unit)?);
        let hex = self.state.staff(army)?.source;
        Some(PoolOf { army, arm: data.arm, guard: data.guard, hex })
    }

    /// The leader that has a unit's formation on its track.
    pub(crate) fn holder_of(&self, unit: UnitId) -> Option<LeaderId> {
        self.leader_of(self.board.unit(unit)?.formation)
    }

    fn army_of_unit(&self, unit: UnitId) -> Option<ArmyId> {
        Some(self.board.formation(self.board.unit(unit)?.formation)?.army)
    }

    fn pooled(&self, unit: UnitId) -> u8 {
        let found = self.army_of_unit(unit).and_then(|army| self.state.staff(army)).map(|staff| staff.pool);
        let data = self.board.unit(unit);
        found.zip(data).and_then(|(mut pool, data)| pool.part(data.arm, data.guard).map(|part| *part)).unwrap_or(0)
    }

    fn draw(&mut self, unit: UnitId, strength: u8) {
        let (Some(army), Some(data)) = (self.army_of_unit(unit), self.board.unit(unit)) else { return };
        let (arm, guard) = (data.arm, data.guard);
        if let Some(part) = self.state.staff_mut(army).and_then(|staff| staff.pool.part(arm, guard)) {
            *part -= strength;
        }
    }

    /// Whether a unit may be filled up; the leader on whose track.
    pub(crate) fn check_replacement(&self, side: Side, unit: UnitId, strength: u8) -> Checked<LeaderId> {
        self.check_filled(side, unit, strength, &self.in_dispatch(side))
    }

    /// The same check, given the leaders that an active Centre reaches.
    fn check_filled(&self, side: Side, unit: UnitId, strength: u8, served: &[LeaderId]) -> Checked<LeaderId> {
        let Some(data) = self.board.unit(unit) else {
            return refuse(rules::REPLACEMENT, "no-unit", Facts::NONE);
        };
        let army = self.army_of_unit(unit);
        let own = army.is_some_and(|army| self.army_side(army) == side);
        demand(own, rules::REPLACEMENT, "not-yours", || Facts::NONE.varied("unit"))?;
        let Some(leader) = self.leader_of(data.formation) else {
            return refuse(
                rules::REPLACEMENT,
                "not-in-play",
                Facts::NONE.varied("unit").with("unit", self.board.unit_fact(unit)),
            );
        };
        let hex = self.own_for(rules::REPLACEMENT, side, leader)?;
        let pool = self.pooled(unit);
        demand(strength >= 1, rules::REPLACEMENT, "nothing", || Facts::NONE)?;
        demand(strength <= pool, rules::REPLACEMENT, "pool", || Facts::NONE.varied("unit").with("count", pool))?;
        let held = self.state.unit(unit).map_or(0, |unit| unit.strength);
        demand(held + strength <= MOST_STRENGTH, rules::REPLACEMENT, "too-strong", || {
            Facts::NONE
                .varied("unit")
                .with("unit", self.board.unit_fact(unit))
                .with("held", held)
                .with("most", MOST_STRENGTH)
        })?;
        // A part that died may weigh more on the track again.
        let heavier = held == 0 && data.arm == Arm::Infantry && {
            let tables = self.board.tables();
            let more = less(u16::from(tables.formation_with_infantry), self.weight(data.formation));
            self.load(leader) + more > self.span(leader)
        };
        demand(!heavier, rules::THINGS, "span", || Facts::NONE.varied("full").with("leader", leader))?;
        demand(self.touched(side, hex).is_empty(), rules::REPLACEMENT, "contact", || {
            Facts::NONE.varied("replacements").with("leader", leader)
        })?;
        demand(served.contains(&leader), rules::REPLACEMENT, "out-of-dispatch", || {
            Facts::NONE.varied("reach").with("leader", leader)
        })?;
        Ok(leader)
    }

    pub(crate) fn replace(&mut self, unit: UnitId, strength: u8, leader: LeaderId, report: &mut Report) {
        self.draw(unit, strength);
        if let Some(unit) = self.state.unit_mut(unit) {
            unit.strength += strength;
            unit.leader = Some(leader);
        }
        self.refresh();
        report.tell(What::Replaced { unit, strength }, [rules::REPLACEMENT]);
    }

    /// Whether a March Regiment may be formed: the leader on whose track, and the hex.
    pub(crate) fn check_regiment(
        &self,
        side: Side,
        unit: UnitId,
        strength: u8,
        from: Option<UnitId>,
        to: Option<LeaderId>,
    ) -> Checked<(LeaderId, Hex)> {
        let counters = self.campaign().map_or(&[][..], |campaign| campaign.regiments.as_slice());
        let data = self.board.unit(unit).filter(|_| counters.contains(&unit));
        let Some(data) = data else {
            return refuse(rules::REPLACEMENT, "no-regiment", Facts::NONE);
        };
        let army = self.army_of_unit(unit);
        let own = army.is_some_and(|army| self.army_side(army) == side);
        demand(own, rules::REPLACEMENT, "not-yours", || Facts::NONE.varied("unit"))?;
        let idle = self.state.unit(unit).is_some_and(|unit| unit.strength == 0);
        demand(idle, rules::REPLACEMENT, "in-play", || {
            Facts::NONE.varied("unit").with("unit", self.board.unit_fact(unit))
        })?;
        demand((1..=MOST_STRENGTH).contains(&strength), rules::REPLACEMENT, "pool", || {
            Facts::NONE.varied("regiment").with("most", MOST_STRENGTH)
        })?;
        let hex = match from {
            None => {
                let Some(army) = army.filter(|&army| self.commands(army)) else {
                    return refuse(rules::REPLACEMENT, "out-of-dispatch", Facts::NONE.varied("army"));
                };
                let pool = self.pooled(unit);
                demand(strength <= pool, rules::REPLACEMENT, "pool", || Facts::NONE.varied("few").with("count", pool))?;
                demand(to.is_none(), rules::REPLACEMENT, "own-general", || Facts::NONE)?;
                self.open_source(side, army)?
            }
            Some(donor) => {
                let given = self.board.unit(donor).zip(self.state.unit(donor));
                let Some((giver, held)) = given.filter(|(giver, _)| giver.arm == data.arm) else {
                    return refuse(rules::REPLACEMENT, "other-arm", Facts::NONE);
                };
                let same = self.army_of_unit(donor) == army && !giver.guard;
                demand(same, rules::REPLACEMENT, "other-army", || Facts::NONE)?;
                demand(strength < held.strength, rules::REPLACEMENT, "too-many", || {
                    Facts::NONE.varied("unit").with("unit", self.board.unit_fact(donor)).with("strength", held.strength)
                })?;
                match held.leader {
                    Some(leader) => self.own_for(rules::REPLACEMENT, side, leader)?,
                    None => {
                        return refuse(rules::REPLACEMENT, "not-in-play", Facts::NONE.varied("giver"));
                    }
                }
            }
        };
        let to = match to {
            Some(to) => {
                let there = self.own_for(rules::REPLACEMENT, side, to)? == hex;
                demand(there, rules::REPLACEMENT, "not-together", || Facts::NONE.varied("hex").with("leader", to))?;
                to
            }
            None => self.new_general(data.formation, data.arm)?,
        };
        self.can_take_weight(to, data.formation, data.arm)?;
        Ok((to, hex))
    }

    /// The general who would lead a body that has no strength yet.
    fn new_general(&self, formation: FormationId, arm: Arm) -> Checked<LeaderId> {
        let free = |leader: &LeaderId| self.state.leader(*leader).is_some_and(|leader| leader.place == Place::Away);
        let class = if arm == Arm::Cavalry { Class::GenericHorse } else { Class::GenericFoot };
        let army = self.board.formation(formation).map(|data| data.army);
        let named = self.board.formation(formation).and_then(|data| data.general).filter(free);
        let fits = |leader: &LeaderId| {
            self.board.leader(*leader).is_some_and(|data| Some(data.army) == army && data.class == class)
        };
        let found = named.or_else(|| self.board.leader_ids().find(|leader| free(leader) && fits(leader)));
        found.map_or_else(|| refuse(rules::ORGANISE, "no-general", Facts::NONE.varied("none")), Ok)
    }

    fn can_take_weight(&self, leader: LeaderId, formation: FormationId, arm: Arm) -> Checked {
        let tables = self.board.tables();
        let foot = arm == Arm::Infantry;
        let weight = if foot { tables.formation_with_infantry } else { tables.formation_without_infantry };
        let load = self.load(leader) + u16::from(weight);
        demand(load <= self.span(leader), rules::THINGS, "span", || {
            Facts::NONE.with("leader", leader).with("asked", halves(load)).with("span", halves(self.span(leader)))
        })?;
        let army = self.board.leader(leader).map(|data| data.army);
        let foreign = |one: &FormationId| self.board.formation(*one).map(|data| data.army) != army;
        let strangers = self.track(leader).iter().filter(|one| foreign(one)).count() + usize::from(foreign(&formation));
        demand(strangers <= 1, rules::THINGS, "nation", || Facts::NONE.with("leader", leader))
    }

    pub(crate) fn form_regiment(
        &mut self,
        unit: UnitId,
        strength: u8,
        from: Option<UnitId>,
        (to, hex): (LeaderId, Hex),
        report: &mut Report,
    ) {
        match from {
            None => self.draw(unit, strength),
            Some(donor) => {
                if let Some(donor) = self.state.unit_mut(donor) {
                    donor.strength -= strength;
                }
            }
        }
        if self.state.hex_of(to).is_none() {
            self.appear_at(to, hex);
        }
        if let Some(unit) = self.state.unit_mut(unit) {
            (unit.strength, unit.leader) = (strength, Some(to));
        }
        self.refresh();
        report.tell(What::RegimentFormed { unit, strength, from, to, hex }, [rules::REPLACEMENT]);
    }

    /// Whether a general may be promoted: the resulting leader, and the hex.
    pub(crate) fn check_promotion(&self, side: Side, general: LeaderId) -> Checked<(LeaderId, Hex)> {
        let due = self.state.theatre.as_ref().is_some_and(|theatre| theatre.promotions > 0);
        demand(due, rules::PROMOTION, "nobody-captured", || Facts::NONE)?;
        let known = self.campaign().and_then(|campaign| campaign.promotions.iter().find(|one| one.general == general));
        let Some(known) = known else {
            return refuse(rules::PROMOTION, "no-promotion", Facts::NONE.with("leader", general));
        };
        demand(!self.is_guised(general), rules::VEIL, "unseen", || Facts::NONE.with("leader", general))?;
        let hex = self.own_for(rules::PROMOTION, side, general)?;
        let free = self.state.leader(known.promoted).is_some_and(|leader| leader.place == Place::Away);
        demand(free, rules::PROMOTION, "promoted", || Facts::NONE.with("leader", general))?;
        Ok((known.promoted, hex))
    }

    pub(crate) fn promote(&mut self, general: LeaderId, promoted: LeaderId, hex: Hex, report: &mut Report) {
        self.appear_at(promoted, hex);
        if let Some(theatre) = &mut self.state.theatre {
            theatre.promotions -= 1;
        }
        self.refresh();
        report.tell(What::Promoted { general, promoted, hex }, [rules::PROMOTION]);
    }

    /// Everything that replacements and promotions allow now.
    pub(crate) fn more_organising(&self) -> Vec<Command> {
        let side = self.state.phasing;
        let Some(campaign) = self.campaign() else { return Vec::new() };
        let mut found = Vec::new();
        let served = self.in_dispatch(side);
        for unit in self.board.unit_ids().filter(|&unit| self.pooled(unit) > 0) {
            if self.check_filled(side, unit, 1, &served).is_err() {
                continue;
            }
            let held = self.state.unit(unit).map_or(0, |unit| unit.strength);
            let most = self.pooled(unit).min(MOST_STRENGTH - held);
            found.extend((1..=most).map(|strength| Command::AddReplacement { unit, strength }));
        }
        for &unit in &campaign.regiments {
            if self.state.unit(unit).is_none_or(|unit| unit.strength > 0) {
                continue;
            }
            let mut offer = |from: Option<UnitId>, to: Option<LeaderId>, most: u8| {
                // If one strength point may march, more may, up to the number there are.
                if most > 0 && self.check_regiment(side, unit, 1, from, to).is_ok() {
                    let all = 1..=most.min(MOST_STRENGTH);
                    found.extend(all.map(|strength| Command::MarchRegiment { unit, strength, from, to }));
                }
            };
            offer(None, None, self.pooled(unit).min(MOST_STRENGTH));
            for donor in self.board.unit_ids() {
                let held = self.state.unit(donor).map_or(0, |unit| unit.strength);
                let stands = self.state.unit(donor).and_then(|unit| unit.leader).and_then(|one| self.state.hex_of(one));
                let Some(hex) = stands.filter(|_| held > 1) else { continue };
                offer(Some(donor), None, held - 1);
                for to in self.leaders_in(side, hex) {
                    offer(Some(donor), Some(to), held - 1);
                }
            }
        }
        let promotions = campaign.promotions.iter().filter(|one| self.check_promotion(side, one.general).is_ok());
        found.extend(promotions.map(|one| Command::Promote { general: one.general }));
        found
    }
}
