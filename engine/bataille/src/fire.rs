//! The units that may fire, their targets and values, and the defence against them [21 to 27].

use super::breach::Breach;
use super::cases;
use super::command::FireAttack;
use super::definition::*;
use super::fire_defence::better;
use super::game::Game;
use super::scale::Fraction;
use super::state::{Order, Place};
use super::tables::Odds;
use super::tasks::FireKind;
use super::terms::{Factor, Multiplier, Term};
use super::weights::{FirePart, Volley};
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;
use engine::rule::Rule;

impl Game {
    /// The highest infantry of a hex.
    pub(crate) fn lead_infantry(&self, hex: Hex) -> Option<UnitId> {
        self.stack(hex).find(|id| self.arm(*id) == Arm::Infantry)
    }

    /// Whether a unit could fire at all, by its state and its place in the stack [24, 25.1].
    pub(crate) fn may_fire(&self, id: UnitId) -> Result<(), Breach> {
        let unit = self.unit(id);
        let Place::On(hex) = unit.place else {
            return Err(Breach::of(cases::FIRE, "not-on-map").by(id));
        };
        if unit.marks.charged {
            return Err(Breach::of(cases::OFFENSIVE_REACH, "charged").by(id));
        }
        if unit.order == Order::Routed || unit.formation == Formation::RoadMarch {
            return Err(Breach::of(cases::NO_FIRE, "does-not-fire").by(id));
        }
        let lead = self.lead_infantry(hex);
        let close = |of: UnitId| matches!(self.unit(of).formation, Formation::Column | Formation::GeneralOrder);
        match self.arm(id) {
            Arm::Cavalry => Err(Breach::of(cases::NO_FIRE, "does-not-fire").varied("cavalry").by(id)),
            Arm::Infantry => {
                if close(id) && self.top(hex) != Some(id) {
                    return Err(Breach::of(cases::COLUMN_VALUE, "not-on-top").varied("column").by(id));
                }
                if lead.is_some_and(|lead| self.unit(lead).formation != unit.formation) {
                    return Err(Breach::of(cases::ONE_FORMATION, "another-formation").by(id));
                }
                if unit.formation == Formation::Carre && lead != Some(id) {
                    return Err(Breach::of(cases::CARRE_VALUE, "not-on-top").varied("carre").by(id));
                }
                Ok(())
            }
            Arm::Artillery => {
                if unit.formation != Formation::Unlimbered {
                    return Err(Breach::of(cases::GUN_FIRE, "limbered").by(id));
                }
                let top_battery = || self.stack(hex).find(|other| self.is_unlimbered(*other));
                let barred = match lead {
                    Some(lead) if close(lead) => self.top(hex) != Some(id),
                    Some(_) => false,
                    None => self.board.cell(hex).terrain != Terrain::Clear && top_battery() != Some(id),
                };
                if barred {
                    return Err(Breach::of(cases::GUN_FIRE, "not-on-top").by(id));
                }
                Ok(())
            }
        }
    }

    /// The range of a unit in a kind of fire.
    fn range_of(&self, id: UnitId, kind: FireKind) -> u16 {
        if kind != FireKind::Offensive {
            return 1;
        }
        match self.board.kind(id).map(|kind| &kind.arm) {
            Some(ArmData::Artillery { range, .. }) => u16::from(*range),
            Some(ArmData::Infantry { rifles, .. }) if self.unit(id).formation == Formation::Skirmish => {
                if *rifles {
                    3
                } else {
                    2
                }
            }
            _ => 1,
        }
    }

    /// The band of a distance: guns have three [25.2], others one for each hex [24.4].
    pub(crate) fn band(&self, id: UnitId, distance: u16) -> u8 {
        match self.board.kind(id).map(|kind| &kind.arm) {
            Some(ArmData::Artillery { range, .. }) => {
                let (near, middle) = (u16::from(range.div_ceil(3)), (u16::from(*range) * 2).div_ceil(3));
                u8::from(distance > near) + u8::from(distance > middle)
            }
            _ => u8::try_from(distance - 1).unwrap_or(u8::MAX),
        }
    }

    /// The distance to a hex, if it lies in range, arc and sight of a unit [22, 23, 10.3].
    pub(crate) fn reaches(&self, id: UnitId, target: Hex, kind: FireKind) -> Result<u16, Breach> {
        let Some(hex) = self.hex_of(id) else {
            return Err(Breach::of(cases::FIRE, "not-on-map").by(id));
        };
        let distance = self.board.distance(hex, target);
        if distance == 0 || distance > self.range_of(id, kind) {
            let rule = if kind == FireKind::Offensive { cases::OFFENSIVE_REACH } else { cases::DEFENSIVE_REACH };
            return Err(Breach::of(rule, "out-of-range").by(id).at(target));
        }
        if !self.board.leaves(hex, target).through(self.front_of(id)) {
            return Err(Breach::of(cases::ARC, "out-of-arc").by(id).at(target));
        }
        if !self.sees(hex, target, &[]) {
            return Err(Breach::of(cases::SIGHT, "out-of-sight").by(id).at(target));
        }
        Ok(distance)
    }

    /// Whether a unit has a held melee with cavalry in a hex [24.3].
    fn held_with(&self, id: UnitId, hex: Hex) -> bool {
        self.state.held.iter().any(|melee| {
            melee.defenders.contains(&id) && melee.attackers.iter().any(|other| self.hex_of(*other) == Some(hex))
        })
    }

    /// The part of a unit in a volley, if this many of its increments fire.
    pub(crate) fn part(&self, id: UnitId, distance: u16, increments: u8) -> FirePart {
        let unit = self.unit(id);
        let tables = self.board.tables();
        let mut multipliers = Vec::new();
        let mut by = |factor, rule, by| multipliers.push(Multiplier { factor, rule, by });
        let half = Fraction::new(1, 2);
        let printed = self.board.unit(id).map_or(0, |data| u32::from(data.fire));
        let taking = u32::from(increments);
        let base = match self.board.kind(id).map(|kind| &kind.arm) {
            Some(ArmData::Infantry { line, carre, skirmish, rifles, .. }) => match unit.formation {
                Formation::Line => Fraction::whole(u32::from(*line) * taking),
                Formation::Carre => Fraction::whole(u32::from(*carre) * taking),
                Formation::Skirmish => {
                    let each = match (rifles, distance) {
                        (true, 2) => 3,
                        (true, 3) => 2,
                        _ => u32::from(*skirmish),
                    };
                    if distance > 1 && !rifles {
                        by(Factor::LongRange, cases::SKIRMISH_VALUE, half);
                    }
                    Fraction::whole(each * taking)
                }
                _ => {
                    if self.strength(id) == 1 {
                        by(Factor::LastIncrement, cases::COLUMN_FIRE, half);
                    }
                    if self.hex_of(id).is_some_and(|hex| self.board.cell(hex).terrain == Terrain::Loophole) {
                        by(Factor::Loopholes, cases::LOOPHOLE_VALUE, Fraction::whole(2));
                    }
                    Fraction::whole(printed)
                }
            },
            Some(ArmData::Artillery { .. }) => {
                match self.band(id, distance) {
                    0 if tables.guns.near == Fraction::ONE => {}
                    0 => by(Factor::MiddleRange, cases::BANDS, tables.guns.near),
                    1 => by(Factor::MiddleRange, cases::BANDS, tables.guns.middle),
                    _ => by(Factor::FarRange, cases::BANDS, tables.guns.far),
                }
                let lead = self.hex_of(id).and_then(|hex| self.lead_infantry(hex));
                if lead.is_some_and(|lead| self.unit(lead).formation == Formation::Carre) {
                    by(Factor::InCarre, cases::CARRE_GUNS, tables.guns.in_carre);
                }
                Fraction::new(printed * u32::from(self.strength(id)), u32::from(self.original(id)))
            }
            _ => Fraction::ZERO,
        };
        if unit.order == Order::Disordered {
            by(Factor::Disordered, cases::HALF_FIRE, half);
        }
        let value = multipliers.iter().fold(base, |value, part| value.times(part.by));
        FirePart { unit: id, rule: self.value_rule(id), distance, base, multipliers, value }
    }

    /// The case by which a unit fires as it is drawn up.
    fn value_rule(&self, id: UnitId) -> Rule {
        match (self.arm(id), self.unit(id).formation) {
            (Arm::Artillery, _) => cases::GUN_FIRE,
            (_, Formation::Line) => cases::LINE_VALUE,
            (_, Formation::Carre) => cases::CARRE_VALUE,
            (_, Formation::Skirmish) => cases::SKIRMISH_VALUE,
            _ => cases::COLUMN_VALUE,
        }
    }

    /// Number of increments that may fire together from a hex in this formation.
    fn firing_increments(&self, id: UnitId, target: Hex) -> u8 {
        let limits = &self.board.tables().limits;
        match self.unit(id).formation {
            Formation::Line => limits.line_fire,
            Formation::Carre if self.held_with(id, target) => limits.carre_fire_held,
            Formation::Carre => limits.carre_fire,
            Formation::Skirmish => limits.skirmish_fire,
            _ => u8::MAX,
        }
    }

    /// Weighs an attack by fire, or says which case it breaks.
    pub(crate) fn volley(
        &self,
        side: Side,
        kind: FireKind,
        attack: &FireAttack,
        fired_at: &[Hex],
    ) -> Result<Volley, Breach> {
        let target = attack.target;
        if attack.units.is_empty() {
            return Err(Breach::of(cases::FIRE, "nobody"));
        }
        for (place, &id) in attack.units.iter().enumerate() {
            if !self.known(id) {
                return Err(Breach::plain("unknown-unit"));
            }
            if self.side_of(id) != side || attack.units.iter().skip(place + 1).any(|other| *other == id) {
                return Err(Breach::of(cases::FIRE, "not-yours").varied("once").by(id));
            }
        }
        self.check_leads(&attack.units)?;
        if kind != FireKind::Opportunity {
            let spent = |id: &&UnitId| self.unit(**id).marks.fired && !self.fires_all_round(**id);
            if let Some(id) = attack.units.iter().find(spent) {
                return Err(Breach::of(cases::FIRES_ONCE, "fired-already").by(*id));
            }
            if fired_at.contains(&target) {
                return Err(Breach::of(cases::FIRES_ONCE, "hit-already").at(target));
            }
        }
        self.check_combining(side, &attack.units)?;
        if self.holder(target) != Some(side.other()) {
            return Err(Breach::of(cases::NO_TARGET, "no-target").at(target));
        }
        let mut parts = Vec::with_capacity(attack.units.len());
        let mut figures: Option<(u8, Rule)> = None;
        let mut canister = false;
        for &id in &attack.units {
            self.may_fire(id)?;
            let distance = self.reaches(id, target, kind)?;
            if self.arm(id) == Arm::Artillery {
                canister |= distance <= u16::from(self.board.tables().guns.canister_range);
                self.check_closest(id, target, kind, fired_at)?;
            }
            let part = self.part(id, distance, self.share(id, target, &attack.units));
            if part.value == Fraction::ZERO {
                return Err(Breach::of(cases::FIRE, "adds-nothing").by(id));
            }
            if let Some(hex) = self.hex_of(id) {
                figures = Some(better(figures, self.defence_from(target, hex)));
            }
            parts.push(part);
        }
        let value = parts.iter().fold(Fraction::ZERO, |sum, part| sum.plus(part.value));
        let (defence, defence_rule) = figures.unwrap_or((0, cases::DEFENCE));
        let against = Fraction::whole(u32::from(defence));
        let tables = self.board.tables();
        let least = tables.guns.least_ratio;
        if !value.at_least(against, u32::from(least.attack), u32::from(least.defence)) {
            return Err(Breach::of(cases::RATIO, "too-weak").at(target));
        }
        let met = |odds: Odds| value.at_least(against, u32::from(odds.attack), u32::from(odds.defence));
        let plain = tables.fire.iter().rposition(|column| met(column.odds)).unwrap_or(0);
        let column = if canister { (plain + 1).min(tables.fire.len() - 1) } else { plain };
        let odds = tables.fire.get(column).map_or(least, |column| column.odds);
        let terms = self.fire_terms(side, attack);
        let column = u8::try_from(column).unwrap_or(0);
        Ok(Volley { parts, value, defence, defence_rule, canister, column, odds, terms })
    }

    /// A carré fires once through each side [24.8].
    pub(crate) fn fires_all_round(&self, id: UnitId) -> bool {
        self.arm(id) == Arm::Infantry && self.unit(id).formation == Formation::Carre
    }

    /// Units that only fill up fire with their top unit; beside infantry in line one battery fires [24.2, 25.1].
    fn check_leads(&self, units: &[UnitId]) -> Result<(), Breach> {
        for &id in units {
            let Some(hex) = self.hex_of(id) else { continue };
            let lead = self.lead_infantry(hex);
            // In column only the top unit fires, and the refusal of other units says so [24.1].
            let fills = matches!(self.unit(id).formation, Formation::Line | Formation::Skirmish);
            let alone = lead.is_some_and(|lead| lead != id && !units.contains(&lead));
            if self.arm(id) == Arm::Infantry && fills && alone {
                return Err(Breach::of(cases::FIRE, "without-its-top").by(id));
            }
            let batteries =
                units.iter().filter(|other| self.arm(**other) == Arm::Artillery && self.hex_of(**other) == Some(hex));
            if lead.is_some() && batteries.count() > 1 {
                return Err(Breach::of(cases::GUN_FIRE, "one-battery").by(id));
            }
        }
        self.check_mixed(units, |other| self.unit(other).marks.fired)
    }

    /// Infantry and guns of a hex fire at one hex: the other half has not fired elsewhere [25.1].
    pub(crate) fn check_mixed(&self, units: &[UnitId], has_fired: impl Fn(UnitId) -> bool) -> Result<(), Breach> {
        for &id in units {
            let Some(hex) = self.hex_of(id) else { continue };
            if self.lead_infantry(hex).is_none_or(|lead| self.fires_all_round(lead)) {
                continue;
            }
            let elsewhere = self.stack(hex).any(|other| {
                has_fired(other)
                    && !self.fires_all_round(other)
                    && !units.contains(&other)
                    && (self.arm(other) == Arm::Artillery || self.arm(id) == Arm::Artillery)
            });
            if elsewhere {
                return Err(Breach::of(cases::GUN_FIRE, "same-hex").by(id));
            }
        }
        Ok(())
    }

    /// The increments of a unit that fire in an attack: the top unit's first.
    pub(crate) fn share(&self, id: UnitId, target: Hex, units: &[UnitId]) -> u8 {
        let most = self.firing_increments(id, target);
        let Some(hex) = self.hex_of(id).filter(|_| self.arm(id) == Arm::Infantry && most < u8::MAX) else {
            return most;
        };
        let mut left = most;
        for other in self.stack(hex).filter(|other| units.contains(other) && self.arm(*other) == Arm::Infantry) {
            let takes = self.strength(other).min(left);
            if other == id {
                return takes;
            }
            left -= takes;
        }
        0
    }

    fn fire_terms(&self, side: Side, attack: &FireAttack) -> Vec<Term> {
        let mut terms = Vec::new();
        let mass: u16 = self.stack(attack.target).map(|id| u16::from(self.strength(id))).sum();
        let over = less(mass, u16::from(self.board.tables().fire_notes.mass_over));
        if over > 0 {
            terms.push(Term::new(Factor::Mass, cases::FIRE_ROLL, i16::try_from(over).unwrap_or(0)));
        }
        let guns = attack.units.iter().filter(|id| self.arm(**id) == Arm::Artillery);
        let hexes: Vec<Hex> = guns.filter_map(|id| self.hex_of(*id)).collect();
        if let Some((_, bonus)) = self.best_leader(&hexes, side, |leader| leader.artillery) {
            terms.push(Term::new(Factor::Leader, cases::GUN_LEADER, i16::from(bonus)));
        }
        terms
    }
}
