//! Fire: the possible shots, the modifiers of a shot, and its effect (11).

use super::agenda::{LeaderDie, Task};
use super::board::Role;
use super::breach::{Breach, Why};
use super::cite::rule;
use super::definition::{GunKind, HorseKind, Nation};
use super::event::{Report, Verdict, What};
use super::facing::Aspect;
use super::game::Game;
use super::rating::Occasion;
use super::sense::Cover;
use super::state::*;
use super::terms::{Reason, Term, sum, term};
use engine::count::{capped_sum, less};
use engine::hex::Hex;

/// The range band of a battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Band {
    Minimum,
    Medium,
    Maximum,
    Extended,
}

/// A shot worked out: the modifiers of its die.
#[derive(Clone, Debug)]
pub(crate) struct Aim {
    pub(crate) terms: Vec<Term>,
    /// A point on a low natural die becomes a check only [11.3].
    pub(crate) loose: bool,
    /// The aspect from which the shot comes.
    pub(crate) aspect: Aspect,
}

/// The effect of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hit {
    pub(crate) points: u8,
    pub(crate) check: bool,
}

/// The firing units and their target, with both hexes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shot<'a> {
    pub(crate) units: &'a [UnitId],
    pub(crate) from: Hex,
    pub(crate) target: UnitId,
    pub(crate) hex: Hex,
    /// Both hexes of an Extended Line fire at one.
    pub(crate) together: bool,
    /// At Extended Range, wherever it falls [11.2].
    pub(crate) long: bool,
    /// At horse that rides a charge [19.21].
    pub(crate) riding: bool,
}

/// The result of a shot.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Harm {
    pub(crate) points: u8,
    pub(crate) failed: bool,
}

impl Game {
    /// The range band of guns at that distance; `None` if it is out of range [11.2].
    pub(crate) fn band(&self, id: UnitId, distance: u16) -> Option<Band> {
        let range = &self.board.tables().range;
        let counter = self.counter(id);
        let russian = counter.nation == Nation::Russian;
        let (most, long) = match counter.role {
            Role::Battery(GunKind::Horse) if russian => (range.russian_horse_maximum, false),
            Role::Battery(GunKind::Light) if russian => (range.russian_light_maximum, false),
            Role::Battery(GunKind::Foot | GunKind::FootHeavy) => (range.artillery_maximum, true),
            Role::Battery(_) => (range.artillery_maximum, false),
            _ => return None,
        };
        let upto = |limit: u8| distance <= u16::from(limit);
        if upto(range.artillery_minimum.min(most)) {
            Some(Band::Minimum)
        } else if upto(range.artillery_medium.min(most)) {
            Some(Band::Medium)
        } else if upto(most) {
            Some(Band::Maximum)
        } else if long && upto(range.extended_maximum) {
            Some(Band::Extended)
        } else {
            None
        }
    }

    /// Whether a unit is such that it can fire at all [11.1].
    pub(crate) fn can_fire(&self, id: UnitId) -> bool {
        self.hex_of(id).is_some() && self.has_zone(id)
    }

    /// Whether a hex is in a unit's cone and in its range: other hexes need no line of sight.
    pub(crate) fn could_reach(&self, id: UnitId, hex: Hex) -> bool {
        let range = &self.board.tables().range;
        let far = if self.counter(id).is_battery() { range.extended_maximum } else { range.infantry_maximum };
        // An Extended Line fires from the hex beside its own, too.
        self.hex_of(id).is_some_and(|at| self.board.distance(at, hex) <= u16::from(far) + 1)
            && self.cone_from(id, hex).is_some_and(|from| self.board.distance(from, hex) <= u16::from(far))
    }

    /// Whether a unit, or two halves, may fire at a hex now; returns the hex it fires from.
    pub(crate) fn may_fire(&self, units: &[UnitId], target: Hex) -> Result<Hex, Breach> {
        let Some(&first) = units.first() else { return Err(Breach::new(Why::CannotFire)) };
        let side = self.side_of(first);
        let Some(own) = self.hex_of(first) else { return Err(Breach::of(Why::NotOnMap, first)) };
        if !self.board.grid().contains(target) {
            return Err(Breach::new(Why::OffBoard));
        }
        let from = self.cone_from(first, target).unwrap_or(own);
        self.sight(from, target).map_err(|why| Breach::there(why, target))?;
        let battery = self.counter(first).is_battery();
        // Beyond their range no unit blocks the line of muskets [10.5].
        let near =
            battery || self.board.distance(from, target) <= u16::from(self.board.tables().range.infantry_maximum);
        if near && !self.line_is_free(side, battery, from, target) {
            return Err(Breach::there(Why::FriendsBetween, target));
        }
        for &id in units {
            if self.state.phase == PhaseName::ReciprocalFire && self.is_bound_on_field(id) {
                return Err(Breach::of(Why::BoundTroops, id));
            }
            if self.state.phase == PhaseName::ReciprocalFire && self.is_bombarding(id) {
                return Err(Breach::of(Why::GrandBattery, id));
            }
            if self.is_silent_gun(id) {
                return Err(Breach::of(Why::SilentGuns, id));
            }
            let depleted = self.fires_depleted(id);
            if self.is_out_of_ammunition(id) && !depleted {
                return Err(Breach::of(Why::NoAmmunition, id));
            }
            if !depleted && !self.can_fire(id) {
                return Err(Breach::of(Why::CannotFire, id));
            }
        }
        if !self.has(side.other(), target) {
            return Err(Breach::there(Why::NoTarget, target));
        }
        for &id in units {
            if self.cone_from(id, target).is_none() {
                return Err(Breach::at(Why::NotInFront, id, target));
            }
        }
        let distance = self.board.distance(from, target);
        for &id in units {
            let reaches = if battery {
                let band = self.band(id, distance);
                band == Some(Band::Maximum) || band.is_some() && !self.fires_depleted(id)
            } else {
                let range = &self.board.tables().range;
                distance <= u16::from(range.infantry_minimum)
                    || distance <= u16::from(range.infantry_maximum) && self.cover(target) != Cover::Hard
            };
            if !reaches {
                return Err(Breach::at(Why::OutOfRange, id, target));
            }
        }
        Ok(from)
    }

    /// Strength points a foot unit fires with [11.3]. An Extended Line fires half from each of its hexes.
    pub(crate) fn fire_strength(&self, id: UnitId, from: Hex, together: bool) -> u8 {
        let unit = self.unit(id);
        let all = unit.strength;
        let half = all.div_ceil(2);
        if self.counter(id).role == Role::Skirmisher {
            return all;
        }
        match unit.formation {
            Formation::Square => all.div_ceil(4),
            _ if unit.morale != Morale::Good => half,
            Formation::Line => all,
            Formation::ExtendedLine if together => all,
            Formation::ExtendedLine if unit.hex() == Some(from) => half,
            Formation::ExtendedLine => all / 2,
            Formation::Column => half.min(self.board.tables().fire.column_most),
            _ => half,
        }
    }

    /// Skirmish units whose strength a battalion adds: in phase 5, and when it is attacked, they do not fire themselves [11.3].
    pub(crate) fn helpers(&self, id: UnitId) -> Vec<UnitId> {
        let counter = self.counter(id);
        let (Some(hex), true) = (self.hex_of(id), counter.is_battalion() && !self.state.phase.is_movement()) else {
            return Vec::new();
        };
        let helps = |other: &UnitId| {
            self.counter(*other).role == Role::Skirmisher
                && counter.regiment.is_some()
                && self.counter(*other).regiment == counter.regiment
                && self.unit(*other).marks.fires == 0
                && self.unit(*other).morale != Morale::Routed
        };
        self.units_at(hex).iter().copied().filter(helps).collect()
    }

    /// The target class of a unit, 1 to 5 [11.3]; Cossacks that ride a charge are Formed [19.21].
    pub(crate) fn target_class(&self, id: UnitId, hex: Hex, riding: bool) -> u8 {
        let (counter, unit) = (self.counter(id), self.unit(id));
        let cover = self.cover(hex);
        let dense = unit.strength >= self.board.tables().fire.dense_column_from;
        let limbered = counter.is_battery() && unit.formation != Formation::Unlimbered;
        // Disorder loosens every formation but squares and teams.
        let open = if unit.morale == Morale::Routed || limbered || unit.formation == Formation::Square {
            1
        } else if self.rides_formed(id, riding) {
            2
        } else if unit.morale == Morale::Disordered || counter.is_loose() || counter.is_cossack() {
            3
        } else {
            match unit.formation {
                Formation::RoadColumn => 1,
                Formation::Column if dense => 1,
                Formation::Line | Formation::Column | Formation::Formed => 2,
                _ => 3,
            }
        };
        let class: u8 = match cover {
            Cover::Hard => 5,
            Cover::Soft => (open + 1).min(4),
            Cover::Open => open,
        };
        let points = |wanted: fn(Role) -> bool| -> u16 {
            let crowd = self.units_at(hex).iter().filter(|&&id| wanted(self.counter(id).role));
            crowd.map(|&id| u16::from(self.unit(id).strength)).sum()
        };
        let crowd = u16::from(self.board.tables().stacking.crowd);
        let crowded = points(|role| role == Role::Skirmisher) > crowd
            || points(|role| role == Role::Cavalry(HorseKind::Cossack)) > crowd;
        if crowded { (class - 1).max(1) } else { class }
    }

    /// The modifiers of the die of a shot [11.3].
    pub(crate) fn aim(&self, shot: &Shot<'_>) -> Aim {
        let Shot { units, from, target, hex, together, long, riding } = *shot;
        let table = &self.board.tables().fire;
        let mut terms = Vec::new();
        let mut add = |reason, amount: i8| {
            if amount != 0 {
                terms.push(term("11.3", reason, i16::from(amount)));
            }
        };
        let first = units.first().copied().unwrap_or(UnitId(u16::MAX));
        let counter = self.counter(first);
        let distance = self.board.distance(from, hex);
        let class = usize::from(self.target_class(target, hex, riding)) - 1;
        let step = |upto: &[u8], steps: &[i8], value: u8| {
            let at = upto.iter().position(|&limit| value <= limit).unwrap_or(upto.len() - 1);
            steps.get(at).copied().unwrap_or(0)
        };
        let mut loose = false;
        if let Role::Battery(kind) = counter.role {
            // A depleted member of a Grand Battery fires with half of its guns [7.9].
            let firing = |id: UnitId| {
                let guns = self.unit(id).guns;
                if self.fires_depleted(id) { guns.div_ceil(2) } else { guns }
            };
            let guns: u8 = units.iter().fold(0, |sum, &id| capped_sum(sum, firing(id)));
            let missing: u8 = units
                .iter()
                .fold(0, |sum, &id| capped_sum(sum, less(self.crew_for(firing(id)), self.unit(id).strength)));
            let strength = step(&table.gun_upto, &table.gun_step, guns);
            add(Reason::Guns, strength);
            add(Reason::MissingCrew, -i8::try_from(missing).unwrap_or(0).min(strength.max(0)));
            let gun_class = match kind {
                GunKind::FootHeavy => 0,
                GunKind::Foot => 1,
                GunKind::Horse | GunKind::Light => 2,
            };
            add(Reason::GunClass, table.gun_class_step.get(gun_class).copied().unwrap_or(0));
            let steps =
                if counter.nation == Nation::French { &table.gun_range_step_french } else { &table.gun_range_step };
            let [minimum, medium, maximum] = *steps;
            match self.band(first, distance).filter(|_| !long) {
                Some(Band::Minimum) => add(Reason::Range, minimum),
                Some(Band::Medium) => add(Reason::Range, medium),
                Some(Band::Maximum) => add(Reason::Range, maximum),
                Some(Band::Extended) | None => {
                    add(Reason::Range, maximum);
                    add(Reason::ExtendedRange, table.extended_step);
                }
            }
            add(Reason::TargetClass, table.target_class_step_gun.get(class).copied().unwrap_or(0));
        } else {
            let own = self.fire_strength(first, from, together);
            let helped = self.helpers(first).iter().fold(own, |sum, &id| capped_sum(sum, self.unit(id).strength));
            add(Reason::Strength, step(&table.strength_upto, &table.strength_step, helped));
            let [formed, covered, open] = table.firing_class_step;
            if self.is_formed(first) {
                add(Reason::FiringClass, formed);
            } else if self.cover(from) != Cover::Open {
                add(Reason::FiringClass, covered);
            } else {
                add(Reason::FiringClass, open);
                loose = true;
            }
            let [near, far] = table.infantry_range_step;
            if distance > u16::from(self.board.tables().range.infantry_minimum) {
                add(Reason::Range, far);
                if counter.nation == Nation::Russian {
                    add(Reason::RussianFar, table.russian_infantry_far);
                }
            } else {
                add(Reason::Range, near);
            }
            add(Reason::TargetClass, table.target_class_step.get(class).copied().unwrap_or(0));
        }
        let aspect = if self.rides_formed(target, riding) {
            self.aspect_by_facing(target, hex, from)
        } else {
            self.aspect_toward(target, hex, from)
        };
        match aspect {
            Aspect::Front => {}
            Aspect::Flank => add(Reason::Flank, table.flank),
            Aspect::Rear => add(Reason::Rear, table.rear),
        }
        if self.board.spot(hex).level > self.board.spot(from).level {
            add(Reason::Uphill, table.uphill);
        }
        terms.extend(self.snow_on_fire(first, from, hex));
        Aim { terms, loose, aspect }
    }

    /// The effect of a die with an aim.
    pub(crate) fn hit(&self, aim: &Aim, die: u8) -> Hit {
        let table = &self.board.tables().fire;
        let score = i16::from(die) + sum(&aim.terms);
        let [check, one, two, three] = table.result_from.map(i16::from);
        let points = if score >= three {
            3
        } else if score >= two {
            2
        } else if score >= one {
            1
        } else {
            0
        };
        if points == 1 && aim.loose && die < table.class_3_needs_natural {
            return Hit { points: 0, check: true };
        }
        Hit { points, check: score >= check }
    }

    /// Carries a shot out: losses, check, retreat, friends passed, leader (R45).
    pub(crate) fn shoot(&mut self, shot: &Shot<'_>, dice: [u8; 3], report: &mut Report) -> Harm {
        let Shot { units, from, target, hex, riding, .. } = *shot;
        let [fire, morale, leader] = dice;
        let aim = self.aim(shot);
        let hit = self.hit(&aim, fire);
        let score = i16::from(fire) + sum(&aim.terms);
        report.tell(
            What::Fired { units: units.to_vec(), target, hex, die: fire, score, points: hit.points, check: hit.check },
            [rule!("11.3")],
        );
        self.rouse(target, report);
        self.note_combat();
        self.lift_limits_by_fire(target);
        if !hit.check {
            return Harm::default();
        }
        let side = self.side_of(target);
        let lost = self.lose(target, hit.points, report);
        if lost > 0 {
            let upto = self.board.tables().leader_loss.fire_upto;
            // The leader that was in the hex when it was hit falls, even if a retreat has taken it elsewhere before the
            // die is read [R45].
            if let Some(lowest) = self.lowest_leader(side, hex) {
                self.state.agenda.push(Task::LeaderDie(LeaderDie { leader: lowest, die: leader, upto }));
            }
        }
        let occasion = Occasion { aspect: Some(aim.aspect), lost, riding, ..Occasion::default() };
        let verdict = self.check_morale(target, morale, &occasion, Some(from), report);
        Harm { points: lost, failed: verdict != Verdict::Pass || self.hex_of(target).is_none() }
    }

    /// French fire on a unit lifts the limit on orders to it [20.24].
    fn lift_limits_by_fire(&mut self, target: UnitId) {
        let board = std::sync::Arc::clone(&self.board);
        let Some(orders) = &board.rules().orders else { return };
        if self.side_of(target) != engine::contract::Side::First {
            return;
        }
        for (at, limit) in orders.limits.iter().enumerate() {
            if limit.unless_near.is_some()
                && self.is_limited(limit, target)
                && let Some(lifted) = self.state.affairs.limits_lifted.get_mut(at)
            {
                *lifted = true;
            }
        }
    }

    /// Both hexes of an Extended Line bear on a hex.
    pub(crate) fn both_bear(&self, id: UnitId, hex: Hex) -> bool {
        let facing = self.unit(id).facing;
        match (self.hex_of(id), self.wing_of(id)) {
            (Some(own), Some(wing)) => {
                [own, wing].iter().all(|&at| self.board.in_cone(at, facing, hex) && self.board.distance(at, hex) <= 2)
            }
            _ => false,
        }
    }

    /// A unit that has added its strength has fired [R84].
    pub(crate) fn have_helped(&mut self, helpers: &[UnitId]) {
        for &helper in helpers {
            self.edit(helper, |unit| unit.marks.fires += 1);
        }
    }

    /// The artillery leader with a unit gives it a second fire die [19.54].
    pub(crate) fn has_gunner(&self, units: &[UnitId]) -> bool {
        let Some((gunner, _)) = &self.board.gunner else { return false };
        let own = |id: UnitId| self.side_of(id) == self.board.leader(*gunner).side && self.counter(id).is_battery();
        let with = |id: UnitId| own(id) && self.hex_of(id) == self.state.leader(*gunner).hex();
        self.state.leader(*gunner).hex().is_some() && units.iter().any(|&id| with(id))
    }
}
