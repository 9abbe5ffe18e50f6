//! The path a unit would need to a hex it cannot reach, so that a refusal names the real obstacle.

use super::board::At;
use super::definition::UnitId;
use super::field::Field;
use super::game::Game;
use super::reach::{Spread, Walk, Zones};
use engine::hex::Hex;

/// More than any path across the map costs.
const FAR: u8 = 200;

impl Game {
    /// A path to a hex, legal or not: the one the unit can take, if it can get there. Else it is the cheapest without
    /// enemy zones, at any cost, or the cheapest through them. Otherwise it leads as near as possible, and then to the
    /// hex.
    pub fn path_towards(&self, unit: UnitId, to: Hex) -> Vec<Hex> {
        if let Some(way) = self.reach(unit).to(to) {
            return way.path.clone();
        }
        self.field().approach(unit, to)
    }
}

impl Field<'_> {
    fn approach(&self, unit: UnitId, to: Hex) -> Vec<Hex> {
        let goal = self.board.at(to);
        let entering = self.at(unit).is_none();
        let starts: Vec<(At, u8)> = match self.at(unit) {
            Some(at) => vec![(at, 0)],
            None => self.entry_hexes(unit).into_iter().map(|hex| (self.board.at(hex), 1)).collect(),
        };
        if !self.board.exists(to) || starts.iter().any(|start| start.0 == goal) {
            return vec![to];
        }
        let side = self.board.unit(unit).side;
        let spread = |zones: Zones| Spread::new(self, Walk { side, limit: FAR, road: false, zones }, &starts);
        for zones in [self.zones_for(unit), Zones::Pass] {
            let spread = spread(zones);
            if spread.cost(goal).is_some() {
                return spread.path(self, goal, entering);
            }
        }
        let spread = spread(Zones::Pass);
        let near = self.board.ways(goal).map(|way| way.to()).filter_map(|at| Some((spread.cost(at)?, at))).min();
        let mut path = near.map(|(_, at)| spread.path(self, at, entering)).unwrap_or_default();
        path.push(to);
        path
    }
}
