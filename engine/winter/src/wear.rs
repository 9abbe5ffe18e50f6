//! The wear of a long battle: the ammunition of batteries, and brigades that are on their feet for hours [7.7, 15].

use super::board::Role;
use super::cite::rule;
use super::definition::{GunKind, Nation};
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use engine::count::{capped_sum, less};

/// No brigade is told to be more tired than that.
const MOST_FATIGUE: u8 = 60;

impl Game {
    /// Whether a battery has nothing left to fire with [7.7].
    pub(crate) fn is_out_of_ammunition(&self, id: UnitId) -> bool {
        self.options.ammunition && self.counter(id).is_battery() && self.unit(id).ammunition == 0
    }

    /// Whether a battery has nothing left, and fires all the same: at Maximum range in phase 5, as a member of a Grand
    /// Battery, with half of its guns [7.9, R191].
    pub(crate) fn fires_depleted(&self, id: UnitId) -> bool {
        self.is_out_of_ammunition(id)
            && self.state.phase == PhaseName::ReciprocalFire
            && self.is_member(id)
            && !self.unit(id).marks.shot
            && self.unit(id).formation == Formation::Unlimbered
            && self.unit(id).morale != Morale::Routed
            && self.unit(id).strength > 0
    }

    /// Whether a Russian battery neither moves nor fires yet [20.34].
    pub(crate) fn is_silent_gun(&self, id: UnitId) -> bool {
        let counter = self.counter(id);
        if let (Some(whole), Some(unit)) = (self.board.whole(), self.board.field_unit(id)) {
            let speaks = self.retiring().is_some();
            let first = whole.field.first_turns(unit).filter(|_| counter.is_battery() && !speaks);
            return first.is_some_and(|first| self.state.turn < first.fires);
        }
        let Some(rule) = self.board.rules().silent_guns.filter(|_| self.options.silent_guns) else { return false };
        let from = match counter.role {
            Role::Battery(GunKind::Horse) => rule.horse_from_turn,
            Role::Battery(_) => rule.from_turn,
            _ => return false,
        };
        counter.nation == Nation::Russian && self.state.turn < from
    }

    /// A battery fires: the first time in a phase costs a point [7.7].
    pub(crate) fn spend_ammunition(&mut self, id: UnitId, report: &mut Report) {
        if !self.options.ammunition || !self.counter(id).is_battery() || self.unit(id).marks.shot {
            return;
        }
        if self.is_member(id)
            && self.board.whole().is_some_and(|whole| self.state.turn < whole.field.rules.grand_batteries.spends_from)
        {
            return;
        }
        if self.fires_depleted(id) {
            return;
        }
        self.edit(id, |unit| {
            unit.ammunition = less(unit.ammunition, 1);
            unit.marks.shot = true;
        });
        report.tell(What::AmmunitionSpent { unit: id, left: self.unit(id).ammunition }, [rule!("7.7")]);
    }

    // ---- fatigue

    /// The fatigue level of points (15).
    pub(crate) fn level_of(&self, points: u8) -> u8 {
        let from = self.board.tables().wear.level_from;
        u8::try_from(from.iter().filter(|&&least| points >= least).count()).unwrap_or(0)
    }

    /// The fatigue of a unit: the level that its battle gives all units, and the addition of its brigade, or of the
    /// clock of the Jaegers (15).
    pub(crate) fn fatigue_of(&self, id: UnitId) -> u8 {
        let counter = self.counter(id);
        let foot = matches!(counter.role, Role::Battalion(_) | Role::Skirmisher);
        if !foot && !counter.is_cavalry() || counter.is_cossack() {
            return 0;
        }
        let usual = self.board.rules().fatigue;
        let brigade = counter.tires.and_then(|at| self.state.affairs.fatigue.get(usize::from(at)));
        let clock = self.options.fatigue && counter.nation == Nation::Russian && counter.is_jaeger(&self.board);
        if clock {
            let from = self.board.tables().wear.jaeger_from;
            let hours = from.iter().filter(|&&turn| self.state.turn >= turn).count();
            return usual.max(u8::try_from(hours).unwrap_or(0));
        }
        usual + brigade.map_or(0, |tired| self.level_of(tired.points))
    }

    /// A unit fights in shock or charges: its brigade will be the more tired for it (15).
    pub(crate) fn note_fight(&mut self, id: UnitId) {
        if !self.options.fatigue {
            return;
        }
        let at = self.counter(id).tires.map(usize::from);
        if let Some(tired) = at.and_then(|at| self.state.affairs.fatigue.get_mut(at)) {
            tired.fought = true;
        }
    }

    /// A unit has ridden a charge: its brigade will be the more tired for it (15). On the whole field that is no fight
    /// [15.3].
    pub(crate) fn note_ride(&mut self, id: UnitId) {
        let at = self.counter(id).tires.map(usize::from);
        match self.state.day.as_mut() {
            None => self.note_fight(id),
            Some(day) => {
                if let Some(ridden) = at.and_then(|at| day.charges.get_mut(at)) {
                    *ridden = capped_sum(*ridden, 1);
                }
            }
        }
    }

    /// An hour is over: brigades that were active are more tired, the others rest (15).
    pub(crate) fn tire_brigades(&mut self, report: &mut Report) {
        if !self.options.fatigue || !self.is_hourly() || self.board.whole().is_some() {
            return;
        }
        let table = self.board.tables().wear.clone();
        for at in 0..self.state.affairs.fatigue.len() {
            let place = u16::try_from(at).unwrap_or(u16::MAX);
            let units: Vec<UnitId> = self
                .board
                .unit_ids()
                .filter(|&id| self.counter(id).tires == Some(place) && self.hex_of(id).is_some())
                .collect();
            let Some(before) = self.state.affairs.fatigue.get(at).copied().filter(|_| !units.is_empty()) else {
                continue;
            };
            let active = units.iter().any(|&id| !self.is_inactive(id));
            let driven = units.iter().any(|&id| self.is_under_attack_order(id));
            let points = if active {
                let fought = if before.fought { table.fought } else { 0 };
                let under = if driven { table.driven } else { 0 };
                [table.hour, fought, under].into_iter().fold(before.points, capped_sum).min(MOST_FATIGUE)
            } else {
                less(before.points, table.rest)
            };
            if let Some(tired) = self.state.affairs.fatigue.get_mut(at) {
                *tired = Tired { points, fought: false };
            }
            if points != before.points {
                let brigade = self.board.brigades().nth(at).unwrap_or_default().to_owned();
                let level = self.level_of(points);
                report.tell(What::BrigadeTired { brigade, points, level }, [rule!("15")]);
            }
        }
    }

    pub(crate) fn tell_tired(&self, at: usize, points: u8, report: &mut Report) {
        let brigade = self.board.brigades().nth(at).unwrap_or_default().to_owned();
        let level = self.level_of(points);
        report.tell(What::BrigadeTired { brigade, points, level }, [rule!("15")]);
    }

    /// A brigade is the more tired by some points.
    pub(crate) fn tire(&mut self, brigade: u16, points: u8, report: &mut Report) {
        let at = usize::from(brigade);
        if let Some(tired) = self.state.affairs.fatigue.get_mut(at) {
            tired.points = tired.points.saturating_add(points).min(MOST_FATIGUE);
            let points = tired.points;
            self.tell_tired(at, points, report);
        }
    }
}
