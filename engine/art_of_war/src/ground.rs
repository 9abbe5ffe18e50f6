//! The effects of a map's ground [9.0], computed for one weather. They are the cost of every step, the hexsides that
//! zones of control and attacks cross, those that double the defender, and the clear lines of fire. No other code knows
//! them.

use super::definition::*;
use super::revision::Revision;
use engine::hex::{Direction, Hex, Hexside};
use engine::line::{Passage, line};
use engine::map::{MapData, Slope, Terrain};
use std::collections::BTreeSet;

/// The reason why a defender is doubled [9.0].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Doubling {
    /// The defender is in a town.
    Town,
    /// The defender is in a fort.
    Fort,
    /// Every adjacent attacker attacks up a slope.
    Slope,
    /// Every adjacent attacker attacks across a stream.
    Stream,
    /// Every adjacent attacker attacks across a gully.
    Gully,
    /// Every adjacent attacker attacks over the bridge of a river.
    River,
}

/// A hex of the map's rectangle, by its number in the order of [`Grid::hexes`](engine::hex::Grid::hexes), which is that
/// of hex numbers. Searches use these numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CellId(u16);

impl CellId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A step from one hex to the next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) to: Hex,
    /// The cell of that hex.
    pub(crate) cell: CellId,
    /// The cost for infantry and cavalry; `None` if they can never take it.
    pub(crate) cost: Option<Halves>,
    /// The cost for artillery; `None` if it can never take it.
    pub(crate) cost_of_guns: Option<Halves>,
    /// Whether a road crosses the hexside.
    pub(crate) road: bool,
    /// Whether zones of control and attacks reach across [ruling 5].
    pub(crate) touches: bool,
    /// The doubling of a defender in `to` against an attack by this step, if any.
    pub(crate) doubling: Option<Doubling>,
}

impl Step {
    pub(crate) fn cost_for(&self, arm: Arm) -> Option<Halves> {
        if arm == Arm::Artillery { self.cost_of_guns } else { self.cost }
    }
}

/// A hex two away, and whether guns can fire there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shot {
    pub(crate) to: Hex,
    /// The cell of that hex.
    pub(crate) cell: CellId,
    pub(crate) clear: bool,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Cell {
    pub(crate) exists: bool,
    pub(crate) edge: bool,
    /// Cost of entering from off the map.
    pub(crate) entry_cost: Option<Halves>,
    pub(crate) doubling: Option<Doubling>,
    pub(crate) blocks_fire: bool,
    pub(crate) objective: Option<u8>,
    /// Whether a river that has an effect runs along one of its sides: an Elbe hex [17.3].
    pub(crate) on_river: bool,
}

/// The steps and shots from every hex in one weather, stored one hex after the other.
#[derive(Clone, Debug, Default)]
pub(super) struct Around {
    steps: Vec<Step>,
    shots: Vec<Shot>,
    /// The ends of each cell's steps and shots.
    ends: Vec<[u32; 2]>,
}

impl Around {
    /// Adds the next cell, with its steps and shots.
    fn push(&mut self, steps: Vec<Step>, shots: Vec<Shot>) {
        self.steps.extend(steps);
        self.shots.extend(shots);
        let end = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        self.ends.push([end(self.steps.len()), end(self.shots.len())]);
    }

    fn of(&self, cell: CellId) -> ([u32; 2], [u32; 2]) {
        let before = cell.index().checked_sub(1).and_then(|before| self.ends.get(before)).copied().unwrap_or([0, 0]);
        (before, self.ends.get(cell.index()).copied().unwrap_or(before))
    }

    pub(super) fn steps(&self, cell: CellId) -> &[Step] {
        let ([begin, _], [end, _]) = self.of(cell);
        self.steps.get(begin as usize..end as usize).unwrap_or(&[])
    }

    pub(super) fn shots(&self, cell: CellId) -> &[Shot] {
        let ([_, begin], [_, end]) = self.of(cell);
        self.shots.get(begin as usize..end as usize).unwrap_or(&[])
    }
}

/// The cell of a hex, if it is within the map's rectangle.
pub(super) fn cell_id(map: &MapData, hex: Hex) -> Option<CellId> {
    let grid = &map.grid;
    let before = |hex: Hex| (u16::from(hex.column) - 1) * u16::from(grid.rows) + u16::from(hex.row) - 1;
    grid.contains(hex).then(|| CellId(before(hex)))
}

/// The data of a hex, and of a step into it; the map need not be a whole battle's.
pub(crate) fn sample(definition: &Definition, rain: bool, from: Hex, to: Hex) -> (Cell, Step) {
    let ground = Ground::new(definition, Revision::NEWEST, rain);
    (ground.cell(to), ground.step(from, to))
}

/// Computes the cells of a map.
pub(super) struct Ground<'a> {
    definition: &'a Definition,
    revision: Revision,
    rain: bool,
    roads: BTreeSet<Hexside>,
    bridges: BTreeSet<Hexside>,
}

impl<'a> Ground<'a> {
    pub(super) fn new(definition: &'a Definition, revision: Revision, rain: bool) -> Self {
        let map = &definition.map;
        let roads: BTreeSet<Hexside> = map.roads.iter().copied().collect();
        // A road that crosses water is a bridge there [ruling 1].
        let bridges = map.bridges.iter().chain(&map.roads).copied().collect();
        Ground { definition, revision, rain, roads, bridges }
    }

    pub(super) fn cells(&self) -> Vec<Cell> {
        self.definition.map.grid.hexes().map(|hex| self.cell(hex)).collect()
    }

    pub(super) fn around(&self, cells: &[Cell]) -> Around {
        let map = &self.definition.map;
        let blocks_fire =
            |hex| cell_id(map, hex).and_then(|at| cells.get(at.index())).is_some_and(|cell| cell.blocks_fire);
        let mut around = Around::default();
        for hex in map.grid.hexes() {
            if !map.exists(hex) {
                around.push(Vec::new(), Vec::new());
                continue;
            }
            let beside = map.grid.neighbours(hex).filter(|&(_, to)| map.exists(to));
            let steps: Vec<Step> = beside.map(|(_, to)| self.step(hex, to)).collect();
            let mut shots = self.shots(hex, &blocks_fire);
            // Guns reach an enemy just across a river that separates all other units [9.0].
            let across = steps.iter().filter(|step| !step.touches);
            shots.extend(across.map(|step| Shot { to: step.to, cell: step.cell, clear: true }));
            around.push(steps, shots);
        }
        around
    }

    fn cell(&self, hex: Hex) -> Cell {
        let map = &self.definition.map;
        if !map.exists(hex) {
            return Cell::default();
        }
        let entry_cost =
            if map.road_exits.contains(&hex) { Some(self.definition.rules.road_cost) } else { self.hex_cost(hex) };
        Cell {
            exists: true,
            edge: map.on_edge(hex),
            entry_cost,
            doubling: if self.holds(hex, Terrain::Town) {
                Some(Doubling::Town)
            } else if self.holds(hex, Terrain::Fort) {
                Some(Doubling::Fort)
            } else {
                None
            },
            blocks_fire: [Terrain::Woods, Terrain::Grove, Terrain::Town].iter().any(|&kind| self.holds(hex, kind)),
            objective: self
                .definition
                .victory
                .objectives
                .iter()
                .position(|objective| objective.hex == hex)
                .and_then(|at| u8::try_from(at).ok()),
            on_river: !self.definition.rules.waters_frozen
                && map.rivers.iter().any(|side| side.a == hex || side.b == hex),
        }
    }

    fn holds(&self, hex: Hex, kind: Terrain) -> bool {
        self.definition.map.terrain.binary_search(&(hex, kind)).is_ok()
    }

    /// The costliest terrain of the hex decides [4.2]. Open water cannot be entered.
    fn hex_cost(&self, hex: Hex) -> Option<Halves> {
        if self.holds(hex, Terrain::Lake) && !self.definition.rules.waters_frozen {
            None
        } else if self.holds(hex, Terrain::Woods) {
            Some(Halves::points(2))
        } else {
            Some(Halves::points(1))
        }
    }

    fn step(&self, from: Hex, to: Hex) -> Step {
        let map = &self.definition.map;
        let side = Hexside::between(from, to);
        let has = |list: &[Hexside]| list.binary_search(&side).is_ok();
        // In rain streams swell to rivers and the Landgraben to a stream [13.0].
        let stream = if self.rain { has(&map.landgraben) } else { has(&map.streams) };
        let landgraben = has(&map.landgraben) && !self.rain;
        let gully = has(&map.gullies);
        let river = (has(&map.rivers) && !self.definition.rules.waters_frozen) || (self.rain && has(&map.streams));
        let uphill = map.slopes.binary_search(&Slope { high: to, low: from }).is_ok();
        let bridged = self.bridges.contains(&side);
        let road = self.roads.contains(&side);

        let crossing = if bridged {
            Some(0)
        } else if river {
            None
        } else {
            let mut points = 0u8;
            if stream {
                points += 2;
            }
            if gully {
                points += 2;
            }
            if landgraben {
                points += 1;
            }
            Some(points)
        };
        let on_foot = if road {
            Some(self.definition.rules.road_cost)
        } else {
            match (self.hex_cost(to), crossing) {
                (Some(hex), Some(points)) => {
                    let total = points + u8::from(uphill);
                    Some(Halves(hex.0 + Halves::points(total).0))
                }
                _ => None,
            }
        };
        let guns_stopped = (stream || gully || landgraben || river) && !bridged;
        Step {
            to,
            cell: cell_id(map, to).unwrap_or(CellId(u16::MAX)),
            cost: on_foot,
            cost_of_guns: if guns_stopped { None } else { on_foot },
            road,
            touches: !river || bridged,
            doubling: if uphill {
                Some(Doubling::Slope)
            } else if stream {
                Some(Doubling::Stream)
            } else if gully {
                Some(Doubling::Gully)
            } else if river {
                Some(Doubling::River)
            } else {
                None
            },
        }
    }

    /// Every hex exactly two away: straight through the hex between, or along a hexside, which blocks only if both
    /// adjacent hexes block [9.0].
    fn shots(&self, from: Hex, blocks_fire: &impl Fn(Hex) -> bool) -> Vec<Shot> {
        let map = &self.definition.map;
        let grid = map.grid;
        let mut targets: BTreeSet<Hex> = BTreeSet::new();
        for way in Direction::ALL {
            if let Some(next) = grid.neighbour(from, way) {
                targets.extend(grid.neighbours(next).map(|(_, hex)| hex));
            }
        }
        targets
            .into_iter()
            .filter(|&to| map.exists(to) && grid.distance(from, to) == 2)
            .map(|to| Shot {
                to,
                cell: cell_id(map, to).unwrap_or(CellId(u16::MAX)),
                clear: !line(&grid, from, to).iter().any(|met| stops_fire(self.revision, *met, blocks_fire)),
            })
            .collect()
    }
}

/// Whether this passage stops a line of fire. Along a hexside it does only if both adjacent hexes block; nothing
/// outside the map blocks [9.0].
pub(super) fn stops_fire(revision: Revision, passage: Passage, blocks: &impl Fn(Hex) -> bool) -> bool {
    match passage {
        Passage::Through(hex) => blocks(hex),
        Passage::Along(hex) => blocks(hex) && !revision.edge_never_blocks(),
        Passage::Between(one, other) => blocks(one) && blocks(other),
    }
}
