//! Putting an attack together [5.0, 6.1]: the units that may join it, and whether it may be made.

use super::board::Board;
use super::breach::Breach;
use super::cases;
use super::command::Proposal;
use super::contact::{Contact, attackable};
use super::definition::*;
use super::field::Field;
use super::odds::{Forecast, Scales};
use super::sortie::Sortie;
use super::state::{Combat, State};
use super::unit_set::UnitSet;
use engine::hex::Hex;

/// A view of a combat phase, for questions of attack.
#[derive(Clone, Copy)]
pub(crate) struct Attacks<'a> {
    pub(crate) board: &'a Board,
    pub(crate) state: &'a State,
    pub(crate) field: &'a Field,
    pub(crate) combat: &'a Combat,
    pub(crate) weather: bool,
}

impl Attacks<'_> {
    /// Checks everything about a proposal but the units it would strand.
    pub(crate) fn muster(&self, proposal: &Proposal) -> Result<Sortie, Breach> {
        if proposal.units.is_empty() || proposal.targets.is_empty() {
            return Err(Breach::NobodyAttacks);
        }
        if repeats(&proposal.units) || repeats(&proposal.targets) || repeats(&proposal.columns) {
            return Err(Breach::NamedTwice);
        }
        let enemy = self.state.active.other();
        let mut sortie = Sortie {
            adjacent: Vec::new(),
            bombarding: Vec::new(),
            targets: proposal.targets.clone(),
            defenders: Vec::new(),
            lower: proposal.lower,
            columns: proposal.columns.clone(),
        };
        sortie.targets.sort_unstable();
        sortie.columns.sort_unstable();
        for &hex in &sortie.targets {
            if !self.board.exists(hex) {
                return Err(Breach::OffMap(hex));
            }
            if self.field.holder(self.board, hex) != Some(enemy) {
                return Err(Breach::NobodyThere(hex));
            }
            // A unit driven there in this phase is no part of the combat [10.4].
            let defenders: Vec<UnitId> =
                self.field.at(self.board, hex).filter(|&unit| attackable(self.combat, unit)).collect();
            if let (true, Some(unit)) = (defenders.is_empty(), self.field.at(self.board, hex).next()) {
                let attacked = self.combat.was_attacked.contains(unit);
                return Err(if attacked { Breach::AlreadyDefended(unit) } else { Breach::DrivenThere(unit) });
            }
            sortie.defenders.extend(defenders);
        }
        sortie.defenders.sort_unstable();
        let mut units = proposal.units.clone();
        units.sort_unstable();
        for unit in units {
            if self.joins_beside(unit, &sortie.targets)? {
                sortie.adjacent.push(unit);
            } else {
                sortie.bombarding.push(unit);
            }
        }
        self.stacks_stay_together(&sortie)?;
        if sortie.adjacent.is_empty() && sortie.targets.len() > 1 {
            return Err(Breach::SeveralBombarded);
        }
        let integrity = self.board.definition().rules.divisional_integrity;
        if let Some(&division) = sortie.columns.iter().find(|&&id| !integrity || sortie.of_division(self.board, id) < 3)
        {
            return Err(Breach::NoIntegrityColumn(division));
        }
        Ok(sortie)
    }

    /// Checks that units in one hex attack together, and so do all guns of a hex that bombards [10.3].
    fn stacks_stay_together(&self, sortie: &Sortie) -> Result<(), Breach> {
        let attackers = sortie.attackers();
        for &unit in sortie.adjacent.iter().chain(&sortie.bombarding) {
            let Some(hex) = self.state.hex_of(unit) else { continue };
            let bombards = sortie.bombarding.contains(&unit);
            let left_out = self.field.at(self.board, hex).find(|&other| {
                let joins = !bombards || self.board.unit(other).arm == Arm::Artillery;
                joins && !attackers.contains(other) && !self.combat.has_attacked.contains(other)
            });
            if let Some(left_out) = left_out {
                return Err(Breach::StackSplit { unit, left_out });
            }
        }
        Ok(())
    }

    /// Whether the unit joins as an adjacent attacker; otherwise it bombards.
    fn joins_beside(&self, unit: UnitId, targets: &[Hex]) -> Result<bool, Breach> {
        if !self.board.has_unit(unit) {
            return Err(Breach::UnknownUnit);
        }
        let data = self.board.unit(unit);
        if data.side != self.state.active {
            return Err(Breach::NotYours { unit, case: cases::ANNOUNCE });
        }
        let hex = self.state.hex_of(unit).ok_or(Breach::NotOnMap { unit, case: cases::ANNOUNCE })?;
        if self.combat.has_attacked.contains(unit) {
            return Err(Breach::AlreadyAttacked(unit));
        }
        let touches = |target: &Hex| self.board.touch(self.field.rain(), hex, *target);
        if targets.iter().any(touches) {
            return match targets.iter().find(|target| !touches(target)) {
                Some(&target) => Err(Breach::NotAllAdjacent { unit, target }),
                None => Ok(true),
            };
        }
        if data.arm != Arm::Artillery {
            return Err(Breach::CannotReach { unit });
        }
        if self.field.zone(self.board, self.state.active.other(), hex) {
            return Err(Breach::GunsInZone { unit });
        }
        let lines: Vec<bool> =
            targets.iter().filter_map(|&target| self.board.line_of_fire(self.field.rain(), hex, target)).collect();
        if lines.is_empty() {
            Err(Breach::OutOfRange { unit })
        } else if lines.contains(&true) {
            Ok(false)
        } else {
            Err(Breach::LineBlocked { unit })
        }
    }

    /// Computes the odds of an attack; refuses one lowered below the table.
    pub(crate) fn weigh(&self, sortie: &Sortie) -> Result<Forecast, Breach> {
        let rain = self.field.rain();
        let scales = Scales { board: self.board, state: self.state, weather: self.weather, rain };
        let forecast = scales.weigh(sortie);
        let shifted = forecast.ratio.shifted(forecast.shifts.iter().map(|shift| shift.1).sum());
        if sortie.lower > shifted.index() {
            return Err(Breach::TooLow { most: shifted.index() });
        }
        Ok(forecast)
    }

    /// Checks a proposal in full.
    pub(crate) fn check(&self, proposal: &Proposal, contact: &Contact) -> Result<(Sortie, Forecast), Breach> {
        let sortie = self.muster(proposal)?;
        let forecast = self.weigh(&sortie)?;
        let targets = sortie.defenders.iter().copied().collect();
        match contact.stranded(sortie.attackers(), targets) {
            Some(breach) => Err(breach),
            None => Ok((sortie, forecast)),
        }
    }

    /// Attacks that may be made now. There would be too many to list all. Every single pair is here, all units on one,
    /// one on all, and the groups tied together by obligations. While there is an obligation, at least one of them
    /// fulfils it.
    pub(crate) fn suggestions(&self, contact: &Contact) -> Vec<Proposal> {
        let mut found: Vec<(UnitSet, UnitSet)> = Vec::new();
        let mut add = |attackers: UnitSet, targets: UnitSet| {
            let fits = !attackers.is_empty() && !targets.is_empty();
            // A repeated attack was added recently, so the search runs backwards.
            let known = found.iter().rev().any(|&other| other == (attackers, targets));
            if fits && !known && contact.stranded(attackers, targets).is_none() {
                found.push((attackers, targets));
            }
        };
        for enemy in contact.enemies().iter() {
            let target = UnitSet::one(enemy);
            let beside = contact.beside_enemy(enemy);
            let guns: UnitSet =
                contact.batteries.iter().filter(|link| link.enemies.contains(enemy)).map(|link| link.unit).collect();
            add(beside, target);
            add(beside.or(guns), target);
            add(guns, target);
            let bound = contact.beside.iter().filter(|link| link.enemies == target).map(|link| link.unit).collect();
            add(bound, target);
            for unit in beside.or(guns).iter() {
                add(UnitSet::one(unit), target);
            }
        }
        for link in &contact.beside {
            let attacker = UnitSet::one(link.unit);
            add(attacker, link.enemies);
            let bound = link.enemies.iter().filter(|&enemy| contact.beside_enemy(enemy) == attacker).collect();
            add(attacker, bound);
        }
        found.into_iter().map(|(leads, targets)| self.proposal(contact.members(leads), targets)).collect()
    }

    fn proposal(&self, attackers: UnitSet, targets: UnitSet) -> Proposal {
        let mut hexes: Vec<Hex> = targets.iter().filter_map(|unit| self.state.hex_of(unit)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        Proposal { units: attackers.iter().collect(), targets: hexes, lower: 0, columns: Vec::new() }
    }
}

fn repeats<T: Ord + Copy>(list: &[T]) -> bool {
    let mut sorted = list.to_vec();
    sorted.sort_unstable();
    !sorted.is_sorted_by(|a, b| a < b)
}
