//! The terrain chart [9.0], made by asking the rules of the ground about one kind of ground at a time.

use super::board::Board;
use super::definition::Halves;
use super::ground::{Doubling, sample};
use engine::count::less;
use engine::hex::{Direction, Grid, Hex, Hexside};
use engine::map::{MapData, Slope, Terrain};

/// A kind of ground, in a hex or on a hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ground {
    /// A hex without terrain.
    Clear,
    /// A hex with this terrain.
    Hex(Terrain),
    /// A road from hex to hex.
    Road,
    /// A hexside with a slope up.
    Slope,
    /// A stream on the hexside.
    Stream,
    /// A gully on the hexside.
    Gully,
    /// The Landgraben on the hexside.
    Landgraben,
    /// A river on the hexside.
    River,
    /// A bridge over a river.
    Bridge,
}

impl Ground {
    /// All kinds of ground.
    pub const ALL: [Ground; 13] = [
        Ground::Clear,
        Ground::Hex(Terrain::Woods),
        Ground::Hex(Terrain::Grove),
        Ground::Hex(Terrain::Town),
        Ground::Hex(Terrain::Fort),
        Ground::Hex(Terrain::Lake),
        Ground::Road,
        Ground::Slope,
        Ground::Stream,
        Ground::Gully,
        Ground::Landgraben,
        Ground::River,
        Ground::Bridge,
    ];

    /// Whether it is on a hexside, so that its cost is added to that of the hex entered.
    pub const fn on_hexside(self) -> bool {
        matches!(
            self,
            Ground::Slope | Ground::Stream | Ground::Gully | Ground::Landgraben | Ground::River | Ground::Bridge
        )
    }

    /// Whether a map has it.
    pub fn is_on(self, map: &MapData) -> bool {
        match self {
            Ground::Clear => true,
            Ground::Hex(kind) => map.terrain.iter().any(|(_, held)| *held == kind),
            Ground::Road => !map.roads.is_empty(),
            Ground::Slope => !map.slopes.is_empty(),
            Ground::Stream => !map.streams.is_empty(),
            Ground::Gully => !map.gullies.is_empty(),
            Ground::Landgraben => !map.landgraben.is_empty(),
            Ground::River => !map.rivers.is_empty(),
            Ground::Bridge => map.rivers.iter().any(|side| map.bridges.contains(side) || map.roads.contains(side)),
        }
    }

    fn lay(self, map: &mut MapData, from: Hex, to: Hex) {
        let side = Hexside::between(from, to);
        match self {
            Ground::Clear => {}
            Ground::Hex(kind) => map.terrain.push((to, kind)),
            Ground::Road => map.roads.push(side),
            Ground::Slope => map.slopes.push(Slope { high: to, low: from }),
            Ground::Stream => map.streams.push(side),
            Ground::Gully => map.gullies.push(side),
            Ground::Landgraben => map.landgraben.push(side),
            Ground::River => map.rivers.push(side),
            Ground::Bridge => {
                map.rivers.push(side);
                map.bridges.push(side);
            }
        }
    }
}

/// The effect of a kind of ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The kind of ground, alone in its hex or on its hexside.
    pub ground: Ground,
    /// The cost for infantry and cavalry, on a hexside in addition to the hex; `None` if they cannot pass.
    pub cost: Option<Halves>,
    /// The cost for artillery; `None` if it cannot pass.
    pub cost_of_guns: Option<Halves>,
    /// The reason why a defender behind or in it is doubled.
    pub doubling: Option<Doubling>,
    /// Whether zones of control and attacks reach across it.
    pub touches: bool,
    /// Whether guns cannot fire through it.
    pub blocks_fire: bool,
}

impl Board {
    /// The effect of every kind of ground on this map, in rain or not.
    pub fn terrain_chart(&self, rain: bool) -> Vec<Effect> {
        let map = &self.definition().map;
        let there = Ground::ALL.into_iter().filter(|ground| ground.is_on(map));
        there.filter_map(|ground| self.effect(ground, rain)).collect()
    }

    fn effect(&self, ground: Ground, rain: bool) -> Option<Effect> {
        let grid = Grid { columns: 3, rows: 3, lower: self.definition().map.grid.lower };
        let from = Hex::new(2, 2);
        let to = grid.neighbour(from, Direction::ALL.into_iter().next()?)?;
        let mut clear = self.definition().clone();
        clear.map = MapData::clear(grid);
        let mut laid = clear.clone();
        ground.lay(&mut laid.map, from, to);
        let (_, plain) = sample(&clear, rain, from, to);
        let (cell, step) = sample(&laid, rain, from, to);
        let hex = if ground.on_hexside() { plain.cost.map_or(0, |cost| cost.0) } else { 0 };
        let price = |cost: Option<Halves>| cost.map(|cost| Halves(less(cost.0, hex)));
        Some(Effect {
            ground,
            cost: price(step.cost),
            cost_of_guns: price(step.cost_of_guns),
            doubling: cell.doubling.or(step.doubling),
            touches: step.touches,
            blocks_fire: cell.blocks_fire,
        })
    }
}
