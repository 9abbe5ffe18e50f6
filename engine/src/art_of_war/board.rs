//! A checked battle under one revision of the rules, with everything about its ground worked out once.
//!
//! This is the one place that knows what terrain does [9.0]: the cost of every step, which hexsides a zone of control
//! or an attack crosses, which double the defender, and which lines of fire are clear.

use super::definition::*;
use super::revision::Revision;
use super::unit_set::UnitSet;
use crate::contract::Side;
use crate::digest::Hash;
use crate::hex::{Direction, Hex, Hexside};
use crate::line::{Passage, line};
use crate::map::{Fault, MapData, Slope, Terrain};
use serde::{Deserialize, Serialize};
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

/// A hex of the map's rectangle, by its number in the order of [`Grid::hexes`](crate::hex::Grid::hexes), which is that of hex numbers: what searches
/// count in.
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
    /// The same by its cell.
    pub(crate) cell: CellId,
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
    /// The same by its cell.
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
    /// Whether a river that does something runs along one of its sides: an Elbe hex [17.3].
    pub(crate) on_river: bool,
}

/// Where one can go, and fire, from every hex in one weather: those of all hexes one after the other.
#[derive(Clone, Debug, Default)]
struct Around {
    steps: Vec<Step>,
    shots: Vec<Shot>,
    /// Where the steps and the shots of each cell end.
    ends: Vec<[u32; 2]>,
}

impl Around {
    /// The next cell, with its steps and shots.
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

    fn steps(&self, cell: CellId) -> &[Step] {
        let ([begin, _], [end, _]) = self.of(cell);
        self.steps.get(begin as usize..end as usize).unwrap_or(&[])
    }

    fn shots(&self, cell: CellId) -> &[Shot] {
        let ([_, begin], [_, end]) = self.of(cell);
        self.shots.get(begin as usize..end as usize).unwrap_or(&[])
    }
}

/// A battle that has been checked: whatever can be asked of it has an answer.
#[derive(Clone, Debug)]
pub struct Board {
    definition: Definition,
    revision: Revision,
    hash: Hash,
    cells: Vec<Cell>,
    /// In dry weather and, if it ever rains, in rain [13.0].
    around: Vec<Around>,
    /// Every hex of the rectangle, by its cell.
    hexes: Vec<Hex>,
    /// The units of each side.
    sides: [UnitSet; 2],
    /// Garrisons, which take no room and go nowhere [10.2, 14.0].
    garrisons: UnitSet,
    /// Artillery.
    guns: UnitSet,
    /// The army of each unit, by its place in the rules.
    armies: Vec<Option<ArmyId>>,
    /// The answer for hexes that are not there.
    nowhere: Cell,
    nobody: UnitData,
}

/// An army with a morale, by its place in [`Rules::armies`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ArmyId(pub u8);

impl Board {
    /// Checks a definition and works out its ground, under the newest rules.
    pub fn new(definition: Definition) -> Result<Board, Vec<Fault>> {
        let faults = definition.faults();
        if faults.is_empty() { Ok(Board::checked(definition, Revision::NEWEST)) } else { Err(faults) }
    }

    /// The same battle under a revision of the rules.
    #[must_use]
    pub fn by(&self, revision: Revision) -> Board {
        if revision == self.revision { self.clone() } else { Board::checked(self.definition.clone(), revision) }
    }

    fn checked(definition: Definition, revision: Revision) -> Board {
        let hash = definition.content_hash();
        let ground = |rain| Ground::new(&definition, revision, rain);
        let cells = ground(false).cells();
        let mut around = vec![ground(false).around(&cells)];
        if !definition.turns.rain.is_empty() {
            around.push(ground(true).around(&cells));
        }
        let army = |unit: &UnitData| {
            let at = definition.rules.armies.iter().position(|army| army.nation == unit.nation)?;
            u8::try_from(at).ok().map(ArmyId)
        };
        let armies = definition.units.iter().map(army).collect();
        let hexes = definition.map.grid.hexes().collect();
        let those = |which: &dyn Fn(&UnitData) -> bool| -> UnitSet {
            let ids = (0..=u8::MAX).map(UnitId).zip(&definition.units);
            ids.filter(|(_, unit)| which(unit)).map(|(id, _)| id).collect()
        };
        let sides = Side::BOTH.map(|side| those(&|unit| unit.side == side));
        let garrisons = those(&|unit| unit.garrison.is_some());
        let guns = those(&|unit| unit.arm == Arm::Artillery);
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
            reserve: false,
            garrison: None,
            start: Start::At(Hex::new(0, 0)),
        };
        let nowhere = Cell::default();
        Board { definition, revision, hash, cells, around, hexes, sides, garrisons, guns, armies, nowhere, nobody }
    }

    /// What it was made from.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// The revision of the rules it is played by.
    pub fn revision(&self) -> Revision {
        self.revision
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
        self.all_of(side).iter()
    }

    /// The units of one side, as a set.
    pub(crate) fn all_of(&self, side: Side) -> UnitSet {
        let [first, second] = self.sides;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }

    /// All garrisons [14.0].
    pub(crate) fn garrisons(&self) -> UnitSet {
        self.garrisons
    }

    /// All artillery.
    pub(crate) fn guns(&self) -> UnitSet {
        self.guns
    }

    /// Whose unit it is.
    pub(crate) fn side_of_unit(&self, id: UnitId) -> Side {
        if self.all_of(Side::Second).contains(id) { Side::Second } else { Side::First }
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

    /// Whether attacks and zones of control reach from one hex to the other, in rain or not [ruling 5].
    pub fn touch(&self, rain: bool, a: Hex, b: Hex) -> bool {
        self.step(rain, a, b).is_some_and(|step| step.touches)
    }

    /// The army a unit belongs to, in a battle with morale [16.0].
    pub fn army_of(&self, id: UnitId) -> Option<ArmyId> {
        self.armies.get(usize::from(id.0)).copied().flatten()
    }

    /// An army.
    pub fn army(&self, id: ArmyId) -> Option<&Army> {
        self.definition.rules.armies.get(usize::from(id.0))
    }

    /// All armies.
    pub fn army_ids(&self) -> impl Iterator<Item = ArmyId> + use<> {
        (0..u8::try_from(self.definition.rules.armies.len()).unwrap_or(u8::MAX)).map(ArmyId)
    }

    /// The units of an army.
    pub fn units_of_army(&self, army: ArmyId) -> impl Iterator<Item = UnitId> + '_ {
        self.unit_ids().filter(move |&id| self.army_of(id) == Some(army))
    }

    /// Whether it is a rain turn [13.0].
    pub fn is_rain(&self, turn: u8) -> bool {
        self.definition.turns.rain.contains(&turn)
    }

    /// Whether it is a night turn [8.0].
    pub fn is_night(&self, turn: u8) -> bool {
        self.definition.turns.night.contains(&turn)
    }

    /// Whether guns in one hex have a clear line of fire to the other, two hexes away or just across a river that
    /// cannot be crossed there; `None` at any other distance.
    pub fn line_of_fire(&self, rain: bool, from: Hex, to: Hex) -> Option<bool> {
        self.shots(rain, from).iter().find(|shot| shot.to == to).map(|shot| shot.clear)
    }

    /// The hexes that stop fire on the straight line between two others, whatever their distance [9.0].
    pub fn fire_blockers(&self, from: Hex, to: Hex) -> Vec<Hex> {
        let blocks = |hex| self.cell(hex).blocks_fire;
        let stops = |passage: &Passage| stops_fire(self.revision, *passage, &blocks);
        let met = line(&self.definition.map.grid, from, to).into_iter().filter(stops);
        met.flat_map(|passage| match passage {
            Passage::Through(hex) | Passage::Along(hex) => vec![hex],
            Passage::Between(one, other) => vec![one, other],
        })
        .collect()
    }

    /// Whether whoever defends the hex is doubled against every attack: a town or a fort [9.0].
    pub fn doubles_defence(&self, hex: Hex) -> bool {
        self.cell(hex).doubling.is_some()
    }

    /// Whether a unit, or guns, could step from one hex to the other in dry weather.
    pub fn passable(&self, from: Hex, to: Hex, guns: bool) -> bool {
        let arm = if guns { Arm::Artillery } else { Arm::Infantry };
        self.step(false, from, to).is_some_and(|step| step.cost_for(arm).is_some())
    }

    /// What a unit of that arm pays for a step to a neighbouring hex; nothing if it can never make it [4.2, 9.0].
    pub fn step_cost(&self, rain: bool, from: Hex, to: Hex, arm: Arm) -> Option<Halves> {
        self.step(rain, from, to)?.cost_for(arm)
    }

    fn around(&self, rain: bool) -> Option<&Around> {
        self.around.get(usize::from(rain)).or(self.around.first())
    }

    pub(crate) fn steps(&self, rain: bool, from: Hex) -> &[Step] {
        self.cell_id(from).map_or(&[], |cell| self.steps_from(rain, cell))
    }

    pub(crate) fn steps_from(&self, rain: bool, from: CellId) -> &[Step] {
        self.around(rain).map_or(&[], |around| around.steps(from))
    }

    pub(crate) fn shots(&self, rain: bool, from: Hex) -> &[Shot] {
        self.cell_id(from).map_or(&[], |cell| self.shots_from(rain, cell))
    }

    pub(crate) fn shots_from(&self, rain: bool, from: CellId) -> &[Shot] {
        self.around(rain).map_or(&[], |around| around.shots(from))
    }

    pub(crate) fn step(&self, rain: bool, from: Hex, to: Hex) -> Option<&Step> {
        self.steps(rain, from).iter().find(|step| step.to == to)
    }

    pub(crate) fn cell_id(&self, hex: Hex) -> Option<CellId> {
        cell_id(&self.definition.map, hex)
    }

    pub(crate) fn index(&self, hex: Hex) -> Option<usize> {
        self.cell_id(hex).map(CellId::index)
    }

    /// The hex of a cell.
    pub(crate) fn hex_of_cell(&self, cell: CellId) -> Option<Hex> {
        self.hexes.get(cell.index()).copied()
    }

    pub(crate) fn cell(&self, hex: Hex) -> &Cell {
        self.index(hex).and_then(|at| self.cells.get(at)).unwrap_or(&self.nowhere)
    }

    pub(crate) fn cell_count(&self) -> usize {
        self.cells.len()
    }
}

fn cell_id(map: &MapData, hex: Hex) -> Option<CellId> {
    let grid = &map.grid;
    let before = |hex: Hex| (u16::from(hex.column) - 1) * u16::from(grid.rows) + u16::from(hex.row) - 1;
    grid.contains(hex).then(|| CellId(before(hex)))
}

/// What a hex of a map is, and a step into it; the map need not be a whole battle's.
pub(crate) fn sample(definition: &Definition, rain: bool, from: Hex, to: Hex) -> (Cell, Step) {
    let ground = Ground::new(definition, Revision::NEWEST, rain);
    (ground.cell(to), ground.step(from, to))
}

/// Works out the cells of a map.
struct Ground<'a> {
    definition: &'a Definition,
    revision: Revision,
    rain: bool,
    roads: BTreeSet<Hexside>,
    bridges: BTreeSet<Hexside>,
}

impl<'a> Ground<'a> {
    fn new(definition: &'a Definition, revision: Revision, rain: bool) -> Self {
        let map = &definition.map;
        let roads: BTreeSet<Hexside> = map.roads.iter().copied().collect();
        // A road that crosses water is a bridge there [ruling 1].
        let bridges = map.bridges.iter().chain(&map.roads).copied().collect();
        Ground { definition, revision, rain, roads, bridges }
    }

    fn cells(&self) -> Vec<Cell> {
        self.definition.map.grid.hexes().map(|hex| self.cell(hex)).collect()
    }

    fn around(&self, cells: &[Cell]) -> Around {
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
            // Guns reach an enemy just across a river that keeps everybody else apart [9.0].
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
                    let total = points.saturating_add(u8::from(uphill));
                    Some(Halves(hex.0.saturating_add(Halves::points(total).0)))
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
                cell: cell_id(map, to).unwrap_or(CellId(u16::MAX)),
                clear: !line(&grid, from, to).iter().any(|met| stops_fire(self.revision, *met, blocks_fire)),
            })
            .collect()
    }
}

/// Whether a line of fire ends where it meets this: along a hexside only if both hexes beside it block, and nothing
/// outside the map does [9.0].
fn stops_fire(revision: Revision, passage: Passage, blocks: &impl Fn(Hex) -> bool) -> bool {
    match passage {
        Passage::Through(hex) => blocks(hex),
        Passage::Along(hex) => blocks(hex) && !revision.edge_never_blocks(),
        Passage::Between(one, other) => blocks(one) && blocks(other),
    }
}
