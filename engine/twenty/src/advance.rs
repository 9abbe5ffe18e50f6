//! Advances along the paths that losers have left [9.9.2, 9.10].

use super::board::At;
use super::breach::{by_hex, by_unit};
use super::definition::*;
use super::event::{Report, What};
use super::field::Field;
use super::fight::*;
use super::game::Game;
use super::options::AdvanceOption;
use super::rules;
use super::state::Place;
use engine::contract::{Refusal, Side};
use engine::hex::Hex;

impl Field<'_> {
    /// Whether a hex is in a zone of that side, not counting the garrison of one hex, which leaves (R66).
    fn zone_without(&self, side: Side, at: At, out: Option<At>) -> bool {
        match out {
            None => self.in_zone(side, at),
            Some(out) => self.touching(at).any(|way| {
                let near = way.to();
                let unit = self.unit_of(side, near).is_some_and(|unit| !self.state.is_routed(unit));
                unit || (side == FRENCH && near != out && self.garrisoned(near))
            }),
        }
    }

    /// The hexes of a path that a unit can end in, and the refusal for the rest of the path.
    fn follow(&self, fight: &Fight, unit: UnitId, trail: &Trail) -> (Vec<Hex>, Option<Refusal>) {
        let side = self.board.unit(unit).side;
        let mut ends = Vec::new();
        let Some(mut here) = self.at(unit) else { return (ends, None) };
        let mut out = None;
        for (place, &hex) in trail.hexes.iter().enumerate() {
            let to = self.board.at(hex);
            let Some(way) = self.board.way(here, to) else {
                return (ends, Some(by_hex(rules::ADVANCE, "no-way", hex)));
            };
            if side == ALLIED && self.garrisoned(to) {
                if place > 0 || side != fight.attacker {
                    return (ends, Some(by_hex(rules::GARRISONS, "garrison-there", hex).varied("attackers")));
                }
                out = Some(to);
            }
            if self.unit_of(side.other(), to).is_some() {
                return (ends, Some(by_hex(rules::ENEMY_HEX, "enemy-there", hex)));
            }
            if !self.board.may_cross(&self.lay, side, here, way) {
                return (ends, Some(by_hex(rules::CLOSED, "closed", hex)));
            }
            if self.occupant(to).is_none() {
                ends.push(hex);
            }
            let goes_on = place + 1 < trail.hexes.len();
            if goes_on && self.zone_without(side.other(), to, out) {
                return (ends, Some(by_hex(rules::ADVANCE, "zone-stops", hex).varied("advance")));
            }
            here = to;
        }
        (ends, None)
    }

    /// Every advance that may be made now.
    pub(crate) fn advances(&self, fight: &Fight) -> Vec<AdvanceOption> {
        let mut advances = Vec::new();
        for &unit in &fight.advancing {
            for (trail, along) in fight.trails.iter().zip(0u8..) {
                let (ends, _) = self.follow(fight, unit, trail);
                advances.extend(ends.into_iter().map(|to| AdvanceOption { unit, along, to }));
            }
        }
        advances
    }

    /// The reason why an advance is refused [9.9.2, 9.10, 6.4, 6.6, 6.5].
    pub(crate) fn refuse_advance(&self, fight: &Fight, unit: UnitId, along: u8, to: Hex) -> Refusal {
        if !fight.advancing.contains(&unit) {
            return by_unit(rules::ADVANCE, "may-not-advance", unit);
        }
        let Some(trail) = fight.trails.get(usize::from(along)).filter(|trail| trail.hexes.contains(&to)) else {
            return by_hex(rules::ADVANCE, "off-the-path", to);
        };
        // An obstacle on the path comes before a friendly unit at its end.
        let way = trail.hexes.iter().position(|hex| *hex == to).map_or(0, |place| place + 1);
        let upto = Trail { of: trail.of, hexes: trail.hexes.iter().copied().take(way).collect() };
        match self.follow(fight, unit, &upto) {
            (_, Some(stop)) => stop,
            _ => by_hex(rules::FRIENDS, "friend-there", to),
        }
    }
}

impl Game {
    /// X6: finds the units that may advance.
    pub(crate) fn begin_advances(&mut self) {
        let Some(fight) = self.state.fight() else { return };
        let winners = match fight.loser() {
            None => Vec::new(),
            Some(side) if side == fight.attacker => fight.defenders.clone(),
            Some(_) => fight.attackers.clone(),
        };
        let fit = |unit: &UnitId| {
            self.state.hex_of(*unit).is_some()
                && self.board.unit(*unit).arm != Arm::Artillery
                && !self.state.is_routed(*unit)
        };
        let advancing: Vec<UnitId> = winners.into_iter().filter(fit).collect();
        if let Some(fight) = self.state.fight_mut() {
            fight.step = FightStep::Advances;
            fight.advancing = advancing;
        }
    }

    pub(crate) fn advance(&mut self, unit: UnitId, along: u8, to: Hex, report: &mut Report) {
        let Some(from) = self.state.hex_of(unit) else { return };
        let Some(fight) = self.state.fight_mut() else { return };
        fight.advancing.retain(|other| *other != unit);
        let trail = fight.trails.get(usize::from(along)).map(|trail| trail.hexes.clone()).unwrap_or_default();
        let last = trail.iter().position(|hex| *hex == to).map_or(0, |place| place + 1);
        let path: Vec<Hex> = trail.into_iter().take(last).collect();
        let field = self.field();
        let taken =
            self.board.unit(unit).side == ALLIED && path.iter().any(|hex| field.garrisoned(self.board.at(*hex)));
        let why = [rules::TRAIL, rules::ADVANCE].into_iter().chain(taken.then_some(rules::GARRISONS));
        report.tell(What::Advanced { unit, from, path: path.clone() }, why);
        for &hex in &path {
            self.set_place(unit, Place::On { hex });
            self.settle_garrisons(report);
        }
        for &hex in std::iter::once(&from).chain(&path).filter(|hex| **hex != to) {
            self.garrison_returns(unit, hex, report);
        }
    }
}
