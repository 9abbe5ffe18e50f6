//! Moves and entries: a unit's allowance, the legality of a path, and its end [6, 7, 11, 14.1].

use super::board::{At, Way};
use super::breach::{by, by_hex, by_unit};
use super::card::Effect;
use super::definition::*;
use super::field::Field;
use super::reach::Zones;
use super::rules;
use super::state::{Entry, ExtraHorses, Place};
use engine::contract::{Refusal, Side};
use engine::count::{capped_sum, less};
use engine::hex::Hex;

/// A move that is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct March {
    pub(crate) cost: u8,
}

impl Field<'_> {
    /// The allowance by weather, without cards [5.1.1, 5.2].
    pub(crate) fn plain_allowance(&self, unit: UnitId) -> u8 {
        let data = self.board.unit(unit);
        let horses =
            self.state.extra_horses == ExtraHorses::InForce && data.side == FRENCH && data.arm == Arm::Infantry;
        let mud = u8::from(self.lay.wet && !horses);
        less(data.movement, mud)
    }

    /// The allowance in one's own Movement phase, cards included [6.2].
    pub(crate) fn allowance(&self, unit: UnitId) -> u8 {
        let data = self.board.unit(unit);
        let mut change = 0i16;
        for known in self.state.effects.iter().filter(|known| known.side == data.side) {
            match known.effect {
                Effect::CavalryInHand if data.arm == Arm::Cavalry => change += 1,
                Effect::ThreeMonarchs { nation } if data.nations.contains(&nation) => change -= 1,
                _ => {}
            }
        }
        // Card and weather are taken together: neither is lost at 0.
        let horses =
            self.state.extra_horses == ExtraHorses::InForce && data.side == FRENCH && data.arm == Arm::Infantry;
        let mud = i16::from(self.lay.wet && !horses);
        u8::try_from((i16::from(data.movement) + change - mud).max(0)).unwrap_or(0)
    }

    /// Whether card 7 holds a unit.
    pub(crate) fn held(&self, unit: UnitId) -> bool {
        self.state.effects.iter().any(|known| known.effect == Effect::OrdersAstray { unit })
    }

    fn slowed(&self, unit: UnitId) -> bool {
        let data = self.board.unit(unit);
        let slows =
            |effect: &Effect| matches!(effect, Effect::ThreeMonarchs { nation } if data.nations.contains(nation));
        self.state.effects.iter().any(|known| known.side == data.side && slows(&known.effect))
    }

    /// Whether a side has a free Forced March by card 8.
    pub(crate) fn free_march(&self, side: Side) -> bool {
        let free = |effect: &Effect| matches!(effect, Effect::HardMarching { left } if *left > 0);
        self.state.effects.iter().any(|known| known.side == side && free(&known.effect))
    }

    /// Whether a side can pay voluntarily [12.3].
    pub(crate) fn can_pay(&self, side: Side, change: i8) -> bool {
        let least = u16::from(self.board.definition().numbers.morale.least_left);
        u16::from(*self.state.morale.of(side)) >= least + u16::from(change.unsigned_abs())
    }

    /// The reason why a unit cannot make a Forced March at all, as the variant of its refusal [6.8].
    pub(crate) fn forced_bar(&self, unit: UnitId) -> Option<&'static str> {
        if self.state.is_routed(unit) {
            Some("routed")
        } else if self.locked(unit) {
            Some("in-zone")
        } else if self.slowed(unit) {
            Some("card")
        } else {
            None
        }
    }

    fn check_forced(&self, unit: UnitId) -> Result<(), Refusal> {
        match self.forced_bar(unit) {
            None => Ok(()),
            Some(why) => Err(by_unit(rules::FORCED_MARCH, "no-forced-march", unit).varied(why)),
        }
    }

    /// Whether a side can pay for a Forced March, or has card 8 for it.
    pub(crate) fn can_force(&self, side: Side) -> bool {
        self.free_march(side) || self.can_pay(side, self.board.definition().numbers.morale.forced_march)
    }

    fn check_forced_price(&self, side: Side) -> Result<(), Refusal> {
        if self.can_force(side) {
            return Ok(());
        }
        Err(by(rules::VOLUNTARY, "last-point").varied("march"))
    }

    pub(crate) fn is_night(&self) -> bool {
        self.board.is_night(self.state.turn)
    }

    /// The effect of zones on a unit that moves in its own phase.
    pub(crate) fn zones_for(&self, unit: UnitId) -> Zones {
        if self.is_night() || self.state.is_routed(unit) { Zones::Bar } else { Zones::Stop }
    }

    // ---- judging a path

    /// Whether a unit on the map may leave its hex now [6.1, 7.3, 5.3.7].
    pub(crate) fn check_leave(&self, unit: UnitId) -> Result<At, Refusal> {
        if self.state.unit(unit).is_none_or(|unit| unit.moved) {
            return Err(by_unit(rules::MOVE, "has-moved", unit));
        }
        let Some(at) = self.at(unit) else {
            return Err(by_unit(rules::MOVE, "not-on-map", unit));
        };
        self.check_free(unit)?;
        Ok(at)
    }

    pub(crate) fn check_free(&self, unit: UnitId) -> Result<(), Refusal> {
        if self.locked(unit) && !self.is_night() {
            return Err(by_unit(rules::LOCKED, "locked", unit));
        }
        if self.held(unit) {
            return Err(by_unit(rules::CARD_7, "held", unit));
        }
        Ok(())
    }

    pub(crate) fn check_move(&self, unit: UnitId, path: &[Hex], forced: bool) -> Result<March, Refusal> {
        if path.is_empty() {
            return Err(by(rules::MOVE, "no-path"));
        }
        let from = self.check_leave(unit)?;
        self.check_steps(unit, Some(from), path)?;
        let road = !self.lay.wet && self.all_road(unit, Some(from), path);
        self.check_end(unit, path, self.path_cost(unit, Some(from), path), road, forced)
    }

    pub(crate) fn check_enter(&self, unit: UnitId, path: &[Hex], forced: bool) -> Result<March, Refusal> {
        let due = match self.state.place(unit) {
            Place::Due { turn, .. } => turn <= self.state.turn,
            Place::ComeUp => true,
            _ => false,
        };
        if !due {
            return Err(by_unit(rules::DUE, "not-due", unit));
        }
        let Some(&first) = path.first() else {
            return Err(by(rules::ENTRY, "no-entry-hex"));
        };
        if !self.entry_hexes(unit).contains(&first) {
            return Err(by_unit(rules::ENTRY, "wrong-entry", unit).with("hex", first));
        }
        self.check_entry_hex(self.board.unit(unit).side, first)?;
        self.check_steps(unit, None, path)?;
        let road = !self.lay.wet && self.all_road(unit, None, path);
        self.check_end(unit, path, self.path_cost(unit, None, path), road, forced)
    }

    fn check_entry_hex(&self, side: Side, hex: Hex) -> Result<(), Refusal> {
        if self.entry_is_free(side, self.board.at(hex)) {
            return Ok(());
        }
        Err(by_hex(rules::ENTRY_BARS, "entry-held", hex))
    }

    pub(crate) fn entry_is_free(&self, side: Side, at: At) -> bool {
        let enemy = side.other();
        self.unit_of(enemy, at).is_none() && !self.in_zone(enemy, at) && !(side == ALLIED && self.garrisoned(at))
    }

    /// The hexes at which a reinforcement enters [11.2].
    pub(crate) fn entry_hexes(&self, unit: UnitId) -> Vec<Hex> {
        let definition = self.board.definition();
        let side = self.board.unit(unit).side;
        let area = |id: &AreaId| definition.areas.get(usize::from(id.0)).map_or(&[][..], |area| &area.hexes);
        match self.state.place(unit) {
            Place::Due { at: Entry::Area(id), .. } => area(&id).to_vec(),
            Place::Due { at: Entry::Lines, .. } => self.active_lines(side).collect(),
            Place::ComeUp => {
                definition.late_corps.iter().flat_map(|late| &late.areas).flat_map(area).copied().collect()
            }
            _ => Vec::new(),
        }
    }

    /// The active lines of a side.
    pub(crate) fn active_lines(&self, side: Side) -> impl Iterator<Item = Hex> + '_ {
        let lines = self.board.definition().lines.iter().zip(&self.state.lines);
        lines.filter(move |(line, now)| line.side == side && now.active).map(|(line, _)| line.hex)
    }

    /// Hex by hex: form, enemies, garrisons, closed hexsides; then zones; then the last hex.
    fn check_steps(&self, unit: UnitId, from: Option<At>, path: &[Hex]) -> Result<(), Refusal> {
        let board = self.board;
        let side = board.unit(unit).side;
        let mut before = from;
        for (place, &hex) in path.iter().enumerate() {
            let at = board.at(hex);
            let twice = path.iter().take(place).any(|known| *known == hex) || from == Some(at);
            let way = before.and_then(|before| board.way(before, at));
            if twice || (before.is_some() && way.is_none()) {
                return Err(by_hex(rules::MOVE, "broken-path", hex));
            }
            if let (Some(before), Some(way)) = (before, way) {
                self.check_step(side, before, way)?;
            }
            before = Some(at);
        }

        for (place, &hex) in path.iter().enumerate() {
            if !self.in_zone(side.other(), board.at(hex)) {
                continue;
            }
            if self.is_night() {
                return Err(by_hex(rules::NIGHT_MOVES, "zone-at-night", hex));
            }
            if self.state.is_routed(unit) {
                return Err(by_unit(rules::ROUTED_ZONE, "routed-zone", unit).with("hex", hex));
            }
            if place + 1 < path.len() {
                return Err(by_unit(rules::ZONE_STOPS, "zone-stops", unit).with("hex", hex));
            }
        }
        let friend = path.last().and_then(|hex| self.unit_of(side, board.at(*hex))).filter(|other| *other != unit);
        if let (Some(friend), Some(hex)) = (friend, path.last()) {
            return Err(by_unit(rules::FRIENDS, "friend-there", friend).with("hex", *hex).varied("named"));
        }
        Ok(())
    }

    /// One step: enemy, garrison, closed hexside [6.4, 9.10, 6.6].
    pub(crate) fn check_step(&self, side: Side, from: At, way: &Way) -> Result<(), Refusal> {
        let to = way.to();
        if self.may_step(side, from, way) {
            return Ok(());
        }
        let hex = self.board.hex(to);
        if self.unit_of(side.other(), to).is_some() {
            return Err(by_hex(rules::ENEMY_HEX, "enemy-there", hex));
        }
        if side == ALLIED && self.garrisoned(to) {
            return Err(by_hex(rules::GARRISONS, "garrison-there", hex));
        }
        Err(by_hex(rules::CLOSED, "closed", hex))
    }

    /// The cost of a path.
    pub(crate) fn path_cost(&self, unit: UnitId, from: Option<At>, path: &[Hex]) -> u8 {
        let side = self.board.unit(unit).side;
        let mut before = from;
        let mut cost = 0u8;
        for &hex in path {
            let at = self.board.at(hex);
            let step = match before {
                Some(before) => {
                    self.board.way(before, at).map_or(u8::MAX, |way| self.board.cost(&self.lay, side, before, way))
                }
                None => self.board.entry_cost(at).0,
            };
            cost = capped_sum(cost, step);
            before = Some(at);
        }
        cost
    }

    /// Whether every hexside of a path is a road hexside [6.7, R10].
    pub(crate) fn all_road(&self, unit: UnitId, from: Option<At>, path: &[Hex]) -> bool {
        let side = self.board.unit(unit).side;
        let mut before = from;
        path.iter().all(|&hex| {
            let at = self.board.at(hex);
            let road = match before {
                Some(before) => {
                    self.board.way(before, at).is_some_and(|way| self.board.by_road(&self.lay, side, before, way))
                }
                None => self.board.entry_cost(at).1,
            };
            before = Some(at);
            road
        })
    }

    fn check_end(&self, unit: UnitId, path: &[Hex], cost: u8, road: bool, forced: bool) -> Result<March, Refusal> {
        let numbers = &self.board.definition().numbers;
        let mut allowance = self.allowance(unit);
        if road {
            allowance += numbers.road_bonus;
        }
        let paid = cost <= allowance || path.len() == 1;
        if forced {
            self.check_forced(unit)?;
            if paid {
                return Err(by_unit(rules::FORCED_MARCH, "needless-march", unit));
            }
            self.check_forced_price(self.board.unit(unit).side)?;
            if cost > allowance + numbers.forced_march {
                return Err(too_far(unit, cost, allowance + numbers.forced_march));
            }
        } else if !paid {
            return Err(too_far(unit, cost, allowance));
        }
        Ok(March { cost })
    }
}

fn too_far(unit: UnitId, cost: u8, allowance: u8) -> Refusal {
    by_unit(rules::ALLOWANCE, "too-far", unit).with("cost", cost).with("left", allowance)
}
