//! A checked battle, with everything about its ground worked out once.
//!
//! This is the one place that knows what terrain does [9.0]: the cost of every step, which hexsides a zone of control
//! or an attack crosses, which double the defender, and which lines of fire are clear.

use super::definition::*;
use crate::contract::Side;
use crate::digest::Hash;
use crate::hex::{Direction, Hex, Hexside};
use crate::line::{Passage, line};
use crate::map::{Fault, MapData, Slope, Terrain};
use std::collections::BTreeSet;

/// Why a defender counts double [9.0].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Doubling {
    /// He stands in a town.
    Town,
    /// He stands in a fort.
    Fort,
    /// Every adjacent attacker comes up a slope.
    Slope,
    /// Every adjacent attacker comes across a stream.
    Stream,
    /// Every adjacent attacker comes across a gully.
    Gully,
    /// Every adjacent attacker comes over the bridge of a river.
    River,
}

/// A step from one hex to the next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) to: Hex,
    /// What it costs foot and horse; `None` if they can never take it.
    pub(crate) cost: Option<Halves>,
    /// What it costs guns.
    pub(crate) cost_of_guns: Option<Halves>,
    /// Whether a road crosses the hexside.
    pub(crate) road: bool,
    /// Whether zones of control and attacks reach across [ruling 5].
    pub(crate) touches: bool,
    /// What a defender in `to` gains against an attack by this step.
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
    pub(crate) steps: Vec<Step>,
    pub(crate) shots: Vec<Shot>,
}

/// A battle that has been checked: whatever can be asked of it has an answer.
#[derive(Clone, Debug)]
pub struct Board {
    definition: Definition,
    hash: Hash,
    cells: Vec<Cell>,
    /// The answer for hexes that are not there.
    nowhere: Cell,
    nobody: UnitData,
}

impl Board {
    /// Checks a definition and works out its ground.
    pub fn new(definition: Definition) -> Result<Board, Vec<Fault>> {
        let faults = definition.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let hash = definition.content_hash();
        let cells = Ground::new(&definition).cells();
        let nobody = UnitData {
            id: String::from("?"),
            name: String::from("nobody"),
            side: Side::First,
            nation: String::new(),
            division: None,
            arm: Arm::Infantry,
            strength: 0,
            movement: Halves(0),
            guard: false,
            start: Start::At(Hex::new(0, 0)),
        };
        Ok(Board { definition, hash, cells, nowhere: Cell::default(), nobody })
    }

    /// What it was made from.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// The hash of what it was made from.
    pub fn content_hash(&self) -> Hash {
        self.hash
    }

    /// The name of a side.
    pub fn side_name(&self, side: Side) -> &str {
        let [first, second] = &self.definition.sides;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }

    /// How many units there are.
    pub fn unit_count(&self) -> usize {
        self.definition.units.len()
    }

    /// All units.
    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..u8::try_from(self.definition.units.len()).unwrap_or(u8::MAX)).map(UnitId)
    }

    /// The units of one side.
    pub fn units_of(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.unit_ids().filter(move |&id| self.unit(id).side == side)
    }

    /// What is printed on a unit; a nobody for an id that does not exist.
    pub fn unit(&self, id: UnitId) -> &UnitData {
        self.definition.units.get(usize::from(id.0)).unwrap_or(&self.nobody)
    }

    /// Whether there is such a unit.
    pub fn has_unit(&self, id: UnitId) -> bool {
        usize::from(id.0) < self.definition.units.len()
    }

    /// The unit with that id.
    pub fn unit_by_id(&self, id: &str) -> Option<UnitId> {
        self.unit_ids().find(|&unit| self.unit(unit).id == id)
    }

    /// A division.
    pub fn division(&self, id: DivisionId) -> Option<&Division> {
        self.definition.divisions.get(usize::from(id.0))
    }

    /// All divisions.
    pub fn division_ids(&self) -> impl Iterator<Item = DivisionId> + use<> {
        (0..u8::try_from(self.definition.divisions.len()).unwrap_or(u8::MAX)).map(DivisionId)
    }

    /// The division with that id.
    pub fn division_by_id(&self, id: &str) -> Option<DivisionId> {
        self.division_ids().find(|&division| self.division(division).is_some_and(|found| found.id == id))
    }

    /// Whether the hex is on the map.
    pub fn exists(&self, hex: Hex) -> bool {
        self.cell(hex).exists
    }

    /// How far apart two hexes are.
    pub fn distance(&self, a: Hex, b: Hex) -> u16 {
        self.definition.map.grid.distance(a, b)
    }

    /// Whether attacks and zones of control reach from one hex to the other.
    pub fn touch(&self, a: Hex, b: Hex) -> bool {
        self.step(a, b).is_some_and(|step| step.touches)
    }

    /// Whether it is a night turn [8.0].
    pub fn is_night(&self, turn: u8) -> bool {
        self.definition.turns.night.contains(&turn)
    }

    /// Whether guns in one hex have a clear line of fire to the other, two hexes away; `None` at any other distance.
    pub fn line_of_fire(&self, from: Hex, to: Hex) -> Option<bool> {
        self.cell(from).shots.iter().find(|shot| shot.to == to).map(|shot| shot.clear)
    }

    /// Whether whoever defends the hex is doubled against every attack: a town or a fort [9.0].
    pub fn doubles_defence(&self, hex: Hex) -> bool {
        self.cell(hex).doubling.is_some()
    }

    /// Whether a unit, or guns, could ever step from one hex to the other.
    pub fn passable(&self, from: Hex, to: Hex, guns: bool) -> bool {
        let arm = if guns { Arm::Artillery } else { Arm::Infantry };
        self.step(from, to).is_some_and(|step| step.cost_for(arm).is_some())
    }

    pub(crate) fn step(&self, from: Hex, to: Hex) -> Option<&Step> {
        self.cell(from).steps.iter().find(|step| step.to == to)
    }

    pub(crate) fn index(&self, hex: Hex) -> Option<usize> {
        index(&self.definition.map, hex)
    }

    pub(crate) fn cell(&self, hex: Hex) -> &Cell {
        self.index(hex).and_then(|at| self.cells.get(at)).unwrap_or(&self.nowhere)
    }

    pub(crate) fn cell_count(&self) -> usize {
        self.cells.len()
    }
}

fn index(map: &MapData, hex: Hex) -> Option<usize> {
    map.grid
        .contains(hex)
        .then(|| (usize::from(hex.column) - 1) * usize::from(map.grid.rows) + usize::from(hex.row) - 1)
}

/// Works out the cells of a map.
struct Ground<'a> {
    definition: &'a Definition,
    roads: BTreeSet<Hexside>,
    bridges: BTreeSet<Hexside>,
}

impl<'a> Ground<'a> {
    fn new(definition: &'a Definition) -> Self {
        let map = &definition.map;
        let roads: BTreeSet<Hexside> = map.roads.iter().copied().collect();
        // A road that crosses water is a bridge there [ruling 1].
        let bridges = map.bridges.iter().chain(&map.roads).copied().collect();
        Ground { definition, roads, bridges }
    }

    fn cells(&self) -> Vec<Cell> {
        let map = &self.definition.map;
        let mut cells: Vec<Cell> = map.grid.hexes().map(|hex| self.cell(hex)).collect();
        let blocks: Vec<bool> = cells.iter().map(|cell| cell.blocks_fire).collect();
        let blocks_fire = |hex| index(map, hex).and_then(|at| blocks.get(at)).copied().unwrap_or(false);
        for (hex, cell) in map.grid.hexes().zip(&mut cells) {
            if cell.exists {
                cell.shots = self.shots(hex, &blocks_fire);
            }
        }
        cells
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
            steps: map
                .grid
                .neighbours(hex)
                .filter(|&(_, to)| map.exists(to))
                .map(|(_, to)| self.step(hex, to))
                .collect(),
            shots: Vec::new(),
        }
    }

    fn holds(&self, hex: Hex, kind: Terrain) -> bool {
        self.definition.map.terrain.binary_search(&(hex, kind)).is_ok()
    }

    /// The dearest terrain of the hex decides [4.2]. Open water cannot be entered.
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
        let (stream, gully, landgraben) = (has(&map.streams), has(&map.gullies), has(&map.landgraben));
        let river = has(&map.rivers) && !self.definition.rules.waters_frozen;
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
                    let total = points.saturating_add(u8::from(uphill));
                    Some(Halves(hex.0.saturating_add(Halves::points(total).0)))
                }
                _ => None,
            }
        };
        let guns_stopped = (stream || gully || landgraben || river) && !bridged;
        Step {
            to,
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

    /// Every hex exactly two away: straight on through the hex between, or along a hexside, which is blocked only if
    /// both hexes beside it block [9.0].
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
                clear: line(&grid, from, to).iter().all(|passage| match *passage {
                    Passage::Through(hex) => !blocks_fire(hex),
                    Passage::Between(one, other) => !(blocks_fire(one) && blocks_fire(other)),
                }),
            })
            .collect()
    }
}
