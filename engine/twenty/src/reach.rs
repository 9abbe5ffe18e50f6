//! The hexes that a unit can reach, each by the cheapest path.

use super::board::At;
use super::field::Field;
use engine::contract::Side;
use engine::count::capped_sum;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The hexes that a unit can reach, sorted by number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reach {
    /// Every hex in which its move may end.
    pub hexes: Vec<ReachedHex>,
}

/// A hex in which a move may end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReachedHex {
    /// The hex.
    pub hex: Hex,
    /// The cheapest path: the hexes entered.
    pub path: Vec<Hex>,
    /// The cost of the path.
    pub cost: u8,
    /// Whether it takes a Forced March.
    pub forced: bool,
    /// Whether it is in an enemy zone, so that the unit is locked there.
    pub zone: bool,
}

impl Reach {
    /// The path to a hex.
    pub fn to(&self, hex: Hex) -> Option<&ReachedHex> {
        self.hexes.binary_search_by_key(&hex, |reached| reached.hex).ok().and_then(|at| self.hexes.get(at))
    }
}

/// The effect of enemy zones on a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zones {
    /// The path ends in the first hex in a zone [7.2].
    Stop,
    /// The path cannot enter a hex in a zone [7.4, 8.3, 14.1].
    Bar,
    /// Zones are ignored, to find the other obstacles.
    Pass,
}

/// The settings of a path search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    pub(crate) side: Side,
    pub(crate) limit: u8,
    /// Only road hexsides.
    pub(crate) road: bool,
    pub(crate) zones: Zones,
}

const FAR: u8 = u8::MAX;
const NONE: u16 = u16::MAX;

/// The cheapest paths from one or several hexes.
pub(crate) struct Spread {
    best: Vec<u8>,
    from: Vec<u16>,
    reached: Vec<At>,
}

impl Spread {
    /// Searches from these starts, each with its cost so far.
    pub(crate) fn new(field: &Field<'_>, walk: Walk, starts: &[(At, u8)]) -> Spread {
        let size = field.board.size();
        let mut spread = Spread { best: vec![FAR; size], from: vec![NONE; size], reached: Vec::with_capacity(64) };
        for &(at, cost) in starts {
            if cost <= walk.limit && spread.better(at, cost) {
                spread.put(at, cost, NONE);
            }
        }
        for cost in 0..=walk.limit {
            let mut next = 0;
            while let Some(&here) = spread.reached.get(next) {
                next += 1;
                if spread.cost(here) == Some(cost) {
                    spread.leave(field, walk, here, cost, starts);
                }
            }
        }
        spread
    }

    fn leave(&mut self, field: &Field<'_>, walk: Walk, here: At, so_far: u8, starts: &[(At, u8)]) {
        let enemy = walk.side.other();
        let is_start = starts.iter().any(|start| start.0 == here);
        if !is_start && walk.zones != Zones::Pass && field.in_zone(enemy, here) {
            return;
        }
        for way in field.board.ways(here) {
            if walk.road && !field.board.by_road(&field.lay, walk.side, here, way) {
                continue;
            }
            let to = way.to();
            let cost = capped_sum(so_far, field.board.cost(&field.lay, walk.side, here, way));
            if cost > walk.limit || !self.better(to, cost) || !field.may_step(walk.side, here, way) {
                continue;
            }
            if walk.zones == Zones::Bar && field.in_zone(enemy, to) {
                continue;
            }
            self.put(to, cost, u16::try_from(here).unwrap_or(NONE));
        }
    }

    fn better(&self, at: At, cost: u8) -> bool {
        self.best.get(at).is_some_and(|best| cost < *best)
    }

    fn put(&mut self, at: At, cost: u8, from: u16) {
        let fresh = self.best.get(at) == Some(&FAR);
        if let (Some(best), Some(back)) = (self.best.get_mut(at), self.from.get_mut(at)) {
            (*best, *back) = (cost, from);
        }
        if fresh {
            self.reached.push(at);
        }
    }

    pub(crate) fn cost(&self, at: At) -> Option<u8> {
        self.best.get(at).copied().filter(|cost| *cost != FAR)
    }

    /// Every hex that was reached, with the starts.
    pub(crate) fn reached(&self) -> &[At] {
        &self.reached
    }

    /// The hexes entered on the path, with a start that was entered from outside.
    pub(crate) fn path(&self, field: &Field<'_>, to: At, with_start: bool) -> Vec<Hex> {
        let mut path = Vec::with_capacity(8);
        let mut here = to;
        loop {
            let back = self.from.get(here).copied().unwrap_or(NONE);
            if back == NONE {
                if with_start {
                    path.push(field.board.hex(here));
                }
                break;
            }
            path.push(field.board.hex(here));
            here = usize::from(back);
        }
        path.reverse();
        path
    }
}
