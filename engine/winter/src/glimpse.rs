//! Facts of a position beyond its parts, found by the code that the rules themselves use.

use super::command::{Step, Toward};
use super::game::Game;
use super::sense::Light;
use super::state::*;
use super::tables::SIXTHS;
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// The light of a turn [3.1].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Daylight {
    /// Day.
    Day,
    /// Dawn or dusk.
    Twilight,
    /// Evening.
    Evening,
    /// Night.
    Night,
}

/// A hex that a leader can reach alone, with its cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderEnd {
    /// The hex.
    pub hex: Hex,
    /// Points it costs, in sixths.
    pub cost: u16,
    /// Hexes, one after the other.
    pub path: Vec<Hex>,
}

impl Game {
    /// Combat units of a hex, the top one first. The second hex of an Extended Line is [`Game::second_hex`].
    pub fn stack(&self, hex: Hex) -> &[UnitId] {
        self.units_at(hex)
    }

    /// The second hex of an Extended Line.
    pub fn second_hex(&self, unit: UnitId) -> Option<Hex> {
        self.wing_of(unit)
    }

    /// Leaders of a side in a hex.
    pub fn leaders_in(&self, side: Side, hex: Hex) -> Vec<LeaderId> {
        self.leaders_at(side, hex).collect()
    }

    /// Whether a unit is in command now [17.3].
    pub fn is_in_command(&self, unit: UnitId) -> bool {
        self.in_command(unit)
    }

    /// Whether a leader is in command now [17.2].
    pub fn leader_is_in_command(&self, leader: LeaderId) -> bool {
        self.leader_in_command(leader)
    }

    /// A leader's radius as it is now [17.1].
    pub fn radius_of(&self, leader: LeaderId) -> u16 {
        self.radius(leader)
    }

    /// A leader's bonus as it is now [19.8].
    pub fn bonus_of(&self, leader: LeaderId) -> u8 {
        self.bonus(leader)
    }

    /// A unit's rating as it is now [1.11].
    pub fn rating_of(&self, unit: UnitId) -> i16 {
        self.rating(unit)
    }

    /// Whether a unit is formed [1.5].
    pub fn counts_as_formed(&self, unit: UnitId) -> bool {
        self.is_formed(unit)
    }

    /// Whether a unit looks all round [1.6].
    pub fn looks_all_round(&self, unit: UnitId) -> bool {
        self.all_round(unit)
    }

    /// The points a unit has for the phase, in sixths [5.2].
    pub fn points_of(&self, unit: UnitId) -> u16 {
        let state = self.unit(unit);
        state.marks.allowance.unwrap_or_else(|| self.allowance(unit, state, false))
    }

    /// The points a leader has for the phase, in sixths.
    pub fn points_of_leader(&self, leader: LeaderId) -> u16 {
        self.leader_allowance(leader)
    }

    /// The present visibility, in hexes [3.2].
    pub fn sees(&self) -> u16 {
        self.visibility()
    }

    /// Whether a line of sight joins two hexes; otherwise what stops it, by its rule (10).
    pub fn sight_between(&self, from: Hex, to: Hex) -> Result<(), engine::contract::Refusal> {
        self.sight(from, to).map_err(|why| super::breach::Breach::there(why, to).refusal(&self.board))
    }

    /// The light of the turn.
    pub fn daylight(&self) -> Daylight {
        match self.light() {
            Light::Day => Daylight::Day,
            Light::DawnDusk => Daylight::Twilight,
            Light::Evening => Daylight::Evening,
            Light::Night => Daylight::Night,
        }
    }

    /// Whether a hex is in the Minimum Fire Zone of a unit of that side [1.8].
    pub fn fire_zone(&self, side: Side, hex: Hex) -> bool {
        !self.zone_holders(side, hex).is_empty()
    }

    /// The hexes in which a unit that carries or could lay a charge would threaten, with whether they are Primary [12.2].
    pub fn zone_of_charge(&self, unit: UnitId) -> Vec<(Hex, bool)> {
        let Some(hex) = self.hex_of(unit) else { return Vec::new() };
        let primary = self.board.tables().charge.primary;
        self.charge_zone(hex, self.unit(unit).facing).into_iter().map(|(to, steps)| (to, steps <= primary)).collect()
    }

    /// The possible goals of a unit out of command [5.12].
    pub fn could_go_toward(&self, unit: UnitId) -> Vec<Toward> {
        if self.in_command(unit) { Vec::new() } else { self.towards(unit).into_iter().map(|(who, _)| who).collect() }
    }

    /// A unit as it would be after these steps, if nothing interferes; nothing if they cannot be taken.
    pub fn after(&self, unit: UnitId, steps: &[Step], grand: bool, toward: Option<Toward>) -> Option<Unit> {
        let manner = self.manner(unit, grand, toward).ok()?;
        steps.iter().try_fold(*self.unit(unit), |now, step| self.stride(unit, &now, step, &manner).ok())
    }

    /// Every hex a leader can reach alone in this phase, the cheapest way (R63).
    pub fn leader_reach(&self, leader: LeaderId) -> Vec<LeaderEnd> {
        let Some(from) = self.state.leader(leader).hex() else { return Vec::new() };
        let mut known: BTreeMap<Hex, (u16, Hex)> = BTreeMap::from([(from, (0, from))]);
        let mut open = BinaryHeap::from([Reverse((0u16, from))]);
        while let Some(Reverse((cost, hex))) = open.pop() {
            if known.get(&hex).is_some_and(|&(best, _)| best < cost) {
                continue;
            }
            for (_, to) in self.board.around(hex) {
                let Ok(step) = self.leader_cost(leader, &[hex, to]) else { continue };
                let total = cost + step;
                let left = less(self.leader_allowance(leader), self.state.leader(leader).spent);
                if total <= left && known.get(&to).is_none_or(|&(best, _)| total < best) {
                    known.insert(to, (total, hex));
                    open.push(Reverse((total, to)));
                }
            }
        }
        let way = |end: Hex| {
            let mut path = vec![end];
            while let Some(&(_, before)) = path.last().and_then(|hex| known.get(hex)) {
                if before == from {
                    break;
                }
                path.push(before);
            }
            path.reverse();
            path
        };
        let ends = known.iter().filter(|(hex, _)| **hex != from);
        let ends = ends.map(|(hex, (cost, _))| LeaderEnd { hex: *hex, cost: *cost, path: way(*hex) });
        ends.filter(|end| self.plan_leader(leader, &end.path, false).is_ok()).collect()
    }
}

/// Sixths as points: `2 1/2`.
pub fn points(sixths: u16) -> String {
    let (whole, rest) = (sixths / SIXTHS, sixths % SIXTHS);
    let part = match rest {
        0 => "",
        1 => "1/6",
        2 => "1/3",
        3 => "1/2",
        4 => "2/3",
        _ => "5/6",
    };
    match (whole, part) {
        (0, "") => String::from("0"),
        (0, part) => part.to_owned(),
        (whole, "") => whole.to_string(),
        (whole, part) => format!("{whole} {part}"),
    }
}
