//! The hexes that a unit can reach in its own Movement phase, and whether there are any [6, 11].

use super::board::At;
use super::definition::UnitId;
use super::field::Field;
use super::reach::{Reach, ReachedHex, Spread, Walk, Zones};
use super::state::Place;
use engine::contract::Side;

impl Field<'_> {
    /// The hexes to which a unit can move or enter in its own phase.
    pub(crate) fn reach(&self, unit: UnitId) -> Reach {
        let starts = self.starts(unit);
        if starts.is_empty() {
            return Reach::default();
        }
        self.spread_out(unit, self.board.unit(unit).side, self.at(unit).is_none(), &starts)
    }

    /// Whether a unit can move or enter at all; the whole reach is computed only if no single hex is enough.
    pub(crate) fn can_go(&self, unit: UnitId) -> bool {
        let side = self.board.unit(unit).side;
        let starts = self.starts(unit);
        let vacant = |at: At| self.occupant(at).is_none();
        let one_hex = |at: At| {
            let barred = |to: At| self.zones_for(unit) == Zones::Bar && self.in_zone(side.other(), to);
            self.board.ways(at).any(|way| vacant(way.to()) && self.may_step(side, at, way) && !barred(way.to()))
        };
        let entering = self.at(unit).is_none();
        let at_once = |start: &(At, u8)| if entering { vacant(start.0) } else { one_hex(start.0) };
        starts.iter().any(at_once) || (!starts.is_empty() && !self.reach(unit).hexes.is_empty())
    }

    /// The starts of a move: the unit's own hex, or the hexes it can enter at, each with its cost. Empty if it cannot
    /// move.
    fn starts(&self, unit: UnitId) -> Vec<(At, u8)> {
        if self.at(unit).is_some() {
            return self.check_leave_quietly(unit).map(|at| (at, 0)).into_iter().collect();
        }
        let due = match self.state.place(unit) {
            Place::ComeUp => true,
            Place::Due { turn, .. } => turn <= self.state.turn,
            _ => false,
        };
        if !due {
            return Vec::new();
        }
        let side = self.board.unit(unit).side;
        let hexes = self.entry_hexes(unit).into_iter().map(|hex| self.board.at(hex));
        hexes.filter(|&at| self.entry_is_free(side, at)).map(|at| (at, self.board.entry_cost(at).0)).collect()
    }

    fn check_leave_quietly(&self, unit: UnitId) -> Option<At> {
        let at = self.at(unit)?;
        let moved = self.state.unit(unit).is_none_or(|unit| unit.moved);
        let stuck = self.locked(unit) && !self.is_night();
        (!moved && !stuck && !self.held(unit)).then_some(at)
    }

    fn spread_out(&self, unit: UnitId, side: Side, entering: bool, starts: &[(At, u8)]) -> Reach {
        let numbers = &self.board.definition().numbers;
        let zones = self.zones_for(unit);
        let allowance = self.allowance(unit);
        let can_force = self.forced_bar(unit).is_none() && self.can_force(side);
        let extra = if can_force { numbers.forced_march } else { 0 };
        let walk = Walk { side, limit: allowance + extra, road: false, zones };
        let plain = Spread::new(self, walk, starts);
        let bonus = allowance + numbers.road_bonus;
        let road = (!self.lay.wet).then(|| {
            let by_road: Vec<(At, u8)> = if entering {
                starts.iter().copied().filter(|start| self.board.entry_cost(start.0).1).collect()
            } else {
                starts.to_vec()
            };
            let walk = Walk { side, limit: bonus + extra, road: true, zones };
            Spread::new(self, walk, &by_road)
        });
        let mut single: Vec<(At, u8)> = Vec::new();
        for &(at, cost) in starts {
            if entering {
                single.push((at, cost));
                continue;
            }
            for way in self.board.ways(at) {
                let barred = zones == Zones::Bar && self.in_zone(side.other(), way.to());
                if self.may_step(side, at, way) && !barred {
                    single.push((way.to(), self.board.cost(&self.lay, side, at, way)));
                }
            }
        }
        let mut ends: Vec<At> = plain.reached().to_vec();
        ends.extend(road.iter().flat_map(|road| road.reached().iter().copied()));
        ends.extend(single.iter().map(|known| known.0));
        ends.sort_unstable();
        ends.dedup();
        let start = if entering { None } else { starts.first().map(|start| start.0) };
        let mut hexes = Vec::with_capacity(ends.len());
        for at in ends {
            if Some(at) == start || self.occupant(at).is_some() {
                continue;
            }
            // The cheapest of the affordable paths; one without a Forced March comes first.
            let general = plain.cost(at).map(|cost| (cost > allowance, cost, 0u8));
            let on_road = road.as_ref().and_then(|road| road.cost(at)).map(|cost| (cost > bonus, cost, 1u8));
            let one = single.iter().filter(|known| known.0 == at).map(|known| (false, known.1, 2u8)).min();
            let Some((forced, cost, how)) = [general, on_road, one].into_iter().flatten().min() else { continue };
            let path = match (how, &road) {
                (1, Some(road)) => road.path(self, at, entering),
                (2, _) => vec![self.board.hex(at)],
                _ => plain.path(self, at, entering),
            };
            let zone = self.in_zone(side.other(), at);
            hexes.push(ReachedHex { hex: self.board.hex(at), path, cost, forced, zone });
        }
        Reach { hexes }
    }
}
